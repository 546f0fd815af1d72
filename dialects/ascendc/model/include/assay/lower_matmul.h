// The members of a Matmul object store their arguments, and each request for a result becomes one intrinsic. A vector
// core that calls one is served by the matrix core of its block; here the request is the service.
#pragma once

#include "assay/lower_cube.h"
#include "assay/api/tiling_structs.h"

namespace assay_model {
// A matrix core that only serves does nothing at the requests of its own copy of the code.
#if defined(__DAV_C220_CUBE__) && !defined(ASCENDC_CUBE_ONLY)
constexpr bool kServes = true;
#else
constexpr bool kServes = false;
#endif

template <class A, class B, class C, class Bias, bool Split = false>
class MatmulState {
 public:
  ASSAY_MODEL void Init(const ::TCubeTiling* tiling) {
    // The tiling is then a constant of the object's type, and shapes are set one by one.
    constant_ = tiling == nullptr;
    if (constant_) return;
    spec_.m = tiling->M;
    spec_.n = tiling->N;
    spec_.ka = tiling->Ka;
    spec_.kb = tiling->Kb;
    row_ = tiling->N;
    single_m_ = tiling->singleCoreM;
    single_n_ = tiling->singleCoreN;
    spec_.single_k = tiling->singleCoreK;
    base_m_ = tiling->baseM;
    base_n_ = tiling->baseN;
    by_columns_ = tiling->iterateOrder != 0;
    next_ = 0;
  }
  ASSAY_MODEL void SetOrgShape(assay_i64 m, assay_i64 n, assay_i64 k) { SetOrgShape(m, n, k, k, 0); }
  ASSAY_MODEL void SetOrgShape(assay_i64 m, assay_i64 n, assay_i64 ka, assay_i64 kb, assay_i64 kc) {
    spec_.m = m;
    spec_.n = n;
    spec_.ka = ka;
    spec_.kb = kb;
    row_ = kc != 0 ? kc : n;
  }
  ASSAY_MODEL void SetShape(assay_i64 m, assay_i64 n, assay_i64 k) {
    if (m >= 0) single_m_ = m;
    if (n >= 0) single_n_ = n;
    if (k >= 0) spec_.single_k = k;
  }
  template <typename Tensor>
  ASSAY_MODEL void SetA(const Tensor& tensor, bool transposed) {
    spec_.a = MatrixOf<A>(tensor, transposed);
    next_ = 0;
  }
  template <typename Tensor>
  ASSAY_MODEL void SetB(const Tensor& tensor, bool transposed) {
    spec_.b = MatrixOf<B>(tensor, transposed);
    next_ = 0;
  }
  template <typename Tensor>
  ASSAY_MODEL void SetBias(const Tensor& tensor) {
    spec_.bias = MatrixOf<Bias>(tensor, false);
    spec_.has_bias = 1;
  }
  ASSAY_MODEL void ClearBias() { spec_.has_bias = 0; }
  ASSAY_MODEL void SetHf32(bool enable) { spec_.hf32 = enable; }
  ASSAY_MODEL void SetScale(assay_u64 scale) { spec_.scale = scale; }
  template <typename T>
  ASSAY_MODEL void SetScales(const GlobalTensor<T>& scales) {
    spec_.scales = GmOf(scales);
  }
  template <typename T>
  ASSAY_MODEL void SetScales(const LocalTensor<T>&) {
    assay_unmodelled("Matmul::SetQuantVector of a LocalTensor");
  }

