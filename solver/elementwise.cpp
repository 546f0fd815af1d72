// A function is a list of nodes: an input, or an operation with its constants and the numbers of its sources. Equal
// lists are equal functions, whatever their operations do.
#include "solver/elementwise.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "solver/defined.h"
#include "solver/tensors.h"
#include "solver/touched.h"
#include "solver/writers.h"

namespace assay {
namespace {

constexpr std::size_t kMostNodes = 400;

struct Run {
  TensorId tensor;
  Expr begin, bytes;
};

class Tracer {
 public:
  Tracer(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment)
      : events_(events),
        launch_(launch),
        entailment_(entailment),
        pool_(*events.pool),
        tensors_(events, [this](const std::vector<Expr>& hypotheses, Expr goal) { return Holds(hypotheses, goal); }) {
    for (std::size_t at = 0; at < events.order.size(); ++at) {
      if (!events.order[at].step) at_[events.order[at].index] = at;
    }
    for (const Event& event : events.events) {
      auto& tensors = writes_.emplace_back();
      for (const Operand& o : event.operands) {
        if (o.writes && o.space == MemorySpace::kOnChip) tensors.push_back(TensorOf(o).id);
      }
      for (const Operand& o : event.scratch) tensors.push_back(TensorOf(o).id);
    }
  }

  Elementwise Of() {
    out_.asked = true;
    out_.why = "no output is written";
    if (!Followed()) return std::move(out_);
    for (std::size_t i = 0; i < launch_.args.size(); ++i) {
      if (launch_.args[i].role != LaunchArgument::Role::kOutput || !launch_.args[i].present) continue;
      if (!Output(static_cast<int>(i))) return std::move(out_);
    }
    if (outputs_.empty()) return std::move(out_);
    for (const std::string& node : nodes_) out_.function += node + "\n";
    for (const auto& [argument, node] : outputs_) out_.function += fmt::format("out {} = {}\n", argument, node);
    out_.why.clear();
    out_.operations = static_cast<int>(
        std::count_if(nodes_.begin(), nodes_.end(), [](const std::string& node) { return !node.starts_with("in "); }));
    return std::move(out_);
  }

 private:
  using Earlier = std::map<SymbolId, Expr>;  // a loop's index, one round earlier

  // Elements of an input, from byte `begin` on.
  struct Leaf {
    int input = -1;
    Expr begin;
    std::int64_t element = 1;  // bytes
    Expr when;                 // empty: always
  };
  struct Value {
    int node = -1;
    std::int64_t element = 0;  // bytes of an element; 0: of any size, since nothing was computed
    std::vector<Leaf> leaves;
  };

  struct Failed {
    operator bool() const { return false; }                         // NOLINT
    operator std::optional<Value>() const { return std::nullopt; }  // NOLINT
  };
  Failed Fail(std::string why, int location) {
    out_.why = std::move(why);
    out_.where = events_.PlaceOf(location);
    return {};
  }

  bool Holds(std::vector<Expr> hypotheses, Expr goal) {
    if (goal->IsConst(1)) return true;
    hypotheses.insert(hypotheses.end(), events_.hypotheses.begin(), events_.hypotheses.end());
    return entailment_.Holds(hypotheses, goal);
  }

  // Whether all that happens on chip is among the events.
  bool Followed() {
    for (const char* call : {"assay_pipe_reset", "assay_special_set"}) {
      if (events_.calls.contains(call)) return Fail("buffers are made anew, or a mode is set", -1);
    }
    int location = -1;
    const std::string hidden = DefinedNotAsked(events_, location);
    return hidden.empty() || Fail(hidden, location);
  }

  static std::vector<Expr> With(std::vector<Expr> given, Expr more) {
    if (more) given.push_back(more);
    return given;
  }

  const Event& EventAt(int index) const { return events_.events[static_cast<std::size_t>(index)]; }
  int ArgumentOf(const Operand& o) const {
    if (o.space != MemorySpace::kGlobal || o.buffers.size() != 1) return -1;
    return events_.buffers[static_cast<std::size_t>(o.buffers.front().buffer)].argument;
  }

  bool Output(int argument) {
    for (const auto& [index, at] : at_) {
      const Event& event = EventAt(index);
      for (const Operand& o : event.operands) {
        if (!o.writes || o.space != MemorySpace::kGlobal) continue;
        if (o.buffers.size() != 1) return Fail("which tensor is written is not known", event.location);
        if (ArgumentOf(o) == argument && !CopyOut(event, index, o, argument)) return false;
      }
    }
    return true;
  }

