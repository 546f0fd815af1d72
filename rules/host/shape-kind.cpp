// A tiling context gives `const gert::StorageShape*`, from which GetOriginShape or GetStorageShape makes a Shape; an
// infer-shape context gives `const gert::Shape*` at once. Neither converts to the other.
#include <fmt/format.h>

#include <algorithm>

#include "rules/parse-errors.h"
#include "rules/rule.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "gert::Shape and gert::StorageShape mixed up",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// `Shape* s = <value>;`: the range of the value, when it stands on the line of the variable.
static std::optional<SourceRange> Initialiser(const ReplyFacts& reply, const SourceRange& variable) {
  const std::string_view rest = TextOf(reply, {variable.file, variable.end, LineOf(reply, variable).end});
  const std::size_t equals = rest.find_first_not_of(" \t");
  if (equals == std::string_view::npos || rest[equals] != '=') return std::nullopt;
  const std::size_t begin = rest.find_first_not_of(" \t", equals + 1);
  const std::size_t end = rest.find(';');
  if (begin == std::string_view::npos || end == std::string_view::npos || begin >= end) return std::nullopt;
  return SourceRange{variable.file, variable.end + static_cast<std::uint32_t>(begin),
                     variable.end + static_cast<std::uint32_t>(end)};
}

static bool Names(const std::string& text, std::string_view what) { return text.find(what) != std::string::npos; }

// Clang's order: the wanted type first, the given type second.
static void AddFix(const ReplyFacts& reply, const ParseError& error, FindingBuilder& finding) {
  const std::size_t wanted = error.message.find("Shape");
  const std::size_t given = error.message.rfind("StorageShape");
  const auto value = Initialiser(reply, error.range);
  const bool wants_shape = wanted != std::string::npos && given != std::string::npos && wanted < given &&
                           !Names(error.message.substr(0, given), "StorageShape");
  if (value && wants_shape && Names(std::string(TextOf(reply, *value)), "GetInputShape")) {
    finding.Fix("take the origin shape", FixSafety::kSafe,
                {{Before(*value), "&"}, {After(*value), "->GetOriginShape()"}});
    return;
  }
  // A member of Shape asked of a StorageShape: go through the origin shape.
  if (error.diag == "err_no_member" && !Names(error.name, "Shape") &&
      Names(error.owner + error.message, "StorageShape")) {
    const SourceRange before = {error.range.file, error.range.begin < 2 ? 0 : error.range.begin - 2, error.range.begin};
    const std::string_view arrow = TextOf(reply, before);
    if (arrow == "->" || arrow.ends_with('.')) {
      finding.Fix("go through the origin shape", FixSafety::kSafe, {{Before(error.range), "GetOriginShape()."}});
    }
  }
  // GetOriginShape or GetStorageShape of what already is a Shape: drop the step.
  if (error.diag == "err_no_member" && (error.name == "GetOriginShape" || error.name == "GetStorageShape")) {
    const SourceRange tail = {error.range.file, error.range.end, LineOf(reply, error.range).end};
    const std::string_view rest = TextOf(reply, tail);
    const SourceRange before = {error.range.file, error.range.begin < 2 ? 0 : error.range.begin - 2, error.range.begin};
    const std::uint32_t lead = TextOf(reply, before) == "->" ? 2 : 1;
    if (rest.starts_with("().")) {
      finding.Fix("drop the storage step", FixSafety::kSafe,
                  {{{error.range.file, error.range.begin, error.range.end + 3}, ""}});
    } else if (rest.starts_with("()") && lead == 1) {
      finding.Fix("drop the storage step", FixSafety::kSafe,
                  {{{error.range.file, error.range.begin - 1, error.range.end + 2}, ""}});
    }
  }
}

static void Check(const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kShapeKind})) {
    auto finding = out.Report(error->range, "{}", AsHeadline(error->message));
    finding.BreaksBuild();
    finding.Note(
        "`GetInputShape` gives a `StorageShape` in a tiling function and a `Shape` in a shape inference function");
    AddFix(reply, *error, finding);
  }
}

extern const Rule host_shape_kind;
const Rule host_shape_kind = MakeRule(kInfo, Check);

}  // namespace assay::rules
