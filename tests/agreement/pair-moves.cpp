// Gathers, transposed blocks, values of rows spread over blocks, padding by the copy, every other row, one queue.
#include "tests/agreement/pair-moves.h"

#include "tests/agreement/pair-sums.h"

namespace assay::agreement {
namespace {

// One copy in, `operation` from `in` to `out`, one copy out, by tiles of elements or of rows.
std::string Tiles(const std::string& copy_in, const std::string& operation, const std::string& copy_out,
                  const std::string& out_size, const std::string& constants = "", const std::string& set_up = "",
                  const std::string& members = "", const std::string& in_size = "") {
  return constants + kWork + "        pipe.InitBuffer(inQueue, @DEPTH@, " + (in_size.empty() ? out_size : in_size) +
         " * sizeof(@T@));\n        pipe.InitBuffer(outQueue, @DEPTH@, " + out_size + " * sizeof(@T@));\n" + set_up +
         R"(        for (uint32_t at = 0; at < length; at += TILE) {
            Step(at, length - at < TILE ? length - at : TILE);
        }
    }
    __aicore__ inline void Step(uint32_t at, uint32_t count)
    {
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
)" + copy_in +
         R"(        inQueue.EnQue(in);
        in = inQueue.DeQue<@T@>();
        LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
)" + operation +
         R"(        inQueue.FreeTensor(in);
        outQueue.EnQue(out);
        out = outQueue.DeQue<@T@>();
)" + copy_out +
         R"(        outQueue.FreeTensor(out);
    }
    TQue<QuePosition::VECIN, 1> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
)" + members;
}

constexpr const char* kLoad =
    "        DataCopyPad(in, x[at], DataCopyExtParams{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0},\n"
    "                    DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});\n";
constexpr const char* kStore =
    "        DataCopyPad(y[at], out, DataCopyExtParams{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0});\n";
constexpr const char* kLoadRows =
    "        DataCopyPad(in, x[at * WIDTH], DataCopyExtParams{static_cast<uint16_t>(count), WIDTH * sizeof(@T@), 0, 0, "
    "0},\n                    DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});\n";
constexpr const char* kStoreRows =
    "        DataCopyPad(y[at * WIDTH], out, DataCopyExtParams{static_cast<uint16_t>(count), WIDTH * sizeof(@T@), 0, "
    "0, "
    "0});\n";
constexpr const char* kRowConstants =
    "    static constexpr uint32_t WIDTH = @WIDTH@;\n    static constexpr uint32_t STRIDE = (WIDTH + BLOCK - 1) / "
    "BLOCK * "
    "BLOCK;\n\n";

Family Gathered() {
  const std::string offsets = "ArithProgression(offsets, static_cast<int32_t>(0), static_cast<int32_t>(4), TILE);";
  const std::string gather = "Gather(out, in, offsets.ReinterpretCast<uint32_t>(), static_cast<uint32_t>(0), count);";
  return {
      "gathered",
      "abs",
      Result::kElements,
      "0",
      1,
      false,
      16384,
      Tiles(kLoad,
            "        LocalTensor<int32_t> offsets = offsetBuffer.Get<int32_t>();\n        " + gather +
                "\n        Abs(out, out, count);\n",
            kStore, "TILE", "",
            "        pipe.InitBuffer(offsetBuffer, TILE * sizeof(int32_t));\n        LocalTensor<int32_t> offsets = "
            "offsetBuffer.Get<int32_t>();\n        " +
                offsets + "\n",
            "    TBuf<QuePosition::VECCALC> offsetBuffer;\n"),
      {{"offsets", {{"(4), TILE);", "(8), TILE);"}}},
       {"offsets", {{"(4), TILE);", "(4), TILE - BLOCK);"}}},
       {"offsets", {{"(4), TILE);", "(4), length < TILE ? BLOCK : TILE);"}}},
       {"offsets",
        {{"ArithProgression(offsets, static_cast<int32_t>(0)", "ArithProgression(offsets, static_cast<int32_t>(4)"}}},
       {"offsets", {{"static_cast<uint32_t>(0), count);", "static_cast<uint32_t>(at == TILE ? 4 : 0), count);"}}},
       {"offsets", {{"        " + offsets + "\n", "        if (length != 9) " + offsets + "\n"}}},
       {"count", {{"static_cast<uint32_t>(0), count);", "static_cast<uint32_t>(0), count / BLOCK * BLOCK);"}}},
       {"count", {{"static_cast<uint32_t>(0), count);", "static_cast<uint32_t>(0), count + 1);"}}},
       {"buffer", {{"TILE * sizeof(int32_t));", "TILE * sizeof(half));"}}}}};
}

