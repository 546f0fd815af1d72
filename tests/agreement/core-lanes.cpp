// Repeats, masks of both kinds, counts, masks in registers, tiles of constants and of earlier results.
#include "tests/agreement/core-lanes.h"

#include <fmt/format.h>

namespace assay::agreement {
namespace {

constexpr const char* kFull = "static_cast<uint64_t>(LANES)";

std::string Strides(Draw& draw) {
  return fmt::format("        const UnaryRepeatParams strides{{{}, {}, {}, {}}};\n", draw.Either("1", "2"),
                     draw.Either("1", draw.Pick(2) == 0 ? "0" : "2"), draw.Either("8", draw.Pick(2) == 0 ? "7" : "9"),
                     draw.Either("8", draw.Pick(2) == 0 ? "4" : "16"));
}

std::string WholeAndRest(Draw& draw) {
  return "        const uint32_t whole = " + draw.Bent("count / LANES") + ";\n        const uint32_t rest = " +
         draw.Either("count - whole * LANES", draw.Pick(2) == 0 ? "(count - whole * LANES) / BLOCK * BLOCK"
                                                                : "(count + LANES - 1 - whole * LANES) % LANES") +
         ";\n";
}

// The last elements by a mask of their number or of their bits.
std::string Rest(Draw& draw, const std::string& f) {
  if (draw.Pick(2) == 0)
    return fmt::format(
        "        if ({}) {}(@DST@[whole * LANES], @SRC@[whole * LANES], static_cast<uint64_t>(rest), 1, strides);\n",
        draw.Either("rest > 0", "rest > BLOCK"), f);
  return fmt::format(
      "        uint64_t some[2] = {{{}, rest > 64 ? {} : 0}};\n"
      "        if (rest > 0) {}(@DST@[whole * LANES], @SRC@[whole * LANES], some, 1, strides);\n",
      draw.Either("rest >= 64 ? ~0ull : (1ull << rest) - 1", draw.Pick(2) == 0
                                                                 ? "rest >= 64 ? ~1ull : (1ull << rest) - 1"
                                                                 : "rest >= 64 ? ~0ull : (1ull << rest) - 2"),
      draw.Either("(1ull << (rest - 64)) - 1", "(1ull << (rest - 65)) - 1"), f);
}

// All whole repeats in one instruction, whose field ends at 255, or in several.
std::string Repeats(Draw& draw, const std::string& f, bool long_tiles) {
  std::string text = Strides(draw) + WholeAndRest(draw);
  const std::string one = fmt::format("        {}{}(@DST@, @SRC@, {}, whole, strides);\n",
                                      draw.Pick(3) == 0 ? "" : "if (whole > 0) ", f, kFull);
  const std::string several = fmt::format(
      "        for (uint32_t done = 0; done < whole; done += {0}) {{\n"
      "            {1}(@DST@[done * LANES], @SRC@[done * LANES], {2}, whole - done < {0} ? whole - done : {0}, "
      "strides);\n"
      "        }}\n",
      draw.Either("255", "256"), f, kFull);
  text += long_tiles || draw.Pick(4) == 0 ? draw.Either(several, one) : one;
  return text + Rest(draw, f);
}

std::string OneByOne(Draw& draw, const std::string& f) {
  const std::string from = draw.Either("0", "1");
  return Strides(draw) + WholeAndRest(draw) +
         fmt::format(
             "        for (uint32_t i = {}; i < whole; ++i) {}(@DST@[i * LANES], @SRC@[i * LANES], {}, {}, strides);\n",
             from, f, kFull, draw.Either("1", "0")) +
         Rest(draw, f);
}

std::string Bits(Draw& draw, const std::string& f) {
  return Strides(draw) + WholeAndRest(draw) + "        uint64_t all[2] = {" +
         draw.Either("~0ull", draw.Pick(2) == 0 ? "0x7fffffffffffffffull" : "0xffffffffull") +
         ", LANES == 128 ? ~0ull : 0};\n" +
         fmt::format("        if (whole > 0) {}(@DST@, @SRC@, all, whole, strides);\n", f) + Rest(draw, f);
}

std::string Counter(Draw& draw, const std::string& f) {
  return "        SetMaskCount();\n        SetVectorMask<@T@, MaskMode::COUNTER>(0, " + draw.Bent("count") +
         ");\n        " + f + "<@T@, false>(@DST@, @SRC@, MASK_PLACEHOLDER, 1, UnaryRepeatParams{1, 1, 8, 8});\n" +
         draw.KeptOnce("        SetMaskNorm();\n") + draw.KeptOnce("        ResetMask();\n");
}

}  // namespace

Lanes DrawLanes(Draw& draw, bool long_tiles) {
  Lanes lanes;
  lanes.reference = draw.One("abs", "abs", "relu", "exp");
  const std::string f = lanes.reference == "abs" ? "Abs" : lanes.reference == "relu" ? "Relu" : "Exp";
  switch (draw.Pick(9)) {
    case 0:
      lanes.operation = "        " + f + "(@DST@, @SRC@, " + draw.Bent("count") + ");\n";
      break;
    case 1:
    case 2:
      lanes.operation = Repeats(draw, f, long_tiles);
      break;
    case 3:
      lanes.operation = OneByOne(draw, f);
      break;
    case 4:
      lanes.operation = long_tiles ? Repeats(draw, f, true) : Bits(draw, f);
      break;
    case 5:
      lanes.operation = Counter(draw, f);
      break;
    case 6: {
      lanes.reference = "abs";
      lanes.tiles = 1;
      lanes.members = "    TBuf<QuePosition::VECCALC> copyBuffer;\n";
      lanes.set_up = "        pipe.InitBuffer(copyBuffer, " + draw.Either("TILE", "TILE / 2") + " * sizeof(@T@));\n";
      lanes.operation = "        LocalTensor<@T@> minus = copyBuffer.Get<@T@>();\n" +
                        draw.Kept("Muls(minus, @SRC@, @T@(-1), " + draw.Bent("count") + ");\n") +
                        "        Max(@DST@, @SRC@, minus, " + draw.Bent("count") + ");\n";
      break;
    }
    case 7: {
      lanes.tiles = 1;
      lanes.members = "    TBuf<QuePosition::VECCALC> oneBuffer;\n";
      lanes.set_up = "        pipe.InitBuffer(oneBuffer, TILE * sizeof(@T@));\n" +
                     draw.KeptOnce("Duplicate(oneBuffer.Get<@T@>(), @T@(1), " + draw.Bent("TILE") + ");\n");
      lanes.operation = "        LocalTensor<@T@> ones = oneBuffer.Get<@T@>();\n        " + f +
                        "(@DST@, @SRC@, count);\n        Mul(@DST@, @DST@, ones, " + draw.Bent("count") + ");\n";
      break;
    }
    default: {
      lanes.tiles = 1;
      lanes.whole = true;
      lanes.reference = "relu";
      lanes.members = "    TBuf<QuePosition::VECCALC> bitBuffer;\n";
      lanes.set_up = "        pipe.InitBuffer(bitBuffer, TILE / 8 + 32);\n";
      lanes.operation =
          "        LocalTensor<uint8_t> bits = bitBuffer.Get<uint8_t>();\n        CompareScalar(bits, @SRC@, @T@(0), "
          "CMPMODE::GT, " +
          draw.Either("(count + LANES - 1) / LANES * LANES", "count / LANES * LANES") +
          ");\n        Select(@DST@, bits, @SRC@, @T@(0), SELMODE::VSEL_TENSOR_SCALAR_MODE, " + draw.Bent("count") +
          ");\n";
    }
  }
  return lanes;
}

}  // namespace assay::agreement
