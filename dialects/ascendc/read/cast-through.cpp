// See cast-through.h.
#include "dialects/ascendc/read/cast-through.h"

#include "analyzer/facts/lowered.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>

namespace assay::ascendc {
namespace {

constexpr std::string_view kThrough = "(float)";

// Where the operand of the cast at `at` begins: after the type of `(T)x`, after the parenthesis of `T(x)` and
// `static_cast<T>(x)`. npos if the text is not a cast.
std::size_t OperandOf(const std::string& text, std::size_t at) {
  const bool c_style = at < text.size() && text[at] == '(';
  std::size_t open = text.find('(', at);
  if (open == std::string::npos || !c_style) return open == std::string::npos ? open : open + 1;
  int depth = 0;
  for (; open < text.size(); ++open) {
    if (text[open] == '(') ++depth;
    if (text[open] == ')' && --depth == 0) return open + 1;
  }
  return std::string::npos;
}

}  // namespace

bool IsHalfToBfloatCast(const ParseError& error) {
  return error.diag.starts_with("err_bad_cxx_cast") && error.message.find("_Float16") != std::string::npos &&
         error.message.find("__bf16") != std::string::npos;
}

std::optional<CastsThroughFloat> ThroughFloat(const Project& project, const std::vector<ParseError>& errors) {
  CastsThroughFloat made;
  for (const ParseError& error : errors) {
    const int file = error.range.file;
    if (!IsHalfToBfloatCast(error) || file < 0 || file >= static_cast<int>(project.files.size())) continue;
    const std::size_t at = OperandOf(project.files[static_cast<std::size_t>(file)].text, error.range.begin);
    if (at != std::string::npos) made.insertions.push_back({file, static_cast<std::uint32_t>(at)});
  }
  if (made.insertions.empty()) return std::nullopt;
  const auto key = [](const CastsThroughFloat::Insertion& one) { return std::tie(one.file, one.at); };
  std::sort(made.insertions.begin(), made.insertions.end(),
            [&](const auto& a, const auto& b) { return key(a) < key(b); });
  // A template has the error in each of its instances.
  made.insertions.erase(std::unique(made.insertions.begin(), made.insertions.end(),
                                    [&](const auto& a, const auto& b) { return key(a) == key(b); }),
                        made.insertions.end());
  made.project = project;
  for (auto one = made.insertions.rbegin(); one != made.insertions.rend(); ++one)
    made.project.files[static_cast<std::size_t>(one->file)].text.insert(one->at, kThrough);
  return made;
}

void MoveBack(const CastsThroughFloat& copy, LoweredModule& module) {
  const auto back = [&](SourceRange& range) {
    for (std::uint32_t* place : {&range.begin, &range.end}) {
      std::uint32_t added = 0;
      for (const CastsThroughFloat::Insertion& one : copy.insertions) {
        if (one.file == range.file && one.at + added < *place) added += static_cast<std::uint32_t>(kThrough.size());
      }
      *place -= std::min(*place, added);
    }
  };
  for (LoweredModule::Location& location : module.locations) {
    back(location.range);
    for (SourceRange& caller : location.callers) back(caller);
  }
}

}  // namespace assay::ascendc
