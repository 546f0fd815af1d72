// The run time keeps Int as int64_t, Float as float, Bool as bool, String as char and lists as continuous vectors.
// GetAttrPointer<T> only casts: another T compiles and reads other bytes.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rule.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "attribute read as another type than it is kept as",
    .dialect = Dialect::kAscendC,
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

struct Kept {
  std::string_view attr;
  std::string_view type;
};
static constexpr std::array<Kept, 6> kKept = {{{"Int", "int64_t"},
                                               {"Float", "float"},
                                               {"Bool", "bool"},
                                               {"String", "char"},
                                               {"ListInt", "gert::TypedContinuousVector<int64_t>"},
                                               {"ListFloat", "gert::TypedContinuousVector<float>"}}};

static std::string Plain(std::string type) {
  for (const std::string_view drop : {"const ", "std::int", "gert::", " "}) {
    for (std::size_t at = type.find(drop); at != std::string::npos; at = type.find(drop)) {
      type.replace(at, drop.size(), drop == "std::int" ? "int" : "");
    }
  }
  if (type == "long" || type == "longlong" || type == "longint") return "int64_t";
  return type;
}

// Bytes that a read of one value takes; 0 where that says nothing.
static int Size(const std::string& type) {
  if (type == "bool" || type == "char" || type == "int8_t" || type == "uint8_t") return 1;
  if (type == "int32_t" || type == "uint32_t" || type == "int" || type == "float" || type == "unsigned") return 4;
  if (type == "int64_t" || type == "uint64_t" || type == "double" || type == "size_t") return 8;
  return 0;
}

struct Misread {
  const AttrUse* use;
  const OpAttr* attr;
  std::string_view type;
};

// Wrong reads by what they take for what: a habit shows once.
static std::vector<std::vector<Misread>> Misreads(const HostFacts& host, const OpDefinition& op) {
  std::vector<std::vector<Misread>> groups;
  for (const AttrUse& use : host.attr_uses) {
    if (static_cast<std::size_t>(use.index) >= op.attrs.size()) continue;
    const OpAttr& attr = op.attrs[static_cast<std::size_t>(use.index)];
    const auto kept = std::find_if(kKept.begin(), kKept.end(), [&](const Kept& k) { return k.attr == attr.type; });
    if (kept == kKept.end()) continue;
    const std::string asked = Plain(use.type);
    if (asked == Plain(std::string(kept->type)) || (attr.type == "Int" && asked == "uint64_t")) continue;
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const std::vector<Misread>& group) {
      return group.front().attr->type == attr.type && group.front().use->type == use.type;
    });
    if (same == groups.end()) {
      groups.push_back({{&use, &attr, kept->type}});
    } else {
      same->push_back({&use, &attr, kept->type});
    }
  }
  return groups;
}

static void Check(const HostFacts& host, Emitter& out) {
  const std::string* op_type = host.op_type();
  if (op_type == nullptr || host.op_definitions.size() != 1 || host.op_definitions.front().op_type != *op_type) return;
  for (const std::vector<Misread>& group : Misreads(host, host.op_definitions.front())) {
    const auto& [use, attr, type] = group.front();
    auto finding = out.Report(use->range, "attribute `{}` is {} and kept as `{}`, not `{}`", attr->name, attr->type,
                              type, use->type);
    finding.Label(attr->range, "declared here");
    for (std::size_t i = 1; i < group.size() && i <= 3; ++i) finding.Label(group[i].use->range, "read so here too");
    if (attr->type == "Int" && Size(Plain(use->type)) == 4 && Plain(use->type) != "float")
      finding.Note("this reads the low half, which is right for values that fit");
  }
}

extern const Rule host_attr_type;
const Rule host_attr_type = MakeRule(kInfo, Check);

}  // namespace assay::rules
