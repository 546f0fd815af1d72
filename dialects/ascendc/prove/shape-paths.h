// All paths that the shapes of a contract take through the host code, by concolic execution: one input is run; each
// of its tests, negated, gives a further input, until no new path is found.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "dialects/ascendc/run/run-plan.h"
#include "dialects/ascendc/worker/host-path.h"
#include "solver/prove.h"

namespace assay {

// Dimensions of a contract as expressions: symbols for the named ones.
struct ShapeDomain {
  std::shared_ptr<ExprPool> pool;
  std::vector<Expr> symbols;     // by contract symbol; their ranges leave no tensor more elements than allowed
  std::vector<Expr> dims;        // by contract symbol: the symbol times what the dimension is a multiple of
  std::vector<Expr> hypotheses;  // what the ranges alone do not say
  std::vector<std::vector<Expr>> inputs, outputs;  // by contract tensor and axis; empty entries are constants
  std::string text;                                // "N in [1, 2147483647]"
};

ShapeDomain DomainOf(const Contract& contract);

struct ShapePath {
  std::vector<std::int64_t> example;  // by contract symbol: the input that was run
  HostPath host;
  std::vector<Expr> conditions;  // of the path; with the domain they say which inputs it is about
  // Symbols of narrower ranges that replace dimensions in all of the above.
  std::map<SymbolId, Expr> narrowed = {};
};

struct ShapePaths {
  std::vector<ShapePath> paths;
  std::string rest;  // empty: every input of the domain takes one of the paths; else why some may not
};

struct PathBudget {
  std::size_t paths = 64;
  std::size_t paths_of_loops = 256;  // where the host code iterates over the cores
  std::uint64_t query = 200'000;     // Z3 rlimit
  WorkClock::time_point deadline = WorkClock::time_point::max();
};

// Without host code there is one path, and the contract's tiling is its tiling.
ShapePaths ExplorePaths(const RunInputs& inputs, const ShapeDomain& domain, const PathBudget& budget = {});

// The contract at these values of its symbols.
Contract ContractAt(const Contract& contract, const std::vector<std::int64_t>& values);

}  // namespace assay
