// Findings that are known and not shown: a file that `assay baseline write` makes and `check --baseline` reads
// (docs/formats/baseline.md). Matched by path, rule and fingerprint, never by line; equal findings of a file have one
// entry each.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/report/report.h"

namespace assay {

struct KnownFinding {
  std::string path;  // relative to the baseline's folder where it lies beneath it
  std::string rule;
  std::string fingerprint;
  std::string message;

  friend auto operator<=>(const KnownFinding&, const KnownFinding&) = default;
};

class Baseline {
 public:
  Baseline() = default;
  // `problem`: the reason if there is none.
  static Baseline Read(const std::string& path, std::string& problem);
  static Baseline ForWriting(const std::string& path);

  bool Holds(const std::string& path, const std::string& rule, const std::string& fingerprint) const;
  void Add(const std::string& path, const std::string& rule, const std::string& fingerprint,
           const std::string& message);
  // Entries of these files that are not in `seen`.
  std::vector<KnownFinding> Stale(const std::set<std::string>& files, const Baseline& seen) const;

  const std::set<KnownFinding>& entries() const { return entries_; }
  // How a path is written in the file.
  std::string Named(const std::string& path) const;
  std::string Text() const;

 private:
  std::string folder_;  // absolute
  std::set<KnownFinding> entries_;
  std::set<std::string> keys_;
};

// Takes known findings out of the report's list. The verdict stays.
void ApplyBaseline(Report& report, const Baseline& baseline);

}  // namespace assay