// Each row is a block of 16 by 16 halves, transposed twice.
Family Transposed() {
  const std::string there = "Transpose(middle[row * 2 * WIDTH], from[row * 2 * WIDTH]);";
  const std::string back = "Transpose(to[row * 2 * WIDTH], middle[row * 2 * WIDTH]);";
  return {"transposed",
          "abs",
          Result::kRowElements,
          "0",
          1,
          false,
          24576,
          Tiles(kLoadRows,
                R"(        LocalTensor<half> from = in.ReinterpretCast<half>();
        LocalTensor<half> to = out.ReinterpretCast<half>();
        LocalTensor<half> middle = middleBuffer.Get<half>();
        for (uint32_t row = 0; row < count; ++row) {
            )" + there +
                    "\n            " + back + "\n        }\n        Abs(out, out, count * WIDTH);\n",
                kStoreRows, "TILE * WIDTH", kRowConstants,
                "        pipe.InitBuffer(middleBuffer, TILE * WIDTH * sizeof(@T@));\n",
                "    TBuf<QuePosition::VECCALC> middleBuffer;\n"),
          {{"loop", {{"row < count; ++row", "row < count - (count == 3); ++row"}}},
           {"loop", {{"uint32_t row = 0;", "uint32_t row = at == TILE;"}}},
           {"stride", {{"from[row * 2 * WIDTH]", "from[(row + 1) * 2 * WIDTH]"}}},
           {"stride", {{"middle[row * 2 * WIDTH], from", "middle[row * WIDTH], from"}}},
           {"stale rows", {{"            " + there + "\n", "            if (row != 4) " + there + "\n"}}},
           {"value", {{back, "DataCopy(to[row * 2 * WIDTH], middle[row * 2 * WIDTH], 2 * WIDTH);"}}},
           {"buffer", {{"middleBuffer, TILE * WIDTH", "middleBuffer, (TILE - 1) * WIDTH"}}},
           {"count", {{"Abs(out, out, count * WIDTH)", "Abs(out, out, (count - 1) * WIDTH)"}}}},
          "",
          128,
          128};
}

