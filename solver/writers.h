// Who wrote a byte of a tensor before it is read: the conditions under which a write, in some round of its loops,
// contains the byte and precedes the read.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "solver/entail.h"
#include "solver/tensors.h"
#include "solver/touched.h"

namespace assay {

struct Writer {
  int event = -1;
  std::size_t at = 0;  // in DeviceEvents::order
  Expr guard;
  Touched touched;      // certainly
  Expr begin, end;      // possibly
  bool spoils = false;  // leaves bytes that must not be read
  // Values of the previous round, for a later round that dequeues what that one wrote: substituted into the event's
  // guards, as above.
  std::map<SymbolId, Expr> earlier;
};

struct Reader {
  int event = -1;
  std::size_t at = 0;
  TensorId tensor;
  std::vector<Expr> hypotheses;  // everything that holds when it reads something
  Touched touched;
  Expr limit;  // bytes from the beginning on; later ones are read without effect. Empty if there is none
};

// What holds of the event's loops and guards whenever it happens, besides the hypotheses of the launch.
std::vector<Expr> ConditionsOf(const DeviceEvents& events, const Event& event);

class Writers {
 public:
  Writers(const DeviceEvents& events, const Tensors& tensors, Entailment& entailment);

  // Why the writes are unknown; empty if they are known.
  const std::string& why() const { return why_; }
  int why_at() const { return why_at_; }

  struct Found {
    std::string why;                        // empty: every byte was written
    std::vector<const Writer*> same_round;  // of those that may have written what is read
    std::vector<const Writer*> others;
  };
  Found Of(const Reader& reader);
  // The end of the bytes that matter.
  Expr EndOfRead(const Reader& reader);
  // Conditions that hold whenever the event happens.
  std::vector<Expr> When(const Event& event, Expr guard) const;

 private:
  // Where a byte is searched: the rounds of a writer's loops as expressions, and the further conditions.
  struct Round {
    std::map<SymbolId, Expr> put;
    Expr holds;
    std::size_t fixed = 0;  // so many of its loops have their round
  };

  // The contents of a tensor that one round enqueues and the next dequeues.
  void HandOver(const HandedOver& handed);
  void Inherit(const Writer& writer, std::size_t at, Expr when, const std::map<SymbolId, Expr>& earlier,
               const std::vector<int>& loops, std::vector<Writer>& out);
  Expr GuardOf(const Writer& writer, Expr guard) {
    return writer.earlier.empty() ? guard : pool_.Substitute(guard, writer.earlier);
  }
  void Collect(const Event& event, const Operand& operand, int index, std::size_t at, bool spoils);
  bool Whole(const Reader& reader, const Writer& writer);
  Expr Holds(const Writer& writer, Round round, Expr b, std::vector<Expr>& given);
  bool LeansOnUnknown(const Writer& writer) const;
  Expr Solve(Expr start, Expr step, Expr last, Expr b, std::vector<Expr>& given);
  std::string Bytes(const Reader& reader, const std::vector<const Writer*>& writers, std::size_t depth);
  const Event& EventOf(const Writer& writer) const { return events_.events[static_cast<std::size_t>(writer.event)]; }
  SymbolId IndexOf(int loop) const {
    return static_cast<SymbolId>(events_.loops[static_cast<std::size_t>(loop)].index->value);
  }

  const DeviceEvents& events_;
  const Tensors& tensors_;
  Entailment& entailment_;
  ExprPool& pool_;
  std::map<TensorId, std::vector<Writer>> writers_;  // in order
  std::string why_;
  int why_at_ = -1;
};

}  // namespace assay
