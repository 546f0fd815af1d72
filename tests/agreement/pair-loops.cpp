// Loops as people write them: counted down, until nothing is left, nested over columns, by cores in two dimensions.
#include "tests/agreement/pair-loops.h"

#include "tests/agreement/pair-sums.h"

namespace assay::agreement {

std::string Loops(const std::string& loop, const std::string& step, const std::string& more) {
  return std::string(kWork) + R"(        pipe.InitBuffer(inQueue, @DEPTH@, TILE * sizeof(@T@));
        pipe.InitBuffer(outQueue, @DEPTH@, TILE * sizeof(@T@));
)" + loop +
         R"(    }
    __aicore__ inline void Step(uint32_t at, uint32_t count)
    {
        CopyIn(at, count);
        Compute(count);
        CopyOut(at, count);
    }
    __aicore__ inline void CopyIn(uint32_t at, uint32_t count)
    {
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        DataCopyPad(in, x[at], DataCopyExtParams{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0},
                    DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
        inQueue.EnQue(in);
    }
    __aicore__ inline void Compute(uint32_t count)
    {
        LocalTensor<@T@> in = inQueue.DeQue<@T@>();
        LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
)" + step +
         R"(        outQueue.EnQue(out);
        inQueue.FreeTensor(in);
    }
    __aicore__ inline void CopyOut(uint32_t at, uint32_t count)
    {
        LocalTensor<@T@> out = outQueue.DeQue<@T@>();
        DataCopyPad(y[at], out, DataCopyExtParams{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0});
        outQueue.FreeTensor(out);
    }
)" + more +
         R"(    TQue<QuePosition::VECIN, @DEPTH@> inQueue;
    TQue<QuePosition::VECOUT, @DEPTH@> outQueue;
)";
}

Family Elements(const std::string& name, const std::string& kernel, std::vector<Flaw> flaws) {
  return {name, "abs", Result::kElements, "0", 1, true, 32768, kernel, std::move(flaws)};
}

