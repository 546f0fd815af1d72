// Host and device share one list of tiling fields, the registered class. A setter, getter or device field that is not
// in it does not compile; a class that was never registered leaves GET_TILING_DATA undefined.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "rules/parse-errors.h"
#include "rules/rule.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "tiling field that the tiling class does not declare",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static std::string FieldOf(const std::string& name) {
  return name.starts_with("set_") || name.starts_with("get_") ? name.substr(4) : name;
}

// `SetTotalLength` of a class with the field `totalLength`: the field; else empty.
static std::string Meant(const TilingStruct& tiling, const std::string& name) {
  if (name.size() < 4 || (!name.starts_with("Set") && !name.starts_with("Get"))) return {};
  std::string field = name.substr(3);
  field.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(field.front())));
  const bool declared =
      std::any_of(tiling.fields.begin(), tiling.fields.end(), [&](const TilingField& f) { return f.name == field; });
  return declared ? field : std::string();
}

// On the device the struct is plain: `get_f()` of a declared field is `f`, and `f_` is `f`.
static void AddPlainField(const ReplyFacts& reply, const HostFacts& host, const std::vector<const ParseError*>& group,
                          FindingBuilder& finding) {
  const ParseError& error = *group.front();
  std::string field = FieldOf(error.name);
  const auto declares = [&](const std::string& name) {
    return std::any_of(host.tiling_structs.begin(), host.tiling_structs.end(), [&](const TilingStruct& tiling) {
      return std::any_of(tiling.fields.begin(), tiling.fields.end(),
                         [&](const TilingField& declared) { return declared.name == name; });
    });
  };
  if (!declares(field) && field.ends_with('_')) field.pop_back();
  if (error.half != Half::kKernel || !declares(field) || error.name.starts_with("set_")) return;
  std::vector<Edit> edits;
  for (const ParseError* place : group) {
    SourceRange range = place->range;
    if (error.name.starts_with("get_")) {
      const SourceRange call = {range.file, range.end, range.end + 2};
      if (TextOf(reply, call) != "()") return;
      range.end = call.end;
    }
    edits.push_back({range, field});
  }
  finding.Note("the kernel's struct has the fields themselves, without setters and getters");
  finding.Fix(fmt::format("read the field `{}`", field), FixSafety::kSafe, std::move(edits));
}

static void Check(const ParseFacts& parse, const HostFacts& host, const ReplyFacts& reply, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kTilingFieldMissing})) {
    const ParseError& error = *group.front();
    const std::string field = FieldOf(error.name);
    const TilingStruct* tiling = host.tiling_structs.size() == 1 ? &host.tiling_structs.front() : nullptr;
    const std::string owner = !error.owner.empty() ? error.owner
                              : tiling != nullptr  ? tiling->name
                                                   : "the tiling class";
    auto finding = out.Report(error.range, "`{}` declares no field `{}`", owner, field);
    finding.BreaksBuild().Arg("field", field);
    LabelRest(finding, group, "also used here");
    if (tiling != nullptr) finding.Label(tiling->range, fmt::format("its fields: {}", tiling->fields.size()));
    const std::string meant = tiling == nullptr ? std::string() : Meant(*tiling, error.name);
    if (!meant.empty()) {
      const char* prefix = error.name.front() == 'S' ? "set_" : "get_";
      finding.Note(fmt::format("the members of a field are `set_{}` and `get_{}`", meant, meant));
      std::vector<Edit> edits;
      for (const ParseError* place : group) edits.push_back({place->range, prefix + meant});
      finding.Fix(fmt::format("use `{}{}`", prefix, meant), FixSafety::kSafe, std::move(edits));
    }
    AddPlainField(reply, host, group, finding);
    if (!error.suggestion.empty()) finding.Note(fmt::format("closest declared field: `{}`", error.suggestion));
  }
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kTilingClassMissing})) {
    auto finding =
        out.Report(group.front()->range, "no tiling class is registered, so `GET_TILING_DATA` does not exist");
    finding.BreaksBuild();
  }
}

extern const Rule tiling_field_undeclared;
const Rule tiling_field_undeclared = MakeRule(kInfo, Check);

}  // namespace assay::rules
