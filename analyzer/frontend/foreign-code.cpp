// Judges assembly by its words alone; it is not parsed any further.
#include "analyzer/frontend/foreign-code.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>

namespace assay {
namespace {

bool Holds(std::string_view text, std::string_view word) {
  const auto part_of_name = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !part_of_name(text[at - 1])) && (end == text.size() || !part_of_name(text[end]))) return true;
  }
  return false;
}

ForeignCode Assembly(std::string_view written, SourceRange range) {
  std::string text(written);
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  const auto any = [&](auto words) {
    const auto* found = std::find_if(words.begin(), words.end(), [&](std::string_view w) { return Holds(text, w); });
    return found == words.end() ? std::string() : std::string(*found);
  };
  constexpr std::array<std::string_view, 2> kFiles = {".incbin", ".include"};
  constexpr std::array<std::string_view, 5> kSystem = {"syscall", "sysenter", "svc", "int $0x80", "int $128"};
  if (std::string file = any(kFiles); !file.empty()) return {ForeignCode::Kind::kFile, std::move(file), range};
  if (std::string call = any(kSystem); !call.empty()) return {ForeignCode::Kind::kSystemCall, std::move(call), range};
  return {ForeignCode::Kind::kAssembly, "", range};
}

// The attribute as written, if it instructs the linker or the machine.
std::string LinkerAttribute(const clang::NamedDecl& decl) {
  for (const clang::Attr* attribute : decl.attrs()) {
    switch (attribute->getKind()) {
      case clang::attr::Alias:
      case clang::attr::IFunc:
      case clang::attr::Section:
      case clang::attr::CodeSeg:
      case clang::attr::Constructor:
      case clang::attr::Destructor:
      case clang::attr::Naked:
      case clang::attr::PatchableFunctionEntry:
      case clang::attr::PragmaClangBSSSection:
      case clang::attr::PragmaClangDataSection:
      case clang::attr::PragmaClangRelroSection:
      case clang::attr::PragmaClangRodataSection:
      case clang::attr::PragmaClangTextSection:
      case clang::attr::AnyX86Interrupt:
        return attribute->getSpelling();
      default:
        break;
    }
  }
  const auto* variable = llvm::dyn_cast<clang::VarDecl>(&decl);
  const bool in_register = variable != nullptr && variable->getStorageClass() == clang::SC_Register;
  return in_register && decl.hasAttr<clang::AsmLabelAttr>() ? "asm" : "";
}

// The name that the linker sees, if it is one of the simulator's.
bool TakesName(const clang::NamedDecl& decl) {
  const auto ours = [](llvm::StringRef name) {
    name.consume_front("\1");
    return name.starts_with("assay_");
  };
  const auto* function = llvm::dyn_cast<clang::FunctionDecl>(&decl);
  const auto* variable = llvm::dyn_cast<clang::VarDecl>(&decl);
  const bool defines = (function != nullptr && function->doesThisDeclarationHaveABody()) ||
                       (variable != nullptr && variable->hasGlobalStorage() &&
                        variable->isThisDeclarationADefinition() == clang::VarDecl::Definition);
  if (!defines) return false;
  if (const auto* label = decl.getAttr<clang::AsmLabelAttr>()) return ours(label->getLabel());
  // C++ does not mangle variables at global scope.
  const bool bare = variable != nullptr && variable->hasExternalFormalLinkage() &&
                    variable->getDeclContext()->getRedeclContext()->isTranslationUnit();
  const bool plain = (function != nullptr && function->isExternC()) || (variable != nullptr && variable->isExternC());
  return (plain || bare) && decl.getIdentifier() != nullptr && ours(decl.getName());
}

}  // namespace

std::optional<ForeignCode> ForeignIn(const clang::GCCAsmStmt& assembly, const Locator& locator) {
  const llvm::StringRef text = assembly.getAsmString()->getString();
  if (text.trim().empty() && assembly.getNumOutputs() == 0 && assembly.getNumInputs() == 0) return std::nullopt;
  return Assembly({text.data(), text.size()}, locator.Tokens(assembly.getSourceRange()));
}

std::optional<ForeignCode> ForeignIn(const clang::FileScopeAsmDecl& assembly, const Locator& locator) {
  const llvm::StringRef text = assembly.getAsmString()->getString();
  return Assembly({text.data(), text.size()}, locator.Tokens(assembly.getSourceRange()));
}

std::optional<ForeignCode> ForeignIn(const clang::NamedDecl& decl, const Locator& locator) {
  if (TakesName(decl))
    return ForeignCode{ForeignCode::Kind::kRuntimeName, decl.getNameAsString(), locator.Token(decl.getLocation())};
  std::string attribute = decl.hasAttrs() ? LinkerAttribute(decl) : std::string();
  if (attribute.empty()) return std::nullopt;
  return ForeignCode{ForeignCode::Kind::kAttribute, std::move(attribute), locator.Token(decl.getLocation())};
}

}  // namespace assay
