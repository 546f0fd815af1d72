// Numbers, devices, streams, guards and the context: the declarations of c10 and at besides tensors. There is one
// device.
#ifndef ASSAY_C10_DEFINITIONS_H_
#define ASSAY_C10_DEFINITIONS_H_

#include <ATen/cuda/CUDAContext.h>
#include <ATen/cuda/CUDAEvent.h>
#include <assay/torch.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/all.h>

namespace c10 {

#define ASSAY_SCALAR_TO(type, name)                                             \
  type Scalar::to##name() const {                                               \
    if (kind_ == kDouble) return static_cast<type>(static_cast<double>(data_.d)); \
    if (kind_ == kUnsigned) return static_cast<type>(data_.u);                  \
    if (kind_ == kComplex) assay_cuda_unmodelled("a complex number");           \
    return static_cast<type>(data_.i);                                          \
  }
ASSAY_SCALAR_TO(std::uint8_t, Byte)
ASSAY_SCALAR_TO(std::int8_t, Char)
ASSAY_SCALAR_TO(std::int16_t, Short)
ASSAY_SCALAR_TO(int, Int)
ASSAY_SCALAR_TO(std::int64_t, Long)
ASSAY_SCALAR_TO(float, Float)
ASSAY_SCALAR_TO(double, Double)
ASSAY_SCALAR_TO(bool, Bool)
#undef ASSAY_SCALAR_TO
std::ostream& operator<<(std::ostream& out, const Scalar& s) {
  if (s.isFloatingPoint()) return out << s.toDouble();
  if (s.isBoolean()) return out << (s.toBool() ? "true" : "false");
  return out << s.toLong();
}
ScalarType Scalar::type() const {
  if (isFloatingPoint()) return ScalarType::Double;
  return isBoolean() ? ScalarType::Bool : ScalarType::Long;
}
Scalar Scalar::operator-() const { return isFloatingPoint() ? Scalar(-toDouble()) : Scalar(-toLong()); }

bool isSignedType(ScalarType t) {
  return t != ScalarType::Byte && t != ScalarType::Bool && t != ScalarType::UInt16 && t != ScalarType::UInt32 &&
         t != ScalarType::UInt64;
}

std::string DeviceTypeName(DeviceType d, bool lower_case) {
  if (d == DeviceType::CPU) return lower_case ? "cpu" : "CPU";
  if (d == DeviceType::CUDA) return lower_case ? "cuda" : "CUDA";
  if (d == DeviceType::Meta) return lower_case ? "meta" : "META";
  assay_cuda_unmodelled("a device that is neither the CPU nor CUDA");
  return "";
}
std::ostream& operator<<(std::ostream& out, DeviceType type) { return out << DeviceTypeName(type, true); }
std::string Device::str() const {
  std::string text = DeviceTypeName(type_, true);
  if (index_ >= 0) text += ":" + std::to_string(static_cast<int>(index_));
  return text;
}
std::ostream& operator<<(std::ostream& out, const Device& device) { return out << device.str(); }
Device::Device(const std::string& text) : type_(DeviceType::CPU), index_(-1) {
  const std::size_t colon = text.find(':');
  const std::string kind = text.substr(0, colon);
  if (kind == "cuda") {
    type_ = DeviceType::CUDA;
  } else if (kind != "cpu") {
    assay_cuda_unmodelled("a device that is neither the CPU nor CUDA");
  }
  if (colon != std::string::npos) index_ = static_cast<DeviceIndex>(std::stoi(text.substr(colon + 1)));
}
std::ostream& operator<<(std::ostream& out, Layout layout) {
  return out << (layout == Layout::Strided ? "Strided" : "Sparse");
}
std::ostream& operator<<(std::ostream& out, MemoryFormat format) {
  static const char* const names[] = {"Contiguous", "Preserve", "ChannelsLast", "ChannelsLast3d"};
  return out << names[static_cast<int>(format) & 3];
}
std::ostream& operator<<(std::ostream& out, const SourceLocation& place) {
  return out << place.function << " at " << place.file << ":" << place.line;
}
std::ostream& operator<<(std::ostream& out, const TensorOptions& options) {
  return out << "TensorOptions(dtype=" << options.dtype() << ", device=" << options.device() << ")";
}

// Guards have no effect: there is one device, and a stream guard only says which stream is the current one.
DeviceGuard::DeviceGuard(Device) {}
DeviceGuard::~DeviceGuard() {}
void DeviceGuard::reset_device(Device) {}
void DeviceGuard::set_index(DeviceIndex) {}
Device DeviceGuard::original_device() const { return Device(DeviceType::CUDA, 0); }
Device DeviceGuard::current_device() const { return Device(DeviceType::CUDA, 0); }
OptionalDeviceGuard::OptionalDeviceGuard(Device) {}
OptionalDeviceGuard::OptionalDeviceGuard(std::optional<Device>) {}
void OptionalDeviceGuard::reset_device(Device) {}

