// Cached loads and stores, memory functions, construction in place.
#pragma once

#define CACHED(type)                                       \
  DEVICE type __ldg(const type* p) { return *p; }          \
  DEVICE type __ldcg(const type* p) { return *p; }         \
  DEVICE type __ldca(const type* p) { return *p; }         \
  DEVICE type __ldcs(const type* p) { return *p; }         \
  DEVICE type __ldlu(const type* p) { return *p; }         \
  DEVICE type __ldcv(const type* p) { return *static_cast<const volatile type*>(p); } \
  DEVICE void __stwb(type* p, type value) { *p = value; }  \
  DEVICE void __stcg(type* p, type value) { *p = value; }  \
  DEVICE void __stcs(type* p, type value) { *p = value; }  \
  DEVICE void __stwt(type* p, type value) { *p = value; }
CACHED(char)
CACHED(signed char)
CACHED(short)
CACHED(int)
CACHED(long)
CACHED(long long)
CACHED(unsigned char)
CACHED(unsigned short)
CACHED(unsigned int)
CACHED(unsigned long)
CACHED(unsigned long long)
CACHED(float)
CACHED(double)
#undef CACHED
// A vector is one access of its whole size.
#define CACHED(type)                                       \
  DEVICE type __ldg(const type* p) { return *p; }          \
  DEVICE type __ldcg(const type* p) { return *p; }         \
  DEVICE type __ldca(const type* p) { return *p; }         \
  DEVICE type __ldcs(const type* p) { return *p; }         \
  DEVICE type __ldlu(const type* p) { return *p; }         \
  DEVICE type __ldcv(const type* p) { return *p; }         \
  DEVICE void __stwb(type* p, type value) { *p = value; }  \
  DEVICE void __stcg(type* p, type value) { *p = value; }  \
  DEVICE void __stcs(type* p, type value) { *p = value; }  \
  DEVICE void __stwt(type* p, type value) { *p = value; }
CACHED(char2)
CACHED(char4)
CACHED(short2)
CACHED(short4)
CACHED(int2)
CACHED(int4)
CACHED(longlong2)
CACHED(uchar2)
CACHED(uchar4)
CACHED(ushort2)
CACHED(ushort4)
CACHED(uint2)
CACHED(uint4)
CACHED(ulonglong2)
CACHED(float2)
CACHED(float4)
CACHED(double2)

namespace assay_device {

template <class T>
DEVICE inline void Copy(void* to, const void* from, size_t bytes) {
  for (size_t i = 0; i < bytes / sizeof(T); ++i) static_cast<T*>(to)[i] = static_cast<const T*>(from)[i];
}
DEVICE inline bool Multiples(const void* a, const void* b, size_t bytes, size_t of) {
  return (reinterpret_cast<size_t>(a) | reinterpret_cast<size_t>(b) | bytes) % of == 0;
}

}  // namespace assay_device

extern "C" {
DEVICE void* memcpy(void* to, const void* from, size_t bytes) {
  if (assay_device::Multiples(to, from, bytes, 4)) {
    assay_device::Copy<unsigned int>(to, from, bytes);
  } else if (assay_device::Multiples(to, from, bytes, 2)) {
    assay_device::Copy<unsigned short>(to, from, bytes);
  } else {
    assay_device::Copy<unsigned char>(to, from, bytes);
  }
  return to;
}
DEVICE void* memset(void* to, int value, size_t bytes) {
  const unsigned int byte = static_cast<unsigned char>(value);
  if (assay_device::Multiples(to, to, bytes, 4)) {
    for (size_t i = 0; i < bytes / 4; ++i) static_cast<unsigned int*>(to)[i] = byte * 0x01010101u;
  } else {
    for (size_t i = 0; i < bytes; ++i) static_cast<unsigned char*>(to)[i] = static_cast<unsigned char>(byte);
  }
  return to;
}
DEVICE void* malloc(size_t) { assay_simt_unsupported("malloc"); }
DEVICE void free(void*) { assay_simt_unsupported("free"); }
}
DEVICE void* operator new(size_t, void* place) noexcept { return place; }
DEVICE void* operator new[](size_t, void* place) noexcept { return place; }
DEVICE void operator delete(void*, void*) noexcept {}
DEVICE void operator delete[](void*, void*) noexcept {}
