// See own-names.h.
#include "dialects/ascendc/read/own-names.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/source/content.h"

namespace assay::ascendc {
namespace {

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

}  // namespace

bool IsUnknownName(const ParseError& error) {
  const bool lookup = error.diag.starts_with("err_undeclared") || error.diag.starts_with("err_unknown_type") ||
                      error.diag.starts_with("err_no_template");
  if (error.name.empty() || error.expected == kMemberFunction || !lookup) return false;
  return error.what == ParseErrorClass::kInventedName || error.what == ParseErrorClass::kUndeclared ||
         error.what == ParseErrorClass::kOther;
}

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

}  // namespace assay::ascendc
