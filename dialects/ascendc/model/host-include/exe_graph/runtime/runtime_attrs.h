// Model of gert::RuntimeAttrs: one pointer per attribute, in the order of Attr() calls. The requested type is not
// checked.
#ifndef ASSAY_HOST_RUNTIME_RUNTIME_ATTRS_H_
#define ASSAY_HOST_RUNTIME_RUNTIME_ATTRS_H_

#include <cstddef>
#include <cstdint>

#include "exe_graph/runtime/continuous_vector.h"
#include "exe_graph/runtime/tensor.h"

namespace assay_host {
struct Builder;
}

namespace gert {

class RuntimeAttrs {
 public:
  template <typename T>
  const T* GetAttrPointer(size_t index) const {
    return index < count_ ? static_cast<const T*>(values_[index]) : nullptr;
  }
  const std::int64_t* GetInt(const size_t index) const { return GetAttrPointer<std::int64_t>(index); }
  const TypedContinuousVector<std::int64_t>* GetListInt(const size_t index) const {
    return GetAttrPointer<TypedContinuousVector<std::int64_t>>(index);
  }
  const ContinuousVectorVector* GetListListInt(const size_t index) const {
    return GetAttrPointer<ContinuousVectorVector>(index);
  }
  const char* GetStr(const size_t index) const { return GetAttrPointer<char>(index); }
  const Tensor* GetTensor(const size_t index) const { return GetAttrPointer<Tensor>(index); }
  const float* GetFloat(const size_t index) const { return GetAttrPointer<float>(index); }
  const bool* GetBool(const size_t index) const { return GetAttrPointer<bool>(index); }
  const TypedContinuousVector<float>* GetListFloat(const size_t index) const {
    return GetAttrPointer<TypedContinuousVector<float>>(index);
  }
  const ContinuousVectorVector* GetListListFloat(const size_t index) const {
    return GetAttrPointer<ContinuousVectorVector>(index);
  }
  size_t GetAttrNum() const { return count_; }

  RuntimeAttrs() = delete;
  RuntimeAttrs(const RuntimeAttrs&) = delete;
  RuntimeAttrs(RuntimeAttrs&&) = delete;
  RuntimeAttrs& operator=(const RuntimeAttrs&) = delete;
  RuntimeAttrs& operator=(RuntimeAttrs&&) = delete;

 private:
  friend struct assay_host::Builder;
  size_t count_;
  const void* const* values_;
};

}  // namespace gert

#endif
