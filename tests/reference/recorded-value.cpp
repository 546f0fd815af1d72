// Values of tensors, lists and numbers as the recorded files spell them.
#include "recorded-value.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <sstream>
#include <vector>

#include "analyzer/facts/dtype.h"
#include "reference/tensor/tensor.h"

namespace assay::harness {
namespace {

// An element may be off by `relative` of itself and by `absolute` of the largest element, at most of 8.
struct Tolerance {
  double relative, absolute;
};

Tolerance ToleranceOf(std::string_view dtype) {
  if (dtype == "float64" || dtype == "float") return {1e-10, 1e-11};
  if (dtype == "float32") return {2e-6, 5e-7};
  if (dtype == "float16") return {0x1p-9, 0x1p-11};
  if (dtype == "bfloat16") return {0x1p-6, 0x1p-8};
  return {0, 0};
}

struct Read {
  std::string kind, shape;
  std::vector<double> values;
};

Read Parse(const std::string& text) {
  Read made;
  std::istringstream words(text);
  words >> made.kind;
  if (const auto at = made.kind.find('['); at != std::string::npos) {
    made.shape = made.kind.substr(at);
    made.kind.erase(at);
  }
  for (std::string word; words >> word;) made.values.push_back(std::strtod(word.c_str(), nullptr));
  return made;
}

std::string Number(double value) { return std::isnan(value) ? "nan" : fmt::format("{}", value); }

std::string Apart(const std::vector<double>& ours, const Read& theirs) {
  if (ours.size() != theirs.values.size()) return fmt::format("{} elements, not {}", ours.size(), theirs.values.size());
  const Tolerance tolerance = ToleranceOf(theirs.kind);
  double largest = 0;
  for (double v : theirs.values) largest = std::isfinite(v) ? std::max(largest, std::fabs(v)) : largest;
  for (std::size_t i = 0; i < ours.size(); ++i) {
    const double a = ours[i], b = theirs.values[i];
    if (a == b || (std::isnan(a) && std::isnan(b))) continue;
    if (std::isfinite(a) && std::isfinite(b) &&
        std::fabs(a - b) <= tolerance.relative * std::fabs(b) + tolerance.absolute * std::min(8.0, largest))
      continue;
    return fmt::format("element {} is {}, not {}", i, Number(a), Number(b));
  }
  return "";
}

std::string OfTensor(const Tensor& ours, const std::string& text) {
  const Read theirs = Parse(text);
  std::string shape = "[";
  for (std::int64_t n : ours.shape()) shape += fmt::format("{}{}", shape.size() > 1 ? "," : "", n);
  shape += "]";
  const std::string kind(NameOf(ours.dtype()));
  if (kind + shape != theirs.kind + theirs.shape)
    return fmt::format("{}{}, not {}{}", kind, shape, theirs.kind, theirs.shape);
  if (!ours.has_values()) return "values that are not known";
  return Apart(ours.values(), theirs);
}

std::string KindOf(const Value& value) {
  switch (value.kind()) {
    case Value::Kind::kBool:
      return "bool";
    case Value::Kind::kInt:
      return "int";
    case Value::Kind::kFloat:
      return "float";
    default:
      return value.TypeName();
  }
}

}  // namespace

std::string Difference(const Value& ours, const nlohmann::json& theirs) {
  if (theirs.is_array()) {
    if (!ours.is_sequence()) return ours.TypeName() + ", not several values";
    if (ours.items().size() != theirs.size())
      return fmt::format("{} values, not {}", ours.items().size(), theirs.size());
    for (std::size_t i = 0; i < theirs.size(); ++i) {
      const std::string apart = Difference(ours.items()[i], theirs[i]);
      if (!apart.empty()) return fmt::format("value {}: {}", i, apart);
    }
    return "";
  }
  const std::string text = theirs.get<std::string>();
  if (ours.is_tensor()) return OfTensor(*ours.tensor(), text);
  if (!ours.is_number()) {
    const std::string own = Recorded(ours);
    return own == text ? "" : own + ", not " + text;
  }
  const Read read = Parse(text);
  // NumPy's numbers have a dtype, ours are Python's.
  const bool array = read.shape == "[]" && read.kind.starts_with(KindOf(ours));
  if ((!array && (KindOf(ours) != read.kind || !read.shape.empty())) || read.values.size() != 1)
    return Recorded(ours) + ", not " + text;
  if (ours.is(Value::Kind::kInt) && !array) {
    const std::string own = Recorded(ours);
    return own == text ? "" : own + ", not " + text;
  }
  return Apart({ours.number()}, read);
}

std::string Recorded(const Value& value) {
  if (value.is_none()) return "None";
  if (value.is(Value::Kind::kInt)) return fmt::format("int {}", value.integer());
  if (value.is_number()) return fmt::format("{} {}", KindOf(value), Number(value.number()));
  if (value.is(Value::Kind::kString)) return "str " + value.text();
  if (value.is(Value::Kind::kDtype)) return "dtype " + std::string(NameOf(value.dtype()));
  if (value.is_sequence()) {
    std::string made;
    for (const Value& item : value.items()) made += (made.empty() ? "" : ", ") + Recorded(item);
    return "[" + made + "]";
  }
  if (!value.is_tensor()) return value.TypeName();
  const Tensor& t = *value.tensor();
  std::string made = fmt::format("{}[{}]", NameOf(t.dtype()), fmt::join(t.shape(), ","));
  if (!t.has_values()) return made + " of unknown values";
  for (double v : t.values()) made += " " + Number(v);
  return made;
}

}  // namespace assay::harness
