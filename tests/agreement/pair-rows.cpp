// Kernels on rows and on tiles. TILE rows of WIDTH elements at once; on chip each begins STRIDE elements after the one
// before, GAP blocks of which are free.
#include "tests/agreement/pair-rows.h"

namespace assay::agreement {
namespace {

// `operation` computes `rows` rows of `out` from those of `in`; `store` copies them out.
std::string Rows(const std::string& out_size, const std::string& operation, const std::string& store,
                 const std::string& set_up = "", const std::string& members = "") {
  return R"(    static constexpr uint32_t WIDTH = @WIDTH@;
    static constexpr uint32_t STRIDE = @STRIDE@;
    static constexpr uint32_t GAP = @GAP@;

    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(inQueue, @DEPTH@, TILE * STRIDE * sizeof(@T@));
        pipe.InitBuffer(outQueue, @DEPTH@, )" +
         out_size + " * sizeof(@T@));\n" + set_up +
         R"(        for (uint32_t at = 0; at < length; at += TILE) {
            Step(at, length - at < TILE ? length - at : TILE);
        }
    }
    __aicore__ inline void Step(uint32_t at, uint32_t rows)
    {
        const DataCopyExtParams copyIn{static_cast<uint16_t>(rows), WIDTH * sizeof(@T@), 0, GAP, 0};
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        DataCopyPad(in, x[at * WIDTH], copyIn, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
        inQueue.EnQue(in);
        in = inQueue.DeQue<@T@>();
        LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
)" + operation +
         R"(        inQueue.FreeTensor(in);
        outQueue.EnQue(out);
        out = outQueue.DeQue<@T@>();
)" + store +
         R"(        outQueue.FreeTensor(out);
    }
    TQue<QuePosition::VECIN, 1> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
)" + members;
}

std::vector<Flaw> RowFlaws(std::vector<Flaw> more) {
  more.push_back({"load",
                  {{"copyIn{static_cast<uint16_t>(rows), WIDTH",
                    "copyIn{static_cast<uint16_t>(rows > 5 ? rows - 1 : rows), WIDTH"}}});
  more.push_back(
      {"load", {{"copyIn{static_cast<uint16_t>(rows), WIDTH", "copyIn{static_cast<uint16_t>(rows + 1), WIDTH"}}});
  more.push_back({"stride", {{"x[at * WIDTH], copyIn", "x[at * STRIDE], copyIn"}}});
  more.push_back(
      {"stride", {{"0, GAP, 0};\n        LocalTensor<@T@> in", "0, GAP + 1, 0};\n        LocalTensor<@T@> in"}}});
  more.push_back({"buffer",
                  {{"TILE * STRIDE * sizeof(@T@));\n        pipe.InitBuffer(outQueue",
                    "(TILE - 1) * STRIDE * sizeof(@T@));\n        pipe.InitBuffer(outQueue"}}});
  return more;
}

Family RowSums() {
  const std::string reduce = "WholeReduceSum(out, in, WIDTH, rows, 1, 1, STRIDE / BLOCK);";
  const std::string store =
      "DataCopyPad(y[at], out, DataCopyExtParams{1, static_cast<uint32_t>(rows * sizeof(@T@)), 0, 0, 0});";
  return {
      "row sums",
      "reduce_sum",
      Result::kRows,
      "0",
      1,
      false,
      0,
      Rows("TILE", "        " + reduce + "\n", "        " + store + "\n"),
      RowFlaws(
          {{"mask", {{reduce, "WholeReduceSum(out, in, WIDTH + 1, rows, 1, 1, STRIDE / BLOCK);"}}},
           {"mask",
            {{reduce, "WholeReduceSum(out, in, (WIDTH + BLOCK - 1) / BLOCK * BLOCK, rows, 1, 1, STRIDE / BLOCK);"}}},
           {"repeat", {{reduce, "WholeReduceSum(out, in, WIDTH, rows > 20 ? 20 : rows, 1, 1, STRIDE / BLOCK);"}}},
           {"repeat", {{reduce, "WholeReduceSum(out, in, WIDTH, rows + 1, 1, 1, STRIDE / BLOCK);"}}},
           {"stride", {{reduce, "WholeReduceSum(out, in, WIDTH, rows, 1, 1, STRIDE / BLOCK + 1);"}}},
           {"stride", {{reduce, "WholeReduceSum(out, in, WIDTH, rows, 2, 1, STRIDE / BLOCK);"}}},
           {"store", {{store, "if (rows > 3) " + store}}}}),
      R"({"dim": [1]})"};
}

