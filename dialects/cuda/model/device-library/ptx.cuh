// What instructions of inline assembly do (PTX ISA 8.x), as far as dialects/cuda/ptx turns them into calls. Shared
// addresses have 32 bits. Errors of approximations are those of the PTX ISA.
#pragma once

namespace assay_device {

// Elements of a matrix as its registers hold them.
struct PtxHalf {
  static constexpr int kPerWord = 2;
  DEVICE static double At(unsigned int word, int i) {
    return __half2float(__ushort_as_half(static_cast<unsigned short>(word >> 16 * i)));
  }
};
struct PtxBfloat {
  static constexpr int kPerWord = 2;
  DEVICE static double At(unsigned int word, int i) { return Bits<float>(word >> 16 * i << 16); }
};
struct PtxTf32 {  // of a float, the upper 19 bits are used
  static constexpr int kPerWord = 1;
  DEVICE static double At(unsigned int word, int) { return Bits<float>(word & 0xffffe000u); }
};
struct PtxSigned {
  static constexpr int kPerWord = 4;
  DEVICE static double At(unsigned int word, int i) { return static_cast<signed char>(word >> 8 * i); }
};
struct PtxUnsigned {
  static constexpr int kPerWord = 4;
  DEVICE static double At(unsigned int word, int i) { return static_cast<unsigned char>(word >> 8 * i); }
};

// The words of all lanes for two registers of each.
DEVICE inline const unsigned long long* AllLanes(unsigned int low, unsigned int high) {
  unsigned int present = 0;
  const unsigned long long* values =
      assay_simt_exchange(kAssayMatrix, 0xffffffffu, low | static_cast<unsigned long long>(high) << 32, &present);
  for (int lane = 0; lane < 32; ++lane)
    if ((present >> lane & 1u) == 0) assay_simt_inactive_read(lane);
  return values;
}

// The sums of products for one lane of mma.m16n8k<K> (PTX ISA, Matrix Fragments for mma): rows `lane / 4` and eight below,
// columns `2 * (lane % 4)` and the next, in this order. Products are exact, and sums in double.
template <class T, int K>
DEVICE inline void Products(const unsigned int* a, const unsigned int* b, double* sums) {
  constexpr int kPer = T::kPerWord, kStep = 4 * kPer, kParts = K / kStep;
  const unsigned int lane = Lane(), row = lane / 4, column = lane % 4 * 2;
  double left[2][K], right[K][2];
  for (int part = 0; part < kParts; ++part) {
    const unsigned long long* words = AllLanes(a[2 * part], a[2 * part + 1]);
    for (unsigned int t = 0; t < 4; ++t) {
      const unsigned long long both = words[row * 4 + t];
      for (int i = 0; i < kPer; ++i) {
        const int k = part * kStep + static_cast<int>(t) * kPer + i;
        left[0][k] = T::At(static_cast<unsigned int>(both), i);
        left[1][k] = T::At(static_cast<unsigned int>(both >> 32), i);
      }
    }
  }
  const unsigned long long* words = AllLanes(b[0], kParts > 1 ? b[kParts - 1] : 0u);
  for (int part = 0; part < kParts; ++part) {
    for (unsigned int n = 0; n < 2; ++n) {
      for (unsigned int t = 0; t < 4; ++t) {
        const auto word = static_cast<unsigned int>(words[(column + n) * 4 + t] >> 32 * part);
        for (int i = 0; i < kPer; ++i) right[part * kStep + static_cast<int>(t) * kPer + i][n] = T::At(word, i);
      }
    }
  }
  for (int i = 0; i < 4; ++i) {
    double sum = 0;
    for (int k = 0; k < K; ++k) sum += left[i / 2][k] * right[k][i % 2];
    sums[i] = sum;
  }
}

template <class T, int K>
DEVICE inline void MultiplyFloat(const unsigned int* a, const unsigned int* b, const unsigned int* c, unsigned int* d) {
  double sums[4];
  Products<T, K>(a, b, sums);
  for (int i = 0; i < 4; ++i) d[i] = Bits<unsigned int>(static_cast<float>(sums[i] + Bits<float>(c[i])));
}
template <class T, int K>
DEVICE inline void MultiplyHalf(const unsigned int* a, const unsigned int* b, const unsigned int* c, unsigned int* d) {
  double sums[4];
  Products<T, K>(a, b, sums);
  for (int i = 0; i < 2; ++i) {
    unsigned int word = 0;
    for (int j = 0; j < 2; ++j)
      word |= static_cast<unsigned int>(__half_as_ushort(__double2half(sums[2 * i + j] + PtxHalf::At(c[i], j)))) << 16 * j;
    d[i] = word;
  }
}
template <class T, int K>
DEVICE inline void MultiplyInt(const unsigned int* a, const unsigned int* b, const unsigned int* c, unsigned int* d) {
  double sums[4];
  Products<T, K>(a, b, sums);
  for (int i = 0; i < 4; ++i) d[i] = c[i] + static_cast<unsigned int>(static_cast<int>(sums[i]));
}

DEVICE inline unsigned int PtxPack(unsigned short low, unsigned short high) {
  return low | static_cast<unsigned int>(high) << 16;
}

}  // namespace assay_device

