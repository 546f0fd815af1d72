// Names of the table against names of the headers.
#include <clang/Frontend/ASTUnit.h>
#include <clang/Tooling/Tooling.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/ascendc/api-table.h"
#include "tests/api-table/checks.h"

namespace assay::test {
namespace {

using ascendc::ApiRow;
using ascendc::ApiTable;
using ascendc::FindApi;

std::string Full(std::string_view owner, std::string_view name) {
  return "`" + std::string(owner) + (owner.empty() ? "" : "::") + std::string(name) + "`";
}

// Macros that the headers do not define although their rows say so. Those of the tiling prelude are included with it.
std::vector<std::string> MissingMacros(const std::string& include_dir) {
  std::string text = std::string("struct Tiling {};\n#define ASSAY_DEFAULT_TILING Tiling\n") + kWholeApi +
                     "#include \"assay/tiling_macros.h\"\n";
  for (const ApiRow& row : ApiTable()) {
    if (row.kind != "macro" || !row.modelled) continue;
    const std::string name(row.name);
    text += "#ifndef " + name + "\nint Missing_" + name + ";\n#endif\n";
  }
  const auto unit = clang::tooling::buildASTFromCodeWithArgs(
      text, {"-std=c++17", "-fsyntax-only", "-w", "-isystem", include_dir}, "macros.cpp");
  std::vector<std::string> missing;
  for (const clang::Decl* decl : unit->getASTContext().getTranslationUnitDecl()->decls()) {
    const auto* named = llvm::dyn_cast<clang::NamedDecl>(decl);
    if (named == nullptr || !named->getDeclName().isIdentifier()) continue;
    llvm::StringRef name = named->getName();
    if (name.consume_front("Missing_")) missing.push_back("macro `" + name.str() + "` has a row and no definition");
  }
  return missing;
}

// Names of parameters, in the order of their types.
std::vector<std::string_view> NamesOf(const Declaration& declaration) {
  std::vector<std::string_view> names;
  std::string_view rest = declaration.forms;
  while (!rest.empty()) {
    const std::size_t comma = rest.find(", ");
    names.push_back(rest.substr(0, comma));
    rest.remove_prefix(comma == rest.npos ? rest.size() : comma + 2);
  }
  names.resize(declaration.types.size());
  return names;
}

bool TakesGlobal(const Declaration& declaration) {
  return std::ranges::any_of(declaration.types,
                             [](const std::string& type) { return type.find("GlobalTensor<") != std::string::npos; });
}

bool HasOperand(const ApiRow& row, std::string_view name, std::string_view role) {
  return std::ranges::any_of(row.operands,
                             [&](const auto& operand) { return operand.name == name && operand.role == role; });
}

// Where the row says that all tensors of a call have one type, and one of this declaration has another.
bool HasOtherTensor(const ApiRow& row, const Declaration& declaration) {
  const std::vector<std::string_view> names = NamesOf(declaration);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string& type = declaration.types[i];
    const bool temporary = HasOperand(row, names[i], "tmp") || names[i].ends_with("mpBuffer");
    if (type.find("Tensor<") != type.npos && type.find("Tensor<T>") == type.npos && !temporary) return true;
  }
  return false;
}

// What rules read of operands and their types.
void CheckOperands(const ApiRow& row, const std::vector<const Declaration*>& declarations,
                   std::vector<std::string>& wrong) {
  const std::string name = Full(row.owner, row.name);
  const bool global = std::ranges::any_of(row.operands, [](const auto& operand) {
    return std::ranges::find(operand.positions, "GM") != operand.positions.end();
  });
  const bool takes = std::ranges::any_of(declarations, [](const Declaration* d) { return TakesGlobal(*d); });
  if (takes && !global) wrong.push_back(name + " takes a GlobalTensor, and no operand of its row is in GM");
  if (global && !takes) wrong.push_back(name + " takes no GlobalTensor, and an operand of its row is in GM");
  if (std::ranges::none_of(row.dtypes, &ascendc::ApiDtypes::all)) return;
  if (std::ranges::any_of(declarations, [&](const Declaration* d) { return HasOtherTensor(row, *d); }))
    wrong.push_back(name + " takes tensors of other types than the list for all of them");
}

}  // namespace

std::vector<std::string> CheckRows(const std::vector<Declaration>& declarations, const std::string& include_dir) {
  std::vector<std::string> wrong = MissingMacros(include_dir);
  std::map<std::pair<std::string, std::string>, std::vector<const Declaration*>> declared;
  for (const Declaration& entry : declarations) declared[{entry.name, entry.owner}].push_back(&entry);
  for (const auto& [key, entries] : declared) {
    const std::string& kind = entries.front()->kind;
    // A constructor belongs to its class; aliases and constants need no row.
    if (kind == "constructor" || kind == "alias" || kind == "constant") continue;
    const std::string owner = key.second;
    const ApiRow* row = owner.empty() ? nullptr : FindApi(key.first, owner);
    if (owner.empty()) {
      const auto found =
          std::ranges::find_if(ApiTable(), [&](const ApiRow& r) { return r.name == key.first && r.owner.empty(); });
      row = found == ApiTable().end() ? nullptr : &*found;
    }
    if (row == nullptr) wrong.push_back(Full(owner, key.first) + " is declared and has no row");
    if (row != nullptr && !row->modelled)
      wrong.push_back(Full(owner, key.first) + " is declared, and its row says it is not");
  }
  for (const ApiRow& row : ApiTable()) {
    if (row.kind == "macro" || !row.modelled) continue;
    const auto found = declared.find({std::string(row.name), std::string(row.owner)});
    if (found == declared.end()) {
      wrong.push_back(Full(row.owner, row.name) + " has a row as modelled and is not declared");
      continue;
    }
    if (!row.internal) CheckOperands(row, found->second, wrong);
    if (row.internal || row.kind == "alias" || row.kind == "constant" || row.since.empty()) continue;
    const std::string later = row.since == "8.1" ? "" : std::string(row.since);
    std::vector<const Declaration*> marked = found->second;
    // Members of a marked class are as old as the class.
    for (const Declaration& entry : declarations) {
      if (entry.name == row.owner && entry.kind != "constructor") marked.push_back(&entry);
    }
    const bool agrees = std::ranges::any_of(marked, [&](const Declaration* d) { return d->since == later; });
    if (!agrees)
      wrong.push_back(Full(row.owner, row.name) + " is since " + std::string(row.since) +
                      ", and no declaration says so");
  }
  return wrong;
}

}  // namespace assay::test