// The maximum and the sum of each row, each spread over a block.
Family SoftmaxByBlocks() {
  const std::string maxima =
      "WholeReduceMax(most, in, WIDTH, count, 1, 1, STRIDE / BLOCK, ReduceOrder::ORDER_ONLY_VALUE);";
  const std::string spread = "Brcb(spread, most, (count + 7) / 8, {1, 8});  // maxima";
  const std::string sub = "Sub(out, in, spread, WIDTH, count, {1, 1, 0, STRIDE / BLOCK, STRIDE / BLOCK, 1});";
  const std::string exp = "Exp(out, out, WIDTH, count, {1, 1, STRIDE / BLOCK, STRIDE / BLOCK});";
  const std::string div = "Div(out, out, spread, WIDTH, count, {1, 1, 0, STRIDE / BLOCK, STRIDE / BLOCK, 1});";
  return {
      "softmax by blocks",
      "softmax",
      Result::kRowElements,
      "0",
      1,
      false,
      0,
      Tiles(kLoadRows,
            "        LocalTensor<@T@> most = mostBuffer.Get<@T@>();\n        LocalTensor<@T@> spread = "
            "spreadBuffer.Get<@T@>();\n        " +
                maxima + "\n        " + spread + "\n        " + sub + "\n        " + exp +
                "\n        WholeReduceSum(most, out, WIDTH, count, 1, 1, STRIDE / BLOCK);\n"
                "        Brcb(spread, most, (count + 7) / 8, {1, 8});  // sums\n        " +
                div + "\n",
            kStoreRows, "TILE * STRIDE", kRowConstants,
            "        pipe.InitBuffer(mostBuffer, (TILE + 7) / 8 * 32);\n        pipe.InitBuffer(spreadBuffer, (TILE + "
            "7) / "
            "8 * 8 * 32);\n",
            "    TBuf<QuePosition::VECCALC> mostBuffer;\n    TBuf<QuePosition::VECCALC> spreadBuffer;\n"),
      {{"repeat", {{spread, "Brcb(spread, most, count / 8, {1, 8});"}}},
       {"repeat", {{spread, "Brcb(spread, most, (count + 7) / 8 + 1, {1, 8});"}}},
       {"stride", {{spread, "Brcb(spread, most, (count + 7) / 8, {2, 8});"}}},
       {"stride", {{spread, "Brcb(spread, most, (count + 7) / 8, {1, 4});"}}},
       {"stride", {{sub, "Sub(out, in, spread, WIDTH, count, {1, 1, 1, STRIDE / BLOCK, STRIDE / BLOCK, 1});"}}},
       {"stride", {{sub, "Sub(out, in, spread, WIDTH, count, {1, 1, 0, STRIDE / BLOCK, STRIDE / BLOCK, 8});"}}},
       {"stride", {{div, "Div(out, out, spread, WIDTH, count, {1, 1, 0, STRIDE / BLOCK + 1, STRIDE / BLOCK, 1});"}}},
       {"repeat", {{exp, "Exp(out, out, WIDTH, count > 30 ? 30 : count, {1, 1, STRIDE / BLOCK, STRIDE / BLOCK});"}}},
       {"mask", {{exp, "Exp(out, out, STRIDE, count, {1, 1, STRIDE / BLOCK, STRIDE / BLOCK});"}}},
       {"mask",
        {{maxima, "WholeReduceMax(most, in, STRIDE, count, 1, 1, STRIDE / BLOCK, ReduceOrder::ORDER_ONLY_VALUE);"}}},
       {"value", {{maxima, "WholeReduceMax(most, in, WIDTH, count, 1, 1, STRIDE / BLOCK);"}}},
       {"stale rows", {{"        " + spread, "        if (count == TILE || at == 0) " + spread}}},
       {"buffer", {{"(TILE + 7) / 8 * 8 * 32);", "TILE / 8 * 8 * 32);"}}},
       {"buffer", {{"mostBuffer, (TILE + 7) / 8 * 32", "mostBuffer, TILE / 8 * 32"}}}}};
}

// The copy pads each row to whole blocks with zeros, which the sums read.
Family PaddedSums() {
  const std::string sum = "WholeReduceSum(out, in, STRIDE, count, 1, 1, STRIDE / BLOCK);";
  const std::string pad = "{true, 0, STRIDE - WIDTH, @T@(0)}";
  return {"padded sums",
          "reduce_sum",
          Result::kRows,
          "0",
          1,
          false,
          0,
          Tiles("        DataCopyPad(in, x[at * WIDTH], DataCopyExtParams{static_cast<uint16_t>(count), WIDTH * "
                "sizeof(@T@), 0, "
                "0, 0},\n                    DataCopyPadExtParams<@T@>" +
                    pad + ");\n",
                "        " + sum + "\n", kStore, "TILE", kRowConstants, "", "", "TILE * STRIDE"),
          {{"padding", {{pad, "{false, 0, 0, @T@(0)}"}}},
           {"padding", {{pad, "{true, 0, STRIDE - WIDTH, @T@(1)}"}}},
           {"padding", {{pad, "{count < 5, 0, STRIDE - WIDTH, @T@(0)}"}}},
           {"padding", {{pad, "{true, STRIDE - WIDTH, 0, @T@(1)}"}}},
           {"padding", {{pad, "{true, 0, (STRIDE - WIDTH) / 2, @T@(0)}"}}},
           {"stride", {{sum, "WholeReduceSum(out, in, STRIDE, count, 1, 1, STRIDE / BLOCK + 1);"}}},
           {"repeat", {{sum, "WholeReduceSum(out, in, STRIDE, count + 1, 1, 1, STRIDE / BLOCK);"}}},
           {"mask", {{sum, "WholeReduceSum(out, in, STRIDE + 1, count, 1, 1, STRIDE / BLOCK);"}}}},
          R"({"dim": [1]})"};
}

