// See labels.h. A row with a wrong number of columns is a problem of its own line.
#include "driver/labels.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "corpus/truth.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using LabelRow = std::map<std::string, std::string, std::less<>>;

std::string Get(const LabelRow& row, std::string_view name) {
  const auto at = row.find(name);
  return at == row.end() ? "" : at->second;
}

// Fields in quotes keep their separators; a doubled quote is one.
std::vector<std::string> Split(std::string_view line, char separator) {
  std::vector<std::string> out(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (separator == ',' && c == '"') {
      if (quoted && i + 1 < line.size() && line[i + 1] == '"') {
        out.back() += line[++i];
      } else {
        quoted = !quoted;
      }
    } else if (c == separator && !quoted) {
      out.emplace_back();
    } else if (c != '\r' || i + 1 < line.size()) {
      out.back() += c;
    }
  }
  return out;
}

std::string Add(const LabelRow& row, Labels& labels) {
  InputLabel label;
  label.claim.task = Get(row, "task");
  label.claim.task_kind = Get(row, "kind");
  label.claim.prompt = Get(row, "prompt");
  label.run = Get(row, "run");
  label.contract = Get(row, "contract");
  label.reference = Get(row, "reference");
  const std::string attempt = Get(row, "attempt");
  if (!attempt.empty()) {
    const auto [end, bad] = std::from_chars(attempt.data(), attempt.data() + attempt.size(), label.attempt);
    if (bad != std::errc() || end != attempt.data() + attempt.size() || label.attempt < 0) {
      return fmt::format("attempt is `{}`, expected a number from 0", attempt);
    }
  }
  for (const char* name : {"compiled", "correct"}) {
    const std::string text = Get(row, name);
    if (!text.empty() && !Truth(text)) return fmt::format("{} is `{}`, expected true or false", name, text);
  }
  label.claim.outcome = ClaimedBy(Get(row, "compiled"), Get(row, "correct"));
  const std::string id = Get(row, "id");
  const std::string path = Get(row, "path");
  if (id.empty() && path.empty()) return "neither id nor path is given";
  if (!path.empty()) labels.by_path[fs::path(path).lexically_normal().string()] = label;
  if (!id.empty()) labels.by_id[id] = label;
  return "";
}

void ReadTable(std::ifstream& in, const std::string& path, Labels& labels) {
  std::string line;
  std::getline(in, line);
  const char separator = line.find('\t') != std::string::npos ? '\t' : ',';
  const std::vector<std::string> names = Split(line, separator);
  const auto has = [&](const char* name) { return std::find(names.begin(), names.end(), name) != names.end(); };
  if (!has("id") && !has("path")) {
    labels.error =
        fmt::format("{}:1: no column is called `id` or `path`; columns are {}", path, fmt::join(names, ", "));
    return;
  }
  for (std::size_t number = 2; std::getline(in, line); ++number) {
    if (line.empty() || line == "\r") continue;
    const std::vector<std::string> fields = Split(line, separator);
    std::string problem;
    if (fields.size() != names.size()) {
      problem = fmt::format("{} columns, expected {}", fields.size(), names.size());
    } else {
      LabelRow row;
      for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = fields[i];
      problem = Add(row, labels);
    }
    if (!problem.empty()) labels.problems.push_back(fmt::format("{}:{}: {}", path, number, problem));
  }
}

void ReadLines(std::ifstream& in, const std::string& path, Labels& labels) {
  std::string line;
  for (std::size_t number = 1; std::getline(in, line); ++number) {
    if (line.empty()) continue;
    const nlohmann::json from = nlohmann::json::parse(line, nullptr, false);
    std::string problem = "expected a JSON object";
    if (from.is_object()) {
      LabelRow row;
      for (const auto& [key, value] : from.items())
        row[key] = value.is_string() ? value.get<std::string>() : value.dump();
      problem = Add(row, labels);
    }
    if (!problem.empty()) labels.problems.push_back(fmt::format("{}:{}: {}", path, number, problem));
  }
}

}  // namespace

Claimed ClaimedBy(std::string_view compiled, std::string_view correct) {
  const std::optional<bool> right = Truth(correct);
  if (right) return *right ? Claimed::kCorrect : Claimed::kFailing;
  return Truth(compiled) == false ? Claimed::kFailing : Claimed::kNothing;
}

const InputLabel* Labels::For(const std::string& path) const {
  std::string rest = fs::path(path).lexically_normal().string();
  while (!rest.empty()) {
    const auto at = by_path.find(rest);
    if (at != by_path.end()) return &at->second;
    const std::size_t slash = rest.find('/');
    if (slash == std::string::npos) break;
    rest.erase(0, slash + 1);
  }
  const auto at = by_id.find(fs::path(path).stem().string());
  return at == by_id.end() ? nullptr : &at->second;
}

Labels ReadLabels(const std::string& path) {
  Labels labels;
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    labels.error = fmt::format("cannot open `{}`", path);
  } else if (path.ends_with(".jsonl")) {
    ReadLines(in, path, labels);
  } else {
    ReadTable(in, path, labels);
  }
  return labels;
}

}  // namespace assay