extern "C" {
DEVICE void assay_ptx_copy(unsigned int shared, const void* global, int bytes, int filled) {
  assay_simt_async_copy(assay_simt_from_shared(shared), global, bytes, filled);
}
// Rows of 16 bytes at the addresses of the first `8 * count` lanes; each lane gets two elements of each matrix.
DEVICE void assay_ptx_ldmatrix(unsigned int shared, int count, int transposed, unsigned int* d) {
  const unsigned int lane = assay_device::Lane();
  uint4 row = {0, 0, 0, 0};
  if (lane < 8u * static_cast<unsigned int>(count)) row = *static_cast<const uint4*>(assay_simt_from_shared(shared));
  unsigned int all[32][4];
  for (int half = 0; half < 2; ++half) {
    const unsigned long long* words = half == 0 ? assay_device::AllLanes(row.x, row.y) : assay_device::AllLanes(row.z, row.w);
    for (int i = 0; i < 32; ++i) {
      all[i][2 * half] = static_cast<unsigned int>(words[i]);
      all[i][2 * half + 1] = static_cast<unsigned int>(words[i] >> 32);
    }
  }
  for (int m = 0; m < count; ++m) {
    if (transposed == 0) {
      d[m] = all[8 * m + static_cast<int>(lane / 4)][lane % 4];
      continue;
    }
    const unsigned int column = lane / 4, first = lane % 4 * 2;
    unsigned short pair[2];
    for (unsigned int i = 0; i < 2; ++i)
      pair[i] = static_cast<unsigned short>(all[8 * static_cast<unsigned int>(m) + first + i][column / 2] >> 16 * (column % 2));
    d[m] = assay_device::PtxPack(pair[0], pair[1]);
  }
}
DEVICE void assay_ptx_stmatrix(unsigned int shared, int count, int transposed, const unsigned int* s) {
  const unsigned int lane = assay_device::Lane();
  unsigned int words[4] = {0, 0, 0, 0};
  for (int m = 0; m < count; ++m) {
    const unsigned long long* all = assay_device::AllLanes(s[m], 0);
    if (static_cast<int>(lane / 8) != m) continue;
    const unsigned int row = lane % 8;
    for (unsigned int column = 0; column < 8; ++column) {
      const unsigned int source = transposed == 0 ? row * 4 + column / 2 : column * 4 + row / 2;
      const unsigned int which = transposed == 0 ? column % 2 : row % 2;
      words[column / 2] |= static_cast<unsigned int>(static_cast<unsigned short>(all[source] >> 16 * which)) << 16 * (column % 2);
    }
  }
  if (lane < 8u * static_cast<unsigned int>(count))
    *static_cast<uint4*>(assay_simt_from_shared(shared)) = uint4{words[0], words[1], words[2], words[3]};
}

#define MMA(name, how, type, k)                                                                                          \
  DEVICE void assay_ptx_mma_##name(const unsigned int* a, const unsigned int* b, const unsigned int* c, unsigned int* d) { \
    assay_device::how<assay_device::type, k>(a, b, c, d);                                                                \
  }
MMA(f16_8, MultiplyFloat, PtxHalf, 8)
MMA(f16_16, MultiplyFloat, PtxHalf, 16)
MMA(bf16_8, MultiplyFloat, PtxBfloat, 8)
MMA(bf16_16, MultiplyFloat, PtxBfloat, 16)
MMA(tf32_4, MultiplyFloat, PtxTf32, 4)
MMA(tf32_8, MultiplyFloat, PtxTf32, 8)
MMA(half_8, MultiplyHalf, PtxHalf, 8)
MMA(half_16, MultiplyHalf, PtxHalf, 16)
MMA(s8_16, MultiplyInt, PtxSigned, 16)
MMA(s8_32, MultiplyInt, PtxSigned, 32)
MMA(u8_16, MultiplyInt, PtxUnsigned, 16)
MMA(u8_32, MultiplyInt, PtxUnsigned, 32)
#undef MMA

DEVICE unsigned int assay_ptx_pack_f16(float high, float low) {
  return assay_device::PtxPack(__half_as_ushort(__float2half_rn(low)), __half_as_ushort(__float2half_rn(high)));
}
DEVICE unsigned int assay_ptx_pack_bf16(float high, float low) {
  return assay_device::PtxPack(__bfloat16_as_ushort(__float2bfloat16_rn(low)),
                               __bfloat16_as_ushort(__float2bfloat16_rn(high)));
}
// To the nearest, halves away from zero.
DEVICE unsigned int assay_ptx_tf32(float x) {
  const unsigned int bits = assay_device::Bits<unsigned int>(x);
  return x == x ? (bits + 0x1000u) & 0xffffe000u : bits;
}
DEVICE float assay_ptx_ex2(float x) { return assay_device::Within(exp2(static_cast<double>(x)), 2); }
DEVICE float assay_ptx_lg2(float x) { return __log2f(x); }
DEVICE float assay_ptx_rcp(float x) { return assay_device::Within(1.0 / static_cast<double>(x), 1); }
DEVICE float assay_ptx_rsqrt(float x) { return assay_device::Within(1.0 / sqrt(static_cast<double>(x)), 2); }
DEVICE float assay_ptx_sqrt(float x) { return assay_device::Within(sqrt(static_cast<double>(x)), 1); }
DEVICE float assay_ptx_sin(float x) { return assay_device::Circular(sin(static_cast<double>(x)), x, 0x1.7p-21); }
DEVICE float assay_ptx_cos(float x) { return assay_device::Circular(cos(static_cast<double>(x)), x, 0x1.7p-21); }
DEVICE float assay_ptx_tanh(float x) {
  const double moved = tanh(static_cast<double>(x)) * (1 + assay_simt_error_sign * 0x1p-11);
  return static_cast<float>(moved > 1 ? 1 : moved < -1 ? -1 : moved);
}
DEVICE unsigned int assay_ptx_laneid() { return assay_device::Lane(); }
}
