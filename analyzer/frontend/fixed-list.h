// Lists that variables hold from their declaration on.
#pragma once

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"

namespace assay {

// The braced list that a variable of the same function, or a constant, holds all its life; null where it may change.
const clang::Expr* FixedList(const clang::VarDecl& variable, const Locator& locator);

}  // namespace assay