  template <typename T>
  ASSAY_MODEL void All(const GlobalTensor<T>& c, int atomic, bool sequential) {
    if (sequential) assay_unmodelled("Matmul::IterateAll with enSequentialWrite");
    Out(c, 0, 0, single_m_, single_n_, row_, atomic);
  }
  template <typename T>
  ASSAY_MODEL void Batch(const GlobalTensor<T>& c, uint32_t batch_a, uint32_t batch_b, bool strides, int atomic) {
    if (static_cast<int>(A::layout) != 4 || static_cast<int>(B::layout) != 4) {
      assay_unmodelled("Matmul::IterateBatch of a layout other than NORMAL");
    }
    if (batch_a != batch_b || strides) assay_unmodelled("Matmul::IterateBatch with broadcast or strides");
    for (uint32_t i = 0; i < batch_a; ++i) {
      spec_.batch = i;
      Out(c[i * static_cast<uint64_t>(single_m_) * row_], 0, 0, single_m_, single_n_, row_, atomic);
    }
    spec_.batch = 0;
  }
  // The next base block; false when the last one has been taken.
  ASSAY_MODEL bool Next(bool partial_sum) {
    if (partial_sum) assay_unmodelled("Matmul::Iterate with enPartialSum");
    if (kServes || next_ >= Rows() * Columns()) {
      next_ = 0;
      return false;
    }
    ++next_;
    return true;
  }
  template <typename T>
  ASSAY_MODEL void Get(const GlobalTensor<T>& c, int atomic, bool sequential) {
    const assay_i64 row = BlockRow() * base_m_, column = BlockColumn() * base_n_;
    if (sequential) {
      if (InGroups()) assay_unmodelled("Matmul::GetTensorC with enSequentialWrite of a result in groups of columns");
      if (Width() != base_n_) assay_unmodelled("Matmul::GetTensorC with enSequentialWrite of a narrow block");
      Out(c, row, column, Height(), Width(), base_n_, atomic);
    } else {
      const assay_i64 at = InGroups() ? column * GroupRows() + row * kGroup : row * row_ + column;
      Out(c[static_cast<uint64_t>(at)], row, column, Height(), Width(), row_, atomic);
    }
  }
  template <typename T>
  ASSAY_MODEL void Get(const LocalTensor<T>& c, int atomic, bool padded) {
    if (atomic != 0) assay_unmodelled("Matmul::GetTensorC into UB with enAtomic");
    if (padded || static_cast<int>(C::format) != 0) assay_unmodelled("Matmul::GetTensorC into UB in this format");
    if (Width() != base_n_) assay_unmodelled("Matmul::GetTensorC of a narrow block into UB");
    if constexpr (kServes) return;
    const assay_matmul spec = spec_;
    assay_matmul_local(&spec, ASSAY_AT(c), kDtypeOf<T>, BlockRow() * base_m_, BlockColumn() * base_n_, Height(),
                       Width(), base_n_);
  }
  ASSAY_MODEL assay_i64 BlockRow() const { return by_columns_ ? (next_ - 1) / Columns() : (next_ - 1) % Rows(); }
  ASSAY_MODEL assay_i64 BlockColumn() const { return by_columns_ ? (next_ - 1) % Columns() : (next_ - 1) / Rows(); }
  ASSAY_MODEL assay_i64 Height() const { return Part(single_m_ - BlockRow() * base_m_, base_m_); }
  ASSAY_MODEL assay_i64 Width() const { return Part(single_n_ - BlockColumn() * base_n_, base_n_); }
  ASSAY_MODEL assay_i64 Place() const { return BlockRow() * base_m_ * row_ + BlockColumn() * base_n_; }

