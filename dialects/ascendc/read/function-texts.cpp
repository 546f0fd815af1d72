// See function-texts.h. Bodies are found by their brackets, so that code which does not compile can be read as well.
#include "dialects/ascendc/read/function-texts.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace assay::ascendc {
namespace {

constexpr std::array<std::string_view, 8> kNoFunctions = {"if",    "for",       "while",  "switch",
                                                          "catch", "constexpr", "likely", "unlikely"};

bool IsQualifier(std::string_view token) {
  return token == "const" || token == "override" || token == "noexcept" || token == "final";
}

}  // namespace

FileText::FileText(std::string_view text, int file) : code_(text), file_(file), openers_(code_.size()) {
  for (std::size_t i = 0; i < code_.size(); ++i)
    if (const auto close = code_.Closer(i)) openers_[*close] = i;
  for (std::size_t i = 1; i < code_.size(); ++i) {
    if (At(i) != "{") continue;
    std::size_t end = i - 1;
    while (end > 0 && IsQualifier(At(end))) --end;
    const auto close = code_.Closer(i);
    const auto params = At(end) == ")" ? Opener(end) : std::nullopt;
    if (!close || !params || *params == 0 || !source::IsName(At(*params - 1))) continue;
    const std::size_t name = *params - 1;
    if (std::find(kNoFunctions.begin(), kNoFunctions.end(), At(name)) != kNoFunctions.end()) continue;
    FunctionText function{std::string(At(name)), {}, *params, end, i, *close};
    if (name >= 2 && At(name - 1) == "::") {
      std::size_t owner = name - 2;
      int depth = 0;
      for (; owner > 0; --owner) {
        depth += At(owner) == ">" ? 1 : At(owner) == "<" ? -1 : 0;
        if (depth == 0 && At(owner) != "<") break;
        if (depth == 0) {
          --owner;
          break;
        }
      }
      function.owner = At(owner);
    }
    functions_.push_back(std::move(function));
    i = *close;
  }
}

SourceRange FileText::Range(std::size_t first, std::size_t last) const {
  return {file_, code_.tokens()[first].begin, code_.tokens()[last].end};
}

std::string FileText::Joined(std::size_t first, std::size_t end) const {
  std::string joined;
  for (std::size_t i = first; i < end; ++i) {
    if (At(i) == "this" && At(i + 1) == "->") {
      ++i;
      continue;
    }
    if (At(i) == "static_cast" && At(i + 1) == "<") {
      while (i < end && At(i) != ">") ++i;
      continue;
    }
    joined += At(i);
  }
  return joined;
}

std::string FileText::Bare(std::size_t first, std::size_t end) const {
  std::string joined = Joined(first, end);
  std::erase_if(joined, [](char c) { return c == '(' || c == ')'; });
  return joined;
}

std::optional<std::size_t> FileText::Opener(std::size_t token) const { return openers_[token]; }

std::size_t FileText::Next(std::size_t from, std::size_t end, std::string_view mark) const {
  for (std::size_t i = from; i < end; ++i) {
    if (At(i) == mark) return i;
    if (source::ClosesBracket(At(i))) return end;
    if (const auto close = code_.Closer(i)) i = *close;
  }
  return end;
}

std::vector<std::string> FileText::Parameters(const FunctionText& function) const {
  std::vector<std::string> names;
  int depth = 0;
  for (std::size_t i = function.params + 1; i <= function.params_end; ++i) {
    const std::string_view token = At(i);
    depth += token == "<" ? 1 : token == ">" ? -1 : 0;
    const bool ends = (token == "," && depth == 0) || i == function.params_end;
    if (ends && i > function.params + 1 && source::IsName(At(i - 1))) names.emplace_back(At(i - 1));
  }
  return names;
}

bool FileText::IsOwnName(std::size_t i, std::string_view name) const {
  if (At(i) != name) return false;
  if (i == 0 || (At(i - 1) != "." && At(i - 1) != "->" && At(i - 1) != "::")) return true;
  return At(i - 1) == "->" && i >= 2 && At(i - 2) == "this";
}

bool IsChain(std::string_view joined) {
  if (joined.empty() || std::isdigit(static_cast<unsigned char>(joined.front()))) return false;
  for (std::size_t i = 0; i < joined.size(); ++i) {
    const char c = joined[i];
    if (std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == ':') continue;
    if (c == '-' && i + 1 < joined.size() && joined[i + 1] == '>') {
      ++i;
      continue;
    }
    return false;
  }
  return true;
}

}  // namespace assay::ascendc
