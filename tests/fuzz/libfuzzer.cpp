// Half of libFuzzer's mutants are made in the same way as in driver.cpp.
#include <algorithm>
#include <cstring>
#include <string>

#include "tests/fuzz/mutate.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  assay::fuzz::Random random(seed);
  if (random.Below(2) == 0) return LLVMFuzzerMutate(data, size, most);
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::string made = assay::fuzz::Mutated(text, text, most, random);
  std::memcpy(data, made.data(), made.size());
  return made.size();
}
