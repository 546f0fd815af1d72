// Selection, grouping and spelling of compile errors.
#include "rules/common/parse-errors.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <tuple>
#include <utility>

#include "analyzer/facts/kernel-language.h"
#include "rules/common/text.h"
#include "rules/common/type-spelling.h"

namespace assay::rules {

std::vector<const ParseError*> ErrorsOf(const ParseFacts& parse, std::initializer_list<ParseErrorClass> classes) {
  std::vector<const ParseError*> found;
  std::set<std::pair<SourceRange, std::string>> seen;
  for (const ParseError& error : parse.errors) {
    if (std::find(classes.begin(), classes.end(), error.what) == classes.end()) continue;
    if (seen.insert({error.range, error.name}).second) found.push_back(&error);
  }
  return found;
}

std::vector<std::vector<const ParseError*>> ErrorsByName(const ParseFacts& parse,
                                                         std::initializer_list<ParseErrorClass> classes) {
  std::vector<std::vector<const ParseError*>> groups;
  for (const ParseError* error : ErrorsOf(parse, classes)) {
    const auto key = [](const ParseError* e) { return std::tie(e->half, e->what, e->name, e->owner); };
    const auto group =
        std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return key(g.front()) == key(error); });
    if (group == groups.end() || error->name.empty()) {
      groups.push_back({error});
    } else {
      group->push_back(error);
    }
  }
  return groups;
}

void LabelRest(FindingBuilder& finding, const std::vector<const ParseError*>& group, const std::string& label) {
  constexpr std::size_t kMaxLabels = 3;
  for (std::size_t i = 1; i < group.size() && i <= kMaxLabels; ++i) finding.Label(group[i]->range, label);
  if (group.size() > kMaxLabels + 1)
    finding.Note(
        fmt::format("and at {}", Counted(static_cast<std::int64_t>(group.size() - kMaxLabels) - 1, "more place")));
}

bool IsRefused(const ParseFacts& parse, const SourceRange& place) {
  return std::any_of(parse.errors.begin(), parse.errors.end(), [&](const ParseError& error) {
    return error.range.file == place.file && error.range.begin == place.begin;
  });
}

void NoteFollowers(FindingBuilder& finding, const ParseError& error) {
  if (error.followers.empty()) return;
  const std::size_t more = error.followers.size() - 1;
  finding.Label(error.followers.front().range, "follows from it: " + AsHeadline(error.followers.front().message));
  if (more > 0) {
    finding.Note(
        fmt::format("{} from it", more == 1 ? "1 more error follows" : fmt::format("{} more errors follow", more)));
  }
}

void NoteCombos(FindingBuilder& finding, const ParseError& error) {
  if (!error.combos.empty()) finding.Note(fmt::format("only with {}", fmt::join(error.combos, "; ")));
}

std::string ElementOf(const std::string& type) {
  const std::size_t open = type.find('<');
  const std::size_t close = type.rfind('>');
  if (open == std::string::npos || close == std::string::npos || close <= open + 1) return {};
  return type.substr(open + 1, close - open - 1);
}

std::string ShortType(std::string type) {
  // A constant pointee can explain why a call does not accept a pointer; on a value, const explains nothing.
  const std::string_view constant = type.find('*') == std::string::npos ? "const " : "";
  for (const std::string_view dropped : {constant, FirstLanguage().api_namespace, std::string_view(" &"),
                                         std::string_view("struct "), std::string_view("class ")}) {
    for (std::size_t at = type.find(dropped); !dropped.empty() && at != std::string::npos; at = type.find(dropped))
      type.erase(at, dropped.size());
  }
  type = SpellTypes(std::move(type));
  static constexpr std::array<std::pair<const char*, const char*>, 7> kNames = {{{"unsigned int", "uint32_t"},
                                                                                 {"unsigned long", "uint64_t"},
                                                                                 {"unsigned short", "uint16_t"},
                                                                                 {"unsigned char", "uint8_t"},
                                                                                 {"int", "int32_t"},
                                                                                 {"long", "int64_t"},
                                                                                 {"_Float16", "half"}}};
  // For pointers too: the type before the stars, without its qualifiers.
  const std::size_t last = type.find_last_not_of(" *");
  const std::size_t end = last == std::string::npos ? 0 : last + 1;
  for (const auto& [from, to] : kNames) {
    const std::string_view whole = std::string_view(type).substr(0, end);
    if (!whole.ends_with(from)) continue;
    const std::size_t begin = end - std::string_view(from).size();
    const std::string_view before = whole.substr(0, begin);
    if (!before.empty() && !before.ends_with("const ") && !before.ends_with("__ ")) continue;
    return type.replace(begin, end - begin, to);
  }
  return type;
}

bool IsUnsigned(const std::string& type) {
  const std::string name = ShortType(type);
  return name.starts_with("uint") || name.starts_with("unsigned") || name == "size_t";
}

bool IsIdentifier(const std::string& text) {
  if (text.empty() || std::isdigit(static_cast<unsigned char>(text[0])) != 0) return false;
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ':'; });
}

}  // namespace assay::rules
