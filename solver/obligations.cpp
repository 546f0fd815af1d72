// Bounds, capacity and alignment. Coverage and disjointness speak of all cores at once: solver/coverage.cpp.
#include "solver/obligations.h"

#include <fmt/format.h>

#include "solver/entail.h"

namespace assay {
namespace {

// How far past the end of a memory the simulator still follows buffers.
constexpr std::int64_t kMostBuffers = std::int64_t{1} << 20;

class Builder {
 public:
  Builder(const DeviceEvents& events, const LaunchValues& launch)
      : events_(events), launch_(launch), pool_(*events.pool) {}

  std::vector<OpenObligation> Run() {
    Capacity();
    for (const Event& event : events_.events) {
      for (const Operand& operand : event.operands) Add(event, operand);
    }
    return std::move(out_);
  }

  // Buffers are laid out consecutively in the order of their allocation; the device only checks accesses.
  std::optional<std::vector<OpenObligation>> InUse(bool first) {
    if (launch_.on_chip_bytes < 0) return std::nullopt;
    Expr top = pool_.Const(0);
    std::vector<Expr> ends, lasts;
    for (const Buffer& buffer : events_.buffers) {
      Expr bytes = pool_.Const(0);
      if (buffer.space == MemorySpace::kOnChip && buffer.kind != Buffer::Kind::kArgument) {
        if (buffer.kind == Buffer::Kind::kFixed || !buffer.loops.empty()) return std::nullopt;
        bytes = pool_.Mul(buffer.count, pool_.RoundUp(buffer.bytes, buffer.granule));
        for (Expr guard : buffer.guards) bytes = pool_.Select(guard, bytes, pool_.Const(0));
      }
      lasts.push_back(top);
      top = pool_.Add(top, bytes);
      ends.push_back(top);
      if (!first && bytes->range.hi > 0) lasts.back() = pool_.Sub(top, pool_.RoundUp(buffer.bytes, buffer.granule));
    }
    for (const Approximation& a : events_.approximations) {
      if (a.hides_events) return std::nullopt;
    }
    if (!first && top->range.hi > kMostBuffers) return std::nullopt;
    for (const Event& event : events_.events) {
      for (const Operand& operand : event.operands) {
        if (!operand.why_unresolved.empty() && operand.space == MemorySpace::kOnChip) return std::nullopt;
        for (const BufferChoice& choice : operand.buffers) {
          const auto at = static_cast<std::size_t>(choice.buffer);
          if (ends[at]->range.hi > launch_.on_chip_bytes) InUse(event, operand, choice, lasts[at]);
        }
      }
    }
    return std::move(out_);
  }

  // What all buffers take, and where the last of them is made; `undecidable`: why that is not known.
  Expr BytesOfBuffers(int& location, std::string& undecidable) {
    Expr need = pool_.Const(0);
    if (launch_.on_chip_bytes < 0) undecidable = "how much memory a core has";
    for (const Buffer& buffer : events_.buffers) {
      if (buffer.space != MemorySpace::kOnChip || buffer.kind == Buffer::Kind::kArgument) continue;
      Expr bytes = pool_.Mul(buffer.count, pool_.RoundUp(buffer.bytes, buffer.granule));
      if (buffer.kind == Buffer::Kind::kFixed) undecidable = "buffers at fixed addresses";
      if (!buffer.loops.empty()) undecidable = "buffers are made in a loop";
      for (Expr guard : buffer.guards) bytes = pool_.Select(guard, bytes, pool_.Const(0));
      need = pool_.Add(need, bytes);
      location = buffer.location;
    }
    for (const Approximation& a : events_.approximations) {
      if (!a.has_symbol && a.what.find("given back") != std::string::npos) undecidable = a.what;
    }
    return need;
  }

