// Code that the vendor's compiler rejects must be rejected, and code that it accepts must parse. One statement per
// case, put in the function it belongs to.
#include <gtest/gtest.h>

#include "tests/unit/hostmodel/host-module.h"

namespace assay::hostmodel {
namespace {

struct Case {
  const char* code;
  bool compiles;
};

constexpr const char* kHeaders =
    "#include \"register/op_def_registry.h\"\n#include \"register/tilingdata_base.h\"\n"
    "#include \"tiling/platform/platform_ascendc.h\"\n"
    "namespace optiling {\nBEGIN_TILING_DATA_DEF(Data)\nTILING_DATA_FIELD_DEF(uint32_t, n);\n"
    "TILING_DATA_FIELD_DEF_ARR(int32_t, 4, list);\nEND_TILING_DATA_DEF;\nREGISTER_TILING_DATA_CLASS(Op, Data)\n}\n";

// Every case becomes one line of one file: `before` code `after`. A case is rejected if the compiler reports an error
// on its line.
void Expect(const std::string& before, const std::string& after, std::initializer_list<Case> cases) {
  std::string source = kHeaders;
  source += "#line 1\n";
  int number = 0;
  for (const Case& one : cases) {
    source += "namespace c" + std::to_string(number++) + " { " + before + " { " + one.code + " } " + after + " }\n";
  }
  const Compiled checked = CheckSource(source);
  int line = 0;
  for (const Case& one : cases) {
    const std::string place = "check.cpp:" + std::to_string(++line) + ":";
    bool rejected = false;
    for (std::size_t at = 0; (at = checked.log.find(place, at)) != std::string::npos; at += place.size()) {
      const std::string text = checked.log.substr(at, checked.log.find('\n', at) - at);
      rejected = rejected || text.find("error:") != std::string::npos;
    }
    EXPECT_EQ(!rejected, one.compiles) << one.code << "\n" << checked.log;
  }
}

TEST(HostSignatures, TilingShapesAreStorageShapes) {
  Expect("void F(gert::TilingContext* c)", "",
         {{"const gert::StorageShape* s = c->GetInputShape(0); (void)s;", true},
          {"const gert::Shape& s = c->GetInputShape(0)->GetOriginShape(); (void)s;", true},
          {"auto n = c->GetInputShape(0)->GetStorageShape().GetDim(0); (void)n;", true},
          {"const gert::Shape* s = c->GetInputShape(0); (void)s;", false},
          {"gert::StorageShape* s = c->GetInputShape(0); (void)s;", false},
          {"const gert::Shape* s = c->GetInputShape(0)->GetOriginShape(); (void)s;", false},
          {"auto* s = c->GetInputShape(0)->GetOriginShape(); (void)s;", false},
          {"c->GetInputShape(0)->GetDim(0);", false},
          {"c->GetInputShape(0)->GetOriginShape().GetOriginShape();", false},
          {"c->GetInputDataType(0);", false},
          {"c->GetInputNum();", false}});
}

TEST(HostSignatures, InferShapesAreShapes) {
  Expect("void F(gert::InferShapeContext* c)", "",
         {{"*c->GetOutputShape(0) = *c->GetInputShape(0);", true},
          {"c->GetInputShape(0)->GetOriginShape();", false},
          {"const gert::StorageShape* s = c->GetInputShape(0); (void)s;", false},
          {"c->SetOutputShape(0, *c->GetInputShape(0));", false},
          {"c->SetOutputDataType(0, ge::DT_FLOAT);", false}});
}

TEST(HostSignatures, ShapeHasFewConstructorsAndMembers) {
  Expect("void F(std::vector<int64_t>& v)", "",
         {{"gert::Shape s({1, 2}); s.AppendDim(3).AppendDim(4); s[0] = s.GetDim(1);", true},
          {"gert::Shape s = {1, 2}; (void)s;", true},
          {"gert::Shape s(v);", false},
          {"gert::Shape s(2);", false},
          {"gert::Shape s(2, v.data());", false},
          {"gert::Shape s; s.GetDims();", false},
          {"ge::Shape s(v); gert::Shape& t = s; (void)t;", false}});
}

TEST(HostSignatures, AttributesAreReadThroughPointers) {
  Expect("void F(gert::TilingContext* c, const gert::RuntimeAttrs* a)", "",
         {{"int64_t n = *a->GetInt(0); (void)n;", true},
          {"const float* f = a->GetAttrPointer<float>(0); (void)f;", true},
          {"const auto* l = a->GetListInt(0); auto n = l->GetData()[l->GetSize() - 1]; (void)n;", true},
          {"int n = a->GetInt(0); (void)n;", false},
          {"a->GetAttrNum(0);", false},
          {"a->GetListInt(0)->size();", false},
          {"c->GetAttr(\"x\");", false}});
}

TEST(HostSignatures, TilingFieldsHaveAccessorsOnly) {
  Expect("void F(optiling::Data& d, int32_t (&a)[4], const int32_t* k)", "",
         {{"d.set_n(3); d.set_list(a); (void)d.get_n(); (void)d.get_list()[1];", true},
          {"d.n = 3;", false},
          {"d.n_ = 3;", false},
          {"d.set_m(3);", false},
          {"d.set_list(k);", false}});
}

TEST(HostSignatures, PlatformTakesALvalueOfItsOwnType) {
  Expect("void F(gert::TilingContext* c)", "",
         {{"platform_ascendc::PlatformAscendC p(c->GetPlatformInfo()); uint64_t u; "
           "p.GetCoreMemSize(platform_ascendc::CoreMemType::UB, u);",
           true},
          {"platform_ascendc::PlatformAscendC p(c->GetPlatformInfo()); uint32_t u; "
           "p.GetCoreMemSize(platform_ascendc::CoreMemType::UB, u);",
           false},
          {"platform_ascendc::PlatformAscendC p;", false}});
}

TEST(HostSignatures, OperatorDefinitions) {
  Expect("using namespace ops; struct Op : public OpDef { Op() : OpDef(\"Op\") {} void Body()", "};",
         {{"this->Input(\"x\").ParamType(DYNAMIC).DataType({ge::DT_BF16}).Format({ge::FORMAT_ND}).AutoContiguous();",
           true},
          {"this->Attr(\"k\").AttrType(OPTIONAL).ListInt({1, 1});", true},
          {"this->Attr(\"k\").AttrType(OPTIONAL).ListListInt({{1}, {2, 3}});", true},
          {"this->AICore().AddConfig(\"ascend910b\");", true},
          {"this->Input(\"x\").DataType(ge::DT_FLOAT);", false},
          {"this->Input(\"x\").DataType({ge::DT_FLOAT32});", false},
          {"this->Attr(\"k\").Int32(1);", false},
          {"this->Attr(\"k\").ListInt([1, 1]);", false},
          {"this->AICore().SetInferShape(nullptr);", false},
          {"this->Input(\"x\").ParamType(REQUIRED).Output(\"y\");", false}});
}

TEST(HostSignatures, StandardHeadersThatComeWithTheRegistry) {
  Expect(
      "void F(std::vector<int>& v)", "",
      {{"std::map<int, std::set<int>> m; std::string s; std::function<void()> f; std::cout << std::max(1, 2);", true},
       {"std::array<int, 2> a; memset(a.data(), 0, 8); (void)std::numeric_limits<int>::max();", true},
       {"std::sort(v.begin(), v.end());", false},
       {"double d = std::sqrt(2.0); (void)d;", false},
       {"std::unordered_map<int, int> m;", false},
       {"float f = FLT_MAX; (void)f;", false},
       {"auto p = std::make_unique<int>(1);", false}});
}

TEST(HostSignatures, SecondOpAddOfOneClassIsARedefinition) {
  const std::string op =
      "#include \"register/op_def_registry.h\"\nnamespace ops {\nclass A : public OpDef {\n public:\n"
      "  explicit A(const char* name) : OpDef(name) {}\n};\nOP_ADD(A);\n";
  EXPECT_TRUE(CheckSource(op + "}\n").ok);
  EXPECT_FALSE(CheckSource(op + "OP_ADD(A);\n}\n").ok);
}

}  // namespace
}  // namespace assay::hostmodel
