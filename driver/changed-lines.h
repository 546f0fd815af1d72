// The lines that changed since a commit, as git tells them.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/report/report.h"

namespace assay {

class ChangedLines {
 public:
  // Of the repository that `folder` is in: changes of the work tree since `ref`, and files that git does not know yet.
  // `problem`: why it cannot be determined.
  static ChangedLines Since(const std::string& ref, const std::string& folder, std::string& problem);

  // What `git diff -U0` prints, with the folder that its paths start from.
  void AddDiff(std::string_view diff, const std::string& folder);

  // Whether a file, or something beneath a folder, changed.
  bool Touches(const std::string& path) const;
  // Whether one of the lines `first` to `last` did.
  bool Touches(const std::string& path, int first, int last) const;

 private:
  std::map<std::string, std::vector<std::pair<int, int>>> lines_;  // by absolute path: first and last, none empty
};

// Removes findings from the report's list whose place and labels are all in lines that did not change.
void ApplyChangedLines(Report& report, const ChangedLines& changed);

}  // namespace assay
