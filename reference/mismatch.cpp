// Groups wrong elements by what happened to their exact values.
#include "reference/mismatch.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

namespace assay {
namespace {

const char* NameOf(DriftKind kind) {
  switch (kind) {
    case DriftKind::kCancellation:
      return "cancellation";
    case DriftKind::kOverflow:
      return "overflow";
    case DriftKind::kUnderflow:
      return "underflow";
    case DriftKind::kSaturation:
      return "saturation";
    case DriftKind::kWrap:
      return "wrap";
    default:
      return "rounding";
  }
}

std::string Text(double value) {
  char text[40];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

// 131 of [2, 100] -> "[1, 31]"
std::string IndexText(const std::vector<std::int64_t>& shape, std::int64_t flat) {
  std::string text;
  for (std::size_t d = shape.size(); d-- > 0;) {
    const std::int64_t extent = std::max<std::int64_t>(shape[d], 1);
    text = std::to_string(flat % extent) + (text.empty() ? "" : ", ") + text;
    flat /= extent;
  }
  return "[" + text + "]";
}

struct Sorted {
  std::vector<std::int64_t> numeric, formula, unwritten, undefined;
};

Sorted Sort(const MismatchQuestion& q, const WrongElements& wrong) {
  Sorted sorted;
  const std::vector<ExactElement>& elements = q.trace->outputs[q.index];
  for (const std::int64_t i : wrong.at) {
    const auto at = static_cast<std::size_t>(i);
    if (at >= elements.size()) continue;
    if (!elements[at].written) {
      sorted.unwritten.push_back(i);
    } else if (elements[at].undefined) {
      sorted.undefined.push_back(i);
    } else if (!IsWrong(q.output->dtype, elements[at].exact, wrong.want[at], q.tolerance)) {
      sorted.numeric.push_back(i);
    } else {
      sorted.formula.push_back(i);
    }
  }
  return sorted;
}

// The place that lost most of the elements, and the first of them.
std::uint32_t MainBirth(const ExactTrace& trace, const std::vector<ExactElement>& elements,
                        const std::vector<std::int64_t>& numeric, std::int64_t& count) {
  std::map<std::int32_t, std::pair<std::int64_t, std::uint32_t>> places;
  for (const std::int64_t i : numeric) {
    const std::uint32_t birth = elements[static_cast<std::size_t>(i)].birth;
    if (birth == 0 || birth >= trace.births.size()) continue;
    auto& [times, first] = places[trace.births[birth].location];
    if (times++ == 0) first = birth;
  }
  std::uint32_t main = 0;
  count = 0;
  for (const auto& [location, place] : places) {
    if (place.first <= count) continue;
    count = place.first;
    main = place.second;
  }
  return main;
}

using Locations = std::vector<LoweredModule::Location>;

bool Known(const Locations& locations, std::int32_t location) {
  return location >= 0 && static_cast<std::size_t>(location) < locations.size();
}

void TellBirth(const ExactBirth& birth, const Locations& locations, Fault& fault) {
  fault.text["cause"] = NameOf(birth.kind);
  fault.text["dtype"] = std::string(NameOf(birth.dtype));
  fault.text["value"] = Text(birth.stored);
  fault.text["exact"] = Text(birth.exact);
  if (birth.operands > 0) fault.text["operand"] = Text(birth.a);
  if (birth.operands > 1) fault.text["operand_b"] = Text(birth.b);
  fault.args["tile"] = birth.tile;
  fault.args["lane"] = birth.element;
  fault.core = birth.core;
  if (!Known(locations, birth.location)) return;
  const auto& place = locations[static_cast<std::size_t>(birth.location)];
  fault.where = place.range;
  fault.stack = place.callers;
}

// Whether the instruction itself stayed within the tolerance, so that later ones have amplified the error beyond it.
bool IsGrown(const ExactBirth& birth, const Tolerance& tolerance) {
  const bool narrow = birth.dtype == Dtype::kF16 || birth.dtype == Dtype::kBF16;
  return narrow && birth.kind == DriftKind::kRounding &&
         std::fabs(birth.stored - birth.exact) <= tolerance.relative * std::fabs(birth.exact);
}

// Whether the element holds the result of such an instruction: it stayed within the tolerance, and nothing came after
// it.
bool IsLast(const ExactTrace& trace, const std::vector<ExactElement>& elements, const WrongElements& wrong,
            std::uint32_t birth, const Tolerance& tolerance) {
  if (!IsGrown(trace.births[birth], tolerance)) return false;
  return std::any_of(wrong.at.begin(), wrong.at.end(), [&](std::int64_t i) {
    const auto at = static_cast<std::size_t>(i);
    return elements[at].birth == birth && wrong.got[at] == trace.births[birth].stored;
  });
}

// What the error was after each place of the core that lost the values.
void TellErrors(const ExactTrace& trace, const ExactBirth& birth, const Locations& locations, Fault& fault) {
  constexpr std::size_t kMostPlaces = 400;
  for (const ExactGrowth& place : trace.growth) {
    if (place.core != birth.core || !Known(locations, place.location)) continue;
    if (fault.growth.size() == kMostPlaces) return;
    fault.growth.push_back({locations[static_cast<std::size_t>(place.location)].range, place.error});
  }
}

// The places on the way to a birth where the error grew tenfold, with the error after each.
void TellGrowth(const ExactTrace& trace, const ExactBirth& birth, const Locations& locations, Fault& fault) {
  constexpr double kTimes = 10;
  constexpr std::size_t kMostSteps = 5;
  double largest = 0;
  for (const ExactGrowth& place : trace.growth) {
    if (place.core != birth.core) continue;
    if (place.location == birth.location) break;
    if (!std::isfinite(place.error) || !(place.error > kTimes * largest) || !Known(locations, place.location)) continue;
    largest = place.error;
    char text[32];
    std::snprintf(text, sizeof text, "%.1e", place.error);
    fault.steps.push_back({text, locations[static_cast<std::size_t>(place.location)].range});
  }
  if (fault.steps.size() > kMostSteps) fault.steps.erase(fault.steps.begin(), fault.steps.end() - kMostSteps);
}

void TellWriter(const MismatchQuestion& q, std::int64_t first, const Locations& locations, Fault& fault) {
  const ExactElement& element = q.trace->outputs[q.index][static_cast<std::size_t>(first)];
  if (element.writer == 0 || element.writer >= q.trace->writers.size()) return;
  const ExactWriter& writer = q.trace->writers[element.writer];
  fault.args["writer_core"] = writer.core;
  fault.args["writer_tile"] = writer.tile;
  if (Known(locations, writer.location)) fault.other = locations[static_cast<std::size_t>(writer.location)].range;
}

void TellRelation(const ValueRelation& relation, Fault& fault) {
  fault.text["relation"] = relation.name;
  fault.text["number"] = Text(relation.number);
  if (!relation.detail.empty()) fault.text["detail"] = relation.detail;
  if (relation.of != 0) fault.args["of"] = relation.of;
}

void TellPlaces(const WrongPlaces& places, Fault& fault) {
  fault.text["common"] = places.name;
  if (!places.detail.empty()) fault.text["common_of"] = places.detail;
  fault.text["bound"] = Text(places.bound);
  if (places.count != 0) fault.args["common_count"] = places.count;
  if (places.of != 0) fault.args["common_total"] = places.of;
}

void ExplainFormula(const MismatchQuestion& q, const WrongElements& wrong, Fault& fault) {
  if (const auto moved = FindMisplacement(q, wrong)) {
    fault.text["cause"] = "wrong-element";
    return TellRelation(*moved, fault);
  }
  if (q.trace != nullptr) {
    fault.text["cause"] = q.trace->unfollowed == 0 ? "formula" : "unfollowed";
    fault.args["scalars"] = q.trace->scalars;
    if (q.trace->unfollowed != 0) fault.args["unfollowed"] = q.trace->unfollowed;
  }
  if (const auto relation = FindRelation(q, wrong)) TellRelation(*relation, fault);
}

// The input whose exact bytes the output holds; null if there is none, or too few to say so.
const SimTensor* CopiedInput(const MismatchQuestion& q) {
  constexpr std::int64_t kFewest = 16;
  if (q.inputs == nullptr || ElementCount(*q.output) < kFewest) return nullptr;
  const auto same = [&](const SimTensor& input) {
    return input.present && input.dtype == q.output->dtype && input.data == q.output->data;
  };
  const auto found = std::find_if(q.inputs->begin(), q.inputs->end(), same);
  return found == q.inputs->end() ? nullptr : &*found;
}

}  // namespace

WrongElements FindWrong(const MismatchQuestion& q) {
  WrongElements wrong;
  wrong.got = ToDoubles(*q.output);
  wrong.want = *q.want;
  const std::size_t both = std::min(wrong.got.size(), wrong.want.size());
  for (std::size_t i = 0; i < both; ++i) {
    if (IsWrong(q.output->dtype, wrong.got[i], wrong.want[i], q.tolerance))
      wrong.at.push_back(static_cast<std::int64_t>(i));
  }
  return wrong;
}

void ExplainMismatch(const MismatchQuestion& q, const Locations& locations, Fault& fault) {
  const WrongElements wrong = FindWrong(q);
  if (wrong.at.empty() || wrong.got.size() != wrong.want.size()) return;
  const std::int64_t first = wrong.at.front();
  fault.text["index"] = IndexText(q.output->shape, first);
  if (const SimTensor* input = CopiedInput(q)) fault.text["copied"] = input->name;
  const bool traced =
      q.trace != nullptr && q.index < q.trace->outputs.size() && q.trace->outputs[q.index].size() == wrong.got.size();
  MismatchQuestion question = q;
  if (!traced) question.trace = nullptr;
  if (const auto places = FindCommonPlace(question, wrong)) TellPlaces(*places, fault);
  if (!traced) return ExplainFormula(question, wrong, fault);
  TellWriter(q, first, locations, fault);
  const Sorted sorted = Sort(q, wrong);
  const std::size_t half = (wrong.at.size() + 1) / 2;
  if (sorted.unwritten.size() >= half) {
    fault.text["cause"] = "missing-write";
    fault.args["affected"] = static_cast<std::int64_t>(sorted.unwritten.size());
  } else if (sorted.undefined.size() >= half) {
    fault.text["cause"] = "uninitialised";
    fault.args["affected"] = static_cast<std::int64_t>(sorted.undefined.size());
  } else if (sorted.numeric.size() >= half) {
    std::int64_t count = 0;
    const std::vector<ExactElement>& elements = q.trace->outputs[q.index];
    const std::uint32_t birth = MainBirth(*q.trace, elements, sorted.numeric, count);
    fault.text["cause"] = "rounding";
    fault.args["affected"] = count;
    if (birth == 0 || IsLast(*q.trace, elements, wrong, birth, q.tolerance)) return;
    TellBirth(q.trace->births[birth], locations, fault);
    if (IsGrown(q.trace->births[birth], q.tolerance)) fault.text["cause"] = "rounding-grown";
    TellGrowth(*q.trace, q.trace->births[birth], locations, fault);
    TellErrors(*q.trace, q.trace->births[birth], locations, fault);
  } else {
    ExplainFormula(question, wrong, fault);
    const std::uint32_t lost = q.trace->scalar_birth;
    if (fault.text["cause"] == "wrong-element" || lost == 0 || lost >= q.trace->births.size()) return;
    const ExactBirth& birth = q.trace->births[lost];
    // An infinity read by scalar code collapses everything that depends on it to one number.
    const auto relation = fault.text.find("relation");
    const bool follows =
        birth.kind == DriftKind::kOverflow && relation != fault.text.end() && relation->second == "constant";
    if (relation != fault.text.end() && !follows) return;
    // Scalar code worked on values that had already lost digits: whether that is the whole cause is unknown.
    fault.text["cause"] = "scalar";
    fault.text["lost"] = NameOf(birth.kind);
    if (Known(locations, birth.location)) fault.other = locations[static_cast<std::size_t>(birth.location)].range;
  }
}

}  // namespace assay
