// The front end with a toy dialect: what it reads, its places, and what is left after lowering.
#include "analyzer/frontend/frontend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace assay {
namespace {

constexpr const char* kModel = R"(#pragma once
#define CORE __attribute__((annotate("core")))
#define ENTRY __attribute__((annotate("entry")))
#define MARK(a, b)
extern "C" { unsigned long assay_que_init(int n); unsigned long assay_que_alloc(unsigned long q);
             void assay_move(unsigned long t, long off, long n); long assay_idx() __attribute__((const)); }
namespace dev {
template <class T> struct Tensor { unsigned long h; long off; CORE Tensor operator[](unsigned i) const { return {h, off + (long)i * (long)sizeof(T)}; } };
template <int P> struct Queue { unsigned long q; template <class T> CORE Tensor<T> Take() { return {assay_que_alloc(q), 0}; } };
struct Pipe { template <int P> CORE void Init(Queue<P>& q, int n) { q.q = assay_que_init(n); } };
template <class T> CORE void Move(const Tensor<T>& d, long n) { assay_move(d.h, d.off, n); }
template <class T> CORE void Scale(const Tensor<T>& d, const T& s, long n) { assay_move(d.h, d.off, (long)s + n); }
template <class T> CORE void Twice(const Tensor<T>& d, const Tensor<T>& s, long n) { assay_move(d.h, s.off, n); }
}
)";

FrontendDialect ToyDialect() {
  return {.tensor_classes = {"dev::Tensor"},
          .watched_classes = {"dev::Queue", "dev::Pipe"},
          .watched_bases = {},
          .watched_macros = {"MARK"},
          .api_namespaces = {"dev"},
          .kernel_annotation = "entry",
          .device_annotation = "core",
          .mark_prefixes = {"new:"}};
}

UnitResult Parse(const std::string& text, bool lower = false,
                 std::function<std::string(const std::string&)> stand_in = {}) {
  static Frontend frontend(ToyDialect());
  Project project;
  project.containers.push_back({"k.cpp", text});
  VirtualFile file;
  file.name = "k.cpp";
  file.role = FileRole::kKernel;
  file.text = text;
  file.map = OffsetMap::Identity(static_cast<std::uint32_t>(text.size()));
  project.files.push_back(file);
  UnitRequest request;
  request.project = &project;
  request.main_file = 0;
  request.extra_files = {{"model.h", kModel}};
  request.flags = {"-std=c++17"};
  request.lower = lower;
  request.stand_in = std::move(stand_in);
  return frontend.Parse(request);
}

std::string At(const std::string& text, const SourceRange& range) {
  return text.substr(range.begin, range.end - range.begin);
}

const std::string kGood = R"(#include "model.h"
MARK(one, two three)
class K {
 public:
  CORE void Init(unsigned long n) { pipe.Init(in, 2); n_ = n; }
  CORE void Run() {
    for (int i = 0; i < 4; ++i) {
      dev::Tensor<float> t = in.Take<float>();
      dev::Move(t[i * 8], n_);
    }
  }
 private:
  dev::Pipe pipe;
  dev::Queue<1> in;
  long n_;
};
extern "C" ENTRY CORE void entry(unsigned long n) { K k; k.Init(n); k.Run(); }
)";

