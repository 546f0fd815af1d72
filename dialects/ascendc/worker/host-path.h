// The host half for all inputs that take one path through it. The tiling function runs on one input, in the confined
// worker, in an interpreter that keeps for every number its expression over the dimensions (concolic execution). The
// result holds for every input that satisfies the path's conditions.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "analyzer/facts/expr.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/worker/host-run.h"

namespace assay {

struct PathCondition {
  Expr holds;
  SourceRange where;
  bool pins = false;  // the code went on with one value of an index or a length: it holds for little
};

struct HostPath {
  HostResult host;  // of the one input
  // False if the path could not be followed to its end: `why_not`.
  bool followed = false;
  std::string why_not;
  std::vector<PathCondition> conditions;
  // Reasons why other inputs that satisfy the conditions may still take another path.
  std::vector<std::string> doubts;
  std::vector<SymbolicLaunch::Field> fields;  // of the tiling data, those that are not the same for all inputs
  // Empty: the same for all.
  Expr block_dim, tiling_key;
  std::vector<Expr> workspaces;
  // The value in this run of a number that depends on the dimensions without a known expression; empty if there is
  // none.
  std::string block_dim_unknown, tiling_key_unknown, workspace_unknown;
  std::vector<std::vector<Expr>> inferred;  // dimensions of outputs, where asked; empty entries: constant
};

struct HostPathRequest {
  const HostRequest* host = nullptr;  // `module` and `library` are those of the program; shapes are concrete
  ExprPool* pool = nullptr;           // grows
  // By tensor and axis; empty entries are constants. Values at the request's own dimensions equal those.
  std::vector<std::vector<Expr>> input_dims, output_dims;
};

// Code of one host half, read once.
class HostProgram {
 public:
  ~HostProgram();
  // `library` as in HostRequest. Null with `error` set.
  static std::unique_ptr<HostProgram> Read(const LoweredModule& module, const std::string& library, std::string& error);
  HostPath Run(const HostPathRequest& request) const;

 private:
  HostProgram();
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace assay
