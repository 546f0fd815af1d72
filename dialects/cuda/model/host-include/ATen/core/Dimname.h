#ifndef ASSAY_ATEN_CORE_DIMNAME_H_
#define ASSAY_ATEN_CORE_DIMNAME_H_

#include <c10/util/ArrayRef.h>

#include <ostream>

namespace at {
// Nothing but a symbol converts to the name of a dimension, so that braces of numbers never do.
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
bool operator==(const Dimname& lhs, const Dimname& rhs);
bool operator!=(const Dimname& lhs, const Dimname& rhs);
std::ostream& operator<<(std::ostream& out, const Dimname& dimname);
}  // namespace at

#endif