TEST(Frontend, ReadsCallsMacrosAndEntries) {
  const UnitResult unit = Parse(kGood);
  ASSERT_TRUE(unit.parsed) << (unit.ast.errors.empty() ? "" : unit.ast.errors[0].message);
  ASSERT_EQ(unit.ast.macros.size(), 1u);
  EXPECT_EQ(unit.ast.macros[0].args, (std::vector<std::string>{"one", "two three"}));
  const auto entry =
      std::find_if(unit.ast.functions.begin(), unit.ast.functions.end(), [](const auto& f) { return f.is_kernel; });
  ASSERT_NE(entry, unit.ast.functions.end());
  EXPECT_EQ(At(kGood, entry->name_range), "entry");
  const auto take =
      std::find_if(unit.ast.calls.begin(), unit.ast.calls.end(), [](const auto& c) { return c.name == "Take"; });
  ASSERT_NE(take, unit.ast.calls.end());
  EXPECT_EQ(take->owner, "dev::Queue");
  EXPECT_EQ(take->object, "in");
  EXPECT_EQ(take->result_name, "t");
  EXPECT_EQ(At(kGood, take->statement), "dev::Tensor<float> t = in.Take<float>();");
  const auto move =
      std::find_if(unit.ast.calls.begin(), unit.ast.calls.end(), [](const auto& c) { return c.name == "Move"; });
  ASSERT_NE(move, unit.ast.calls.end());
  EXPECT_TRUE(move->args[0].is_tensor);
  EXPECT_EQ(move->args[0].decl_id, take->result_id);
}

TEST(Frontend, LoweredKernelKeepsOnlyIntrinsicsAndMarksTheirPlaces) {
  const UnitResult unit = Parse(kGood, true);
  ASSERT_TRUE(unit.module.has_value());
  EXPECT_TRUE(unit.undefined.empty());
  const auto& places = unit.module->locations;
  const auto move = std::find_if(places.begin(), places.end(),
                                 [](const auto& l) { return At(kGood, l.range) == "dev::Move(t[i * 8], n_)"; });
  ASSERT_NE(move, places.end());
  ASSERT_FALSE(move->callers.empty());
  EXPECT_EQ(At(kGood, move->callers[0]), "k.Run()");
}

TEST(Frontend, ScalarInTensorPlace) {
  const std::string text =
      "#include \"model.h\"\nextern \"C\" ENTRY CORE void entry(float s) {\n"
      "  dev::Tensor<float> t{1, 0};\n  dev::Twice(t, s, 8);\n  dev::Scale(t, t, 8);\n}\n";
  const UnitResult unit = Parse(text);
  ASSERT_EQ(unit.ast.errors.size(), 2u);
  EXPECT_EQ(unit.ast.errors[0].what, ParseErrorClass::kScalarAsTensor);
  EXPECT_EQ(unit.ast.errors[0].argument, 1);
  EXPECT_EQ(unit.ast.errors[0].name, "Twice");
  EXPECT_EQ(unit.ast.errors[1].what, ParseErrorClass::kTensorAsScalar);
}

TEST(Frontend, UnqualifiedApiNameIsFoundInItsNamespace) {
  const UnitResult unit = Parse("#include \"model.h\"\nCORE void f() { Tensor<float> t; Nothing(1); }\n");
  ASSERT_GE(unit.ast.errors.size(), 2u);
  EXPECT_EQ(unit.ast.errors[0].suggestion, "dev::Tensor");
  EXPECT_EQ(unit.ast.errors.back().name, "Nothing");
  EXPECT_TRUE(unit.ast.errors.back().suggestion.empty());
}

TEST(Frontend, DeviceChecks) {
  const UnitResult unit = Parse(
      "#include \"model.h\"\nint helper(int x) { return x; }\n"
      "CORE float f(unsigned n, int m) { float a = n; float b = (float)m; float c = 3u; return a + b + c + helper(m); "
      "}\n");
  ASSERT_EQ(unit.ast.errors.size(), 2u);
  EXPECT_EQ(unit.ast.errors[0].what, ParseErrorClass::kUnsignedFloat);
  EXPECT_EQ(unit.ast.errors[1].what, ParseErrorClass::kHostCall);
  EXPECT_EQ(unit.ast.errors[1].name, "helper");
}

TEST(Frontend, FilesOfTheMachineDoNotExist) {
  const UnitResult unit = Parse("#include \"/etc/passwd\"\n#include \"../../../../etc/passwd\"\n");
  ASSERT_FALSE(unit.ast.errors.empty());
  EXPECT_EQ(unit.ast.errors[0].diag, "err_pp_file_not_found");
}

