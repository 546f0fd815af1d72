// Places where the input reaches past C++: to the assembler, the linker or the machine. Nothing of that kind is ever
// assembled, linked or run here.
#pragma once

#include <optional>

#include "analyzer/frontend/ast-facts.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"

namespace assay {

// A barrier for the compiler, which has no text, is none.
std::optional<ForeignCode> ForeignIn(const clang::GCCAsmStmt& assembly, const Locator& locator);
std::optional<ForeignCode> ForeignIn(const clang::FileScopeAsmDecl& assembly, const Locator& locator);
// Attributes of a function or variable.
std::optional<ForeignCode> ForeignIn(const clang::NamedDecl& decl, const Locator& locator);

}  // namespace assay
