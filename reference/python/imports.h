// What a text's imports call modules and their members. Internal.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reference/python/syntax.h"

namespace assay::harness {

class Imports {
 public:
  explicit Imports(const Source& source);

  // The whole name of a name or of attributes of one: "torch.cuda.synchronize". Empty for anything else, and for what
  // no import brings.
  std::string NameOf(TSNode node) const;
  // The modules that an import statement brings, or brings something of.
  std::vector<std::string> ModulesOf(TSNode statement) const;

 private:
  void Read(TSNode node);

  const Source& source_;
  std::map<std::string, std::string> names_;
};

}  // namespace assay::harness
