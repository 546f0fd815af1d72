// The run time keeps Int as int64_t, Float as float, Bool as bool, String as char and lists as continuous vectors.
// GetAttrPointer<T> only casts: another T compiles and reads other bytes. It returns a pointer, which converts to bool.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/ascendc/op-words.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/dtype.h"
#include "rules/common/characters.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_attr_type {

static constexpr RuleInfo kInfo = {
    .summary = "attribute read as a type other than the one it is stored as",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static std::string Plain(std::string type) {
  for (const std::string_view drop : {"const ", "std::int", "gert::", " "}) {
    for (std::size_t at = type.find(drop); at != std::string::npos; at = type.find(drop)) {
      type.replace(at, drop.size(), drop == "std::int" ? "int" : "");
    }
  }
  if (type == "long" || type == "longlong" || type == "longint") return "int64_t";
  return type;
}

struct Misread {
  const AttrUse* use;
  const OpAttr* attr;
  std::string_view type;
};

// Group wrong reads by the confused types, so that a repeated habit is reported once.
static std::vector<std::vector<Misread>> Misreads(const ascendc::OperatorFacts& host, const OpDefinition& op) {
  std::vector<std::vector<Misread>> groups;
  for (const AttrUse& use : host.attr_uses) {
    if (static_cast<std::size_t>(use.index) >= op.attrs.size()) continue;
    const OpAttr& attr = op.attrs[static_cast<std::size_t>(use.index)];
    const ascendc::AttrType* type = ascendc::FindAttrType(&ascendc::AttrType::setter, attr.type);
    if (type == nullptr || type->kept.empty()) continue;
    const std::string asked = Plain(use.type);
    if (asked == Plain(std::string(type->kept)) || (attr.type == "Int" && asked == "uint64_t")) continue;
    if (asked == "ContinuousVector" && attr.type.starts_with("List")) continue;  // what the typed one is made of
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const std::vector<Misread>& group) {
      return group.front().attr->type == attr.type && group.front().use->type == use.type;
    });
    if (same == groups.end()) {
      groups.push_back({{&use, &attr, type->kept}});
    } else {
      same->push_back({&use, &attr, type->kept});
    }
  }
  return groups;
}

// The type asked for, and that of the pointer that takes it on the same line; empty where the line reads otherwise.
static std::vector<Edit> AskFor(const ReplyFacts& reply, const AttrUse& use, std::string_view kept) {
  const SourceRange line = LineOf(reply, use.range);
  const std::string_view text = TextOf(reply, line);
  const std::string asked = "<" + use.type + ">";
  const std::size_t call = text.find("GetAttrPointer" + asked);
  if (BytesOfType(use.type) == 0 || call == text.npos || text.find("GetAttrPointer", call + 1) != text.npos) return {};
  const auto edit = [&](std::size_t at) {
    const auto begin = line.begin + static_cast<std::uint32_t>(at);
    return Edit{{line.file, begin, begin + static_cast<std::uint32_t>(use.type.size())}, std::string(kept)};
  };
  std::vector<Edit> edits = {edit(call + std::string_view("GetAttrPointer<").size())};
  const std::size_t equals = text.find('=');
  const std::string_view left = text.substr(0, equals == text.npos || equals > call ? 0 : equals);
  const std::size_t star = left.find('*');
  if (star == left.npos || left.find("auto") != left.npos) return edits;
  const std::size_t type = left.find(use.type);
  if (type == left.npos || left.find_first_not_of(" \t", type + use.type.size()) != star) return {};
  edits.push_back(edit(type));
  return edits;
}

// `const std::vector<T>* name = ...GetAttrPointer<std::vector<T>>(n);`: a vector of the stored elements, under the same
// name.
static std::vector<Edit> CopyList(const ReplyFacts& reply, const AttrUse& use, std::string_view kept) {
  const SourceRange line = LineOf(reply, use.range);
  std::string text(TextOf(reply, line));
  const std::string indent = IndentOf(reply, line);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.pop_back();
  const std::string call = fmt::format("GetAttrPointer<{}>({})", use.type, use.index);
  const std::size_t at = text.find(call), equals = text.find(" = ");
  const std::string element(kept.substr(kept.find('<') + 1, kept.rfind('>') - kept.find('<') - 1));
  if (use.type != fmt::format("std::vector<{}>", element) || !text.ends_with(call + ";")) return {};
  if (equals == text.npos || equals > at) return {};
  std::size_t begin = equals;
  while (begin > 0 && IsWord(text[begin - 1])) --begin;
  const std::string name = text.substr(begin, equals - begin);
  std::string type;
  for (const char c : text.substr(indent.size(), begin - indent.size())) type += c == ' ' ? "" : std::string(1, c);
  if (type != "auto" && type != "constauto*" && type != "auto*" && type != fmt::format("const{}*", use.type)) return {};
  const std::string receiver = text.substr(equals + 3, at - equals - 3);
  const std::string* file = FileText(reply, line.file);
  if (file == nullptr || name.empty() || file->find(name + "Kept") != std::string::npos) return {};
  return {{{line.file, line.begin, line.begin + static_cast<std::uint32_t>(text.size())},
           fmt::format("{0}const auto* {1}Kept = {2}GetAttrPointer<{3}>({4});\n"
                       "{0}const {5} {1}Values({1}Kept->GetData(), {1}Kept->GetData() + {1}Kept->GetSize());\n"
                       "{0}const {5}* {1} = &{1}Values;",
                       indent, name, receiver, kept, use.index, use.type)}};
}

