// Model of gert::KernelContext. Operator code gets at it only as the argument of an old-style tiling parse function;
// the chains behind it belong to the vendor's executor and are not modelled.
#ifndef ASSAY_HOST_RUNTIME_KERNEL_CONTEXT_H_
#define ASSAY_HOST_RUNTIME_KERNEL_CONTEXT_H_

#include <cstddef>
#include <type_traits>

#include "assay/host_state.h"
#include "exe_graph/runtime/kernel_run_context.h"

namespace assay_host {
struct Builder;
}

namespace gert {

class Chain {
 public:
  using Deleter = void (*)(void*);
  template <class T>
  const T* GetPointer() const {
    return static_cast<const T*>(data_);
  }
  template <class T>
  T* GetPointer() {
    return static_cast<T*>(data_);
  }
  template <class T>
  const T& GetValue() const {
    return *static_cast<const T*>(data_);
  }
  template <class T>
  T& GetValue() {
    return *static_cast<T*>(data_);
  }
  void Set(void* const data, const Chain::Deleter deleter) {
    data_ = data;
    deleter_ = deleter;
  }
  template <typename T>
  void SetWithDefaultDeleter(T* data) {
    Set(data, [](void* p) { delete static_cast<T*>(p); });
  }
  bool HasDeleter() const { return deleter_ != nullptr; }

 private:
  void* data_ = nullptr;
  Deleter deleter_ = nullptr;
};

class KernelContext {
 public:
  size_t GetInputNum() const { assay_host::Unmodelled("KernelContext::GetInputNum"); }
  size_t GetOutputNum() const { assay_host::Unmodelled("KernelContext::GetOutputNum"); }
  const Chain* GetInput(const size_t) const { assay_host::Unmodelled("KernelContext::GetInput"); }
  Chain* MutableInput(const size_t) const { assay_host::Unmodelled("KernelContext::MutableInput"); }
  Chain* GetOutput(const size_t) { assay_host::Unmodelled("KernelContext::GetOutput"); }
  const Chain* GetOutput(const size_t) const { assay_host::Unmodelled("KernelContext::GetOutput"); }
  Chain* GetOutput2(const size_t) { assay_host::Unmodelled("KernelContext::GetOutput2"); }
  template <typename T>
  const T GetInputValue(size_t) const {
    assay_host::Unmodelled("KernelContext::GetInputValue");
  }
  template <typename T>
  const T* GetInputPointer(size_t) const {
    assay_host::Unmodelled("KernelContext::GetInputPointer");
  }
  template <typename T>
  T* MutableInputPointer(size_t) const {
    assay_host::Unmodelled("KernelContext::MutableInputPointer");
  }
  const char* GetInputStrPointer(const size_t) const { assay_host::Unmodelled("KernelContext::GetInputStrPointer"); }
  const void* GetComputeNodeExtend() const { return run_ == nullptr ? nullptr : run_->info; }
  const void* GetKernelExtend() const { return run_ == nullptr ? nullptr : run_->extend; }
  template <typename T>
  T* GetOutputPointer(size_t) {
    assay_host::Unmodelled("KernelContext::GetOutputPointer");
  }
  template <typename T>
  const T* GetOutputPointer(size_t) const {
    assay_host::Unmodelled("KernelContext::GetOutputPointer");
  }
  KernelRunContext* GetContext() { return run_; }
  const KernelRunContext* GetContext() const { return run_; }
  static bool IsInlineSize(const size_t size) { return size <= sizeof(void*); }

 protected:
  friend struct assay_host::Builder;
  KernelRunContext* run_ = nullptr;
};

}  // namespace gert

#endif
