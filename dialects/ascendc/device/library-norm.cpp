// Normalisations; half is computed in float.
#include <algorithm>
#include <cmath>

#include "dialects/ascendc/device/library.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

// p0 rows of p1 elements, stored p2 long; sources: x, gamma, beta.
//   LAYER_NORM: statistics over the stored row (its padding is to be 0), x0 epsilon, x1 factor of the mean, p4
//     floats of temporary space; destinations: output, mean, variance
//   LAYER_NORM_RSTD: p3 reciprocal deviation wanted, else the variance; as float. NORMALIZE: mean and variance given
//   RMS_NORM: x0 epsilon, x1 factor of the mean. DEEP_NORM: x1 alpha, source 3: the other addend
//   BATCH_NORM: statistics over the first axis, p0 rows of p1
//   WELFORD_UPDATE: p0 rows of p1, p2 of which are updated, x0 1 / n; WELFORD_FINALIZE: p0 n of each, p1 statistics,
//     p2 count of the first p3, p4 count of the last p5, x0 1 / p1, x1 1 / all; source 2: counts
namespace {

double F(double value) { return LibraryRound(Dtype::kF32, value); }

struct Statistics {
  double mean = 0, variance = 0;
  std::uint8_t mark = 0;
};

Statistics Measure(const LibraryValues& x, std::int64_t start, std::int64_t n, std::int64_t step, double factor) {
  Statistics s;
  double sum = 0, squares = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    sum += x[start + i * step];
    s.mark = std::max(s.mark, x.Mark(start + i * step));
  }
  s.mean = F(sum * factor);
  for (std::int64_t i = 0; i < n; ++i) squares += (x[start + i * step] - s.mean) * (x[start + i * step] - s.mean);
  s.variance = F(squares * factor);
  return s;
}

// One row: (x - mean) * scale, with gamma and beta if given.
void ScaleRow(const LibraryValues& x, const Statistics& s, double scale, const LibraryValues& gamma,
              const LibraryValues& beta, std::int64_t start, std::int64_t n, LibraryValues& y) {
  for (std::int64_t c = 0; c < n; ++c) {
    const std::int64_t i = start + c;
    double value = (x[i] - s.mean) * scale;
    if (c < gamma.size()) value *= gamma[c];
    if (c < beta.size()) value += beta[c];
    y[i] = value;
    y.Taint(i, std::max({s.mark, x.Mark(i), gamma.Mark(c), beta.Mark(c)}));
  }
}

