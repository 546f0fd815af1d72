// One part of a run that several machines share: consecutive inputs, so that concatenating the parts gives the whole.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

struct Shard {
  std::size_t number = 1;  // from 1
  std::size_t of = 1;

  bool whole() const { return of == 1; }
  // The inputs of this part, of `all`: from begin to end.
  std::size_t begin(std::size_t all) const { return Before(number - 1, all); }
  std::size_t end(std::size_t all) const { return Before(number, all); }

  std::string Name() const { return std::to_string(number) + "/" + std::to_string(of); }
  // The suffix of its files' names; empty for the whole.
  std::string FileMark() const {
    return whole() ? "" : "-shard-" + std::to_string(number) + "-of-" + std::to_string(of);
  }

  // "2/5"; no value for anything else.
  static std::optional<Shard> Parse(std::string_view text);

  template <class T>
  void Take(std::vector<T>& inputs) const {
    const std::size_t all = inputs.size();
    inputs.erase(inputs.begin() + static_cast<std::ptrdiff_t>(end(all)), inputs.end());
    inputs.erase(inputs.begin(), inputs.begin() + static_cast<std::ptrdiff_t>(begin(all)));
  }

 private:
  // The first parts get one more input each if the division leaves a remainder.
  std::size_t Before(std::size_t parts, std::size_t all) const {
    return all / of * parts + (parts < all % of ? parts : all % of);
  }
};

// Whether these, in their order, are all parts of a whole, each once: what is wrong, or "".
std::string WhyNotAll(const std::vector<Shard>& shards);

}  // namespace assay
