// The subset of Python: expressions, statements, functions, classes, and where it ends.
#include "tests/unit/python/fixture.h"

namespace assay::test {
namespace {

TEST(Expressions, Numbers) {
  EXPECT_EQ(Shown("7 // -2, 7 % -2, 2 ** 10, 2 ** -1, 1_000, 0x1f, 7 / 2"), "(-4, -1, 1024, 0.5, 1000, 31, 3.5)");
  EXPECT_EQ(Shown("1 < 2 < 3, 1 < 3 < 2, not 0, 1 and 2, 0 or 'x', True + 1"), "(True, False, True, 2, 'x', 2)");
  EXPECT_EQ(Shown("-2 ** 2, ~5, 6 & 3, 6 | 1, 1 << 4"), "(-4, -6, 2, 7, 16)");
  EXPECT_EQ(Shown("round(2.5), round(2.675, 1), int('42'), float('1e3'), math.ceil(1.2), math.floor(-1.2)"),
            "(2, 2.7, 42, 1000.0, 2, -2)");
}

TEST(Expressions, Sequences) {
  EXPECT_EQ(Shown("[1, 2, 3][::-1], (1, 2, 3)[1:], 'abcdef'[1:5:2], [0] * 3 + [1]"),
            "([3, 2, 1], (2, 3), 'bd', [0, 0, 0, 1])");
  EXPECT_EQ(Shown("[x * y for x in range(3) for y in (1, 2) if x != 1]"), "[0, 0, 2, 4]");
  EXPECT_EQ(Shown("{k: v for k, v in zip('ab', (1, 2))}, sum(x for x in [1, 2]), {1, 1, 2}"),
            "({'a': 1, 'b': 2}, 3, {1, 2})");
  EXPECT_EQ(Shown("[*range(2), 5], {**{'a': 1}, 'b': 2}, 3 in [1, 3], 'b' not in 'abc'"),
            "([0, 1, 5], {'a': 1, 'b': 2}, True, False)");
  EXPECT_EQ(Shown("sorted([3, 1, 2], key=lambda v: -v), max(1, 5, 3), min([4, 2]), list(map(abs, [-1, 2]))"),
            "([3, 2, 1], 5, 2, [1, 2])");
}

TEST(Expressions, Texts) {
  EXPECT_EQ(Shown("f'{1 + 1} {3.14159:.2f} {5:>3}|{\"a\"!r} {{}}'"), "'2 3.14   5|'a' {}'");
  EXPECT_EQ(Shown("'a,b'.split(','), ' x '.strip(), '-'.join(['a', 'b']), '{} {}'.format(1, 2), 'A' 'b'.lower()"),
            "(['a', 'b'], 'x', 'a-b', '1 2', 'ab')");
  EXPECT_EQ(Shown("r'\\n' + '\\x41\\t'"), "'\\nA\t'");
}

TEST(Statements, AttributesAreDeleted) {
  EXPECT_EQ(TextOf(Evaluated("class A:\n    pass\na = A()\na.x = 1\na.y = 2\ndelattr(a, 'x')\ndel a.y\n"
                             "result = [hasattr(a, 'x'), hasattr(a, 'y')]\n")),
            "[False, False]");
}

// Features of Python that this evaluator lacks are not errors of the text.
TEST(Expressions, BuiltinsThatAreNotKnown) {
  const harness::Error error = ErrorOf("x = memoryview(b'1')\n");
  EXPECT_EQ(error.message.find("NameError"), std::string::npos) << error.message;
  EXPECT_NE(error.message.find("memoryview"), std::string::npos) << error.message;
  EXPECT_FALSE(error.raised);
}

TEST(Statements, FlowAndUnpacking) {
  EXPECT_EQ(TextOf(Evaluated(R"(
result = []
for i in range(10):
    if i == 2:
        continue
    elif i == 5:
        break
    result.append(i)
else:
    result.append('else')
n = 3
while n > 0:
    n -= 1
else:
    result.append(n)
a, (b, *c) = 1, (2, 3, 4)
result += [a, b, c]
x = y = 7
result.append(x + y)
)")),
            "[0, 1, 3, 4, 0, 1, 2, [3, 4], 14]");
}

TEST(Statements, LinesThatGoOn) {
  EXPECT_EQ(TextOf(Evaluated("a = 3\nb = a if a > 5 else \\\n    a + \\\n    1\nc = [1, 2, 3][0: \\\n  2]\n"
                             "result = [b, c, 1 < \\\n  b]\n")),
            "[4, [1, 2], True]");
}

TEST(Statements, Exceptions) {
  EXPECT_EQ(TextOf(Evaluated(R"(
import torch
result = []
def f(n):
    try:
        if n == 0:
            raise ValueError('zero')
        if n == 1:
            return torch.ones(2) + torch.ones(3)
        return [][n]
    except (KeyError, ValueError) as e:
        return str(e)
    except RuntimeError:
        return 'runtime'
    finally:
        result.append(n)
result.append(f(0))
result.append(f(1))
try:
    f(2)
except IndexError:
    result.append('index')
)")),
            "[0, 'zero', 1, 'runtime', 2, 'index']");
}

TEST(Functions, ArgumentsClosuresAndDecorators) {
  EXPECT_EQ(TextOf(Evaluated(R"(
def f(a, b=2, *rest, c, d=4, **more):
    return [a, b, rest, c, d, more]
def outer():
    n = 0
    def step():
        nonlocal n
        n += 1
        return n
    step()
    return step()
def twice(g):
    return lambda x: g(g(x))
@twice
def inc(x):
    return x + 1
def numbers():
    yield 1
    yield from [2, 3]
result = [f(1, c=3), f(1, 5, 6, 7, c=8, z=9), outer(), inc(1), list(numbers())]
)")),
            "[[1, 2, (), 3, 4, {}], [1, 5, (6, 7), 8, 4, {'z': 9}], 2, 3, [1, 2, 3]]");
}

TEST(Classes, InheritanceAndProperties) {
  EXPECT_EQ(TextOf(Evaluated(R"(
class A:
    kind = 'a'
    def __init__(self, x):
        self.x = x
    def name(self):
        return self.kind + str(self.x)
    @property
    def double(self):
        return 2 * self.x
    @staticmethod
    def plain(v):
        return v
    @classmethod
    def make(cls):
        return cls(5)
class B(A):
    kind = 'b'
    def name(self):
        return 'B' + super().name()
class C(B):
    def __init__(self):
        super(C, self).__init__(3)
    def __getitem__(self, i):
        return i + self.x
    def __add__(self, other):
        return self.x + other
result = [A(1).name(), B(2).name(), C().name(), C().double, A.plain(9), B.make().name(), C()[4], C() + 1,
          isinstance(C(), A), hasattr(C(), 'y'), getattr(C(), 'y', 0)]
)")),
            "['a1', 'Bb2', 'Bb3', 6, 9, 'Bb5', 7, 4, True, False, 0]");
}

TEST(Evaluation, OfTextIsForLiteralsOnly) {
  EXPECT_EQ(Shown("eval('[1, (2, 3)]'), eval('-1.5')"), "([1, (2, 3)], -1.5)");
  EXPECT_NE(ErrorOf("x = eval('__import__(\"os\")')\n").message.find("eval of anything but a literal"),
            std::string::npos);
}

TEST(Errors, NameTheLine) {
  const harness::Error missing = ErrorOf("x = 1\n\ny = nothing + 1\n");
  EXPECT_EQ(missing.line, 3);
  EXPECT_EQ(missing.message, "NameError: name 'nothing' is not defined");
  EXPECT_EQ(ErrorOf("def f(:\n").message, "syntax error");
  EXPECT_NE(ErrorOf("import os\nos.system('true')\n").message.find("`os.system` is not supported"), std::string::npos);
  EXPECT_NE(ErrorOf("x = open('f')\n").message.find("`open` is not supported"), std::string::npos);
}

TEST(Errors, RunawayCodeEnds) {
  harness::PythonOptions options;
  options.max_steps = 10'000;
  EXPECT_NE(ErrorOf("while True:\n    pass\n", options).message.find("10000 steps"), std::string::npos);
  EXPECT_NE(ErrorOf("def f():\n    return f()\nf()\n").message.find("nest deeper"), std::string::npos);
  EXPECT_NE(ErrorOf("x = [0] * 10**9\n").message.find("too long"), std::string::npos);
  EXPECT_NE(ErrorOf("x = 2\nwhile True:\n    x = x * x\n").message.find("above 64 bits"), std::string::npos);
  EXPECT_NE(
      ErrorOf("x = " + std::string(5000, '(') + "1" + std::string(5000, ')') + "\n").message.find("nests too deeply"),
      std::string::npos);
  EXPECT_NE(ErrorOf("try:\n    def f():\n        return f()\n    f()\nexcept Exception:\n    x = 1\n")
                .message.find("nest deeper"),
            std::string::npos);
}

}  // namespace
}  // namespace assay::test
