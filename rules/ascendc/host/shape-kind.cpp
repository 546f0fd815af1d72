// A tiling context gives `const gert::StorageShape*`, from which GetOriginShape or GetStorageShape makes a Shape; an
// infer-shape context gives `const gert::Shape*` at once. Neither converts to the other, and both have few members.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/shape-lists.h"
#include "rules/ascendc/shape-members.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_shape_kind {

static constexpr RuleInfo kInfo = {
    .summary = "gert::Shape and gert::StorageShape mixed up",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

namespace {

bool Has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// A variable whose declaration has the wrong type, from there to the end of its block.
struct Retyped {
  std::string name;
  SourceRange scope;
  bool constant;
};

// One error with its surrounding text.
class Case {
 public:
  // `explained`: whether a finding before this one said which context gives which shape.
  Case(const ReplyFacts& reply, const ParseError& error, bool& explained)
      : reply_(reply),
        error_(error),
        explained_(explained),
        line_(LineOf(reply, error.range)),
        text_(TextOf(reply, line_)) {}

  void Report(Emitter& out, std::vector<Retyped>& retyped) {
    if (InMember(out, retyped) || InInitialiser(out, retyped)) return;
    const bool constructor = error_.diag.starts_with("err_ovl_no_viable_function_in_init") ||
                             error_.diag.starts_with("err_ovl_no_viable_conversion_in_cast");
    if (constructor) return Constructor(out);
    // Assigned to or from a variable whose declaration is wrong: that finding says it.
    const auto named = [&](const Retyped& variable) { return FindWord(reply_, line_, variable.name).has_value(); };
    if (error_.diag.starts_with("err_ovl_no_viable_oper") && std::any_of(retyped.begin(), retyped.end(), named)) return;
    // The right type of a variable that is not `const` takes this too.
    const auto freed = [&](const Retyped& variable) { return !variable.constant && named(variable); };
    if (Has(error_.message, "drops 'const'") && std::any_of(retyped.begin(), retyped.end(), freed)) return;
    auto finding = out.Report(error_.range, "{}", AssignedOther(error_, Before()).value_or(AsHeadline(error_.message)));
    Finish(finding, Has(error_.message, "StorageShape") && Has(text_, "putShape("));
  }

 private:
  // `mixed`: whether one class is used as the other, which the note explains.
  void Finish(FindingBuilder& finding, bool mixed = false) {
    finding.BreaksBuild();
    if (!mixed || explained_) return;
    finding.Note(
        "a tiling function's context gives a `StorageShape` for each tensor, a shape inference function's a `Shape`");
    explained_ = true;
  }

  std::string_view After() const { return TextOf(reply_, {line_.file, error_.range.end, line_.end}); }
  std::string_view Before() const { return TextOf(reply_, {line_.file, line_.begin, error_.range.begin}); }
  // The class whose member was looked up; taken from the message if the compiler names none.
  bool OnStorage() const { return Has(error_.owner.empty() ? error_.message : error_.owner, "StorageShape"); }

  // Whether a storage shape is what the context gives here: by the message, else by the enclosing function.
  bool InTiling() const {
    // The compiler names the type that is given last.
    const std::size_t given = error_.message.rfind("value of type");
    if (given != std::string::npos) return Has(std::string_view(error_.message).substr(given), "StorageShape");
    const std::string_view before = TextOf(reply_, {line_.file, 0, error_.range.begin});
    const std::size_t tiling = before.rfind("TilingContext");
    const std::size_t infer = before.rfind("InferShapeContext");
    return tiling != before.npos && (infer == before.npos || tiling > infer);
  }

  // A member of a variable whose declaration is wrong: that finding covers it, and its fix corrects this too.
  bool Follows(const std::vector<Retyped>& retyped) const {
    const std::string_view before = Before();
    return before.ends_with("->") && std::any_of(retyped.begin(), retyped.end(), [&](const Retyped& v) {
             return v.name == WordBeforeArrow(before) && v.scope.Holds(error_.range);
           });
  }

  // A member that the class lacks.
  bool InMember(Emitter& out, const std::vector<Retyped>& retyped) {
    if (!error_.diag.starts_with("err_no_member")) return false;
    if (error_.name == "GetOriginShape" || error_.name == "GetStorageShape" || error_.name == "MutableOriginShape" ||
        (error_.name == "GetShape" && !OnStorage())) {
      if (!Follows(retyped)) StorageOfShape(out);
      return true;
    }
    const auto invented =
        std::find_if(kInvented.begin(), kInvented.end(), [&](const Invented& i) { return i.name == error_.name; });
    const std::string_view owner = OnStorage() ? "gert::StorageShape" : "gert::Shape";
    const bool through = Before().ends_with("->") || Before().ends_with('.');
    const std::string step = OnStorage() ? "GetOriginShape()." : "";
    if (invented != kInvented.end()) {
      auto finding = out.Report(error_.range, "`{}` has no `{}`; write {}", owner, error_.name, invented->form);
      Finish(finding);
      if (through) CopyDims(*invented, step, finding);
      if (!invented->instead.empty() && through)
        finding.Fix(fmt::format("use `{}`", invented->instead), FixSafety::kSafe,
                    {{error_.range, step + std::string(invented->instead)}});
      return true;
    }
    if (OnStorage() && error_.name == "GetShape") {
      auto finding =
          out.Report(error_.range, "`{}` has no `GetShape`; it has `GetOriginShape()` and `GetStorageShape()`", owner);
      Finish(finding);
      finding.Fix("take the origin shape", FixSafety::kSafe, {{error_.range, "GetOriginShape"}});
      return true;
    }
    const bool reads = IsOneOf(error_.name, kReads), writes = IsOneOf(error_.name, kWrites);
    if (reads && Follows(retyped)) return true;
    if (!OnStorage() || (!reads && !writes)) {
      auto finding = out.Report(error_.range, "`{}` has no `{}`", owner, error_.name);
      Finish(finding);
      return true;
    }
    auto finding = out.Report(error_.range, "`{}` has no `{}`; the shapes it holds do: `{}().{}`", owner, error_.name,
                              reads ? "GetOriginShape" : "MutableOriginShape", error_.name);
    Finish(finding, true);
    // A context's shape must not be changed, and the code does not say which of the two should change.
    if (through && reads)
      finding.Fix("go through the origin shape", FixSafety::kSafe, {{rules::Before(error_.range), step}});
    return true;
  }

  // `TYPE dims = shape.GetDims();`, where all dimensions are requested at once: copy them one by one.
  void CopyDims(const Invented& invented, const std::string& step, FindingBuilder& finding) {
    const bool all = invented.name == "GetDims" || invented.name == "GetDimVector" || invented.name == "GetDimData";
    const auto declared = ReadDeclaration();
    if (!all || !declared || error_.range.end + 2 != declared->value.end || !After().starts_with("()")) return;
    const std::string_view before = TextOf(reply_, {line_.file, declared->value.begin, error_.range.begin});
    const std::string shape = std::string(before) + step;
    const std::string indent = IndentOf(reply_, error_.range);
    const std::string text = fmt::format(
        "std::vector<int64_t> {0};\n{1}for (size_t i = 0; i < {2}GetDimNum(); ++i) "
        "{0}.push_back({2}GetDim(i))",
        declared->name, indent, shape);
    finding.Fix("copy the dimensions one by one", FixSafety::kSafe,
                {{{line_.file, declared->type.begin, declared->value.end}, text}});
  }

  // GetOriginShape or GetStorageShape of what already is a Shape: the step is dropped.
  void StorageOfShape(Emitter& out) {
    auto finding = out.Report(error_.range, "`gert::Shape` has no `{}`: it already is the shape", error_.name);
    Finish(finding, true);
    const std::string_view before = Before();
    const std::string_view after = After();
    const bool arrow = before.ends_with("->");
    const SourceRange call = {line_.file, error_.range.begin, error_.range.end + 2};
    if (!after.starts_with("()") || (!arrow && !before.ends_with('.'))) return;
    if (after.starts_with("().")) {
      finding.Fix("drop the step", FixSafety::kSafe, {{{call.file, call.begin, call.end + 1}, ""}});
    } else if (!arrow) {
      finding.Fix("drop the step", FixSafety::kSafe, {{{call.file, call.begin - 1, call.end}, ""}});
    } else if (const std::size_t equals = before.find('=');
               equals != before.npos && Has(before.substr(0, equals), "*")) {
      // A pointer is declared: the previous step returns one.
      finding.Fix("drop the step", FixSafety::kSafe, {{{call.file, call.begin - 2, call.end}, ""}});
    } else if (const auto start = ChainStart(before.size() - 2)) {
      const SourceRange place = {line_.file, *start, *start};
      const bool operand =
          after.substr(2).find_first_not_of(" \t") == 0 && after[2] != ';' && after[2] != ',' && after[2] != ')';
      if (!operand)
        finding.Fix("drop the step", FixSafety::kSafe, {{place, "*"}, {{call.file, call.begin - 2, call.end}, ""}});
    }
  }

  // The start of the chain of names, calls and arrows that ends at `end` of the line.
  std::optional<std::uint32_t> ChainStart(std::size_t end) const {
    std::size_t at = end;
    while (at > 0) {
      const char c = text_[at - 1];
      if (c == ')') {
        int depth = 0;
        while (at > 0) {
          depth += (text_[at - 1] == ')') - (text_[at - 1] == '(');
          --at;
          if (depth == 0) break;
        }
        if (depth != 0) return std::nullopt;
      } else if (IsWord(c) || c == '.' || (c == '>' && at > 1 && text_[at - 2] == '-')) {
        at -= c == '>' ? 2 : 1;
      } else {
        break;
      }
    }
    if (at == end) return std::nullopt;
    return line_.begin + static_cast<std::uint32_t>(at);
  }

  // `TYPE name = value;` on one line.
  struct Declaration {
    SourceRange type;  // up to the name
    std::string name;
    SourceRange value;
  };
  std::optional<Declaration> ReadDeclaration() const {
    const std::size_t equals = text_.find('=');
    const std::size_t end = text_.rfind(';');
    if (equals == text_.npos || end == text_.npos || end < equals) return std::nullopt;
    const std::size_t begin = text_.find_first_not_of(" \t");
    const std::size_t value = text_.find_first_not_of(" \t", equals + 1);
    std::size_t last = equals;
    while (last > begin && !IsWord(text_[last - 1])) --last;
    std::size_t name = last;
    while (name > begin && IsWord(text_[name - 1])) --name;
    if (name == begin || value >= end) return std::nullopt;
    const auto at = [&](std::size_t offset) { return line_.begin + static_cast<std::uint32_t>(offset); };
    return Declaration{{line_.file, at(begin), at(name)},
                       std::string(text_.substr(name, last - name)),
                       {line_.file, at(value), at(end)}};
  }

  bool InInitialiser(Emitter& out, std::vector<Retyped>& retyped) {
    const auto declared = ReadDeclaration();
    if (!declared) return false;
    const std::string type(TextOf(reply_, declared->type));
    const std::string value(TextOf(reply_, declared->value));
    const bool plain_call =
        value.ends_with(')') && Has(value, "Shape(") && !Has(value, "GetOriginShape") && !Has(value, "GetStorageShape");
    if (Has(type, "ge::Shape") && !Has(type, "gert::")) {
      const bool storage = plain_call && InTiling();
      auto finding =
          out.Report(error_.range, "`ge::Shape` is not `gert::Shape`; {}",
                     storage ? "a tiling context gives `gert::StorageShape`" : "contexts give `gert::Shape`");
      Finish(finding);
      const auto space = FindWord(reply_, declared->type, "ge");
      if (space && !storage) finding.Fix("use `gert::Shape`", FixSafety::kSafe, {{*space, "gert"}});
      return true;
    }
    const bool pointer = Has(type, "*");
    const bool shape = Has(type, "Shape") && !Has(type, "StorageShape");
    if (pointer && (Has(value, "GetOriginShape()") || Has(value, "GetStorageShape()")) && value.ends_with("()")) {
      ReferenceAsPointer(*declared, type, Has(value, "GetOriginShape()") ? "GetOriginShape" : "GetStorageShape", out);
      return true;
    }
    if (pointer && shape && plain_call && InTiling()) {
      auto finding =
          out.Report(error_.range, "a tiling context gives `const gert::StorageShape*` here, not `gert::Shape*`");
      Finish(finding, true);
      if (UsedAsStorage(declared->name)) {
        const auto begin = declared->type.begin + static_cast<std::uint32_t>(type.rfind("Shape"));
        retyped.push_back({declared->name, ScopeAfter(), type.starts_with("const ")});
        finding.Fix("declare it as `gert::StorageShape`", FixSafety::kSafe,
                    {{{line_.file, begin, begin + 5}, "StorageShape"}});
        return true;
      }
      std::vector<Edit> edits = {{rules::Before(declared->value), "&"},
                                 {rules::After(declared->value), "->GetOriginShape()"}};
      if (!type.starts_with("const ")) edits.push_back({rules::Before(declared->type), "const "});
      finding.Fix("take the origin shape", FixSafety::kSafe, std::move(edits));
      return true;
    }
    if (pointer && Has(type, "StorageShape") && plain_call && !InTiling()) {
      auto finding =
          out.Report(error_.range, "a shape inference context gives `gert::Shape*` here, not `gert::StorageShape*`");
      Finish(finding, true);
      retyped.push_back({declared->name, ScopeAfter(), type.starts_with("const ")});
      finding.Fix("declare it as `gert::Shape`", FixSafety::kSafe, Retype(*declared, type));
      return true;
    }
    return false;
  }

  void ReferenceAsPointer(const Declaration& declared, const std::string& type, std::string_view member, Emitter& out) {
    auto finding = out.Report(error_.range, "`{}` is a pointer, and `{}` gives a reference", declared.name, member);
    Finish(finding);
    if (!Has(type, "Shape") || Has(type, "StorageShape")) return;
    const std::size_t star = type.rfind('*');
    const std::string* file = FileText(reply_, line_.file);
    const std::size_t end = file == nullptr ? 0 : file->find("\n}", line_.end);
    const std::string_view rest =
        file == nullptr ? std::string_view() : std::string_view(*file).substr(line_.end, end - line_.end);
    if (Has(rest, declared.name + ".") && !Has(rest, declared.name + "->") && star != type.npos) {
      const auto at = declared.type.begin + static_cast<std::uint32_t>(star);
      std::vector<Edit> edits = {{{line_.file, at, at + 1}, "&"}};
      if (!Has(type, "const")) edits.push_back({rules::Before(declared.type), "const "});
      finding.Fix("declare a reference", FixSafety::kSafe, std::move(edits));
      return;
    }
    std::vector<Edit> edits = {{rules::Before(declared.value), "&"}};
    if (!Has(type, "const")) edits.push_back({rules::Before(declared.type), "const "});
    finding.Fix("take its address", FixSafety::kSafe, std::move(edits));
  }

  // The rest of the block that contains this line.
  std::string_view RestOfBlock() const {
    const std::size_t size = reply_.files[static_cast<std::size_t>(line_.file)].text.size();
    const std::string_view rest = TextOf(reply_, {line_.file, line_.end, static_cast<std::uint32_t>(size)});
    int depth = 0;
    std::size_t stop = 0;
    for (; stop < rest.size() && depth >= 0; ++stop) depth += (rest[stop] == '{') - (rest[stop] == '}');
    return rest.substr(0, stop);
  }

  SourceRange ScopeAfter() const {
    return {line_.file, line_.end, line_.end + static_cast<std::uint32_t>(RestOfBlock().size())};
  }

  // Every step from the pointer `name` is one that a storage shape has.
  bool UsedAsStorage(const std::string& name) const {
    const std::string_view rest = RestOfBlock();
    const std::string arrow = name + "->";
    bool used = false;
    for (std::size_t at = rest.find(arrow); at != rest.npos; at = rest.find(arrow, at + 1)) {
      if (at > 0 && IsWord(rest[at - 1])) continue;
      const std::string_view member = rest.substr(at + arrow.size());
      if (!member.starts_with("GetOriginShape()") && !member.starts_with("GetStorageShape()")) return false;
      used = true;
    }
    return used;
  }

  // The declared type becomes Shape, and its uses in the block lose the storage step.
  std::vector<Edit> Retype(const Declaration& declared, const std::string& type) const {
    const auto begin = declared.type.begin + static_cast<std::uint32_t>(type.find("StorageShape"));
    std::vector<Edit> edits = {{{line_.file, begin, begin + 12}, "Shape"}};
    const std::string_view rest = RestOfBlock();
    for (const std::string_view step : {"GetOriginShape()", "GetStorageShape()"}) {
      const std::string use = declared.name + "->" + std::string(step);
      for (std::size_t at = rest.find(use); at != rest.npos; at = rest.find(use, at + 1)) {
        if (at > 0 && IsWord(rest[at - 1])) continue;
        const auto place = line_.end + static_cast<std::uint32_t>(at);
        const auto after = place + static_cast<std::uint32_t>(use.size());
        const auto arrow = place + static_cast<std::uint32_t>(declared.name.size());
        if (rest.substr(at + use.size()).starts_with(".")) {
          edits.push_back({{line_.file, arrow + 2, after + 1}, ""});
        } else {
          edits.push_back({{line_.file, place, after}, "*" + declared.name});
        }
      }
    }
    return edits;
  }

  void Constructor(Emitter& out) {
    auto finding = out.Report(error_.range, "`gert::Shape` is built from a braced list, or grown with `AppendDim`");
    Finish(finding);
    if (auto repair = ShapeOfList(reply_, line_)) {
      finding.Fix(std::move(repair->title), repair->safety, std::move(repair->edits));
      return;
    }
    // gert::Shape name(list);
    const std::string_view rest = After();
    if (!rest.starts_with('(') || !error_.diag.starts_with("err_ovl_no_viable_function_in_init")) return;
    const std::size_t close = rest.find(");");
    const std::string argument(rest.substr(1, close == rest.npos ? 0 : close - 1));
    constexpr std::string_view kVector = "std::vector<int64_t>{";
    if (argument.starts_with(kVector) && argument.ends_with('}')) {
      const std::uint32_t begin = error_.range.end + 1;
      finding.Fix("give it the list", FixSafety::kSafe,
                  {{{line_.file, begin, begin + static_cast<std::uint32_t>(kVector.size()) - 1}, ""}});
      return;
    }
    const std::string name(TextOf(reply_, error_.range));
    if (argument.empty() || !std::all_of(argument.begin(), argument.end(), IsWord) || name.empty()) return;
    const bool list = Has(TextOf(reply_, {line_.file, 0, line_.begin}), "std::vector<int64_t> " + argument);
    if (!list) return;
    const SourceRange made = {line_.file, error_.range.end, error_.range.end + static_cast<std::uint32_t>(close + 2)};
    finding.Fix("append the dimensions", FixSafety::kSafe,
                {{made, fmt::format(";\n{}for (int64_t dim : {}) {}.AppendDim(dim);", IndentOf(reply_, error_.range),
                                    argument, name)}});
  }

  const ReplyFacts& reply_;
  const ParseError& error_;
  bool& explained_;
  SourceRange line_;
  std::string_view text_;
};

void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  std::vector<Retyped> retyped;
  bool explained = false;
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kShapeKind}))
    Case(reply, *error, explained).Report(out, retyped);
}

}  // namespace

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_shape_kind