namespace {

// What is left is counted down.
Family UntilNothingIsLeft() {
  return Elements(
      "until nothing is left", Loops(R"(        uint32_t left = length;
        uint32_t at = 0;
        while (left > 0) {
            const uint32_t count = left < TILE ? left : TILE;
            Step(at, count);
            at += count;
            left -= count;
        }
)"),
      {{"loop",
        {{"while (left > 0) {", "do {"}, {"left -= count;\n        }", "left -= count;\n        } while (left > 0);"}}},
       {"loop", {{"while (left > 0)", "while (left > 1)"}}},
       {"loop", {{"while (left > 0)", "while (left >= TILE)"}}},
       {"loop", {{"left -= count;", "left -= TILE;"}}},
       {"loop", {{"left -= count;", "left = left > TILE ? left - TILE : 0;\n            if (left == 5) left = 0;"}}},
       {"loop", {{"uint32_t left = length;", "uint32_t left = length > 4 * TILE ? 4 * TILE : length;"}}},
       {"count", {{"left < TILE ? left : TILE", "left < TILE ? TILE : left"}}},
       {"count", {{"at += count;", "at += TILE - 1;"}}},
       {"count", {{"at += count;", "at += count + (count == 3);"}}},
       {"after the loop",
        {{"left -= count;\n        }\n", "left -= count;\n        }\n        if (at % TILE == 5) Step(at, 3);\n"}}},
       {"after the loop",
        {{"left -= count;\n        }\n", "left -= count;\n        }\n        if (left != 0) Step(0, TILE + 1);\n"}}}});
}

// From the last tile to the first.
Family Downwards() {
  return Elements("downwards", Loops(R"(        const int32_t tiles = static_cast<int32_t>((length + TILE - 1) / TILE);
        for (int32_t round = tiles - 1; round >= 0; --round) {
            const uint32_t at = static_cast<uint32_t>(round) * TILE;
            Step(at, round == tiles - 1 ? length - at : TILE);
        }
)"),
                  {{"loop", {{"round >= 0", "round > 0"}}},
                   {"loop", {{"round = tiles - 1", "round = tiles"}}},
                   {"loop", {{"round = tiles - 1", "round = tiles - 2"}}},
                   {"loop", {{"--round", "round -= 2"}}},
                   {"loop", {{"--round", "round -= round == 3 ? 2 : 1"}}},
                   {"count", {{"round == tiles - 1 ? length - at : TILE", "round == 0 ? length - at : TILE"}}},
                   {"count", {{"round == tiles - 1 ? length - at : TILE", "TILE"}}},
                   {"count", {{"(length + TILE - 1) / TILE", "length / TILE + 1"}}},
                   {"loop", {{"int32_t round = tiles", "uint32_t round = tiles"}, {"round >= 0", "round + 1 > 0"}}}});
}

// All tiles but the last one by one function, the last one by another.
Family WholeAndLast() {
  return Elements("whole and last",
                  Loops(R"(        const uint32_t whole = length / TILE;
        const uint32_t rest = length % TILE;
        for (uint32_t round = 0; round < whole; ++round) Whole(round * TILE);
        if (rest != 0) Step(whole * TILE, rest);
)",
                        "        Abs(out, in, count);\n",
                        R"(    __aicore__ inline void Whole(uint32_t at)
    {
        LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
        DataCopy(in, x[at], TILE);
        inQueue.EnQue(in);
        Compute(TILE);
        LocalTensor<@T@> out = outQueue.DeQue<@T@>();
        DataCopy(y[at], out, TILE);
        outQueue.FreeTensor(out);
    }
)"),
                  {{"loop", {{"round < whole", "round <= whole"}}},
                   {"loop", {{"round < whole", "round + 1 < whole"}}},
                   {"loop", {{"if (rest != 0) Step", "if (rest > 8) Step"}}},
                   {"loop", {{"if (rest != 0) Step", "Step"}}},
                   {"loop", {{"        if (rest != 0) Step(whole * TILE, rest);\n", ""}}},
                   {"count", {{"length % TILE", "length % (TILE - BLOCK)"}}},
                   {"count", {{"Step(whole * TILE, rest)", "Step(whole * TILE, TILE)"}}},
                   {"count", {{"Step(whole * TILE, rest)", "Step((whole - (whole > 2)) * TILE, rest)"}}},
                   {"store", {{"DataCopy(y[at], out, TILE)", "DataCopy(y[at], out, TILE - BLOCK)"}}},
                   {"load", {{"DataCopy(in, x[at], TILE)", "DataCopy(in, x[at], at == 3 * TILE ? BLOCK : TILE)"}}}});
}

// Tiles in turn to the cores: core c takes c, c + CORES, ...
Family InTurn() {
  return {"in turn",
          "abs",
          Result::kElements,
          "0",
          1,
          true,
          32768,
          Loops(R"(        const uint32_t tiles = (total + TILE - 1) / TILE;
        for (uint32_t tile = GetBlockIdx(); tile < tiles; tile += GetBlockNum()) {
            const uint32_t at = tile * TILE;
            Step(at, total - at < TILE ? total - at : TILE);
        }
)"),
          {{"cores", {{"tile += GetBlockNum()", "tile += GetBlockNum() - 1"}}},
           {"cores", {{"tile += GetBlockNum()", "tile += GetBlockNum() + 1"}}},
           {"cores", {{"tile = GetBlockIdx()", "tile = GetBlockIdx() / 2"}}},
           {"cores", {{"tile = GetBlockIdx()", "tile = GetBlockIdx() + (total == 100)"}}},
           {"loop", {{"tile < tiles", "tile + 1 < tiles"}}},
           {"loop", {{"(total + TILE - 1) / TILE", "total / TILE"}}},
           {"loop", {{"(total + TILE - 1) / TILE", "total / TILE + 1"}}},
           {"count", {{"total - at < TILE ? total - at : TILE", "total < TILE ? total : TILE"}}}},
          "",
          1,
          kMostRowElements,
          true};
}

