// What the compiler does not check in an op definition: lists of data types and formats are columns of one table, an
// optional attribute needs a value, and AddConfig takes the chip family's name as the build knows it.
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "analyzer/facts/ascendc/chip-table.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/ascii.h"
#include "analyzer/facts/kernel-language.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_op_definition {

static constexpr RuleInfo kInfo = {
    .summary = "op definition whose lists or values do not fit together",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static void CheckLists(const OpDefinition& op, Emitter& out) {
  const OpParam* first = nullptr;
  for (const OpParam& param : op.params) {
    if (param.type_count != 0 && param.format_count != 0 && param.type_count != param.format_count) {
      auto finding = out.Report(param.range, "`{}` lists {} data types and {} formats", param.name, param.type_count,
                                param.format_count);
      finding.Note("column k of all lists together is one supported combination");
    }
    if (param.type_count == 0) continue;
    if (first == nullptr) {
      first = &param;
    } else if (param.type_count != first->type_count) {
      auto finding = out.Report(param.range, "`{}` lists {} data types, `{}` lists {}", param.name, param.type_count,
                                first->name, first->type_count);
      finding.Label(first->range, "listed here");
      finding.Note("column k of all lists together is one supported combination");
    }
  }
}

static void CheckAttrs(const OpDefinition& op, Emitter& out) {
  for (const OpAttr& attr : op.attrs) {
    if (attr.type.empty()) {
      out.Report(attr.range, "attribute `{}` has no type; call `Int`, `Float`, `Bool`, `String` or a list of them",
                 attr.name);
    } else if (!attr.required && !attr.default_text) {
      out.Report(attr.range, "optional attribute `{}` has no default; give `{}` a value", attr.name, attr.type);
    }
  }
}

static void CheckConfigs(const OpDefinition& op, const ReplyFacts& reply, Emitter& out) {
  if (op.configs.empty()) {
    out.Report(op.range, "`{}` names no chip family; call `AICore().AddConfig(\"{}\")`", op.op_type,
               FirstLanguage().usual_chip)
        .As(Severity::kWarning);
  }
  for (const NamedPlace& config : op.configs) {
    const std::string family(ascendc::FamilyOf(config.name));
    if (family == config.name) continue;
    const bool known = !family.empty();
    auto finding = known ? out.Report(config.range, "`{}` is not a chip family; it is spelt `{}`", config.name, family)
                         : out.Report(config.range, "`{}` is not a known chip family", config.name);
    finding.As(Severity::kWarning);
    const std::string quoted = '"' + config.name + '"';
    const std::string_view text = TextOf(reply, config.range);
    const std::size_t at = text.find(quoted);
    if (!known || at == std::string_view::npos) continue;
    const auto begin = config.range.begin + static_cast<std::uint32_t>(at) + 1;
    finding.Fix(fmt::format("use `{}`", family), FixSafety::kSafe,
                {{{config.range.file, begin, begin + static_cast<std::uint32_t>(config.name.size())}, family}});
  }
}

static void Check(const ascendc::OperatorFacts& host, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  // A chain with an error in it is only half read.
  const bool broken = std::any_of(parse.errors.begin(), parse.errors.end(),
                                  [](const ParseError& error) { return error.half == Half::kHost; });
  if (broken || !reply.is_reply) return;
  for (const OpDefinition& op : host.op_definitions) {
    if (op.params.empty()) continue;
    CheckLists(op, out);
    CheckAttrs(op, out);
    CheckConfigs(op, reply, out);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_op_definition
