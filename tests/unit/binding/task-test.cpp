// Tables of cases, read as pandas reads them.
#include "reference/task/task.h"

#include <gtest/gtest.h>

#include <cmath>

namespace assay::harness {
namespace {

TEST(Task, ColumnsHaveOneKind) {
  BenchmarkTask task;
  ReadCases("case_id;shape;eps;flag;n;mixed\n0;[2, 3];1e-6;True;4;1\n1;[5];0.5;False;;x\n", task);
  ASSERT_EQ(task.cases.size(), 2u);
  const Value row = task.Row(0);
  EXPECT_EQ(row.dict().Find(Value("case_id"))->integer(), 0);
  EXPECT_EQ(row.dict().Find(Value("shape"))->text(), "[2, 3]");
  EXPECT_EQ(row.dict().Find(Value("eps"))->number(), 1e-6);
  EXPECT_TRUE(row.dict().Find(Value("flag"))->boolean());
  // A column with an empty cell holds floating-point numbers, the empty one no number.
  EXPECT_TRUE(row.dict().Find(Value("n"))->is(Value::Kind::kFloat));
  EXPECT_TRUE(std::isnan(task.Row(1).dict().Find(Value("n"))->number()));
  EXPECT_EQ(row.dict().Find(Value("mixed"))->text(), "1");
}

TEST(Task, RejectsFilesThatAreNoTask) {
  std::string error;
  EXPECT_FALSE(LoadTask("tests/unit", error).has_value());
  EXPECT_NE(error.find("module.py"), std::string::npos);
  const std::optional<BenchmarkTask> folder = LoadTask("corpus/kernels/list-scaled/task", error);
  ASSERT_TRUE(folder.has_value()) << error;
  EXPECT_EQ(folder->cases.size(), 3u);
  EXPECT_FALSE(folder->strict_shape);
  const std::optional<BenchmarkTask> module = LoadTask("tests/golden/preludes/relu-model.py", error);
  ASSERT_TRUE(module.has_value()) << error;
  EXPECT_TRUE(module->strict_shape);
  EXPECT_EQ(module->cases.size(), 1u);
}

}  // namespace
}  // namespace assay::harness