 private:
  // For a buffer that begins at `start`.
  void InUse(const Event& event, const Operand& operand, const BufferChoice& choice, Expr start) {
    const Buffer& buffer = events_.buffers[static_cast<std::size_t>(choice.buffer)];
    if (buffer.space != MemorySpace::kOnChip || buffer.kind == Buffer::Kind::kArgument) return;
    OpenObligation open = Start(ObligationKind::kOnChipCapacity, event, operand, "what is used of the buffers fits");
    open.obligation.hypotheses.push_back(choice.guard);
    NotEmpty(operand, open);
    const Expr reach =
        pool_.Add(pool_.Mul(pool_.Sub(operand.rows, pool_.Const(1)), operand.row_stride), operand.row_bytes);
    const Expr end = pool_.Add(start, pool_.Add(operand.offset, reach));
    open.obligation.goal = pool_.Le(end, pool_.Const(launch_.on_chip_bytes));
    open.values = {{"need", end}, {"have", pool_.Const(launch_.on_chip_bytes)}};
    out_.push_back(std::move(open));
  }

  OpenObligation Start(ObligationKind kind, const Event& event, const Operand& operand, std::string text) {
    OpenObligation open = StartObligation(events_, kind, std::move(text), event.location, event.guards, event.loops);
    open.obligation.exact = operand.exact;
    if (!operand.exact) open.obligation.why_inexact = "the extent of the " + operand.name + " is only bounded";
    return open;
  }

  void Add(const Event& event, const Operand& operand) {
    const bool global = operand.space == MemorySpace::kGlobal;
    if (!operand.why_unresolved.empty()) {
      OpenObligation open =
          Start(global ? ObligationKind::kGlobalBounds : ObligationKind::kOnChipBounds, event, operand,
                fmt::format("the {} of the {} stays inside its buffer", operand.name, event.op));
      open.undecidable = operand.why_unresolved;
      out_.push_back(std::move(open));
      return;
    }
    for (const BufferChoice& choice : operand.buffers) {
      Bounds(event, operand, choice);
      if (operand.alignment > 1) Alignment(event, operand, choice);
    }
    if (operand.block_bytes) Length(event, operand);
  }

  void NotEmpty(const Operand& operand, OpenObligation& open) {
    open.obligation.hypotheses.push_back(pool_.Lt(pool_.Const(0), operand.rows));
    open.obligation.hypotheses.push_back(pool_.Lt(pool_.Const(0), operand.row_bytes));
  }

  void Bounds(const Event& event, const Operand& operand, const BufferChoice& choice) {
    const Buffer& buffer = events_.buffers[static_cast<std::size_t>(choice.buffer)];
    const bool global = buffer.kind == Buffer::Kind::kArgument;
    const Expr size = global ? buffer.bytes : pool_.RoundUp(buffer.bytes, buffer.granule);
    const std::string name =
        global ? fmt::format("{} of `{}`", event.op, buffer.name) : fmt::format("{} of the {}", operand.name, event.op);
    const std::string room = size->IsConst() ? fmt::format("{} bytes", Grouped(size->value))
                             : global        ? "tensor"
                                             : "buffer";
    OpenObligation open = Start(global ? ObligationKind::kGlobalBounds : ObligationKind::kOnChipBounds, event, operand,
                                fmt::format("{} stays inside its {}", name, room));
    if (global && size->IsConst() && launch_.args[static_cast<std::size_t>(buffer.argument)].bytes < 0) {
      open.undecidable = fmt::format("the size of `{}` is not known", buffer.name);
    }
    open.obligation.hypotheses.push_back(choice.guard);
    NotEmpty(operand, open);
    const Expr reach =
        pool_.Add(pool_.Mul(pool_.Sub(operand.rows, pool_.Const(1)), operand.row_stride), operand.row_bytes);
    const Expr end = pool_.Add(operand.offset, reach);
    Expr last = operand.writes ? buffer.writable : buffer.readable;
    if (!last) last = size;
    open.obligation.goal = pool_.And(pool_.Le(pool_.Const(0), operand.offset), pool_.Le(end, last));
    if (global && !operand.writes && last != size) open.within = pool_.Le(end, size);
    open.values = {{"offset", operand.offset}, {"bytes", reach}, {"size", size}};
    out_.push_back(std::move(open));
  }

  void Alignment(const Event& event, const Operand& operand, const BufferChoice& choice) {
    const Buffer& buffer = events_.buffers[static_cast<std::size_t>(choice.buffer)];
    const Expr start = buffer.address ? pool_.Add(buffer.address, operand.offset) : operand.offset;
    OpenObligation open = Start(
        ObligationKind::kAlignment, event, operand,
        fmt::format("the {} of the {} starts at a multiple of {} bytes", operand.name, event.op, operand.alignment));
    open.obligation.exact = true;
    open.obligation.hypotheses.push_back(choice.guard);
    NotEmpty(operand, open);
    open.obligation.goal = pool_.Eq(pool_.Rem(start, pool_.Const(operand.alignment)), pool_.Const(0));
    open.values = {{"offset", start}};
    out_.push_back(std::move(open));
  }

