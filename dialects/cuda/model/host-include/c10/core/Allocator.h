#ifndef ASSAY_C10_CORE_ALLOCATOR_H_
#define ASSAY_C10_CORE_ALLOCATOR_H_

#include <c10/core/Device.h>

#include <cstddef>

namespace c10 {

using DeleterFnPtr = void (*)(void*);
class DataPtr {
 public:
  DataPtr();
  DataPtr(void* data, Device device);
  DataPtr(void* data, void* ctx, DeleterFnPtr deleter, Device device);
  DataPtr(DataPtr&&) noexcept;
  DataPtr& operator=(DataPtr&&) noexcept;
  ~DataPtr();
  void* get() const;
  void* mutable_get();
  void* operator->() const;
  void clear();
  explicit operator bool() const;
  Device device() const;

 private:
  void* data_;
};
struct Allocator {
  virtual ~Allocator() = default;
  virtual DataPtr allocate(std::size_t n) = 0;
  virtual DeleterFnPtr raw_deleter() const { return nullptr; }
  void* raw_allocate(std::size_t n);
  void raw_deallocate(void* ptr);
};

}  // namespace c10

#endif