AutoGradMode::AutoGradMode(bool) {}
AutoGradMode::~AutoGradMode() {}
InferenceMode::InferenceMode(bool) {}
InferenceMode::~InferenceMode() {}

namespace cuda {

CUDAGuard::CUDAGuard(DeviceIndex) {}
CUDAGuard::CUDAGuard(Device device) {
  TORCH_CHECK(device.is_cuda(), "Expected a CUDA device, but got ", device);
}
CUDAGuard::~CUDAGuard() {}
void CUDAGuard::set_device(Device) {}
void CUDAGuard::reset_device(Device) {}
void CUDAGuard::set_index(DeviceIndex) {}
Device CUDAGuard::original_device() const { return Device(DeviceType::CUDA, 0); }
Device CUDAGuard::current_device() const { return Device(DeviceType::CUDA, 0); }
OptionalCUDAGuard::OptionalCUDAGuard() {}
OptionalCUDAGuard::OptionalCUDAGuard(detail::Maybe<Device> device) {
  TORCH_CHECK(!device.value.has_value() || device.value->is_cuda(), "Expected a CUDA device, but got ", *device.value);
}
OptionalCUDAGuard::OptionalCUDAGuard(detail::Maybe<DeviceIndex>) {}
OptionalCUDAGuard::~OptionalCUDAGuard() {}
void OptionalCUDAGuard::set_device(Device) {}
void OptionalCUDAGuard::reset_device(Device) {}
void OptionalCUDAGuard::set_index(DeviceIndex) {}
void OptionalCUDAGuard::reset() {}

cudaStream_t CUDAStream::stream() const { return reinterpret_cast<cudaStream_t>(stream_.id()); }
bool CUDAStream::query() const { return true; }
void CUDAStream::synchronize() const { C10_CUDA_CHECK(cudaStreamSynchronize(stream())); }
int CUDAStream::priority() const { return 0; }
CUDAStream::CUDAStream(Stream stream) : stream_(stream) {}
namespace {
CUDAStream stream_of(void* handle) {
  return CUDAStream(CUDAStream::UNCHECKED,
                    Stream(Stream::UNSAFE, Device(DeviceType::CUDA, 0), reinterpret_cast<StreamId>(handle)));
}
}  // namespace
CUDAStream getCurrentCUDAStream(DeviceIndex) { return stream_of(assay_torch_stream(0)); }
CUDAStream getDefaultCUDAStream(DeviceIndex) { return stream_of(nullptr); }
CUDAStream getStreamFromPool(const bool, DeviceIndex) { return stream_of(assay_torch_new_stream(0, 0)); }
CUDAStream getStreamFromPool(const int priority, DeviceIndex) { return stream_of(assay_torch_new_stream(0, priority)); }
CUDAStream getStreamFromExternal(cudaStream_t stream, DeviceIndex) { return stream_of(stream); }
void setCurrentCUDAStream(CUDAStream stream) { assay_torch_set_stream(0, stream.stream()); }

DeviceIndex device_count() noexcept { return 1; }
DeviceIndex device_count_ensure_non_zero() { return 1; }
DeviceIndex current_device() { return 0; }
void set_device(DeviceIndex, const bool) {}
void device_synchronize() { C10_CUDA_CHECK(cudaDeviceSynchronize()); }

void c10_cuda_check_implementation(const std::int32_t error, const char* file, const char* function,
                                   const std::uint32_t line, const bool) {
  if (error == cudaSuccess) return;
  cudaGetLastError();
  const std::string text = std::string("CUDA error: ") + cudaGetErrorString(static_cast<cudaError_t>(error));
  assay_torch_raise(0, text.c_str(), function, file, line);
  throw CUDAError({function, file, line}, text);
}

}  // namespace cuda
}  // namespace c10

namespace at {

Context& globalContext() {
  static Context context;
  return context;
}
bool Context::hasCUDA() { return true; }
bool Context::allowTF32CuBLAS() const { return false; }
void Context::setAllowTF32CuBLAS(bool) {}
bool Context::allowTF32CuDNN() const { return true; }
void Context::setAllowTF32CuDNN(bool) {}
bool hasCUDA() { return true; }

namespace cuda {
cudaDeviceProp* getCurrentDeviceProperties() {
  static cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, 0);
  return &properties;
}
cudaDeviceProp* getDeviceProperties(c10::DeviceIndex) { return getCurrentDeviceProperties(); }
bool is_available() { return true; }
int warp_size() { return 32; }
std::int64_t getNumGPUs() { return 1; }
cublasHandle_t getCurrentCUDABlasHandle() { return static_cast<cublasHandle_t>(assay_torch_library_handle("cublas")); }
}  // namespace cuda
}  // namespace at

namespace torch {
namespace cuda {
c10::DeviceIndex device_count() { return 1; }
bool is_available() { return true; }
void synchronize(std::int64_t) { C10_CUDA_CHECK(cudaDeviceSynchronize()); }
}  // namespace cuda
}  // namespace torch

#endif
