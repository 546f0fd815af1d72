// One case after the other: as written if it can be run that way, else with smaller sizes.
#include "dialects/ascendc/task/task-run.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "dialects/ascendc/task/scaled-run-limits.h"
#include "dialects/ascendc/task/task-case.h"
#include "dialects/ascendc/task/task-launch.h"
#include "dialects/ascendc/task/task-scale.h"
#include "reference/task/kept-references.h"

namespace assay {

std::vector<CapturedLaunch> CaptureTask(const TaskInputs& inputs) {
  std::vector<CapturedLaunch> made;
  TaskExtension extension(inputs);
  const int last = std::min(inputs.first_case + inputs.cases, static_cast<int>(inputs.task->cases.size()));
  for (int i = inputs.first_case; i < last; ++i) made.push_back(TaskCase(inputs, extension, i).Capture());
  return made;
}

namespace {

using Demand = TaskCase::Demand;

// What a run with smaller sizes may ask for. The first size of a case is mostly a number of samples: rows keep their
// length where making that size smaller is enough, and then more is run than where sizes have to be cut anyway. The
// length of a row is irrelevant for elementwise computations: a quarter as many keep every core in its loop.
constexpr Demand kWholeRows{.elements = 8 << 20, .work = std::int64_t{1} << 29};
constexpr std::int64_t kElementwise = 1 << 19;
constexpr std::array<Demand, 3> kCut = {Demand{.elements = 2 << 20, .work = std::int64_t{1} << 27},
                                        Demand{.elements = 1 << 18, .work = std::int64_t{1} << 23},
                                        Demand{.elements = 1 << 15, .work = std::int64_t{1} << 19}};

// If no smaller size decides: the full one with its values, at a minute and a few gigabytes at most.
constexpr Demand kWhole{.elements = 48 << 20, .work = std::int64_t{1} << 30};

bool Fits(const Demand& demand, const Demand& limit) {
  return demand.elements <= limit.elements && demand.work <= limit.work;
}

class ScaleSearch {
 public:
  ScaleSearch(const TaskInputs& inputs, TaskExtension& extension, int index)
      : inputs_(inputs), extension_(extension), index_(index) {
    TaskCase whole(inputs, extension, index);
    full_ = now_ = whole.Measure();
    if (now_) sizes_ = whole.Sizes();
  }
  const std::vector<Scaling::Size>& sizes() const { return sizes_; }
  const std::optional<Demand>& full() const { return full_; }  // at the sizes of the text

  // Sizes are reduced one after the other, in the order of the text, until the case fits; nothing if it never does, or
  // if the result is the previous one.
  std::optional<Scaling> Find(Demand limit, bool whole_rows) {
    if (now_ && now_->elementwise) limit.elements = std::min(limit.elements, kElementwise);
    const std::string before = scaling_.Text();
    for (std::size_t i = 0; i < sizes_.size() && now_ && !Fits(*now_, limit); ++i) {
      if (i == 1 && whole_rows && !now_->elementwise && Fits(*now_, kWholeRows)) break;
      Shrink(i, limit);
    }
    const bool runs = now_ && (Fits(*now_, limit) || Fits(*now_, kWholeRows));
    return runs && scaling_.Text() != before ? std::optional(scaling_) : std::nullopt;
  }

 private:
  std::optional<Demand> Measure(const Scaling& scaling) {
    return TaskCase(inputs_, extension_, index_, scaling).Measure();
  }

  // The scaling that sets size `i` to `to` and, by the same factor, the sizes that equal or divide it. The first is
  // the number of samples and is scaled by itself.
  Scaling With(std::size_t i, std::int64_t to) const {
    Scaling made = scaling_;
    const auto set = [&](const Scaling::Size& size, std::int64_t value) {
      std::erase_if(made.sizes,
                    [&](const Scaling::Size& one) { return one.place == size.place && one.from == size.from; });
      if (value == size.from) return;
      made.sizes.push_back(size);
      made.sizes.back().to = value;
    };
    set(sizes_[i], to);
    const std::int64_t whole = sizes_[i].from, factor = to > 0 && whole % to == 0 ? whole / to : 0;
    for (std::size_t j = 1; i > 0 && j < sizes_.size(); ++j) {
      const std::int64_t size = sizes_[j].from;
      if (size == whole) set(sizes_[j], to);
      if (factor > 0 && size < whole && whole % size == 0 && size % factor == 0) set(sizes_[j], size / factor);
    }
    return made;
  }

