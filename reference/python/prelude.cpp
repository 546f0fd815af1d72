// Modules that are written in the evaluator's own subset of Python, by name.
#include "reference/python/prelude.h"

#include <map>

#include "reference/python/interpreter.h"

namespace assay::harness {

const char* OwnModuleText(const std::string& name) {
  static const std::map<std::string, const char*> table = {
      {"torch.nn", kNnText},
      {"torch.nn.layers", kNnLayersText},
      {"torch.nn.recurrent", kNnRecurrentText},
      {"torch.nn.attention_layers", kNnAttentionText},
      {"torch.nn.init", kNnInitText},
      {"torch.autograd", kAutogradText},
      {"numpy", kNumpyText},
      {"numpy.random", kNumpyRandomText},
      {"random", kRandomText},
      {"typing", kTypingText},
      {"collections", kCollectionsText},
      {"collections.abc", kCollectionsText},
      {"functools", kFunctoolsText},
      {"itertools", kItertoolsText},
      {"copy", kCopyText},
      {"ast", kAstText},
      {"torch.sparse", kSparseText},
      {"scipy.special", kScipySpecialText},
  };
  const auto found = table.find(name);
  return found == table.end() ? nullptr : found->second;
}

}  // namespace assay::harness
