// Modules that never end, grow without end or nest without end: each ends by counted steps or bytes, soon, and says so.
#include <gtest/gtest.h>

#include <chrono>

#include "tests/unit/python/fixture.h"

namespace assay::test {
namespace {

struct Case {
  const char* name;
  const char* text;
  const char* says;
};

class Endless : public testing::TestWithParam<Case> {};

TEST_P(Endless, Ends) {
  const std::uint64_t held = Budget::Held();
  const auto begin = std::chrono::steady_clock::now();
  harness::PythonOptions options;  // a tenth of what is usual
  options.max_steps = 2'000'000;
  options.max_bytes = 32u << 20;
  const harness::Error error = ErrorOf(GetParam().text, options);
  EXPECT_NE(error.message.find(GetParam().says), std::string::npos) << error.message;
  // A machine that is busy with others takes longer; these cases used to take minutes or all memory.
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
  EXPECT_LT(Budget::Held() - held, 48u << 20);
}

INSTANTIATE_TEST_SUITE_P(
    All, Endless,
    testing::Values(
        Case{"DictGrows", "d = {}\ni = 0\nwhile True:\n    d[i] = i\n    i += 1\n", "steps"},
        Case{"SetGrows", "s = set()\ni = 0\nwhile True:\n    s.add(i)\n    i += 1\n", "steps"},
        Case{"ListDoubles", "s = [1]\nwhile True:\n    s = s + s\n", "MB of values"},
        Case{"ListExtendsItself", "s = [1]\nwhile True:\n    s += s\n", "MB of values"},
        Case{"ListsOfLists", "s = []\nwhile True:\n    s.append(list(range(1000)))\n", "MB of values"},
        Case{"TextDoubles", "s = 'a'\nwhile True:\n    s += s\n", "too long"},
        Case{"TextsPile", "s = []\nfor i in range(10000):\n    s.append('a' * 100000 + str(i))\n", "MB of values"},
        Case{"TextJoins", "a = 'b' * 1000000\ns = a.join(['c'] * 10000)\n", "too long"},
        Case{"TextReplaces", "s = ('a' * 1000000).replace('a', 'b' * 1000000)\n", "too long"},
        Case{"TextFormats", "a = 'b' * 1000000\ns = ('{0}' * 1000).format(a)\n", "too long"},
        Case{"TextSearches", "a = 'a' * 4000000\nb = 'a' * 2000000 + 'b'\nwhile True:\n    b in a\n", "steps"},
        Case{"Membership", "l = list(range(100000))\nwhile True:\n    -1 in l\n", "steps"},
        Case{"InsertsInFront", "l = list(range(100000))\nwhile True:\n    l.insert(0, l.pop())\n", "steps"},
        Case{"Objects", "class A:\n    pass\nl = []\nwhile True:\n    l.append(A())\n", "MB of values"},
        Case{"Closures", "l = []\nwhile True:\n    l.append(lambda: 1)\n", "MB of values"},
        Case{"Attributes", "class A:\n    pass\na = A()\ni = 0\nwhile True:\n    setattr(a, str(i), i)\n    i += 1\n",
             "steps"},
        Case{"LongNames", "class A:\n    pass\nsetattr(A(), 'a' * 1000, 1)\n", "name is too long"},
        Case{"Comparisons", "a = [1]\nb = [1]\nfor i in range(60):\n    a = [a, a]\n    b = [b, b]\nx = a == b\n",
             "steps"},
        Case{"SelfCompared", "a = []\na.append(a)\nb = []\nb.append(b)\nx = a == b\n", "nest too deeply"},
        Case{"SelfOrdered", "a = []\na.append(a)\nb = []\nb.append(b)\nx = a < b\n", "nest too deeply"},
        Case{"SelfAsType", "t = []\nt.append(t)\nisinstance(1, t)\n", "nest deeper"},
        Case{"SelfAsTensor", "import torch\nt = []\nt.append(t)\nx = torch.tensor(t)\n", "nest less deeply"},
        Case{"TensorOfShared", "import torch\na = [1, 2]\nfor i in range(40):\n    a = [a, a]\nx = torch.tensor(a)\n",
             "steps"},
        Case{"Iterates", "class A:\n    def __iter__(self):\n        return self\nfor x in A():\n    pass\n",
             "nest deeper"},
        Case{"IsTrue", "class A:\n    def __bool__(self):\n        return self\nif A():\n    pass\n", "nest deeper"},
        Case{"Shows", "class A:\n    def __str__(self):\n        return self\nx = str(A())\n", "nest deeper"},
        Case{"CallsItself", "class A:\n    pass\na = A()\na.__call__ = a\na()\n", "nest deeper"},
        Case{"InheritsWithoutEnd", "class C:\n    pass\nwhile True:\n    class C(C):\n        pass\n", "so many bases"},
        Case{"TensorsPile", "import torch\nl = []\nwhile True:\n    l.append(torch.zeros(1))\n", "MB of values"},
        Case{"Tensors", "import torch\nx = torch.zeros(1)\nwhile True:\n    x = x + 1\n", "steps"}),
    [](const testing::TestParamInfo<Case>& info) { return std::string(info.param.name); });

TEST(Nesting, ListsThatHoldThemselvesArePrinted) {
  const std::string begin = "l = [1]\nl.append(l)\nd = {}\nd['d'] = d\n";
  EXPECT_NE(Evaluated(begin + "result = str(l)\n").text().find("..."), std::string::npos);
  EXPECT_NE(Evaluated(begin + "result = repr(d)\n").text().find("..."), std::string::npos);
  EXPECT_TRUE(Evaluated(begin + "result = l == l\n").boolean());
  EXPECT_EQ(Evaluated(begin + "m = l.copy()\nresult = len(m)\n").integer(), 2);
  // A tree of a million leaves is abbreviated.
  EXPECT_LT(Evaluated("a = [1]\nfor i in range(20):\n    a = [a, a]\nresult = str(a)\n").text().size(), 100'000u);
}

TEST(Nesting, DeepListsAreFreed) {
  EXPECT_EQ(Evaluated("a = []\nfor i in range(500000):\n    a = [a]\na = None\nresult = 1\n").integer(), 1);
  EXPECT_EQ(Evaluated("class A:\n    pass\na = A()\nfor i in range(100000):\n    b = A()\n    b.next = a\n    a = b\n"
                      "a = None\nb = None\nresult = 1\n")
                .integer(),
            1);
}

TEST(Nesting, WhatRunsMayReplaceWhatIsRunning) {
  EXPECT_EQ(Evaluated("class A:\n    def __init__(self):\n        A.__init__ = None\n        self.x = [1] * 100\n"
                      "result = len(A().x)\n")
                .integer(),
            100);
  EXPECT_EQ(Evaluated("def f(n):\n    global f\n    f = 0\n    return n + 1\nresult = f(1)\n").integer(), 2);
}

TEST(Tensors, AreNotMadeWhereThereIsNoRoom) {
  const Value far = Evaluated("import torch\nresult = torch.linspace(0, 1, 10**13)\n");
  ASSERT_TRUE(far.is_tensor());
  EXPECT_FALSE(far.tensor()->has_values());
  harness::PythonOptions options;
  options.max_tensor_bytes = 1 << 20;
  const std::string text =
      "import torch\nl = []\nfor i in range(100):\n    l.append(torch.zeros(10000) + 1)\nresult = l\n";
  EXPECT_NE(ErrorOf(text, options).message.find("above the limit up to which values are computed"), std::string::npos);
}

TEST(Text, WithTooManyWordsIsNotRead) {
  EXPECT_NE(ErrorOf("x = [" + std::string(200'000, '(')).message.find("too many words"), std::string::npos);
  EXPECT_NE(ErrorOf("x = 0." + std::string(900'000, '1') + "\ny = z\n").message.find("NameError"), std::string::npos);
}

}  // namespace
}  // namespace assay::test