// Rows longer than a tile: tiles of each row, one after the other.
Family Columns() {
  return {"columns",
          "abs",
          Result::kRowElements,
          "0",
          1,
          false,
          0,
          R"(    static constexpr uint32_t WIDTH = @WIDTH@;

    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(inQueue, @DEPTH@, TILE * BLOCK * sizeof(@T@));
        pipe.InitBuffer(outQueue, @DEPTH@, TILE * BLOCK * sizeof(@T@));
        for (uint32_t row = 0; row < length; ++row) {
            for (uint32_t column = 0; column < WIDTH; column += TILE * BLOCK) {
                const uint32_t count = WIDTH - column < TILE * BLOCK ? WIDTH - column : TILE * BLOCK;
                const uint32_t at = row * WIDTH + column;
                const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(@T@)), 0, 0, 0};
                LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
                DataCopyPad(in, x[at], copy, DataCopyPadExtParams<@T@>{false, 0, 0, @T@(0)});
                inQueue.EnQue(in);
                in = inQueue.DeQue<@T@>();
                LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
                Abs(out, in, count);
                outQueue.EnQue(out);
                inQueue.FreeTensor(in);
                out = outQueue.DeQue<@T@>();
                DataCopyPad(y[at], out, copy);
                outQueue.FreeTensor(out);
            }
        }
    }
    TQue<QuePosition::VECIN, @DEPTH@> inQueue;
    TQue<QuePosition::VECOUT, @DEPTH@> outQueue;
)",
          {{"loop", {{"column < WIDTH;", "column + BLOCK < WIDTH;"}}},
           {"loop", {{"row < length;", "row < length - (length == 11);"}}},
           {"loop", {{"uint32_t row = 0;", "uint32_t row = length > 40;"}}},
           {"stride", {{"row * WIDTH + column", "row * (WIDTH + 1) + column"}}},
           {"stride", {{"row * WIDTH + column", "row * WIDTH + (row == 6 ? 0 : column)"}}},
           {"count", {{"WIDTH - column < TILE * BLOCK ? WIDTH - column : TILE * BLOCK", "TILE * BLOCK"}}},
           {"count", {{"Abs(out, in, count)", "Abs(out, in, row == 2 ? count / 2 + 1 : count)"}}},
           {"buffer", {{"inQueue, @DEPTH@, TILE * BLOCK * sizeof(@T@));", "inQueue, @DEPTH@, TILE * sizeof(@T@));"}}},
           {"store", {{"DataCopyPad(y[at], out, copy)", "if (column > 0 || row != 4) DataCopyPad(y[at], out, copy)"}}}},
          "",
          37,
          3000};
}

