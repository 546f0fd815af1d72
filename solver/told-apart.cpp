// See told-apart.h.
#include "solver/told-apart.h"

#include <algorithm>
#include <cstddef>
#include <map>

#include "solver/flow-facts.h"
#include "solver/units.h"

namespace assay {

RoundsToldApart TellRoundsApart(const DeviceEvents& events, bool asked) {
  RoundsToldApart out;
  for (std::size_t i = 0; i < events.loops.size(); ++i) {
    const Loop& loop = events.loops[i];
    const int number = static_cast<int>(i);
    const auto index = static_cast<SymbolId>(loop.index->value);
    int period = 1, exits = 0;
    bool tests = false, places = false;
    for (const CoreBlock& block : events.flow.blocks) {
      const bool leaves = LeavesFrom(events.flow, number, block);
      exits += leaves ? 1 : 0;
      for (const CoreEdge& edge : block.edges) {
        if (!leaves) AddPeriods(edge.when, index, period, tests);
      }
      for (const CoreOp& op : block.ops) {
        AddPeriods(op.test, index, period, tests);
        AddPeriods(op.id, index, period, tests);
        if (op.event < 0) continue;
        for (const Operand& o : events.events[static_cast<std::size_t>(op.event)].operands) {
          if (o.space != MemorySpace::kGlobal) AddPeriods(o.offset, index, period, places);
        }
      }
    }
    out.single_exit.push_back(exits == 1);
    const int first = !asked ? 0 : tests ? 2 : 1;
    const int last = !asked || exits != 1 ? 0 : tests ? 3 : 1;
    out.loops.emplace_back(*events.pool, loop, first, asked ? period : 1, last);
  }
  return out;
}

std::uint32_t SameTest(ExprPool& pool, Expr test) { return std::min(test->id, pool.Not(test)->id); }

std::set<std::uint32_t> TestsToRemember(const DeviceEvents& events, bool asked) {
  std::map<std::uint32_t, int> places;
  std::map<std::uint32_t, Expr> tests;
  const auto count = [&](Expr test) {
    const std::uint32_t key = SameTest(*events.pool, test);
    ++places[key];
    tests.emplace(key, test);
  };
  for (const CoreBlock& block : events.flow.blocks) {
    std::set<std::uint32_t> here;
    for (const CoreEdge& edge : block.edges) {
      if (edge.when && here.insert(SameTest(*events.pool, edge.when)).second) count(edge.when);
    }
    for (const CoreOp& op : block.ops) {
      if (op.test) count(op.test);
    }
  }
  std::map<SymbolId, int> about;
  for (const auto& [key, test] : tests) {
    for (SymbolId id : SymbolsOf(test)) ++about[id];
  }
  const Units units(events);
  std::set<std::uint32_t> remembered;
  for (const auto& [key, test] : tests) {
    bool keep = places.at(key) > 1;
    for (SymbolId id : SymbolsOf(test)) keep |= asked && !units.IsAxis(id) && about.at(id) > 1;
    if (keep) remembered.insert(key);
  }
  return remembered;
}

bool InRound::Follows(int from, int to) {
  const auto [known, fresh] = known_.try_emplace({from, to}, false);
  if (!fresh) return known->second;
  const auto block = [&](int at) -> const CoreBlock& { return flow_.blocks[static_cast<std::size_t>(at)]; };
  const std::vector<int>&loops = block(from).loops, &there = block(to).loops;
  const auto common = std::mismatch(loops.begin(), loops.end(), there.begin(), there.end()).first;
  const auto next_round = [&](int at, const CoreEdge& edge) {
    const int loop = block(edge.to).heads;
    const bool shared = std::find(loops.begin(), common, loop) != common;
    const std::vector<int>& around = block(at).loops;
    return loop >= 0 && shared && std::find(around.begin(), around.end(), loop) != around.end();
  };
  std::vector<bool> entered(flow_.blocks.size());
  std::vector<int> open = {from};
  while (!open.empty() && !known->second) {
    const int at = open.back();
    open.pop_back();
    for (const CoreEdge& edge : block(at).edges) {
      if (entered[static_cast<std::size_t>(edge.to)] || next_round(at, edge)) continue;
      entered[static_cast<std::size_t>(edge.to)] = true;
      known->second |= edge.to == to;
      open.push_back(edge.to);
    }
  }
  return known->second;
}

std::set<int> ScalarBuffers(const DeviceEvents& events) {
  std::set<int> buffers;
  for (const CoreBlock& block : events.flow.blocks) {
    for (const CoreOp& op : block.ops) {
      if (op.event < 0 || op.unit != Unit::kScalar) continue;
      for (const Operand& o : events.events[static_cast<std::size_t>(op.event)].operands) {
        for (const BufferChoice& choice : o.buffers) buffers.insert(choice.buffer);
      }
    }
  }
  return buffers;
}

}  // namespace assay
