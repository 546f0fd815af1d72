// Queues, flags, masks, workspaces, scalars: one kernel for each technique, with possible flaws.
#include "tests/agreement/pair-text.h"

#include <utility>

#include "tests/agreement/pair-loops.h"
#include "tests/agreement/pair-moves.h"
#include "tests/agreement/pair-rows.h"
#include "tests/agreement/pair-sums.h"
#include "tests/agreement/pair-values.h"

namespace assay::agreement {
namespace {

// Tensors pass through queues; `operation` computes `count` elements of `out` from `in`.
std::string Queues(const std::string& operation, const std::string& set_up = "", const std::string& members = "") {
  return R"(    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(inQueue, @DEPTH@, TILE * sizeof(@T@));
        pipe.InitBuffer(outQueue, @DEPTH@, TILE * sizeof(@T@));
)" + set_up +
         R"(        for (uint32_t at = 0; at < length; at += TILE) {
            Step(at, length - at < TILE ? length - at : TILE);
        }
    }
    __aicore__ inline void Step(uint32_t at, uint32_t count)
    {
        const uint32_t loaded = count;
        const DataCopyExtParams copyIn{1, static_cast<uint32_t>(loaded * sizeof(@T@)), 0, 0, 0};
        const DataCopyExtParams copyOut{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        DataCopyPad(in, x[at], copyIn, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
        inQueue.EnQue(in);
        in = inQueue.DeQue<@T@>();
        LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
)" + operation +
         R"(        inQueue.FreeTensor(in);
        outQueue.EnQue(out);
        out = outQueue.DeQue<@T@>();
        DataCopyPad(y[at], out, copyOut);
        outQueue.FreeTensor(out);
    }
    TQue<QuePosition::VECIN, 1> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
)" + members;
}

std::vector<Flaw> QueueFlaws(std::vector<Flaw> more) {
  const std::string loaded = "const uint32_t loaded = count;";
  const std::string last = "    TQue<QuePosition::VECOUT, 1> outQueue;\n";
  more.push_back({"load", {{loaded, "const uint32_t loaded = count == TILE ? count - 2 * BLOCK : count;"}}});
  more.push_back({"load", {{loaded, "const uint32_t loaded = at == TILE ? BLOCK : count;"}}});
  more.push_back({"stale count",
                  {{loaded, "const uint32_t loaded = last < count ? last : count;\n        last = count / 2 + 1;"},
                   {last, last + "    uint32_t last = TILE;\n"}}});
  more.push_back({"enqueue", {{"        inQueue.EnQue(in);\n", "        if (count != 13) inQueue.EnQue(in);\n"}}});
  more.push_back(
      {"free", {{"        outQueue.FreeTensor(out);\n", "        if (at != TILE) outQueue.FreeTensor(out);\n"}}});
  more.push_back(
      {"store", {{"DataCopyPad(y[at], out, copyOut);", "if (count > 3) DataCopyPad(y[at], out, copyOut);"}}});
  more.push_back({"store",
                  {{"copyOut{1, static_cast<uint32_t>(count * sizeof(@T@))",
                    "copyOut{1, static_cast<uint32_t>((count + 1) * sizeof(@T@))"}}});
  more.push_back({"value",
                  {{"        outQueue.EnQue(out);\n",
                    "        if (count % 64 == 7) Adds(out, out, @T@(1), count);\n        outQueue.EnQue(out);\n"}}});
  more.push_back({"value", {{"y[at], out", "y[at], at == TILE ? in : out"}}});
  return more;
}

// One buffer, its use ordered by flags; `%` precedes each statement that a flaw removes.
std::string Flags() {
  return R"(    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(buffer, TILE * sizeof(@T@));
        LocalTensor<@T@> tile = buffer.Get<@T@>();
        for (uint32_t at = 0; at < length; at += TILE) {
            const uint32_t count = length - at < TILE ? length - at : TILE;
            const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};
            if (at > 0) WaitFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);
            DataCopyPad(tile, x[at], copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
            SetFlag<HardEvent::MTE2_V>(EVENT_ID0);
            WaitFlag<HardEvent::MTE2_V>(EVENT_ID0);
            Exp(tile, tile, count);
            SetFlag<HardEvent::V_MTE3>(EVENT_ID0);
            WaitFlag<HardEvent::V_MTE3>(EVENT_ID0);
            DataCopyPad(y[at], tile, copy);
            if (length - at > TILE) SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);
        }
    }
    TBuf<QuePosition::VECCALC> buffer;
)";
}