// The even and the odd rows, by copies that leave out every other one.
Family EveryOtherRow() {
  const std::string load =
      "        if (odd > 0) DataCopyPad(in[TILE / 2 * STRIDE], x[(at + 1) * WIDTH], DataCopyExtParams{odd, WIDTH * "
      "sizeof(@T@), "
      "WIDTH * sizeof(@T@), 0, 0}, none);\n";
  const std::string store =
      "        if (odd > 0) DataCopyPad(y[(at + 1) * WIDTH], out[TILE / 2 * STRIDE], DataCopyExtParams{odd, WIDTH * "
      "sizeof(@T@), "
      "0, WIDTH * sizeof(@T@), 0});\n";
  return {
      "every other row",
      "abs",
      Result::kRowElements,
      "0",
      1,
      false,
      0,
      Tiles(R"(        const uint16_t even = static_cast<uint16_t>((count + 1) / 2);
        const uint16_t odd = static_cast<uint16_t>(count / 2);
        const DataCopyPadExtParams<@T@> none{false, 0, 0, @T@(0)};
        DataCopyPad(in, x[at * WIDTH], DataCopyExtParams{even, WIDTH * sizeof(@T@), WIDTH * sizeof(@T@), 0, 0}, none);
)" + load,
            R"(        Abs(out, in, even * STRIDE);
        if (odd > 0) Abs(out[TILE / 2 * STRIDE], in[TILE / 2 * STRIDE], odd * STRIDE);
)",
            "        DataCopyPad(y[at * WIDTH], out, DataCopyExtParams{even, WIDTH * sizeof(@T@), 0, WIDTH * "
            "sizeof(@T@), 0});\n" +
                store,
            "TILE * STRIDE", kRowConstants),
      {{"load", {{load, ""}}},
       {"load", {{"if (odd > 0) DataCopyPad(in[TILE", "if (odd > 1) DataCopyPad(in[TILE"}}},
       {"load", {{"x[(at + 1) * WIDTH]", "x[(at + 2) * WIDTH]"}}},
       {"store", {{store, ""}}},
       {"store", {{"y[(at + 1) * WIDTH]", "y[at * WIDTH]"}}},
       {"store", {{"if (odd > 0) DataCopyPad(y", "if (odd > 0 && at != TILE) DataCopyPad(y"}}},
       {"stride",
        {{"{even, WIDTH * sizeof(@T@), WIDTH * sizeof(@T@), 0, 0}",
          "{even, WIDTH * sizeof(@T@), 2 * WIDTH * sizeof(@T@), 0, 0}"}}},
       {"stride", {{"{even, WIDTH * sizeof(@T@), 0, WIDTH * sizeof(@T@), 0}", "{even, WIDTH * sizeof(@T@), 0, 0, 0}"}}},
       {"count", {{"(count + 1) / 2);", "count / 2);"}}},
       {"count", {{"(count + 1) / 2);", "count / 2 + 1);"}}},
       {"buffer", {{"inQueue, @DEPTH@, TILE * STRIDE", "inQueue, @DEPTH@, TILE / 2 * STRIDE"}}}}};
}

// One queue for both ways: what is copied in is copied out.
Family Through() {
  const std::string load = "DataCopyPad(tile, x[at], copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});";
  return {
      "through",
      "positive",
      Result::kElements,
      "0",
      1,
      true,
      65536,
      std::string(kWork) + R"(        pipe.InitBuffer(queue, @DEPTH@, TILE * sizeof(@T@));
        for (uint32_t at = 0; at < length; at += TILE) {
            const uint32_t count = length - at < TILE ? length - at : TILE;
            const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};
            LocalTensor<@T@> tile = queue.AllocTensor<@T@>();
            )" +
          load +
          R"(
            queue.EnQue(tile);
            tile = queue.DeQue<@T@>();
            DataCopyPad(y[at], tile, copy);
            queue.FreeTensor(tile);
        }
    }
    TQueBind<QuePosition::VECIN, QuePosition::VECOUT, 1> queue;
)",
      {{"order", {{"            queue.EnQue(tile);\n            tile = queue.DeQue<@T@>();\n", ""}}},
       {"enqueue", {{"            queue.EnQue(tile);\n", "            if (count != 6) queue.EnQue(tile);\n"}}},
       {"free", {{"            queue.FreeTensor(tile);\n", "            if (at != TILE) queue.FreeTensor(tile);\n"}}},
       {"load", {{load, "if (count > 2) " + load}}},
       {"load", {{"x[at], copy", "x[at + (at == 2 * TILE)], copy"}}},
       {"store", {{"DataCopyPad(y[at], tile, copy)", "if (count == TILE || at == 0) DataCopyPad(y[at], tile, copy)"}}},
       {"buffer", {{"queue, @DEPTH@, TILE * sizeof(@T@)", "queue, @DEPTH@, (TILE - BLOCK) * sizeof(@T@)"}}}}};
}