// Cores share rows: each takes some columns of some rows.
Family TwoDimensions() {
  return {"two dimensions",
          "abs",
          Result::kRowElements,
          "0",
          1,
          false,
          0,
          R"(    static constexpr uint32_t WIDTH = @WIDTH@;
    static constexpr uint32_t ACROSS = 2;
    static constexpr uint32_t PART = WIDTH / ACROSS;
    static constexpr uint32_t DOWN = @CORES@ / ACROSS;

    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)
    {
        pipe.InitBuffer(inQueue, @DEPTH@, TILE * PART * sizeof(@T@));
        pipe.InitBuffer(outQueue, @DEPTH@, TILE * PART * sizeof(@T@));
        const uint32_t across = GetBlockIdx() % ACROSS;
        const uint32_t down = GetBlockIdx() / ACROSS;
        const uint32_t each = (total + DOWN - 1) / DOWN;
        const uint32_t first = down * each;
        const uint32_t end = first + each < total ? first + each : total;
        for (uint32_t row = first; row < end; row += TILE) {
            const uint32_t rows = end - row < TILE ? end - row : TILE;
            const uint32_t at = row * WIDTH + across * PART;
            LocalTensor<@T@> in = inQueue.AllocTensor<@T@>();
            DataCopy(in, x[at], DataCopyParams{static_cast<uint16_t>(rows), PART / BLOCK, (WIDTH - PART) / BLOCK, 0});
            inQueue.EnQue(in);
            in = inQueue.DeQue<@T@>();
            LocalTensor<@T@> out = outQueue.AllocTensor<@T@>();
            Abs(out, in, rows * PART);
            outQueue.EnQue(out);
            inQueue.FreeTensor(in);
            out = outQueue.DeQue<@T@>();
            DataCopy(y[at], out, DataCopyParams{static_cast<uint16_t>(rows), PART / BLOCK, 0, (WIDTH - PART) / BLOCK});
            outQueue.FreeTensor(out);
        }
    }
    TQue<QuePosition::VECIN, @DEPTH@> inQueue;
    TQue<QuePosition::VECOUT, @DEPTH@> outQueue;
)",
          {{"cores", {{"GetBlockIdx() % ACROSS", "GetBlockIdx() % (ACROSS + 1)"}}},
           {"cores", {{"GetBlockIdx() % ACROSS", "0"}}},
           {"cores", {{"= GetBlockIdx() / ACROSS", "= GetBlockIdx()"}}},
           {"cores", {{"DOWN = @CORES@ / ACROSS", "DOWN = @CORES@"}}},
           {"loop", {{"row < end;", "row + 1 < end;"}}},
           {"loop", {{"(total + DOWN - 1) / DOWN", "total / DOWN"}}},
           {"loop", {{"first + each < total ? first + each : total", "first + each"}}},
           {"stride", {{"0, (WIDTH - PART) / BLOCK});", "0, 0});"}}},
           {"stride", {{"PART / BLOCK, (WIDTH - PART) / BLOCK, 0}", "PART / BLOCK, WIDTH / BLOCK, 0}"}}},
           {"stride", {{"row * WIDTH + across * PART", "row * WIDTH + across * (PART + BLOCK)"}}},
           {"count", {{"Abs(out, in, rows * PART)", "Abs(out, in, rows * PART - BLOCK)"}}},
           {"count", {{"end - row < TILE ? end - row : TILE", "TILE"}}}},
          "",
          16,
          kMostRowElements,
          true};
}

// Small parts in one way, large ones in another.
Family TwoWays() {
  return Elements("two ways", Loops(R"(        if (length == 0) return;
        if (length <= TILE) {
            Step(0, length);
            return;
        }
        const uint32_t rounds = length / TILE;
        for (uint32_t round = 0; round + 1 < rounds; ++round) Step(round * TILE, TILE);
        const uint32_t left = length - (rounds - 1) * TILE;
        const uint32_t former = left / 2;
        Step((rounds - 1) * TILE, former);
        Step((rounds - 1) * TILE + former, left - former);
)"),
                  {{"loop", {{"        if (length == 0) return;\n", ""}}},
                   {"loop", {{"if (length <= TILE) {", "if (length < TILE + 4) {"}}},
                   {"loop", {{"round + 1 < rounds", "round + 2 < rounds"}}},
                   {"count", {{"left / 2;", "left / 3;"}}},
                   {"count", {{"left - former);", "left - former - 1);"}}},
                   {"count", {{"TILE + former, left", "TILE + former + (former == 6), left"}}},
                   {"count", {{"left / 2;", "TILE;"}}}});
}