Family RowMaxima() {
  const std::string reduce =
      "WholeReduceMax(out, in, WIDTH, rows, 1, 1, STRIDE / BLOCK, ReduceOrder::ORDER_ONLY_VALUE);";
  return {
      "row maxima",
      "reduce_max",
      Result::kRows,
      "0",
      1,
      false,
      0,
      Rows("TILE", "        " + reduce + "\n",
           "        DataCopyPad(y[at], out, DataCopyExtParams{1, static_cast<uint32_t>(rows * sizeof(@T@)), 0, 0, "
           "0});\n"),
      RowFlaws(
          {{"value",
            {{reduce, "WholeReduceMax(out, in, WIDTH, rows, 1, 1, STRIDE / BLOCK, ReduceOrder::ORDER_VALUE_INDEX);"}}},
           {"mask",
            {{reduce, "WholeReduceMax(out, in, 64, rows, 1, 1, STRIDE / BLOCK, ReduceOrder::ORDER_ONLY_VALUE);"}}},
           {"repeat",
            {{reduce,
              "WholeReduceMax(out, in, WIDTH, rows - (rows == TILE), 1, 1, STRIDE / BLOCK, "
              "ReduceOrder::ORDER_ONLY_VALUE);"}}}}),
      R"({"dim": [1]})"};
}

// The left and the right halves of rows, by copies with gaps.
Family Halves() {
  const std::string gaps =
      "const DataCopyParams half{static_cast<uint16_t>(rows), HALF / BLOCK, HALF / BLOCK, HALF / BLOCK};";
  return {
      "halves",
      "abs",
      Result::kRowElements,
      "0",
      1,
      false,
      0,
      R"(    static constexpr uint32_t WIDTH = @WIDTH@;
    static constexpr uint32_t HALF = WIDTH / 2;

    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(inQueue, @DEPTH@, TILE * WIDTH * sizeof(@T@));
        pipe.InitBuffer(outQueue, @DEPTH@, TILE * WIDTH * sizeof(@T@));
        for (uint32_t at = 0; at < length; at += TILE) {
            Step(at, length - at < TILE ? length - at : TILE);
        }
    }
    __aicore__ inline void Step(uint32_t at, uint32_t rows)
    {
        )" +
          gaps + R"(
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        DataCopy(in, x[at * WIDTH], half);
        DataCopy(in[HALF], x[at * WIDTH + HALF], half);
        inQueue.EnQue(in);
        in = inQueue.DeQue<@T@>();
        LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
        Abs(out, in, rows * WIDTH);
        inQueue.FreeTensor(in);
        outQueue.EnQue(out);
        out = outQueue.DeQue<@T@>();
        DataCopy(y[at * WIDTH], out, half);
        DataCopy(y[at * WIDTH + HALF], out[HALF], half);
        outQueue.FreeTensor(out);
    }
    TQue<QuePosition::VECIN, 1> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
)",
      {{"load", {{"        DataCopy(in[HALF], x[at * WIDTH + HALF], half);\n", ""}}},
       {"load", {{"DataCopy(in[HALF], x[at", "if (rows > 2) DataCopy(in[HALF], x[at"}}},
       {"load", {{"DataCopy(in[HALF], x[at * WIDTH + HALF]", "DataCopy(in, x[at * WIDTH + HALF]"}}},
       {"store", {{"        DataCopy(y[at * WIDTH + HALF], out[HALF], half);\n", ""}}},
       {"store", {{"DataCopy(y[at * WIDTH + HALF], out[HALF]", "DataCopy(y[at * WIDTH], out[HALF]"}}},
       {"store", {{"DataCopy(y[at * WIDTH], out, half)", "if (at != 2 * TILE) DataCopy(y[at * WIDTH], out, half)"}}},
       {"stride", {{gaps, "const DataCopyParams half{static_cast<uint16_t>(rows), HALF / BLOCK, HALF / BLOCK, 0};"}}},
       {"stride",
        {{gaps,
          "const DataCopyParams half{static_cast<uint16_t>(rows), HALF / BLOCK, HALF / BLOCK + 1, HALF / BLOCK};"}}},
       {"count", {{"Abs(out, in, rows * WIDTH)", "Abs(out, in, rows * WIDTH - HALF)"}}},
       {"count", {{"half{static_cast<uint16_t>(rows)", "half{static_cast<uint16_t>(rows > 7 ? 7 : rows)"}}},
       {"buffer", {{"inQueue, @DEPTH@, TILE * WIDTH", "inQueue, @DEPTH@, TILE * HALF"}}}},
      "",
      16};
}

