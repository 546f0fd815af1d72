// Places and lengths from members, tables, shifts, negative numbers, 64 bits, floats, and from the data.
#include "tests/agreement/pair-values.h"

#include "tests/agreement/pair-loops.h"

namespace assay::agreement {
namespace {

// The place is a member that each step moves on.
Family Members() {
  return Elements(
      "members",
      Loops(R"(        place = 0;
        end = length;
        while (Next()) {
            CopyIn(place, count);
            Compute(count);
            CopyOut(place, count);
            place += count;
        }
)",
            "        Abs(out, in, count);\n", R"(    __aicore__ inline bool Next()
    {
        if (place >= end) return false;
        count = end - place < TILE ? end - place : TILE;
        return true;
    }
    uint32_t place, end, count;
)"),
      {{"loop", {{"if (place >= end) return false;", "if (place + 2 >= end) return false;"}}},
       {"count",
        {{"count = end - place < TILE ? end - place : TILE;",
          "count = end - place <= TILE + 1 ? end - place : TILE;"}}},
       {"count", {{"            place += count;\n", "            place += count == TILE ? TILE : 1;\n"}}},
       {"count",
        {{"            place += count;\n",
          "            if (place != 2 * TILE) place += count;\n            else place = end;\n"}}},
       {"count", {{"        end = length;\n", "        end = length == 13 ? 12 : length;\n"}}},
       {"count",
        {{"            Compute(count);\n", "            Compute(count);\n            if (count < 5) count += 1;\n"}}}});
}

// Where each of four parts begins, from a table.
Family Tables() {
  return Elements(
      "tables", Loops(R"(        uint32_t begins[5];
        for (uint32_t i = 0; i < 4; ++i) begins[i] = length / 4 * i;
        begins[4] = length;
        for (uint32_t part = 0; part < 4; ++part) {
            for (uint32_t at = begins[part]; at < begins[part + 1]; at += TILE) {
                Step(at, begins[part + 1] - at < TILE ? begins[part + 1] - at : TILE);
            }
        }
)"),
      {{"table", {{"length / 4 * i;", "(length / 4 + (i == 3)) * i;"}}},
       {"table", {{"length / 4 * i;", "length * i / 5;"}, {"begins[4] = length;", "begins[4] = length / 5 * 5;"}}},
       {"table", {{"begins[4] = length;", "begins[4] = length / 4 * 4;"}}},
       {"table", {{"        begins[4] = length;\n", ""}}},
       {"table", {{"uint32_t part = 0;", "uint32_t part = 1;"}}},
       {"count", {{"begins[part + 1] - at < TILE ? begins[part + 1] - at : TILE", "TILE"}}}});
}

// Powers of two by shifts and masks.
Family Shifts() {
  return Elements("shifts", Loops(R"(        const uint32_t whole = length >> 6;
        const uint32_t rest = length & 63;
        for (uint32_t i = 0; i < whole; ++i) Step(i << 6, 64);
        if (rest != 0) Step(whole << 6, rest);
)"),
                  {{"shift", {{"length & 63", "length & 31"}}},
                   {"shift", {{"length >> 6", "length >> 7"}}},
                   {"shift", {{"Step(i << 6, 64)", "Step(i << 5, 64)"}}},
                   {"shift", {{"Step(i << 6, 64)", "Step((i ^ 1) << 6, 64)"}}},
                   {"shift", {{"Step(whole << 6, rest)", "Step((whole << 6) | 1, rest)"}}},
                   {"shift", {{"length & 63", "length & 63 & ~7"}}}});
}

// Signed and wide numbers; the first tile is the short one.
Family Signed() {
  return Elements("signed", Loops(R"(        const int64_t all = length;
        const int64_t tile = TILE;
        const int64_t tiles = (all + tile - 1) / tile;
        int64_t at = all - tiles * tile;
        for (int64_t i = 0; i < tiles; ++i, at += tile) {
            const int64_t from = at < 0 ? 0 : at;
            Step(static_cast<uint32_t>(from), static_cast<uint32_t>(at + tile - from));
        }
)"),
                  {{"count", {{"at < 0 ? 0 : at", "at < -3 ? 0 : at"}}},
                   {"count", {{"at + tile - from", "tile"}}},
                   {"count", {{"at < 0 ? 0 : at", "at < 0 ? -at : at"}}},
                   {"count", {{"all - tiles * tile;", "(all - tiles * tile) / 2 * 2;"}}},
                   {"count", {{"all - tiles * tile;", "all % tile - tile;"}}},
                   {"count", {{"(all + tile - 1) / tile", "all / tile + 1"}}},
                   {"loop", {{"++i, at += tile", "++i, at += tile - 1"}}}});
}

// The number of tiles by floating point.
Family Floats() {
  return Elements("floats",
                  Loops(R"(        const float quotient = static_cast<float>(length) / static_cast<float>(TILE);
        uint32_t tiles = static_cast<uint32_t>(quotient);
        if (tiles * TILE < length) tiles += 1;
        for (uint32_t i = 0; i < tiles; ++i) {
            const uint32_t at = i * TILE;
            Step(at, length - at < TILE ? length - at : TILE);
        }
)"),
                  {{"count", {{"        if (tiles * TILE < length) tiles += 1;\n", ""}}},
                   {"count", {{"        if (tiles * TILE < length) tiles += 1;\n", "        tiles += 1;\n"}}},
                   {"count", {{"static_cast<uint32_t>(quotient);", "static_cast<uint32_t>(quotient + 0.5f);"}}}});
}

// Elements that are counted; the count changes nothing.
Family CountedData() {
  return Elements(
      "counted data", Loops(R"(        uint32_t positive = 0;
        for (uint32_t i = 0; i < 8 && i < length; ++i) positive += static_cast<float>(x.GetValue(i)) > 0.0f ? 1 : 0;
        const uint32_t first = positive * TILE / 8 / BLOCK * BLOCK;
        const uint32_t before = first < length ? first : length;
        if (before > 0) Step(0, before);
        for (uint32_t at = before; at < length; at += TILE) {
            Step(at, length - at < TILE ? length - at : TILE);
        }
)"),
      {{"data", {{"positive * TILE / 8", "positive * TILE / 7"}}},
       {"data", {{"first < length ? first : length", "first"}}},
       {"data", {{"uint32_t at = before;", "uint32_t at = before + (positive == 4);"}}},
       {"data", {{"if (before > 0) Step(0, before)", "if (before > 0 && positive != 3) Step(0, before)"}}},
       {"data",
        {{"length - at < TILE ? length - at : TILE", "length - at < TILE ? length - at : TILE - positive / 8"}}}});
}

// Three kinds of rounds.
Family Cases() {
  return Elements("cases", Loops(R"(        const uint32_t tiles = (length + TILE - 1) / TILE;
        for (uint32_t i = 0; i < tiles; ++i) {
            uint32_t kind = 0;
            if (i + 1 == tiles) kind = 2;
            else if (i % 2 == 1) kind = 1;
            const uint32_t at = i * TILE;
            switch (kind) {
                case 0:
                    Step(at, TILE / 2);
                    Step(at + TILE / 2, TILE / 2);
                    break;
                case 1:
                    Step(at, TILE);
                    break;
                default:
                    Step(at, length - at);
            }
        }
)"),
                  {{"case", {{"i % 2 == 1", "i % 3 == 1"}}},
                   {"case", {{"Step(at + TILE / 2, TILE / 2);", "Step(at + TILE / 2, TILE / 4);"}}},
                   {"case", {{"Step(at + TILE / 2, TILE / 2);", "Step(at, TILE / 2);"}}},
                   {"case",
                    {{"                    Step(at, TILE);\n                    break;\n",
                      "                    Step(at, TILE);\n"}}},
                   {"case", {{"if (i + 1 == tiles) kind = 2;", "if (i + 1 == tiles && i > 0) kind = 2;"}}},
                   {"case", {{"else if (i % 2 == 1) kind = 1;", "else if (i == 5) kind = 3;"}}}});
}

// The kernel returns from the middle of its loop.
Family Returns() {
  return Elements(
      "returns", Loops(R"(        for (uint32_t at = 0;; at += TILE) {
            if (length - at <= TILE) {
                if (length > at) Step(at, length - at);
                return;
            }
            Step(at, TILE);
        }
)"),
      {{"return", {{"if (length > at) Step(at, length - at);", "if (length > at + 1) Step(at, length - at);"}}},
       {"return", {{"length - at <= TILE", "length - at < TILE"}}},
       {"return",
        {{"            Step(at, TILE);\n", "            Step(at, TILE);\n            if (at == 3 * TILE) return;\n"}}},
       {"return", {{"if (length > at) Step(at, length - at);", "Step(at, TILE);"}}}});
}

}  // namespace

std::vector<Family> ValueFamilies() {
  return {Members(), Tables(), Shifts(), Signed(), Floats(), CountedData(), Cases(), Returns()};
}

}  // namespace assay::agreement
