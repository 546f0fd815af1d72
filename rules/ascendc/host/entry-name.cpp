// The project tools derive every name from the op type: file stems, the kernel's entry, the run-time symbols. An entry
// spelt in any other way (most often with an underscore before a digit) is not the kernel of the op: the generated
// stub stays in the build next to it, registers the op a second time, or runs in its place.
#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/op-name.h"
#include "analyzer/facts/ascendc/op-words.h"
#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_entry_name {

static constexpr RuleInfo kInfo = {
    .summary = "kernel entry not spelt as the tools spell the op type",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// The stub made from the project json does not compile: a Python list or a missing value is pasted as the default, or
// the setter of the type does not exist. Types that the generator does not know at all leave no trace in the stub.
static bool StubIsBroken(const OpDefinition& op) {
  return std::any_of(op.attrs.begin(), op.attrs.end(), [&](const OpAttr& attr) {
    if (ascendc::IsIn(ascendc::kAttrTypesWithoutSetter, attr.type)) return true;
    const ascendc::AttrType* type = ascendc::FindAttrType(&ascendc::AttrType::json, attr.type);
    if (attr.required || type == nullptr) return false;
    return !attr.default_text || (type->lists > 0 && attr.default_text->find('[') != std::string::npos);
  });
}

// Whether the build itself fails, and how; otherwise it succeeds and runs the stub's empty kernel.
static std::string BuildFailure(const ascendc::OperatorFacts& host, const std::string& op_type,
                                const std::string& stem) {
  if (!host.json_op) return {};
  // What does not compile comes before what is registered twice.
  if (StubIsBroken(*host.json_op))
    return fmt::format("the generated `{}.cpp` stays in the build and does not compile", stem);
  const bool added =
      std::any_of(host.op_add.begin(), host.op_add.end(), [&](const auto& add) { return add.name == op_type; });
  if (added)
    return fmt::format("the generated `{}.cpp` stays in the build and registers `{}` a second time", stem, op_type);
  for (const Include& include : host.includes) {
    if (include.in_host && include.text == stem + "_tiling.h") {
      return fmt::format("`{}_tiling.h` is then the generated one, whose only field is `size`", stem);
    }
  }
  return {};
}

static void AddFix(const ascendc::OperatorFacts& host, const ReplyFacts& reply, const KernelEntry& entry,
                   const std::string& stem, FindingBuilder& finding) {
  if (TextOf(reply, entry.name_range) != entry.name) return;
  std::vector<Edit> edits = {{entry.name_range, stem}};
  // In a reply the files are named after the entry; in a folder the file names are given.
  if (reply.is_reply && host.json_op) {
    for (const Include& include : host.includes) {
      if (!include.in_host || include.text != entry.name + "_tiling.h") continue;
      const char quote = include.angled ? '<' : '"';
      edits.push_back({include.range, fmt::format("{}{}_tiling.h{}", quote, stem, include.angled ? '>' : '"')});
    }
  }
  finding.Fix(fmt::format("name the entry `{}`", stem), reply.is_reply ? FixSafety::kSafe : FixSafety::kUnsafe,
              std::move(edits));
}

static void Check(const ascendc::OperatorFacts& host, const KernelFacts& kernel, const ReplyFacts& reply,
                  Emitter& out) {
  const std::string* op_type = host.op_type();
  if (op_type == nullptr || !ascendc::IsOpType(*op_type) || kernel.entries.empty()) return;
  // With several ops in one folder, it is unknown which kernel belongs to which op.
  if (!host.json_op && host.op_add.size() > 1) return;
  const std::string stem = ascendc::SnakeCase(*op_type);
  const bool named = std::any_of(kernel.entries.begin(), kernel.entries.end(),
                                 [&](const KernelEntry& entry) { return entry.name == stem; });
  if (named) return;
  const KernelEntry& entry = kernel.entries.front();
  auto finding = out.Report(entry.name_range, "kernel entry `{}` is not the kernel of `{}`: the tools spell it `{}`",
                            entry.name, *op_type, stem);
  finding.Arg("entry", entry.name).Arg("expected", stem).Arg("op_type", *op_type);
  const std::string failure = BuildFailure(host, *op_type, stem);
  if (!reply.is_reply) {
    // Build files and options of the definition can name the kernel of a project's operator.
    finding.As(Severity::kWarning);
  } else if (!failure.empty()) {
    finding.BreaksBuild(BuildStep::kHost).Note(failure);
  }
  if (failure.empty()) {
    finding.Note(reply.is_reply && host.json_op
                     ? fmt::format("the generated stub's empty `{}` is built and runs in its place", stem)
                     : fmt::format("the build finds no `{}`, and this kernel never runs", stem));
  }
  for (const NamedPlace& add : host.op_add) {
    if (add.name == *op_type) finding.Label(add.range, "the op type");
  }
  if (kernel.entries.size() == 1) AddFix(host, reply, entry, stem, finding);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_entry_name
