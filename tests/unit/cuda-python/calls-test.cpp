// Which calls build an extension, wherever they are, and their arguments.
#include "tests/unit/cuda-python/fixture.h"

namespace assay::test {
namespace {

const std::string kCall = "load_inline(name='n', cpp_sources='cpp', cuda_sources='cuda', functions=['f'])";

TEST(Calls, EverythingThatIsGiven) {
  const std::string reply = Reply(
      "ext = load_inline(\n    name='my_ext', cpp_sources=['int a();', 'int b();'], cuda_sources='kernel',\n"
      "    functions=['first', 'second'], extra_cflags=['-O3'], extra_cuda_cflags=['-O3', '--use_fast_math'],\n"
      "    extra_ldflags=['-lcublas'], verbose=True, no_implicit_headers=True, with_pytorch_error_handling=False)\n");
  const cuda::Extension e = OneOf(reply);
  EXPECT_EQ(e.how, "load_inline");
  EXPECT_EQ(e.name, "my_ext");
  ASSERT_EQ(e.cpp_sources.size(), 2u);
  EXPECT_EQ(e.cpp_sources[1].text, "int b();");
  ASSERT_TRUE(e.functions);
  ASSERT_EQ(e.functions->size(), 2u);
  const cuda::OfferedFunction& second = (*e.functions)[1];
  EXPECT_EQ(reply.substr(second.span.begin, second.span.end - second.span.begin), "second");
  EXPECT_EQ(e.cflags, std::vector<std::string>{"-O3"});
  EXPECT_EQ(e.cuda_cflags, (std::vector<std::string>{"-O3", "--use_fast_math"}));
  EXPECT_EQ(e.ldflags, std::vector<std::string>{"-lcublas"});
  EXPECT_TRUE(e.no_implicit_headers);
  EXPECT_FALSE(e.with_pytorch_error_handling);
  EXPECT_TRUE(reply.substr(e.call.begin, e.call.end - e.call.begin).starts_with("load_inline(\n"));
  EXPECT_EQ(reply[e.call.end - 1], ')');
  EXPECT_FALSE(e.forced);
}

TEST(Calls, FunctionsAsDictionaryTextOrNothing) {
  cuda::Extension e = OneOf(Reply("load_inline('n', '', 'c', functions={'go': 'does it'})\n"));
  ASSERT_TRUE(e.functions && e.functions->size() == 1);
  EXPECT_EQ((*e.functions)[0].name, "go");
  EXPECT_EQ((*e.functions)[0].doc, "does it");
  e = OneOf(Reply("load_inline(name='n', cpp_sources='', cuda_sources='c', functions='go')\n"));
  ASSERT_TRUE(e.functions && e.functions->size() == 1);
  EXPECT_FALSE(OneOf(Reply("load_inline(name='n', cpp_sources='c')\n")).functions);
}

TEST(Calls, EverySpellingOfTheImport) {
  for (const char* module :
       {"from torch.utils.cpp_extension import load_inline as li\nli('n', 'c')\n",
        "from torch.utils import cpp_extension\ncpp_extension.load_inline('n', 'c')\n",
        "import torch.utils.cpp_extension as ext\next.load_inline('n', 'c')\n",
        "import torch.utils.cpp_extension\ntorch.utils.cpp_extension.load_inline(name='n', cpp_sources='c')\n",
        "from torch.utils.cpp_extension import *\nload_inline('n', 'c')\n",
        "from torch.utils.cpp_extension import load_inline\nbuild = load_inline\nbuild('n', 'c')\n",
        "import functools\nfrom torch.utils.cpp_extension import load_inline\n"
        "functools.partial(load_inline, name='n')(cpp_sources='c')\n"}) {
    const cuda::Extension e = OneOf(module);
    EXPECT_EQ(e.name, "n") << module;
    ASSERT_EQ(e.cpp_sources.size(), 1u) << module;
    EXPECT_GT(e.call.end, e.call.begin) << module;
  }
  EXPECT_TRUE(ReadOf("import json, torch\njson.load('x')\ntorch.load('y')\n").extensions.empty());
}

TEST(Calls, OtherWaysToBuild) {
  cuda::Extension e = OneOf("from torch.utils.cpp_extension import load\nload(name='n', sources=['a.cpp', 'b.cu'])\n");
  EXPECT_EQ(e.how, "load");
  EXPECT_EQ(e.files, (std::vector<std::string>{"a.cpp", "b.cu"}));
  EXPECT_EQ(e.missing_files, e.files);
  e = OneOf("import cupy as cp\nk = cp.RawKernel(r'''extern \"C\" __global__ void go() {}''', 'go', ('-O3',))\n");
  EXPECT_EQ(e.how, "RawKernel");
  ASSERT_EQ(e.cuda_sources.size(), 1u);
  ASSERT_TRUE(e.functions && e.functions->size() == 1);
  EXPECT_EQ((*e.functions)[0].name, "go");
  EXPECT_EQ(e.cuda_cflags, std::vector<std::string>{"-O3"});
  e = OneOf("import cupy\nm = cupy.RawModule(code='text', options=('-w',))\nm.get_function('go')\n");
  EXPECT_EQ(e.how, "RawModule");
  ASSERT_EQ(e.cuda_sources.size(), 1u);
  e = OneOf("import torch\nk = torch.cuda._compile_kernel('text', 'go')\n");
  EXPECT_EQ(e.how, "_compile_kernel");
  ASSERT_EQ(e.cuda_sources.size(), 1u);
  EXPECT_EQ(e.name, "go");
}

TEST(Calls, LoadTakesFilesThatTheModuleWrites) {
  const std::string head =
      "import os, tempfile\nfrom pathlib import Path\nfrom torch.utils.cpp_extension import load\n"
      "source = r\"\"\"__global__ void marked() {}\"\"\"\nhere = os.path.dirname(os.path.abspath(__file__))\n";
  for (const char* way :
       {"path = os.path.join(here, 'k.cu')\nwith open(path, 'w') as f:\n    f.write(source)\n",
        "path = os.path.join(tempfile.mkdtemp(), 'k.cu')\nf = open(path, 'w')\nf.write(source)\nf.close()\n",
        "path = str(Path(tempfile.mkdtemp()) / 'k.cu')\nPath(path).write_text(source)\n",
        "path = 'k.cu'\nif not os.path.exists(path):\n    open(path, 'w').write(source)\n",
        "with tempfile.NamedTemporaryFile('w', suffix='.cu', delete=False) as f:\n    f.write(source)\npath = "
        "f.name\n"}) {
    const std::string reply = head + way + "m = load(name='n', sources=[path], extra_cuda_cflags=['-O3'])\n";
    const cuda::Extension e = OneOf(reply);
    EXPECT_TRUE(e.missing_files.empty()) << way;
    ASSERT_EQ(e.cuda_sources.size(), 1u) << way;
    EXPECT_EQ(e.cuda_sources[0].text, "__global__ void marked() {}") << way;
    EXPECT_TRUE(e.no_implicit_headers);
    ExpectWay(reply, e.cuda_sources[0], "marked");
  }
  const cuda::Extension two = OneOf(head +
                                    "open('a.cpp', 'w').write('int a;')\nopen('b.cu', 'w').write(source)\n"
                                    "load('n', ['./a.cpp', os.path.join(here, 'b.cu'), 'c.cu'])\n");
  EXPECT_EQ(two.cpp_sources.size(), 1u);
  EXPECT_EQ(two.cuda_sources.size(), 1u);
  EXPECT_EQ(two.missing_files, std::vector<std::string>{"c.cu"});
}

TEST(Calls, WhereverTheyStand) {
  for (const std::string& module : {
           "class ModelNew(torch.nn.Module):\n    def __init__(self, n):\n        super().__init__()\n"
           "        self.op = " +
               kCall + "\n",
           "class ModelNew(torch.nn.Module):\n    source = 'cuda'\n    @property\n    def op(self):\n"
           "        if self._op is None:\n            self._op = " +
               kCall + "\n        return self._op\n",
           "class ModelNew(torch.nn.Module):\n    _op = None\n    def forward(self, x):\n"
           "        if ModelNew._op is not None:\n            return ModelNew._op(x)\n        ModelNew._op = " +
               kCall + "\n",
           "def build(device='cuda'):\n    return " + kCall +
               "\nclass ModelNew(torch.nn.Module):\n"
               "    def __init__(self):\n        super().__init__()\n        self.op = build()\n",
           "try:\n    ext = " + kCall + "\nexcept Exception as error:\n    print(f'no {error}')\n    ext = None\n",
           "if torch.cuda.is_available():\n    ext = " + kCall + "\nelse:\n    ext = None\n",
           "if not torch.cuda.is_available():\n    ext = None\nelse:\n    ext = " + kCall + "\n",
           "try:\n    import ready\nexcept ImportError:\n    ext = " + kCall + "\n",
           "def outer():\n    def inner():\n        return " + kCall + "\n    return inner\n",
           "import functools\n@functools.lru_cache(None)\ndef build():\n    with torch.no_grad():\n        return " +
               kCall + "\n",
           "@torch.jit.ignore\ndef build(x):\n    assert x.is_cuda\n    while x:\n        return " + kCall + "\n",
           "class Loader:\n    @staticmethod\n    def make(flags):\n        for f in []:\n            return " + kCall +
               "\n",
           "class Loader:\n    @classmethod\n    def make(cls):\n        raise RuntimeError('no')\n        return " +
               kCall + "\n",
           "build = lambda: " + kCall + "\n",
       }) {
    const std::string reply = Reply(module);
    const cuda::Extension e = OneOf(reply);
    EXPECT_EQ(e.name, "n") << module;
    EXPECT_EQ(reply.substr(e.call.begin, e.call.end - e.call.begin), kCall) << module;
    ASSERT_EQ(e.cuda_sources.size(), 1u) << module;
    EXPECT_EQ(e.cuda_sources[0].text, "cuda");
    const source::Span span = e.cuda_sources[0].span;
    EXPECT_EQ(reply.substr(span.begin - 1, span.end - span.begin + 2), "'cuda'") << module;
  }
}

TEST(Calls, ForcedWhereConditionsOrParametersAreNotKnown) {
  EXPECT_TRUE(OneOf(Reply("def build(flag):\n    if flag == 3:\n        return " + kCall + "\n")).forced);
  EXPECT_FALSE(OneOf(Reply("ext = " + kCall + "\n")).forced);
  EXPECT_FALSE(OneOf(Reply("def build():\n    return " + kCall + "\next = build()\n")).forced);
}

TEST(Calls, ArgumentsOfTheCallerAreUsedWhereThereIsOne) {
  const std::string reply = Reply(
      "def build(name, text):\n    return load_inline(name=name, cpp_sources='', cuda_sources=text)\n"
      "class ModelNew(torch.nn.Module):\n    def __init__(self, size=4):\n        super().__init__()\n"
      "        self.a = build('one', f'text_a {size}')\n        self.b = build('two', 'text_b')\n");
  const cuda::PythonReading reading = ReadOf(reply);
  ASSERT_EQ(reading.extensions.size(), 2u);
  EXPECT_EQ(reading.extensions[0].name, "one");
  EXPECT_EQ(reading.extensions[1].name, "two");
  ExpectWay(reply, reading.extensions[1].cuda_sources[0], "text_b");
  EXPECT_EQ(reading.extensions[0].cuda_sources[0].text, "text_a 4");
}

TEST(Calls, WhatIsNotKnownIsNamed) {
  const auto unknown = [](const std::string& arguments) {
    const cuda::PythonReading reading = ReadOf(Reply("import os\nload_inline(" + arguments + ")\n"));
    EXPECT_EQ(reading.extensions.size(), 1u) << arguments;
    return reading.extensions.empty() ? cuda::Extension{} : reading.extensions[0];
  };
  cuda::Extension e = unknown("name='n', cpp_sources='c', cuda_sources=open('k.cu').read(), functions=['f']");
  EXPECT_FALSE(e.Knows("cuda_sources"));
  EXPECT_TRUE(e.Knows("cpp_sources"));
  EXPECT_EQ(e.cpp_sources.size(), 1u);
  EXPECT_NE(e.undecided.find("open().read()"), std::string::npos) << e.undecided;
  e = unknown("name='n', cpp_sources='c', cuda_sources=f'#define N {os.cpu_count()}'");
  EXPECT_FALSE(e.Knows("cuda_sources"));
  e = unknown("name='n', cpp_sources='c', extra_cuda_cflags=['-O3', os.environ['FLAGS']]");
  EXPECT_FALSE(e.Knows("extra_cuda_cflags"));
  e = unknown("**os.environ");
  EXPECT_FALSE(e.Knows("cuda_sources"));
  e = unknown("name='n', cpp_sources=missing");
  EXPECT_FALSE(e.Knows("cpp_sources"));
  EXPECT_NE(e.undecided.find("name 'missing' is not defined"), std::string::npos) << e.undecided;
  e = unknown("name='n', cpp_sources='c', cuda_flags=['-O3']");
  EXPECT_EQ(e.foreign_keywords, std::vector<std::string>{"cuda_flags"});
  e = unknown("name=3, cpp_sources='c'");
  EXPECT_FALSE(e.Knows("name"));
}

TEST(Calls, TheModulesOwnErrors) {
  cuda::PythonReading reading = ReadOf("x = load_inline(name='n', cpp_sources='c')\n");
  EXPECT_EQ(reading.error, "NameError: name 'load_inline' is not defined");
  EXPECT_EQ(reading.error_line, 1);
  EXPECT_TRUE(reading.error_is_certain);
  reading = ReadOf(Reply("if torch.cuda.is_available():\n    a = 1\nelse:\n    b = 2\nprint(b)\n"));
  EXPECT_EQ(reading.error, "NameError: name 'b' is not defined");
  EXPECT_FALSE(reading.error_is_certain) << "the other branch may be taken";
  reading = ReadOf(Reply("text = 'void f() { return; }'.format(1)\n"));
  EXPECT_TRUE(reading.error_is_certain) << reading.error;
  reading = ReadOf("x = load_inline(name='n', cpp_sources='c')\n");
  ASSERT_EQ(reading.extensions.size(), 1u);
  EXPECT_NE(reading.extensions[0].undecided, "");
  reading = ReadOf(Reply("def f(model: Missing) -> int:\n    pass\nclass ModelNew(torch.nn.Module):\n    pass\n"));
  EXPECT_EQ(reading.error_line, 3);
  EXPECT_TRUE(reading.has_model_new);
  EXPECT_EQ(ReadOf("from __future__ import annotations\ndef f(model: Missing) -> int:\n    pass\n").error, "");
  EXPECT_EQ(ReadOf("from typing import Optional, List\nimport torch\n"
                   "def f(a: Optional[List[int]], b: 'Later', c: torch.Tensor | None = None) -> int:\n    pass\n")
                .error,
            "");
  reading = ReadOf(Reply("a = 1 / 0\next = " + kCall + "\n"));
  EXPECT_EQ(reading.error_line, 3);
  EXPECT_EQ(reading.extensions.size(), 1u) << "what follows is still found";
}

TEST(Calls, ModulesOfFrameworksDoNothing) {
  const cuda::PythonReading reading =
      ReadOf(Reply("import os, sys, numpy as np, triton, triton.language as tl\nfrom pathlib import Path\n"
                   "os.environ['TORCH_CUDA_ARCH_LIST'] = '9.0'\ntorch.backends.cuda.matmul.allow_tf32 = True\n"
                   "print(torch.__version__, file=sys.stderr)\ndevice = torch.device('cuda')\n"
                   "a, b = torch.cuda.mem_get_info()\nfor x in np.arange(3):\n    print(x)\n"
                   "size = -torch.empty(3).numel() + 2\nif size > 3 or not a: pass\n"
                   "@triton.jit\ndef kernel(x, N: tl.constexpr):\n    pass\n"
                   "here = Path(__file__).parent / 'x'\nwith open(here) as f:\n    held = f.read()\n"
                   "ext = " +
                   kCall + "\nrun = ext.f(torch.randn(2, 2))[0]\nassert isinstance(run, torch.Tensor) or True\n"));
  EXPECT_EQ(reading.error, "") << reading.error_line;
  EXPECT_EQ(reading.extensions.size(), 1u);
}

}  // namespace
}  // namespace assay::test