  void Length(const Event& event, const Operand& operand) {
    OpenObligation open =
        Start(ObligationKind::kAlignment, event, operand,
              fmt::format("the length of the {} is a multiple of {} bytes", event.op, operand.granule));
    open.obligation.hypotheses.push_back(pool_.Lt(pool_.Const(0), operand.block_bytes));
    const Expr over = pool_.Rem(operand.block_bytes, pool_.Const(operand.granule));
    open.obligation.goal = pool_.Eq(over, pool_.Const(0));
    open.values = {{"bytes", operand.block_bytes}, {"dropped", over}};
    out_.push_back(std::move(open));
  }

  void Capacity() {
    int location = -1;
    std::string undecidable;
    const Expr need = BytesOfBuffers(location, undecidable);
    if (location < 0 && need->IsConst(0)) return;
    Event none;
    none.location = location;
    OpenObligation open =
        Start(ObligationKind::kOnChipCapacity, none, Operand{},
              launch_.on_chip_bytes < 0
                  ? "on-chip buffers fit into the memory of a core"
                  : fmt::format("on-chip buffers fit into the {} bytes of a core", Grouped(launch_.on_chip_bytes)));
    open.undecidable = undecidable;
    open.obligation.goal = pool_.Le(need, pool_.Const(launch_.on_chip_bytes));
    open.values = {{"need", need}, {"have", pool_.Const(launch_.on_chip_bytes)}};
    out_.push_back(std::move(open));
  }

  const DeviceEvents& events_;
  const LaunchValues& launch_;
  ExprPool& pool_;
  std::vector<OpenObligation> out_;
};

}  // namespace

OpenObligation StartObligation(const DeviceEvents& events, ObligationKind kind, std::string text, int location,
                               const std::vector<Expr>& guards, const std::vector<int>& loops) {
  OpenObligation open;
  open.obligation.kind = kind;
  open.obligation.place = events.PlaceOf(location);
  open.obligation.text = std::move(text);
  open.loops = loops;
  open.obligation.hypotheses = events.hypotheses;
  open.obligation.hypotheses.insert(open.obligation.hypotheses.end(), guards.begin(), guards.end());
  for (int at : loops) {
    const Loop& loop = events.loops[static_cast<std::size_t>(at)];
    if (loop.last) open.obligation.hypotheses.push_back(events.pool->Le(loop.index, loop.last));
  }
  return open;
}

std::vector<OpenObligation> ObligationsOf(const DeviceEvents& events, const LaunchValues& launch) {
  return Builder(events, launch).Run();
}

std::optional<std::vector<OpenObligation>> CapacityInUse(const DeviceEvents& events, const LaunchValues& launch) {
  return Builder(events, launch).InUse(false);
}

std::vector<OpenObligation> CapacityOfFirst(const DeviceEvents& events, const LaunchValues& launch) {
  return Builder(events, launch).InUse(true).value_or(std::vector<OpenObligation>());
}

bool LeavesRoom(const DeviceEvents& events, const LaunchValues& launch, std::int64_t bytes, Entailment& entailment) {
  int location = -1;
  std::string undecidable;
  const Expr need = Builder(events, launch).BytesOfBuffers(location, undecidable);
  if (!undecidable.empty() || launch.on_chip_bytes < bytes) return false;
  return entailment.Holds(events.hypotheses, events.pool->Le(need, events.pool->Const(launch.on_chip_bytes - bytes)));
}

std::string InUseText(const LaunchValues& launch) {
  return fmt::format("what is used of the on-chip buffers fits into the {} bytes of a core",
                     Grouped(launch.on_chip_bytes));
}

std::string Grouped(WideInt value) {
  std::string digits = PrintInt(value < 0 ? -value : value);
  for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3) digits.insert(static_cast<std::size_t>(i), ",");
  return value < 0 ? "-" + digits : digits;
}

}  // namespace assay
