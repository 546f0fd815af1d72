// Reading the words of a build: see build-flags.h.
#include "dialects/cuda/read/build-flags.h"

#include <cstddef>
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
