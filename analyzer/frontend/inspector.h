// A dialect's own look at the syntax tree of a unit: what its compiler refuses although Clang accepts it.
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
  // `errors` holds those that Clang gave: some may be taken out, others added.
  virtual void Inspect(const InspectedUnit& unit, std::vector<ParseError>& errors) = 0;
};

}  // namespace assay