  bool CopyOut(const Event& event, int index, const Operand& to, int argument) {
    const Operand* from = SourceOf(event);
    const std::optional<Run> target = RunOf(to, kUnknown);
    const bool plain = event.function == "copy" && event.atomic == Event::Atomic::kNo;
    if (!plain || from == nullptr || !target)
      return Fail("an output is written by other means than a copy of one run of bytes", event.location);
    std::vector<Expr> given = ConditionsOf(events_, event);
    given.push_back(pool_.Lt(pool_.Const(0), target->bytes));
    values_.clear();  // they hold where this copy happens
    const std::optional<Value> value = Read(event, index, *from, pool_.Const(0), target->bytes, given);
    if (!value) return false;
    const std::int64_t element = std::max<std::int64_t>(value->element, 1);
    for (const Leaf& leaf : value->leaves) {
      const std::int64_t theirs = value->element == 0 ? 1 : leaf.element;
      const Expr same =
          pool_.Eq(pool_.Mul(leaf.begin, pool_.Const(element)), pool_.Mul(target->begin, pool_.Const(theirs)));
      if (!Holds(With(given, leaf.when), same))
        return Fail(fmt::format("elements of `{}` go to other places of the output", NameOf(leaf.input)),
                    event.location);
      if (!Covers(leaf.input, theirs, argument, element))
        return Fail(fmt::format("`{}` might have fewer elements than the output", NameOf(leaf.input)), event.location);
    }
    const auto [known, fresh] = outputs_.try_emplace(argument, value->node);
    if (!fresh && known->second != value->node)
      return Fail("not all elements of an output are computed in the same way", event.location);
    return true;
  }

  const std::string& NameOf(int argument) const { return launch_.args[static_cast<std::size_t>(argument)].name; }
  // Whether the input has an element for each of the output's.
  bool Covers(int input, std::int64_t theirs, int output, std::int64_t element) {
    const Expr need = events_.buffers[static_cast<std::size_t>(output)].bytes;
    const Expr have = events_.buffers[static_cast<std::size_t>(input)].bytes;
    return Holds({}, pool_.Le(pool_.Mul(need, pool_.Const(theirs)), pool_.Mul(have, pool_.Const(element))));
  }

  // One run of bytes of a tensor, all of which are touched.
  std::optional<Run> RunOf(const Operand& o, TensorId tensor, const Earlier& earlier = {}) {
    const Touched touched = TouchedBy(pool_, o, Side::kCertain);
    if (!touched.dense()) return std::nullopt;
    const auto& [begin, end] = touched.parts.front();
    return Run{tensor, pool_.Substitute(pool_.Add(touched.begin, begin), earlier),
               pool_.Substitute(pool_.Sub(end, begin), earlier)};
  }

  static constexpr TensorId kUnknown = {};

  // The one tensor that the operand works on, and when it does; kUnknown if that is not known.
  TensorChoice TensorOf(const Operand& o) {
    std::string why;
    TensorChoice one{kUnknown, pool_.False()};
    for (const TensorChoice& choice : tensors_.Of(o, why)) {
      if (one.id != kUnknown && choice.id != one.id) return {kUnknown, pool_.False()};
      one = {choice.id, pool_.Or(one.guard, choice.guard)};
    }
    return one;
  }

  // What the operand holds from `skipped` bytes after its start up to `end`.
  std::optional<Value> Read(const Event& event, int index, const Operand& o, Expr skipped, Expr end,
                            const std::vector<Expr>& given) {
    const TensorChoice tensor = TensorOf(o);
    const std::optional<Run> run = RunOf(o, tensor.id);
    if (tensor.id == kUnknown || !run || !Holds(given, tensor.guard))
      return Fail("which bytes an operation reads is not known", event.location);
    if (!Holds(given, pool_.Le(end, run->bytes)))
      return Fail("what an operation reads is shorter than its result", event.location);
    return Trace(index, {tensor.id, pool_.Add(run->begin, skipped), pool_.Sub(end, skipped)}, given);
  }

  // Whether the event may write the tensor, or use it as space of its own.
  bool Writes(int event, TensorId tensor) const {
    const std::vector<TensorId>& written = writes_[static_cast<std::size_t>(event)];
    return std::any_of(written.begin(), written.end(), [&](TensorId id) { return id == tensor || id == kUnknown; });
  }

  // What the bytes held just before event `reader`: the last write before it in the program, if that is in the same
  // round and wrote all of them.
  std::optional<Value> Trace(int reader, const Run& run, const std::vector<Expr>& given) {
    const Event& to = EventAt(reader);
    for (std::size_t at = at_.at(reader); at-- > 0;) {
      const Moment& moment = events_.order[at];
      if (moment.step || !Writes(moment.index, run.tensor)) continue;
      const Event& event = EventAt(moment.index);
      if (!SameRound(event, to, run.tensor)) return Fail("what is read was not written in the same round", to.location);
      if (!Happens(event, given)) return Fail("what is read is written under a condition", event.location);
      return Result(event, moment.index, run, given);
    }
    for (const HandedOver& handed : tensors_.handed_over()) {
      if (handed.taken == run.tensor) return Handed(handed, run, to, given);
    }
    return Fail("nothing is known to have written what is read", to.location);
  }

