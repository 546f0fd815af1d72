// Host and device share one list of tiling fields, the registered class. A setter, getter or device field that is not
// in it does not compile; a class that was never registered leaves GET_TILING_DATA undefined.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_field_undeclared {

static constexpr RuleInfo kInfo = {
    .summary = "tiling field that the tiling class does not declare",
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

// Names that differ at only one place, in at most a third of their letters: `length` and `lengthNum`.
static bool Alike(std::string_view a, std::string_view b) {
  const std::size_t less = std::min(a.size(), b.size()), more = std::max(a.size(), b.size());
  std::size_t front = 0, back = 0;
  while (front < less && a[front] == b[front]) ++front;
  while (back < less - front && a[a.size() - 1 - back] == b[b.size() - 1 - back]) ++back;
  return less >= 3 && (front + back) * 3 >= more * 2;
}

// The one declared field that is spelt nearly so and that the half of the error does not use yet.
static std::string Misspelt(const ascendc::OperatorFacts& host, const TilingStruct& tiling, const ParseError& error,
                            const std::string& field) {
  const bool in_kernel = error.half == Half::kKernel;
  std::string found;
  for (const TilingField& declared : tiling.fields) {
    const bool used = std::any_of(host.tiling_uses.begin(), host.tiling_uses.end(), [&](const TilingUse& use) {
      return use.field == declared.name && use.in_kernel == in_kernel;
    });
    if (declared.name == field) return {};
    if (used || !Alike(declared.name, field)) continue;
    if (!found.empty()) return {};
    found = declared.name;
  }
  return found;
}

// `TILING_DATA_FIELD_DEF(type, field);` behind the last field, where all fields have one type.
static void Declare(const ReplyFacts& reply, const TilingStruct& tiling, const std::string& field,
                    FindingBuilder& finding) {
  if (tiling.fields.empty()) return;
  const TilingField& last = tiling.fields.back();
  const bool alike = std::all_of(tiling.fields.begin(), tiling.fields.end(), [&](const TilingField& other) {
    return other.type == last.type && other.count == 0 && !other.is_struct;
  });
  const std::string* text = FileText(reply, last.range.file);
  const std::size_t end = text == nullptr ? std::string::npos : text->find(';', last.range.end - 1);
  if (!alike || end == std::string::npos) return;
  const auto at = static_cast<std::uint32_t>(end + 1);
  finding.Fix(fmt::format("declare it as `{}`", last.type), FixSafety::kUnsafe,
              {{{last.range.file, at, at},
                fmt::format("\n{}TILING_DATA_FIELD_DEF({}, {});", IndentOf(reply, last.range), last.type, field)}});
}

// On the device the struct is plain: `get_f()` of a declared field is `f`, and `f_` is `f`.
static void AddPlainField(const ReplyFacts& reply, const ascendc::OperatorFacts& host,
                          const std::vector<const ParseError*>& group, FindingBuilder& finding) {
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

// The registration of the only class, after its end.
static void Register(const ReplyFacts& reply, const ascendc::OperatorFacts& host, FindingBuilder& finding) {
  const std::string* op_type = host.op_type();
  if (op_type == nullptr || host.tiling_structs.size() != 1 || !host.tiling_registrations.empty()) return;
  const TilingStruct& tiling = host.tiling_structs.front();
  const std::string* text = FileText(reply, tiling.range.file);
  const std::size_t end = text == nullptr ? std::string::npos : text->find("END_TILING_DATA_DEF", tiling.range.begin);
  if (end == std::string::npos) return;
  const std::size_t line = std::min(text->find('\n', end), text->size());
  const SourceRange behind = {tiling.range.file, static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(line)};
  finding.Fix(fmt::format("register `{}`", tiling.name), FixSafety::kSafe,
              {{behind, fmt::format("\nREGISTER_TILING_DATA_CLASS({}, {})", *op_type, tiling.name)}});
}

static void Check(const ParseFacts& parse, const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
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
    const std::string misspelt =
        tiling == nullptr || !meant.empty() ? std::string() : Misspelt(host, *tiling, error, field);
    if (!misspelt.empty()) {
      std::vector<Edit> edits;
      for (const ParseError* place : group) {
        const auto word = FindWord(reply, place->range, error.name);
        if (word) edits.push_back({*word, error.name.substr(0, error.name.size() - field.size()) + misspelt});
      }
      if (edits.size() == group.size())
        finding.Fix(fmt::format("use `{}`", misspelt), FixSafety::kUnsafe, std::move(edits));
    } else if (tiling != nullptr && meant.empty()) {
      Declare(reply, *tiling, field, finding);
    }
    AddPlainField(reply, host, group, finding);
    if (!error.suggestion.empty()) finding.Note(fmt::format("closest declared field: `{}`", error.suggestion));
  }
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kTilingClassMissing})) {
    auto finding =
        out.Report(group.front()->range, "no tiling class is registered, so `GET_TILING_DATA` does not exist");
    finding.BreaksBuild();
    Register(reply, host, finding);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_field_undeclared