std::vector<Flaw> FlagFlaws() {
  const std::string again = "            if (at > 0) WaitFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);\n";
  const std::string free = "            if (length - at > TILE) SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);\n";
  const std::string load = "            WaitFlag<HardEvent::MTE2_V>(EVENT_ID0);\n";
  const std::string store = "            WaitFlag<HardEvent::V_MTE3>(EVENT_ID0);\n";
  return {
      {"order", {{again, ""}, {free, ""}}},
      {"order", {{"            SetFlag<HardEvent::MTE2_V>(EVENT_ID0);\n", ""}, {load, ""}}},
      {"order", {{"            SetFlag<HardEvent::V_MTE3>(EVENT_ID0);\n", ""}, {store, ""}}},
      {"wait left out", {{load, "            if (count != 100) WaitFlag<HardEvent::MTE2_V>(EVENT_ID0);\n"}}},
      {"wait left out", {{store, "            if (at != 2 * TILE) WaitFlag<HardEvent::V_MTE3>(EVENT_ID0);\n"}}},
      {"set left out",
       {{free, "            if (length - at > TILE && at != TILE) SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);\n"}}},
      {"flag left set", {{free, "            SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);\n"}}},
      {"event reused", {{"V_MTE3>(EVENT_ID0);\n            WaitFlag", "V_MTE3>(EVENT_ID1);\n            WaitFlag"}}},
  };
}

std::string PingPong() {
  return R"(    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(buffer, 2 * TILE * sizeof(@T@));
        LocalTensor<@T@> both = buffer.Get<@T@>();
        SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);
        SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID1);
        uint32_t round = 0;
        for (uint32_t at = 0; at < length; at += TILE, ++round) {
            const uint32_t count = length - at < TILE ? length - at : TILE;
            const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};
            const uint32_t side = round & 1;
            const event_t event = side == 1 ? EVENT_ID1 : EVENT_ID0;
            LocalTensor<@T@> tile = both[side * TILE];
            WaitFlag<HardEvent::MTE3_MTE2>(event);
            DataCopyPad(tile, x[at], copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
            SetFlag<HardEvent::MTE2_V>(event);
            WaitFlag<HardEvent::MTE2_V>(event);
            Abs(tile, tile, count);
            SetFlag<HardEvent::V_MTE3>(event);
            WaitFlag<HardEvent::V_MTE3>(event);
            DataCopyPad(y[at], tile, copy);
            SetFlag<HardEvent::MTE3_MTE2>(event);
        }
        WaitFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);
        WaitFlag<HardEvent::MTE3_MTE2>(EVENT_ID1);
    }
    TBuf<QuePosition::VECCALC> buffer;
)";
}

std::string Barriers() {
  return R"(    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(buffer, TILE * sizeof(@T@));
        LocalTensor<@T@> tile = buffer.Get<@T@>();
        for (uint32_t at = 0; at < length; at += TILE) {
            const uint32_t count = length - at < TILE ? length - at : TILE;
            const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};
            DataCopyPad(tile, x[at], copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
            PipeBarrier<PIPE_ALL>();  // loaded
            Abs(tile, tile, count);
            PipeBarrier<PIPE_ALL>();  // computed
            DataCopyPad(y[at], tile, copy);
            PipeBarrier<PIPE_ALL>();  // stored
        }
    }
    TBuf<QuePosition::VECCALC> buffer;
)";
}

// The result goes to the workspace and is read back from there.
std::string RoundTrip() {
  return R"(    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(buffer, TILE * sizeof(@T@));
        LocalTensor<@T@> tile = buffer.Get<@T@>();
        GlobalTensor<@T@> slot;
        slot.SetGlobalBuffer((__gm__ @T@*)workspace + GetBlockIdx() * TILE);
        for (uint32_t at = 0; at < length; at += TILE) {
            const uint32_t count = length - at < TILE ? length - at : TILE;
            const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};
            DataCopyPad(tile, x[at], copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
            PipeBarrier<PIPE_ALL>();
            Abs(tile, tile, count);
            PipeBarrier<PIPE_ALL>();
            DataCopyPad(slot, tile, copy);
            PipeBarrier<PIPE_ALL>();  // written
            DataCopyPad(tile, slot, copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
            PipeBarrier<PIPE_ALL>();
            DataCopyPad(y[at], tile, copy);
            PipeBarrier<PIPE_ALL>();
        }
    }
    TBuf<QuePosition::VECCALC> buffer;
)";
}

