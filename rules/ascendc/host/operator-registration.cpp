// Exactly one OP_ADD registers an op. The generated host file is replaced by the author's, nothing is added to it: an
// op without OP_ADD has no prototype and no library, an op with two does not link into one.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/op-name.h"
#include "analyzer/facts/ascendc/operator.h"
#include "rules/ascendc/op-class.h"
#include "rules/common/statements.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_operator_registration {

static constexpr RuleInfo kInfo = {
    .summary = "operator registered twice or not at all",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static bool EntryNameAgrees(const KernelFacts& kernel, const std::string& op_type) {
  const std::string stem = ascendc::SnakeCase(op_type);
  return std::any_of(kernel.entries.begin(), kernel.entries.end(),
                     [&](const auto& entry) { return entry.name == stem; });
}

static const OpDefinition* Definition(const ascendc::OperatorFacts& host, const std::string& op_type) {
  const auto it = std::find_if(host.op_definitions.begin(), host.op_definitions.end(),
                               [&](const OpDefinition& op) { return op.op_type == op_type; });
  return it == host.op_definitions.end() ? nullptr : &*it;
}

// The position after the class whose head contains `place`; nullopt if its end is not found.
static std::optional<SourceRange> BehindClass(const ReplyFacts& reply, const SourceRange& place) {
  const std::string* text = FileText(reply, place.file);
  if (text == nullptr) return std::nullopt;
  int depth = 0;
  for (std::size_t i = std::min<std::size_t>(place.end, text->size()); i < text->size(); ++i) {
    if ((*text)[i] == '{') ++depth;
    if ((*text)[i] != '}' || --depth > 0) continue;
    if (depth < 0 || i + 1 >= text->size() || (*text)[i + 1] != ';') return std::nullopt;
    const auto end = static_cast<std::uint32_t>(i + 2);
    return SourceRange{place.file, end, end};
  }
  return std::nullopt;
}

static void AddFix(const ascendc::OperatorFacts& host, const ReplyFacts& reply, const OpDefinition* definition,
                   const std::string& op_type, FindingBuilder& finding) {
  if (definition != nullptr) {
    if (const auto place = BehindClass(reply, definition->range))
      finding.Fix("register it", FixSafety::kSafe, {{*place, fmt::format("\n\nOP_ADD({});", op_type)}});
    return;
  }
  if (!reply.is_reply || !host.json_op || !host.op_definitions.empty() || !host.op_add.empty()) return;
  const FileFact* only = nullptr;
  std::size_t files = 0;
  for (const FileFact& file : reply.files) {
    if (file.role != FileRole::kHostOperator) continue;
    only = &file;
    ++files;
  }
  if (files != 1) return;
  const auto text = OpClassText(*host.json_op, only->text);
  const int index = static_cast<int>(only - reply.files.data());
  if (text)
    finding.Fix("define it as the project json does", FixSafety::kSafe,
                {{After(WholeFile(reply, index)), (only->text.ends_with('\n') ? "\n" : "\n\n") + *text}});
}

static void Missing(const ascendc::OperatorFacts& host, const KernelFacts& kernel, const ReplyFacts& reply,
                    const std::string& op_type, Emitter& out) {
  const OpDefinition* definition = Definition(host, op_type);
  const SourceRange place = definition != nullptr ? definition->range
                            : host.json_op        ? host.json_op->range
                                                  : SourceRange{};
  const bool misspelt = !kernel.entries.empty() && !EntryNameAgrees(kernel, op_type);
  auto finding =
      definition != nullptr
          ? out.Report(place, "`{}` is defined but not registered here: no `OP_ADD({})`", op_type, op_type)
      : misspelt
          ? out.Report(place, "nothing here registers `{}`: no class of that name and no `OP_ADD({})`", op_type,
                       op_type)
          : out.Report(place, "`{}` is never registered: no class of that name and no `OP_ADD({})`", op_type, op_type);
  finding.Arg("op_type", op_type);
  // With another entry name the generated stub, which registers the op, stays in the build.
  if (misspelt && reply.is_reply) {
    finding.Note("the generated host file registers it as long as the kernel's entry is misspelt");
  } else if (EntryNameAgrees(kernel, op_type)) {
    finding.BreaksBuild(BuildStep::kHost);
  }
  AddFix(host, reply, definition, op_type, finding);
  for (const NamedPlace& add : host.op_add) finding.Label(add.range, fmt::format("registers `{}` instead", add.name));
}

// `OP_ADD(X)` where no class is called X: the error that Clang reports at the name.
static bool Undefined(const ascendc::OperatorFacts& host, const ParseFacts& parse, Emitter& out) {
  bool found = false;
  for (const NamedPlace& add : host.op_add) {
    const auto error = std::find_if(parse.errors.begin(), parse.errors.end(), [&](const ParseError& error) {
      return error.half == Half::kHost && error.name == add.name && error.what == ParseErrorClass::kInventedName;
    });
    if (error == parse.errors.end() || Definition(host, add.name) != nullptr) continue;
    found = true;
    auto finding = out.Report(error->range, "`{}` is registered, but no class of that name is defined", add.name);
    finding.BreaksBuild(BuildStep::kHost).Arg("op_type", add.name);
    if (host.op_definitions.size() != 1) continue;
    const OpDefinition& definition = host.op_definitions.front();
    finding.Label(definition.range, fmt::format("the op definition here is `{}`", definition.op_type));
    finding.Fix(fmt::format("register `{}`", definition.op_type), FixSafety::kUnsafe,
                {{error->range, definition.op_type}});
  }
  return found;
}

static void Check(const ascendc::OperatorFacts& host, const KernelFacts& kernel, const ParseFacts& parse,
                  const ReplyFacts& reply, Emitter& out) {
  const bool has_file = std::any_of(reply.files.begin(), reply.files.end(),
                                    [](const FileFact& file) { return file.role == FileRole::kHostOperator; });
  const std::string* op_type = host.op_type();
  if (!host.has_host || !has_file || op_type == nullptr) return;
  const bool broken = std::any_of(parse.errors.begin(), parse.errors.end(), [](const ParseError& error) {
    return error.half == Half::kHost && error.what == ParseErrorClass::kSyntax;
  });
  // Written, but the header that makes it a macro is not included.
  const bool unread = std::any_of(parse.errors.begin(), parse.errors.end(), [&](const ParseError& error) {
    return error.what == ParseErrorClass::kHostName && error.suggestion.find("op_def_registry") != std::string::npos;
  });
  const bool written = std::any_of(reply.files.begin(), reply.files.end(), [](const FileFact& file) {
    return file.role == FileRole::kHostOperator && file.text.find("OP_ADD(") != std::string::npos;
  });
  std::vector<const NamedPlace*> added;
  for (const NamedPlace& add : host.op_add) {
    if (add.name == *op_type) added.push_back(&add);
  }
  if (Undefined(host, parse, out)) return;
  if (added.empty() && !broken && !(unread && written)) Missing(host, kernel, reply, *op_type, out);
  if (added.size() < 2) return;
  auto finding = out.Report(added[1]->range, "`{}` is registered {} times", *op_type, added.size());
  finding.BreaksBuild(BuildStep::kHost).Arg("op_type", *op_type);
  finding.Label(added[0]->range, "already registered here");
  if (const auto again = RepeatedStatement(reply, added[1]->range))
    finding.Fix("remove the second", FixSafety::kSafe, {{*again, ""}});
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_operator_registration