// One row of ones for all rows.
Family OneRowForAll() {
  const std::string ones = "Duplicate(oneBuffer.Get<@T@>(), @T@(1), STRIDE);";
  const std::string mul = "Mul(out, in, ones, WIDTH, count, {1, 1, 1, STRIDE / BLOCK, STRIDE / BLOCK, 0});";
  return {
      "one row for all",
      "positive",
      Result::kRowElements,
      "0",
      1,
      false,
      0,
      Tiles(kLoadRows, "        LocalTensor<@T@> ones = oneBuffer.Get<@T@>();\n        " + mul + "\n", kStoreRows,
            "TILE * STRIDE", kRowConstants,
            "        pipe.InitBuffer(oneBuffer, STRIDE * sizeof(@T@));\n        " + ones + "\n",
            "    TBuf<QuePosition::VECCALC> oneBuffer;\n"),
      {{"stride", {{mul, "Mul(out, in, ones, WIDTH, count, {1, 1, 1, STRIDE / BLOCK, STRIDE / BLOCK, 1});"}}},
       {"stride", {{mul, "Mul(out, in, ones, WIDTH, count, {1, 1, 1, STRIDE / BLOCK, STRIDE / BLOCK + 1, 0});"}}},
       {"stale rows", {{ones, "Duplicate(oneBuffer.Get<@T@>(), @T@(1), WIDTH / 2);"}}},
       {"stale rows", {{ones, "if (length > 2) " + ones}}},
       {"repeat", {{mul, "Mul(out, in, ones, WIDTH, count / 2, {1, 1, 1, STRIDE / BLOCK, STRIDE / BLOCK, 0});"}}},
       {"mask",
        {{mul,
          "Mul(out, in, ones, WIDTH > 2 ? WIDTH - 1 : WIDTH, count, {1, 1, 1, STRIDE / BLOCK, STRIDE / BLOCK, 0});"}}},
       {"buffer", {{"oneBuffer, STRIDE * sizeof(@T@)", "oneBuffer, STRIDE / 2 * sizeof(@T@)"}}}}};
}

// From one buffer on the chip to another.
Family LocalCopies() {
  const std::string copy = "DataCopy(out, in, (count + BLOCK - 1) / BLOCK * BLOCK);";
  return {"local copies",
          "abs",
          Result::kElements,
          "0",
          1,
          true,
          32768,
          Tiles(kLoad, "        " + copy + "\n        Abs(out, out, count);\n", kStore, "TILE"),
          {{"count", {{copy, "DataCopy(out, in, count / BLOCK * BLOCK);"}}},
           {"count", {{copy, "DataCopy(out, in, (count + BLOCK - 1) / BLOCK * BLOCK + BLOCK);"}}},
           {"count", {{copy, "DataCopy(out, in, count == 40 ? BLOCK : (count + BLOCK - 1) / BLOCK * BLOCK);"}}},
           {"count", {{copy, "DataCopy(out, in, {1, static_cast<uint16_t>(count / BLOCK), 0, 0});"}}},
           {"stride", {{copy, "DataCopy(out, in, {static_cast<uint16_t>((count + BLOCK - 1) / BLOCK), 1, 0, 1});"}}}}};
}

}  // namespace

std::vector<Family> MoveFamilies() {
  return {Gathered(),      Transposed(), SoftmaxByBlocks(), PaddedSums(),
          EveryOtherRow(), Through(),    OneRowForAll(),    LocalCopies()};
}

}  // namespace assay::agreement
