// Rows, selection, sorting, transposition and instructions by native pointer through the headers.
#include "room.h"

extern "C" __global__ __aicore__ void moves(GM_ADDR x, GM_ADDR y) {
  TPipe pipe;
  Room room;
  room.Init(pipe);
  LocalTensor<float> ramp = room.Ramp<float>(128, 1), dst = room.Take<float>(256), out = room.Take<float>(256);
  LocalTensor<uint8_t> tmp = room.Take<uint8_t>(4096);
  const uint32_t to[2] = {8, 16}, from[2] = {8, 1};
  BroadCast<float, 2, 1>(dst, ramp, to, from, tmp);
  Near(dst.GetValue(7 * 16 + 15), 7, 0);
  Sum(dst, ramp, tmp, {8, 16, 15});
  Near(dst.GetValue(1), 15 * 23, 0);
  Mean(dst, ramp, tmp, {8, 16, 15});
  Near(dst.GetValue(1), 23, 1e-4f);
  ArithProgression(dst, 3.0f, 2.0f, 20);
  Near(dst.GetValue(23), 49, 0);  // up to the end of the data block
  CreateVecIndex(dst, 5.0f, 70);
  Near(dst.GetValue(69), 74, 0);
  uint64_t kept = 0;
  GatherMask(dst, ramp, 2, false, 0, {1, 2, 8, 0}, kept);
  Expect(kept == 64);
  Near(dst.GetValue(63), 127, 0);
  LocalTensor<uint32_t> index = room.Ramp<uint32_t>(64, 1);
  LocalTensor<float> sorted = room.Take<float>(128), merged = room.Take<float>(128);
  Sort32(sorted, ramp, index, 2);
  Near(sorted.GetValue(0), 31, 0);
  Expect(sorted.ReinterpretCast<uint32_t>().GetValue(1) == 31);
  MrgSort4Info info;
  info.elementLengths[0] = 32;
  info.elementLengths[1] = 32;
  info.elementLengths[2] = 0;
  info.elementLengths[3] = 0;
  info.validBit = 3;
  info.repeatTimes = 1;
  MrgSort(merged, MrgSortSrcList<float>(sorted, sorted[64], sorted, sorted), info);
  Near(merged.GetValue(0), 63, 0);
  Near(merged.GetValue(126), 0, 0);
  Sort<float, true>(merged, ramp, index, out, 2);
  Extract(dst, index, merged, 2);
  Near(dst.GetValue(1), 62, 0);
  Expect(index.GetValue(1) == 62);
  LocalTensor<half> square = room.Ramp<half>(256, 1), turned = room.Take<half>(256);
  uint64_t rows[16], columns[16];
  for (int i = 0; i < 16; ++i) {
    rows[i] = square[i * 16].GetPhyAddr();
    columns[i] = turned[i * 16].GetPhyAddr();
  }
  TransDataTo5HD<half>(columns, rows, TransDataTo5HDParams(false, false, 1, 0, 0));
  Expect(static_cast<float>(turned.GetValue(16 + 2)) == 33.0f);
  Transpose(square, turned);
  Expect(static_cast<float>(square.GetValue(33)) == 33.0f);
  SetMaskCount();
  SetVectorMask<float, MaskMode::COUNTER>(0, 100);
  vcadd(nullptr, (__ubuf__ float*)ramp.GetPhyAddr(), 1, 1, 1, 8, true);
  SetMaskNorm();
  ResetMask();
  int64_t bits = GetAccVal();
  Near(*reinterpret_cast<float*>(&bits), 4950, 0);
  vadd((__ubuf__ float*)dst.GetPhyAddr(), (__ubuf__ float*)ramp.GetPhyAddr(), (__ubuf__ float*)ramp.GetPhyAddr() + 8, 1,
       1, 1, 1, 8, 8, 8);
  Near(dst.GetValue(3), 14, 0);
  WholeReduceMax(dst, ramp, 64, 1, 1, 1, 8, ReduceOrder::ORDER_VALUE_INDEX);
  float value = 0, place = 0;
  GetReduceMaxMinCount<float>(value, place);
  Near(value, 63, 0);
  Expect(*reinterpret_cast<uint32_t*>(&place) == 63);
  LocalTensor<uint8_t> mask = room.Take<uint8_t>(32);
  for (uint32_t i = 0; i < 32; ++i) mask.SetValue(i, static_cast<uint8_t>(i % 2));
  SelectWithBytesMaskShapeInfo shape;
  shape.firstAxis = 1;
  shape.srcLastAxis = 32;
  shape.maskLastAxis = 32;
  SelectWithBytesMask(dst, ramp, -1.0f, mask, tmp, shape);
  Near(dst.GetValue(1), -1, 0);
  Near(dst.GetValue(2), 2, 0);
  GlobalTensor<float> all;
  all.SetGlobalBuffer((__gm__ float*)y, 1024);
  InitGlobalMemory(all, 1024, 0.0f);
  PipeBarrier<PIPE_ALL>();
  CopyRelu(x, y, room);
}
