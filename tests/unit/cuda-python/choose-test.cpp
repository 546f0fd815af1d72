// Where the module is in a reply, and what is reported for a reply that is not Python.
#include <chrono>

#include "tests/unit/cuda-python/fixture.h"

namespace assay::test {
namespace {

std::string Chosen(const std::string& reply, bool cut = false) {
  bool is_cut = false;
  const source::Span span = cuda::ChoosePython(reply, is_cut);
  EXPECT_EQ(is_cut, cut) << reply;
  return reply.substr(span.begin, span.end - span.begin);
}

TEST(Choose, TheLastCompleteBlockWithTheModel) {
  EXPECT_EQ(Chosen("class ModelNew: pass\n"), "class ModelNew: pass\n");
  EXPECT_EQ(Chosen("Text.\n```python\nclass ModelNew: a\n```\nBetter:\n```python\nclass ModelNew: b\n```\n"
                   "```python\nprint(1)\n```\n"),
            "class ModelNew: b\n");
  EXPECT_EQ(Chosen("```python\nclass ModelNew: a\n```\nMore:\n```python\nclass ModelNew: b"), "class ModelNew: a\n");
  EXPECT_EQ(Chosen("Text.\n```python\nclass ModelNew: a\n", true), "class ModelNew: a\n");
  EXPECT_EQ(Chosen("```\nclass ModelNew: a\n```\n"), "class ModelNew: a\n");
  EXPECT_EQ(Chosen("```cpp\nclass ModelNew {};\n```\n"), "```cpp\nclass ModelNew {};\n```\n");
  EXPECT_EQ(Chosen("x = '''\n```python\nclass ModelNewer: a\n```\n'''\n").substr(0, 5), "x = '");
}

TEST(Choose, ReasoningIsPassedOver) {
  EXPECT_EQ(Chosen("<think>\n```python\nclass ModelNew: a\n```\n</think>\n```python\nclass ModelNew: b\n```\n"),
            "class ModelNew: b\n");
  EXPECT_EQ(Chosen("<think>still at it", true), "");
}

TEST(Choose, OffsetsAreThoseOfTheReply) {
  const std::string reply = "Here it is, don't worry:\n```python\n" + Building("cuda = 'marked'") +
                            "class ModelNew(torch.nn.Module):\n    pass\n```\nThat's all.\n";
  bool cut = false;
  const cuda::PythonReading reading = cuda::ReadPython(reply, cuda::ChoosePython(reply, cut));
  EXPECT_EQ(reading.broken_line, 0) << reading.broken;
  EXPECT_TRUE(reading.has_model_new);
  ASSERT_EQ(reading.extensions.size(), 1u);
  ExpectWay(reply, reading.extensions[0].cuda_sources[0], "marked");
}

TEST(Choose, HostileRepliesEndInTimeWithAReason) {
  std::string many, deep = "cuda = ", wide = "cuda = [";
  for (int i = 0; i < 3000; ++i) deep += "(";
  for (int i = 0; i < 300000; ++i) wide += "'a',";
  for (int i = 0; i < 200; ++i) many += "def f" + std::to_string(i) + "(x):\n  while True: pass\n  load_inline(x)\n";
  const std::string call = "\next = load_inline(name='n', cpp_sources='', cuda_sources=cuda)\n";
  const std::string ten = "cuda = '''" + std::string(10 << 20, 'x') + "'''\n";
  const auto begin = std::chrono::steady_clock::now();
  for (const std::string& module :
       {std::string("while True:\n    pass\n"), std::string("cuda = 'x' * 10 ** 9\n"),
        std::string("cuda = 'x'\nfor i in range(1000): cuda += cuda\n"),
        std::string("cuda = 'ab' * 2000000\ncuda = ''.join(cuda)\n"), deep, wide + "]\n",
        std::string("def cuda(n):\n    return cuda(n + 1)\ncuda = cuda(1)\n"),
        std::string("cuda = []\ncuda.append(cuda)\n"), std::string("cuda = {}\ncuda['a'] = cuda\n"),
        std::string("cuda = 'a{0}'\nwhile True:\n    cuda = cuda.format(cuda + '{0}')\n"), many, ten}) {
    const std::string reply = Reply(module + call);
    const cuda::PythonReading reading = cuda::ReadPython(reply);
    bool reason = reading.broken_line > 0 || !reading.error.empty();
    for (const cuda::Extension& e : reading.extensions) reason |= !e.undecided.empty();
    EXPECT_TRUE(reason) << module.substr(0, 60);
  }
  const auto seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  EXPECT_LT(seconds, 30) << "seconds for all";
}

}  // namespace
}  // namespace assay::test
