// Where a position lives, and which hardware event orders two units: compile-time facts that the queue classes are
// built from.
#pragma once

#include "assay/api/base.h"

namespace assay_model {
using AscendC::HardEvent;

// The event a unit raises for another one; MAX where the hardware has none.
constexpr HardEvent EventOf(pipe_t src, pipe_t dst) {
#define ASSAY_EVENT(a, b) \
  if (src == PIPE_##a && dst == PIPE_##b) return HardEvent::a##_##b;
  ASSAY_EVENT(MTE2, MTE1)
  ASSAY_EVENT(MTE1, MTE2)
  ASSAY_EVENT(MTE1, M)
  ASSAY_EVENT(M, MTE1)
  ASSAY_EVENT(MTE2, V)
  ASSAY_EVENT(V, MTE2)
  ASSAY_EVENT(MTE3, V)
  ASSAY_EVENT(V, MTE3)
  ASSAY_EVENT(M, V)
  ASSAY_EVENT(V, M)
  ASSAY_EVENT(V, V)
  ASSAY_EVENT(MTE3, MTE1)
  ASSAY_EVENT(MTE1, MTE3)
  ASSAY_EVENT(MTE1, V)
  ASSAY_EVENT(MTE2, M)
  ASSAY_EVENT(M, MTE2)
  ASSAY_EVENT(V, MTE1)
  ASSAY_EVENT(M, FIX)
  ASSAY_EVENT(FIX, M)
  ASSAY_EVENT(MTE3, MTE2)
  ASSAY_EVENT(MTE2, MTE3)
  ASSAY_EVENT(S, V)
  ASSAY_EVENT(V, S)
  ASSAY_EVENT(S, MTE2)
  ASSAY_EVENT(MTE2, S)
  ASSAY_EVENT(S, MTE3)
  ASSAY_EVENT(MTE3, S)
  ASSAY_EVENT(MTE2, FIX)
  ASSAY_EVENT(FIX, MTE2)
  ASSAY_EVENT(FIX, S)
  ASSAY_EVENT(M, S)
  ASSAY_EVENT(FIX, MTE3)
  ASSAY_EVENT(MTE1, FIX)
  ASSAY_EVENT(FIX, MTE1)
  ASSAY_EVENT(FIX, FIX)
#undef ASSAY_EVENT
  return HardEvent::MAX;
}
}  // namespace assay_model

namespace AscendC {
constexpr Hardware GetPhyType(TPosition pos) {
  switch (pos) {
    case TPosition::A1:
    case TPosition::B1:
    case TPosition::C1:
    case TPosition::TSCM:
      return Hardware::L1;
    case TPosition::A2:
      return Hardware::L0A;
    case TPosition::B2:
      return Hardware::L0B;
    case TPosition::CO1:
      return Hardware::L0C;
    case TPosition::C2:
      return Hardware::BIAS;
    case TPosition::C2PIPE2GM:
      return Hardware::FIXBUF;
    case TPosition::VECIN:
    case TPosition::VECOUT:
    case TPosition::VECCALC:
      return Hardware::UB;
    default:
      return Hardware::GM;
  }
}

// A queue at one position moves data from its first to its second position.
constexpr TPosition GetBufferLogicPos(TPosition pos, bool isSrc) {
  switch (pos) {
    case TPosition::A1:
    case TPosition::B1:
    case TPosition::C1:
    case TPosition::VECIN:
      return isSrc ? TPosition::GM : pos;
    case TPosition::A2:
      return isSrc ? TPosition::A1 : pos;
    case TPosition::B2:
      return isSrc ? TPosition::B1 : pos;
    case TPosition::C2:
    case TPosition::C2PIPE2GM:
      return isSrc ? TPosition::C1 : pos;
    case TPosition::CO1:
      return isSrc ? pos : TPosition::CO2;
    case TPosition::CO2:
    case TPosition::VECOUT:
      return isSrc ? pos : TPosition::GM;
    default:
      return pos;
  }
}
constexpr TPosition GetPosition(TPosition srcPos, TPosition dstPos) {
  return GetPhyType(srcPos) == Hardware::GM ? dstPos : srcPos;
}
constexpr Hardware GetBufferPos(TPosition srcPos, TPosition dstPos) { return GetPhyType(GetPosition(srcPos, dstPos)); }

// The event that says a buffer of the queue was filled (forward) or is free again (backward).
constexpr HardEvent GetQueEvt(Hardware src, Hardware dst, bool fwdDirect, bool nd2nz = false, bool nz2nd = false) {
  using assay_model::EventOf;
  if (nd2nz && src == Hardware::GM && dst == Hardware::L1) return fwdDirect ? HardEvent::MTE2_MTE1 : HardEvent::MTE1_MTE2;
  if (nz2nd && src == Hardware::L0C && dst == Hardware::GM) return fwdDirect ? HardEvent::M_FIX : HardEvent::FIX_M;
  if (src == Hardware::GM && dst == Hardware::UB) return fwdDirect ? HardEvent::MTE2_V : HardEvent::V_MTE2;
  if (src == Hardware::UB && dst == Hardware::GM) return fwdDirect ? HardEvent::V_MTE3 : HardEvent::MTE3_V;
  if (src == Hardware::UB && dst == Hardware::UB) return fwdDirect ? HardEvent::MTE2_MTE3 : HardEvent::MTE3_MTE2;
  if (src == Hardware::GM && dst == Hardware::L1) return fwdDirect ? HardEvent::MTE2_MTE1 : HardEvent::MTE1_MTE2;
  if (src == Hardware::L1 && (dst == Hardware::L0A || dst == Hardware::L0B)) {
    return fwdDirect ? HardEvent::MTE1_M : HardEvent::M_MTE1;
  }
  if (src == Hardware::L0C) return fwdDirect ? HardEvent::M_FIX : HardEvent::FIX_M;
  if (src == Hardware::UB && dst == Hardware::L1) return fwdDirect ? HardEvent::MTE3_MTE1 : HardEvent::MTE1_MTE3;
  return HardEvent::MAX;
}

constexpr TQueConfig GetTQueConfig(bool nd2nzIn, bool nz2ndIn, bool scmBlockGroupIn, uint32_t bufferLenIn,
                                   uint32_t bufferNumberIn, uint32_t consumerSizeIn, const TPosition consumerIn[],
                                   bool enableStaticEvtIdIn, bool enableLoopQueueIn) {
  TQueConfig result = {nd2nzIn,        nz2ndIn, scmBlockGroupIn,     bufferLenIn,      bufferNumberIn,
                       consumerSizeIn, {},      enableStaticEvtIdIn, enableLoopQueueIn};
  for (uint32_t i = 0; i < consumerSizeIn && i < 8; i++) result.consumer[i] = consumerIn[i];
  return result;
}
constexpr TQueConfig GetTQueConfig(const int32_t mask) {
  TQueConfig result = {};
  result.nd2nz = (mask & 1) != 0;
  result.nz2nd = (mask & 2) != 0;
  result.scmBlockGroup = (mask & 4) != 0;
  return result;
}
constexpr TQueConfig GetTQueConfig(const TQueConfig* conf) { return *conf; }

constexpr bool IsSupportedPipe(pipe_t pipe) {
  for (pipe_t supported : SUPPORTED_PIPE) {
    if (pipe == supported) return true;
  }
  return false;
}
}  // namespace AscendC
