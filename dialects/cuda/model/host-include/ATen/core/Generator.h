#ifndef ASSAY_ATEN_CORE_GENERATOR_H_
#define ASSAY_ATEN_CORE_GENERATOR_H_

#include <c10/core/Device.h>

#include <cstdint>
#include <mutex>

namespace at {
struct Generator {
  Generator() = default;
  bool operator==(const Generator& rhs) const;
  bool operator!=(const Generator& rhs) const;
  bool defined() const;
  void set_current_seed(std::uint64_t seed);
  std::uint64_t current_seed() const;
  std::uint64_t seed();
  std::mutex& mutex();
  Device device() const;
  template <typename T>
  T* get() const;

 private:
  void* impl_ = nullptr;
};
template <typename T>
T* check_generator(std::optional<Generator> gen);
template <typename T>
T* get_generator_or_default(const std::optional<Generator>& gen, const Generator& default_gen);
}  // namespace at

#endif
