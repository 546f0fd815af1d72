// The null dialect: a toy kernel language that goes through every stage by the interfaces that all dialects implement.
// It contains what a dialect has to provide, and no more; no file of the engines or the pipeline refers to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/facts/run.h"
#include "analyzer/facts/source-range.h"
#include "dialects/dialect.h"
#include "reference/sim-tensor.h"
#include "rules/rule.h"

namespace assay::lift {
class Semantics;
}

namespace assay::toy {

inline constexpr std::int64_t kTileMemory = 4096;  // bytes of a core
inline constexpr std::int64_t kTileGranule = 4;    // of a tile

// The facts for the toy's rule, in addition to those of every dialect.
struct CopyFact {
  std::string api;
  std::string at, count;  // the arguments' texts
  SourceRange range;
  SourceRange count_range;
};
struct ToyFacts {
  std::string length;  // name of the kernel's last parameter
  std::vector<CopyFact> copies;
};

struct ToyRun {
  ShapeRun::Status status = ShapeRun::Status::kNotRun;
  std::string why_undecided;
  std::vector<Fault> faults;
  SimTensor output;
};

// Runs the entry in a confined worker: pointers to the inputs and the output, then `length`.
ToyRun RunKernel(const LoweredModule& module, const std::string& entry, const std::vector<SimTensor>& inputs,
                 const SimTensor& output, int length, int cores);

const lift::Semantics& TheSemantics();
const RegisteredRule& TheRule();
const Dialect& TheDialect();

}  // namespace assay::toy
