// Which functions of a unit are parsed without their bodies (UnitRequest::bodies).
#pragma once

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/frontend.h"
#include "analyzer/frontend/locator.h"

namespace assay {

// Only consulted if the request leaves bodies out.
bool IsBodySkipped(const clang::Decl& decl, const FrontendDialect& dialect, UnitRequest::Bodies kept,
                   const Locator& locator);

}  // namespace assay
