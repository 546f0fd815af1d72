// Storages, as far as replies look at them.
#ifndef ASSAY_C10_CORE_STORAGE_H_
#define ASSAY_C10_CORE_STORAGE_H_

#include <c10/core/Device.h>
#include <c10/util/intrusive_ptr.h>

#include <cstddef>

namespace c10 {

class SymInt;
struct StorageImpl;

struct Storage {
  Storage() = default;
  explicit operator bool() const;
  std::size_t nbytes() const;
  void* mutable_data() const;
  const void* data() const;
  template <typename T>
  T* mutable_data() const { return static_cast<T*>(mutable_data()); }
  template <typename T>
  const T* data() const { return static_cast<const T*>(data()); }
  Device device() const;
  DeviceType device_type() const;
  bool is_alias_of(const Storage& other) const;
  bool resizable() const;
  std::size_t use_count() const;
  bool unique() const;

 private:
  void* impl_ = nullptr;
};

}  // namespace c10

#endif
