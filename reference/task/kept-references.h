// Caches what depends on a task alone and is needed again by every attempt at it: the inputs that it draws and the
// reference's results for them. Kept in this process, keyed by everything that they depend on, and bounded in bytes,
// with least-recently-used eviction. A loop asks about one task many times, and a warm worker then spends its time on
// what differs. Results with and without the cache are equal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reference/python/evaluator.h"
#include "reference/value.h"

namespace assay::harness {

// One evaluation of a reference. Its tensors are read-only: a module gets copies of them.
struct ReferenceRun {
  ValueList init, given;
  std::optional<Value> want;
  std::string why_not;    // where there is no result
  bool at_limit = false;  // because a limit of the evaluator's was reached
  // What it took of the module that draws the inputs and of the reference's, which may be one.
  struct Spent {
    std::int64_t work = 0, asked = 0, largest = 0;
    std::int64_t mixing = 0;  // operations that mix elements (tensor/elementwise.h)
  };
  Spent drawing, computing;
  Spent whole;  // of the reference's module up to its result, with what loading it took
};

// How it is evaluated if nothing is cached.
struct ReferenceSteps {
  PythonModule& maker;                         // of the inputs
  PythonModule& reference;                     // the same where the task has one module alone
  std::function<bool(ReferenceRun&)> draw;     // false: there are no inputs
  std::function<void(ReferenceRun&)> compute;  // its result, or why there is none
  std::function<int()> outside = nullptr;      // calls so far of what is not the task's
};

class KeptReferences {
 public:
  // The key of an evaluation: everything it depends on.
  static std::string KeyOf(const std::vector<std::string_view>& parts);

  // The cached value of the key, with its cost charged to both modules; else the result of evaluating, which is cached
  // unless the key is empty. Null if there are no inputs. Not cached are values with more than tensors, numbers and
  // texts, since an object belongs to the module that made it, and results that depend on calls outside of the modules
  // or took so many steps that skipping them could save a later call from the module's limit.
  static std::shared_ptr<const ReferenceRun> Evaluate(const std::string& key, const ReferenceSteps& steps);
  // The cached value of the key, without the modules that made it; null if there is none. If a module is loaded for
  // another call after all, it is charged the evaluation's cost.
  static std::shared_ptr<const ReferenceRun> Find(const std::string& key);
  static void CountAsSpent(const ReferenceRun& run, PythonModule& maker, PythonModule& reference);
  // Whether a module's text may leave state that a later call sees, so that no call of it can be skipped.
  static bool LeavesTraces(const std::string& text);
  // Excess entries are evicted when the next input begins, so that no module's budget is affected.
  static void BeginInput();
  // Bytes of values that are cached between inputs; with 0 nothing is.
  static void Bound(std::size_t bytes);
  static std::size_t Held();
  // Number of cache hits in this process.
  static std::uint64_t Found();
};

}  // namespace assay::harness