// The next tile is copied in before one is computed.
Family Ahead() {
  return {
      "ahead",
      "exp",
      Result::kElements,
      "0",
      1,
      true,
      32768,
      R"(    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(inQueue, 2, TILE * sizeof(@T@));
        pipe.InitBuffer(outQueue, 1, TILE * sizeof(@T@));
        const uint32_t tiles = (length + TILE - 1) / TILE;
        if (tiles > 0) Load(0, length);
        for (uint32_t round = 0; round < tiles; ++round) {
            if (round + 1 < tiles) Load(round + 1, length);
            const uint32_t at = round * TILE;
            const uint32_t count = length - at < TILE ? length - at : TILE;
            LocalTensor<@T@> in = inQueue.DeQue<@T@>();
            LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
            Exp(out, in, count);
            inQueue.FreeTensor(in);
            outQueue.EnQue(out);
            out = outQueue.DeQue<@T@>();
            DataCopyPad(y[at], out, DataCopyExtParams{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0});
            outQueue.FreeTensor(out);
        }
    }
    __aicore__ inline void Load(uint32_t round, uint32_t length)
    {
        const uint32_t at = round * TILE;
        const uint32_t count = length - at < TILE ? length - at : TILE;
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        DataCopyPad(in, x[at], DataCopyExtParams{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0},
                    DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
        inQueue.EnQue(in);
    }
    TQue<QuePosition::VECIN, 2> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
)",
      {{"buffer", {{"inQueue, 2, TILE", "inQueue, 1, TILE"}}},
       {"load", {{"if (round + 1 < tiles) Load", "if (round + 2 < tiles) Load"}}},
       {"load", {{"if (round + 1 < tiles) Load(round + 1", "Load(round + 1"}}},
       {"load", {{"if (round + 1 < tiles) Load(round + 1", "if (round + 1 < tiles) Load(round"}}},
       {"load", {{"if (tiles > 0) Load(0", "if (tiles > 1) Load(0"}}},
       {"load", {{"DataCopyPad(in, x[at]", "if (count > 4) DataCopyPad(in, x[at]"}}},
       {"enqueue", {{"        inQueue.EnQue(in);\n", "        if (round != 3) inQueue.EnQue(in);\n"}}},
       {"free", {{"            inQueue.FreeTensor(in);\n", "            if (round != 2) inQueue.FreeTensor(in);\n"}}},
       {"count", {{"Exp(out, in, count)", "Exp(out, in, round == 1 ? count / 2 + 1 : count)"}}}}};
}

