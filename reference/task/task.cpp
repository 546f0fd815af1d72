// Reads task folders.
#include "reference/task/task.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <sstream>
#include <utility>

namespace assay::harness {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = 4u << 20;

std::optional<SourceText> Read(const fs::path& path) {
  std::error_code ec;
  if (!fs::is_regular_file(path, ec) || fs::file_size(path, ec) > kMostBytes) return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  return SourceText{path.string(), std::string(std::istreambuf_iterator<char>(in), {})};
}

// Cells of one line; double quotes protect separators.
std::vector<std::string> Cells(const std::string& line, char separator) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (char c : line) {
    if (c == '"') {
      quoted = !quoted;
    } else if (c == separator && !quoted) {
      cells.emplace_back();
    } else if (c != '\r') {
      cells.back() += c;
    }
  }
  return cells;
}

std::optional<double> NumberOf(const std::string& cell) {
  char* end = nullptr;
  const double value = std::strtod(cell.c_str(), &end);
  while (*end == ' ') ++end;
  if (end == cell.c_str() || *end != '\0') return std::nullopt;
  return value;
}

// Whether the text is a module with the reference and its inputs; `error` names what is missing.
bool IsModule(const std::string& text, const std::string& what, std::string& error) {
  for (const char* part : {"class Model", "get_inputs"}) {
    if (text.find(part) != std::string::npos) continue;
    error = what + " is no benchmark's module: it has no `" + part + "`";
    return false;
  }
  return true;
}

bool IsTruth(const std::string& cell) {
  return cell == "True" || cell == "False" || cell == "true" || cell == "false" || cell == "TRUE" || cell == "FALSE";
}

}  // namespace

Value BenchmarkTask::Row(std::size_t index) const {
  ValueDict row;
  for (std::size_t c = 0; index < cases.size() && c < columns.size() && c < cases[index].size(); ++c)
    row.Set(Value(columns[c]), cases[index][c]);
  return Value::Dict(std::move(row));
}

void ReadCases(const std::string& csv, BenchmarkTask& task) {
  std::istringstream lines(csv.starts_with("\xef\xbb\xbf") ? csv.substr(3) : csv);
  std::string line;
  if (!std::getline(lines, line)) return;
  const char separator = line.find(';') != std::string::npos ? ';' : ',';
  task.columns = Cells(line, separator);
  std::vector<std::vector<std::string>> rows;
  while (std::getline(lines, line)) {
    if (line.find_first_not_of(" \r\t") == std::string::npos) continue;
    rows.push_back(Cells(line, separator));
    rows.back().resize(task.columns.size());
    task.cases.emplace_back(task.columns.size());
  }
  for (std::size_t c = 0; c < task.columns.size(); ++c) {
    bool truth = true, number = true, whole = true, full = true;
    for (const auto& row : rows) {
      const std::string& cell = row[c];
      full = full && !cell.empty();
      truth = truth && IsTruth(cell);
      if (cell.empty()) continue;
      const std::optional<double> value = NumberOf(cell);
      number = number && value.has_value();
      whole = whole && value && std::floor(*value) == *value && std::fabs(*value) < 9e15;
    }
    for (std::size_t r = 0; r < rows.size(); ++r) {
      const std::string& cell = rows[r][c];
      Value& to = task.cases[r][c];
      if (truth)
        to = Value(std::tolower(static_cast<unsigned char>(cell[0])) == 't');
      else if (cell.empty())
        to = Value(std::numeric_limits<double>::quiet_NaN());
      else if (number && whole && full)
        to = Value(static_cast<std::int64_t>(*NumberOf(cell)));
      else if (number)
        to = Value(*NumberOf(cell));
      else
        to = Value(cell);
    }
  }
}

std::optional<BenchmarkTask> TaskOfTexts(const TaskTexts& texts, std::string& error) {
  BenchmarkTask task;
  task.path = texts.name.empty() ? "task" : texts.name;
  task.strict_shape = texts.inputs.empty() && texts.cases.empty();
  const auto place = [&](const char* file) { return (fs::path(task.path) / file).string(); };
  task.module = {task.strict_shape ? task.path : place("module.py"), texts.module};
  if (task.strict_shape && !IsModule(texts.module, "the task's module", error)) return std::nullopt;
  if (!texts.inputs.empty()) task.inputs = {place("prepare_inputs.py"), texts.inputs};
  if (!texts.binding.empty()) task.binding = {place("pybind.cpp"), texts.binding};
  if (!texts.cases.empty()) ReadCases(texts.cases, task);
  if (task.cases.empty()) task.cases.emplace_back();
  return task;
}

std::optional<BenchmarkTask> LoadTask(const std::string& path, std::string& error) {
  BenchmarkTask task;
  task.path = path;
  std::error_code ec;
  if (fs::is_regular_file(path, ec)) {
    std::optional<SourceText> module = Read(path);
    if (!module) {
      error = "`" + path + "` cannot be read";
      return std::nullopt;
    }
    if (!IsModule(module->text, "`" + path + "`", error)) return std::nullopt;
    task.module = std::move(*module);
    task.cases.emplace_back();
    task.strict_shape = true;
    return task;
  }
  const fs::path folder =
      fs::is_directory(fs::path(path) / "validation", ec) ? fs::path(path) / "validation" : fs::path(path);
  std::optional<SourceText> module = Read(folder / "module.py");
  if (!module) {
    error = "`" + path + "` is neither a Python module nor a folder with `module.py`";
    return std::nullopt;
  }
  task.module = std::move(*module);
  if (std::optional<SourceText> inputs = Read(folder / "prepare_inputs.py")) task.inputs = std::move(*inputs);
  if (std::optional<SourceText> binding = Read(folder / "pybind.cpp")) task.binding = std::move(*binding);
  if (const std::optional<SourceText> cases = Read(folder / "test_cases.csv")) ReadCases(cases->text, task);
  if (task.cases.empty()) task.cases.emplace_back();
  return task;
}

}  // namespace assay::harness
