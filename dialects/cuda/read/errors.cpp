// Which of Clang's errors count, and their meaning: see errors.h.
#include "dialects/cuda/read/errors.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

#include "analyzer/source/checkout.h"
#include "analyzer/source/content.h"
#include "dialects/cuda/read/error-classes.h"

namespace assay::cuda {
namespace {

// Regular expressions are matched against at most this much of a message or a line.
constexpr std::size_t kMostText = 1000;

bool StartsWithAny(std::string_view text, std::initializer_list<std::string_view> beginnings) {
  return std::any_of(beginnings.begin(), beginnings.end(), [&](std::string_view b) { return text.starts_with(b); });
}

// The file of a place and where its line begins.
std::pair<int, std::size_t> LineStart(const Project& project, const SourceRange& range) {
  const std::string& text = project.files[static_cast<std::size_t>(range.file)].text;
  const std::size_t at = std::min<std::size_t>(range.begin, text.size());
  const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
  return {range.file, before == std::string::npos ? 0 : before + 1};
}

std::string WordAt(const Project& project, const SourceRange& range) {
  if (!range.valid()) return "";
  const std::string& text = project.files[static_cast<std::size_t>(range.file)].text;
  const std::size_t begin = std::min<std::size_t>(range.begin, text.size());
  std::size_t end = begin;
  while (end < text.size() && source::IsIdentifierChar(text[end])) ++end;
  return text.substr(begin, end - begin);
}

// The line of a place, with a bullet at its beginning.
std::string LineAt(const Project& project, const SourceRange& range) {
  const std::string& text = project.files[static_cast<std::size_t>(range.file)].text;
  const std::size_t at = std::min<std::size_t>(range.begin, text.size());
  const std::size_t begin = LineStart(project, range).second;
  const std::size_t end = std::min(text.find('\n', at), text.size());
  if (end - begin > kMostText) return "";
  return text.substr(begin, at - begin) + "•" + text.substr(at, end - at);
}

// The innermost function around a place is compiled for the device only.
bool InDeviceFunction(const AstFacts& ast, const SourceRange& range) {
  const FunctionFact* inner = nullptr;
  for (const FunctionFact& function : ast.functions) {
    const SourceRange& r = function.range;
    if (r.file != range.file || range.begin < r.begin || range.begin >= r.end) continue;
    if (inner == nullptr || r.begin >= inner->range.begin) inner = &function;
  }
  return inner != nullptr && inner->is_device && !inner->is_host;
}

// The name of a type or scope alone, of one that Clang printed.
std::string_view WithoutKeywords(std::string_view printed) {
  for (const std::string_view word : {"class ", "struct ", "const ", "namespace "}) {
    if (printed.starts_with(word)) printed.remove_prefix(word.size());
  }
  return printed;
}

// The scope of a lookup, as spelled in the list of known names.
std::vector<std::string> ScopesOf(const ParseError& error) {
  const bool member = StartsWithAny(error.diag, {"err_no_member", "err_typename_nested_not_found", "err_no_template"});
  if (!member || error.args.size() < 2) return {""};
  std::string scope{WithoutKeywords(error.args[1])};
  if (const std::size_t open = scope.find('<'); open != std::string::npos) scope.erase(open);
  std::vector<std::string> scopes = {scope};
  if (scope == "torch" || scope.starts_with("torch::")) scopes.push_back("at" + scope.substr(5));
  if (scope == "at") scopes.emplace_back("torch");
  return scopes;
}

bool IsAboutName(const ParseError& error) {
  return StartsWithAny(error.diag, {"err_undeclared", "err_no_member", "err_unknown_typename", "err_no_template",
                                    "err_typename_nested_not_found", "err_unknown_type_or_class_name",
                                    "err_incomplete_nested_name_spec", "err_expected_namespace_name"});
}

}  // namespace

bool ErrorReader::IsDropped(const ParseError& error, Side side, const AstFacts& ast) const {
  return std::any_of(model_.dropped.begin(), model_.dropped.end(), [&](const DiagnosticRule& rule) {
    if (rule.diag != error.diag || !(side == Side::kHost ? rule.host : rule.device)) return false;
    if (!std::regex_search(error.message.substr(0, kMostText), rule.message)) return false;
    if (!error.range.valid()) return !rule.has_source && !rule.in_device_functions;
    if (rule.has_source && !std::regex_search(LineAt(project_, error.range), rule.source)) return false;
    return !rule.in_device_functions || InDeviceFunction(ast, error.range);
  });
}

// Code in the generated module has no place in the input, but the name that Python asks for has one.
void ErrorReader::GivePlace(ParseError& error) const {
  if (error.range.valid()) return;
  const auto named = std::find(input_.names.begin(), input_.names.end(), error.name);
  if (named != input_.names.end())
    error.range = input_.name_ranges[static_cast<std::size_t>(std::distance(input_.names.begin(), named))];
}

// A type that a header of the model declares and none defines: the real headers do. "" if it is about none.
static std::string DeclaredType(const ParseError& error) {
  if (!StartsWithAny(error.diag, {"err_incomplete", "err_typecheck_incomplete", "err_sizeof_alignof_incomplete",
                                  "err_field_incomplete", "err_typecheck_decl_incomplete"}))
    return "";
  for (const std::string& printed : error.args) {
    const std::string_view type = WithoutKeywords(printed);
    if (StartsWithAny(type, {"c10::", "at::", "torch::", "caffe2::"})) return std::string(type);
  }
  return "";
}

bool ErrorReader::IsUnmodelled(const ParseError& error) const {
  if (!IsAboutName(error) || error.name.empty()) return false;
  const std::vector<std::string> scopes = ScopesOf(error);
  return std::any_of(scopes.begin(), scopes.end(),
                     [&](const std::string& scope) { return model_.Exists(error.name, scope); });
}

std::string ErrorReader::MissingHeader(const ParseError& error) const {
  if (!IsAboutName(error) || error.name.empty()) return "";
  for (const std::string& scope : ScopesOf(error)) {
    if (std::string header = model_.HeaderOf(error.name, scope); !header.empty()) return header;
  }
  return "";
}

void ErrorReader::ReadMissingHeader(ParseError& error) {
  const std::string name = error.args.empty() ? "" : error.args[0];
  error.name = name;
  const KnownHeader* known = model_.FindHeader(name);
  using Kind = KnownHeader::Kind;
  if (known != nullptr && (known->kind == Kind::kPrefix || known->kind == Kind::kHeader)) {
    beyond_.insert(fmt::format("`{}` ({}) exists and is not modelled", name, known->package));
    lacks_header_ = true;
    error.what = ParseErrorClass::kUnmodelledName;
    return;
  }
  if (known != nullptr && known->kind == Kind::kGone)
    error.notes.push_back({{}, fmt::format("{} had it; no release that is judged for has", known->package)});
  if (known != nullptr && known->kind == Kind::kAbsent)
    error.notes.push_back(
        {{}, fmt::format("it belongs to {}, which is not on the path of such a build", known->package)});
  // A file of a project that was given alone; an extension consists only of its texts.
  if (known == nullptr && !input_.torch) {
    beyond_.insert(fmt::format("`{}` is no part of the input", name));
    lacks_header_ = true;
    error.what = ParseErrorClass::kUnmodelledName;
  }
}

void ErrorReader::Classify(ParseError& error) {
  // The front end's explanations of failed calls have rules for other languages.
  error.what = ParseErrorClass::kOther;
  if (error.diag == "err_pp_file_not_found") {
    ReadMissingHeader(error);
  } else if (IsUnmodelled(error)) {
    error.what = ParseErrorClass::kUnmodelledName;
  } else if (std::string type = DeclaredType(error); !type.empty()) {
    error.what = ParseErrorClass::kUnmodelledName;
    error.name = std::move(type);
  } else if (const std::string header = MissingHeader(error); !header.empty()) {
    error.what = ParseErrorClass::kMissingInclude;
    error.suggestion = "<" + header + ">";
  } else if (NameClass(project_, input_.torch, error); error.what != ParseErrorClass::kOther) {
    return;
  } else if (StartsWithAny(error.diag, {"err_expected", "err_invalid_token", "err_extraneous", "err_unterminated",
                                        "err_pp_", "err_lexing", "err_invalid_character"})) {
    error.what = ParseErrorClass::kSyntax;
  }
}

void ErrorReader::Add(ParseError error) {
  GivePlace(error);
  // Both sides of a file, and both units if they share a text, report the same.
  if (!seen_.insert({error.range, error.diag + '\n' + error.message}).second) return;
  Classify(error);
  if (error.range.valid()) {
    errors_.push_back(std::move(error));
    return;
  }
  // An error that does not lead to a place in the input is an error in the model's own headers.
  const std::string_view whose =
      project_.checkout ? "a header that is no part of the input does" : "the model's own headers do";
  beyond_.insert(fmt::format("{} not take it: {}", whose, error.message));
  unsure_.push_back(std::move(error));
}

void ErrorReader::AddMain(AstFacts ast) {
  for (ParseError& error : ast.errors) {
    if (!IsDropped(error, Side::kHost, ast)) Add(std::move(error));
  }
}

void ErrorReader::SetNewest(const AstFacts& ast) {
  newest_.emplace();
  for (const ParseError& error : ast.errors) newest_->insert({error.range, error.diag});
}

void ErrorReader::AddCuda(Side side, AstFacts ast) {
  const auto newest = std::exchange(newest_, std::nullopt);
  for (ParseError& error : ast.errors) {
    if (IsDropped(error, side, ast)) continue;
    if (newest && !newest->contains({error.range, error.diag})) {
      beyond_.insert(fmt::format("{}; a newer chip or release of CUDA takes it (--soc, --cuda)", error.message));
      unsure_.push_back(std::move(error));
    } else {
      Add(std::move(error));
    }
  }
}

void ErrorReader::NoteFound(const source::Checkout& checkout) {
  if (errors_.empty()) return;
  for (const source::Checkout::Lookup& lookup : checkout.lookups()) {
    if (lookup.path.empty()) continue;
    beyond_.insert(fmt::format("`{}` was found by its name alone, and may be another than the build's", lookup.name));
    lacks_header_ = true;
  }
}

// Lines with a name that is not modelled, and those that use a declaration on such a line: other errors there may be
// consequences.
std::set<std::pair<int, std::size_t>> ErrorReader::LinesThatMayFollow() const {
  std::set<std::pair<int, std::size_t>> lines;
  std::string declaring;
  const auto take = [&](const SourceRange& range) {
    if (lines.insert(LineStart(project_, range)).second) declaring += LineAt(project_, range) + '\n';
  };
  for (const ParseError& error : errors_) {
    if (error.what == ParseErrorClass::kUnmodelledName) take(error.range);
  }
  for (bool grown = !lines.empty(); grown;) {
    const std::size_t before = lines.size();
    for (const ParseError& error : errors_) {
      const bool names = IsAboutName(error) || error.diag == "err_expected_class_or_namespace";
      const std::string word = names ? WordAt(project_, error.range) : "";
      if (!word.empty() && source::HasWord(declaring, word)) take(error.range);
    }
    grown = lines.size() > before;
  }
  return lines;
}

void ErrorReader::MoveTo(ParseFacts& parse) {
  DropRepeated(project_, errors_);
  parse.beyond.insert(parse.beyond.end(), beyond_.begin(), beyond_.end());
  if (!input_.unknown.empty()) parse.beyond.push_back(input_.unknown);
  for (ParseError& error : unsure_) parse.unsure.push_back(std::move(error));
  const std::set<std::pair<int, std::size_t>> unmodelled = LinesThatMayFollow();
  // A name that an unmodelled header may declare is not an error.
  for (ParseError& error : errors_) {
    const bool follows =
        error.what != ParseErrorClass::kUnmodelledName && unmodelled.contains(LineStart(project_, error.range));
    const bool open = lacks_header_ || !input_.unknown.empty() || follows;
    (open ? parse.unsure : parse.errors).push_back(std::move(error));
  }
  errors_.clear();
  unsure_.clear();
}

}  // namespace assay::cuda
