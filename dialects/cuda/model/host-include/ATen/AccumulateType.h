// The type in which values of another one are summed: float for the small types on a device, double on the host.
#ifndef ASSAY_ATEN_ACCUMULATETYPE_H_
#define ASSAY_ATEN_ACCUMULATETYPE_H_

#include <c10/core/DeviceType.h>
#include <c10/core/ScalarType.h>

#include <cstdint>

namespace at {

template <typename T, c10::DeviceType D>
struct AccumulateTypeDevice {};
template <typename T, bool is_cuda>
struct AccumulateType {};

#define ASSAY_ACCUMULATE(t, on_host, on_device)                       \
  template <>                                                         \
  struct AccumulateType<t, false> { using type = on_host; };          \
  template <>                                                         \
  struct AccumulateType<t, true> { using type = on_device; };         \
  template <>                                                         \
  struct AccumulateTypeDevice<t, c10::DeviceType::CPU> { using type = on_host; }; \
  template <>                                                         \
  struct AccumulateTypeDevice<t, c10::DeviceType::CUDA> { using type = on_device; };
ASSAY_ACCUMULATE(c10::BFloat16, float, float)
ASSAY_ACCUMULATE(c10::Half, float, float)
ASSAY_ACCUMULATE(c10::Float8_e5m2, float, float)
ASSAY_ACCUMULATE(c10::Float8_e4m3fn, float, float)
ASSAY_ACCUMULATE(float, double, float)
ASSAY_ACCUMULATE(double, double, double)
ASSAY_ACCUMULATE(std::int8_t, std::int64_t, std::int64_t)
ASSAY_ACCUMULATE(std::uint8_t, std::int64_t, std::int64_t)
ASSAY_ACCUMULATE(char, std::int64_t, std::int64_t)
ASSAY_ACCUMULATE(std::int16_t, std::int64_t, std::int64_t)
ASSAY_ACCUMULATE(std::int32_t, std::int64_t, std::int64_t)
ASSAY_ACCUMULATE(std::int64_t, std::int64_t, std::int64_t)
ASSAY_ACCUMULATE(bool, bool, bool)
ASSAY_ACCUMULATE(c10::complex<float>, c10::complex<double>, c10::complex<float>)
ASSAY_ACCUMULATE(c10::complex<double>, c10::complex<double>, c10::complex<double>)
#undef ASSAY_ACCUMULATE
#if defined(__CUDACC__)
template <>
struct AccumulateType<half, true> { using type = float; };
#endif

template <typename T, c10::DeviceType device>
using acc_type_device = typename AccumulateTypeDevice<T, device>::type;
template <typename T, bool is_cuda>
using acc_type = typename AccumulateType<T, is_cuda>::type;
c10::ScalarType toAccumulateType(c10::ScalarType type, bool is_cuda);

}  // namespace at

#endif
