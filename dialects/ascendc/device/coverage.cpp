// Ranges of elements by how often they were written.
#include "dialects/ascendc/device/coverage.h"

#include <algorithm>
#include <cstddef>

namespace assay::device {
namespace {

constexpr int kMaxRanges = 4;
constexpr std::int64_t kParts = 256;

// Collects runs of elements and describes the first few.
class Ranges {
 public:
  explicit Ranges(const std::vector<std::int64_t>& shape) : shape_(shape) {}
  void Add(std::int64_t element) {
    ++count_;
    if (begin_ >= 0 && element == last_ + 1) {
      last_ = element;
      return;
    }
    Close();
    begin_ = last_ = element;
  }
  std::int64_t count() const { return count_; }
  std::string Take() {
    Close();
    if (ranges_ > kMaxRanges) text_ += " and " + std::to_string(ranges_ - kMaxRanges) + " more";
    return text_;
  }

 private:
  void Close() {
    if (begin_ < 0) return;
    if (++ranges_ <= kMaxRanges) text_ += (text_.empty() ? "" : ", ") + IndexRange(shape_, begin_, last_);
    begin_ = -1;
  }

  const std::vector<std::int64_t>& shape_;
  std::string text_;
  std::int64_t count_ = 0, ranges_ = 0, begin_ = -1, last_ = -1;
};

std::vector<std::int64_t> IndexOf(const std::vector<std::int64_t>& shape, std::int64_t element) {
  std::vector<std::int64_t> index(shape.size());
  for (std::size_t d = shape.size(); d-- > 0;) {
    index[d] = element % shape[d];
    element /= shape[d];
  }
  return index;
}

std::string Bracketed(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "[" : ", ") + part;
  return text + "]";
}

std::string Point(const std::vector<std::int64_t>& index) {
  std::vector<std::string> parts;
  for (std::int64_t i : index) parts.push_back(std::to_string(i));
  return Bracketed(parts);
}

}  // namespace

std::string IndexRange(const std::vector<std::int64_t>& shape, std::int64_t first, std::int64_t last) {
  if (shape.empty() || std::find_if(shape.begin(), shape.end(), [](std::int64_t d) { return d <= 0; }) != shape.end()) {
    return first == last ? std::to_string(first) : std::to_string(first) + ".." + std::to_string(last);
  }
  if (shape.size() == 1)
    return first == last ? std::to_string(first) : std::to_string(first) + ".." + std::to_string(last);
  const std::vector<std::int64_t> a = IndexOf(shape, first), b = IndexOf(shape, last);
  // The dimension that the range runs over; all dimensions after it have to be complete.
  std::size_t runs = 0;
  while (runs < shape.size() && a[runs] == b[runs]) ++runs;
  std::vector<std::string> parts;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    if (d < runs) {
      parts.push_back(std::to_string(a[d]));
    } else if (d == runs) {
      const bool all = a[d] == 0 && b[d] == shape[d] - 1;
      parts.push_back(all ? ":" : std::to_string(a[d]) + ".." + std::to_string(b[d]));
    } else if (a[d] == 0 && b[d] == shape[d] - 1) {
      parts.push_back(":");
    } else {
      return Point(a) + " to " + Point(b);
    }
  }
  return Bracketed(parts);
}

OutputCoverage CoverageOf(const GmTensor& tensor) {
  OutputCoverage coverage{.tensor = tensor.name,
                          .elements = BytesThatCount(tensor) / std::max<std::int64_t>(tensor.element, 1)};
  if (!tensor.owner.valid()) return coverage;
  Ranges never(tensor.shape), several(tensor.shape);
  std::int64_t kept = 0;
  coverage.part_elements = std::max<std::int64_t>((coverage.elements + kParts - 1) / kParts, 1);
  for (std::int64_t e = 0; e < coverage.elements; ++e) {
    const std::uint8_t* owner = tensor.owner.data() + e * tensor.element;
    if (e % coverage.part_elements == 0) {
      const bool by_core = *owner > 0 && *owner < kGiven;
      coverage.parts.push_back({.core = by_core ? *owner - 1 : -1});
    }
    CoveragePart& part = coverage.parts.back();
    if (std::find(owner, owner + tensor.element, 0) != owner + tensor.element) {
      never.Add(e);
      ++part.never;
      continue;
    }
    const std::uint8_t* again = tensor.again.data() + e * tensor.element;
    if (tensor.rewritten && std::any_of(again, again + tensor.element, [](std::uint8_t byte) { return byte != 0; })) {
      several.Add(e);
      ++part.several;
    } else {
      kept += std::find(owner, owner + tensor.element, kGiven) != owner + tensor.element;
    }
  }
  coverage.never = never.count();
  coverage.several = several.count();
  coverage.once = coverage.elements - coverage.never - coverage.several - kept;
  coverage.never_at = never.Take();
  coverage.several_at = several.Take();
  return coverage;
}

}  // namespace assay::device
