// Sums over all cores, by slots of a workspace and by atomics, with possible flaws.
#include "tests/agreement/pair-sums.h"

namespace assay::agreement {
namespace {

// Whole blocks are summed: what follows the core's part, and for the last core what lies behind x.
const Flaw kPadding = {
    "padding",
    {{"static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};\n            LocalTensor<@T@> in",
      "static_cast<uint32_t>((count + BLOCK - 1) / BLOCK * BLOCK * sizeof(@T@)), 0, 0, "
      "0};\n            LocalTensor<@T@> in"},
     {"ReduceSum(in, in, work, count)", "ReduceSum(in, in, work, (count + BLOCK - 1) / BLOCK * BLOCK)"}}};

// The sum of the core's part, in the first element of `sum`, followed by zeros.
constexpr const char* kSumPart = R"(        pipe.InitBuffer(inQueue, 1, TILE * sizeof(@T@));
        pipe.InitBuffer(workBuffer, TILE * sizeof(@T@));
        pipe.InitBuffer(sumBuffer, 32);
        LocalTensor<@T@> sum = sumBuffer.Get<@T@>();
        Duplicate(sum, @T@(0), BLOCK);
        for (uint32_t at = 0; at < length; at += TILE) {
            const uint32_t count = length - at < TILE ? length - at : TILE;
            const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};
            LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
            DataCopyPad(in, x[at], copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
            inQueue.EnQue(in);
            in = inQueue.DeQue<@T@>();
            LocalTensor<@T@> work = workBuffer.Get<@T@>();
            ReduceSum(in, in, work, count);
            Add(sum, sum, in, 1);
            inQueue.FreeTensor(in);
        }
        PipeBarrier<PIPE_ALL>();
)";

constexpr const char* kSumMembers = R"(    TQue<QuePosition::VECIN, 1> inQueue;
    TBuf<QuePosition::VECCALC> workBuffer;
    TBuf<QuePosition::VECCALC> sumBuffer;
)";

// Every core stores its sum in a slot of the workspace; the first one adds them.
std::string SumBySlots() {
  return std::string(kWork) + kSumPart + R"(        pipe.InitBuffer(allBuffer, @CORES@ * 32);
        GlobalTensor<@T@> slots;
        slots.SetGlobalBuffer((__gm__ @T@*)workspace);
        DataCopy(slots[GetBlockIdx() * BLOCK], sum, BLOCK);
        PipeBarrier<PIPE_ALL>();
        SyncAll();
        if (GetBlockIdx() == 0) {
            LocalTensor<@T@> all = allBuffer.Get<@T@>();
            DataCopy(all, slots, @CORES@ * BLOCK);
            PipeBarrier<PIPE_ALL>();
            LocalTensor<@T@> work = workBuffer.Get<@T@>();
            ReduceSum(all, all, work, @CORES@ * BLOCK);
            PipeBarrier<PIPE_ALL>();
            DataCopyPad(y, all, DataCopyExtParams{1, sizeof(@T@), 0, 0, 0});
        }
    }
)" + kSumMembers +
         "    TBuf<QuePosition::VECCALC> allBuffer;\n";
}

// The first core sets the result to zero; all of them add to it.
std::string SumByAtomics() {
  return std::string(kWork) + R"(        pipe.InitBuffer(zeroBuffer, 32);
        if (GetBlockIdx() == 0) {
            LocalTensor<@T@> zero = zeroBuffer.Get<@T@>();
            Duplicate(zero, @T@(0), BLOCK);
            PipeBarrier<PIPE_ALL>();
            DataCopyPad(y, zero, DataCopyExtParams{1, sizeof(@T@), 0, 0, 0});
            PipeBarrier<PIPE_ALL>();
        }
        SyncAll();
)" + kSumPart +
         R"(        SetAtomicAdd<@T@>();
        DataCopyPad(y, sum, DataCopyExtParams{1, sizeof(@T@), 0, 0, 0});
        SetAtomicNone();
    }
)" + kSumMembers +
         "    TBuf<QuePosition::VECCALC> zeroBuffer;\n";
}

}  // namespace

std::vector<Family> SumFamilies() {
  std::vector<Family> all;
  all.push_back({"sum by slots",
                 "sum",
                 Result::kSingle,
                 "@CORES@ * 32 + 16777216",
                 1,
                 false,
                 16384,
                 SumBySlots(),
                 {{"read back", {{"        SyncAll();\n", ""}}},
                  {"workspace", {{"GetBlockIdx() * BLOCK], sum, BLOCK", "GetBlockIdx() * BLOCK / 2], sum, BLOCK"}}},
                  {"unset slots", {{"        DataCopy(slots[", "        if (length > 0) DataCopy(slots["}}},
                  {"value", {{"work, @CORES@ * BLOCK", "work, (@CORES@ - 1) * BLOCK"}}},
                  {"count", {{"ReduceSum(in, in, work, count)", "ReduceSum(in, in, work, (count + 63) / 64 * 64)"}}},
                  {"stale rows", {{"Duplicate(sum, @T@(0), BLOCK)", "Duplicate(sum, @T@(0), 1)"}}},
                  kPadding}});
  all.push_back({"sum by atomics",
                 "sum",
                 Result::kSingle,
                 "16777216",
                 1,
                 false,
                 16384,
                 SumByAtomics(),
                 {{"atomic", {{"            DataCopyPad(y, zero, DataCopyExtParams{1, sizeof(@T@), 0, 0, 0});\n", ""}}},
                  {"atomic", {{"        SyncAll();\n", ""}}},
                  {"atomic", {{"        SetAtomicAdd<@T@>();\n", ""}, {"        SetAtomicNone();\n", ""}}},
                  {"count", {{"ReduceSum(in, in, work, count)", "ReduceSum(in, in, work, (count + 63) / 64 * 64)"}}},
                  kPadding}});
  return all;
}

}  // namespace assay::agreement