// `bool name = attrs->GetBool(n);`: where the call begins, with what it is called on; nothing where the line reads
// otherwise.
static std::optional<SourceRange> PointerAsBool(const ReplyFacts& reply, const AttrUse& use) {
  const SourceRange line = LineOf(reply, use.range);
  const std::string_view text = TextOf(reply, line);
  constexpr std::string_view kBool = "bool ", kEquals = " = ";
  const std::size_t first = text.find_first_not_of(" \t");
  const std::size_t equals = text.find(kEquals), end = text.find(';');
  if (first == text.npos || equals == text.npos || end == text.npos) return std::nullopt;
  std::size_t name = first;
  if (text.substr(name).starts_with("const ")) name += 6;
  if (!text.substr(name).starts_with(kBool)) return std::nullopt;
  name += kBool.size();
  const std::string_view value = text.substr(equals + kEquals.size(), end - equals - kEquals.size());
  const bool plain = std::all_of(text.begin() + static_cast<std::ptrdiff_t>(name),
                                 text.begin() + static_cast<std::ptrdiff_t>(equals), IsWord);
  const bool got = value.ends_with(fmt::format("->GetBool({})", use.index)) ||
                   value.ends_with(fmt::format("->GetAttrPointer<bool>({})", use.index));
  if (!plain || !got || text.substr(name).starts_with("has")) return std::nullopt;
  if (value.find_first_of("*&[?!=|{ ") != value.npos) return std::nullopt;
  const auto begin = line.begin + static_cast<std::uint32_t>(equals + kEquals.size());
  return SourceRange{line.file, begin, begin + static_cast<std::uint32_t>(value.size())};
}

static void CheckPointers(const ascendc::OperatorFacts& host, const OpDefinition& op, const ReplyFacts& reply,
                          Emitter& out) {
  for (const AttrUse& use : host.attr_uses) {
    if (static_cast<std::size_t>(use.index) >= op.attrs.size() || use.type != "bool") continue;
    const OpAttr& attr = op.attrs[static_cast<std::size_t>(use.index)];
    const auto place = attr.type == "Bool" ? PointerAsBool(reply, use) : std::nullopt;
    if (!place) continue;
    auto finding = out.Report(use.range, "the pointer to attribute `{}` is used as its value", attr.name);
    finding.Label(attr.range, "declared here").Note("a pointer that is not null is true, whatever the attribute holds");
    finding.Fix("dereference it", FixSafety::kSafe, {{Before(*place), "*"}});
  }
}

static void Check(const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  const std::string* op_type = host.op_type();
  if (op_type == nullptr || host.op_definitions.size() != 1 || host.op_definitions.front().op_type != *op_type) return;
  CheckPointers(host, host.op_definitions.front(), reply, out);
  for (const std::vector<Misread>& group : Misreads(host, host.op_definitions.front())) {
    const auto& [use, attr, type] = group.front();
    auto finding = out.Report(use->range, "attribute `{}` is {} and stored as `{}`, not `{}`", attr->name, attr->type,
                              type, use->type);
    finding.Label(attr->range, "declared here");
    for (std::size_t i = 1; i < group.size() && i <= 3; ++i)
      finding.Label(group[i].use->range, "also read this way here");
    if (group.size() > 4)
      finding.Note(fmt::format("and at {}", Counted(static_cast<std::int64_t>(group.size()) - 4, "more place")));
    if (attr->type == "Int" && BytesOfType(Plain(use->type)) == 4 && Plain(use->type) != "float")
      finding.NoCause().Note("this reads the low half, which is right for values that fit");
    if (attr->type == "String")
      finding.Note(fmt::format("right form: `GetStr({0})`, or `GetAttrPointer<char>({0})`, which gives a `const char*`",
                               use->index));
    std::vector<Edit> edits;
    for (const Misread& misread : group) {
      const bool list = misread.attr->type.starts_with("List");
      const std::vector<Edit> asked =
          list ? CopyList(reply, *misread.use, misread.type) : AskFor(reply, *misread.use, misread.type);
      if (asked.empty()) edits.clear();
      if (asked.empty()) break;
      edits.insert(edits.end(), asked.begin(), asked.end());
    }
    if (!edits.empty()) finding.Fix(fmt::format("read it as `{}`", type), FixSafety::kSafe, std::move(edits));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_attr_type
