// caffe2::TypeMeta: the result of Tensor::dtype(). It compares with a ScalarType, but does not convert to one.
#ifndef ASSAY_C10_UTIL_TYPEID_H_
#define ASSAY_C10_UTIL_TYPEID_H_

#include <c10/core/ScalarType.h>
#include <c10/util/string_view.h>

#include <cstddef>
#include <ostream>

namespace caffe2 {

class TypeIdentifier {
 public:
  friend bool operator==(TypeIdentifier a, TypeIdentifier b) { return a.id_ == b.id_; }
  friend bool operator!=(TypeIdentifier a, TypeIdentifier b) { return a.id_ != b.id_; }
  unsigned short id_;
};

class TypeMeta final {
 public:
  TypeMeta() noexcept : index_(static_cast<std::uint16_t>(c10::ScalarType::Undefined)) {}
  TypeMeta(const TypeMeta&) noexcept = default;
  TypeMeta& operator=(const TypeMeta&) noexcept = default;
  TypeMeta& operator=(c10::ScalarType type) noexcept {
    index_ = static_cast<std::uint16_t>(type);
    return *this;
  }

  TypeIdentifier id() const noexcept { return {index_}; }
  bool isScalarType() const noexcept;
  bool isScalarType(c10::ScalarType type) const noexcept;
  std::size_t itemsize() const noexcept;
  c10::string_view name() const noexcept;
  template <typename T>
  bool Match() const noexcept { return *this == Make<T>(); }
  template <typename T>
  static TypeMeta Make() { return fromScalarType(c10::CppTypeToScalarType<T>::value); }
  static TypeMeta fromScalarType(c10::ScalarType type) { return TypeMeta(static_cast<std::uint16_t>(type)); }
  c10::ScalarType toScalarType() const { return static_cast<c10::ScalarType>(index_); }

  friend bool operator==(const TypeMeta lhs, const TypeMeta rhs) noexcept { return lhs.index_ == rhs.index_; }
  friend bool operator!=(const TypeMeta lhs, const TypeMeta rhs) noexcept { return lhs.index_ != rhs.index_; }
  friend std::ostream& operator<<(std::ostream& stream, TypeMeta type) { return stream << type.toScalarType(); }

 private:
  explicit TypeMeta(std::uint16_t index) noexcept : index_(index) {}
  std::uint16_t index_;
};

}  // namespace caffe2

namespace c10 {
inline caffe2::TypeMeta scalarTypeToTypeMeta(ScalarType type) { return caffe2::TypeMeta::fromScalarType(type); }
inline ScalarType typeMetaToScalarType(caffe2::TypeMeta dtype) { return dtype.toScalarType(); }
inline std::optional<ScalarType> optTypeMetaToScalarType(std::optional<caffe2::TypeMeta> type) {
  if (!type.has_value()) return std::nullopt;
  return type->toScalarType();
}
inline bool operator==(ScalarType t, caffe2::TypeMeta m) { return m.toScalarType() == t; }
inline bool operator==(caffe2::TypeMeta m, ScalarType t) { return t == m; }
inline bool operator!=(ScalarType t, caffe2::TypeMeta m) { return !(t == m); }
inline bool operator!=(caffe2::TypeMeta m, ScalarType t) { return !(t == m); }
}  // namespace c10

#endif
