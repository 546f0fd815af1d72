// See work.h.
#include "rules/cuda/work.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

// Whether a loop may enclose the place, in its function or in a caller: a loop keyword before it in the code, or a
// function that is not a kernel. Errs towards true.
bool MayRepeat(const ReplyFacts& reply, const SourceRange& where) {
  const std::string* text = FileText(reply, where.file);
  if (text == nullptr || where.begin > text->size()) return true;
  const std::size_t kernel = text->rfind("__global__", where.begin);
  if (kernel == std::string::npos) return true;
  const std::string before = CodeOnly(text->substr(kernel, where.begin - kernel));
  constexpr std::array<std::string_view, 5> kRepeats = {"for", "while", "do", "goto", "__device__"};
  return std::ranges::any_of(kRepeats, [&](std::string_view word) { return NextWord(before, word) != before.npos; });
}

}  // namespace

std::vector<CudaAccessWork> WastefulAccesses(const CudaWorkFacts& facts, bool shared) {
  constexpr std::int64_t kFewest = 8;  // instructions of warps; fewer say nothing
  constexpr std::int64_t kShare = 10;  // of what the launches at a place take
  std::map<SourceRange, CudaAccessWork> places;
  std::map<SourceRange, std::int64_t> all;
  for (const CudaLaunchWork& launch : facts.launches) {
    std::int64_t parts = 0;
    std::set<SourceRange> here;
    for (const CudaAccessWork& access : launch.accesses) {
      if (access.shared != shared) continue;
      parts += access.parts;
      if (!access.where.valid()) continue;
      here.insert(access.where);
      CudaAccessWork& sum = places.try_emplace(access.where).first->second;
      sum.where = access.where;
      sum.writes |= access.writes;
      sum.warps += access.warps;
      sum.lanes += access.lanes;
      sum.parts += access.parts;
      sum.ideal += access.ideal;
      sum.worst = std::max(sum.worst, access.worst);
    }
    for (const SourceRange& place : here) all[place] += parts;
  }
  std::vector<CudaAccessWork> wasteful;
  for (const auto& [place, access] : places) {
    if (access.warps >= kFewest && access.parts >= 2 * access.ideal && access.parts * kShare >= all[place])
      wasteful.push_back(access);
  }
  return wasteful;
}

std::vector<CudaBarrierWork> RedundantBarriers(const CudaWorkFacts& facts, const ReplyFacts& reply) {
  std::map<SourceRange, std::pair<CudaBarrierWork, bool>> places;  // and whether all launches say enough
  for (const CudaLaunchWork& launch : facts.launches) {
    for (const CudaBarrierWork& barrier : launch.barriers) {
      const bool loop = MayRepeat(reply, barrier.where);
      const bool enough = launch.complete && launch.block[0] * launch.block[1] * launch.block[2] > 32 &&
                          (!loop || barrier.times >= 3 * launch.blocks);
      auto& [sum, all] = places.try_emplace(barrier.where, CudaBarrierWork{barrier.where, 0, 0}, true).first->second;
      sum.times += barrier.times;
      sum.needed += barrier.needed;
      all = all && enough;
    }
  }
  std::vector<CudaBarrierWork> redundant;
  for (const auto& [place, seen] : places) {
    if (place.valid() && seen.second && seen.first.needed == 0) redundant.push_back(seen.first);
  }
  return redundant;
}

std::string Average(std::int64_t sum, std::int64_t number) {
  return fmt::format("{:.1f}", static_cast<double>(sum) / static_cast<double>(number > 0 ? number : 1));
}

std::string CountedText(const CudaWorkFacts& facts) {
  return facts.launches.empty() || facts.launches.front().run.empty() ? std::string("the run")
                                                                      : facts.launches.front().run;
}

}  // namespace assay::rules
