// What the solver said about the obligations of a kernel, as rules and reports read it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

enum class ObligationKind {
  kGlobalBounds,
  kOnChipBounds,
  kOnChipCapacity,
  kAlignment,
  kCoverage,
  kDisjoint,
  kWrap,      // arithmetic of a fixed width does not overflow on the way to an offset or a length
  kDivision,  // no division by zero
  kField,     // a count fits into the field of the instruction that takes it
  kQueue,     // buffers of a queue are taken, passed on and given back in turn
  kBarrier,   // all cores come to a barrier of all cores, and all of them run at once
  kDefined,   // what is read on chip was written
  kFlags,     // every flag that is set is waited for once, and none is waited for that is not set
  kOrder,     // units of a core that touch the same bytes do so in an order
  kCores,     // so do cores
  kLines,     // scalar stores of two cores do not share a line of the cache
  kAtomic     // what is added atomically is added to something that was set
};

// A kind of fault that this kernel could have and that no obligation covers.
struct NotAsked {
  std::string kind;  // "unordered-access"
  std::string what;  // "the order of two pipes' accesses to the same bytes"
  bool operator==(const NotAsked&) const = default;
};

struct ProofResult {
  enum class Status { kProved, kRefuted, kUndecided } status = Status::kUndecided;
  ObligationKind kind = ObligationKind::kGlobalBounds;
  SourceRange where;
  std::string what;                           // "copy of `xGm` stays inside its 2,048 bytes"
  std::string why_undecided;                  // approximation or budget in the way
  std::map<std::string, std::int64_t> model;  // values that refute it: dimensions by name, core, loop indexes
  bool replayed = false;                      // the simulator showed the same fault
  bool unseen = false;  // the solver refuted it, and a run of all cores at that very shape is clean: left undecided
  // What is proved. By the run: every core ran at this shape, and the behaviour does not depend on contents.
  enum class By { kSolver, kRun } by = By::kSolver;
};

// Whether there are obligations, and all of them are proved.
inline bool AllProved(const std::vector<ProofResult>& results) {
  return !results.empty() && std::all_of(results.begin(), results.end(),
                                         [](const ProofResult& r) { return r.status == ProofResult::Status::kProved; });
}

// Ordered from best to worst: proved, undecided, refuted.
inline int Rank(ProofResult::Status status) {
  return status == ProofResult::Status::kRefuted ? 2 : status == ProofResult::Status::kUndecided ? 1 : 0;
}

// Whether each element of the outputs is one function of the inputs' elements at its place, the same in every core,
// round and shape (solver/elementwise.h).
struct Elementwise {
  bool asked = false;
  std::string why;       // why that is not shown; empty: it is, if it was asked
  SourceRange where;     // of what is in the way
  std::string function;  // equal texts are equal functions
  int operations = 0;    // in it
  bool shown() const { return asked && why.empty(); }
};

// The shapes that take one path through the host code, and what holds for all of them.
struct ShapeWay {
  std::vector<std::string> when;                // tests of the host code in the names of the contract
  std::map<std::string, std::int64_t> example;  // one of the shapes
  std::string refused;                          // the host code rejects these shapes: nothing is launched
  std::vector<ProofResult> results;
  std::vector<std::string> doubts;  // why the results may not be about all shapes of the way
  Elementwise elementwise;
};

// Whether the host code rejects some of the shapes: nothing is said of those.
inline bool RejectsSome(const std::vector<ShapeWay>& ways) {
  return std::any_of(ways.begin(), ways.end(), [](const ShapeWay& way) { return !way.refused.empty(); });
}

// The shapes of a domain ("N in [1, 4096]; CHIP") that the host code does not reject.
inline std::string AcceptedPart(std::string domain) {
  const std::size_t chip = domain.rfind("; ");
  return domain.insert(chip == std::string::npos ? domain.size() : chip, ", where the host code does not fail");
}

// Runs at chosen shapes of a domain, made before any claim about it: not a proof, but they catch what a proof with a
// gap would miss.
struct ProbeRuns {
  struct Wrong {
    std::map<std::string, std::int64_t> shape;  // dimensions by name
    std::string kind;                           // of the fault: "value-mismatch"
    std::string what;                           // for people
    SourceRange where;
    bool warning = false;  // a hazard: the run came to its end all the same
  };
  int shapes = 0;            // that were run
  int compared = 0;          // of them, whose values were compared with the reference's
  std::vector<Wrong> wrong;  // the smallest shape first
  std::string why_none;      // why there was no run at all
  bool clean() const { return shapes > 0 && wrong.empty(); }
};

// Results for a smaller domain.
struct ShapePart {
  std::string domain;  // "A in [1, 2147483647], with B = 256; CHIP"
  std::vector<ProofResult> results;
  std::string rest;  // as in ShapeProof, or a doubt about one of its ways
  std::vector<NotAsked> not_asked = {};
  ProbeRuns probes = {};
  Elementwise elementwise = {};
  // Every obligation is proved for all shapes of the part, and no run contradicts it.
  bool proved() const { return rest.empty() && AllProved(results) && probes.clean(); }
};

struct ShapeProof {
  bool attempted = false;
  bool of_cases = false;  // the domain was made from a task's cases: its other shapes were not asked for
  bool chosen = false;    // likewise, or from the op definition: a violation in it is not an error
  std::string domain;     // "N in [1, 2147483647]; bfloat16; CHIP"
  std::string rest;       // shapes that no way was found for; empty: the ways are all there are
  std::vector<ShapeWay> ways;
  std::vector<ProofResult> results;  // over all ways, one a place and kind: the worst
  std::vector<NotAsked> not_asked;   // over all ways
  ProbeRuns probes;
  Elementwise elementwise;  // over all ways that are not refused
  // Where that is not proved as a whole: parts of the domain, the widest first.
  std::vector<ShapePart> parts;
};

// Whether every obligation is proved for all shapes of the contract's domain, and no run contradicts it.
inline bool ProvedAll(const ShapeProof& shapes) {
  const bool doubt =
      std::any_of(shapes.ways.begin(), shapes.ways.end(), [](const ShapeWay& way) { return !way.doubts.empty(); });
  return shapes.attempted && shapes.rest.empty() && !doubt && AllProved(shapes.results) && shapes.probes.clean();
}

struct ProofFacts {
  bool attempted = false;
  std::string domain;         // "given shapes: x float16[1024]; 48 cores", "for all N in [1, 2147483647]"
  bool for_all = false;       // of a symbolic launch
  std::uint64_t queries = 0;  // that reached the solver
  std::uint64_t effort = 0;   // in the solver's own units
  std::vector<ProofResult> results;
  std::vector<std::string> assumed;  // inputs whose contents what is proved by the run is about
  // Why the run of all cores does not prove what the solver leaves open, and the place; empty if it does.
  std::string run_open;
  SourceRange run_open_at;
  std::vector<NotAsked> not_asked;  // that neither the run nor the solver shows
  Elementwise elementwise;          // of a symbolic launch
  ShapeProof shapes;                // of a contract with named dimensions
};

}  // namespace assay
