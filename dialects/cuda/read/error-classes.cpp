// See error-classes.h. Classified by Clang's names of its diagnostics and their notes.
#include "dialects/cuda/read/error-classes.h"

#include <algorithm>
#include <array>
#include <regex>
#include <string>
#include <string_view>
#include <utility>

#include "analyzer/source/content.h"

namespace assay::cuda {
namespace {

constexpr std::size_t kMostMessage = 1000;  // of a message that a regular expression is matched against

const std::string& TextOf(const Project& project, const SourceRange& range) {
  return project.files[static_cast<std::size_t>(range.file)].text;
}

bool IsCandidate(const ParseNote& note) { return note.message.starts_with("candidate"); }

// Every candidate function belongs to the other side.
bool ReadOtherSide(ParseError& error) {
  static const std::regex kReference(
      "reference to (__\\w+__(?: __\\w+__)?) function '([^']+)' in (__\\w+__(?: __\\w+__)?) function");
  static const std::regex kCall("call to (__\\w+__(?: __\\w+__)?) function from (__\\w+__(?: __\\w+__)?) function");
  std::smatch match;
  if (error.diag == "err_ref_bad_target") {
    const std::string message = error.message.substr(0, kMostMessage);
    if (!std::regex_search(message, match, kReference)) return false;
    error.owner = match[1];
    error.name = match[2];
    error.expected = match[3];
    return true;
  }
  if (!error.diag.starts_with("err_ovl_no_viable_function_in_call")) return false;
  bool any = false;
  for (const ParseNote& note : error.notes) {
    if (!IsCandidate(note)) continue;
    const std::string message = note.message.substr(0, kMostMessage);
    if (!std::regex_search(message, match, kCall)) return false;
    if (!any) error.declaration = note.range;
    any = true;
    error.owner = match[1];
    error.expected = match[2];
  }
  return any;
}

// The name before the bracket around a place, past further brackets.
std::string ArrayAround(const Project& project, const SourceRange& range) {
  const std::string& text = TextOf(project, range);
  std::size_t at = std::min<std::size_t>(range.begin, text.size());
  while (at > 0 && text[at] != '[' && text[at] != ';' && text[at] != '{') --at;
  const auto before = [&](std::size_t place) {
    while (place > 0 && text[place - 1] == ' ') --place;
    return place;
  };
  for (at = before(at); at > 0 && text[at - 1] == ']'; at = before(at)) {
    int open = 0;
    do {
      --at;
      open += text[at] == ']' ? 1 : text[at] == '[' ? -1 : 0;
    } while (open > 0 && at > 0);
  }
  std::size_t begin = at;
  while (begin > 0 && source::IsIdentifierChar(text[begin - 1])) --begin;
  return text.substr(begin, at - begin);
}

bool IsHalf(std::string_view type) {
  return type == "__half" || type == "__half2" || type == "__nv_bfloat16" || type == "__nv_bfloat162";
}

bool IsNumber(std::string_view type) {
  constexpr std::array<std::string_view, 14> kNumbers = {
      "float",         "double",         "int",       "unsigned int",
      "long",          "unsigned long",  "long long", "unsigned long long",
      "short",         "unsigned short", "char",      "bool",
      "unsigned char", "signed char"};
  return std::find(kNumbers.begin(), kNumbers.end(), type) != kNumbers.end();
}

// "const __half &" -> "__half".
std::string PlainType(std::string type) {
  if (type.starts_with("const ")) type.erase(0, 6);
  while (!type.empty() && (type.back() == '&' || type.back() == ' ')) type.pop_back();
  return type;
}

bool ReadHalf(ParseError& error) {
  static const std::regex kOperands(
      "invalid operands to binary expression \\('([^']+)'(?: \\(aka '([^']+)'\\))? and '([^']+)'(?: \\(aka "
      "'([^']+)'\\))?\\)");
  static const std::regex kConversion(
      "no viable conversion from '([^']+)'(?: \\(aka '([^']+)'\\))? to '([^']+)'(?: \\(aka '([^']+)'\\))?");
  const std::string message = error.message.substr(0, kMostMessage);
  std::smatch match;
  const bool operands = error.diag == "err_typecheck_invalid_operands" && std::regex_search(message, match, kOperands);
  if (!operands && !std::regex_search(message, match, kConversion)) return false;
  const std::string first = PlainType(match[2].matched ? match[2] : match[1]),
                    second = PlainType(match[4].matched ? match[4] : match[3]);
  const bool known = (IsHalf(first) || IsNumber(first)) && (IsHalf(second) || IsNumber(second));
  if (!known || (!IsHalf(first) && !IsHalf(second))) return false;
  // No release has operators or conversions between two different half types.
  if (IsHalf(first) && IsHalf(second) && first != second) return false;
  // torch keeps bfloat16's operators.
  if (operands && first == second && first.starts_with("__nv_")) return false;
  error.argument_types = {first, second};
  error.name = operands ? "operator" : "conversion";
  return true;
}

bool ReadRemoved(ParseError& error) {
  constexpr std::array<std::string_view, 7> kGone = {"__shfl", "__shfl_up", "__shfl_down", "__shfl_xor",
                                                     "__any",  "__all",     "__ballot"};
  if (!error.diag.starts_with("err_undeclared") || std::find(kGone.begin(), kGone.end(), error.name) == kGone.end())
    return false;
  error.suggestion = error.name + "_sync";
  return true;
}

bool ReadAtomic(ParseError& error) {
  static const std::regex kPointer("no known conversion from '([^'*]+)\\*'|from '([^'*]+) \\*'");
  if (error.diag != "err_ovl_no_viable_function_in_call" || !error.name.starts_with("atomic")) return false;
  for (const ParseNote& note : error.notes) {
    const std::string message = note.message.substr(0, kMostMessage);
    std::smatch match;
    if (!std::regex_search(message, match, kPointer) || !message.ends_with("for 1st argument")) continue;
    error.argument_types = {PlainType(match[1].matched ? match[1] : match[2])};
    while (!error.argument_types[0].empty() && error.argument_types[0].back() == ' ')
      error.argument_types[0].pop_back();
    return true;
  }
  return false;
}

bool ReadMixed(ParseError& error) {
  static const std::regex kConflict(
      "deduced conflicting types for parameter '[^']+' \\('([^']+)'(?: \\(aka '([^']+)'\\))? vs\\. '([^']+)'(?: \\(aka "
      "'([^']+)'\\))?\\)");
  if (error.diag != "err_ovl_no_viable_function_in_call" || (error.name != "min" && error.name != "max")) return false;
  for (const ParseNote& note : error.notes) {
    const std::string message = note.message.substr(0, kMostMessage);
    std::smatch match;
    if (!std::regex_search(message, match, kConflict)) continue;
    error.argument_types = {match[2].matched ? match[2] : match[1], match[4].matched ? match[4] : match[3]};
    return true;
  }
  return false;
}

bool OnOneLine(const Project& project, const SourceRange& a, const SourceRange& b) {
  if (!a.valid() || a.file != b.file) return false;
  const std::string& text = TextOf(project, a);
  const auto [from, to] = std::minmax<std::size_t>({a.begin, b.begin});
  return to <= text.size() && text.substr(from, to - from).find('\n') == std::string::npos;
}

}  // namespace

void NameClass(const Project& project, bool torch, ParseError& error) {
  if (!error.range.valid()) return;
  if (ReadOtherSide(error)) {
    error.what = ParseErrorClass::kOtherSide;
  } else if (error.diag == "err_cuda_vla") {
    error.what = ParseErrorClass::kVariableLength;
    error.name = ArrayAround(project, error.range);
  } else if (torch && ReadHalf(error)) {
    error.what = ParseErrorClass::kHalfOperator;
  } else if (ReadRemoved(error)) {
    error.what = ParseErrorClass::kRemovedName;
  } else if (ReadAtomic(error)) {
    error.what = ParseErrorClass::kAtomicType;
  } else if (ReadMixed(error)) {
    error.what = ParseErrorClass::kMixedTypes;
  }
}

void DropRepeated(const Project& project, std::vector<ParseError>& errors) {
  std::vector<std::pair<SourceRange, std::string>> arrays;
  std::erase_if(errors, [&](const ParseError& error) {
    if (error.what != ParseErrorClass::kVariableLength) return false;
    for (const auto& [range, name] : arrays) {
      if (name == error.name && OnOneLine(project, range, error.range)) return true;
    }
    arrays.emplace_back(error.range, error.name);
    return false;
  });
  std::erase_if(errors, [&](const ParseError& error) {
    return (error.diag == "nvcc_zero_sized_shared" || error.diag == "err_vla_decl_has_static_storage") &&
           std::any_of(arrays.begin(), arrays.end(),
                       [&](const auto& array) { return OnOneLine(project, array.first, error.range); });
  });
}

}  // namespace assay::cuda