// A tile is stored while the next one is there already; the last one after the loop.
Family Behind() {
  return Elements("behind", Loops(R"(        uint32_t before = 0;
        uint32_t pending = 0;
        for (uint32_t at = 0; at < length; at += TILE) {
            const uint32_t count = length - at < TILE ? length - at : TILE;
            CopyIn(at, count);
            if (pending > 0) CopyOut(before, pending);
            Compute(count);
            before = at;
            pending = count;
        }
        if (pending > 0) CopyOut(before, pending);
)"),
                  {{"loop", {{"        }\n        if (pending > 0) CopyOut(before, pending);\n", "        }\n"}}},
                   {"loop",
                    {{"            if (pending > 0) CopyOut(before, pending);\n",
                      "            if (pending > 4) CopyOut(before, pending);\n"}}},
                   {"loop", {{"        }\n        if (pending > 0)", "        }\n        if (pending == TILE)"}}},
                   {"count", {{"pending = count;", "pending = count > 9 ? count - 1 : count;"}}},
                   {"count", {{"pending = count;", "pending = at == TILE ? TILE : count;"}}},
                   {"count", {{"before = at;", "before = at > TILE ? at - 1 : at;"}}},
                   {"count", {{"before = at;", "before += count;"}}},
                   {"after the loop",
                    {{"        }\n        if (pending > 0) CopyOut(before, pending);",
                      "        }\n        if (pending > 0) CopyOut(before, TILE);"}}}});
}

// The loop is left in its middle.
Family LeftInTheMiddle() {
  return Elements(
      "left in the middle", Loops(R"(        uint32_t at = 0;
        while (true) {
            if (at >= length) break;
            uint32_t count = TILE;
            if (at + count > length) count = length - at;
            Step(at, count);
            at += count;
        }
)"),
      {{"loop", {{"if (at >= length) break;", "if (at > length) break;"}}},
       {"loop", {{"if (at >= length) break;", "if (at + TILE > length) break;"}}},
       {"loop", {{"            at += count;\n", "            at += count;\n            if (at == 4 * TILE) break;\n"}}},
       {"loop", {{"            at += count;\n", "            if (count < 6) break;\n            at += count;\n"}}},
       {"count", {{"if (at + count > length)", "if (at + count > length + 1)"}}},
       {"after the loop",
        {{"            at += count;\n        }\n",
          "            at += count;\n        }\n        if (at % TILE == 7) Step(at, 1);\n"}}},
       {"after the loop",
        {{"            at += count;\n        }\n",
          "            at += count;\n        }\n        if (at % TILE != 0) Step(at - 1, TILE);\n"}}}});
}

// Every core goes over all tiles and leaves out those of others.
Family LeavesOut() {
  return {"leaves out",
          "abs",
          Result::kElements,
          "0",
          1,
          true,
          32768,
          Loops(R"(        for (uint32_t tile = 0; tile * TILE < total; ++tile) {
            if (tile % GetBlockNum() != GetBlockIdx()) continue;
            const uint32_t at = tile * TILE;
            Step(at, total - at < TILE ? total - at : TILE);
        }
)"),
          {{"cores", {{"tile % GetBlockNum() != GetBlockIdx()", "tile % (GetBlockNum() - 1) != GetBlockIdx()"}}},
           {"cores", {{"tile % GetBlockNum() != GetBlockIdx()", "tile % GetBlockNum() < GetBlockIdx()"}}},
           {"cores", {{"tile % GetBlockNum() != GetBlockIdx()", "tile / GetBlockNum() != GetBlockIdx()"}}},
           {"loop", {{"tile * TILE < total;", "tile * TILE + 1 < total;"}}},
           {"loop", {{"uint32_t tile = 0;", "uint32_t tile = 1;"}}}},
          "",
          1,
          kMostRowElements,
          true};
}

}  // namespace

std::vector<Family> LoopFamilies() {
  return {UntilNothingIsLeft(), Downwards(), WholeAndLast(), InTurn(),          Columns(),
          TwoDimensions(),      TwoWays(),   Behind(),       LeftInTheMiddle(), LeavesOut()};
}

}  // namespace assay::agreement
