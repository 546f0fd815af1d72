// Makes known-benchmarks.inc of a list of texts: lines "BENCHMARK<tab>TASK<tab>PATH" on standard input, PATH empty
// where only the name is to be known. Run by scripts/benchmark-index.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "corpus/curate/known-benchmarks.h"

namespace {

constexpr std::size_t kSample = 12;    // runs kept of a text
constexpr std::size_t kLeastRuns = 8;  // of a text that is worth knowing
constexpr std::size_t kMostTexts = 5;  // with a run that is not boilerplate

struct Text {
  std::size_t benchmark;
  std::vector<std::uint64_t> runs;
};

template <class List, class Line>
void Print(const char* type, const char* name, const List& list, const Line& line) {
  fmt::print("constexpr std::array<{}, {}> {} = {{{{\n", type, list.size(), name);
  std::size_t column = 0;
  for (const auto& one : list) {
    const std::string text = line(one);
    if (column + text.size() > 118) {
      fmt::print("\n");
      column = 0;
    }
    fmt::print("{}", text);
    column += text.size();
  }
  fmt::print("\n}}}};\n");
}

}  // namespace

int main() {
  std::vector<std::string> benchmarks;
  std::map<std::uint64_t, std::uint32_t> names;
  std::vector<Text> texts;
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t first = line.find('\t');
    const std::size_t second = line.find('\t', first + 1);
    if (second == std::string::npos) continue;
    const std::string benchmark = line.substr(0, first);
    const auto at = std::find(benchmarks.begin(), benchmarks.end(), benchmark);
    const auto number = static_cast<std::size_t>(at - benchmarks.begin());
    if (at == benchmarks.end()) benchmarks.push_back(benchmark);
    const std::uint64_t name = assay::NameHash(line.substr(first + 1, second - first - 1));
    if (name != 0) names[name] |= 1U << number;
    std::ifstream in(line.substr(second + 1), std::ios::binary);
    std::vector<std::uint64_t> runs = assay::RunHashes(std::string(std::istreambuf_iterator<char>(in), {}));
    if (runs.size() >= kLeastRuns) texts.push_back({number, std::move(runs)});
  }
  std::map<std::uint64_t, std::size_t> count;
  for (const Text& text : texts) {
    for (const std::uint64_t run : text.runs) ++count[run];
  }
  std::vector<std::pair<std::uint32_t, std::size_t>> runs;
  std::vector<std::pair<std::size_t, std::size_t>> kept;
  for (const Text& text : texts) {
    std::vector<std::uint32_t> sample;
    for (const std::uint64_t run : text.runs) {
      if (count[run] <= kMostTexts && sample.size() < kSample) sample.push_back(static_cast<std::uint32_t>(run));
    }
    if (sample.size() < kLeastRuns / 2) continue;
    for (const std::uint32_t run : sample) runs.emplace_back(run, kept.size());
    kept.emplace_back(text.benchmark, sample.size());
  }
  std::sort(runs.begin(), runs.end());
  fmt::print("// Made by scripts/benchmark-index; {} names, {} texts.\n", names.size(), kept.size());
  Print("std::string_view", "kBenchmarkNames", benchmarks,
        [](const auto& one) { return fmt::format("\"{}\", ", one); });
  Print("KnownName", "kKnownNames", names,
        [](const auto& one) { return fmt::format("{{{:#x}, {}}}, ", one.first, one.second); });
  Print("KnownText", "kKnownTexts", kept,
        [](const auto& one) { return fmt::format("{{{}, {}}}, ", one.first, one.second); });
  Print("KnownRun", "kKnownRuns", runs,
        [](const auto& one) { return fmt::format("{{{:#x}, {}}}, ", one.first, one.second); });
}