void LayerNorm(LibraryCall& call) {
  const bool separate = call.api == ASSAY_LIB_LAYER_NORM_RSTD;
  const std::int64_t rows = call.p[0], width = call.p[2], counted = separate ? call.p[1] : width;
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  const LibraryValues gamma = LibraryRead(call, call.s[1], separate ? call.source : call.dtype);
  const LibraryValues beta = LibraryRead(call, call.s[2], separate ? call.source : call.dtype);
  LibraryTemporary(call, separate ? 0 : call.p[4] * 4);
  const double factor = separate ? 1.0 / static_cast<double>(std::max<std::int64_t>(counted, 1)) : call.x[1];
  if (!separate && factor == 0) call.m.Undecided("LayerNorm with a tiling that was not computed");
  LibraryValues y(x.size()), means(rows), variances(rows);
  for (std::int64_t r = 0; r < rows; ++r) {
    const Statistics s = Measure(x, r * width, counted, 1, factor);
    const double rstd = 1 / std::sqrt(s.variance + F(call.x[0]));
    ScaleRow(x, s, F(rstd), gamma, beta, r * width, width, y);
    means[r] = s.mean;
    variances[r] = separate && call.p[3] != 0 ? rstd : s.variance;
    means.Taint(r, s.mark);
    variances.Taint(r, s.mark);
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
  LibraryWrite(call, call.d[1], separate ? Dtype::kF32 : call.dtype, means);
  LibraryWrite(call, call.d[2], separate ? Dtype::kF32 : call.dtype, variances);
}

void Normalize(LibraryCall& call) {
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  const LibraryValues gamma = LibraryRead(call, call.s[1], call.source),
                      beta = LibraryRead(call, call.s[2], call.source);
  const LibraryValues means = LibraryRead(call, call.s[3], Dtype::kF32),
                      variances = LibraryRead(call, call.s[4], Dtype::kF32);
  LibraryTemporary(call, 0);
  LibraryValues y(x.size()), rstds(call.p[0]);
  for (std::int64_t r = 0; r < call.p[0]; ++r) {
    const Statistics s{means[r], variances[r], std::max(means.Mark(r), variances.Mark(r))};
    rstds[r] = 1 / std::sqrt(s.variance + F(call.x[0]));
    rstds.Taint(r, variances.Mark(r));
    ScaleRow(x, s, F(rstds[r]), gamma, beta, r * call.p[2], call.p[2], y);
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
  LibraryWrite(call, call.d[1], Dtype::kF32, rstds);
}

void RmsNorm(LibraryCall& call) {
  const std::int64_t width = call.p[2];
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype), gamma = LibraryRead(call, call.s[1], call.dtype);
  LibraryTemporary(call, 0);
  if (call.x[1] == 0) call.m.Undecided("RmsNorm with a tiling that was not computed");
  const LibraryValues none;
  LibraryValues y(x.size());
  for (std::int64_t r = 0; r < call.p[0]; ++r) {
    double squares = 0;
    for (std::int64_t c = 0; c < call.p[1]; ++c) squares += x[r * width + c] * x[r * width + c];
    Statistics s;
    s.mark = x.Worst(r * width, call.p[1]);
    ScaleRow(x, s, 1 / std::sqrt(F(squares * call.x[1]) + call.x[0]), gamma, none, r * width, width, y);
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
}

void DeepNorm(LibraryCall& call) {
  const std::int64_t rows = call.p[0], counted = call.p[1], width = call.p[2];
  LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  const LibraryValues gamma = LibraryRead(call, call.s[1], call.dtype), beta = LibraryRead(call, call.s[2], call.dtype),
                      gx = LibraryRead(call, call.s[3], call.dtype);
  LibraryTemporary(call, 0);
  for (std::int64_t i = 0; i < x.size(); ++i) {
    x[i] = F(x[i] * F(call.x[1]) + gx[i]);
    x.Taint(i, gx.Mark(i));
  }
  LibraryValues y(x.size()), means(rows), rstds(rows);
  for (std::int64_t r = 0; r < rows; ++r) {
    const Statistics s =
        Measure(x, r * width, counted, 1, 1.0 / static_cast<double>(std::max<std::int64_t>(counted, 1)));
    const double rstd = 1 / std::sqrt(s.variance + F(call.x[0]));
    ScaleRow(x, s, F(rstd), gamma, beta, r * width, width, y);
    means[r] = s.mean;
    rstds[r] = rstd;
    means.Taint(r, s.mark);
    rstds.Taint(r, s.mark);
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
  LibraryWrite(call, call.d[1], call.dtype, means);
  LibraryWrite(call, call.d[2], call.dtype, rstds);
}

void BatchNorm(LibraryCall& call) {
  const std::int64_t rows = call.p[0], columns = call.p[1];
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype), gamma = LibraryRead(call, call.s[1], call.dtype),
                      beta = LibraryRead(call, call.s[2], call.dtype);
  LibraryTemporary(call, 0);
  LibraryValues y(x.size()), means(columns), variances(columns);
  for (std::int64_t c = 0; c < columns; ++c) {
    const Statistics s = Measure(x, c, rows, columns, 1.0 / static_cast<double>(std::max<std::int64_t>(rows, 1)));
    for (std::int64_t r = 0; r < rows; ++r) {
      const std::int64_t i = r * columns + c;
      y[i] = (x[i] - s.mean) / std::sqrt(s.variance + F(call.x[0])) * gamma[r] + beta[r];
      y.Taint(i, std::max({s.mark, gamma.Mark(r), beta.Mark(r)}));
    }
    means[c] = s.mean;
    variances[c] = s.variance;
    means.Taint(c, s.mark);
    variances.Taint(c, s.mark);
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
  LibraryWrite(call, call.d[1], call.dtype, means);
  LibraryWrite(call, call.d[2], call.dtype, variances);
}

void WelfordUpdate(LibraryCall& call) {
  const LibraryValues x = LibraryRead(call, call.s[0], call.source);
  LibraryValues mean = LibraryRead(call, call.s[1], call.dtype), variance = LibraryRead(call, call.s[2], call.dtype);
  LibraryTemporary(call, 0);
  std::vector<bool> keep(static_cast<std::size_t>(mean.size()), true);
  for (std::int64_t i = 0; i < mean.size(); ++i) {
    if (i % call.p[1] >= call.p[2]) {
      keep[static_cast<std::size_t>(i)] = call.p[3] != 0;  // the rest is copied, or stays as it is
      continue;
    }
    const double delta = F(x[i] - mean[i]);
    mean[i] = F(mean[i] + F(delta * F(call.x[0])));
    variance[i] = F(variance[i] + F(delta * F(x[i] - mean[i])));
    const std::uint8_t mark = std::max({x.Mark(i), mean.Mark(i), variance.Mark(i)});
    mean.Taint(i, mark);
    variance.Taint(i, mark);
  }
  LibraryWrite(call, call.d[0], call.dtype, mean, &keep);
  LibraryWrite(call, call.d[1], call.dtype, variance, &keep);
}

void WelfordFinalize(LibraryCall& call) {
  const LibraryValues means = LibraryRead(call, call.s[0], Dtype::kF32),
                      variances = LibraryRead(call, call.s[1], Dtype::kF32);
  const LibraryValues counts = LibraryRead(call, call.s[2], Dtype::kI32);
  LibraryTemporary(call, 0);
  const auto count = [&](std::int64_t i) {
    if (i < counts.size()) return counts[i];
    if (call.p[4] == 0 && call.p[5] == 0) return static_cast<double>(call.p[0]);
    return static_cast<double>(i < call.p[3] ? call.p[2] : call.p[4]);
  };
  double mean = 0, variance = 0;
  std::uint8_t mark = 0;
  for (std::int64_t i = 0; i < means.size(); ++i) {
    mean += means[i] * count(i) * call.x[1];
    mark = std::max({mark, means.Mark(i), variances.Mark(i), counts.Mark(i)});
  }
  for (std::int64_t i = 0; i < means.size(); ++i) {
    variance += (variances[i] + count(i) * (means[i] - mean) * (means[i] - mean)) * call.x[1];
  }
  LibraryValues m(1), v(1);
  m[0] = mean;
  v[0] = variance;
  m.Taint(0, mark);
  v.Taint(0, mark);
  LibraryWrite(call, call.d[0], Dtype::kF32, m);
  LibraryWrite(call, call.d[1], Dtype::kF32, v);
}

}  // namespace

bool LibraryNorm(LibraryCall& call, std::int64_t&) {
  switch (call.api) {
    case ASSAY_LIB_LAYER_NORM:
    case ASSAY_LIB_LAYER_NORM_RSTD:
      LayerNorm(call);
      return true;
    case ASSAY_LIB_NORMALIZE:
      Normalize(call);
      return true;
    case ASSAY_LIB_RMS_NORM:
      RmsNorm(call);
      return true;
    case ASSAY_LIB_DEEP_NORM:
      DeepNorm(call);
      return true;
    case ASSAY_LIB_BATCH_NORM:
      BatchNorm(call);
      return true;
    case ASSAY_LIB_WELFORD_UPDATE:
      WelfordUpdate(call);
      return true;
    case ASSAY_LIB_WELFORD_FINALIZE:
      WelfordFinalize(call);
      return true;
    default:
      return false;
  }
}

}  // namespace assay::device
