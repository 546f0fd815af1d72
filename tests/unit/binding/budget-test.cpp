// Bindings that never end, grow without end or reach outside their lists.
#include <gtest/gtest.h>

#include <string>

#include "reference/binding/evaluator.h"
#include "reference/binding/types.h"

namespace assay::harness {
namespace {

// The message of a call of `run` with the given body; empty if it returns.
std::string Said(const std::string& body, int* launches = nullptr) {
  BindingOptions options;  // an eighth of what is usual
  options.max_steps = 250'000;
  options.max_bytes = 16u << 20;
  options.launch_macros = {"EXEC_NPU_CMD"};
  options.launch = [&](const OperatorLaunch&, std::string&) {
    if (launches != nullptr) ++*launches;
    return true;
  };
  Error failed;
  const auto module = BindingModule::Load("#include <torch/extension.h>\nat::Tensor run(at::Tensor x) {\n" + body +
                                              "\nreturn x;\n}\nPYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {\n"
                                              "m.def(\"run\", &run, \"\");\n}\n",
                                          options, failed);
  if (module == nullptr) return failed.message;
  BindingError error;
  const std::optional<Value> result = module->Call("run", {Value(Tensor(Dtype::kF32, {2}))}, {}, error);
  return result ? "" : error.message;
}

TEST(BindingBudget, GrowthEndsByCount) {
  EXPECT_NE(Said("std::string s = \"a\"; while (true) s += s;").find("grows too long"), std::string::npos);
  EXPECT_NE(Said("std::vector<std::vector<int>> w; while (true) w.push_back(std::vector<int>(10000, 1));").find("MB"),
            std::string::npos);
  EXPECT_NE(Said("std::vector<int> v(100000, 1); while (true) v.insert(v.begin(), 1);").find("steps"),
            std::string::npos);
  EXPECT_NE(Said("std::vector<int> v(90000, 1); while (true) { std::vector<int> w = v; }").find("steps"),
            std::string::npos);
  EXPECT_NE(Said("for (;;) EXEC_NPU_CMD(aclnnX, x);").find("steps"), std::string::npos);
}

TEST(BindingBudget, ListsAreNotLeft) {
  EXPECT_NE(Said("std::vector<int> v(4, 1); v.erase(v.begin() - 3);").find("outside its list"), std::string::npos);
  EXPECT_NE(Said("std::vector<int> v(4, 1); v.erase(v.begin(), v.end() + 9);").find("outside its list"),
            std::string::npos);
  EXPECT_NE(Said("std::vector<int> v(4, 1); v.erase(v.begin() + 3, v.begin() + 1);").find("outside its list"),
            std::string::npos);
  EXPECT_NE(Said("std::vector<int> v(4, 1); v.insert(v.begin() + 100000, 1);").find("outside its list"),
            std::string::npos);
  EXPECT_NE(Said("std::vector<int> v(4, 1), w(2, 1); v.insert(v.begin(), w.begin(), w.end() + 50);").find("outside"),
            std::string::npos);
  EXPECT_EQ(Said("std::vector<int> v(400, 1); for (auto& i : v) { v.clear(); i = 2; }"), "");
  EXPECT_NE(Said("std::vector<std::vector<int>> v(4, std::vector<int>(2, 1)); auto f = [&]() { v.clear(); return 0; };"
                 "v[0][f()] = 1;")
                .find("outside its list"),
            std::string::npos);
  EXPECT_EQ(Said("auto f = [&](int n) { f = 0; return n; }; f(1);"), "");
}

TEST(BindingBudget, TextNestsAndGrows) {
  EXPECT_NE(Said("int a = " + std::string(3000, '(') + "1" + std::string(3000, ')') + ";").find("nests too deeply"),
            std::string::npos);
  EXPECT_NE(Said(std::string(80'000, '(')).find("too long"), std::string::npos);
  std::string type;
  for (int i = 0; i < 100'000; ++i) type += "std::vector<";
  EXPECT_EQ(cpp::ParseCppType(type).kind, cpp::CppType::Kind::kList);
}

}  // namespace
}  // namespace assay::harness
