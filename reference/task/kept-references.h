// What follows from a task alone and is asked for again by every attempt at it: the inputs that it draws and what its
// reference makes of them. Kept in this process, found by everything that they follow from, and bounded in bytes: what
// was used least lately goes first. A loop asks about one task many times, and a warm worker then spends its time on
// what differs. Results with and without it are equal.
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

// One evaluation of a reference. Its tensors are read and never written to: a module gets twins of them.
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

// How it is evaluated where nothing is kept.
struct ReferenceSteps {
  PythonModule& maker;                         // of the inputs
  PythonModule& reference;                     // the same where the task has one module alone
  std::function<bool(ReferenceRun&)> draw;     // false: there are no inputs
  std::function<void(ReferenceRun&)> compute;  // its result, or why there is none
  std::function<int()> outside = nullptr;      // calls so far of what is not the task's
};

class KeptReferences {
 public:
  // The key of an evaluation: everything it follows from.
  static std::string KeyOf(const std::vector<std::string_view>& parts);

  // What is kept under the key, and counted as spent by both modules; else evaluated, and kept unless the key is empty.
  // Null where there are no inputs. Nothing is kept that holds more than tensors, numbers and texts, since an object
  // belongs to the module that made it, nor what followed from a call of something outside of the modules or took so
  // many steps that leaving them out could save a later call from the module's limit.
  static std::shared_ptr<const ReferenceRun> Evaluate(const std::string& key, const ReferenceSteps& steps);
  // What is kept under the key, without the modules that it came of; null where nothing is. A module that is loaded for
  // another call after all is given what the evaluation took.
  static std::shared_ptr<const ReferenceRun> Find(const std::string& key);
  static void CountAsSpent(const ReferenceRun& run, PythonModule& maker, PythonModule& reference);
  // Whether a module's text may leave something behind that a later call sees, so that no call of it can be left out.
  static bool LeavesTraces(const std::string& text);
  // What is above the bound is let go when the next input begins, so that no budget of a module sees it go.
  static void BeginInput();
  // Bytes of values that are kept from one input to the next; with 0 nothing is.
  static void Bound(std::size_t bytes);
  static std::size_t Held();
  // How often something was found in this process.
  static std::uint64_t Found();
};

}  // namespace assay::harness
