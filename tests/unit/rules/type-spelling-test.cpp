// Types are written as users write them, whatever the compiler calls them.
#include "rules/common/type-spelling.h"

#include <gtest/gtest.h>

#include "rules/common/parse-errors.h"

namespace assay::rules {
namespace {

TEST(SpellTypes, AddressSpaces) {
  EXPECT_EQ(SpellTypes("__attribute__((address_space(1))) uint8_t *"), "__gm__ uint8_t*");
  EXPECT_EQ(SpellTypes("const __attribute__((address_space(2))) _Float16 *"), "const __ubuf__ half*");
  EXPECT_EQ(SpellTypes("cannot cast `__attribute__((address_space(7))) __bf16 *` to `float`"),
            "cannot cast `__fbuf__ bfloat16_t*` to `float`");
}

TEST(SpellTypes, OtherNames) {
  EXPECT_EQ(SpellTypes("from `__attribute__((address_space(1))) uint8_t *` (aka `__attribute__((address_space(1))) "
                       "unsigned char *`) to `half` (aka `_Float16`)"),
            "from `__gm__ uint8_t*` to `half`");
  EXPECT_EQ(SpellTypes("'uint32_t' (aka 'unsigned int') is not a function"), "'uint32_t' is not a function");
  // The meaning of the user's own alias is information.
  EXPECT_EQ(SpellTypes("`Element` (aka `float`)"), "`Element` (aka `float`)");
  EXPECT_EQ(SpellTypes("(aka `x`"), "(aka `x`");
  EXPECT_EQ(SpellTypes(" (aka `unsigned int`) alone"), " (aka `unsigned int`) alone");
}

TEST(ShortType, KeepsWhatAPointerPointsTo) {
  EXPECT_EQ(ShortType("const __attribute__((address_space(1))) int *"), "const __gm__ int32_t*");
  EXPECT_EQ(ShortType("const unsigned int"), "uint32_t");
  EXPECT_EQ(ShortType("float *"), "float*");
  EXPECT_EQ(ShortType("unsigned char *"), "uint8_t*");
  EXPECT_EQ(ShortType("AscendC::LocalTensor<_Float16>"), "LocalTensor<half>");
  EXPECT_EQ(ShortType("point"), "point");
}

}  // namespace
}  // namespace assay::rules
