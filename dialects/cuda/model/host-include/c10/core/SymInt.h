// Sizes that a trace leaves open. Outside of tracing they are plain integers, which is all a reply can meet.
#ifndef ASSAY_C10_CORE_SYMINT_H_
#define ASSAY_C10_CORE_SYMINT_H_

#include <c10/util/ArrayRef.h>
#include <c10/util/OptionalArrayRef.h>

#include <cstdint>
#include <ostream>

namespace c10 {

class SymInt {
 public:
  SymInt(std::int64_t value) : value_(value) {}
  SymInt() : value_(0) {}
  std::int64_t expect_int() const { return value_; }
  std::int64_t guard_int(const char* file, std::int64_t line) const { return (void)file, (void)line, value_; }
  std::optional<std::int64_t> maybe_as_int() const { return value_; }
  bool is_symbolic() const { return false; }
  friend SymInt operator+(const SymInt& a, const SymInt& b) { return a.value_ + b.value_; }
  friend SymInt operator-(const SymInt& a, const SymInt& b) { return a.value_ - b.value_; }
  friend SymInt operator*(const SymInt& a, const SymInt& b) { return a.value_ * b.value_; }
  friend SymInt operator/(const SymInt& a, const SymInt& b) { return a.value_ / b.value_; }
  friend bool operator==(const SymInt& a, const SymInt& b) { return a.value_ == b.value_; }
  friend bool operator!=(const SymInt& a, const SymInt& b) { return a.value_ != b.value_; }
  friend bool operator<(const SymInt& a, const SymInt& b) { return a.value_ < b.value_; }
  friend bool operator>(const SymInt& a, const SymInt& b) { return a.value_ > b.value_; }
  friend std::ostream& operator<<(std::ostream& out, const SymInt& s) { return out << s.value_; }

 private:
  std::int64_t value_;
};
using SymIntArrayRef = ArrayRef<SymInt>;
using OptionalSymIntArrayRef = OptionalArrayRef<SymInt>;

}  // namespace c10

#endif
