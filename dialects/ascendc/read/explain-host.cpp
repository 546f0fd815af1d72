// What the text around a host error adds to the compiler's words: the macro or call the user meant. One cause leaves
// one error; later parser errors about the same statement are dropped.
#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>

#include "analyzer/facts/ascendc/op-words.h"
#include "analyzer/facts/ascendc/operator.h"
#include "dialects/ascendc/names/host-names.h"
#include "dialects/ascendc/read/interpret.h"

namespace assay::ascendc {
namespace {

bool IsWordByte(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

bool HasAny(std::string_view text, std::initializer_list<std::string_view> parts) {
  return std::any_of(parts.begin(), parts.end(), [&](std::string_view p) { return text.find(p) != text.npos; });
}

class Explainer {
 public:
  Explainer(const Project& project, const KnownNames& names, const ascendc::OperatorFacts& host)
      : project_(project), names_(names), host_(host) {}

  void Explain(std::vector<ParseError>& errors) {
    for (ParseError& error : errors) {
      if (error.half != Half::kHost || !error.range.valid()) continue;
      if (error.what == ParseErrorClass::kHeaderNotFound) continue;
      ExplainOne(error);
      broken_list_ = broken_list_ || (error.what == ParseErrorClass::kPythonLiteral && error.name.starts_with("["));
    }
    std::erase_if(errors, [&](const ParseError& error) { return error.half == Half::kHost && Follows(error); });
  }

 private:
  const std::string& TextOf(const SourceRange& range) const {
    return project_.files[static_cast<std::size_t>(range.file)].text;
  }
  SourceRange Line(const SourceRange& range) const {
    const std::string& text = TextOf(range);
    const std::size_t newline = range.begin == 0 ? std::string::npos : text.rfind('\n', range.begin - 1);
    const std::size_t begin = newline == std::string::npos ? 0 : newline + 1;
    const std::size_t end = std::min(text.find('\n', range.begin), text.size());
    return {range.file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }
  std::string_view Text(const SourceRange& range) const {
    return std::string_view(TextOf(range)).substr(range.begin, range.end - range.begin);
  }

  void ExplainOne(ParseError& error) {
    if (TilingArray(error) || Registration(error) || StdName(error) || Python(error) || Shape(error)) return;
    if (ToolkitName(error)) return;
    Api(error);
  }

  // TILING_DATA_FIELD_DEF(type, name[count])
  bool TilingArray(ParseError& error) {
    static constexpr std::string_view kMacro = "TILING_DATA_FIELD_DEF";
    const SourceRange line = Line(error.range);
    const std::string_view text = Text(line);
    const std::size_t macro = text.find(kMacro);
    if (macro == text.npos) return false;
    const std::size_t open = text.find_first_not_of(" \t", macro + kMacro.size());
    const std::size_t comma = text.find(',', macro);
    const std::size_t bracket = text.find('[', macro);
    const std::size_t end = text.find(']', macro);
    const std::size_t close = text.find(')', macro);
    if (open == text.npos || text[open] != '(' || bracket == text.npos || end == text.npos || close == text.npos ||
        comma > bracket || end > close || bracket > end)
      return false;
    const std::size_t name = text.find_first_not_of(" \t", comma + 1);
    error.what = ParseErrorClass::kTilingArray;
    error.owner = text.substr(open + 1, comma - open - 1);
    error.name = text.substr(name, bracket - name);
    error.expected = text.substr(bracket + 1, end - bracket - 1);
    error.range = {line.file, line.begin + static_cast<std::uint32_t>(macro),
                   line.begin + static_cast<std::uint32_t>(close + 1)};
    Claim(line, error);
    broken_class_ = true;
    return true;
  }

  // NAME(...) at the beginning of a line, if no macro of that name exists.
  bool Registration(ParseError& error) {
    static constexpr std::array<std::string_view, 6> kDiags = {
        "err_missing_type_specifier", "err_unknown_typename",
        "err_undeclared_var_use",     "err_invalid_token_after_toplevel_declarator",
        "err_expected_fn_body",       "err_expected_lparen_after_type"};
    if (std::none_of(kDiags.begin(), kDiags.end(), [&](auto diag) { return error.diag.starts_with(diag); }))
      return false;
    const SourceRange line = Line(error.range);
    const std::string_view text = Text(line);
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == text.npos) return false;
    std::size_t end = begin;
    while (end < text.size() && IsWordByte(text[end])) ++end;
    const std::string_view name = text.substr(begin, end - begin);
    const std::size_t open = text.find_first_not_of(" \t", end);
    const bool macro = name.size() > 4 && open != text.npos && text[open] == '(' &&
                       std::none_of(name.begin(), name.end(), [](unsigned char c) { return std::islower(c) != 0; });
    if (!macro || !HasAny(name, {"REGISTER", "TILING", "INFER", "OP_", "_OP", "IMPL"})) return false;
    const KnownName* known = names_.Find(name);
    if (known != nullptr && known->host_8_1) return false;
    error.what = ParseErrorClass::kRegistrationMacro;
    error.name = name;
    error.range = {line.file, line.begin + static_cast<std::uint32_t>(begin),
                   line.begin + static_cast<std::uint32_t>(end)};
    const std::size_t close = TextOf(line).find(')', line.begin + open);
    const std::size_t last = close == std::string::npos ? line.end : close + 1;
    error.statement = {line.file, error.range.begin,
                       static_cast<std::uint32_t>(std::max<std::size_t>(last, error.range.end))};
    Claim({line.file, line.begin, std::max(line.end, error.statement.end)}, error);
    return true;
  }

  bool StdName(ParseError& error) {
    const bool in_std = error.owner == "std" || error.message.find("namespace 'std'") != std::string::npos ||
                        error.message.find("std::basic_") != std::string::npos;
    const bool plain = error.diag.starts_with("err_undeclared_var_use");
    if (!in_std && !plain) return false;
    std::string name = error.name;
    if (const std::size_t at = error.message.find("std::basic_"); at != std::string::npos) {
      name = error.message.substr(at + 5, error.message.find('<', at) - at - 5);
    }
    const HostName* found = FindStdName(name);
    if (found == nullptr || (!in_std && found->header.empty())) return false;
    // C++ names need their namespace: without it only those of the C library count.
    if (!in_std && found->header != "<cmath>" && found->header != "<cfloat>" && found->header != "<climits>" &&
        found->header != "<cassert>")
      return false;
    error.what = ParseErrorClass::kHostName;
    error.name = in_std ? "std::" + name : name;
    error.suggestion = found->header;
    error.expected = found->standard;
    // `std::make_unique<int>(4)`: how the parser reads the rest.
    Claim({error.range.file, error.range.begin, Line(error.range).end}, error);
    return true;
  }

  // The opening bracket of the last list in square brackets that a setter of the op definition is given at or before
  // `at`.
  static std::size_t ListBefore(std::string_view text, std::size_t at) {
    static constexpr std::array<std::string_view, 3> kSetters = {"DataType", "Format", "UnknownShapeFormat"};
    for (std::size_t open = text.rfind("([", at); open != text.npos && open > 0; open = text.rfind("([", open - 1)) {
      const std::string_view before = text.substr(0, open);
      const auto sets = [&](std::string_view name) { return before.ends_with(name); };
      const bool attr = std::any_of(kAttrTypes.begin(), kAttrTypes.end(),
                                    [&](const AttrType& type) { return type.lists > 0 && sets(type.setter); });
      if (attr || std::any_of(kSetters.begin(), kSetters.end(), sets)) return open;
    }
    return text.npos;
  }

  bool Python(ParseError& error) {
    static constexpr std::array<std::string_view, 3> kWords = {"None", "True", "False"};
    if (std::find(kWords.begin(), kWords.end(), error.name) != kWords.end() &&
        error.diag.starts_with("err_undeclared")) {
      error.what = ParseErrorClass::kPythonLiteral;
      return true;
    }
    // Setter([1, 2]): parsed as a lambda, which no setter of the op definition accepts.
    const SourceRange line = Line(error.range);
    const std::string_view text = Text(line);
    const std::size_t open = ListBefore(text, error.range.begin - std::min(line.begin, error.range.begin));
    const std::size_t close = open == text.npos ? open : text.find("])", open);
    if (close == text.npos) return false;
    error.what = ParseErrorClass::kPythonLiteral;
    error.range = {line.file, line.begin + static_cast<std::uint32_t>(open + 1),
                   line.begin + static_cast<std::uint32_t>(close + 1)};
    error.name = text.substr(open + 1, close - open);
    Claim(line, error);
    return true;
  }

  // Errors of other kinds that are about a shape.
  bool Shape(ParseError& error) {
    static constexpr std::array<std::string_view, 6> kDiags = {"err_ovl_no_viable_conversion_in_cast",
                                                               "err_bad_cxx_cast_unrelated_class",
                                                               "err_ovl_no_viable_oper",
                                                               "err_typecheck_indirection_requires_pointer",
                                                               "err_auto_var_deduction_failure",
                                                               "err_typecheck_call_too_few_args"};
    const bool asked =
        std::any_of(kDiags.begin(), kDiags.end(), [&](auto diag) { return error.diag.starts_with(diag); });
    const bool few = error.diag.starts_with("err_typecheck_call_too_few_args");
    const bool shape = few ? Text(Line(error.range)).find("GetDim()") != std::string_view::npos
                           : HasAny(error.message, {"Shape'", "Shape ", "Shape *"}) || NotesNameShape(error);
    const bool member = error.diag.starts_with("err_no_member") &&
                        (error.owner == "gert::Shape" || error.owner == "gert::StorageShape");
    if (!member && !(asked && shape)) return false;
    error.what = ParseErrorClass::kShapeKind;
    return true;
  }
  static bool NotesNameShape(const ParseError& error) {
    return std::any_of(error.notes.begin(), error.notes.end(),
                       [](const ParseNote& note) { return note.message.find("Shape") != std::string::npos; });
  }

  // The name exists, but its header is not included.
  bool ToolkitName(ParseError& error) {
    if (!project_.IsReply() ||
        (error.what != ParseErrorClass::kUnmodelledName && !error.diag.starts_with("err_undeclared") &&
         !error.diag.starts_with("err_unknown_typename")))
      return false;
    const std::string_view header = ToolkitHeader(error.name, error.owner);
    if (header.empty()) return false;
    const std::string_view bare = header.substr(1, header.size() - 2);
    const bool included = std::any_of(host_.includes.begin(), host_.includes.end(),
                                      [&](const Include& include) { return include.text == bare; });
    const bool known = error.what == ParseErrorClass::kUnmodelledName || names_.Find(error.name) != nullptr;
    if (included || !known) return false;
    error.what = ParseErrorClass::kHostName;
    if (!error.owner.empty()) error.name = error.owner + "::" + error.name;
    error.suggestion = header;
    no_api_ = no_api_ || header.find("op_def_registry") != header.npos;
    return true;
  }

  void Api(ParseError& error) {
    if (error.what == ParseErrorClass::kInventedMember) {
      error.what = ParseErrorClass::kHostApi;
      return;
    }
    static constexpr std::array<std::string_view, 4> kMethods = {"GetAttrNum", "GetAttrPointer", "GetInt",
                                                                 "GetInputNum"};
    const bool arity = error.diag.starts_with("err_typecheck_call_too_many_args") || error.diag == "err_access";
    const bool value = error.diag == "err_init_conversion_failed" || error.diag.starts_with("err_typecheck_convert") ||
                       error.diag.starts_with("err_typecheck_nonviable");
    if (!arity && !value) return;
    const SourceRange line = Line(error.range);
    const std::string_view text = Text(line);
    for (const std::string_view method : kMethods) {
      const std::size_t at = text.find(method);
      if (at == text.npos || (arity != (method == "GetAttrNum" || method == "GetInputNum"))) continue;
      const std::size_t end = at + method.size();
      if ((at > 0 && IsWordByte(text[at - 1])) || (end < text.size() && IsWordByte(text[end]))) continue;
      error.what = ParseErrorClass::kHostApi;
      error.name = method;
      error.owner = method == "GetInputNum" ? "gert::KernelContext" : "gert::RuntimeAttrs";
      error.expected = value ? "a pointer" : "";
      error.range = {line.file, line.begin + static_cast<std::uint32_t>(at),
                     line.begin + static_cast<std::uint32_t>(end)};
      return;
    }
  }

  void Claim(const SourceRange& where, const ParseError& cause) { claimed_.emplace_back(where, cause.what); }

  // Whether the statement of this error belongs to a reported cause.
  bool Follows(const ParseError& error) const {
    static constexpr std::array<ParseErrorClass, 4> kCauses = {
        ParseErrorClass::kTilingArray, ParseErrorClass::kRegistrationMacro, ParseErrorClass::kPythonLiteral,
        ParseErrorClass::kHostName};
    if (error.what == ParseErrorClass::kHeaderNotFound) return false;
    if (std::find(kCauses.begin(), kCauses.end(), error.what) != kCauses.end()) return false;
    if (!error.range.valid()) return broken_class_;
    const bool syntax = error.diag.starts_with("err_expected") || error.diag.starts_with("err_extraneous");
    if (broken_list_ && syntax && error.what != ParseErrorClass::kPythonLiteral) return true;
    if (broken_class_ && error.what != ParseErrorClass::kTilingArray) {
      const bool of_class =
          std::any_of(host_.tiling_structs.begin(), host_.tiling_structs.end(), [&](const auto& tiling) {
            return !tiling.name.empty() && error.message.find(tiling.name) != std::string::npos;
          });
      if (of_class || syntax || HasAny(error.message, {"TilingDef", "set_", "get_"})) return true;
      // Fields after the broken one are outside of the class.
      if (Text(Line(error.range)).find("TILING_DATA_FIELD_DEF") != std::string_view::npos) return true;
    }
    // Without the header that includes the whole API, the other errors are consequences.
    if (no_api_ && error.what != ParseErrorClass::kHostName && error.what != ParseErrorClass::kHeaderNotFound &&
        error.what != ParseErrorClass::kTilingFieldDirect)
      return true;
    return std::any_of(claimed_.begin(), claimed_.end(), [&](const auto& claim) {
      const auto& [range, what] = claim;
      return error.what != what && range.file == error.range.file && range.begin <= error.range.begin &&
             error.range.begin < range.end;
    });
  }

  const Project& project_;
  const KnownNames& names_;
  const ascendc::OperatorFacts& host_;
  std::vector<std::pair<SourceRange, ParseErrorClass>> claimed_;
  bool broken_class_ = false;
  bool broken_list_ = false;
  bool no_api_ = false;
};

}  // namespace

void ExplainHostErrors(const Project& project, const KnownNames& names, const ascendc::OperatorFacts& host,
                       std::vector<ParseError>& errors) {
  Explainer(project, names, host).Explain(errors);
}

}  // namespace assay::ascendc
