// What wrong elements have in common: the end of something, some cores, some inputs. Reported only if it separates
// them from all right ones.
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "reference/mismatch.h"
#include "reference/sim-tensor.h"

namespace assay {
namespace {

std::vector<bool> Flags(const WrongElements& wrong) {
  std::vector<bool> flags(wrong.got.size());
  for (const std::int64_t i : wrong.at) flags[static_cast<std::size_t>(i)] = true;
  return flags;
}

// The last elements of every row, the same number in each.
std::optional<WrongPlaces> RowTail(const MismatchQuestion& q, const WrongElements& wrong) {
  const std::vector<std::int64_t>& shape = q.output->shape;
  const auto count = static_cast<std::int64_t>(wrong.got.size());
  const std::int64_t row = shape.empty() ? count : shape.back();
  if (row < 2 || row >= count) return std::nullopt;
  std::int64_t first = row;
  for (const std::int64_t i : wrong.at) first = std::min(first, i % row);
  if (first == 0 || static_cast<std::int64_t>(wrong.at.size()) != count / row * (row - first)) return std::nullopt;
  return WrongPlaces{.name = "row-tail", .count = row - first, .of = row};
}

std::optional<WrongPlaces> Tail(const MismatchQuestion&, const WrongElements& wrong) {
  const auto count = static_cast<std::int64_t>(wrong.got.size());
  const std::int64_t first = wrong.at.front();
  if (static_cast<std::int64_t>(wrong.at.size()) != count - first) return std::nullopt;
  return WrongPlaces{.name = "tail", .count = count - first, .of = count};
}

std::string CoreList(const std::set<std::int32_t>& cores) {
  std::string text;
  for (const std::int32_t core : cores) {
    if (!text.empty()) text += core == *cores.rbegin() ? " and " : ", ";
    text += std::to_string(core);
  }
  return text;
}

const ExactWriter* WriterOf(const MismatchQuestion& q, std::size_t i) {
  const std::uint32_t writer = q.trace->outputs[q.index][i].writer;
  return writer == 0 || writer >= q.trace->writers.size() ? nullptr : &q.trace->writers[writer];
}

std::optional<WrongPlaces> SomeCores(const MismatchQuestion& q, const WrongElements& wrong) {
  if (q.trace == nullptr) return std::nullopt;
  std::set<std::int32_t> all, guilty, innocent;
  const std::vector<bool> flags = Flags(wrong);
  const ExactWriter* last[2] = {};
  for (std::size_t i = 0; i < flags.size(); ++i) {
    const ExactWriter* writer = WriterOf(q, i);
    if (writer == nullptr) return std::nullopt;
    if (writer == last[flags[i] ? 1 : 0]) continue;
    last[flags[i] ? 1 : 0] = writer;
    all.insert(writer->core);
    (flags[i] ? guilty : innocent).insert(writer->core);
  }
  const bool separate =
      std::none_of(guilty.begin(), guilty.end(), [&](std::int32_t c) { return innocent.contains(c); });
  if (!separate || guilty.size() >= all.size() || guilty.size() > 8) return std::nullopt;
  return WrongPlaces{.name = "cores",
                     .count = static_cast<std::int64_t>(guilty.size()),
                     .of = static_cast<std::int64_t>(all.size()),
                     .detail = CoreList(guilty)};
}

// The last elements that each core (or each tile) wrote, the same number in all that have wrong ones.
std::optional<WrongPlaces> PartTail(const MismatchQuestion& q, const WrongElements& wrong, bool by_core) {
  if (q.trace == nullptr) return std::nullopt;
  struct Part {
    std::int64_t count = 0, first_wrong = -1, wrong = 0;
  };
  std::map<std::uint32_t, Part> parts;
  std::pair<std::uint32_t, Part*> last{0, nullptr};
  const std::vector<bool> flags = Flags(wrong);
  for (std::size_t i = 0; i < flags.size(); ++i) {
    const ExactWriter* writer = WriterOf(q, i);
    if (writer == nullptr) return std::nullopt;
    const std::uint32_t key = by_core ? static_cast<std::uint32_t>(writer->core) : q.trace->outputs[q.index][i].writer;
    if (last.second == nullptr || last.first != key) last = {key, &parts[key]};
    Part& part = *last.second;
    if (flags[i] && part.first_wrong < 0) part.first_wrong = part.count;
    part.wrong += flags[i];
    ++part.count;
  }
  std::int64_t tail = 0;
  bool longer = false;
  for (const auto& [key, part] : parts) {
    if (part.wrong == 0) continue;
    if (part.wrong != part.count - part.first_wrong || (tail != 0 && part.wrong != tail)) return std::nullopt;
    tail = part.wrong;
    longer = longer || part.count > tail;
  }
  if (!longer || parts.size() < 2) return std::nullopt;
  return WrongPlaces{.name = by_core ? "core-tail" : "tile-tail", .count = tail};
}

std::optional<WrongPlaces> NotFinite(const SimTensor& input, const std::vector<double>& x,
                                     const std::vector<bool>& flags) {
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (flags[i] == std::isfinite(x[i])) return std::nullopt;
  }
  return WrongPlaces{.name = "not-finite", .detail = input.name};
}

// A threshold on the inputs that separates wrong from right elements.
std::optional<WrongPlaces> Bounded(const SimTensor& input, const std::vector<double>& x, const std::vector<bool>& flags,
                                   bool magnitude) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  double wrong_low = kInfinity, wrong_high = -kInfinity, right_low = kInfinity, right_high = -kInfinity;
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const double value = magnitude ? std::fabs(x[i]) : x[i];
    double& low = flags[i] ? wrong_low : right_low;
    double& high = flags[i] ? wrong_high : right_high;
    low = std::min(low, value);
    high = std::max(high, value);
    wrong += flags[i];
  }
  if (wrong < 4 || x.size() - wrong < 4) return std::nullopt;
  WrongPlaces places{.detail = input.name};
  if (right_high < wrong_low) {
    places.name = magnitude ? "magnitude-above" : "above";
    places.bound = !magnitude && right_high <= 0 && wrong_low >= 0 ? 0 : right_high;
  } else if (wrong_high < right_low) {
    places.name = magnitude ? "magnitude-below" : "below";
    places.bound = !magnitude && wrong_high <= 0 && right_low >= 0 ? 0 : right_low;
  } else {
    return std::nullopt;
  }
  return places;
}

std::optional<WrongPlaces> ByInput(const MismatchQuestion& q, const WrongElements& wrong) {
  const std::vector<bool> flags = Flags(wrong);
  for (const bool magnitude : {false, true}) {
    for (const SimTensor& input : *q.inputs) {
      if (ElementCount(input) != static_cast<std::int64_t>(flags.size())) continue;
      const std::vector<double> x = ToDoubles(input);
      if (!magnitude) {
        if (auto found = NotFinite(input, x, flags)) return found;
      }
      if (auto found = Bounded(input, x, flags, magnitude)) return found;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<WrongPlaces> FindCommonPlace(const MismatchQuestion& q, const WrongElements& wrong) {
  if (wrong.at.empty() || wrong.at.size() == wrong.got.size()) return std::nullopt;
  if (auto found = ByInput(q, wrong)) return found;
  if (auto found = RowTail(q, wrong)) return found;
  if (auto found = SomeCores(q, wrong)) return found;
  if (auto found = Tail(q, wrong)) return found;
  if (auto found = PartTail(q, wrong, true)) return found;
  return PartTail(q, wrong, false);
}

}  // namespace assay
