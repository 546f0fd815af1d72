// at::indexing: the arguments of x.index({...}).
#ifndef ASSAY_ATEN_TENSORINDEXING_H_
#define ASSAY_ATEN_TENSORINDEXING_H_

#include <ATen/core/TensorBody.h>

#include <cstdint>
#include <type_traits>

namespace at {
namespace indexing {

enum class EllipsisIndexType { Ellipsis };
constexpr EllipsisIndexType Ellipsis = EllipsisIndexType::Ellipsis;
constexpr std::nullopt_t None = std::nullopt;
constexpr std::int64_t INDEX_MIN = INT64_MIN;
constexpr std::int64_t INDEX_MAX = INT64_MAX;

struct Slice final {
  explicit Slice(std::optional<c10::SymInt> start = std::nullopt, std::optional<c10::SymInt> stop = std::nullopt,
                 std::optional<c10::SymInt> step = std::nullopt);
  c10::SymInt start() const;
  c10::SymInt stop() const;
  c10::SymInt step() const;

 private:
  std::int64_t start_;
  std::int64_t stop_;
  std::int64_t step_;
};
std::ostream& operator<<(std::ostream& stream, const Slice& slice);

enum class TensorIndexType { None, Ellipsis, SymInt, Boolean, Slice, Tensor };
struct TensorIndex final {
  TensorIndex(std::nullopt_t);
  TensorIndex(EllipsisIndexType);
  TensorIndex(const char* str);
  TensorIndex(c10::SymInt integer);
  TensorIndex(std::int64_t integer);
  TensorIndex(int integer);
  template <class T, class = std::enable_if_t<std::is_same_v<bool, T>>>
  TensorIndex(T boolean) : TensorIndex(static_cast<std::int64_t>(boolean)) {}
  TensorIndex(Slice slice);
  TensorIndex(Tensor tensor);
  bool is_none() const;
  bool is_ellipsis() const;
  bool is_integer() const;
  bool is_boolean() const;
  bool is_slice() const;
  bool is_tensor() const;
  const Tensor& tensor() const;

 private:
  friend struct IndexAccess;
  TensorIndexType type_;
  std::int64_t values_[3];
  Tensor tensor_;
};

}  // namespace indexing
}  // namespace at

#endif
