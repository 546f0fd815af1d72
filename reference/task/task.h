// A benchmark's task as texts: the module with the reference, the inputs of each case, and the binding if the task
// has one. Two forms are supported: a folder with `module.py`, `prepare_inputs.py`, `pybind.cpp` and `test_cases.csv`
// (or with a `validation` folder that holds them), and one Python module with `Model`, `get_inputs` and
// `get_init_inputs`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reference/value.h"

namespace assay::harness {

struct SourceText {
  std::string path;
  std::string text;
  bool given() const { return !path.empty(); }
};

struct BenchmarkTask {
  std::string path;
  SourceText module;
  SourceText inputs;                 // not given: the module has get_inputs itself
  SourceText binding;                // not given: the input's own
  std::vector<std::string> columns;  // of the table of cases
  std::vector<ValueList> cases;      // one row each; a module of its own has a single case without columns
  // The folder's form compares with broadcasting and both bounds, the module's form shapes first.
  bool strict_shape = false;
  // For results, absolute and relative alike; 0: the benchmark's own.
  double tolerance = 0;

  Value Row(std::size_t index) const;  // a dictionary
};

// The same from texts: `inputs`, `binding` and `cases` are the folder's further files, and empty if there are none.
// With neither inputs nor cases it is the module's form.
struct TaskTexts {
  std::string name;
  std::string module, inputs, binding, cases;
};
std::optional<BenchmarkTask> TaskOfTexts(const TaskTexts& texts, std::string& error);

// The folder's form uses this name as a placeholder for the operator's.
inline constexpr const char* kPlaceholderFunction = "custom_pybind_api";

// Empty with `error` if the path has neither form.
std::optional<BenchmarkTask> LoadTask(const std::string& path, std::string& error);

// The cells of a table as pandas reads them: a column of whole numbers, of numbers, of truth values, else of text; an
// empty cell is not a number.
void ReadCases(const std::string& csv, BenchmarkTask& task);

}  // namespace assay::harness
