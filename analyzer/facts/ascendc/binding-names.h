// Names that the Python binding's C++ declares more than once in one block.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

struct Redeclaration {
  std::string name;
  SourceRange range;       // of the later declaration's name
  SourceRange first;       // of the earlier one's
  bool parameter = false;  // the earlier one is a parameter
};

struct BindingNameFacts {
  std::vector<Redeclaration> again;  // in the order of the text
};

}  // namespace assay
