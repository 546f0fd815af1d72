// Reads the options of a build: see build-flags.h.
#include "dialects/cuda/read/build-flags.h"

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <sstream>
#include <string_view>

namespace assay::cuda {
namespace {

void Define(std::string_view macro, std::string& out) {
  const std::size_t equals = macro.find('=');
  out += "#define " + std::string(macro.substr(0, equals)) + ' ';
  out += equals == std::string_view::npos ? "1" : std::string(macro.substr(equals + 1));
  out += '\n';
}

// The value of an option at `i`, after `=` or in the next word; nullopt if the word is another option.
std::optional<std::string> ValueOf(const std::vector<std::string>& words, std::size_t i,
                                   std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) {
    if (words[i] == name) return i + 1 < words.size() ? words[i + 1] : "";
    if (words[i].starts_with(name) && words[i][name.size()] == '=') return words[i].substr(name.size() + 1);
  }
  return std::nullopt;
}

// "c++17", "gnu++17".
int StandardOf(std::string_view text) {
  const std::size_t plus = text.find("++");
  if (plus == std::string_view::npos) return 0;
  const std::string_view year = text.substr(plus + 2);
  if (year == "14" || year == "1y" || year == "11" || year == "03") return 14;
  if (year == "17" || year == "1z") return 17;
  return year == "20" || year == "2a" || year == "23" || year == "2b" ? 20 : 0;
}

// The lowest N of `sm_N` and `compute_N` in a text, as 10 N.
void NoteArchs(std::string_view text, int& lowest) {
  for (const std::string_view prefix : {"sm_", "compute_", "lto_"}) {
    for (std::size_t at = text.find(prefix); at != std::string_view::npos; at = text.find(prefix, at)) {
      int number = 0;
      for (at += prefix.size(); at < text.size() && text[at] >= '0' && text[at] <= '9' && number < 1000; ++at)
        number = number * 10 + (text[at] - '0');
      if (number > 0 && (lowest == 0 || number * 10 < lowest)) lowest = number * 10;
    }
  }
}

bool IsMacro(std::string_view text) { return !text.empty() && text.find('\n') == std::string_view::npos; }

}  // namespace

BuildFlags ReadBuildFlags(const std::vector<std::string>& flags, const std::vector<std::string>& defines) {
  BuildFlags read;
  std::vector<std::string> words;
  for (const std::string& flag : flags) {
    std::istringstream in(flag);
    for (std::string word; in >> word;) words.push_back(std::move(word));
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (const auto value = ValueOf(words, i, {"-std", "--std"})) read.standard = StandardOf(*value);
    for (const auto& value :
         {ValueOf(words, i, {"-arch", "--gpu-architecture", "--cuda-gpu-arch", "--offload-arch"}),
          ValueOf(words, i, {"-gencode", "--generate-code"}), ValueOf(words, i, {"-code", "--gpu-code"})}) {
      if (value) NoteArchs(*value, read.arch);
    }
    const auto forced = ValueOf(words, i, {"-include", "--pre-include"});
    if (forced && read.forced.empty()) read.forced = *forced;
    if (word.starts_with("-D") || word.starts_with("-U")) {
      const std::string macro = word.size() > 2 ? word.substr(2) : i + 1 < words.size() ? words[++i] : "";
      if (!IsMacro(macro)) continue;
      if (word.starts_with("-D")) {
        Define(macro, read.prelude);
      } else {
        read.prelude += "#undef " + macro + "\n";
      }
    }
    read.relaxed |= word == "--expt-relaxed-constexpr" || word == "-expt-relaxed-constexpr";
    read.lambdas |= word == "--extended-lambda" || word == "-extended-lambda" || word == "--expt-extended-lambda" ||
                    word == "-expt-extended-lambda";
    const bool separate = word == "-rdc" || word == "--relocatable-device-code";
    if (separate && i + 1 < words.size()) read.rdc = words[i + 1] == "true";
    read.rdc |= word == "-rdc=true" || word == "--relocatable-device-code=true" || word == "-dc" ||
                word == "--device-c" || word == "-dw" || word == "--device-w";
  }
  for (const std::string& define : defines) Define(define, read.prelude);
  return read;
}

}  // namespace assay::cuda
