// Simplifies the result of following a path through the host code. Host code that distributes work core by core makes a
// test or two per core, and its sums have a term per core: those terms become one, a core count that is a minimum is
// split into its two cases, and the tests bound the dimensions.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "dialects/ascendc/prove/shape-paths.h"

namespace assay {

class PathCases {
 public:
  PathCases(ExprPool& pool, const ShapeDomain& domain) : pool_(pool), domain_(domain) {}

  // Rewrites what the run found, and puts the case conditions before the path's. The first path determines the cases:
  // the number of cores, if the host code iterates over them.
  void Settle(ShapePath& path);
  // Substitutes symbols with narrower ranges for dimensions, for proofs about this path. `implied` are the
  // conditions that follow from earlier ones.
  void Narrow(ShapePath& path, const std::vector<bool>& implied);
  // What the first conditions of a path imply for each dimension by itself.
  struct Ends {
    std::map<SymbolId, ExprRange> ranges;  // of those that are narrower than the domain's
    std::map<SymbolId, Expr> narrowed;
    std::set<const ExprNode*> seen;
  };
  bool Implies(const Ends& ends, Expr condition);
  void Add(Ends& ends, Expr condition);

  // Whether there is anything to simplify.
  bool active() const { return active_; }

 private:
  struct Case {
    Expr smaller;  // min(count, limit)
    Expr count, limit;
  };
  using Known = std::map<const ExprNode*, Expr>;

  void FindCases(const ShapePath& path);
  Expr Rewrite(Expr e, Known& known);
  Expr Simplified(Expr e);
  Expr Truth(Expr e);
  Expr Choice(Expr e);
  Expr Sum(Expr e);
  Expr Compared(Expr e);
  void PutAll(ShapePath& path, Known& known);
  bool Bound(Expr condition, std::map<SymbolId, ExprRange>& ranges);
  bool AtMost(Expr linear, std::map<SymbolId, ExprRange>& ranges);

  ExprPool& pool_;
  const ShapeDomain& domain_;
  bool found_ = false;
  bool active_ = false;
  std::vector<Case> cases_;
};

}  // namespace assay
