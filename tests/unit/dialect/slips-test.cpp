// Slips visible in the text that a page cannot show: in code that does not compile, and through headers outside the
// input.
#include "dialects/ascendc/read/slips.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace assay::ascendc {
namespace {

std::vector<EarlyRead> Pointers(const std::string& text) {
  std::vector<EarlyRead> found;
  FindEarlyPointers(FileText(text, 0), found);
  return found;
}

const std::string kClass =
    "template <typename T, bool B>\nclass Step {\n public:\n  __aicore__ inline void Init(TPipe* pipe);\n private:\n"
    "  Matmul<T> matmul_;\n  TPipe* pipe_;\n};\n";

TEST(Slips, PointerReadBeforeItIsKept) {
  const auto found = Pointers(kClass +
                              "template <typename T, bool B>\n__aicore__ inline void Step<T, B>::Init(TPipe* pipe) {\n"
                              "  matmul_.Init(Unknown::kNumber, pipe_);\n  pipe_ = pipe;\n}\n");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].member, "pipe_");
}

TEST(Slips, PointerThatIsSetFirstOrElsewhere) {
  const std::string head = "template <typename T, bool B>\n__aicore__ inline void Step<T, B>::Init(TPipe* pipe) {\n";
  EXPECT_TRUE(Pointers(kClass + head + "  pipe_ = pipe;\n  matmul_.Init(pipe_);\n}\n").empty());
  EXPECT_TRUE(Pointers(kClass + head + "  if (ready) matmul_.Init(pipe_);\n  pipe_ = pipe;\n}\n").empty());
  EXPECT_TRUE(
      Pointers(kClass + head + "  matmul_.Init(pipe_);\n  pipe_ = pipe;\n}\nvoid F() { one.pipe_ = two; }\n").empty());
}

TEST(Slips, PointerOfAnotherClassWithThatName) {
  const std::string other =
      "class Other {\n public:\n  void Init(TPipe* pipe) { pipe_ = pipe; pipe_->Reset(); }\n  TPipe* pipe_;\n};\n";
  const std::string init =
      "template <typename T, bool B>\nvoid Step<T, B>::Init(TPipe* pipe) {\n  Use(pipe_);\n  pipe_ = pipe;\n}\n";
  EXPECT_EQ(Pointers(other + kClass + init).size(), 1u);
}

TEST(Slips, StoreInAHeaderOutsideTheInput) {
  const std::string text =
      "class Copy {\n  void Process() {\n    for (int i = 0; i < 4; ++i) {\n      LocalTensor<T> a = "
      "in_.AllocTensor<T>();\n"
      "      DataCopy(a, x_[i * 64], 64);\n      in_.EnQue(a);\n      LocalTensor<T> b = in_.DeQue<T>();\n"
      "      Out(b, y_, 64);\n      in_.FreeTensor(b);\n    }\n  }\n  TQue<TPosition::VECIN, 2> in_;\n"
      "  GlobalTensor<T> x_, y_;\n};\n";
  const auto found = [&](const std::string& header) {
    SlipFacts slips;
    const std::vector<FileText> headers{FileText(header, -1)};
    FindEarlyFrees(FileText(text, 0), [&]() -> const std::vector<FileText>& { return headers; }, slips);
    return slips.early_frees.size();
  };
  const std::string head = "template <typename T> void Out(LocalTensor<T> from, GlobalTensor<T> to, int n) {\n";
  EXPECT_EQ(found(head + "  DataCopyPad(to, from, n);\n}\n"), 1u);
  EXPECT_EQ(found(head + "  DataCopyPad(to, from, n);\n  PipeBarrier<PIPE_ALL>();\n}\n"), 0u);
  EXPECT_EQ(found(head + "  Print(from, n);\n}\n"), 0u);
}

TEST(Slips, FunctionsAndTheirClasses) {
  const FileText file("template <typename T> void A<T, B<2>>::F(int a, const C<D, E>& b) const { if (a) { G(b); } }",
                      0);
  ASSERT_EQ(file.functions().size(), 1u);
  EXPECT_EQ(file.functions()[0].name, "F");
  EXPECT_EQ(file.functions()[0].owner, "A");
  EXPECT_EQ(file.Parameters(file.functions()[0]), (std::vector<std::string>{"a", "b"}));
}

}  // namespace
}  // namespace assay::ascendc
