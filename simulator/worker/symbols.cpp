// Symbol tables of the worker. The half-precision helpers take and return their 16 bits in the low part of a float
// register, which is where the calling conventions of x86-64 and AArch64 put a half.
#include "simulator/worker/symbols.h"

#include <dlfcn.h>
#include <link.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "analyzer/facts/number-formats.h"

namespace assay {
namespace {

using device::Bf16ToFloat;
using device::FloatToBf16;
using device::FloatToHalf;
using device::HalfToFloat;

std::uint16_t LowBits(float carrier) { return static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(carrier)); }
float Carry(std::uint16_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits)); }

// double to float with the last bit kept sticky, so that rounding on to 16 bits rounds only once.
float ToFloatOdd(double value) {
  const float near = static_cast<float>(value);
  if (!std::isfinite(near) || static_cast<double>(near) == value) return near;
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(near);
  if ((bits & 1) != 0) return near;
  const bool beyond = std::fabs(static_cast<double>(near)) > std::fabs(value);
  return std::bit_cast<float>(beyond ? bits - 1 : bits + 1);
}

float ExtendHalf(float half) { return HalfToFloat(LowBits(half)); }
double ExtendHalfToDouble(float half) { return HalfToFloat(LowBits(half)); }
float TruncateToHalf(float value) { return Carry(FloatToHalf(value)); }
float TruncateDoubleToHalf(double value) { return Carry(FloatToHalf(ToFloatOdd(value))); }
float TruncateToBf16(float value) { return Carry(FloatToBf16(value)); }
float TruncateDoubleToBf16(double value) { return Carry(FloatToBf16(ToFloatOdd(value))); }
float ExtendHalfBits(std::uint16_t half) { return HalfToFloat(half); }
std::uint16_t TruncateToHalfBits(float value) { return FloatToHalf(value); }

template <class Function>
void* Address(Function* function) {
  return reinterpret_cast<void*>(function);
}

const std::unordered_map<std::string_view, void*>& Library() {
#define ASSAY_REAL(name)                                          \
  {#name, Address(static_cast<double (*)(double)>(&::name))}, {   \
    #name "f", Address(static_cast<float (*)(float)>(&::name##f)) \
  }
#define ASSAY_REAL2(name)                                                \
  {#name, Address(static_cast<double (*)(double, double)>(&::name))}, {  \
    #name "f", Address(static_cast<float (*)(float, float)>(&::name##f)) \
  }
  static const std::unordered_map<std::string_view, void*> kTable = {
      {"memcpy", Address(&std::memcpy)},
      {"memmove", Address(&std::memmove)},
      {"memset", Address(&std::memset)},
      {"memcmp", Address(&std::memcmp)},
      {"strlen", Address(&std::strlen)},
      {"__extendhfsf2", Address(&ExtendHalf)},
      {"__extendhfdf2", Address(&ExtendHalfToDouble)},
      {"__truncsfhf2", Address(&TruncateToHalf)},
      {"__truncdfhf2", Address(&TruncateDoubleToHalf)},
      {"__truncsfbf2", Address(&TruncateToBf16)},
      {"__truncdfbf2", Address(&TruncateDoubleToBf16)},
      {"__gnu_h2f_ieee", Address(&ExtendHalfBits)},
      {"__gnu_f2h_ieee", Address(&TruncateToHalfBits)},
      ASSAY_REAL(exp),
      ASSAY_REAL(exp2),
      ASSAY_REAL(expm1),
      ASSAY_REAL(log),
      ASSAY_REAL(log2),
      ASSAY_REAL(log10),
      ASSAY_REAL(log1p),
      ASSAY_REAL(sqrt),
      ASSAY_REAL(cbrt),
      ASSAY_REAL(sin),
      ASSAY_REAL(cos),
      ASSAY_REAL(tan),
      ASSAY_REAL(asin),
      ASSAY_REAL(acos),
      ASSAY_REAL(atan),
      ASSAY_REAL(sinh),
      ASSAY_REAL(cosh),
      ASSAY_REAL(tanh),
      ASSAY_REAL(erf),
      ASSAY_REAL(erfc),
      ASSAY_REAL(floor),
      ASSAY_REAL(ceil),
      ASSAY_REAL(round),
      ASSAY_REAL(trunc),
      ASSAY_REAL(rint),
      ASSAY_REAL(nearbyint),
      ASSAY_REAL(acosh),
      ASSAY_REAL(asinh),
      ASSAY_REAL(atanh),
      ASSAY_REAL(lgamma),
      ASSAY_REAL(tgamma),
      ASSAY_REAL(logb),
      ASSAY_REAL(j0),
      ASSAY_REAL(j1),
      ASSAY_REAL(y0),
      ASSAY_REAL(y1),
      ASSAY_REAL(fabs),
      ASSAY_REAL2(pow),
      ASSAY_REAL2(fmod),
      ASSAY_REAL2(fmax),
      ASSAY_REAL2(fmin),
      ASSAY_REAL2(atan2),
      ASSAY_REAL2(copysign),
      ASSAY_REAL2(hypot),
      ASSAY_REAL2(remainder),
      ASSAY_REAL2(fdim),
      ASSAY_REAL2(nextafter),
      {"fma", Address(static_cast<double (*)(double, double, double)>(&::fma))},
      {"fmaf", Address(static_cast<float (*)(float, float, float)>(&::fmaf))},
      {"ldexp", Address(static_cast<double (*)(double, int)>(&::ldexp))},
      {"ldexpf", Address(static_cast<float (*)(float, int)>(&::ldexpf))},
      {"scalbn", Address(static_cast<double (*)(double, int)>(&::scalbn))},
      {"scalbnf", Address(static_cast<float (*)(float, int)>(&::scalbnf))},
      {"scalbln", Address(static_cast<double (*)(double, long)>(&::scalbln))},
      {"scalblnf", Address(static_cast<float (*)(float, long)>(&::scalblnf))},
      {"ilogb", Address(static_cast<int (*)(double)>(&::ilogb))},
      {"ilogbf", Address(static_cast<int (*)(float)>(&::ilogbf))},
      {"lround", Address(static_cast<long (*)(double)>(&::lround))},
      {"lroundf", Address(static_cast<long (*)(float)>(&::lroundf))},
      {"llround", Address(static_cast<long long (*)(double)>(&::llround))},
      {"llroundf", Address(static_cast<long long (*)(float)>(&::llroundf))},
      {"lrint", Address(static_cast<long (*)(double)>(&::lrint))},
      {"lrintf", Address(static_cast<long (*)(float)>(&::lrintf))},
      {"llrint", Address(static_cast<long long (*)(double)>(&::llrint))},
      {"llrintf", Address(static_cast<long long (*)(float)>(&::llrintf))},
      {"jn", Address(static_cast<double (*)(int, double)>(&::jn))},
      {"jnf", Address(static_cast<float (*)(int, float)>(&::jnf))},
      {"yn", Address(static_cast<double (*)(int, double)>(&::yn))},
      {"ynf", Address(static_cast<float (*)(int, float)>(&::ynf))},
      {"exp10", Address(static_cast<double (*)(double)>(&::exp10))},
      {"exp10f", Address(static_cast<float (*)(float)>(&::exp10f))},
  };
#undef ASSAY_REAL
#undef ASSAY_REAL2
  return kTable;
}