// Element by element through the scalar unit; parts are whole cache lines.
std::string Scalars() {
  return std::string(kWork) + R"(        for (uint32_t i = 0; i < length; ++i) {
            const @T@ value = x.GetValue(i);
            y.SetValue(i, value < @T@(0) ? -value : value);
        }
        DataCacheCleanAndInvalid<@T@, CacheLine::ENTIRE_DATA_CACHE, DcciDst::CACHELINE_OUT>(y);
    }
)";
}

constexpr const char* kRepeats = R"(        const UnaryRepeatParams strides{1, 1, 8, 8};
        const uint32_t whole = count / LANES;
        if (whole > 0) Exp(out, in, static_cast<uint64_t>(LANES), whole, strides);
        const uint32_t rest = count - whole * LANES;
        if (rest > 0) Exp(out[whole * LANES], in[whole * LANES], static_cast<uint64_t>(rest), 1, strides);
)";

constexpr const char* kBits = R"(        const UnaryRepeatParams strides{1, 1, 8, 8};
        const uint32_t whole = count / LANES;
        uint64_t all[2] = {~0ull, LANES == 128 ? ~0ull : 0};
        if (whole > 0) Abs(out, in, all, whole, strides);
        const uint32_t rest = count - whole * LANES;
        uint64_t some[2] = {rest >= 64 ? ~0ull : (1ull << rest) - 1, rest > 64 ? (1ull << (rest - 64)) - 1 : 0};
        if (rest > 0) Abs(out[whole * LANES], in[whole * LANES], some, 1, strides);
)";

constexpr const char* kCounter = R"(        SetMaskCount();
        SetVectorMask<@T@, MaskMode::COUNTER>(0, count);
        Exp<@T@, false>(out, in, MASK_PLACEHOLDER, 1, UnaryRepeatParams{1, 1, 8, 8});
        SetMaskNorm();
        ResetMask();
)";

constexpr const char* kSelect = R"(        LocalTensor<uint8_t> bits = bitBuffer.Get<uint8_t>();
        CompareScalar(bits, in, @T@(0), CMPMODE::GT, (count + LANES - 1) / LANES * LANES);
        Select(out, bits, in, @T@(0), SELMODE::VSEL_TENSOR_SCALAR_MODE, count);
)";

constexpr const char* kOnes = R"(        LocalTensor<@T@> ones = oneBuffer.Get<@T@>();
        Abs(out, in, count);
        Mul(out, out, ones, count);
)";

constexpr const char* kTwice = R"(        LocalTensor<@T@> copy = copyBuffer.Get<@T@>();
        Muls(copy, in, @T@(-1), count);
        Max(out, in, copy, count);
)";