  // Whether the event happens in the same round of its loops, or in the one before.
  bool Happens(const Event& event, const std::vector<Expr>& given, const Earlier& earlier = {}) {
    const std::vector<Expr> when = ConditionsOf(events_, event);
    return std::all_of(when.begin(), when.end(), [&](Expr e) { return Holds(given, pool_.Substitute(e, earlier)); });
  }

  // What the first round takes was copied in before the loop, what later ones take by the round before.
  std::optional<Value> Handed(const HandedOver& handed, const Run& run, const Event& to,
                              const std::vector<Expr>& given) {
    const std::vector<int>& inner = tensors_.LoopsOf(handed.taken);
    const Expr index = events_.loops[static_cast<std::size_t>(handed.loop)].index, zero = pool_.Const(0);
    const Earlier earlier = {{static_cast<SymbolId>(index->value), pool_.Sub(index, pool_.Const(1))}};
    if (to.loops != inner) return Fail("what an earlier round handed over is read in a loop", to.location);
    Value both;
    for (const bool later : {false, true}) {
      const std::vector<TensorChoice>& choices = later ? handed.later : handed.first;
      const int writer = choices.size() == 1 ? OnlyWriter(choices.front().id) : -1;
      if (writer < 0 || inner.empty() || inner.back() != handed.loop)
        return Fail("what an earlier round handed over is not known", to.location);
      const Event& event = EventAt(writer);
      const Expr when = later ? pool_.Lt(zero, index) : pool_.Eq(index, zero);
      if (event.loops != std::vector<int>(inner.begin(), later ? inner.end() : inner.end() - 1))
        return Fail("what an earlier round handed over is not known", event.location);
      const std::optional<Value> value = Written(event, run, With(given, when), later ? earlier : Earlier());
      if (!value) return std::nullopt;
      if (later && value->node != both.node)
        return Fail("the first round takes another tensor than later ones", event.location);
      both.node = value->node;
      for (Leaf leaf : value->leaves) {
        leaf.when = leaf.when ? pool_.And(leaf.when, when) : when;
        both.leaves.push_back(leaf);
      }
    }
    return both;
  }

  // By a copy in, whose round was the one before where `earlier` says so.
  std::optional<Value> Written(const Event& event, const Run& run, const std::vector<Expr>& given,
                               const Earlier& earlier) {
    const auto to =
        std::find_if(event.operands.begin(), event.operands.end(), [](const Operand& o) { return o.writes; });
    const std::optional<Run> result = RunOf(*to, run.tensor, earlier);
    const Operand* from = SourceOf(event);
    const bool copied_in = event.function == "copy" && from != nullptr && from->space == MemorySpace::kGlobal;
    if (!copied_in || !result || !TensorOf(*to).guard->IsConst(1) || !Happens(event, given, earlier))
      return Fail("what an earlier round handed over is not known", event.location);
    const Expr skipped = pool_.Sub(run.begin, result->begin);
    if (!Holds(given, Inside(skipped, run, *result)))
      return Fail("what is read was written in several steps", event.location);
    return Loaded(event, *from, skipped, run.bytes, given, earlier);
  }

  Expr Inside(Expr skipped, const Run& run, const Run& result) {
    return pool_.And(pool_.Le(pool_.Const(0), skipped), pool_.Le(pool_.Add(skipped, run.bytes), result.bytes));
  }

  // The one event that writes a tensor; -1 if there are several.
  int OnlyWriter(TensorId tensor) {
    int only = -1;
    for (const auto& [index, at] : at_) {
      if (!Writes(index, tensor)) continue;
      if (only >= 0) return -1;
      only = index;
    }
    return only;
  }

  // Whether the last write of a round is the one that its reader sees. Loops around the reader alone must not write
  // the tensor: a later place in an earlier round would come between.
  bool SameRound(const Event& from, const Event& to, TensorId tensor) {
    if (from.loops.size() > to.loops.size() || !std::equal(from.loops.begin(), from.loops.end(), to.loops.begin()))
      return false;
    if (from.loops.size() == to.loops.size()) return true;
    const int inner = to.loops[from.loops.size()];
    return std::none_of(at_.begin(), at_.end(), [&](const auto& one) {
      const std::vector<int>& loops = EventAt(one.first).loops;
      return std::find(loops.begin(), loops.end(), inner) != loops.end() && Writes(one.first, tensor);
    });
  }

