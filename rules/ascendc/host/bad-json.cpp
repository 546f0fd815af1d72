// The project json decides every name and shapes what is generated. The generator wants a list with one op object whose
// `op` is a string; it exits at lists that do not fit and types it does not know, and drops attributes of such types.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/ascendc/op-words.h"
#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_bad_json {

static constexpr RuleInfo kInfo = {
    .summary = "project json that the generator rejects",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static constexpr std::string_view kObject = "the top level is an object";

// A bare object becomes a list of it.
static void Wrap(const ReplyFacts& reply, const SourceRange& range, FindingBuilder& finding) {
  const std::string_view text = TextOf(reply, range);
  const std::size_t begin = text.find('{');
  const std::size_t end = text.rfind('}');
  if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) return;
  const auto at = [&](std::size_t offset) {
    const auto place = range.begin + static_cast<std::uint32_t>(offset);
    return SourceRange{range.file, place, place};
  };
  finding.Fix("make it a list of one", FixSafety::kSafe, {{at(begin), "["}, {at(end + 1), "]"}});
}

// A comma after the last entry, or none between two. The place is where parsing stopped.
static void Comma(const ReplyFacts& reply, const SourceRange& range, FindingBuilder& finding) {
  const std::string* file = FileText(reply, range.file);
  if (file == nullptr) return;
  const auto space = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
  for (std::size_t at = range.begin > 0 ? range.begin - 1 : 0; at < file->size() && at <= range.end; ++at) {
    const char next = (*file)[at];
    std::size_t before = at;
    while (before > 0 && space((*file)[before - 1])) --before;
    if (before == 0 || space(next)) continue;
    const char last = (*file)[before - 1];
    const auto place = static_cast<std::uint32_t>(before);
    if (last == ',' && (next == ']' || next == '}'))
      return void(finding.Fix("remove the comma after the last entry", FixSafety::kSafe,
                              {{{range.file, place - 1, place}, ""}}));
    const bool ends = last == '"' || last == '}' || last == ']';
    const bool begins = next == '"' || next == '{';
    if (ends && begins && before != at)
      return void(
          finding.Fix("put a comma between the entries", FixSafety::kSafe, {{{range.file, place, place}, ","}}));
  }
}

// The op that is defined and registered, where the json does not name it.
static void Name(const ReplyFacts& reply, const ascendc::OperatorFacts& host, const SourceRange& range,
                 FindingBuilder& finding) {
  const std::string* file = FileText(reply, range.file);
  const std::size_t open = file == nullptr ? std::string::npos : file->find('{');
  if (open == std::string::npos || host.op_add.size() != 1 || file->find("\"op\"") != std::string::npos) return;
  const auto place = static_cast<std::uint32_t>(open + 1);
  finding.Fix(fmt::format("name the op `{}`", host.op_add.front().name), FixSafety::kSafe,
              {{{range.file, place, place}, fmt::format("\n    \"op\": \"{}\",", host.op_add.front().name)}});
}

static bool Rejected(const ReplyFacts& reply, const ascendc::OperatorFacts& host, Emitter& out) {
  // The generator stops at the first.
  for (const ReplyProblem& problem : reply.problems) {
    if (problem.kind != ReplyProblemKind::kBadJson) continue;
    const std::string detail = problem.detail.empty() ? "it is not valid json" : AsHeadline(problem.detail);
    auto finding = out.Report(problem.range, "the project json is rejected: {}", detail);
    finding.BreaksBuild();
    if (problem.detail.find(kObject) != std::string::npos) {
      Wrap(reply, problem.range, finding);
    } else if (problem.detail.find("no operator with") != std::string::npos) {
      Name(reply, host, problem.range, finding);
    } else {
      Comma(reply, problem.range, finding);
    }
    return true;
  }
  return false;
}

// A list of one is repeated as often as needed.
static bool Fits(std::size_t a, std::size_t b) { return a == b || a <= 1 || b <= 1; }

