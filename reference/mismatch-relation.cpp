// Simple rules between what was written and what was wanted. A rule is reported only if it holds for all wrong
// elements, within the tolerance, and if the values differ enough among themselves for that to mean something.
#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <set>

#include "reference/mismatch.h"
#include "reference/sim-tensor.h"

namespace assay {
namespace {

constexpr std::size_t kFewestExplained = 4;  // wrong elements that a rule must explain

bool Equal(const MismatchQuestion& q, double got, double predicted) {
  return !IsWrong(q.output->dtype, got, predicted, q.tolerance);
}

// Three values that differ by more than the tolerance.
bool Varied(const MismatchQuestion& q, const WrongElements& wrong, const std::vector<double>& values) {
  double first = 0, second = 0;
  int seen = 0;
  for (const std::int64_t i : wrong.at) {
    const double value = values[static_cast<std::size_t>(i)];
    if (!std::isfinite(value)) continue;
    if (seen == 0) {
      first = value;
      seen = 1;
    } else if (seen == 1 && !Equal(q, value, first)) {
      second = value;
      seen = 2;
    } else if (seen == 2 && !Equal(q, value, first) && !Equal(q, value, second)) {
      return true;
    }
  }
  return false;
}

// Whether `predict(i)` is the written value at every wrong element.
bool Holds(const MismatchQuestion& q, const WrongElements& wrong, const std::function<double(std::int64_t)>& predict) {
  return std::all_of(wrong.at.begin(), wrong.at.end(), [&](std::int64_t i) {
    const double predicted = predict(i);
    return !std::isnan(predicted) && Equal(q, wrong.got[static_cast<std::size_t>(i)], predicted);
  });
}

double At(const std::vector<double>& values, std::int64_t i) {
  return i >= 0 && i < static_cast<std::int64_t>(values.size()) ? values[static_cast<std::size_t>(i)]
                                                                : std::numeric_limits<double>::quiet_NaN();
}

std::vector<std::int64_t> Squeezed(const std::vector<std::int64_t>& shape) {
  std::vector<std::int64_t> dims;
  std::copy_if(shape.begin(), shape.end(), std::back_inserter(dims), [](std::int64_t d) { return d != 1; });
  return dims;
}

std::optional<ValueRelation> Transposed(const MismatchQuestion& q, const WrongElements& wrong) {
  const std::vector<std::int64_t> dims = Squeezed(q.output->shape);
  if (dims.size() < 2) return std::nullopt;
  const std::int64_t rows = dims[dims.size() - 2], columns = dims.back(), plane = rows * columns;
  const auto swapped = [&](std::int64_t i, std::int64_t height, std::int64_t width) {
    const std::int64_t within = i % plane;
    return At(wrong.want, i - within + within % width * height + within / width);
  };
  if (Holds(q, wrong, [&](std::int64_t i) { return swapped(i, columns, rows); }) ||
      Holds(q, wrong, [&](std::int64_t i) { return swapped(i, rows, columns); })) {
    return ValueRelation{.name = "transposed"};
  }
  return std::nullopt;
}

std::optional<ValueRelation> Reversed(const MismatchQuestion& q, const WrongElements& wrong) {
  const auto count = static_cast<std::int64_t>(wrong.want.size());
  const std::vector<std::int64_t> dims = Squeezed(q.output->shape);
  for (const std::int64_t run : {dims.empty() ? count : dims.back(), count}) {
    if (run < 2) continue;
    if (Holds(q, wrong, [&](std::int64_t i) { return At(wrong.want, i - i % run + run - 1 - i % run); })) {
      return ValueRelation{.name = "reversed", .number = static_cast<double>(run)};
    }
  }
  return std::nullopt;
}

// Every wrong row (of the last dimension) holds the same row of the reference.
std::optional<ValueRelation> RepeatedRow(const MismatchQuestion& q, const WrongElements& wrong) {
  const std::vector<std::int64_t> dims = Squeezed(q.output->shape);
  if (dims.size() < 2 || dims.back() < 4) return std::nullopt;
  const std::int64_t run = dims.back(), rows = static_cast<std::int64_t>(wrong.want.size()) / run;
  const std::int64_t first = wrong.at.front();
  for (std::int64_t row = 0; row < std::min<std::int64_t>(rows, 4096); ++row) {
    if (!Equal(q, At(wrong.got, first), At(wrong.want, row * run + first % run))) continue;
    if (Holds(q, wrong, [&](std::int64_t i) { return At(wrong.want, row * run + i % run); }))
      return ValueRelation{.name = "repeated-row", .number = static_cast<double>(row)};
  }
  return std::nullopt;
}

// The value written at i is wanted at i + distance.
std::optional<ValueRelation> Shifted(const MismatchQuestion& q, const WrongElements& wrong) {
  constexpr int kMostCandidates = 64;
  // The source of the first wrong element may lie outside of the tensor.
  const std::int64_t first = wrong.at[wrong.at.size() / 2];
  const double value = At(wrong.got, first);
  int candidates = 0;
  const auto count = static_cast<std::int64_t>(wrong.want.size());
  for (std::int64_t step = 1; step < count && candidates < kMostCandidates; ++step) {
    for (const std::int64_t distance : {step, -step}) {
      if (first + distance < 0 || first + distance >= count) continue;
      if (!Equal(q, value, At(wrong.want, first + distance))) continue;
      ++candidates;
      // Elements shifted in from outside of the tensor prove nothing, and are few.
      std::size_t inside = 0;
      const bool holds = std::all_of(wrong.at.begin(), wrong.at.end(), [&](std::int64_t i) {
        const double wanted = At(wrong.want, i + distance);
        if (std::isnan(wanted)) return i + distance < 0 || i + distance >= count;
        ++inside;
        return Equal(q, At(wrong.got, i), wanted);
      });
      if (holds && inside >= kFewestExplained && inside * 2 >= wrong.at.size())
        return ValueRelation{.name = "shift", .number = static_cast<double>(distance)};
    }
  }
  return std::nullopt;
}

std::optional<ValueRelation> CopiedInput(const MismatchQuestion& q, const WrongElements& wrong) {
  for (const SimTensor& input : *q.inputs) {
    if (ElementCount(input) != static_cast<std::int64_t>(wrong.got.size())) continue;
    const std::vector<double> values = ToDoubles(input);
    if (Holds(q, wrong, [&](std::int64_t i) { return At(values, i); }))
      return ValueRelation{.name = "input", .detail = input.name};
  }
  return std::nullopt;
}

std::optional<ValueRelation> Constant(const MismatchQuestion& q, const WrongElements& wrong) {
  const double value = At(wrong.got, wrong.at.front());
  if (std::isnan(value)) return std::nullopt;
  const bool same =
      std::all_of(wrong.at.begin(), wrong.at.end(), [&](std::int64_t i) { return At(wrong.got, i) == value; });
  if (!same || !Varied(q, wrong, wrong.want)) return std::nullopt;
  return ValueRelation{.name = "constant", .number = value};
}

// A length of the inputs that explains a factor: n or 1/n for a dimension, or for several of them.
std::int64_t LengthOf(const MismatchQuestion& q, double factor) {
  std::set<std::int64_t> lengths;
  for (const SimTensor& input : *q.inputs) {
    std::int64_t product = 1;
    for (std::size_t d = input.shape.size(); d-- > 0;) {
      product *= input.shape[d];
      lengths.insert(input.shape[d]);
      lengths.insert(product);
    }
  }
  for (const std::int64_t n : lengths) {
    if (n < 2) continue;
    const auto length = static_cast<double>(n);
    if (std::fabs(factor - length) < 1e-3 * length || std::fabs(factor * length - 1) < 1e-3) return n;
  }
  return 0;
}

std::optional<ValueRelation> Scaled(const MismatchQuestion& q, const WrongElements& wrong) {
  const auto largest = std::max_element(wrong.at.begin(), wrong.at.end(), [&](std::int64_t a, std::int64_t b) {
    return std::fabs(At(wrong.want, a)) < std::fabs(At(wrong.want, b));
  });
  const double base = At(wrong.want, *largest);
  if (base == 0 || !std::isfinite(base) || !Varied(q, wrong, wrong.want)) return std::nullopt;
  const double factor = At(wrong.got, *largest) / base;
  if (factor != 0 && std::isfinite(factor) && Varied(q, wrong, wrong.got) &&
      Holds(q, wrong, [&](std::int64_t i) { return factor * At(wrong.want, i); })) {
    if (std::fabs(factor + 1) < 1e-6) return ValueRelation{.name = "negated"};
    return ValueRelation{.name = "factor", .number = factor, .of = LengthOf(q, factor)};
  }
  const double offset = At(wrong.got, *largest) - base;
  if (std::isfinite(offset) && Holds(q, wrong, [&](std::int64_t i) { return At(wrong.want, i) + offset; }))
    return ValueRelation{.name = "offset", .number = offset};
  return std::nullopt;
}

struct Function {
  const char* name;
  double (*apply)(double);
};

constexpr Function kFunctions[] = {
    {"exp", [](double x) { return std::exp(x); }},
    {"ln", [](double x) { return std::log(x); }},
    {"sqrt", [](double x) { return std::sqrt(x); }},
    {"square", [](double x) { return x * x; }},
    {"reciprocal", [](double x) { return 1 / x; }},
    {"abs", [](double x) { return std::fabs(x); }},
    {"relu", [](double x) { return std::max(x, 0.0); }},
    {"tanh", [](double x) { return std::tanh(x); }},
    {"sigmoid", [](double x) { return 1 / (1 + std::exp(-x)); }},
};

// A missing or superfluous last step; over all elements, because the right ones must fit too.
std::optional<ValueRelation> Applied(const MismatchQuestion& q, const WrongElements& wrong) {
  if (!Varied(q, wrong, wrong.got)) return std::nullopt;
  const auto fits = [&](const Function& function, const std::vector<double>& from, const std::vector<double>& to) {
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (!Equal(q, function.apply(from[i]), to[i])) return false;
    }
    return true;
  };
  for (const Function& function : kFunctions) {
    if (fits(function, wrong.got, wrong.want)) return ValueRelation{.name = "missing-step", .detail = function.name};
  }
  if (!Varied(q, wrong, wrong.want)) return std::nullopt;
  for (const Function& function : kFunctions) {
    if (fits(function, wrong.want, wrong.got)) return ValueRelation{.name = "extra-step", .detail = function.name};
  }
  return std::nullopt;
}

struct Axis {
  std::int64_t outer = 1, length = 1, inner = 1;
  std::int64_t Index(std::int64_t result, std::int64_t k) const {
    return result / inner * length * inner + k * inner + result % inner;
  }
};

enum class Fold { kSum, kMean, kMax, kMin };

double FoldOf(Fold fold, const std::vector<double>& x, const Axis& axis, std::int64_t result, std::int64_t n) {
  double value = x[static_cast<std::size_t>(axis.Index(result, 0))];
  for (std::int64_t k = 1; k < n; ++k) {
    const double next = x[static_cast<std::size_t>(axis.Index(result, k))];
    value = fold == Fold::kMax ? std::max(value, next) : fold == Fold::kMin ? std::min(value, next) : value + next;
  }
  return fold == Fold::kMean ? value / static_cast<double>(axis.length) : value;
}

// A reduction that stops too early: over the first n of an axis instead of all of it.
std::optional<ValueRelation> Partial(const MismatchQuestion& q, const WrongElements& wrong, const SimTensor& input,
                                     const Axis& axis) {
  constexpr const char* kNames[] = {"sum", "mean", "maximum", "minimum"};
  const std::vector<double> x = ToDoubles(input);
  for (const Fold fold : {Fold::kSum, Fold::kMean, Fold::kMax, Fold::kMin}) {
    const auto full = [&](std::int64_t i) { return FoldOf(fold, x, axis, i, axis.length); };
    const bool is_reference = std::all_of(wrong.at.begin(), wrong.at.end(),
                                          [&](std::int64_t i) { return Equal(q, full(i), At(wrong.want, i)); });
    if (!is_reference) continue;
    for (std::int64_t n = axis.length - 1; n >= 1; --n) {
      const std::int64_t first = wrong.at.front();
      if (!Equal(q, At(wrong.got, first), FoldOf(fold, x, axis, first, n))) continue;
      if (Holds(q, wrong, [&](std::int64_t i) { return FoldOf(fold, x, axis, i, n); })) {
        return ValueRelation{.name = "partial",
                             .number = static_cast<double>(n),
                             .detail = kNames[static_cast<int>(fold)],
                             .of = axis.length};
      }
    }
  }
  return std::nullopt;
}

std::optional<ValueRelation> PartialReduction(const MismatchQuestion& q, const WrongElements& wrong) {
  constexpr std::int64_t kLargest = std::int64_t{1} << 22, kLongest = 1 << 14;
  for (const SimTensor& input : *q.inputs) {
    const std::int64_t count = ElementCount(input), results = static_cast<std::int64_t>(wrong.got.size());
    if (count > kLargest || results == 0 || count <= results) continue;
    std::int64_t inner = 1;
    for (std::size_t d = input.shape.size(); d-- > 0; inner *= input.shape[d]) {
      const Axis axis{count / (input.shape[d] * inner), input.shape[d], inner};
      if (axis.length < 2 || axis.length > kLongest || axis.outer * axis.inner != results) continue;
      if (auto found = Partial(q, wrong, input, axis)) return found;
    }
    const Axis all{1, count, 1};
    if (results == 1 && count <= kLongest) {
      if (auto found = Partial(q, wrong, input, all)) return found;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<ValueRelation> FindMisplacement(const MismatchQuestion& q, const WrongElements& wrong) {
  if (wrong.at.size() < kFewestExplained || !Varied(q, wrong, wrong.got)) return std::nullopt;
  for (const auto find : {Transposed, Reversed, RepeatedRow, Shifted}) {
    if (auto found = find(q, wrong)) return found;
  }
  return std::nullopt;
}

std::optional<ValueRelation> FindRelation(const MismatchQuestion& q, const WrongElements& wrong) {
  if (wrong.at.size() >= kFewestExplained) {
    for (const auto find : {CopiedInput, Scaled, Applied, Constant}) {
      if (auto found = find(q, wrong)) return found;
    }
  }
  return PartialReduction(q, wrong);
}

}  // namespace assay
