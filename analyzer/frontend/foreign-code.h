// Places where the input reaches past C++: to the assembler, the linker or the machine. Such code is never
// assembled, linked or run here.
#pragma once

#include <optional>

#include "analyzer/frontend/ast-facts.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"

namespace assay {

// A compiler barrier, which has no text, does not count.
std::optional<ForeignCode> ForeignIn(const clang::GCCAsmStmt& assembly, const Locator& locator);
std::optional<ForeignCode> ForeignIn(const clang::FileScopeAsmDecl& assembly, const Locator& locator);
// Attributes of a function or variable.
std::optional<ForeignCode> ForeignIn(const clang::NamedDecl& decl, const Locator& locator);

}  // namespace assay