TEST(Frontend, AStandInLetsTheParseGoOn) {
  const std::string text =
      "#include \"a.h\"\n#include \"sub/b.h\"\n#include \"a.h\"\nint x = kGiven;\nint y = absent;\n";
  const UnitResult unit = Parse(text, false, [](const std::string& name) {
    return name == "sub/b.h" ? std::string("constexpr int kGiven = 1;\n") : std::string();
  });
  ASSERT_EQ(unit.missing.size(), 2U);
  EXPECT_EQ(unit.missing[0].diag, "err_pp_file_not_found");
  EXPECT_EQ(unit.missing[0].message, "'a.h' file not found");
  EXPECT_EQ(At(text, unit.missing[0].range), "\"a.h\"");
  EXPECT_EQ(At(text, unit.missing[1].range), "\"sub/b.h\"");
  ASSERT_EQ(unit.ast.errors.size(), 1U);
  EXPECT_EQ(unit.ast.errors[0].name, "absent");
  EXPECT_EQ(unit.ast.includes.size(), 3U);
}

TEST(Frontend, AStandInThatLeadsBackToItselfEnds) {
  const UnitResult unit = Parse("#include \"a.h\"\nextern int x;\n", false,
                                [](const std::string&) { return std::string("#include \"/assay-input/k.cpp\"\n"); });
  ASSERT_EQ(unit.missing.size(), 1U);
  EXPECT_TRUE(unit.parsed);
}

TEST(Frontend, AStandInIsNotThereForHasInclude) {
  const UnitResult unit = Parse("#if __has_include(\"a.h\")\n#include \"a.h\"\n#endif\nint x;\n", false,
                                [](const std::string&) { return std::string(); });
  EXPECT_TRUE(unit.missing.empty());
  EXPECT_TRUE(unit.parsed);
}

// Uses of marked declarations: each place once, also in templates, and no uses in the headers themselves.
TEST(Frontend, MarkedUses) {
  const std::string text = R"(
#define NEW(v) __attribute__((annotate("new:" #v)))
#include "model.h"
#include "marked.h"
CORE void F() {
  Plain(1);
  Fresh(2);
  Fresh(dev::kOld);
  Wide<float> w;
  w.added = dev::kAdded;
  Alias a = 0;
  Own();
}
template <class T> CORE void G(T t) { Fresh(t); Overload(t); }
CORE void H() { G(1); G(2.0f); }
)";
  const std::string marked = R"(
namespace dev { enum E { kOld, kAdded NEW(2) }; }
CORE void Plain(int);
template <class T> NEW(1) CORE void Fresh(T t);
template <class T> struct Wide { int old; NEW(3) int added; };
NEW(4) typedef int Alias;
template <class T> NEW(5) CORE void Overload(T t);
CORE void Overload(int);
CORE inline void Inside() { Fresh(1); }
NEW(6) CORE void Own();
)";
  static Frontend frontend(ToyDialect());
  Project project;
  VirtualFile file;
  file.name = "k.cpp";
  file.role = FileRole::kKernel;
  file.text = text;
  file.map = OffsetMap::Identity(static_cast<std::uint32_t>(text.size()));
  project.containers.push_back({"k.cpp", text});
  project.files.push_back(file);
  UnitRequest request;
  request.project = &project;
  request.main_file = 0;
  request.extra_files = {{"model.h", kModel}, {"marked.h", marked}};
  request.flags = {"-std=c++17"};
  const UnitResult unit = frontend.Parse(request);
  ASSERT_TRUE(unit.parsed) << unit.ast.errors.front().message;
  std::multiset<std::string> seen;
  for (const MarkedUse& use : unit.ast.marked_uses) {
    EXPECT_EQ(At(text, use.range), use.name);
    seen.insert(use.mark + " " + use.name);
  }
  EXPECT_EQ(seen, (std::multiset<std::string>{"new:1 Fresh", "new:1 Fresh", "new:1 Fresh", "new:2 kAdded",
                                              "new:3 added", "new:4 Alias", "new:5 Overload", "new:6 Own"}));
}

}  // namespace
}  // namespace assay