Family Softmax() {
  const std::string store =
      "DataCopyPad(y[at * WIDTH], out, DataCopyExtParams{static_cast<uint16_t>(rows), WIDTH * sizeof(@T@), GAP, 0, "
      "0});";
  const std::string operation = R"(        LocalTensor<@T@> one = oneBuffer.Get<@T@>();
        LocalTensor<@T@> work = workBuffer.Get<@T@>();
        for (uint32_t row = 0; row < rows; ++row) {
            LocalTensor<@T@> from = in[row * STRIDE];
            LocalTensor<@T@> to = out[row * STRIDE];
            ReduceMax(one, from, work, WIDTH);
            const @T@ most = one.GetValue(0);
            Adds(to, from, -most, WIDTH);
            Exp(to, to, WIDTH);
            ReduceSum(one, to, work, WIDTH);
            const @T@ sum = one.GetValue(0);
            Muls(to, to, @T@(1) / sum, WIDTH);
        }
)";
  return {"softmax",
          "softmax",
          Result::kRowElements,
          "0",
          1,
          false,
          0,
          Rows("TILE * STRIDE", operation, "        " + store + "\n",
               "        pipe.InitBuffer(oneBuffer, 32);\n        pipe.InitBuffer(workBuffer, 256);\n",
               "    TBuf<QuePosition::VECCALC> oneBuffer;\n    TBuf<QuePosition::VECCALC> workBuffer;\n"),
          RowFlaws({{"count", {{"Adds(to, from, -most, WIDTH);", "Adds(to, from, -most, WIDTH - 1);"}}},
                    {"count", {{"ReduceSum(one, to, work, WIDTH);", "ReduceSum(one, to, work, WIDTH + 1);"}}},
                    {"stale rows",
                     {{"for (uint32_t row = 0; row < rows; ++row)",
                       "for (uint32_t row = at == TILE ? 1 : 0; row < rows; ++row)"}}},
                    {"stale rows", {{"row < rows; ++row", "row < rows - (rows == 7); ++row"}}},
                    {"stride", {{"from = in[row * STRIDE]", "from = in[row * (STRIDE + BLOCK)]"}}},
                    {"stride", {{"sizeof(@T@), GAP, 0, 0});", "sizeof(@T@), GAP + 1, 0, 0});"}}},
                    {"store",
                     {{"DataCopyExtParams{static_cast<uint16_t>(rows), WIDTH",
                       "DataCopyExtParams{static_cast<uint16_t>(rows > 9 ? rows - 1 : rows), WIDTH"}}},
                    {"store", {{"DataCopyPad(y[at * WIDTH]", "DataCopyPad(y[at * WIDTH + (at == 2 * TILE)]"}}},
                    {"buffer", {{"outQueue, @DEPTH@, TILE * STRIDE", "outQueue, @DEPTH@, (TILE - 1) * STRIDE"}}},
                    {"buffer", {{"        pipe.InitBuffer(oneBuffer, 32);\n", ""}}}})};
}

