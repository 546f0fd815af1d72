// Changes for code that does not build, at the places that its errors name.
#include <algorithm>
#include <set>
#include <string>

#include "dialects/ascendc/search/candidate-maker.h"
#include "dialects/ascendc/search/device-words.h"
#include "fixits/near-names.h"

namespace assay::search {
namespace {

using source::IsName;

// Another name: one that the object's type has, one of the project, one of the API.
void Names(Maker& maker, std::size_t token, const std::vector<std::string>& own, const std::vector<std::string>& names,
           int later) {
  const Outline& code = maker.code();
  if (!IsName(code.At(token))) return;
  constexpr std::size_t kMost = 8;
  // What is declared is seldom misspelt.
  const bool declared = code.Find(code.At(token), code.FunctionAt(token)) != nullptr;
  if (declared) later += 8;
  const bool member = token >= 2 && (code.At(token - 1) == "." || code.At(token - 1) == "->");
  // The result of a call: `GetInputShape(0)->GetSize()`.
  const std::size_t opened = member && code.At(token - 2) == ")" ? maker.OperandFrom(token - 2) : token;
  bool shape = false;
  for (std::size_t i = opened; i < token; ++i) shape = shape || code.At(i).ends_with("Shape");
  if (shape) {
    for (const char* other : {"GetShapeSize", "GetDimNum", "GetDim"})
      maker.Replace(Kind::kName, token, other, later + 1);
  }
  if (member) {
    if (const Variable* object = code.Find(code.At(token - 2), code.FunctionAt(token))) {
      for (const std::string_view other : MembersOf(object->type))
        maker.Replace(Kind::kName, token, std::string(other), later + 2);
    }
  }
  for (const auto* list : {&own, &names}) {
    int rank = later;
    for (const std::string& other : NearNames(code.At(token), *list, list == &own ? kMost : 2 * kMost))
      declared ? maker.Replace(Kind::kName, token, other, rank++) : maker.ReplaceAll(Kind::kName, token, other, rank++);
  }
  for (const std::string_view other : SiblingsOf(code.At(token)))
    maker.Replace(Kind::kSibling, token, std::string(other), later + 4);
  if (token == 0 || code.At(token - 1) != "::") return;
  // Enumerators of the scope that are used elsewhere in the file.
  for (std::size_t i = 2; i < code.tokens().size(); ++i) {
    if (i != token && code.At(i - 1) == "::" && code.At(i - 2) == code.At(token - 2)) {
      maker.Replace(Kind::kEnumerator, token, std::string(code.At(i)), later + 2);
      for (const std::string_view other : SiblingsOf(code.At(i)))
        maker.Replace(Kind::kEnumerator, token, std::string(other), later + 4);
    }
  }
  if (code.At(token - 2) == "RoundMode") {
    for (const char* mode : {"CAST_RINT", "CAST_NONE", "CAST_ROUND", "CAST_TRUNC", "CAST_FLOOR", "CAST_CEIL"})
      maker.Replace(Kind::kEnumerator, token, mode, later + 2);
  }
  if (code.At(token - 2) == "TPosition" || code.At(token - 2) == "QuePosition") {
    for (const char* position : {"VECIN", "VECOUT", "VECCALC"})
      maker.Replace(Kind::kEnumerator, token, position, later + 1);
  }
}

// Last arguments of other calls of the function: numbers of elements.
std::vector<std::string> Counts(const Outline& code, const Call& call) {
  std::vector<std::string> counts;
  for (const Call& other : code.calls()) {
    if (&other == &call || other.arguments.empty() || !IsName(code.At(other.name))) continue;
    const bool works = IsVectorOperation(code.At(other.name)) || IsCopy(code.At(other.name));
    if (!works || code.FunctionAt(other.name) != code.FunctionAt(call.name)) continue;
    const std::string text = code.Text(other.arguments.back());
    if (std::find(counts.begin(), counts.end(), text) == counts.end()) counts.push_back(text);
  }
  return counts;
}

void Arguments(Maker& maker, const Call& call) {
  const Outline& code = maker.code();
  // Removes a call of an undefined function around its argument.
  if (call.statement == kNone) {
    for (const Span& argument : call.arguments)
      maker.Replace(Kind::kArgument, {call.first, call.close}, code.Text(argument), 2);
  }
  const std::string name(code.At(call.name));
  const std::size_t count = call.arguments.size();
  if (const std::string_view form = OtherForm(name); !form.empty())
    maker.Replace(Kind::kArgument, call.name, std::string(form));
  // One too many, or two.
  for (std::size_t i = count; i-- > 0;) {
    const std::size_t from = i > 0 ? call.arguments[i - 1].last + 1 : call.arguments[i].first;
    const std::size_t to = i > 0 || count == 1 ? call.arguments[i].last : call.arguments[i].last + 1;
    maker.Remove(Kind::kArgument, {from, to}, static_cast<int>(count - 1 - i));
    if (i > 0 && i + 1 < count) maker.Remove(Kind::kArgument, {from, call.arguments.back().last}, 2);
  }
  // One too few.
  for (const std::string& text : Counts(code, call)) {
    if (count > 0) maker.InsertText(Kind::kArgument, call.arguments.back().last, true, ", " + text);
  }
  for (const Variable* variable : code.Visible(call.name)) {
    const bool tensor = variable->type.starts_with("LocalTensor<");
    if (tensor) {
      for (std::size_t i = 1; i < count; ++i)
        maker.InsertText(Kind::kArgument, call.arguments[i].first, false, variable->name + ", ", 3);
    }
    for (std::size_t i = 0; i < count; ++i) {
      const Span& argument = call.arguments[i];
      const Variable* own = code.Find(code.At(argument.first), code.FunctionAt(call.name));
      const bool was_tensor = own != nullptr && own->type.find("Tensor<") != std::string::npos;
      if (tensor && was_tensor && own->name != variable->name)
        maker.Replace(Kind::kArgument, argument, variable->name, 2);
    }
  }
  if (name == "Cast" && count == 3) {
    for (const char* mode : {"RoundMode::CAST_NONE", "RoundMode::CAST_RINT"})
      maker.InsertText(Kind::kArgument, call.arguments[2].first, false, std::string(mode) + ", ");
  }
  if (name == "DataCopyPad" && count == 3) {
    const Variable* to = code.Find(code.At(call.arguments[0].first), code.FunctionAt(call.name));
    const std::string type = to == nullptr ? "" : ArgumentOf(to->type);
    if (!type.empty())
      maker.InsertText(Kind::kArgument, call.arguments[2].last, true,
                       ", DataCopyPadExtParams<" + type + ">{false, 0, 0, 0}");
  }
  for (const Span& argument : call.arguments) {
    const Variable* own = code.Find(code.At(argument.first), code.FunctionAt(call.name));
    const std::string text = code.Text(argument);
    if (own != nullptr && own->type.find("Tensor<") != std::string::npos) {
      maker.Replace(Kind::kArgument, argument, text + ".GetValue(0)", 3);
    } else {
      maker.Replace(Kind::kArgument, argument, "static_cast<float>(" + text + ")", 3);
      maker.Replace(Kind::kArgument, argument, "&" + text, 5);
    }
  }
}

// `d = a * k;` between tensors, as a call.
void Arithmetic(Maker& maker, const Statement& statement) {
  const Outline& code = maker.code();
  const Span& span = statement.span;
  if (span.last < span.first + 4 || code.At(span.first + 1) != "=") return;
  const std::size_t function = statement.function;
  const auto tensor = [&](std::string_view word) {
    const Variable* variable = code.Find(word, function);
    return variable != nullptr && variable->type.starts_with("LocalTensor<");
  };
  if (!tensor(code.At(span.first))) return;
  // `d = Exp(d, s, n);`
  if (code.At(span.first + 3) == "(") maker.Remove(Kind::kArgument, {span.first, span.first + 1});
  const std::size_t left = maker.OperandTo(span.first + 2);
  const std::string_view sign = code.At(left + 1);
  if (left + 2 >= span.last || !tensor(code.At(span.first + 2))) return;
  const bool scalar = !tensor(code.At(left + 2));
  const std::string_view operation = OperationOf(sign, scalar);
  if (operation.empty()) return;
  std::set<std::string> counts;
  for (const Call& call : code.calls()) {
    if (code.FunctionAt(call.name) == function && IsVectorOperation(code.At(call.name)) && !call.arguments.empty())
      counts.insert(code.Text(call.arguments.back()));
  }
  for (const std::string& count : counts) {
    maker.Replace(Kind::kArgument, span,
                  std::string(operation) + "(" + std::string(code.At(span.first)) + ", " +
                      code.Text({span.first + 2, left}) + ", " + code.Text({left + 2, span.last - 1}) + ", " + count +
                      ");");
  }
}

// Links of a chain of members: the other access operator, one left out, the shape inside its holder.
void Links(Maker& maker, const Span& span) {
  const Outline& code = maker.code();
  for (std::size_t i = span.first; i + 1 <= span.last; ++i) {
    const bool access = code.At(i) == "." || code.At(i) == "->";
    if (access) maker.Replace(Kind::kMember, i, code.At(i) == "." ? "->" : ".");
    const auto closer = access && code.At(i + 2) == "(" ? code.tokens().Closer(i + 2) : std::nullopt;
    if (closer && *closer <= span.last) maker.Remove(Kind::kMember, {i, *closer}, 2);
    if (code.At(i).starts_with("Get") && code.At(i).find("Shape") != std::string_view::npos && code.At(i + 1) == "(") {
      const auto end = code.tokens().Closer(i + 1);
      if (!end) continue;
      for (const char* link : {"->GetStorageShape()", "->GetOriginShape()", ".GetStorageShape()"})
        maker.InsertText(Kind::kMember, *end, true, link, 1);
    }
    if (code.At(i) == "&" || code.At(i) == "*") maker.Remove(Kind::kMember, {i, i}, 2);
  }
}

// A tensor used instead of one of its elements.
void Elements(Maker& maker, const Statement& statement) {
  const Outline& code = maker.code();
  for (std::size_t i = statement.span.first; i < statement.span.last; ++i) {
    const Variable* variable = IsName(code.At(i)) ? code.Find(code.At(i), statement.function) : nullptr;
    if (variable == nullptr || variable->type.find("Tensor<") == std::string::npos || variable->token == i) continue;
    const std::string_view next = code.At(i + 1);
    if (next != "." && next != "[" && next != "(") maker.InsertText(Kind::kArgument, i, true, ".GetValue(0)", 1);
  }
}

// Element types in the statement, and in the declarations of what it names.
void Types(Maker& maker, const Statement& statement) {
  const Outline& code = maker.code();
  std::set<std::string> types = {"float", "half"};
  for (const Variable& variable : code.variables()) {
    const std::string type = ArgumentOf(variable.type);
    if (!type.empty() && type.find_first_of(",:<> ") == std::string::npos) types.insert(type);
  }
  const auto exchange = [&](std::size_t token, int later) {
    for (const std::string& type : types) {
      if (types.contains(std::string(code.At(token)))) maker.Replace(Kind::kType, token, type, later);
    }
  };
  for (std::size_t i = statement.span.first; i <= statement.span.last; ++i) {
    if (i > 0 && (code.At(i - 1) == "<" || code.At(i - 1) == "__gm__")) exchange(i, 0);
    const Variable* variable = IsName(code.At(i)) ? code.Find(code.At(i), statement.function) : nullptr;
    if (variable == nullptr || ArgumentOf(variable->type).empty()) continue;
    for (std::size_t j = variable->token; j-- > 0 && code.At(j) != ";" && code.At(j) != "{" && code.At(j) != "(";) {
      if (code.At(j) == "<") exchange(j + 1, 1);
    }
  }
}

}  // namespace

void MakeBuild(Maker& maker, const std::vector<std::string>& own, const std::vector<std::string>& names) {
  const Outline& code = maker.code();
  for (const std::size_t token : maker.broken()) {
    maker.InsertText(Kind::kMark, token > 0 ? token - 1 : token, true, ";");
    Names(maker, token, own, names, 0);
    for (std::size_t i = token + 1; i <= token + 2 && i < code.tokens().size(); ++i) Names(maker, i, own, names, 4);
    if (token > 0) Names(maker, token - 1, own, names, 5);
    const std::size_t index = code.StatementAt(token);
    if (index == kNone) continue;
    const Statement& statement = code.statements()[index];
    maker.Remove(Kind::kDelete, statement.span, 4);
    Arithmetic(maker, statement);
    Links(maker, statement.span);
    MakeTerms(maker, statement.span);
    Elements(maker, statement);
    Types(maker, statement);
    for (const Call& call : code.calls()) {
      if (call.open <= token && token <= call.close ? true : call.first <= token && token <= call.open)
        Arguments(maker, call);
    }
  }
}

}  // namespace assay::search
