// Lists that variables hold unchanged from their declaration on.
#pragma once

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"

namespace assay {

// The braced list that a local variable or a constant always holds; null if it may change.
const clang::Expr* FixedList(const clang::VarDecl& variable, const Locator& locator);

}  // namespace assay
