// The runtime's functions by their names.
// Source: acl/acl_rt.h and acl/acl_base.h of 8.1; codes of errors from acl/error_codes/rt_error_codes.h.
#include <assay/host_platforms.h>

#include <cstdlib>
#include <cstring>
#include <unordered_map>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/worker/program-runtime.h"

namespace assay {
namespace {

constexpr int kSuccess = 0, kInvalid = 107000, kNoMemory = 207001;
// aclrtMemcpyKind.
constexpr int kToDevice = 1, kToHost = 2, kInDevice = 3;

ProgramRuntime& Runtime() { return *ProgramRuntime::Current(); }

int Nothing() { return kSuccess; }

float Float16ToFloat(std::uint16_t value) { return device::HalfToFloat(value); }
std::uint16_t FloatToFloat16(float value) { return device::FloatToHalf(value); }

int Malloc(void** to, std::size_t bytes, int) {
  if (to == nullptr || bytes == 0) return Runtime().Error("aclrtMalloc", kInvalid);
  *to = Runtime().Allocate(bytes);
  return *to == nullptr ? Runtime().Error("aclrtMalloc", kNoMemory) : kSuccess;
}

int Free(void* address) { return Runtime().Release(address) ? kSuccess : Runtime().Error("aclrtFree", kInvalid); }

int MallocHost(void** to, std::size_t bytes) {
  if (to == nullptr || bytes == 0) return Runtime().Error("aclrtMallocHost", kInvalid);
  *to = std::calloc(1, bytes);
  return *to == nullptr ? Runtime().Error("aclrtMallocHost", kNoMemory) : kSuccess;
}

int FreeHost(void* address) {
  if (address == nullptr || Runtime().IsDevice(address)) return Runtime().Error("aclrtFreeHost", kInvalid);
  std::free(address);
  return kSuccess;
}

int Memset(void* to, std::size_t room, int value, std::size_t bytes) {
  std::byte* memory = bytes > room ? nullptr : Runtime().Memory(to, bytes, true);
  if (memory == nullptr) return Runtime().Error("aclrtMemset", kInvalid);
  std::memset(memory, value, bytes);
  return kSuccess;
}
int MemsetAsync(void* to, std::size_t room, int value, std::size_t bytes, void*) {
  return Memset(to, room, value, bytes);
}

int CopyBytes(void* to, std::size_t room, const void* from, std::size_t bytes, int kind, bool waits) {
  if (bytes > room || bytes == 0) return Runtime().Error("aclrtMemcpy", kInvalid);
  const bool reads = kind == kToHost || kind == kInDevice, writes = kind == kToDevice || kind == kInDevice;
  if (reads != Runtime().IsDevice(from) || writes != Runtime().IsDevice(to))
    return Runtime().Error("aclrtMemcpy", kInvalid);
  const void* source = reads ? Runtime().Memory(from, bytes, false) : from;
  void* target = writes ? Runtime().Memory(to, bytes, true) : to;
  if (source == nullptr || target == nullptr) return Runtime().Error("aclrtMemcpy", kInvalid);
  if (reads && waits) Runtime().ReadByHost();
  std::memmove(target, source, bytes);
  return kSuccess;
}
int Memcpy(void* to, std::size_t room, const void* from, std::size_t bytes, int kind) {
  return CopyBytes(to, room, from, bytes, kind, true);
}
int MemcpyAsync(void* to, std::size_t room, const void* from, std::size_t bytes, int kind, void*) {
  return CopyBytes(to, room, from, bytes, kind, false);
}

int NewHandle(void** to) {
  if (to == nullptr) return kInvalid;
  *to = Runtime().NewHandle();
  return kSuccess;
}
int NewHandleOfDevice(void** to, int) { return NewHandle(to); }
int NewHandleWithFlag(void** to, unsigned) { return NewHandle(to); }
int SynchroniseStream(const void* stream) {
  Runtime().Wait(stream);
  return kSuccess;
}
int SynchroniseDevice() {
  Runtime().WaitForAll();
  return kSuccess;
}
int ElapsedTime(float* ms, void*, void*) {
  *ms = 1;
  return kSuccess;
}

const char* NoMessage() { return ""; }
const char* SocName() { return Runtime().platform() == nullptr ? "" : Runtime().platform()->soc; }
int DeviceCount(unsigned* to) {
  *to = 1;
  return kSuccess;
}
int DeviceNumber(int* to) {
  *to = 0;
  return kSuccess;
}
int DeviceInfo(unsigned, int attribute, std::int64_t* to) {
  const assay_host_platform* platform = Runtime().platform();
  if (platform == nullptr || to == nullptr) return kInvalid;
  switch (attribute) {
    case 101:
      *to = platform->split ? platform->cube_core_count : platform->ai_core_count;
      return kSuccess;
    case 201:
      *to = platform->split ? platform->vector_core_count : platform->ai_core_count;
      return kSuccess;
    default:
      return Runtime().Error("aclrtGetDeviceInfo", kInvalid);
  }
}

void Launch(const void* kernel, std::uint64_t blocks, const std::uint32_t* shape, void* stream,
            const void* const* arguments, const std::size_t* sizes, std::size_t count) {
  Runtime().Launch(kernel, {.blocks = blocks, .shape = shape}, stream, arguments, sizes, count);
}

template <class Function>
void* EntryAddress(Function* function) {
  return reinterpret_cast<void*>(function);
}

}  // namespace

void* ProgramRuntimeSymbol(std::string_view name) {
  static const std::unordered_map<std::string_view, void*> kNames = {
      {"assay_program_launch", EntryAddress(&Launch)},
      {"aclInit", EntryAddress(&Nothing)},
      {"aclFinalize", EntryAddress(&Nothing)},
      {"aclrtSetDevice", EntryAddress(&Nothing)},
      {"aclrtResetDevice", EntryAddress(&Nothing)},
      {"aclrtResetDeviceForce", EntryAddress(&Nothing)},
      {"aclrtCreateContext", EntryAddress(&NewHandleOfDevice)},
      {"aclrtDestroyContext", EntryAddress(&Nothing)},
      {"aclrtSetCurrentContext", EntryAddress(&Nothing)},
      {"aclrtCreateStream", EntryAddress(&NewHandle)},
      {"aclrtCreateStreamWithConfig", EntryAddress(&NewHandleWithFlag)},
      {"aclrtDestroyStream", EntryAddress(&Nothing)},
      {"aclrtDestroyStreamForce", EntryAddress(&Nothing)},
      {"aclrtSynchronizeStream", EntryAddress(&SynchroniseStream)},
      {"aclrtSynchronizeStreamWithTimeout", EntryAddress(&SynchroniseStream)},
      {"aclrtSynchronizeDevice", EntryAddress(&SynchroniseDevice)},
      {"aclFloat16ToFloat", EntryAddress(&Float16ToFloat)},
      {"aclFloatToFloat16", EntryAddress(&FloatToFloat16)},
      {"aclrtMalloc", EntryAddress(&Malloc)},
      {"aclrtFree", EntryAddress(&Free)},
      {"aclrtMallocHost", EntryAddress(&MallocHost)},
      {"aclrtFreeHost", EntryAddress(&FreeHost)},
      {"aclrtMemset", EntryAddress(&Memset)},
      {"aclrtMemsetAsync", EntryAddress(&MemsetAsync)},
      {"aclrtMemcpy", EntryAddress(&Memcpy)},
      {"aclrtMemcpyAsync", EntryAddress(&MemcpyAsync)},
      {"aclrtCreateEvent", EntryAddress(&NewHandle)},
      {"aclrtCreateEventWithFlag", EntryAddress(&NewHandleWithFlag)},
      {"aclrtCreateEventExWithFlag", EntryAddress(&NewHandleWithFlag)},
      {"aclrtDestroyEvent", EntryAddress(&Nothing)},
      {"aclrtRecordEvent", EntryAddress(&Nothing)},
      {"aclrtStreamWaitEvent", EntryAddress(&Nothing)},
      {"aclrtSynchronizeEvent", EntryAddress(&SynchroniseDevice)},
      {"aclrtEventElapsedTime", EntryAddress(&ElapsedTime)},
      {"aclGetRecentErrMsg", EntryAddress(&NoMessage)},
      {"aclrtGetSocName", EntryAddress(&SocName)},
      {"aclrtGetDeviceCount", EntryAddress(&DeviceCount)},
      {"aclrtGetDevice", EntryAddress(&DeviceNumber)},
      {"aclrtGetDeviceInfo", EntryAddress(&DeviceInfo)},
  };
  const auto found = kNames.find(name);
  return found == kNames.end() ? nullptr : found->second;
}

}  // namespace assay
