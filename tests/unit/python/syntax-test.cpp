// Where and why a text is not Python.
#include <gtest/gtest.h>

#include <string>

#include "reference/python/syntax-problem.h"

namespace assay::harness {
namespace {

void ExpectProblem(const std::string& text, int line, const std::string& words) {
  const auto problem = PythonSyntaxProblem(text);
  ASSERT_TRUE(problem) << text;
  EXPECT_EQ(problem->line, line) << text << problem->what;
  EXPECT_NE(problem->what.find(words), std::string::npos) << text << problem->what;
}

void ExpectNone(const std::string& text) {
  const auto problem = PythonSyntaxProblem(text);
  EXPECT_FALSE(problem) << text << problem->line << ": " << problem->what;
}

TEST(Syntax, Numbers) {
  ExpectProblem("x = 1\ny = 0.0f\n", 2, "`0.0f` is no number");
  ExpectProblem("x = 1024u\n", 1, "`1024u`");
  ExpectProblem("x = 012\n", 1, "`012`");
  ExpectProblem("x = 0xg\n", 1, "no number");
  ExpectProblem("x = 1__0\n", 1, "no number");
  ExpectNone("x = [0x_1f, 0b1, 0o7, 1_000, 1., .5, 1e-3, 2j, 00, 1if 1else 2, 0_7j]\n");
}

TEST(Syntax, StringsThatDoNotEnd) {
  ExpectProblem("import a\nk = '''\n#include <x>\n", 2, "cut off");
  ExpectProblem("k = 'a\nb = 1\n", 1, "does not end on its line");
  ExpectProblem("# title\nHere is it:\nk = '''\nvoid", 2, "string of line 3 never ends: the text seems to be cut off");
  ExpectProblem("k = '\\x4'\n", 1, "escape");
  ExpectNone("k = r'\\x4' + b'\\u' + '''a''b'c''' + '' + \"\" + rb'\\x'\n");
}

TEST(Syntax, FormatStrings) {
  ExpectProblem("k = f'''\nvoid f() {\n  int y = 1;\n}\n'''\n", 3, "braces of the f-string");
  ExpectProblem("k = f'{'\n", 1, "brace");
  ExpectProblem("k = f'}'\n", 1, "single `}`");
  ExpectNone("k = f'{a!r:>{w}.3f} {{}} {b[\"k\"]} {x=} {(lambda: 1)()} {a if b else c} {d:%H:%M} {e != f}'\n");
  ExpectNone("k = rf'\\d{2}' + f'\\N{DASH}'\n");
}

TEST(Syntax, Indentation) {
  ExpectProblem("a = 1\n  b = 2\n", 2, "indented though");
  ExpectProblem("if a:\nb = 2\n", 1, "indented block is missing");
  ExpectProblem("if a:\n    b = 2\n  c = 3\n", 3, "matches no line");
  ExpectProblem("if a:\n        b = 2\n\tc = 3\n", 3, "tabs and spaces");
  ExpectNone("if a:\n  # c\n\n  b = 1\n# d\n  c = 2\nelse: pass\n\n");
  ExpectNone("x = (1,\n  2)\ny = [\n3]\nz = 1 + \\\n  2\n");
}

TEST(Syntax, Brackets) {
  ExpectProblem("f(1\nx = 2\n", 1, "never closed");
  ExpectProblem("f(1]\n", 1, "does not match the `(` of line 1");
  ExpectProblem("f 1)\n", 1, "is not allowed here");
  ExpectProblem("x = 1)\n", 1, "closes nothing");
  ExpectProblem("f(a b)\n", 1, "comma");
}

TEST(Syntax, WhatIsNoCode) {
  ExpectProblem("import a\n```\n", 2, "Markdown fence");
  ExpectProblem(
      "x = \xE2\x80\x9C"
      "a\xE2\x80\x9D\n",
      1, "(U+201C)");
  ExpectProblem("__global__ void k(int n) {\n", 1, "C++ outside of a string");
  ExpectProblem("x = 1;;\n", 1, "is not allowed here");
  ExpectProblem("a ? b : c\n", 1, "`?`");
  ExpectNone("# \xE2\x80\x9C\nn\xC3\xA4me = '\xE2\x80\x9C'\n");
}

TEST(Syntax, Statements) {
  ExpectProblem("return 1\n", 1, "outside of a function");
  ExpectProblem("class A:\n    yield 1\n", 2, "outside of a function");
  ExpectProblem("break\n", 1, "outside of a loop");
  ExpectProblem("f() = 1\n", 1, "assigned to a function call");
  ExpectProblem("f(a=1, 2)\n", 1, "follows one by name");
  ExpectProblem("f(a.b=1)\n", 1, "`==`");
  ExpectProblem("def f(a=1, b): pass\n", 1, "without a default");
  ExpectProblem("def f(a, a): pass\n", 1, "comes twice");
  ExpectProblem("class = 1\n", 1, "is not allowed here");
  ExpectProblem("print 'x'\n", 1, "parentheses");
  ExpectProblem("try:\n    pass\nx = 1\n", 3, "`except`");
  ExpectProblem("x = a if b\n", 1, "`else`");
  ExpectNone("async def f():\n    async with a as b, c: pass\n    return [await x async for x in y]\n");
  ExpectNone("match x:\n    case [1, *_] | {'a': b} if c: pass\n    case A(b=1): pass\nmatch = 1\nmatch[0] = case\n");
  ExpectNone("with (open(a) as b, open(c) as d): pass\nwith (a): pass\na: int = 1\n(b): int\nx.y += 1\n[a, *b] = c\n");
  ExpectNone(
      "def f(a, /, b=1, *c, d, e=2, **g) -> int: return (yield)\nlambda *a, b=1: (a, b)\n@a.b(1)\nclass C(D, e=1): "
      "...\n");
  ExpectNone(
      "if (n := 10) > 5: x = {**a, 'b': 1}, {*c, 1}, {k: v for k, v in d if k}\ndel a, b[0], c.d\nassert a, b\n");
  ExpectNone(
      "for a, *b in c: pass\nelse: continue_ = 1\nglobal z\nfrom . import (a as b, c,)\nimport a.b as c, d\nraise A "
      "from B\n");
}

}  // namespace
}  // namespace assay::harness