 private:
  static ASSAY_MODEL assay_i64 Part(assay_i64 left, assay_i64 base) { return left < base ? left : base; }
  ASSAY_MODEL assay_i64 Rows() const { return base_m_ > 0 ? (single_m_ + base_m_ - 1) / base_m_ : 0; }
  ASSAY_MODEL assay_i64 Columns() const { return base_n_ > 0 ? (single_n_ + base_n_ - 1) / base_n_ : 0; }
  template <class Type, typename T>
  static ASSAY_MODEL assay_matrix MatrixOf(const GlobalTensor<T>& tensor, bool transposed) {
    return {GmOf(tensor), 0, 0, kDtypeOf<T>, static_cast<int>(Type::format), transposed, 0};
  }
  template <class Type, typename T>
  static ASSAY_MODEL assay_matrix MatrixOf(const LocalTensor<T>& tensor, bool transposed) {
    return {nullptr, ASSAY_AT(tensor), kDtypeOf<T>, static_cast<int>(Type::format), transposed, 1};
  }
  template <class Type, typename T>
  static ASSAY_MODEL assay_matrix MatrixOf(const T&, bool) {
    assay_unmodelled("Matmul::SetTensorA or SetTensorB of a scalar");
    return {};
  }
  template <typename T>
  ASSAY_MODEL void Out(const GlobalTensor<T>& c, assay_i64 row, assay_i64 column, assay_i64 rows, assay_i64 columns,
                       assay_i64 stride, int atomic) {
    if (static_cast<int>(C::format) != 0 && static_cast<int>(C::format) != 5 && !InGroups()) {
      assay_unmodelled("a result of Matmul that is neither row-major nor in groups of columns");
    }
    if constexpr (kServes) return;
    const bool shaped = single_m_ != 0 && single_n_ != 0 && spec_.single_k != 0;
    if (constant_ && !shaped) assay_unmodelled("a Matmul with constant tiling");
    const assay_matmul spec = spec_;
    if constexpr (!InGroups()) {
      assay_matmul_out(&spec, GmOut(c), kDtypeOf<T>, row, column, rows, columns, stride, atomic);
    } else {
      // The contents of a group past the last row or column are undefined.
      if (spec_.m <= 0 || sizeof(T) < 2 || columns % kGroup != 0 || rows % 16 != 0) {
        assay_unmodelled("a result of Matmul in groups of columns that are not filled");
      }
      for (assay_i64 at = 0; at < columns; at += kGroup) {
        assay_matmul_out(&spec, GmOut(c[static_cast<uint64_t>(at * GroupRows())]), kDtypeOf<T>, row, column + at, rows,
                         kGroup, kGroup, atomic);
      }
    }
  }
  // In the format NZ a result is a group of columns after the other, each with its rows one after the other.
  static constexpr assay_i64 kGroup = Split ? 8 : 16;
  static ASSAY_MODEL constexpr bool InGroups() { return static_cast<int>(C::format) == 1; }
  ASSAY_MODEL assay_i64 GroupRows() const { return (spec_.m + 15) / 16 * 16; }

  assay_matmul spec_ = {};
  assay_i64 row_ = 0;  // elements of a row of C
  assay_i64 single_m_ = 0, single_n_ = 0, base_m_ = 0, base_n_ = 0;
  assay_i64 next_ = 0;  // blocks taken
  bool by_columns_ = false;
  bool constant_ = false;  // it was given no tiling
};

// REGIST_MATMUL_OBJ: objects, each with its tiling or without one. True on a matrix core, which serves and is done.
ASSAY_MODEL void InitObjects() {}
template <class Object>
ASSAY_MODEL void InitObjects(Object&) {}
template <class Object, class Second, class... Rest>
ASSAY_MODEL void InitObjects(Object& object, Second&& second, Rest&&... rest) {
  if constexpr (std::is_void_v<std::remove_pointer_t<std::remove_reference_t<Second>>>) {
    object.Init(static_cast<const TCubeTiling*>(second));
    InitObjects(rest...);
  } else if constexpr (std::is_pointer_v<std::remove_reference_t<Second>>) {
    object.Init(second);
    InitObjects(rest...);
  } else if constexpr (__is_same(std::remove_cv_t<std::remove_reference_t<Second>>, decltype(nullptr))) {
    InitObjects(rest...);
  } else {
    InitObjects(second, rest...);
  }
}
template <class Pipe, class Workspace, class... Rest>
ASSAY_MODEL bool RegisterObjects(Pipe&&, Workspace&&, Rest&&... rest) {
  if constexpr (!kServes) InitObjects(rest...);
  return kServes;
}
}  // namespace assay_model
