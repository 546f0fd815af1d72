// How threads wait for each other: barriers of blocks, groups of lanes, the grid.
#include <algorithm>
#include <bit>

#include "simulator/simt/fibre.h"
#include "simulator/simt/runtime.h"

namespace assay::simt {
namespace {

// A lane that is reading its values still holds its last group, so at most two per lane are in use.
constexpr std::size_t kMostGroups = 3 * kWarpLanes;

}  // namespace

int Runtime::ArriveAtBarrier(int id, int count, int op, int predicate) {
  Block& b = *block;
  DropGroup();
  const unsigned number = static_cast<unsigned>(id) & 15;
  Barrier& barrier = b.barriers[number];
  Fibre& fibre = b.fibres[thread];
  fibre.site = assay_simt_site;
  fibre.reduce_op = op;
  if (barrier.arrived == 0) {
    barrier = {};
    barrier.site = assay_simt_site;
    barrier.thread = thread;
    barrier.wanted = count > 0 ? static_cast<std::uint32_t>(count) : 0;
  } else if (!barrier.mixed && assay_simt_site != barrier.site &&
             PlaceOfSite(assay_simt_site) != PlaceOfSite(barrier.site)) {
    barrier.mixed = true;
    barrier.other_site = assay_simt_site;
    barrier.other_thread = thread;
  }
  ++barrier.arrived;
  barrier.predicates += predicate != 0 ? 1 : 0;
  fibre.state = FibreState::kBarrier;
  fibre.barrier = static_cast<std::uint8_t>(number);
  b.ready[turn_ / 64] &= ~(std::uint64_t{1} << turn_ % 64);
  if (barrier.arrived >= (barrier.wanted == 0 ? b.live : std::min(barrier.wanted, threads)))
    ReleaseBarrier(b, number);
  else
    SwitchAway(&fibre.stack_pointer);
  return fibre.reduced;
}

void Runtime::ReleaseBarrier(Block& b, unsigned id) {
  Barrier& barrier = b.barriers[id];
  const std::uint32_t arrived = barrier.arrived;
  if (barrier.mixed) {
    bool fresh = false;
    Event& event = Record(EventKind::kDivergentBarrier, barrier.site, barrier.other_site, -1, fresh);
    if (fresh) {
      event.thread = PlaceOf(b, barrier.thread);
      event.other_thread = PlaceOf(b, barrier.other_thread);
      event.waiting = arrived;
    }
  }
  if (b.exited > 0 && barrier.wanted == 0) {
    bool fresh = false;
    Event& event = Record(EventKind::kBarrierAfterExit, barrier.site, -1, -1, fresh);
    if (fresh) {
      event.thread = PlaceOf(b, barrier.thread);
      event.other_thread = PlaceOf(b, b.exited_thread);
      event.waiting = arrived;
      event.missing = b.exited;
    }
  }
  const auto count = static_cast<int>(barrier.predicates);
  for (std::uint32_t i = 0; i < threads; ++i) {
    Fibre& fibre = b.fibres[i];
    if (fibre.state != FibreState::kBarrier || fibre.barrier != id) continue;
    fibre.reduced = fibre.reduce_op == 0   ? count
                    : fibre.reduce_op == 1 ? static_cast<int>(barrier.predicates == arrived)
                                           : static_cast<int>(count != 0);
    SetReady(b, i);
  }
  barrier.arrived = 0;
  const std::uint32_t before = b.interval;
  Tick(b);
  b.interval = b.now;
  if (!b.copies.empty()) b.barrier_clocks.push_back(b.now);
  if (counter) counter->Passed(barrier.site, before);
}

void Runtime::CheckBarriers(Block& b) {
  for (unsigned id = 0; id < b.barriers.size(); ++id) {
    const Barrier& barrier = b.barriers[id];
    if (barrier.arrived > 0 && barrier.wanted == 0 && barrier.arrived >= b.live) ReleaseBarrier(b, id);
  }
}

void Runtime::DropGroup() {
  Fibre& fibre = block->fibres[thread];
  if (fibre.group != nullptr) --fibre.group->holders;
  fibre.group = nullptr;
}

// The group that the running lane joins: an open one of the same kind and mask, or a new one.
Group* Runtime::Join(int kind, std::uint32_t mask, std::uint64_t value) {
  Warp& warp = block->warps[thread / kWarpLanes];
  const unsigned lane = thread % kWarpLanes;
  DropGroup();
  Group* group = nullptr;
  Group* unused = nullptr;
  for (const auto& one : warp.groups) {
    if (one->open && one->kind == kind && (one->mask == mask || kind == kActive)) group = one.get();
    if (!one->open && one->holders <= 0) unused = one.get();
  }
  if (group == nullptr) {
    if (unused == nullptr) {
      if (warp.groups.size() >= kMostGroups) EndRun("more groups of lanes than are followed");
      warp.groups.push_back(std::make_unique<Group>());
      unused = warp.groups.back().get();
    }
    group = unused;
    group->kind = kind;
    group->mask = mask;
    group->arrived = 0;
    group->holders = 0;
    group->open = true;
    group->site = assay_simt_site;
  }
  group->arrived |= 1u << lane;
  group->values[lane] = value;
  ++group->holders;
  Fibre& fibre = block->fibres[thread];
  fibre.group = group;
  fibre.site = assay_simt_site;
  if ((group->arrived & warp.live & group->mask) == (warp.live & group->mask)) {
    ReleaseGroup(*block, warp, *group, thread / kWarpLanes * kWarpLanes);
  } else {
    fibre.state = FibreState::kGroup;
    block->ready[turn_ / 64] &= ~(std::uint64_t{1} << turn_ % 64);
    SwitchAway(&fibre.stack_pointer);
  }
  return group;
}

void Runtime::ReleaseGroup(Block& b, Warp& warp, Group& group, std::uint32_t first) {
  group.open = false;
  for (std::uint32_t rest = group.arrived; rest != 0; rest &= rest - 1) {
    const std::uint32_t index = first + static_cast<std::uint32_t>(std::countr_zero(rest));
    if (b.fibres[index].state == FibreState::kGroup && b.fibres[index].group == &group) SetReady(b, index);
  }
  if (group.kind != kWarpSync) return;
  Tick(b);
  if ((group.arrived & warp.live) == warp.live) {
    warp.synced = b.now;
    return;
  }
  // Joins the knowledge (happens-before) of all lanes of the group.
  if (!warp.pairs) {
    warp.pairs = std::make_unique<std::array<std::array<std::uint32_t, kWarpLanes>, kWarpLanes>>();
  }
  auto& pairs = *warp.pairs;
  std::array<std::uint32_t, kWarpLanes> known{};
  for (std::uint32_t lane = 0; lane < kWarpLanes; ++lane) {
    if ((group.arrived >> lane & 1) == 0) continue;
    for (std::uint32_t of = 0; of < kWarpLanes; ++of) known[of] = std::max(known[of], pairs[lane][of]);
  }
  for (std::uint32_t lane = 0; lane < kWarpLanes; ++lane) {
    if ((group.arrived >> lane & 1) != 0) known[lane] = b.now;
  }
  for (std::uint32_t lane = 0; lane < kWarpLanes; ++lane) {
    if ((group.arrived >> lane & 1) != 0) pairs[lane] = known;
  }
}

// A lane ended: lanes that waited only for it go on.
void Runtime::CheckGroups(Block& b, std::uint32_t index) {
  Warp& warp = b.warps[index];
  for (const auto& group : warp.groups) {
    if (group->open && (group->arrived & warp.live & group->mask) == (warp.live & group->mask))
      ReleaseGroup(b, warp, *group, index * kWarpLanes);
  }
}

const std::uint64_t* Runtime::Exchange(int kind, std::uint32_t mask, std::uint64_t value, std::uint32_t* present) {
  const std::uint32_t own = 1u << thread % kWarpLanes;
  if ((mask & own) == 0) {
    if (Event* event = Simple(EventKind::kCallerNotInMask, assay_simt_site)) {
      event->mask = mask;
      event->lane = static_cast<int>(thread % kWarpLanes);
    }
    mask = own;
  }
  const Group* group = Join(kind, mask, value);
  *present = group->arrived;
  return group->values;
}

void Runtime::WarpSync(std::uint32_t mask) {
  std::uint32_t present = 0;
  Exchange(kWarpSync, mask, 0, &present);
}

std::uint32_t Runtime::Active() { return Join(kActive, ~0u, 0)->arrived; }

// Nothing in the block can go on: lanes that wait for lanes blocked elsewhere go on without them. False if that helps
// none.
bool Runtime::Resolve(Block& b) {
  if (b.live == 0) return false;
  // Lanes that ask which lanes are active come first: they wait for no lane in particular.
  for (const bool asking : {true, false}) {
    for (std::uint32_t w = 0; w < b.warps.size(); ++w) {
      Warp& warp = b.warps[w];
      for (const auto& group : warp.groups) {
        if (!group->open || (group->kind == kActive) != asking) continue;
        if (!asking) {
          const std::uint32_t absent = group->mask & warp.live & ~group->arrived;
          const auto lane = static_cast<std::uint32_t>(std::countr_zero(absent));
          const std::uint32_t missing = w * kWarpLanes + lane;
          const auto present = static_cast<std::uint32_t>(std::countr_zero(group->arrived));
          bool fresh = false;
          Event& event = Record(EventKind::kMaskNamesAbsent, group->site, b.fibres[missing].site, -1, fresh);
          if (fresh) {
            event.thread = PlaceOf(b, w * kWarpLanes + present);
            event.other_thread = PlaceOf(b, missing);
            event.mask = group->mask;
            event.lane = static_cast<int>(lane);
            event.waiting = std::popcount(group->arrived);
            event.missing = std::popcount(absent);
          }
        }
        ReleaseGroup(b, warp, *group, w * kWarpLanes);
        return true;
      }
    }
  }
  if (b.at_grid > 0 && b.at_grid == b.live) {
    if (cooperative) return false;  // other blocks have their turn
    for (std::uint32_t i = 0; i < threads; ++i) {
      if (b.fibres[i].state == FibreState::kGrid) SetReady(b, i);
    }
    b.at_grid = 0;
    Tick(b);
    b.interval = b.now;
    return true;
  }
  for (std::uint32_t i = 0; i < threads; ++i) {
    const Fibre& fibre = b.fibres[i];
    if (fibre.state == FibreState::kDone) continue;
    std::int64_t other = -1;
    std::uint32_t other_thread = i;
    std::int64_t waiting = 0;
    for (std::uint32_t k = 0; k < threads; ++k) {
      const Fibre& second = b.fibres[k];
      if (second.state == FibreState::kDone) continue;
      if (second.state == fibre.state && second.barrier == fibre.barrier) {
        ++waiting;
      } else if (other < 0) {
        other = second.site;
        other_thread = k;
      }
    }
    bool fresh = false;
    Event& event = Record(EventKind::kDeadlock, fibre.site, other, -1, fresh);
    if (fresh) {
      event.thread = PlaceOf(b, i);
      event.other_thread = PlaceOf(b, other_thread);
      event.waiting = waiting;
      event.missing = static_cast<std::int64_t>(b.live) - waiting;
    }
    break;
  }
  stop_ = true;
  return false;
}

void Runtime::GridSync() {
  Block& b = *block;
  DropGroup();
  if (!cooperative) Simple(EventKind::kGridSyncNotCooperative, assay_simt_site);
  Fibre& fibre = b.fibres[thread];
  fibre.state = FibreState::kGrid;
  fibre.site = assay_simt_site;
  ++b.at_grid;
  b.ready[turn_ / 64] &= ~(std::uint64_t{1} << turn_ % 64);
  SwitchAway(&fibre.stack_pointer);
}

void Runtime::Fence() { block->fibres[kernel_->needs_fibres() ? thread : 0].fenced = true; }

// Every block must reach a barrier of the grid, but some have ended.
void Runtime::TellGridDeadlock(const std::vector<Block>& all) {
  const auto waits = std::find_if(all.begin(), all.end(), [](const Block& b) { return b.live > 0; });
  const auto ended = std::find_if(all.begin(), all.end(), [](const Block& b) { return b.live == 0; });
  const auto fibre = std::find_if(waits->fibres.begin(), waits->fibres.end(),
                                  [](const Fibre& f) { return f.state == FibreState::kGrid; });
  bool fresh = false;
  Event& event = Record(EventKind::kDeadlock, fibre->site, -1, -1, fresh);
  if (!fresh) return;
  event.thread = PlaceOf(*waits, static_cast<std::uint32_t>(fibre - waits->fibres.begin()));
  event.other_thread = PlaceOf(*ended, 0);
  for (const Block& b : all) {
    event.waiting += b.live;
    event.missing += b.live == 0 ? threads : 0;
  }
}

// All blocks are alive: each runs until none of its threads can go on, then the next.
bool Runtime::RunTogether(std::uint64_t blocks) {
  std::vector<Block> all(blocks);
  std::vector<unsigned> slots;
  for (const Variable& variable : variables) {
    if (variable.space == Space::kShared) slots.push_back(variable.slot);
  }
  bool room = true;
  for (std::uint64_t i = 0; i < blocks && room; ++i) {
    StartBlock(all[i], i);
    for (const unsigned slot : slots) {
      MemoryRegion& common = memory.table()[slot];
      MemoryRegion kept = std::move(common);
      common = {};
      // The first block keeps the existing contents.
      if (i + 1 < blocks) {
        room = room && memory.Allocate(static_cast<std::int64_t>(kept.bytes), static_cast<std::int64_t>(kept.element),
                                       Space::kShared, kept.id, kept.name, slot) != 0;
      }
      all[i].shared.push_back(std::move(kept));
    }
  }
  const auto swap_shared = [&](Block& b) {
    for (std::size_t k = 0; k < slots.size(); ++k) std::swap(memory.table()[slots[k]], b.shared[k]);
  };
  const auto run = [&](Block& b, std::uint64_t number, bool begin) {
    swap_shared(b);
    Enter(b);
    if (begin) {
      b.ready = {};
      for (std::uint32_t t = 0; t < threads; ++t) {
        Fibre& fibre = b.fibres[t];
        fibre = {};
        fibre.low = stacks_ + (number * threads + t) * stack_bytes_;
        fibre.stack_pointer = NewStack(fibre.low + stack_bytes_, &ThreadMain);
        SetReady(b, t);
      }
    }
    assay_simt_slice = 20'000;
    const int first = NextReady(b, threads - 1);
    if (first >= 0) {
      turn_ = static_cast<std::uint32_t>(first);
      SetThread(order_[turn_]);
      assay_simt_switch(&scheduler_, b.fibres[thread].stack_pointer);
    }
    swap_shared(b);
  };
  for (std::uint64_t i = 0; i < blocks && room && !stop_; ++i) run(all[BlockAt(i, blocks)], BlockAt(i, blocks), true);
  while (room && !stop_) {
    const auto live = std::count_if(all.begin(), all.end(), [](const Block& b) { return b.live > 0; });
    if (live == 0) break;
    const bool all_there = std::all_of(all.begin(), all.end(), [](const Block& b) { return b.live == b.at_grid; });
    bool any = false;
    if (all_there && static_cast<std::uint64_t>(live) < blocks) {
      TellGridDeadlock(all);
      break;
    }
    for (Block& b : all) {
      if (all_there) {
        for (std::uint32_t i = 0; i < threads; ++i) {
          if (b.fibres[i].state != FibreState::kGrid) continue;
          SetReady(b, i);
          bool fresh = false;
          if (b.exited == 0) continue;
          Event& event = Record(EventKind::kBarrierAfterExit, b.fibres[i].site, -1, -1, fresh);
          if (!fresh) continue;
          event.thread = PlaceOf(b, i);
          event.other_thread = PlaceOf(b, b.exited_thread);
          event.waiting = b.at_grid;
          event.missing = b.exited;
        }
        b.at_grid = 0;
      }
      any = any || NextReady(b, threads - 1) >= 0;
    }
    if (all_there) {
      launch_clock = ++clock;
      owners_.clear();
      for (Block& b : all) {
        b.start = b.interval = b.now = ++clock;
        owners_.resize(clock - launch_clock + 1, b.number);
      }
    }
    if (!any) break;
    for (std::uint64_t i = 0; i < blocks && !stop_; ++i) {
      Block& b = all[BlockAt(i, blocks)];
      if (NextReady(b, threads - 1) >= 0) run(b, b.number, false);
    }
  }
  // The slots get the last block's memory back; the rest is freed.
  for (std::size_t k = 0; k < slots.size(); ++k) {
    for (std::uint64_t i = 0; i + 1 < blocks; ++i) memory.table()[slots[k]] = std::move(all[i].shared[k]);
  }
  block = nullptr;
  return room;
}

}  // namespace assay::simt
