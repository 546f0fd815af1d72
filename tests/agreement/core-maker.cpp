// Tiles go through queues, through one buffer or through several; flags, barriers or queues keep the units in order.
#include "tests/agreement/core-maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "tests/agreement/core-lanes.h"
#include "tests/agreement/kernel-draw.h"
#include "tests/agreement/pair-text.h"

namespace assay::agreement {
namespace {

constexpr std::int64_t kLargestN = 1'000'000;
constexpr int kMemory = 180'000;  // bytes on chip for buffers

constexpr const char* kHead =
    "    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)\n    {\n";

enum class Where { kPlain, kInPlace, kAtomic, kWorkspace };

class CoreMaker : private Draw {
 public:
  CoreMaker(std::uint64_t seed, std::set<int> bent, int shapes) : Draw(seed, std::move(bent)), wanted_(shapes) {}

  using Draw::sites;

  Made Run() {
    half_ = Pick(3) == 0;
    cores_ = 2 + Pick(Pick(3) == 0 ? 39 : 8);
    const int bytes = half_ ? 2 : 4;
    const int lanes = 256 / bytes;
    const bool scalars = Pick(8) == 0;
    long_ = !scalars && Pick(6) == 0;
    tile_ = lanes * (long_ ? 256 + Pick(40) : 1 + Pick(Pick(2) == 0 ? 4 : 40)) + (Pick(3) == 0 ? 32 / bytes : 0);
    Set("T", half_ ? "half" : "float");
    Set("DT", half_ ? "DT_FLOAT16" : "DT_FLOAT");
    Set("JT", half_ ? "float16" : "float");
    Set("CORES", cores_);
    Set("TILE", tile_);
    Set("DEPTH", long_ ? 1 : 1 + Pick(2));
    Set("XSTART", " + start");
    Set("YSTART", " + start");
    Set("SIZE", "GetShapeSize()");
    Set("RESULT", "at::empty_like(x)");
    Set("ARGUMENTS", "x, result");
    Set("INFER", "*context->GetOutputShape(0) = *context->GetInputShape(0);");
    Set("WORKSPACE", "16777216");
    Set("UNIT", "1");
    const std::string kernel = scalars ? Scalars() : Tiles();
    Set("Y", where_ == Where::kInPlace ? "x" : "y");
    Set("KERNEL", Fill(kernel));
    Made made;
    made.reply = Fill(kPairReply);
    made.contract = Contract();
    made.shapes = Shapes();
    made.right = right_;
    return made;
  }

