// See told-apart.h.
#include "solver/told-apart.h"

#include <algorithm>
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

std::vector<int> FirstPositions(const CoreFlow& flow) {
  const auto begins_again = [&](const CoreBlock& from, const CoreEdge& edge) {
    const int loop = flow.blocks[static_cast<std::size_t>(edge.to)].heads;
    return loop >= 0 && std::find(from.loops.begin(), from.loops.end(), loop) != from.loops.end();
  };
  // Depth first: a block is finished after all that can follow it in the same rounds.
  std::vector<std::size_t> finished;
  std::vector<bool> seen(flow.blocks.size());
  std::vector<std::pair<std::size_t, std::size_t>> path;  // a block, and its edges that were followed
  if (!flow.blocks.empty()) path.emplace_back(0, 0);
  while (!path.empty()) {
    const auto [at, edge] = path.back();
    const CoreBlock& block = flow.blocks[at];
    seen[at] = true;
    if (edge == block.edges.size()) {
      finished.push_back(at);
      path.pop_back();
      continue;
    }
    ++path.back().second;
    const auto to = static_cast<std::size_t>(block.edges[edge].to);
    if (!seen[to] && !begins_again(block, block.edges[edge])) path.emplace_back(to, 0);
  }
  std::vector<int> positions(flow.blocks.size());
  int position = 0;
  for (auto at = finished.rbegin(); at != finished.rend(); ++at) {
    positions[*at] = position;
    position += static_cast<int>(flow.blocks[*at].ops.size());
  }
  return positions;
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