const std::unordered_set<std::string_view>& Forbidden() {
  static const std::unordered_set<std::string_view> kNames = {
      "system",
      "popen",
      "fork",
      "vfork",
      "clone",
      "posix_spawn",
      "posix_spawnp",
      "execl",
      "execle",
      "execlp",
      "execv",
      "execve",
      "execvp",
      "execvpe",
      "fexecve",
      "open",
      "open64",
      "openat",
      "openat64",
      "creat",
      "fopen",
      "fopen64",
      "freopen",
      "freopen64",
      "fdopen",
      "tmpfile",
      "mkstemp",
      "opendir",
      "unlink",
      "unlinkat",
      "remove",
      "rename",
      "renameat",
      "rmdir",
      "mkdir",
      "mkdirat",
      "chmod",
      "fchmod",
      "chown",
      "truncate",
      "ftruncate",
      "link",
      "symlink",
      "mount",
      "umount",
      "chroot",
      "chdir",
      "socket",
      "connect",
      "bind",
      "listen",
      "accept",
      "send",
      "sendto",
      "recv",
      "recvfrom",
      "pipe",
      "pipe2",
      "dup",
      "dup2",
      "kill",
      "tgkill",
      "raise",
      "ptrace",
      "prctl",
      "syscall",
      "dlopen",
      "dlsym",
      "dlmopen",
      "pthread_create",
      "thrd_create",
      "daemon",
      "setsid",
      "setuid",
      "setrlimit",
      "sigaction",
      "signal",
      "reboot",
      "putenv",
      "setenv",
      "getenv",
      "secure_getenv",
      "mprotect",
      "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE",
      "_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode",
      "_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode",
      "_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode"};
  return kNames;
}

}  // namespace

void* LibrarySymbol(std::string_view name) {
  const auto found = Library().find(name);
  return found != Library().end() ? found->second : nullptr;
}

bool ForbiddenFunction(std::string_view name) { return Forbidden().contains(name); }

void* HostSymbol(std::string_view name) {
  if (void* known = LibrarySymbol(name)) return known;
  if (ForbiddenFunction(name)) return nullptr;
  return dlsym(RTLD_DEFAULT, std::string(name).c_str());
}

const HostLibrary* HostLibrary::Load(const std::string& path) {
  static std::map<std::string, HostLibrary> loaded;
  const auto known = loaded.find(path);
  if (known != loaded.end()) return &known->second;
  void* handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  return handle == nullptr ? nullptr : &loaded.emplace(path, HostLibrary(handle)).first->second;
}

void* HostLibrary::Symbol(const std::string& name) const {
  void* address = dlsym(handle_, name.c_str());
  if (address == nullptr) return nullptr;
#ifdef DLFO_STRUCT_HAS_EH_DBASE
  // dladdr would search the symbols of whatever library the address lies in; this only finds the library.
  dl_find_object where{};
  return _dl_find_object(address, &where) == 0 && where.dlfo_link_map == handle_ ? address : nullptr;
#else
  Dl_info where{};
  link_map* owner = nullptr;
  const bool found = dladdr1(address, &where, reinterpret_cast<void**>(&owner), RTLD_DL_LINKMAP) != 0;
  return found && owner == handle_ ? address : nullptr;
#endif
}

}  // namespace assay
