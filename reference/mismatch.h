// Why an output is not what the reference says. Compares the written and the wanted values, the inputs and, if a run
// followed them, exact values; every statement holds for all wrong elements that it mentions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/facts/run.h"
#include "reference/exact-trace.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"

namespace assay {

struct MismatchQuestion {
  const SimTensor* output = nullptr;
  const std::vector<double>* want = nullptr;
  Tolerance tolerance;
  const std::vector<SimTensor>* inputs = nullptr;
  const ExactTrace* trace = nullptr;  // null: exact values are not known
  std::size_t index = 0;              // of the output in the trace
};

// The wrong elements, ascending, and all values as doubles.
struct WrongElements {
  std::vector<std::int64_t> at;
  std::vector<double> got;   // of the whole output
  std::vector<double> want;  // of the whole output
};
WrongElements FindWrong(const MismatchQuestion& question);

// Fills the fault's args and text (docs/formats/report.md, "A wrong value"). Its places come from `locations`: `where`
// is the instruction that lost the values, if there is one, `other` the one that wrote the first wrong element.
void ExplainMismatch(const MismatchQuestion& question, const std::vector<LoweredModule::Location>& locations,
                     Fault& fault);

// A rule that turns the reference into what was written (or back), for all wrong elements.
struct ValueRelation {
  std::string name;     // "shift", "factor", "missing-exp", ...
  double number = 0;    // the factor, the offset, how many elements
  std::string detail;   // a tensor's name, the function
  std::int64_t of = 0;  // "partial": of how many; "factor": the length it belongs to
};
std::optional<ValueRelation> FindRelation(const MismatchQuestion& question, const WrongElements& wrong);
// The relations that mean that right values are at wrong places.
std::optional<ValueRelation> FindMisplacement(const MismatchQuestion& question, const WrongElements& wrong);

// What the wrong elements have in common and the right ones do not.
struct WrongPlaces {
  std::string name;  // "row-tail", "tail", "cores", "core-tail", "tile-tail", "not-finite", "above", "below", ...
  std::int64_t count = 0, of = 0;
  double bound = 0;
  std::string detail;
};
std::optional<WrongPlaces> FindCommonPlace(const MismatchQuestion& question, const WrongElements& wrong);

}  // namespace assay