static void CheckParams(const OpDefinition& op, Emitter& out) {
  const OpParam* first = nullptr;
  for (const OpParam& param : op.params) {
    const std::string where = fmt::format("`{}` of the project json", param.name);
    if (!Fits(param.type_count, param.format_count))
      out.Report(param.range, "{} lists {} types and {} formats", where, param.type_count, param.format_count)
          .BreaksBuild();
    for (const std::string& dtype : param.dtypes) {
      const bool known = dtype.starts_with("DT_") || ascendc::IsIn(ascendc::kOtherJsonDtypes, dtype);
      if (!known)
        out.Report(param.range, "{} has the type `{}`, which the generator does not know", where, dtype)
            .As(Severity::kWarning);
    }
    if (!ascendc::IsIn(ascendc::kParamKinds, param.param_type))
      out.Report(param.range, "{} has the kind `{}`; it is treated as `required`", where, param.param_type)
          .As(Severity::kWarning);
    const std::size_t count = std::max(param.type_count, param.format_count);
    if (first == nullptr) {
      first = &param;
    } else if (count != std::max(first->type_count, first->format_count)) {
      out.Report(param.range, "{} lists {} types, `{}` lists {}", where, count, first->name,
                 std::max(first->type_count, first->format_count))
          .BreaksBuild();
    }
  }
}

// The generator's word for a type of numbers that has a width in its name.
static std::string_view WithoutWidth(std::string_view type) {
  static constexpr std::array<std::string_view, 6> kWhole = {"int8", "int16", "int32", "int64", "uint32", "int64_t"};
  static constexpr std::array<std::string_view, 3> kFloating = {"float16", "float32", "double"};
  if (std::find(kWhole.begin(), kWhole.end(), type) != kWhole.end()) return "int";
  return std::find(kFloating.begin(), kFloating.end(), type) != kFloating.end() ? "float" : std::string_view();
}

// The attribute's type, where its entry writes it after or before its name.
static void NameTheType(const ReplyFacts& reply, const OpAttr& attr, FindingBuilder& finding) {
  const std::string_view meant = WithoutWidth(attr.type);
  const std::string* text = FileText(reply, attr.range.file);
  if (meant.empty() || text == nullptr || attr.range.begin >= text->size()) return;
  const std::size_t begin = text->rfind('{', attr.range.begin), end = text->find('}', attr.range.begin);
  const std::string written = fmt::format("\"{}\"", attr.type);
  const std::size_t at = begin == std::string::npos ? begin : text->find(written, begin);
  if (end == std::string::npos || at == std::string::npos || at > end || text->find(written, at + 1) < end) return;
  const auto place = static_cast<std::uint32_t>(at + 1);
  finding.Fix(fmt::format("call the type `{}`", meant), FixSafety::kSafe,
              {{{attr.range.file, place, place + static_cast<std::uint32_t>(attr.type.size())}, std::string(meant)}});
}

static void CheckAttrs(const ReplyFacts& reply, const OpDefinition& op, Emitter& out) {
  for (const OpAttr& attr : op.attrs) {
    if (ascendc::FindAttrType(&ascendc::AttrType::json, attr.type) != nullptr) continue;
    const bool no_setter = ascendc::IsIn(ascendc::kAttrTypesWithoutSetter, attr.type);
    auto finding = no_setter ? out.Report(attr.range, "attribute `{}` has the type `{}`, for which no setter exists",
                                          attr.name, attr.type)
                             : out.Report(attr.range, "attribute `{}` has the type `{}`, and the generator drops it",
                                          attr.name, attr.type);
    finding.As(Severity::kWarning);
    std::vector<std::string> known;
    for (const ascendc::AttrType& type : ascendc::kAttrTypes) known.push_back(fmt::format("`{}`", type.json));
    finding.Note(fmt::format("types of attributes: {}", fmt::join(known, ", ")));
    NameTheType(reply, attr, finding);
  }
}

static void Check(const ReplyFacts& reply, const ascendc::OperatorFacts& host, Emitter& out) {
  if (Rejected(reply, host, out) || !host.json_op || !reply.is_reply) return;
  CheckParams(*host.json_op, out);
  CheckAttrs(reply, *host.json_op, out);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_bad_json
