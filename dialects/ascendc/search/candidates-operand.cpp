// Replaces a variable, tensor, queue, field, enumerator, type or member by another one.
#include <algorithm>
#include <set>
#include <string>

#include "dialects/ascendc/search/candidate-maker.h"
#include "dialects/ascendc/search/device-words.h"

namespace assay::search {
namespace {

constexpr std::size_t kMostVariables = 8;

// Variables of the same kind that are in scope, those of the same function first.
std::vector<std::string> OthersOf(const Outline& code, std::size_t token, const Variable& here) {
  const std::string kind = KindOf(here.type);
  std::vector<std::string> others;
  if (kind.empty()) return others;
  const auto take = [&](bool own) {
    for (const Variable* variable : code.Visible(token)) {
      if ((variable->function != kNone) != own || variable->name == here.name || KindOf(variable->type) != kind)
        continue;
      if (std::find(others.begin(), others.end(), variable->name) == others.end()) others.push_back(variable->name);
    }
  };
  take(true);
  take(false);
  if (others.size() > kMostVariables) others.resize(kMostVariables);
  return others;
}

bool IsElement(std::string_view word) {
  return word == "float" || word == "half" || word == "bfloat16_t" || word == "int32_t" || word == "int16_t" ||
         word == "uint8_t" || word == "int8_t" || word == "uint32_t" || word == "uint16_t";
}

// Element types that the file's tensors have.
std::vector<std::string> Elements(const Outline& code) {
  std::set<std::string> types;
  for (const Variable& variable : code.variables()) {
    const std::string type = ArgumentOf(variable.type);
    if (IsElement(type)) types.insert(type);
  }
  for (std::size_t i = 0; i + 1 < code.tokens().size(); ++i) {
    if (IsElement(code.At(i)) && code.At(i + 1) == "*") types.insert(std::string(code.At(i)));
  }
  return {types.begin(), types.end()};
}

void Field(Maker& maker, std::size_t token) {
  const Outline& code = maker.code();
  const std::string object(code.At(token - 2));
  std::set<std::string> fields;
  for (std::size_t i = 2; i < code.tokens().size(); ++i) {
    if (code.At(i - 1) == "." && code.At(i - 2) == object && code.At(i + 1) != "(")
      fields.insert(std::string(code.At(i)));
  }
  fields.erase(std::string(code.At(token)));
  int later = 2;
  for (const std::string& field : fields) maker.Replace(Kind::kVariable, token, field, later++);
}

}  // namespace

void MakeOperands(Maker& maker) {
  const Outline& code = maker.code();
  const std::vector<std::string> elements = Elements(code);
  for (std::size_t i = 2; i + 1 < code.tokens().size(); ++i) {
    const std::string_view word = code.At(i);
    if (!source::IsName(word)) continue;
    const bool typed = code.At(i - 1) == "<" || (code.At(i + 1) == "*" && code.At(i - 1) == "__gm__");
    if (typed && IsElement(word)) {
      for (const std::string& type : elements) maker.Replace(Kind::kType, i, type, 2);
    }
    if (typed && i >= 2 && code.At(i - 2) == "GetAttrPointer") {
      for (const char* type : {"float", "int64_t", "bool"}) maker.Replace(Kind::kType, i, type);
    }
    const bool member = code.At(i - 1) == "." || code.At(i - 1) == "->";
    const bool qualified = code.At(i - 1) == "::";
    // Positions occur in declarations.
    if (qualified || maker.Looked(i)) {
      int later = 0;
      for (const std::string_view sibling : SiblingsOf(word)) {
        const Kind kind = member                               ? Kind::kMember
                          : qualified && code.At(i + 1) != "(" ? Kind::kEnumerator
                                                               : Kind::kSibling;
        maker.Replace(kind, i, std::string(sibling), later++);
      }
    }
    if (!maker.Looked(i) || qualified) continue;
    if (member && code.At(i + 1) != "(") {
      Field(maker, i);
      continue;
    }
    const Variable* variable = member ? nullptr : code.Find(word, code.FunctionAt(i));
    if (variable == nullptr || variable->token == i) continue;
    int later = 0;
    for (const std::string& other : OthersOf(code, i, *variable)) maker.Replace(Kind::kVariable, i, other, later++);
    if (variable->type == "float" || variable->type == "half") {
      if (code.At(i - 1) == "," || code.At(i - 1) == "(") maker.Replace(Kind::kSign, i, "-" + std::string(word), 4);
    }
  }
}

}  // namespace assay::search
