// See own-names.h.
#include "dialects/ascendc/read/own-names.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/source/content.h"
#include "dialects/ascendc/names/known-names.h"
#include "dialects/ascendc/read/own-slips.h"

namespace assay::ascendc {
namespace {

bool IsUnknownName(const ParseError& error) {
  const bool lookup = error.diag.starts_with("err_undeclared") || error.diag.starts_with("err_unknown_type") ||
                      error.diag.starts_with("err_no_template");
  if (error.name.empty() || error.expected == kMemberFunction || !lookup) return false;
  return error.what == ParseErrorClass::kInventedName || error.what == ParseErrorClass::kUndeclared ||
         error.what == ParseErrorClass::kOther;
}

bool EndsWith(std::string_view text, std::string_view word) {
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\n')) text.remove_suffix(1);
  if (!text.ends_with(word)) return false;
  return text.size() == word.size() || !source::IsIdentifierChar(text[text.size() - word.size() - 1]);
}

// Whether the text declares a type of that name: after a keyword, or with the macro of tiling structs.
bool DeclaresType(std::string_view text, std::string_view name) {
  constexpr std::array<std::string_view, 5> kBefore = {"BEGIN_TILING_DATA_DEF(", "class", "struct", "enum", "using"};
  for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + name.size())) {
    const std::size_t end = at + name.size();
    if ((at > 0 && source::IsIdentifierChar(text[at - 1])) ||
        (end < text.size() && source::IsIdentifierChar(text[end])))
      continue;
    const std::string_view before = text.substr(0, at);
    if (std::any_of(kBefore.begin(), kBefore.end(), [&](std::string_view word) { return EndsWith(before, word); }))
      return true;
  }
  return false;
}

bool IsHeader(const VirtualFile& file) {
  return file.role == FileRole::kHostTiling || file.name.ends_with(".h") || file.name.ends_with(".hpp");
}

// As the file would be written in an #include in a file of the same folder.
std::string BaseName(const std::string& name) { return name.substr(name.rfind('/') + 1); }

// The letters of macros that a build defines with -D.
bool IsMacroName(std::string_view name) {
  const bool spelled = std::all_of(name.begin(), name.end(),
                                   [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; });
  return spelled && name.size() > 1 && name.front() != '_';
}

bool MayBeDefinedByABuild(const ParseError& error) {
  const bool unknown = error.what == ParseErrorClass::kInventedName || error.what == ParseErrorClass::kUndeclared;
  return unknown && error.owner.empty() && IsUnknownName(error) && IsMacroName(error.name) &&
         FindAdvice(error.name) == nullptr;
}

// An error about the vendor's namespace does not follow from a macro.
bool StandsAlone(const ParseError& error) {
  return error.what == ParseErrorClass::kHeaderNotFound ||
         (error.what == ParseErrorClass::kInventedName && error.owner.ends_with("AscendC"));
}

}  // namespace

void FindOwnNames(const Project& project, std::vector<ParseError>& errors) {
  for (ParseError& error : errors) {
    if (!IsUnknownName(error) || !error.range.valid()) continue;
    const FileRole role = project.files[static_cast<std::size_t>(error.range.file)].role;
    for (std::size_t i = 0; i < project.files.size(); ++i) {
      const VirtualFile& file = project.files[i];
      if (static_cast<int>(i) == error.range.file || !IsHeader(file)) continue;
      // The core's struct of a tiling class is generated, never included.
      if (error.half == Half::kKernel && (role == FileRole::kHostTiling || file.role == FileRole::kHostTiling))
        continue;
      const std::string code = source::ScanCpp(file.text, true).code;
      if (!DeclaresType(code, error.name)) continue;
      const bool host = error.half == Half::kHost;
      error.what = host ? ParseErrorClass::kHostName : ParseErrorClass::kMissingInclude;
      error.suggestion = host ? "\"" + BaseName(file.name) + "\"" : BaseName(file.name);
      error.expected.clear();
      break;
    }
  }
}

void SetAsideMacros(const Project& project, ParseFacts& parse) {
  if (project.IsReply()) return;
  const auto own = OwnSlips(project, parse);
  for (const Half half : {Half::kHost, Half::kKernel}) {
    std::optional<SourceRange> first;
    for (const ParseError& error : parse.errors) {
      if (error.half != half || !MayBeDefinedByABuild(error)) continue;
      const std::string why =
          fmt::format("`{0}` is defined nowhere in the input; a build may define it: -D {0}=VALUE", error.name);
      if (std::find(parse.beyond.begin(), parse.beyond.end(), why) == parse.beyond.end()) parse.beyond.push_back(why);
      if (!first || error.range < *first) first = error.range;
    }
    if (!first) continue;
    const auto rest = std::stable_partition(parse.errors.begin(), parse.errors.end(), [&](const ParseError& error) {
      if (error.half != half) return true;
      const bool before = error.range.valid() && error.range.file == first->file && error.range < *first;
      return !MayBeDefinedByABuild(error) && (before || StandsAlone(error) || own(error));
    });
    std::move(rest, parse.errors.end(), std::back_inserter(parse.unsure));
    parse.errors.erase(rest, parse.errors.end());
  }
}

}  // namespace assay::ascendc
