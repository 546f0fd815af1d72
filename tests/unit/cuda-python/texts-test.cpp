// Every way in which a reply builds a text: the text, and the way back to its source.
#include "tests/unit/cuda-python/fixture.h"

namespace assay::test {
namespace {

using Quoting = VirtualFile::Quoting;

void ExpectText(const std::string& statements, const std::string& text, const std::vector<std::string>& markers) {
  const std::string reply = Building(statements);
  const cuda::SourceText source = CudaOf(reply);
  EXPECT_EQ(source.text, text) << statements;
  for (const std::string& marker : markers) ExpectWay(reply, source, marker);
}

TEST(Texts, Literals) {
  ExpectText("cuda = '''\nvoid kernel_a();\n'''", "\nvoid kernel_a();\n", {"void kernel_a();"});
  ExpectText("cuda = r\"\"\"printf(\"here\\n\");\"\"\"", "printf(\"here\\n\");", {"printf(\"here\\n\");"});
  ExpectText("cuda = '''printf(\"one\\\\n\"); two\\\n three'''", "printf(\"one\\n\"); two three",
             {"printf(\"one", "two", "three"});
  ExpectText("cuda = ('alpha();\\n'\n        \"beta();\\n\")", "alpha();\nbeta();\n", {"alpha();", "beta();"});
}

TEST(Texts, QuotingIsThatOfTheLiterals) {
  EXPECT_EQ(CudaOf(Building("cuda = '''a'''")).quoting, Quoting::kPythonTriple);
  EXPECT_EQ(CudaOf(Building("cuda = r'''a'''")).quoting, Quoting::kPythonRaw);
  EXPECT_EQ(CudaOf(Building("cuda = 'a' 'b'")).quoting, Quoting::kPythonSingle);
  EXPECT_EQ(CudaOf(Building("cuda = '''a''' + 'b'")).quoting, Quoting::kNone);
  EXPECT_EQ(CudaOf(Building("cuda = f'''a'''")).quoting, Quoting::kNone) << "braces are written twice there";
  EXPECT_EQ(CudaOf(Building("cuda = '''\n  a\n'''.strip()")).quoting, Quoting::kPythonTriple);
}

TEST(Texts, RangesEndAfterEscapes) {
  const std::string reply = Building("cuda = 'a\\\\b'");
  const cuda::SourceText source = CudaOf(reply);
  ASSERT_EQ(source.text, "a\\b");
  EXPECT_EQ(reply.substr(source.map.ToContainer(1), 2), "\\\\");
  EXPECT_EQ(reply[source.map.ToContainer(2)], 'b');
  EXPECT_TRUE(source.exact_map);
  EXPECT_EQ(reply.substr(source.span.begin, source.span.end - source.span.begin), "a\\\\b");
}

TEST(Texts, Concatenation) {
  ExpectText("head = 'first'\ncuda = head + '-second'\ncuda += '-third'", "first-second-third",
             {"first", "-second", "-third"});
  ExpectText("cuda = 'once' + 'yz' * 2", "onceyzyz", {"once"});
}

TEST(Texts, FormatStrings) {
  const std::string reply = Building("body = 'KERNEL'\nn = 7\ncuda = f'''#define N {n * 2}\nif {{ {body} }} tail'''");
  const cuda::SourceText source = CudaOf(reply);
  EXPECT_EQ(source.text, "#define N 14\nif { KERNEL } tail");
  for (const char* marker : {"#define N ", "KERNEL", " tail"}) ExpectWay(reply, source, marker);
  EXPECT_FALSE(source.exact_map);
  const auto number = static_cast<std::uint32_t>(source.text.find("14"));
  EXPECT_EQ(reply.substr(source.map.ToContainer(number), 7), "{n * 2}");
  EXPECT_FALSE(source.map.IsContiguous(number, number + 2));
}

TEST(Texts, PercentAndFormat) {
  ExpectText("cuda = 'int a[%d]; float b = %.2ff; %s; 50%%' % (16, 0.5, 'NAMED')",
             "int a[16]; float b = 0.50f; NAMED; 50%", {"int a[", "]; float b = ", "NAMED", "; 50"});
  ExpectText("cuda = '%(type)s x; // %(n)04d' % {'type': 'double', 'n': 7}", "double x; // 0007", {" x; // "});
  ExpectText("cuda = 'k_{0}<{t}>({{ {0} }})'.format(3, t='half')", "k_3<half>({ 3 })", {"k_", "half", ">("});
  ExpectText("n = 1234567\ncuda = f'{n:,} {n=} {n:>9_}|end'", "1,234,567 n=1234567 1_234_567|end", {"|end"});
  ExpectText("cuda = '{:>4}|{x[a]}'.format(5, x={'a': 'held'})", "   5|held", {"|", "held"});
}

TEST(Texts, MethodsOfStrings) {
  ExpectText("cuda = 'float T; T y; end'.replace('T', 'U')", "float U; U y; end", {" y; end"});
  ExpectText("cuda = '\\n'.join(['one', 'two', 'three'])", "one\ntwo\nthree", {"one", "two", "three"});
  ExpectText("cuda = '  both  '.strip() + '  left'.lstrip() + 'right  '.rstrip()", "bothleftright",
             {"both", "left", "right"});
  ExpectText("cuda = 'cut here: kept'[10:]", "kept", {"kept"});
  ExpectText("cuda = 'ab;cd;ef'.split(';')[1]", "cd", {"cd"});
  ExpectText("cuda = ''.join(line + '!' for line in 'p1\\np2'.splitlines())", "p1!p2!", {"p1", "p2"});
}

TEST(Texts, StandardModules) {
  ExpectText("import textwrap\ncuda = textwrap.dedent('''\n    void a() {\n        body();\n    }\n  ''')",
             "\nvoid a() {\n    body();\n}\n", {"void a() {", "    body();"});
  ExpectText("from textwrap import dedent, indent\ncuda = indent(dedent('    one\\n      two\\n'), '+')",
             "+one\n+  two\n", {"one", "  two"});
  ExpectText("from string import Template\ncuda = Template('k$i ${t} $$').substitute(i=4, t='short')", "k4 short $",
             {"k", "short"});
  ExpectText("import string\ncuda = string.Template('a $b').safe_substitute({'c': 1})", "a $b", {"a $b"});
  ExpectText("import functools\nadd = functools.partial(lambda a, b: a + b, 'front')\ncuda = add('back')", "frontback",
             {"front", "back"});
}

TEST(Texts, ThroughContainersFunctionsAndClasses) {
  ExpectText("parts = {'a': ['zero', 'held']}\ncuda = parts['a'][1]", "held", {"held"});
  ExpectText("def make(name, n=2):\n    return 'void ' + name * n\ncuda = make('k')", "void kk", {"void "});
  ExpectText(
      "class Source:\n    text = 'attribute'\n    def __init__(self):\n        self.own = '+instance'\n"
      "cuda = Source.text + Source().own",
      "attribute+instance", {"attribute", "+instance"});
  ExpectText("fast = True\ncuda = 'chosen' if fast else 'other'", "chosen", {"chosen"});
  ExpectText("cuda = ''\nfor name in ('ka', 'kb'):\n    cuda += name + ';'", "ka;kb;", {"ka", "kb"});
  ExpectText("import os\ncuda = 'plain'\nif os.environ.get('X') == '1':\n    cuda = 'set'", "set", {"set"});
}

TEST(Texts, WhatComesFromNowhereBelongsToItsExpression) {
  const std::string reply = Building("size = 12\ncuda = 'n = ' + str(size) + ';'");
  const cuda::SourceText source = CudaOf(reply);
  EXPECT_EQ(source.text, "n = 12;");
  EXPECT_EQ(reply.substr(source.map.ToContainer(4), 9), "str(size)");
  ExpectWay(reply, source, "n = ");
}

}  // namespace
}  // namespace assay::test
