// The names under which a text's imports make modules and their members available. Internal.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reference/python/syntax.h"

namespace assay::harness {

class Imports {
 public:
  explicit Imports(const Source& source);

  // The full name of a name or of attributes of one: "torch.cuda.synchronize". Empty for anything else, and for names
  // that no import binds.
  std::string NameOf(TSNode node) const;
  // The modules that an import statement imports, or imports something from.
  std::vector<std::string> ModulesOf(TSNode statement) const;

 private:
  void Read(TSNode node);

  const Source& source_;
  std::map<std::string, std::string> names_;
};

}  // namespace assay::harness
