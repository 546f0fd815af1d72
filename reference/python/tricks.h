// Finds in a module's text what misleads a judge: PythonTrick in analyzer/facts/python.h. By syntax alone, with names
// resolved through the module's imports; what is built at run time (getattr with a made-up name, exec) is not seen.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/python.h"

namespace assay::harness {

// `file` is the text's number in the project; ranges are bytes of the text. A text that is no Python has none.
std::vector<PythonTrick> FindTricks(const std::string& text, int file);

}  // namespace assay::harness
