// A real function called with arguments that none of its overloads takes: too few, too many, or of other types. What
// has a page of its own (rules/ascendc/overload.h) is reported there.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/api-forms.h"
#include "rules/ascendc/calls.h"
#include "rules/ascendc/elements.h"
#include "rules/ascendc/overload.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_wrong_overload {

static constexpr RuleInfo kInfo = {
    .summary = "arguments that no overload takes",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static std::size_t ParametersOf(const std::string& signature) {
  if (signature.find("()") != std::string::npos) return 0;
  return static_cast<std::size_t>(std::count(signature.begin(), signature.end(), ',')) + 1;
}

// `<float, float>` of `Exp<float, float>(...)`; empty where the call names no types.
static SourceRange NamedTypes(const ReplyFacts& reply, const ParseError& error) {
  const auto call = ReadCall(reply, error.range);
  if (!call) return {};
  const std::size_t open = TextOf(reply, call->callee).find('<');
  if (open == std::string_view::npos) return {};
  return {call->callee.file, call->callee.begin + static_cast<std::uint32_t>(open), call->callee.end};
}

static std::string Headline(const ReplyFacts& reply, const ParseError& error) {
  if (error.what == ParseErrorClass::kDtypeUnsupported) {
    return error.expected.empty() ? fmt::format("`{}` does not take these types", error.name)
                                  : fmt::format("`{}`: {}", error.name, error.expected);
  }
  if (error.argument_types.empty()) return fmt::format("no form of `{}` takes these arguments", error.name);
  std::vector<std::string> types;
  for (const std::string& type : error.argument_types) types.push_back(type.empty() ? "?" : ShortType(type));
  return fmt::format("no overload of `{}{}` takes ({})", error.name, TextOf(reply, NamedTypes(reply, error)),
                     fmt::join(types, ", "));
}

// FreeTensor takes its tensor by reference: the result of DeQue needs a name first.
static bool FreesTemporary(const ParseError& error) {
  return error.name == "FreeTensor" && error.argument_types.size() == 1 && IsTensor(error.argument_types[0]);
}

// A queue cannot know the element type of the tensor it gives.
static bool LacksElement(const ParseError& error) {
  constexpr std::array<std::string_view, 4> kNames = {"AllocTensor", "DeQue", "Get", "GetData"};
  return error.argument_types.empty() && std::find(kNames.begin(), kNames.end(), error.name) != kNames.end();
}

// A copy of blocks takes its numbers in a struct, a padding copy into local memory also in a second one.
static bool CopiesByNumbers(const ParseError& error, FindingBuilder& finding) {
  const std::vector<std::string>& types = error.argument_types;
  if (!error.name.starts_with("DataCopy") || types.size() < 3 || !IsTensor(types[0]) || !IsTensor(types[1]))
    return false;
  if (error.name == "DataCopyPad" && !IsGlobal(types[0])) {
    finding.Note(
        "into local memory it is `DataCopyPad(dst, src, DataCopyExtParams{1, bytes, 0, 0, 0}, "
        "DataCopyPadExtParams<T>{false, 0, 0, 0})`");
    return true;
  }
  if (error.name == "DataCopyPad") {
    finding.Note("out of local memory it is `DataCopyPad(dst, src, DataCopyExtParams{1, bytes, 0, 0, 0})`");
    return true;
  }
  const auto gives = [&](std::string_view part) {
    return std::any_of(types.begin() + 2, types.end(),
                       [&](const std::string& type) { return type.find(part) != type.npos; });
  };
  if (types.size() == 4 && gives("DataCopyParams") && gives("int")) {
    finding.Note(
        "a copy takes its size from a count or from a `DataCopyParams`, not from both: `DataCopy(dst, src, count)`, "
        "`DataCopy(dst, src, params)`");
    return true;
  }
  const bool numbers = types.size() > 3 && std::all_of(types.begin() + 2, types.end(), [](const std::string& type) {
                         return type.find("int") != std::string::npos || type.find("unsigned") != std::string::npos;
                       });
  if (numbers)
    finding.Note(
        "blocks are copied by `DataCopy(dst, src, DataCopyParams{blockCount, blockLen, srcStride, dstStride})`");
  return numbers;
}

// Reduce a whole tensor to one number. The newer interface of the same name reduces axes of shapes.
static bool ReducesOnce(const std::string& name) { return TakesWork(name); }

// `<float, float>`: element types alone.
static bool NamesElements(std::string_view types) {
  if (types.size() < 2) return false;
  for (types = types.substr(1, types.size() - 2); !types.empty();) {
    std::string_view one = types.substr(0, types.find(','));
    types.remove_prefix(std::min(types.size(), one.size() + 1));
    one.remove_prefix(std::min(one.size(), one.find_first_not_of(' ')));
    one = one.substr(0, one.find(' '));
    const bool element = one.ends_with("_t") || IsElementType(one);
    if (!element) return false;
  }
  return true;
}

// An address of constant elements, where the call takes one that is written through.
static bool TakesConstAddress(const ParseError& error) {
  if (error.name != "SetGlobalBuffer" || error.argument_types.empty()) return false;
  const std::string& type = error.argument_types[0];
  return type.substr(0, type.rfind('*')).find("const") != std::string::npos;
}

// The end of `x.GetPhyAddr()`, whose form with an offset gives an address without `const`.
static std::optional<SourceRange> OffsetOfAddress(const ReplyFacts& reply, const ParseError& error) {
  if (!TakesConstAddress(error) || error.argument_ranges.empty()) return std::nullopt;
  const SourceRange& argument = error.argument_ranges[0];
  if (!TextOf(reply, argument).ends_with(".GetPhyAddr()")) return std::nullopt;
  return SourceRange{argument.file, argument.end - 1, argument.end - 1};
}

// A form of the API may take slices where the call has none.
static bool IsForm(const ParseError& error) {
  const std::vector<std::string>& types = error.argument_types;
  return error.signature.find("SliceInfo") == std::string::npos ||
         std::any_of(types.begin(), types.end(),
                     [](const std::string& type) { return type.find("SliceInfo") != std::string::npos; });
}

static void Explain(const ReplyFacts& reply, const ParseError& error, FindingBuilder& finding) {
  constexpr std::size_t kMaxNotes = 2;
  if (TakesConstAddress(error)) {
    finding.Note(OffsetOfAddress(reply, error)
                     ? "`GetPhyAddr()` gives an address of constant elements, `GetPhyAddr(0)` the same without `const`"
                     : "the address is one of constant elements, and no fix is offered: whether they are written is "
                       "not in the call");
    return;
  }
  if (FreesTemporary(error)) {
    finding.Note("`FreeTensor` takes a variable: keep what `DeQue` returns in one");
    return;
  }
  if (error.name == "LocalTensor" && AssignsNumber(reply, error.range)) {
    finding.Note("a tensor is filled with `Duplicate(dst, value, n)`");
    return;
  }
  if (LacksElement(error)) {
    finding.Note(fmt::format("the element type is not deduced: `{}<float>()`", error.name));
    return;
  }
  if (CopiesByNumbers(error, finding)) return;
  if (error.what == ParseErrorClass::kScalarAsTensor) {
    finding.Note(fmt::format("`{}(dst, src, count)` takes three arguments, not four", error.name));
    return;
  }
  if (ReducesOnce(error.name)) {
    finding.Note(
        fmt::format("`{}(dst, src, work, count)` takes three tensors and leaves its result in the first element of "
                    "`dst`",
                    error.name));
    return;
  }
  const std::size_t given = error.argument_types.size();
  if (!error.signature.empty()) {
    if (!IsForm(error)) return;
    const std::size_t takes = ParametersOf(error.signature);
    if (takes != given)
      finding.Note(fmt::format("{} given; one of its forms is `{}`",
                               Counted(static_cast<std::int64_t>(given), "argument"), error.signature));
    const std::string_view named = TextOf(reply, NamedTypes(reply, error));
    if (takes == given && NamesElements(named)) {
      finding.Note(
          fmt::format("calls of `{}` take their element type from the tensors: leave out `{}`", error.name, named));
    } else if (takes == given && named.empty()) {
      finding.Note(fmt::format("one of its forms is `{}`", error.signature));
    }
    return;
  }
  for (std::size_t i = 0; i < error.notes.size() && i < kMaxNotes; ++i) {
    finding.Note(AsHeadline(error.notes[i].message));
  }
}

// A number assigned to `x[i]` is parsed as the address of a tensor: the element is meant.
static void AddFix(const ReplyFacts& reply, const ParseError& error, FindingBuilder& finding) {
  if (error.name == "LocalTensor") {
    if (std::vector<Edit> edits = RewriteElements(reply, error.range); !edits.empty())
      finding.Fix("name the element with `GetValue` and `SetValue`", FixSafety::kSafe, std::move(edits));
  } else if (const std::optional<SourceRange> offset = OffsetOfAddress(reply, error)) {
    finding.Fix("take the address with an offset", FixSafety::kSafe, {{*offset, "0"}});
  } else if (auto repair = RepairOverload(reply, error)) {
    finding.Fix(repair->title, repair->safety, std::move(repair->edits));
  }
  // Explicit template arguments decide between overloads, but the tensors determine them as well.
  const SourceRange types = NamedTypes(reply, error);
  const bool tensors = std::any_of(error.argument_types.begin(), error.argument_types.end(), IsTensor);
  if (types.end > types.begin && tensors && error.what == ParseErrorClass::kNoOverload)
    finding.Fix("leave the types to the tensors", FixSafety::kSafe, {{types, ""}});
}

// A number in an expression of tensors is reported with the expression.
static bool InTensorExpression(const ParseFacts& parse, const ReplyFacts& reply, const ParseError& error) {
  if (error.name != "LocalTensor" || error.what != ParseErrorClass::kDtypeUnsupported) return false;
  const SourceRange line = LineOf(reply, error.range);
  const std::vector<const ParseError*> others = ErrorsOf(parse, {ParseErrorClass::kTensorExpression});
  return std::any_of(others.begin(), others.end(), [&](const ParseError* other) {
    return other->half == error.half && LineOf(reply, other->range) == line;
  });
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kNoOverload, ParseErrorClass::kDtypeUnsupported,
                                                  ParseErrorClass::kScalarAsTensor})) {
    const bool scalar = error->what == ParseErrorClass::kScalarAsTensor;
    if (MistakeOf(*error).cause != (scalar ? OverloadCause::kNumberTooMany : OverloadCause::kOther)) continue;
    if (InTensorExpression(parse, reply, *error)) continue;
    auto finding = out.Report(error->range, "{}", Headline(reply, *error));
    finding.BreaksBuild().Arg("name", error->name);
    Explain(reply, *error, finding);
    if (!error->suggestion.empty()) finding.Note("closest real form: " + error->suggestion);
    NoteCombos(finding, *error);
    if (!scalar) AddFix(reply, *error, finding);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_wrong_overload
