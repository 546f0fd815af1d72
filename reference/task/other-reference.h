// An evaluator of references other than ours: computes a task's Model on given inputs. None is in use unless a process
// is given one (`--reference torch`, driver/torch-reference.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reference/value.h"

namespace assay::harness {

class OtherReference {
 public:
  struct Question {
    std::string file, text;  // the module
    std::uint64_t seed = 0;  // of the framework, before the model is made
    ValueList init, given;   // of Model and of its forward
    // Parameters and buffers for the model, by their dotted names. All others keep what the framework drew.
    std::vector<std::pair<std::string, TensorPtr>> state;
  };

  virtual ~OtherReference() = default;
  // The result of forward; nothing with `why` if there is none.
  virtual std::optional<Value> Evaluate(const Question& question, std::string& why) = 0;

  // The instance of this process; null if our evaluator is used.
  static OtherReference* Current();
  static void Use(std::unique_ptr<OtherReference> other);
};

}  // namespace assay::harness
