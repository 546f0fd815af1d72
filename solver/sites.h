// Accesses of a kernel as reached in its flow: memory, bytes and unit; and whether two of them can touch the same byte
// when one precedes the other.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "analyzer/facts/events.h"
#include "solver/entail.h"
#include "solver/sync-machine.h"
#include "solver/told-apart.h"

namespace assay {

// Represents the rounds of a class; `index` gives the loops' indexes in them.
struct Site {
  int event = -1;
  int operand = -1;
  int memory = 0;  // a buffer instance, or below 0 an argument
  Unit unit = Unit::kNone;
  bool writes = false;
  bool atomic = false;
  bool whole = false;  // unknown bytes: all of the memory
  bool exact = true;
  int block = 0, op = 0;  // where in the flow
  std::map<SymbolId, Expr> index;
  Expr begin, end;
  Expr row, rows;  // not empty: of rows with gaps between them, `begin` and `end` are those of one
};

// Tensors with hand-placed addresses share one memory.
constexpr int kPlaced = 1 << 24;

// The memories that an operand may be in, given the values of the core; false if they are unknown.
bool MemoriesOf(const DeviceEvents& events, const CoreOp& op, std::size_t operand, const CoreState& state,
                std::vector<int>& memories);
// A description of the obligation on two accesses.
std::string OrderText(const std::string& before, const std::string& now, bool writes);
// The offset of an operand in such a memory.
Expr OffsetIn(const DeviceEvents& events, const Operand& operand);

class Sites {
 public:
  // Without `entailment` only ranges decide. `once`: arguments that are written at most once per byte.
  Sites(const DeviceEvents& events, Entailment* entailment, std::size_t most_questions, std::set<int> once)
      : events_(events),
        pool_(*events.pool),
        entailment_(entailment),
        left_(most_questions),
        once_(std::move(once)),
        in_round_(events.flow) {}

  // The access of an operand to `memory`, as a site; the same one for the same arguments. `place`: block and operation.
  std::size_t Of(int event, int operand, int memory, Unit unit, std::pair<int, int> place,
                 const std::map<SymbolId, Expr>& index);
  const Site& At(std::size_t site) const { return sites_[site]; }
  // Whether `before` can touch a byte that `now` touches, with at least one of them writing. `same_rounds`: no loop
  // began a new round between the two.
  bool MayMeet(std::size_t before, std::size_t now, bool same_rounds);
  // Whether `before` has certainly touched all bytes of [offset, offset + bytes) of `memory`.
  bool SurelyCovers(std::size_t before, Expr offset, Expr bytes);

 private:
  bool MayShare(const Site& before, const Site& now, bool same_rounds);
  bool Excluded(const Site& before, const Site& now, bool same_rounds);
  bool CanPrecede(const Site& before, const Site& now);
  Expr Put(const Site& site, Expr e) { return pool_.Substitute(e, site.index); }

  const DeviceEvents& events_;
  ExprPool& pool_;
  Entailment* entailment_;
  std::size_t left_;
  const std::set<int> once_;
  InRound in_round_;
  std::vector<Site> sites_;
  std::map<std::tuple<int, int, int, std::vector<std::uint32_t>>, std::size_t> known_;
  std::map<std::tuple<std::size_t, std::size_t, bool>, bool> meets_;
};

}  // namespace assay