  void Shrink(std::size_t i, const Demand& limit) {
    const Demand before = *now_;
    std::int64_t from = sizes_[i].from;
    for (const Scaling::Size& one : scaling_.sizes) {
      if (one.place == sizes_[i].place && one.from == sizes_[i].from) from = one.to;
    }
    Scaling best = scaling_;
    for (std::int64_t most = from / 2; most >= 16 && !Fits(*now_, limit); most /= 2) {
      const std::int64_t made = ScaledSize(sizes_[i].from, most);
      if (made == sizes_[i].from) break;
      const Scaling tried = With(i, made);
      const std::optional<Demand> then = Measure(tried);
      if (!then || (then->elements >= before.elements && then->work >= before.work)) break;
      best = tried;
      now_ = then;
    }
    scaling_ = std::move(best);
  }

  const TaskInputs& inputs_;
  TaskExtension& extension_;
  int index_;
  std::vector<Scaling::Size> sizes_;
  Scaling scaling_;
  std::optional<Demand> full_, now_;
};

bool OutOfTime(const ShapeRun& run) {
  return run.status == ShapeRun::Status::kUndecided && (run.why_undecided.find("processor time") != std::string::npos ||
                                                        run.why_undecided.find("more steps") != std::string::npos);
}

bool IsWrong(const ShapeRun& run) {
  return run.status == ShapeRun::Status::kFaults || run.values == ShapeRun::Values::kMismatch;
}

// The full size with its values; nothing if it is too expensive.
std::optional<ShapeRun> RunWhole(const TaskInputs& inputs, TaskExtension& extension, int index,
                                 const std::optional<Demand>& demand) {
  if (!demand || !Fits(*demand, kWhole)) return std::nullopt;
  TaskCase whole(inputs, extension, index);
  whole.AllowElements(kWhole.elements);
  ShapeRun run = whole.Run();
  const bool open = run.status == ShapeRun::Status::kUndecided || run.values == ShapeRun::Values::kUndecided;
  return open ? std::nullopt : std::optional(std::move(run));
}

ShapeRun RunCase(const TaskInputs& inputs, TaskExtension& extension, int index) {
  TaskCase whole(inputs, extension, index);
  ShapeRun run = whole.Run();
  const bool open = run.values == ShapeRun::Values::kUndecided && whole.lacks_values();
  const bool again = extension.seen().without_values || open || OutOfTime(run);
  if (!again || run.status == ShapeRun::Status::kFaults) return run;
  const bool cut_short = OutOfTime(run) || (extension.seen().without_values && !extension.seen().ended);
  const ShapeRun full = run;
  const std::vector<std::byte> tiling = extension.seen().tiling;
  const LaunchSize size = extension.seen().size;
  // The full size completed without a fault: a fault at a smaller shape is an artefact of that shape.
  const bool sound = extension.seen().without_values && extension.seen().ended && extension.seen().launches > 0;
  ScaleSearch search(inputs, extension, index);
  run.status = ShapeRun::Status::kUndecided;
  run.why_undecided = "the case is too large to be run, and has no sizes that can be made smaller";
  if (extension.seen().launches == 0) extension.NoteLimit(run.why_undecided);  // else the kernel ran on zeros
  for (const Demand& limit : kCut) {
    const std::optional<Scaling> scaling = search.Find(limit, &limit == kCut.data());
    if (!scaling) continue;
    ShapeRun small = TaskCase(inputs, extension, index, *scaling).Run();
    const bool adapts = extension.seen().tiling != tiling || tiling.empty();
    const bool trusted = adapts &&
                         TrustsSmallerRun(small, inputs.task->strict_shape, sound, size, extension.seen().size) &&
                         KeepsProportions(search.sizes(), *scaling) && !CodeNames(*inputs.project, *scaling);
    if (!IsWrong(small) || trusted) {
      if (cut_short && CountOverflowOfFullSize(*inputs.project, full, small)) return small;
      if (OutOfTime(small)) {
        run = std::move(small);
        continue;
      }
      return small;
    }
    if (std::optional<ShapeRun> large = RunWhole(inputs, extension, index, search.full())) return *large;
    run.what = small.what;
    run.values = ShapeRun::Values::kSkipped;
    run.why_undecided = "the code is written for the full size: a smaller shape says nothing about it";
    return run;
  }
  return run;
}

}  // namespace

std::vector<ShapeRun> RunTask(const TaskInputs& inputs) {
  harness::KeptReferences::BeginInput();
  std::vector<ShapeRun> runs;
  TaskExtension extension(inputs);
  const int last = std::min(inputs.first_case + inputs.cases, static_cast<int>(inputs.task->cases.size()));
  for (int i = inputs.first_case; i < last; ++i) {
    runs.push_back(extension.SetAsideUnclear(RunCase(inputs, extension, i)));
    const ShapeRun& run = runs.back();
    if (inputs.limits != nullptr && extension.IsLimit(run.why_undecided))
      inputs.limits->push_back(run.what.substr(0, run.what.find(':')) + ": " + run.why_undecided);
  }
  return runs;
}

}  // namespace assay
