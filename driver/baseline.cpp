// See baseline.h.
#include "driver/baseline.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "analyzer/report/display.h"
#include "analyzer/report/place-index.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBaselineBytes = 256u << 20;

std::string FolderOf(const std::string& path) {
  std::error_code failed;
  const fs::path absolute = fs::absolute(path, failed);
  return failed ? "" : absolute.lexically_normal().parent_path().string();
}

std::string KeyOf(const std::string& path, const std::string& rule, const std::string& fingerprint) {
  return path + "\n" + rule + "\n" + fingerprint;
}

// The text of a key; false where it has none.
bool Take(const nlohmann::json& object, const char* key, std::string& out) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_string()) return false;
  out = found->get<std::string>();
  return true;
}

}  // namespace

Baseline Baseline::ForWriting(const std::string& path) {
  Baseline out;
  out.folder_ = FolderOf(path);
  return out;
}

Baseline Baseline::Read(const std::string& path, std::string& problem) {
  Baseline out = ForWriting(path);
  std::error_code failed;
  const bool there = fs::is_regular_file(path, failed);
  if (there && fs::file_size(path, failed) > kMostBaselineBytes) {
    problem = fmt::format("the baseline `{}` is larger than 256 MiB", OneLine(path));
    return out;
  }
  std::ifstream in(path, std::ios::binary);
  if (!there || !in) {
    problem = fmt::format("the baseline `{}` cannot be read; `assay baseline write` makes one", OneLine(path));
    return out;
  }
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const nlohmann::json document = nlohmann::json::parse(text, nullptr, false);
  if (!document.is_object() || !document.contains("findings") || !document["findings"].is_array()) {
    problem = fmt::format("`{}` is not a baseline: a JSON object with `findings` was expected", OneLine(path));
    return out;
  }
  for (const nlohmann::json& one : document["findings"]) {
    KnownFinding known;
    if (!one.is_object() || !Take(one, "path", known.path) || !Take(one, "rule", known.rule) ||
        !Take(one, "fingerprint", known.fingerprint)) {
      problem = fmt::format("`{}`: entry {} of `findings` lacks `path`, `rule` or `fingerprint`", OneLine(path),
                            out.entries_.size() + 1);
      return out;
    }
    Take(one, "message", known.message);
    out.keys_.insert(KeyOf(known.path, known.rule, known.fingerprint));
    out.entries_.insert(std::move(known));
  }
  return out;
}

std::string Baseline::Named(const std::string& path) const {
  std::error_code failed;
  const std::string relative = fs::absolute(path, failed).lexically_normal().lexically_relative(folder_).string();
  return failed || relative.empty() || relative.starts_with("..") ? path : relative;
}

bool Baseline::Holds(const std::string& path, const std::string& rule, const std::string& fingerprint) const {
  return keys_.count(KeyOf(Named(path), rule, fingerprint)) > 0;
}

void Baseline::Add(const std::string& path, const std::string& rule, const std::string& fingerprint,
                   const std::string& message) {
  keys_.insert(KeyOf(Named(path), rule, fingerprint));
  entries_.insert({Named(path), rule, fingerprint, message});
}

std::vector<KnownFinding> Baseline::Stale(const std::set<std::string>& files, const Baseline& seen) const {
  std::vector<KnownFinding> out;
  for (const KnownFinding& known : entries_) {
    if (files.count(known.path) > 0 && seen.keys_.count(KeyOf(known.path, known.rule, known.fingerprint)) == 0)
      out.push_back(known);
  }
  return out;
}

std::string Baseline::Text() const {
  nlohmann::ordered_json findings = nlohmann::ordered_json::array();
  for (const KnownFinding& known : entries_) {
    findings.push_back(
        {{"path", known.path}, {"rule", known.rule}, {"fingerprint", known.fingerprint}, {"message", known.message}});
  }
  const nlohmann::ordered_json document = {{"schema_version", "1.0"}, {"findings", std::move(findings)}};
  return document.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

void ApplyBaseline(Report& report, const Baseline& baseline) {
  const PlaceIndex places(report.project);
  std::vector<Finding> shown;
  for (Finding& finding : report.findings) {
    if (baseline.Holds(places.At(finding.primary).path, finding.rule, finding.fingerprint)) {
      report.suppressed.push_back({std::move(finding), "known: it is in the baseline", SuppressedBy::kBaseline});
    } else {
      shown.push_back(std::move(finding));
    }
  }
  report.findings = std::move(shown);
}

}  // namespace assay
