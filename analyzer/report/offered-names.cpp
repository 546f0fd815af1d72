// See offered-names.h. Read off the finished texts, so that no rule can forget to mark a name.
#include "analyzer/report/offered-names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string_view>

#include "analyzer/facts/ascii.h"

namespace assay {
namespace {

bool IsNameByte(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool IsUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool IsLower(char c) { return c >= 'a' && c <= 'z'; }

// Of C++, its library and the preprocessor.
bool IsOfTheLanguage(std::string_view word) {
  constexpr std::array<std::string_view, 12> kNames = {"INFINITY",  "NAN",       "UINT32_MAX", "INT32_MAX",
                                                       "INT64_MAX", "INT64_MIN", "UINT64_MAX", "INT32_MIN",
                                                       "NULL",      "FLT_MAX",   "TRUE",       "FALSE"};
  return std::find(kNames.begin(), kNames.end(), word) != kNames.end();
}

// `AddsV2` or `DT_FLOAT`, but not `T` or `N`.
bool IsVendorSpelling(std::string_view word) {
  const bool lower = std::any_of(word.begin(), word.end(), IsLower);
  const bool two = std::count_if(word.begin(), word.end(), IsUpper) > 1 || word.find('_') != std::string_view::npos;
  return word.size() > 2 && IsUpper(word.front()) && (lower || two);
}

class Reader {
 public:
  explicit Reader(const Project& project) : project_(project) {}

  void ReadText(std::string_view text) {
    for (std::size_t open = text.find('`'); open != text.npos;) {
      const std::size_t close = text.find('`', open + 1);
      if (close == text.npos) return;
      ReadCode(text.substr(open + 1, close - open - 1));
      open = text.find('`', close + 1);
    }
  }

  void ReadCode(std::string_view code) {
    for (std::size_t at = 0; at < code.size();) {
      if (code[at] == '"' || code[at] == '<') {
        if (const std::size_t end = HeaderEnd(code, at); end != code.npos) {
          if (code[at] == '"' && !IsOwnHeader(code.substr(at + 1, end - at - 1)))
            Add(code.substr(at + 1, end - at - 1));
          at = end + 1;
          continue;
        }
      }
      if (code[at] == '"') {
        at = std::min(code.find('"', at + 1), code.size() - 1) + 1;
      } else if (code.substr(at).starts_with("//")) {
        at = std::min(code.find('\n', at), code.size());
      } else if (IsNameByte(code[at])) {
        std::size_t end = at;
        while (end < code.size() && IsNameByte(code[end])) ++end;
        ReadWord(code.substr(0, at), code.substr(at, end - at), code.substr(end));
        at = end;
      } else {
        ++at;
      }
    }
  }

  std::vector<std::string> Take() { return {names_.begin(), names_.end()}; }

 private:
  // The end of "x.h" or <x.h> that begins at `at`; npos if it is neither.
  static std::size_t HeaderEnd(std::string_view code, std::size_t at) {
    const std::size_t end = code.find(code[at] == '"' ? '"' : '>', at + 1);
    if (end == code.npos) return end;
    const std::string_view inside = code.substr(at + 1, end - at - 1);
    const bool name = !inside.empty() && std::all_of(inside.begin(), inside.end(), [](char c) {
      return IsNameByte(c) || std::string_view("./-+").find(c) != std::string_view::npos;
    });
    const bool header = inside.ends_with(".h") || inside.ends_with(".hpp") || code.substr(0, at).ends_with("#include ");
    return name && header ? end : code.npos;
  }

  // The header of the user's tiling class is named after the user's operator.
  bool IsOwnHeader(std::string_view name) const {
    constexpr std::string_view kTiling = "_tiling.h";
    if (!name.ends_with(kTiling)) return false;
    const std::string stem = LowerJoined(name.substr(0, name.size() - kTiling.size()));
    return std::any_of(project_.containers.begin(), project_.containers.end(), [&](const Container& container) {
      return LowerJoined(container.bytes).find(stem) != std::string::npos;
    });
  }

  void ReadWord(std::string_view before, std::string_view word, std::string_view after) {
    if (before.ends_with("std::") || std::isdigit(static_cast<unsigned char>(word.front())) != 0) return;
    const bool member = before.ends_with('.') || before.ends_with("->");
    const bool called = after.starts_with('(') || after.starts_with('<');
    if (IsVendorSpelling(word) || (member && called)) Add(word);
  }

  void Add(std::string_view name) {
    if (IsOfTheLanguage(name)) return;
    for (const Container& container : project_.containers) {
      if (container.bytes.find(name) != std::string::npos) return;
    }
    names_.emplace(name);
  }

  const Project& project_;
  std::set<std::string> names_;
};

}  // namespace

std::vector<std::string> OfferedNames(const Finding& finding, const Project& project) {
  Reader reader(project);
  reader.ReadText(finding.message);
  for (const std::string& note : finding.notes) reader.ReadText(note);
  for (const Label& label : finding.labels) reader.ReadText(label.text);
  for (const Fix& fix : finding.fixes) {
    reader.ReadText(fix.title);
    for (const Edit& edit : fix.edits) reader.ReadCode(edit.insert);
  }
  return reader.Take();
}

}  // namespace assay
