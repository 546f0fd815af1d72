// Work split over cores and tiles must reach the end of the output. A division that rounds down assigns the remainder
// to no core; the elements there keep whatever the memory held.
#include <fmt/format.h>

#include <cctype>
#include <optional>
#include <string>
#include <utility>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/profile.h"
#include "rules/ascendc/tile-loops.h"
#include "rules/common/characters.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_lost_remainder {

static constexpr RuleInfo kInfo = {
    .summary = "output elements that no core writes",
    .basis = Basis::kRun,
    .fix = FixSafety::kUnsafe,
};

static std::string Which(const Fault& fault) {
  const std::int64_t count = Number(fault, "count", 0);
  const std::int64_t first = Number(fault, "first", 0);
  const std::int64_t last = Number(fault, "last", first);
  // As multi-dimensional indices if the tensor has several dimensions.
  if (const std::string at = Name(fault, "ranges"); at.starts_with("[")) return "elements " + at;
  if (count == 1) return fmt::format("element {}", Grouped(first));
  if (last - first + 1 == count) return fmt::format("elements {} to {}", Grouped(first), Grouped(last));
  const std::string ranges = Name(fault, "ranges");
  return ranges.empty() ? fmt::format("the first is element {}", Grouped(first)) : fmt::format("elements {}", ranges);
}

// What the split looked like: the launch and the scalar tiling values behind it.
static std::string Split(const ShapeRun& run) {
  std::string text = fmt::format("{} cores", run.block_dim);
  constexpr std::size_t kMaxFields = 6;
  std::size_t shown = 0;
  for (const auto& [field, value] : run.tiling) {
    if (++shown > kMaxFields) break;
    text += fmt::format(", {} = {}", field, Grouped(value));
  }
  return text;
}

// Divisions of two names or numbers in the host's tiling code, each rounded up as one alternative.
static void RoundUp(const ReplyFacts& reply, FindingBuilder& finding) {
  constexpr std::size_t kMost = 4;
  std::size_t offered = 0;
  for (std::size_t i = 0; i < reply.files.size(); ++i) {
    const FileFact& file = reply.files[i];
    if (file.role != FileRole::kHostOperator) continue;
    const std::string& text = file.text;
    for (std::size_t at = text.find(" / "); at != std::string::npos && offered < kMost; at = text.find(" / ", at + 1)) {
      std::size_t begin = at, end = at + 3;
      while (begin > 0 && IsWord(text[begin - 1])) --begin;
      while (end < text.size() && IsWord(text[end])) ++end;
      const std::string whole = text.substr(begin, at - begin), part = text.substr(at + 3, end - at - 3);
      const bool bounded =
          begin > 0 && (text[begin - 1] == '(' || text[begin - 1] == ' ') && !text.substr(0, begin).ends_with("* ");
      if (whole.empty() || part.empty() || !bounded || text.find_first_not_of(");,", end) == end) continue;
      finding.Fix(fmt::format("round `{} / {}` up", whole, part), FixSafety::kUnsafe,
                  {{{static_cast<int>(i), static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)},
                    fmt::format("({0} + {1} - 1) / {1}", whole, part)}});
      ++offered;
    }
  }
}

// The last write, the kernel itself where nothing is written.
static SourceRange PlaceOf(const Fault& fault, const KernelFacts& kernel) {
  if (fault.where.valid() || kernel.entries.empty()) return fault.where;
  return kernel.entries.front().name_range;
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, const KernelFacts& kernel,
                  Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kOutputUnwritten})) {
    const Fault& fault = *seen.fault;
    const std::int64_t count = Number(fault, "count", 0);
    const std::int64_t total = Number(fault, "total", 0);
    const std::string tensor = Name(fault, "tensor", "the output");
    const SourceRange where = PlaceOf(fault, kernel);
    auto finding = total == 1 ? out.Report(where, "the one element of `{}` is never written", tensor)
                   : count == total
                       ? out.Report(where, "none of the {} of `{}` is ever written", Counted(total, "element"), tensor)
                       : out.Report(where, "{} of {} of `{}` {} never written", Grouped(count),
                                    Counted(total, "element"), tensor, count == 1 ? "is" : "are");
    finding.Arg("tensor", tensor);
    auto every = count == total ? std::nullopt : EveryTileOfACore(reply);
    if (every) finding.Fix(every->title, every->safety, std::move(every->edits));
    if (count != total) RoundUp(reply, finding);
    if (fault.other.valid()) finding.Label(fault.other, "the last write to it");
    if (seen.run->block_dim > 0 && !seen.run->tiling.empty()) finding.Note("the split: " + Split(*seen.run));
    Confirm(finding, seen, fmt::format("{} kept the old value", Which(fault)));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_lost_remainder
