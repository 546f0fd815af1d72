// Finds tricks in a module's text that mislead a judge: PythonTrick in analyzer/facts/python.h. By syntax alone, with
// names resolved through the module's imports; code made at run time (getattr with a computed name, exec) is not
// seen.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/python.h"

namespace assay::harness {

// `file` is the text's number in the project; ranges are bytes of the text. A text that is no Python has none.
std::vector<PythonTrick> FindTricks(const std::string& text, int file);

}  // namespace assay::harness
