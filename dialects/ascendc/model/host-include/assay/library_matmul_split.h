// A split of a matrix product that fits the chip: which part each core takes and which blocks it computes it in. What
// the user fixes is kept, and the memories of NPU architecture 2201 are respected; within that the vendor searches by
// cost tables of its own, so that its blocks differ from these where nothing is fixed. The product does not.
#ifndef ASSAY_HOST_LIBRARY_MATMUL_SPLIT_H_
#define ASSAY_HOST_LIBRARY_MATMUL_SPLIT_H_

#include <cstdint>

namespace assay_host {

struct MatmulSplit {
  // In: the product, bytes of an element of A and B, cores; -1 or 0 where the user leaves the choice.
  int64_t m = 0, n = 0, k = 0;
  int64_t elementBytes = 2;
  int64_t cores = 1;
  int64_t singleM = 0, singleN = 0, singleK = 0;
  int64_t alignM = 16, alignN = 16;
  int64_t baseM = 0, baseN = 0, baseK = 0;
  int64_t l0c = 128 * 1024;
  // Out.
  int64_t coresM = 1, coresN = 1, coresK = 1;
  int64_t stepK = 1, depth = 1;
  int64_t dbL0C = 1;
};

inline int64_t SplitCeil(int64_t a, int64_t b) { return b > 0 ? (a + b - 1) / b : 0; }
inline int64_t SplitUp(int64_t a, int64_t b) { return SplitCeil(a, b) * b; }
inline int64_t SplitLeast(int64_t a, int64_t b) { return a < b ? a : b; }

// The smallest part for the slowest core, then the squarest.
inline void SplitOverCores(MatmulSplit& s) {
  int64_t best = -1;
  for (int64_t rows = 1; rows <= s.cores; ++rows) {
    const int64_t columns = s.cores / rows;
    const int64_t m = SplitLeast(SplitUp(SplitCeil(s.m, rows), s.alignM), s.m);
    const int64_t n = SplitLeast(SplitUp(SplitCeil(s.n, columns), s.alignN), s.n);
    const int64_t cost = m * n * 4096 + m + n;
    if (best >= 0 && cost >= best) continue;
    best = cost;
    s.singleM = m;
    s.singleN = n;
  }
}

inline bool FitsInner(int64_t base, int64_t baseK, int64_t bytes) { return base * baseK * bytes * 2 <= 64 * 1024; }

// False where what the user fixed has no room.
inline bool SplitIntoBlocks(MatmulSplit& s) {
  const bool fixedM = s.baseM > 0, fixedN = s.baseN > 0, fixedK = s.baseK > 0;
  if (!fixedM) s.baseM = SplitLeast(SplitUp(s.singleM, 16), 128);
  if (!fixedN) s.baseN = SplitLeast(SplitUp(s.singleN, 16), 256);
  while (!fixedN && s.baseM * s.baseN * 4 > s.l0c && s.baseN > 16) s.baseN = SplitUp(s.baseN / 2, 16);
  while (!fixedM && s.baseM * s.baseN * 4 > s.l0c && s.baseM > 16) s.baseM = SplitUp(s.baseM / 2, 16);
  if (s.baseM * s.baseN * 4 > s.l0c) return false;
  const int64_t piece = 32 / s.elementBytes;
  if (!fixedK) {
    s.baseK = SplitLeast(SplitUp(s.singleK, piece), 128 / s.elementBytes);
    while (s.baseK > piece && !(FitsInner(s.baseM, s.baseK, s.elementBytes) && FitsInner(s.baseN, s.baseK, s.elementBytes))) {
      s.baseK = SplitUp(s.baseK / 2, piece);
    }
  }
  if (s.baseM * s.baseK * s.elementBytes > 64 * 1024 || s.baseN * s.baseK * s.elementBytes > 64 * 1024) return false;
  // Both matrices twice in L1, in steps along K.
  const int64_t step = (s.baseM + s.baseN) * s.baseK * s.elementBytes;
  s.stepK = 1;
  while (s.stepK < 4 && 2 * (s.stepK + 1) * step <= 512 * 1024 - 256 && s.stepK * s.baseK < s.singleK) ++s.stepK;
  s.depth = 2 * s.stepK * step <= 512 * 1024 - 256 ? 2 * s.stepK : s.stepK;
  s.dbL0C = 2 * s.baseM * s.baseN * 4 <= s.l0c ? 2 : 1;
  return true;
}

inline bool SplitMatmul(MatmulSplit& s) {
  if (s.m <= 0 || s.n <= 0 || s.k <= 0) return false;
  const bool given = s.singleM > 0 || s.singleN > 0;
  if (!given) SplitOverCores(s);
  if (s.singleM <= 0) s.singleM = s.m;
  if (s.singleN <= 0) s.singleN = s.n;
  if (s.singleK <= 0) s.singleK = s.k;
  s.coresM = SplitCeil(s.m, s.singleM);
  s.coresN = SplitCeil(s.n, s.singleN);
  s.coresK = SplitCeil(s.k, s.singleK);
  return s.coresM * s.coresN * s.coresK <= s.cores && SplitIntoBlocks(s);
}

}  // namespace assay_host

#endif
