// Reads the tables: tab-separated rows, comments begin with `#`, the first row names the columns.
#include "dialects/cuda/read/model-data.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace assay::cuda {
namespace {

std::vector<std::vector<std::string>> Rows(const std::string& path) {
  std::vector<std::vector<std::string>> rows;
  std::ifstream in(path);
  bool header = true;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (std::exchange(header, false)) continue;
    std::vector<std::string> fields;
    std::istringstream text(line);
    for (std::string field; std::getline(text, field, '\t');) fields.push_back(std::move(field));
    fields.resize(std::max<std::size_t>(fields.size(), 7));
    rows.push_back(std::move(fields));
  }
  return rows;
}

DiagnosticRule RuleOf(const std::vector<std::string>& row) {
  DiagnosticRule rule;
  rule.in_device_functions = row[0] == "drop-on-device";
  rule.diag = row[1];
  rule.host = row[2] != "device";
  rule.device = row[2] != "host";
  rule.message = std::regex(row[3]);
  rule.has_source = !row[4].empty();
  if (rule.has_source) rule.source = std::regex(row[4]);
  return rule;
}

void AddWords(const std::string& text, std::vector<std::string>& out) {
  std::istringstream in(text);
  for (std::string word; in >> word;) out.push_back(std::move(word));
}

void Replace(std::string& text, std::string_view what, const std::string& by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
}

}  // namespace

ModelData ModelData::Load(const std::string& folder) {
  ModelData data;
  for (const auto& row : Rows(folder + "/flags.tsv")) data.flags.push_back({row[0], row[1]});
  for (const auto& row : Rows(folder + "/diagnostics.tsv")) {
    if (row[0].starts_with("drop")) data.dropped.push_back(RuleOf(row));
  }
  for (const auto& row : Rows(folder + "/known-names.tsv")) {
    if (row[0].ends_with('*')) {
      data.beginnings.emplace_back(row[1], row[0].substr(0, row[0].size() - 1));
    } else {
      data.names.insert(row[1] + ' ' + row[0]);
    }
  }
  for (const auto& row : Rows(folder + "/name-headers.tsv")) data.header_of.emplace(row[1] + ' ' + row[0], row[2]);
  for (const auto& row : Rows(folder + "/known-headers.tsv")) {
    using Kind = KnownHeader::Kind;
    const Kind kind = row[0] == "prefix"   ? Kind::kPrefix
                      : row[0] == "absent" ? Kind::kAbsent
                      : row[0] == "gone"   ? Kind::kGone
                                           : Kind::kHeader;
    data.headers.push_back({kind, row[1], row[2]});
  }
  return data;
}

std::vector<std::string> ModelData::Flags(Side side, const BuildSettings& settings) const {
  std::vector<std::string> args;
  for (const FlagRow& row : flags) {
    const bool wanted = row.when == "both" || row.when == (side == Side::kHost ? "host" : "device") ||
                        (row.when == "strict" && !settings.relaxed) || (row.when == "torch" && settings.torch);
    if (!wanted) continue;
    std::string text = row.flags;
    Replace(text, "{arch}", std::to_string(settings.arch));
    Replace(text, "{clangarch}", std::to_string(settings.clang_arch));
    Replace(text, "{cuda}", std::to_string(settings.toolkit));
    AddWords(text, args);
  }
  args.push_back(fmt::format("-std=c++{}", settings.standard));
  return args;
}

bool ModelData::Exists(std::string_view name, std::string_view scope) const {
  return names.contains(fmt::format("{} {}", scope, name)) ||
         std::any_of(beginnings.begin(), beginnings.end(),
                     [&](const auto& known) { return known.first == scope && name.starts_with(known.second); });
}

std::string ModelData::HeaderOf(std::string_view name, std::string_view scope) const {
  const auto found = header_of.find(fmt::format("{} {}", scope, name));
  return found == header_of.end() ? "" : found->second;
}

const KnownHeader* ModelData::FindHeader(std::string_view name) const {
  using Kind = KnownHeader::Kind;
  const auto found = std::find_if(headers.begin(), headers.end(), [&](const KnownHeader& header) {
    const bool folder = header.kind == Kind::kPrefix || header.name.ends_with('/');
    return folder ? name.starts_with(header.name) : name == header.name;
  });
  return found == headers.end() ? nullptr : &*found;
}

}  // namespace assay::cuda
