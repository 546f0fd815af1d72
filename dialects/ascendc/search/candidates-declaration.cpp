// Declarations of undeclared names, of the type that their uses require.
#include <set>
#include <string>

#include "dialects/ascendc/search/candidate-maker.h"

namespace assay::search {
namespace {

using source::IsName;

struct Uses {
  std::set<std::string> members;  // `name.member`
  bool pointer = false;           // `name->member`
  bool argument = false;          // of InitBuffer
  std::size_t arguments = 0;      // of that call
  std::string element;            // "float" of `name.AllocTensor<float>()`
};

Uses UsesOf(const Outline& code, std::string_view name) {
  Uses uses;
  for (std::size_t i = 0; i + 2 < code.tokens().size(); ++i) {
    if (code.At(i) != name) continue;
    if (code.At(i + 1) == "." && IsName(code.At(i + 2))) uses.members.insert(std::string(code.At(i + 2)));
    if (code.At(i + 1) == "->") uses.pointer = true;
    if (code.At(i + 3) == "<") uses.element = code.At(i + 4);
  }
  for (const Call& call : code.calls()) {
    if (code.At(call.name) == "InitBuffer" && !call.arguments.empty() && code.Text(call.arguments[0]) == name) {
      uses.argument = true;
      uses.arguments = call.arguments.size();
    }
  }
  return uses;
}

std::vector<std::string> TypesFor(const Outline& code, const Uses& uses) {
  const auto has = [&](const char* member) { return uses.members.contains(member); };
  std::string element = uses.element;
  for (const Variable& variable : code.variables()) {
    if (element.empty() && variable.type.find("Tensor<") != std::string::npos) element = ArgumentOf(variable.type);
  }
  if (element.empty()) element = "float";
  if (has("SetGlobalBuffer")) return {"GlobalTensor<" + element + ">"};
  if (has("InitBuffer")) return {"TPipe"};
  if (has("EnQue") || has("DeQue") || has("AllocTensor"))
    return {"TQue<TPosition::VECIN, 1>", "TQue<TPosition::VECOUT, 1>"};
  if (has("Get")) return {"TBuf<TPosition::VECCALC>"};
  if (uses.argument) return {uses.arguments > 2 ? "TQue<TPosition::VECIN, 1>" : "TBuf<TPosition::VECCALC>"};
  if (has("GetValue") || has("SetValue")) return {"LocalTensor<" + element + ">"};
  return {"uint32_t", "int32_t", "float"};
}

// A local tensor that a queue or buffer gives.
void Tensors(Maker& maker, std::size_t token, const Uses& uses) {
  const Outline& code = maker.code();
  const std::size_t statement = code.StatementAt(token);
  const std::string name(code.At(token));
  std::string element = uses.element;
  std::string space;
  for (const Variable& variable : code.variables()) {
    if (!variable.type.starts_with("LocalTensor<")) continue;
    if (element.empty()) element = ArgumentOf(variable.type);
    for (std::size_t i = variable.token; i > 2 && code.At(i) != ";" && code.At(i) != "{"; --i) {
      if (code.At(i) == "LocalTensor" && code.At(i - 1) == "::") space = "AscendC::";
    }
  }
  if (statement == kNone || code.FunctionAt(token) == kNone || element.empty()) return;
  const std::size_t first = code.statements()[statement].span.first;
  const std::string head = space + "LocalTensor<" + element + "> " + name + " = ";
  int later = 0;
  for (const Variable* source : code.Visible(token)) {
    std::vector<std::string> calls;
    if (source->type.starts_with("TQue")) calls = {".DeQue<", ".AllocTensor<"};
    if (source->type.starts_with("TBuf")) calls = {".Get<"};
    for (const std::string& call : calls)
      maker.InsertBefore(Kind::kDeclare, first, head + source->name + call + element + ">();", later++);
  }
}

}  // namespace

void MakeDeclarations(Maker& maker) {
  const Outline& code = maker.code();
  std::set<std::string> done;
  for (const std::size_t token : maker.broken()) {
    const std::string name(code.At(token));
    if (!IsName(name) || code.Find(name, code.FunctionAt(token)) != nullptr || !done.insert(name).second) continue;
    if (token > 0 && (code.At(token - 1) == "." || code.At(token - 1) == "->" || code.At(token - 1) == "::")) continue;
    if (code.At(token + 1) == "(" || code.At(token + 1) == "::") continue;
    const Uses uses = UsesOf(code, name);
    if (maker.kernel()) Tensors(maker, token, uses);
    // Tiling data that is not read: all of its fields are requested at once.
    for (const Function& function : code.functions()) {
      const Span& list = function.parameters;
      if (!maker.kernel() || !code.Text(list).ends_with("tiling)")) continue;
      maker.InsertBehind(Kind::kDeclare, function.body.first, "GET_TILING_DATA(" + name + ", tiling);");
    }
    int later = 0;
    for (const std::string& type : TypesFor(code, uses)) {
      const bool space = code.Text({0, code.tokens().size() - 1}).find("using namespace AscendC") == std::string::npos;
      const bool device = type.find('<') != std::string::npos || type == "TPipe";
      const std::string spelt = (space && device ? "AscendC::" : "") + type;
      // Next to other members; for a name used in only one function, at its head too.
      for (const Variable& member : code.variables()) {
        const std::size_t statement =
            member.function == kNone && !member.field ? code.StatementAt(member.token) : kNone;
        if (statement == kNone || code.statements()[statement].block == kNone) continue;
        maker.InsertBefore(Kind::kDeclare, code.statements()[statement].span.first, spelt + " " + name + ";", later);
        break;
      }
      const std::size_t function = code.FunctionAt(token);
      if (function != kNone)
        maker.InsertBehind(Kind::kDeclare, code.functions()[function].body.first, spelt + " " + name + ";", later + 1);
      ++later;
    }
    // A core's offset: its part, times its index.
    const std::size_t at = code.StatementAt(token);
    if (maker.kernel() && at != kNone && code.FunctionAt(token) != kNone) {
      std::set<std::string> parts;
      for (const Variable* variable : code.Visible(token)) {
        if (IsWhole(variable->type)) parts.insert(variable->name);
      }
      for (std::size_t i = 0; i + 2 < code.tokens().size(); ++i) {
        if (code.At(i + 1) == "." && maker.Looked(i) && IsName(code.At(i + 2)) && code.At(i + 3) != "(" &&
            code.At(i + 3) != "<")
          parts.insert(code.Text({i, i + 2}));
      }
      for (const std::string& part : parts)
        maker.InsertBefore(Kind::kDeclare, code.statements()[at].span.first,
                           "const uint32_t " + name + " = GetBlockIdx() * " + part + ";", 2);
    }
    // A number that something in scope represents.
    const std::size_t statement = code.StatementAt(token);
    if (statement == kNone || code.FunctionAt(token) == kNone) continue;
    for (const Variable* variable : code.Visible(token)) {
      if (IsWhole(variable->type))
        maker.InsertBefore(Kind::kDeclare, code.statements()[statement].span.first,
                           "const uint32_t " + name + " = " + variable->name + ";", 4);
    }
  }
}

}  // namespace assay::search
