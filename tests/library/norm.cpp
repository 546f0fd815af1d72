// Normalisations, quantisation and functions of elements through the headers.
#include "room.h"

extern "C" __global__ __aicore__ void norms(GM_ADDR x, GM_ADDR y) {
  TPipe pipe;
  Room room;
  room.Init(pipe);
  LocalTensor<float> src = room.Ramp<float>(32, 1), gamma = room.Ramp<float>(16, 0), beta = room.Ramp<float>(16, 1);
  LocalTensor<float> dst = room.Take<float>(32), mean = room.Take<float>(8), variance = room.Take<float>(8);
  LocalTensor<uint8_t> tmp = room.Take<uint8_t>(8192);
  Adds(gamma, gamma, 2.0f, 16);
  LayerNormTiling tiling = {};
  tiling.bLength = 1;
  tiling.sLength = 2;
  tiling.hLength = 16;
  tiling.originalHLength = 16;
  tiling.oneTmpSize = 32;
  tiling.numberOfTmpBuf = 2;
  tiling.lastDimValueBack = 1.0f / 16;
  LayerNorm(dst, mean, variance, src, gamma, beta, tmp, 0.0f, tiling);
  Near(mean.GetValue(1), 23.5f, 1e-5f);
  Near(variance.GetValue(0), 21.25f, 1e-4f);
  Near(dst.GetValue(15), 7.5f / 4.6097722f * 2 + 15, 1e-4f);
  LayerNorm<float, float>(dst, mean, variance, src, gamma, beta, 0.0f, tmp, LayerNormPara{2, 16, 16},
                          LayerNormSeparateTiling{});
  Near(variance.GetValue(1), 1 / 4.6097722f, 1e-5f);
  Near(dst.GetValue(15), 7.5f / 4.6097722f * 2 + 15, 1e-4f);
  RmsNormTiling rms = {};
  rms.bLength = 2;
  rms.sLength = 1;
  rms.hLength = 16;
  rms.originalHLength = 16;
  rms.reciprocalOfHLength = 1.0f / 16;
  RmsNorm(dst, src, gamma, tmp, 0.0f, rms);
  Near(dst.GetValue(1), 2 / 8.8034084f, 1e-5f);
  LocalTensor<float> welford = room.Ramp<float>(16, 0), spread = room.Ramp<float>(16, 0);
  WelfordUpdate<float, float>(welford, spread, welford, spread, src, tmp, WelfordUpdateParam{1, 16, 16, 1.0f});
  Near(welford.GetValue(9), 9, 0);
  LocalTensor<int8_t> bytes = room.Take<int8_t>(32);
  AscendQuant(bytes, src, tmp, 2.0f, 1.0f, 32);
  Expect(bytes.GetValue(5) == 11 && bytes.GetValue(31) == 63);
  SwiGLU(dst, src, gamma, 1.0f, tmp, 16);
  Near(dst.GetValue(3), 3 * 2 / 1.1353353f, 1e-4f);
  Power<float, false>(dst, 2.0f, src, tmp, 16);
  Near(dst.GetValue(10), 1024, 1e-2f);
  Fmod(dst, src, gamma, tmp, 16);
  Near(dst.GetValue(7), 1, 0);
  LocalTensor<uint8_t> keep = room.Ramp<uint8_t>(16, 1);
  DropOutShapeInfo info;
  info.firstAxis = 1;
  info.srcLastAxis = 16;
  info.maskLastAxis = 16;
  DropOut(dst, src, keep, tmp, 0.5f, info);
  Near(dst.GetValue(3), 18, 0);
  CopyRelu(x, y, room);
}
