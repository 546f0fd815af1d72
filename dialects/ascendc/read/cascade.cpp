// The ways in which one error can cause another, each recognised from the text around the errors.
#include "dialects/ascendc/read/cascade.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <string>
#include <string_view>

namespace assay::ascendc {
namespace {

bool IsName(const ParseError& error) {
  switch (error.what) {
    case ParseErrorClass::kInventedName:
    case ParseErrorClass::kUnmodelledName:
    case ParseErrorClass::kUndeclared:
    case ParseErrorClass::kMissingInclude:
    case ParseErrorClass::kNamespace:
    case ParseErrorClass::kHostMath:
      return error.range.valid();
    default:
      return false;
  }
}

std::string_view TextOf(const Project& project, const SourceRange& range) {
  if (!range.valid() || static_cast<std::size_t>(range.file) >= project.files.size()) return {};
  const std::string& text = project.files[static_cast<std::size_t>(range.file)].text;
  if (range.begin > range.end || range.end > text.size()) return {};
  return std::string_view(text).substr(range.begin, range.end - range.begin);
}

bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// At the first error the parser had to guess what the name is; the second one comes after it on the line.
bool GuessedOn(const Project& project, const ParseError& first, const ParseError& second) {
  if (second.range.file != first.range.file || second.range.begin < first.range.end) return false;
  const std::string_view between = TextOf(project, {first.range.file, first.range.end, second.range.begin});
  // `Unknown<float>::member`: errors about the member are meaningless.
  const bool within = between.find("::") != std::string_view::npos && between.find(' ') == std::string_view::npos &&
                      std::all_of(between.begin(), between.end(), [](char c) {
                        return IsWord(c) || std::string_view("<>:,").find(c) != std::string_view::npos;
                      });
  if (within) return true;
  if (second.what != ParseErrorClass::kSyntax) return false;
  return between.size() < 400 && between.find('\n') == std::string_view::npos &&
         between.find(';') == std::string_view::npos;
}

bool IsUnknownType(const ParseError& error) { return error.diag.find("unknown_typename") != std::string::npos; }

// An alias `using Name = Unknown<...>` around the first error declares the type that the second one lacks.
bool AliasOf(const Project& project, const ParseError& first, const ParseError& second) {
  if (second.name.empty() || second.name == first.name || first.range.file != second.range.file) return false;
  if (second.range.begin < first.range.end) return false;
  std::string_view before = TextOf(project, {first.range.file, 0, first.range.begin});
  const std::size_t start = before.find_last_of(";{}");
  if (start != std::string_view::npos) before.remove_prefix(start + 1);
  const std::size_t equals = before.find('=');
  if (equals == std::string_view::npos) return false;
  before = before.substr(0, before.find_last_not_of(" \t\r\n", equals - 1) + 1);
  if (equals == 0 || !before.ends_with(second.name)) return false;
  before.remove_suffix(second.name.size());
  const std::size_t word = before.find_last_not_of(" \t\r\n");
  return word != std::string_view::npos && word + 1 < before.size() && before.substr(0, word + 1).ends_with("using");
}

// `Unknown<...> name` after the first error declares the name that the second one lacks.
bool DeclaredWith(const Project& project, const ParseError& first, const ParseError& second) {
  const bool lacks = second.what == ParseErrorClass::kUndeclared || second.what == ParseErrorClass::kInventedName;
  if (!lacks || second.name.empty() || second.name == first.name || first.what == ParseErrorClass::kUndeclared)
    return false;
  if (second.diag.find("undeclared") == std::string::npos && !IsUnknownType(second)) return false;
  const std::uint32_t reach = first.range.end + 400;
  if (static_cast<std::size_t>(first.range.file) >= project.files.size()) return false;
  const auto size = static_cast<std::uint32_t>(project.files[static_cast<std::size_t>(first.range.file)].text.size());
  std::string_view rest = TextOf(project, {first.range.file, first.range.end, std::min(reach, size)});
  rest = rest.substr(0, rest.find_first_of(";(={"));
  while (!rest.empty() && !IsWord(rest.back())) rest.remove_suffix(1);
  if (!rest.ends_with(second.name)) return false;
  rest.remove_suffix(second.name.size());
  // A type precedes the variable: the end of its template arguments, or white space.
  return !rest.empty() && (rest.back() == ' ' || rest.back() == '>' || rest.back() == '\t');
}

// The header intended by the missing include is the one that the second error asks for.
bool FromHeader(const ParseError& first, const ParseError& second) {
  if (first.what != ParseErrorClass::kHeaderNotFound || second.what != ParseErrorClass::kMissingInclude) return false;
  const bool matmul = first.name.find("matmul") != std::string::npos;
  return first.suggestion == second.suggestion || (matmul && second.suggestion == "lib/matmul_intf.h");
}

// A failed call on the right of an assignment has no value because it failed.
bool FailedValue(const Project& project, const ParseError& first, const ParseError& second) {
  if (second.what != ParseErrorClass::kNoValue || first.what == ParseErrorClass::kNoValue) return false;
  if (first.range.file != second.range.file) return false;
  if (first.range.begin == second.range.begin) return true;
  if (first.range.begin < second.range.end) return false;
  const std::string_view between = TextOf(project, {first.range.file, second.range.end, first.range.begin});
  return between.find(';') == std::string_view::npos && between.find('=') != std::string_view::npos;
}

// `queue.Unknown<half>()`: without a member template the bracket is a comparison, and a type is no operand of one.
bool TypeAfterMember(const Project& project, const ParseError& first, const ParseError& second) {
  const bool parsed = second.what == ParseErrorClass::kSyntax || second.what == ParseErrorClass::kOther;
  if (first.what != ParseErrorClass::kInventedMember || !parsed) return false;
  if (second.range.file != first.range.file || second.range.begin < first.range.end) return false;
  const std::string_view between = TextOf(project, {first.range.file, first.range.end, second.range.begin});
  return between.starts_with("<") && between.find_first_of(";\n") == std::string_view::npos;
}

// `name.template Take<T>()`, where the type in the declaration of `name` is the first error.
bool TemplateOfUnknown(const Project& project, const ParseError& first, const ParseError& second) {
  constexpr std::string_view kNotHere = "`template` keyword not permitted";
  if (second.message.find(kNotHere) == std::string::npos &&
      second.message.find("'template' keyword") == std::string::npos)
    return false;
  if (first.range.file != second.range.file) return false;
  std::string_view before = TextOf(project, {second.range.file, 0, second.range.begin});
  if (!before.ends_with(".")) return false;
  before.remove_suffix(1);
  std::size_t begin = before.size();
  while (begin > 0 && IsWord(before[begin - 1])) --begin;
  const std::string_view name = before.substr(begin);
  const std::string& text = project.files[static_cast<std::size_t>(first.range.file)].text;
  std::string_view declared = std::string_view(text).substr(first.range.end, 400);
  declared = declared.substr(0, declared.find_first_of(";(={"));
  return !name.empty() && declared.ends_with(name) && declared.size() > name.size() &&
         !IsWord(declared[declared.size() - name.size() - 1]);
}

bool Follows(const Project& project, const ParseError& first, const ParseError& second) {
  if (first.half != Half::kKernel || second.half != Half::kKernel) return false;
  if (FromHeader(first, second) || FailedValue(project, first, second) || TypeAfterMember(project, first, second))
    return true;
  return IsName(first) && (GuessedOn(project, first, second) || DeclaredWith(project, first, second) ||
                           AliasOf(project, first, second) || TemplateOfUnknown(project, first, second));
}

std::string Words(const ParseError& error) {
  return error.name.empty() ? error.message : "`" + error.name + "` is unknown";
}

}  // namespace

void FoldCascades(const Project& project, std::vector<ParseError>& errors) {
  std::vector<std::size_t> cause(errors.size());
  std::iota(cause.begin(), cause.end(), std::size_t{0});
  for (std::size_t i = 0; i < errors.size(); ++i) {
    for (std::size_t j = 0; j < errors.size() && cause[i] == i; ++j) {
      if (i != j && cause[j] != i && Follows(project, errors[j], errors[i])) cause[i] = j;
    }
  }
  const auto root = [&](std::size_t i) {
    for (std::size_t steps = 0; cause[i] != i && steps < errors.size(); ++steps) i = cause[i];
    return i;
  };
  for (std::size_t i = 0; i < errors.size(); ++i) {
    if (cause[i] != i) errors[root(i)].followers.push_back({errors[i].range, Words(errors[i])});
  }
  std::vector<ParseError> kept;
  for (std::size_t i = 0; i < errors.size(); ++i) {
    if (cause[i] == i) kept.push_back(std::move(errors[i]));
  }
  errors = std::move(kept);
}

}  // namespace assay::ascendc