  std::optional<Value> Result(const Event& event, int index, const Run& run, const std::vector<Expr>& given) {
    const auto key = std::make_tuple(index, run.begin->id, run.bytes->id);
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    std::optional<Value> value = Compute(event, index, run, given);
    if (value) values_.emplace(key, *value);
    return value;
  }

  std::optional<Value> Compute(const Event& event, int index, const Run& run, const std::vector<Expr>& given) {
    const auto to =
        std::find_if(event.operands.begin(), event.operands.end(), [](const Operand& o) { return o.writes; });
    const bool one = writes_[static_cast<std::size_t>(index)] == std::vector<TensorId>{run.tensor};
    if (!one || event.function.empty() || !Holds(given, TensorOf(*to).guard))
      return Fail(fmt::format("a {} is not followed", event.op), event.location);
    const std::optional<Run> result = RunOf(*to, run.tensor);
    if (!result) return Fail(fmt::format("which bytes a {} writes is not known", event.op), event.location);
    const Expr skipped = pool_.Sub(run.begin, result->begin);
    if (!Holds(given, Inside(skipped, run, *result)))
      return Fail("what is read was written in several steps", event.location);
    if (event.function == "copy") {
      const Operand* from = SourceOf(event);
      if (from == nullptr) return Fail("a copy without a source", event.location);
      if (from->space == MemorySpace::kGlobal) return Loaded(event, *from, skipped, run.bytes, given, {});
      return Read(event, index, *from, skipped, pool_.Add(skipped, run.bytes), given);
    }
    if (to->element <= 0 || to->bits)
      return Fail(fmt::format("a {} of bits is not followed", event.op), event.location);
    Value value{-1, to->element, {}};
    std::string node = event.function;
    for (const Operand& o : event.operands) {
      if (!ReadsOnChip(event, o)) continue;
      if (o.element <= 0 || o.bits) return Fail(fmt::format("a {} of bits is not followed", event.op), event.location);
      if (o.element != to->element && !skipped->IsConst(0))
        return Fail("a part of a conversion is read", event.location);
      const Expr elements = pool_.Div(pool_.Add(run.bytes, pool_.Const(to->element - 1)), pool_.Const(to->element));
      const Expr bytes = pool_.Add(skipped, pool_.Mul(elements, pool_.Const(o.element)));
      const std::optional<Value> source = Read(event, index, o, skipped, bytes, given);
      if (!source) return std::nullopt;
      if (source->element != 0 && source->element != o.element)
        return Fail("bytes are read as elements of another size", event.location);
      node += fmt::format(" {}", source->node);
      for (Leaf leaf : source->leaves) {
        if (source->element == 0) leaf.element = o.element;
        value.leaves.push_back(leaf);
      }
    }
    value.node = Node(node);
    if (nodes_.size() > kMostNodes) return Fail("there are too many operations", event.location);
    return value;
  }

  static const Operand* SourceOf(const Event& event) {
    const auto from =
        std::find_if(event.operands.begin(), event.operands.end(), [](const Operand& o) { return !o.writes; });
    return from == event.operands.end() ? nullptr : &*from;
  }

  // `bytes` of a copy in, from `skipped` on.
  std::optional<Value> Loaded(const Event& event, const Operand& from, Expr skipped, Expr bytes,
                              const std::vector<Expr>& given, const Earlier& earlier) {
    const int argument = ArgumentOf(from);
    const std::optional<Run> source = RunOf(from, kUnknown, earlier);
    const bool input =
        argument >= 0 && launch_.args[static_cast<std::size_t>(argument)].role == LaunchArgument::Role::kInput;
    if (!input || !source || WritesArgument(events_, argument))
      return Fail("what is copied in is not an input alone", event.location);
    if (!Holds(given, pool_.Le(pool_.Add(skipped, bytes), source->bytes)))
      return Fail("padding is part of the result", event.location);
    return Value{Node(fmt::format("in {}", argument)), 0, {{argument, pool_.Add(source->begin, skipped), 1, {}}}};
  }

  int Node(const std::string& text) {
    const auto [known, fresh] = numbers_.try_emplace(text, static_cast<int>(nodes_.size()));
    if (fresh) nodes_.push_back(text);
    return known->second;
  }

  const DeviceEvents& events_;
  const LaunchValues& launch_;
  Entailment& entailment_;
  ExprPool& pool_;
  Tensors tensors_;
  std::map<int, std::size_t> at_;              // of each event, its place in the order
  std::vector<std::vector<TensorId>> writes_;  // by event: on chip, space of its own too
  std::vector<std::string> nodes_;
  std::map<std::string, int> numbers_;
  std::map<std::tuple<int, std::uint32_t, std::uint32_t>, Value> values_;
  std::map<int, int> outputs_;
  Elementwise out_;
};

}  // namespace

Elementwise ElementwiseOf(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment) {
  return Tracer(events, launch, entailment).Of();
}

}  // namespace assay
