#ifndef ASSAY_ATEN_CORE_DIMNAME_H_
#define ASSAY_ATEN_CORE_DIMNAME_H_

#include <c10/util/ArrayRef.h>

#include <optional>
#include <ostream>
#include <vector>

namespace at {
// Only a symbol converts to the name of a dimension, so that braces of numbers never do.
struct DimnameSymbol;
struct Dimname {
  static Dimname fromSymbol(const DimnameSymbol& name);
  static Dimname wildcard();
  bool isBasic() const;
  bool isWildcard() const;
  bool matches(Dimname other) const;

 private:
  unsigned symbol_;
};
using DimnameList = c10::ArrayRef<Dimname>;

// Takes what std::optional<DimnameList> takes. A class of its own, since every call of a factory asks whether its options
// are one, and the templates of std::optional cost more than the rest of the call.
struct OptionalDimnames {
  OptionalDimnames() = default;
  OptionalDimnames(std::nullopt_t) {}
  OptionalDimnames(DimnameList) : given(true) {}
  OptionalDimnames(const std::vector<Dimname>&) : given(true) {}
  OptionalDimnames(const std::optional<DimnameList>& names) : given(names.has_value()) {}

  bool given = false;
};
bool operator==(const Dimname& lhs, const Dimname& rhs);
bool operator!=(const Dimname& lhs, const Dimname& rhs);
std::ostream& operator<<(std::ostream& out, const Dimname& dimname);
}  // namespace at

#endif
