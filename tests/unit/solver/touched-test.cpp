// Which bytes an operand touches whose blocks lie apart: blocks are as long as the device's dialect says.
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "solver/shadow.h"
#include "solver/touched.h"

namespace assay {
namespace {

std::string TouchedParts(std::int64_t block, std::int64_t stride) {
  ExprPool pool;
  Operand operand;
  operand.offset = pool.Const(0);
  operand.lanes = Lanes{pool.Const(2), pool.Const(64), block, pool.Const(stride), pool.Const(512), {}, {}};
  const Touched touched = TouchedBy(pool, operand, Side::kCertain);
  std::string out;
  for (const auto& [begin, end] : touched.parts) out += PrintInt(begin->value) + ".." + PrintInt(end->value) + " ";
  return out;
}

std::string ShadowRuns(std::int64_t granule, std::int64_t block) {
  shadow::Memory memory;
  shadow::Place place;
  place.memory = &memory;
  place.count = 1;
  place.bytes = 64;
  place.granule = granule;
  place.block = block;
  std::string out;
  for (const auto& [begin, end] : place.AllRuns(4)) out += PrintInt(begin) + ".." + PrintInt(end) + " ";
  return out;
}

TEST(Touched, BlocksHaveTheLengthThatTheDialectGivesThem) {
  EXPECT_EQ(TouchedParts(32, 32), "0..64 ");
  EXPECT_EQ(TouchedParts(32, 64), "0..32 64..96 ");
  EXPECT_EQ(TouchedParts(16, 16), "0..64 ");
  EXPECT_EQ(TouchedParts(16, 64), "0..16 64..80 128..144 192..208 ");
}

TEST(Touched, SoDoThoseOfShadowMemory) {
  EXPECT_EQ(ShadowRuns(32, 32), "0..64 ");
  EXPECT_EQ(ShadowRuns(32, 64), "0..32 64..96 ");
  EXPECT_EQ(ShadowRuns(16, 16), "0..64 ");
  EXPECT_EQ(ShadowRuns(16, 32), "0..16 32..48 64..80 96..112 ");
}

}  // namespace
}  // namespace assay
