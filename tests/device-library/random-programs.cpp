// Random programs of warp operations, barriers, atomics and narrow arithmetic: the device library, compiled and run by
// fibres, compared with a separate interpreter. random-simt-programs [--count N] [--first SEED]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "tests/device-library/lanes.h"
#include "tests/device-library/program.h"

namespace assay::test {
namespace {

constexpr int kBatch = 100;

// The number of programs that differ; prints how each does.
int Compare(std::uint64_t first, int count) {
  std::string text = "#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n";
  std::vector<Program> programs;
  for (int i = 0; i < count; ++i) {
    programs.push_back(Generate(first + static_cast<std::uint64_t>(i)));
    text += Text(programs.back(), "p" + std::to_string(i));
  }
  Lanes lanes(text);
  if (!lanes.error().empty()) {
    std::printf("programs from %llu do not compile: %s\n", static_cast<unsigned long long>(first),
                lanes.error().c_str());
    return count;
  }
  int different = 0;
  for (int i = 0; i < count; ++i) {
    const Program& program = programs[static_cast<std::size_t>(i)];
    const std::vector<std::uint32_t> expected = Interpret(program);
    std::vector<std::uint32_t> memory(expected.size() + kCells);
    const Lanes::Result result = lanes.Run("p" + std::to_string(i), program.threads, memory.data());
    std::string why = result.fault;
    if (result.inactive_reads != 0) why += " a lane that takes no part was read";
    for (std::size_t k = 0; k < expected.size() && why.empty(); ++k) {
      if (memory[k] == expected[k]) continue;
      char line[120];
      std::snprintf(line, sizeof line, "thread %zu, r%zu: %08x, expected %08x", k / kRegisters, k % kRegisters,
                    memory[k], expected[k]);
      why = line;
    }
    if (why.empty()) continue;
    ++different;
    std::printf("program %llu: %s\n", static_cast<unsigned long long>(first) + static_cast<unsigned long long>(i),
                why.c_str());
    if (different == 1) std::printf("%s\n", Text(program, "first_difference").c_str());
  }
  return different;
}

}  // namespace
}  // namespace assay::test

int main(int argc, char** argv) {
  int count = 400;
  unsigned long long first = 1;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--count") == 0) count = std::atoi(argv[i + 1]);
    if (std::strcmp(argv[i], "--first") == 0) first = std::strtoull(argv[i + 1], nullptr, 10);
  }
  int different = 0;
  for (int done = 0; done < count; done += assay::test::kBatch)
    different += assay::test::Compare(first + static_cast<unsigned long long>(done),
                                      std::min(assay::test::kBatch, count - done));
  std::printf("%d programs, %d different\n", count, different);
  return count > 0 && different == 0 ? 0 : 1;
}
