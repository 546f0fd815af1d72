// The host's tiling class keeps each field private behind set_ and get_; `t.f` names nothing there. On the device the
// struct is plain: fields without setters.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_field_assigned {

static constexpr RuleInfo kInfo = {
    .summary = "tiling field used without its setter or getter",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// `t.f = v;` in the text after the field: the value's range, up to the semicolon, which may be lines below.
static std::optional<SourceRange> AssignedValue(const ReplyFacts& reply, const SourceRange& field) {
  const std::size_t size = reply.files.size() <= static_cast<std::size_t>(field.file)
                               ? 0
                               : reply.files[static_cast<std::size_t>(field.file)].text.size();
  std::string_view rest = TextOf(reply, {field.file, field.end, static_cast<std::uint32_t>(size)});
  rest = rest.substr(0, std::min(rest.find(';'), rest.size() - 1) + 1);
  // A block or a comment inside means that it is not just a value.
  if (rest.find_first_of("{}") != std::string_view::npos || rest.find("//") != std::string_view::npos)
    return std::nullopt;
  const std::size_t equals = rest.find_first_not_of(" \t");
  if (equals == std::string_view::npos || rest[equals] != '=' || rest.substr(equals, 2) == "==") return std::nullopt;
  const std::size_t begin = rest.find_first_not_of(" \t\r\n", equals + 1);
  const std::size_t end = rest.find(';', equals);
  if (begin == std::string_view::npos || end == std::string_view::npos || begin >= end) return std::nullopt;
  return SourceRange{field.file, field.end + static_cast<std::uint32_t>(begin),
                     field.end + static_cast<std::uint32_t>(end)};
}

static bool IsCompound(const ReplyFacts& reply, const SourceRange& field) {
  const std::string_view rest = TextOf(reply, {field.file, field.end, LineOf(reply, field).end});
  const std::size_t at = rest.find_first_not_of(" \t");
  if (at == std::string_view::npos) return true;
  const std::string_view next = rest.substr(at, 3);
  return next.starts_with("+=") || next.starts_with("-=") || next.starts_with("*=") || next.starts_with("/=") ||
         next.starts_with("++") || next.starts_with("--") || next.starts_with("[") ||
         (next.starts_with("=") && !next.starts_with("=="));
}

static void AddFix(const ReplyFacts& reply, const ParseError& error, const std::string& field,
                   FindingBuilder& finding) {
  if (const auto value = AssignedValue(reply, error.range)) {
    finding.Fix(
        fmt::format("write it with `set_{}`", field), FixSafety::kSafe,
        {{{error.range.file, error.range.begin, value->begin}, fmt::format("set_{}(", field)}, {After(*value), ")"}});
  } else if (!TextOf(reply, error.range).empty() && !IsCompound(reply, error.range)) {
    finding.Fix(fmt::format("read it with `get_{}`", field), FixSafety::kSafe,
                {{error.range, fmt::format("get_{}()", field)}});
  }
}

static void Check(const ParseFacts& parse, const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kTilingFieldDirect})) {
    std::string field = error->name;
    if (field.ends_with('_')) field.pop_back();
    auto finding =
        out.Report(error->range, "tiling field `{}` has no name of its own on the host; use `set_{}` and `get_{}`",
                   error->name, field, field);
    finding.BreaksBuild().Arg("field", field);
    for (const TilingStruct& tiling : host.tiling_structs) {
      for (const TilingField& declared : tiling.fields) {
        if (declared.name == field) finding.Label(declared.range, "declared here");
      }
    }
    AddFix(reply, *error, field, finding);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_field_assigned