 private:
  std::string Contract() const {
    const std::string dtype = half_ ? "float16" : "float32";
    return fmt::format(
        R"({{"symbols": {{"N": {{"range": [1, {}], "first": 1000}}}},
 "inputs": [{{"name": "x", "dtype": "{}", "shape": ["N"], "range": [-2, 2]}}],
 "outputs": [{{"name": "{}", "dtype": "{}", "shape": ["N"]}}],
 "seed": 11, "tolerance": {{"{}": {{"relative": 0.01, "absolute": 0.01}}}}{}}})",
        kLargestN, dtype, where_ == Where::kInPlace ? "x" : "y", dtype, dtype,
        reference_.empty() ? "" : fmt::format(R"(, "reference": "{}")", reference_));
  }

  // Element by element; parts that are not whole cache lines share some.
  std::string Scalars() {
    const std::string unit = One("16", "32", "32", "8", "1");
    Set("UNIT", unit);
    right_ = std::stoi(unit) * (half_ ? 2 : 4) % 64 == 0;
    reference_ = "abs";
    const std::string clean =
        "        DataCacheCleanAndInvalid<@T@, CacheLine::ENTIRE_DATA_CACHE, DcciDst::CACHELINE_OUT>(y);\n";
    return kHead +
           ("        const uint32_t count = length;\n        const uint32_t round = 0;\n        for (uint32_t at = " +
            Either("0", "1") + "; at < " + Bent("length") + "; ++at) {\n") +
           "            const @T@ value = x.GetValue(at);\n            " +
           Kept("y.SetValue(at, value < @T@(0) ? -value : value);\n") + "        }\n" + KeptOnce(clean) + "    }\n";
  }

  std::string Tiles() {
    const int scheme = Pick(5);
    static constexpr Where kTargets[] = {Where::kPlain,   Where::kPlain,  Where::kPlain,
                                         Where::kInPlace, Where::kAtomic, Where::kWorkspace};
    where_ = kTargets[Pick(6)];
    if (where_ == Where::kWorkspace && scheme == 0) where_ = Where::kAtomic;
    const Lanes lanes = DrawLanes(*this, long_);
    reference_ = lanes.reference;
    const int tiles = lanes.tiles +
                      (scheme == 0   ? 2 * std::stoi(Get("DEPTH"))
                       : scheme == 1 ? 2
                                     : 1) +
                      (where_ == Where::kAtomic ? 1 : 0);
    Fit(tiles, lanes.whole);
    Set("DST", scheme == 0 ? "out" : "tile");
    Set("SRC", scheme == 0 ? "in" : "tile");
    std::string before, after, slot;
    if (where_ == Where::kAtomic) {
      before = Base();
      after = KeptOnce("        SetAtomicNone();\n");
    }
    if (where_ == Where::kWorkspace) {
      Set("WORKSPACE", Fill(Either("@CORES@ * @TILE@ * 4 + 16777216", "@CORES@ * @TILE@ + 16777216")));
      slot = "        GlobalTensor<@T@> slot;\n        slot.SetGlobalBuffer((__gm__ @T@*)workspace + " +
             Either("GetBlockIdx() * TILE",
                    Pick(2) == 0 ? "GetBlockIdx() / 2 * TILE" : "GetBlockIdx() * (TILE - 2 * BLOCK)") +
             ");\n";
    }
    const std::string body = scheme == 0 ? Queues(lanes) : scheme == 1 ? PingPong(lanes) : OneBuffer(lanes, scheme);
    const std::string atomic = where_ == Where::kAtomic ? KeptOnce("        SetAtomicAdd<@T@>();\n") : "";
    return kHead + set_up_ + lanes.set_up + before + slot + enter_ + atomic + Loop(body) + leave_ + after + "    }\n" +
           members_ + lanes.members;
  }

  // Buffers smaller than a tile, if memory is short.
  void Fit(int tiles, bool whole) {
    const int bytes = half_ ? 2 : 4;
    const int most = kMemory / tiles / 256 * 256 / bytes;
    tile_ = std::min(tile_, most);
    if (whole) tile_ = std::max(tile_ * bytes / 256, 1) * 256 / bytes;
    Set("TILE", tile_);
  }

  std::string Loop(const std::string& body) {
    const std::string body_of =
        "            const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, "
        "0, 0};\n" +
        body;
    switch (Pick(7)) {
      case 0:
      case 1:
      case 2:
        return "        uint32_t round = 0;\n        for (uint32_t at = 0; at < " + Bent("length") +
               "; at += TILE, ++round) {\n            const uint32_t count = length - at < TILE ? length - at : "
               "TILE;\n" +
               body_of + "        }\n";
      case 3:
      case 4:
      case 5:
        return "        const uint32_t tiles = " + Bent("(length + TILE - 1) / TILE") +
               ";\n        for (uint32_t round = 0; round < tiles; ++round) {\n            const uint32_t at = round * "
               "TILE;\n            const uint32_t count = round == tiles - 1 ? length - at : TILE;\n" +
               body_of + "        }\n";
      default:
        return "        uint32_t round = 0;\n        uint32_t at = 0;\n        uint32_t left = " + Bent("length") +
               ";\n        while (left > 0) {\n            const uint32_t count = left < TILE ? left : TILE;\n" +
               body_of + "            at += count;\n            left -= count;\n            ++round;\n        }\n";
    }
  }

  // Whole blocks of x at times, which may end behind it; in place they would be another core's elements.
  std::string CopyIn(const std::string& to, const std::string& from = "x[at]") {
    const bool blocks = from == "x[at]" && where_ != Where::kInPlace && Pick(6) == 0;
    return "            DataCopyPad(" + to + ", " + from + ", " +
           Either(blocks ? "DataCopyExtParams{1, static_cast<uint32_t>((count + BLOCK - 1) / BLOCK * BLOCK * "
                           "sizeof(@T@)), 0, 0, 0}"
                         : "copy",
                  "DataCopyExtParams{1, static_cast<uint32_t>((count > 40 ? count - 2 * BLOCK : count) * "
                  "sizeof(@T@)), 0, 0, 0}") +
           ", DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});\n";
  }

  std::string CopyOut(const std::string& from) { return Kept("DataCopyPad(y[at], " + from + ", copy);\n"); }

  // Zeros where the core adds later.
  std::string Base() {
    members_ += "    TBuf<QuePosition::VECCALC> zeroBuffer;\n";
    return "        pipe.InitBuffer(zeroBuffer, TILE * sizeof(@T@));\n        LocalTensor<@T@> zero = "
           "zeroBuffer.Get<@T@>();\n" +
           KeptOnce("        Duplicate(zero, @T@(0), TILE);\n") + KeptOnce("        PipeBarrier<PIPE_ALL>();\n") +
           "        for (uint32_t at = 0; at < " + Bent("length") +
           "; at += TILE) {\n            const uint32_t count = length - at < TILE ? length - at : TILE;\n            "
           "const uint32_t round = at / TILE;\n            " +
           Kept(
               "DataCopyPad(y[at], zero, DataCopyExtParams{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, "
               "0});\n") +
           "        }\n" + KeptOnce("        PipeBarrier<PIPE_ALL>();\n");
  }

  std::string Queues(const Lanes& lanes) {
    set_up_ = "        pipe.InitBuffer(inQueue, @DEPTH@, " + Bent("TILE") +
              " * sizeof(@T@));\n        pipe.InitBuffer(outQueue, @DEPTH@, TILE * sizeof(@T@));\n";
    members_ += "    TQue<QuePosition::VECIN, 1> inQueue;\n    TQue<QuePosition::VECOUT, 1> outQueue;\n";
    return "            LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();\n" + CopyIn("in") +
           Kept("inQueue.EnQue(in);\n") +
           "            in = inQueue.DeQue<@T@>();\n            LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();\n" +
           lanes.operation + Kept("inQueue.FreeTensor(in);\n") +
           "            outQueue.EnQue(out);\n            out = outQueue.DeQue<@T@>();\n" + CopyOut("out") +
           Kept("outQueue.FreeTensor(out);\n");
  }

  // A flag, set by one unit and waited for by another.
  std::string Flag(const std::string& way, const std::string& id) {
    const std::string other = id == "EVENT_ID0" ? "EVENT_ID1" : "EVENT_ID0";
    return Kept("SetFlag<HardEvent::" + way + ">(" + id + ");\n") +
           Kept("WaitFlag<HardEvent::" + way + ">(" + Either(id, other) + ");\n");
  }

  // One unit after the other: by a flag, by an id that the pipe gives out, or by a barrier.
  std::string After(const std::string& way, const std::string& id, bool barriers) {
    if (barriers) return Kept("PipeBarrier<PIPE_ALL>();\n");
    if (Pick(4) != 0) return Flag(way, id);
    std::string name = "fetched" + way;
    name.erase(std::remove(name.begin(), name.end(), '_'), name.end());
    const std::string event = Get("DST") == "tile" && Pick(2) == 0
                                  ? "            const event_t " + name +
                                        " = static_cast<event_t>(pipe.FetchEventID(HardEvent::" + way + "));\n"
                                  : "            const event_t " + name +
                                        " = static_cast<event_t>(GetTPipePtr()->FetchEventID(HardEvent::" + way +
                                        "));\n";
    return Either(event + "            SetFlag<HardEvent::" + way + ">(" + name +
                      ");\n            WaitFlag<HardEvent::" + way + ">(" + name + ");\n",
                  "");
  }

  // Through the scalar unit, with synchronisation on both sides; the value is unchanged.
  std::string ThroughScalar(bool barriers) {
    if (Pick(4) != 0) return "";
    return After("MTE2_S", "EVENT_ID2", barriers) +
           "            tile.SetValue(count - 1, tile.GetValue(count - 1));\n" + After("S_V", "EVENT_ID2", barriers);
  }

  // `held`: flags of these units stay set during the round, with ids that the pipe does not know to be taken.
  std::string RoundTrip(const std::string& id, bool barriers, bool held = false) {
    if (where_ != Where::kWorkspace) return "";
    const auto after = [&](const char* way) { return held ? Flag(way, id) : After(way, id, barriers); };
    return "            " + Kept("DataCopyPad(slot, tile, copy);\n") + after("MTE3_MTE2") + CopyIn("tile", "slot") +
           after("MTE2_MTE3");
  }

  std::string OneBuffer(const Lanes& lanes, int scheme) {
    const bool barriers = scheme == 2;
    const std::string id = One("EVENT_ID0", "EVENT_ID1", "EVENT_ID3");
    set_up_ =
        "        pipe.InitBuffer(buffer, TILE * sizeof(@T@));\n        LocalTensor<@T@> tile = "
        "buffer.Get<@T@>();\n";
    members_ += "    TBuf<QuePosition::VECCALC> buffer;\n";
    std::string again, done;
    if (barriers) {
      done = Kept("PipeBarrier<PIPE_ALL>();\n");
    } else if (Pick(2) == 0) {
      // Set once before the loop, waited for once after it.
      const std::string free = One("EVENT_ID4", "EVENT_ID5");
      enter_ = KeptOnce("        SetFlag<HardEvent::MTE3_MTE2>(" + free + ");\n");
      leave_ = KeptOnce("        WaitFlag<HardEvent::MTE3_MTE2>(" + free + ");\n");
      again = Kept("WaitFlag<HardEvent::MTE3_MTE2>(" + free + ");\n");
      done = Kept("SetFlag<HardEvent::MTE3_MTE2>(" + free + ");\n");
    } else {
      done = Flag("MTE3_MTE2", id);
    }
    return again + CopyIn("tile") + ThroughScalar(barriers) + After("MTE2_V", id, barriers) + lanes.operation +
           After("V_MTE3", id, barriers) + RoundTrip(id, barriers) + CopyOut("tile") + done;
  }

  std::string PingPong(const Lanes& lanes) {
    set_up_ =
        "        pipe.InitBuffer(buffer, 2 * TILE * sizeof(@T@));\n        LocalTensor<@T@> both = "
        "buffer.Get<@T@>();\n";
    members_ += "    TBuf<QuePosition::VECCALC> buffer;\n";
    enter_ = KeptOnce("        SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);\n") +
             KeptOnce("        SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID1);\n");
    leave_ = KeptOnce("        WaitFlag<HardEvent::MTE3_MTE2>(EVENT_ID0);\n") +
             KeptOnce("        WaitFlag<HardEvent::MTE3_MTE2>(EVENT_ID1);\n");
    return "            const uint32_t parity = " +
           Either("round & 1", Pick(2) == 0 ? "round / 2 & 1" : "(round + 1) / 2 & 1") +
           ";\n            const event_t event = " +
           Either("parity == 1 ? EVENT_ID1 : EVENT_ID0",
                  Pick(2) == 0 ? "round == 3 ? EVENT_ID0 : parity == 1 ? EVENT_ID1 : EVENT_ID0"
                               : "parity == 1 ? EVENT_ID0 : EVENT_ID1") +
           ";\n            LocalTensor<@T@> tile = both[" +
           Either("parity * TILE", Pick(2) == 0 ? "0" : "parity * (TILE - BLOCK)") + "];\n" +
           Kept("WaitFlag<HardEvent::MTE3_MTE2>(event);\n") + CopyIn("tile") +
           Kept("SetFlag<HardEvent::MTE2_V>(event);\n") + Kept("WaitFlag<HardEvent::MTE2_V>(event);\n") +
           lanes.operation + Kept("SetFlag<HardEvent::V_MTE3>(event);\n") +
           Kept("WaitFlag<HardEvent::V_MTE3>(event);\n") + RoundTrip("EVENT_ID2", false, true) + CopyOut("tile") +
           Kept("SetFlag<HardEvent::MTE3_MTE2>(event);\n");
  }

  std::vector<std::map<std::string, std::int64_t>> Shapes() {
    const std::int64_t round = static_cast<std::int64_t>(cores_) * tile_;
    std::vector<std::int64_t> sizes = {1,
                                       tile_ + 1,
                                       round + 1,
                                       3 * round - 1,
                                       5 * round + 100 * cores_,
                                       7,
                                       13 * cores_,
                                       round,
                                       2 * round + 13 * cores_,
                                       tile_ - 1,
                                       cores_ + 1,
                                       round - 5,
                                       100,
                                       7 * round + 9};
    while (sizes.size() < static_cast<std::size_t>(wanted_))
      sizes.push_back(static_cast<std::int64_t>(std::pow(2.0, 3 + Pick(1400) / 100.0)));
    sizes.resize(static_cast<std::size_t>(wanted_));
    std::vector<std::map<std::string, std::int64_t>> shapes;
    for (std::int64_t n : sizes) shapes.push_back({{"N", std::clamp<std::int64_t>(n, 1, kLargestN)}});
    return shapes;
  }

  int wanted_;
  bool half_ = false, long_ = false, right_ = true;
  int cores_ = 0, tile_ = 0;
  Where where_ = Where::kPlain;
  std::string reference_, set_up_, enter_, leave_, members_;
};

}  // namespace

Made MakeCore(std::uint64_t seed, const std::set<int>& bent, int shapes, int& sites) {
  CoreMaker maker(seed, bent, shapes);
  Made made = maker.Run();
  sites = maker.sites();
  made.right = made.right && bent.empty();
  return made;
}

}  // namespace assay::agreement