std::vector<Family> Make() {
  const std::string stride = "strides{1, 1, 8, 8}";
  const std::string rest = "const uint32_t rest = count - whole * LANES;";
  const std::string whole = "const uint32_t whole = count / LANES;";
  std::vector<Family> all;
  all.push_back({"count", "exp", Result::kElements, "0", 1, true, 40960, Queues("        Exp(out, in, count);\n"),
                 QueueFlaws({{"count", {{"Exp(out, in, count)", "Exp(out, in, count / BLOCK * BLOCK)"}}},
                             {"count", {{"Exp(out, in, count)", "Exp(out, in, count % 64 == 5 ? count - 1 : count)"}}},
                             {"count", {{"Exp(out, in, count)", "if (at != 2 * TILE) Exp(out, in, count)"}}}})});
  all.push_back({"repeat", "exp", Result::kElements, "0", 1, true, 40960, Queues(kRepeats),
                 QueueFlaws({{"mask", {{rest, "const uint32_t rest = (count - whole * LANES) / BLOCK * BLOCK;"}}},
                             {"mask", {{"if (rest > 0)", "if (rest > BLOCK)"}}},
                             {"repeat",
                              {{whole, "const uint32_t whole = count > 3 * LANES ? count / LANES - 1 : count / LANES;"},
                               {rest, "const uint32_t rest = count % LANES;"}}},
                             {"repeat", {{"LANES), whole, strides", "LANES), whole > 40 ? 40 : whole, strides"}}},
                             {"stride", {{stride, "strides{1, 1, 7, 8}"}}},
                             {"stride", {{stride, "strides{1, 1, 8, 9}"}}}})});
  all.push_back({"bits", "abs", Result::kElements, "0", 1, true, 40960, Queues(kBits),
                 QueueFlaws({{"bits", {{"(1ull << rest) - 1", "(1ull << rest) - 2"}}},
                             {"bits", {{"(1ull << rest) - 1", "(1ull << (rest > 8 ? rest - 1 : rest)) - 1"}}},
                             {"bits", {{"{~0ull, LANES", "{0xffffffffull, LANES"}}},
                             {"bits",
                              {{"rest > 64 ? (1ull << (rest - 64)) - 1 : 0}", "0}"},
                               {"rest >= 64 ? ~0ull", "rest >= 64 ? ~1ull"}}}})});
  all.push_back({"counter", "exp", Result::kElements, "0", 1, true, 40960, Queues(kCounter),
                 QueueFlaws({{"counter", {{"(0, count)", "(0, count / BLOCK * BLOCK)"}}},
                             {"counter", {{"(0, count)", "(0, count > 100 ? count - 1 : count)"}}}})});
  all.push_back({"select", "relu", Result::kElements, "0", 1, false, 32768,
                 Queues(kSelect, "        pipe.InitBuffer(bitBuffer, TILE / 8 + 32);\n",
                        "    TBuf<QuePosition::VECCALC> bitBuffer;\n"),
                 QueueFlaws({{"mask", {{"(count + LANES - 1) / LANES * LANES", "count / LANES * LANES"}}},
                             {"value", {{"CMPMODE::GT", "CMPMODE::LT"}}}})});
  const std::string ones =
      "        pipe.InitBuffer(oneBuffer, TILE * sizeof(@T@));\n        Duplicate(oneBuffer.Get<@T@>(), @T@(1), "
      "TILE);\n";
  all.push_back({"constant", "abs", Result::kElements, "0", 1, true, 32768,
                 Queues(kOnes, ones, "    TBuf<QuePosition::VECCALC> oneBuffer;\n"),
                 QueueFlaws({{"stale rows", {{"@T@(1), TILE)", "@T@(1), TILE - 3 * BLOCK)"}}},
                             {"value", {{"@T@(1), TILE)", "@T@(length == 13 ? 2 : 1), TILE)"}}},
                             {"value", {{"@T@(1), TILE)", "@T@(length > 5 * TILE ? 2 : 1), TILE)"}}},
                             {"stale rows", {{"@T@(1), TILE)", "@T@(1), length < TILE ? BLOCK : TILE)"}}}})});
  all.push_back(
      {"scratch", "abs", Result::kElements, "0", 1, true, 32768,
       Queues(kTwice, "        pipe.InitBuffer(copyBuffer, TILE * sizeof(@T@));\n",
              "    TBuf<QuePosition::VECCALC> copyBuffer;\n"),
       QueueFlaws(
           {{"stale rows", {{"Muls(copy, in, @T@(-1), count)", "if (at == 0) Muls(copy, in, @T@(-1), count)"}}},
            {"stale rows", {{"Muls(copy, in, @T@(-1), count)", "Muls(copy, in, @T@(-1), count / BLOCK * BLOCK)"}}},
            {"stale rows",
             {{"Muls(copy, in, @T@(-1), count)", "if (count == TILE || at == 0) Muls(copy, in, @T@(-1), count)"}}}})});
  all.push_back({"flags", "exp", Result::kElements, "0", 1, true, 65536, Flags(), FlagFlaws()});
  all.push_back(
      {"ping-pong",
       "abs",
       Result::kElements,
       "0",
       1,
       true,
       32768,
       PingPong(),
       {{"ping-pong", {{"both[side * TILE]", "both[round == 2 ? TILE : side * TILE]"}}},
        {"ping-pong", {{"both[side * TILE]", "both[0]"}}},
        {"event reused",
         {{"side == 1 ? EVENT_ID1 : EVENT_ID0", "round == 3 ? EVENT_ID0 : side == 1 ? EVENT_ID1 : EVENT_ID0"}}},
        {"flag left set", {{"        WaitFlag<HardEvent::MTE3_MTE2>(EVENT_ID1);\n", ""}}},
        {"set left out",
         {{"            SetFlag<HardEvent::MTE3_MTE2>(event);\n",
           "            if (round != 4) SetFlag<HardEvent::MTE3_MTE2>(event);\n"}}},
        {"order",
         {{"            SetFlag<HardEvent::V_MTE3>(event);\n            WaitFlag<HardEvent::V_MTE3>(event);\n",
           ""}}}}});
  all.push_back({"barriers",
                 "abs",
                 Result::kElements,
                 "0",
                 1,
                 true,
                 65536,
                 Barriers(),
                 {{"order", {{"PipeBarrier<PIPE_ALL>();  // loaded", ""}}},
                  {"order", {{"PipeBarrier<PIPE_ALL>();  // computed", "if (count == TILE) PipeBarrier<PIPE_ALL>();"}}},
                  {"order", {{"PipeBarrier<PIPE_ALL>();  // stored", ""}}},
                  {"order", {{"PipeBarrier<PIPE_ALL>();  // computed", "PipeBarrier<PIPE_V>();"}}},
                  {"order", {{"PipeBarrier<PIPE_ALL>();  // stored", "PipeBarrier<PIPE_MTE3>();"}}}}});
  const std::string slots = "cores * @TILE@ * sizeof(@T@)";
  all.push_back(
      {"round trip",
       "abs",
       Result::kElements,
       "@CORES@ * @TILE@ * 4 + 16777216",
       1,
       false,
       32768,
       RoundTrip(),
       {{"unset slots", {{"DataCopyPad(slot, tile, copy);", "if (count != 100) DataCopyPad(slot, tile, copy);"}}},
        {"read back", {{"PipeBarrier<PIPE_ALL>();  // written", ""}}},
        {"read back", {{"PipeBarrier<PIPE_ALL>();  // written", "PipeBarrier<PIPE_MTE3>();"}}},
        {"read back", {{"PipeBarrier<PIPE_ALL>();  // written", "if (at > 0) PipeBarrier<PIPE_ALL>();"}}},
        {"read back",
         {{"PipeBarrier<PIPE_ALL>();  // written",
           "SetFlag<HardEvent::MTE3_V>(EVENT_ID0);\n            WaitFlag<HardEvent::MTE3_V>(EVENT_ID0);"}}},
        {"stale rows",
         {{"DataCopyPad(slot, tile, copy);", "if (at == 0 || count == TILE) DataCopyPad(slot, tile, copy);"}}},
        {"workspace", {{"GetBlockIdx() * TILE", "GetBlockIdx() * (TILE - 4 * BLOCK)"}}},
        {"workspace", {{"GetBlockIdx() * TILE", "GetBlockIdx() / 2 * TILE"}}},
        {"read back",
         {{"DataCopyPad(tile, slot, copy,",
           "DataCopyPad(tile, slot, DataCopyExtParams{1, static_cast<uint32_t>(count > 64 ? (count - 8) * "
           "sizeof(@T@) : count * sizeof(@T@)), 0, 0, 0},"}}}}});
  for (Family& family : SumFamilies()) all.push_back(std::move(family));
  for (Family& family : RowFamilies()) all.push_back(std::move(family));
  for (Family& family : LoopFamilies()) all.push_back(std::move(family));
  for (Family& family : MoveFamilies()) all.push_back(std::move(family));
  for (Family& family : ValueFamilies()) all.push_back(std::move(family));
  all.push_back(
      {"scalars",
       "abs",
       Result::kElements,
       "0",
       16,
       false,
       1024,
       Scalars(),
       {{"no clean",
         {{"        DataCacheCleanAndInvalid<@T@, CacheLine::ENTIRE_DATA_CACHE, DcciDst::CACHELINE_OUT>(y);\n", ""}}},
        {"value", {{"y.SetValue(i, value <", "y.SetValue(i, i == 9 ? value : value <"}}},
        {"store",
         {{"y.SetValue(i, value < @T@(0) ? -value : value);",
           "if (i % 100 != 99) y.SetValue(i, value < @T@(0) ? -value : value);"}}}}});
  // Parts of any length share cache lines.
  all.push_back({"scalars of any part", "", Result::kElements, "0", 1, false, 1024, Scalars(), {{"cache lines", {}}}});
  all.push_back({"in place", "exp", Result::kInPlace, "0", 1, true, 40960, Queues("        Exp(out, in, count);\n"),
                 QueueFlaws({{"in place", {{"at < length; at += TILE", "at + BLOCK < length; at += TILE"}}},
                             {"in place",
                              {{"Step(at, length - at < TILE ? length - at : TILE);",
                                "Step(at > 0 && length - at < TILE ? length - TILE : at, at > 0 || length - at > TILE "
                                "? TILE : length - at);"}}}})});
  return all;
}

}  // namespace

const std::vector<Family>& Families() {
  static const std::vector<Family> all = Make();
  return all;
}

}  // namespace assay::agreement
