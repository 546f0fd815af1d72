// Evaluates a short module and reads what it computed.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "reference/python/evaluator.h"

namespace assay::test {

// The value of `name` after the text ran.
inline Value Evaluated(const std::string& text, const std::string& name = "result",
                       harness::PythonOptions options = {}) {
  harness::Error error;
  const auto module = harness::PythonModule::Load(text, options, error);
  EXPECT_NE(module, nullptr) << error.line << ": " << error.message;
  if (module == nullptr) return {};
  EXPECT_TRUE(module->Has(name)) << name;
  return module->Get(name).value_or(Value());
}

inline std::string Shown(const std::string& expression) {
  return TextOf(Evaluated("import torch\nimport math\nresult = " + expression + "\n"));
}

inline harness::Error ErrorOf(const std::string& text, harness::PythonOptions options = {}) {
  harness::Error error;
  EXPECT_EQ(harness::PythonModule::Load(text, options, error), nullptr);
  return error;
}

}  // namespace assay::test
