// Names of the table against names of the headers.
#include <clang/Frontend/ASTUnit.h>
#include <clang/Tooling/Tooling.h>

#include <algorithm>
#include <map>
#include <set>

#include "dialects/ascendc/table/api-table.h"
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