// Whole blocks by one copy and what is left by another.
Family BlocksAndRest() {
  return {
      "blocks and rest",
      "abs",
      Result::kElements,
      "0",
      1,
      true,
      40960,
      R"(    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(inQueue, @DEPTH@, TILE * sizeof(@T@));
        pipe.InitBuffer(outQueue, @DEPTH@, TILE * sizeof(@T@));
        for (uint32_t at = 0; at < length; at += TILE) {
            Step(at, length - at < TILE ? length - at : TILE);
        }
    }
    __aicore__ inline void Step(uint32_t at, uint32_t count)
    {
        const uint32_t blocks = count / BLOCK * BLOCK;
        const uint32_t rest = count - blocks;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(rest * sizeof(@T@)), 0, 0, 0};
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        if (blocks > 0) DataCopy(in, x[at], blocks);
        if (rest > 0) DataCopyPad(in[blocks], x[at + blocks], copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
        inQueue.EnQue(in);
        in = inQueue.DeQue<@T@>();
        LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
        Abs(out, in, count);
        inQueue.FreeTensor(in);
        outQueue.EnQue(out);
        out = outQueue.DeQue<@T@>();
        if (blocks > 0) DataCopy(y[at], out, blocks);
        if (rest > 0) DataCopyPad(y[at + blocks], out[blocks], copy);
        outQueue.FreeTensor(out);
    }
    TQue<QuePosition::VECIN, 1> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
)",
      {{"load", {{"if (rest > 0) DataCopyPad(in", "if (rest > 1) DataCopyPad(in"}}},
       {"load", {{"if (blocks > 0) DataCopy(in, x[at], blocks);", "if (blocks > BLOCK) DataCopy(in, x[at], blocks);"}}},
       {"load", {{"DataCopy(in, x[at], blocks)", "DataCopy(in, x[at], at == TILE ? BLOCK : blocks)"}}},
       {"load", {{"DataCopyPad(in[blocks], x[at + blocks]", "DataCopyPad(in[blocks], x[at + blocks + 1]"}}},
       {"store", {{"if (rest > 0) DataCopyPad(y", "if (rest > 2) DataCopyPad(y"}}},
       {"store", {{"DataCopy(y[at], out, blocks);", "DataCopy(y[at], out, blocks / 4 * 4);"}}},
       {"store", {{"DataCopyPad(y[at + blocks], out[blocks], copy)", "DataCopyPad(y[at + blocks], out, copy)"}}},
       {"count", {{"Abs(out, in, count)", "Abs(out, in, blocks)"}}},
       {"count",
        {{"const uint32_t blocks = count / BLOCK * BLOCK;", "const uint32_t blocks = count / LANES * LANES;"}}},
       {"count",
        {{"const uint32_t blocks = count / BLOCK * BLOCK;",
          "const uint32_t blocks = (count + BLOCK - 1) / BLOCK * BLOCK;"},
         {"const uint32_t rest = count - blocks;", "const uint32_t rest = 0;"}}}}};
}

// By way of half precision, in a buffer of half the size.
Family Casts() {
  return {"casts",
          "abs",
          Result::kElements,
          "0",
          1,
          false,
          32768,
          R"(    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(inQueue, @DEPTH@, TILE * sizeof(@T@));
        pipe.InitBuffer(outQueue, @DEPTH@, TILE * sizeof(@T@));
        pipe.InitBuffer(lowBuffer, TILE * sizeof(half));
        for (uint32_t at = 0; at < length; at += TILE) {
            const uint32_t count = length - at < TILE ? length - at : TILE;
            const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};
            LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
            DataCopyPad(in, x[at], copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
            inQueue.EnQue(in);
            in = inQueue.DeQue<@T@>();
            LocalTensor<half> low = lowBuffer.Get<half>();
            Cast(low, in, RoundMode::CAST_RINT, count);
            Abs(low, low, count);
            inQueue.FreeTensor(in);
            LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
            Cast(out, low, RoundMode::CAST_NONE, count);
            outQueue.EnQue(out);
            out = outQueue.DeQue<@T@>();
            DataCopyPad(y[at], out, copy);
            outQueue.FreeTensor(out);
        }
    }
    TQue<QuePosition::VECIN, 1> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
    TBuf<QuePosition::VECCALC> lowBuffer;
)",
          {{"buffer", {{"TILE * sizeof(half));", "TILE);"}}},
           {"buffer", {{"        pipe.InitBuffer(lowBuffer, TILE * sizeof(half));\n", ""}}},
           {"count",
            {{"Cast(low, in, RoundMode::CAST_RINT, count);",
              "Cast(low, in, RoundMode::CAST_RINT, count / BLOCK * BLOCK);"}}},
           {"count",
            {{"Cast(out, low, RoundMode::CAST_NONE, count);",
              "Cast(out, low, RoundMode::CAST_NONE, count > 1 ? count - 1 : count);"}}},
           {"value", {{"            Abs(low, low, count);\n", "            if (at != TILE) Abs(low, low, count);\n"}}},
           {"stale rows",
            {{"Cast(low, in, RoundMode::CAST_RINT, count);",
              "if (count != TILE || at == 0) Cast(low, in, RoundMode::CAST_RINT, count);"}}}}};
}

}  // namespace

std::vector<Family> RowFamilies() {
  return {RowSums(), RowMaxima(), Softmax(), Halves(), BlocksAndRest(), Ahead(), Casts()};
}

}  // namespace assay::agreement
