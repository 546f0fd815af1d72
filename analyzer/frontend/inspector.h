// A dialect's own checks on the syntax tree of a unit: code that its compiler rejects although Clang accepts it.
#pragma once

#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"

namespace assay {

struct InspectedUnit {
  clang::Sema& sema;
  const Locator& locator;
  const std::vector<clang::DeclGroupRef>& groups;  // the project's own declarations
};

class AstInspector {
 public:
  virtual ~AstInspector() = default;
  // `errors` holds Clang's errors: the inspector may remove some and add others.
  virtual void Inspect(const InspectedUnit& unit, std::vector<ParseError>& errors) = 0;
};

}  // namespace assay
