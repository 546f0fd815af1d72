// Memory that the kernel reads and the launch fixes: tables of lists, tiling data by pointer, tables it fills itself,
// and optional pointers.
#include <algorithm>

#include "tests/unit/lift/one-core.h"

namespace assay {
namespace {

LaunchArgument Element(std::string list, int index, LaunchArgument::Role role, std::int64_t bytes) {
  LaunchArgument arg{list + "[" + std::to_string(index) + "]", role, bytes, -1};
  arg.list = std::move(list);
  arg.shape = {bytes / 4};
  return arg;
}

LaunchValues Lists(std::initializer_list<std::uint32_t> tiling) {
  using Role = LaunchArgument::Role;
  std::vector<LaunchArgument> args;
  for (int i = 0; i < 3; ++i) args.push_back(Element("x", i, Role::kInput, 64 << i));
  for (int i = 0; i < 3; ++i) args.push_back(Element("y", i, Role::kOutput, 64 << i));
  return Launch(3, tiling, std::move(args));
}

TEST(Lists, EachElementIsABufferOfItsOwn) {
  const ProofFacts facts = ProveKernel("lists.ll", "lists", Lists({64, 128, 256}));
  EXPECT_EQ(Unproved(facts), "");
  const auto bounds = std::count_if(facts.results.begin(), facts.results.end(),
                                    [](const ProofResult& r) { return r.kind == ObligationKind::kGlobalBounds; });
  EXPECT_EQ(bounds, 6);
}

TEST(Lists, AnElementThatIsTooShort) {
  EXPECT_EQ(Unproved(ProveKernel("lists.ll", "lists", Lists({64, 224, 256}))),
            "refuted: copy in of `x[1]` stays inside its 128 bytes bytes=224 core=1 offset=0 size=128\n"
            "refuted: copy out of `y[1]` stays inside its 128 bytes bytes=224 core=1 offset=0 size=128\n");
}

TEST(Lists, ReadsMayEndInTheAllocation) {
  LaunchValues launch = Lists({64, 224, 256});
  for (LaunchArgument& arg : launch.args) {
    arg.read_padding = arg.write_unit = 32;
    arg.read_unit = 512;
  }
  EXPECT_EQ(Unproved(ProveKernel("lists.ll", "lists", launch)),
            "refuted: copy out of `y[1]` stays inside its 128 bytes bytes=224 core=1 offset=0 size=128\n");
}

TEST(Lists, AnElementThatIsNotWrittenToItsEnd) {
  EXPECT_EQ(Unproved(ProveKernel("lists.ll", "lists", Lists({64, 96, 256}))),
            "refuted: the cores write all 128 bytes of `y[1]` first=96 last=127 missing=32\n");
}

// An operation on a tensor that no buffer was made for, as of a TBuf without InitBuffer. Handles of operands that an
// operation goes without are null as well.
TEST(Operands, TensorsWithoutABuffer) {
  using namespace one_core;
  const auto exp = [](const char* to, const char* from) {
    return Unproved(ProveBody(kTakeIn + Vector(kExp, to, from, "0", "%n") + kExpOfAll + kTakeOut));
  };
  const auto add = [](const char* from) {
    return Unproved(ProveBody(kTakeIn + Vector(kAdd, "%o", "%in", from, "%n") + kTakeOut));
  };
  const auto missing = [](const std::string& name) {
    return "the " + name + " of the vector operation is a tensor without a buffer\n";
  };
  EXPECT_EQ(exp("%o", "%in"), "");
  EXPECT_NE(exp("0", "%in").find(missing("destination")), std::string::npos);
  EXPECT_NE(exp("%o", "0").find(missing("first source")), std::string::npos);
  EXPECT_EQ(add("%in"), "");
  EXPECT_NE(add("0").find(missing("second source")), std::string::npos);
}

}  // namespace
}  // namespace assay
