// Several parses of one input: side by side where the machine has the cores, and not again where nothing that a unit
// reads has changed since, as between two edits of one part.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/frontend/frontend.h"
#include "analyzer/source/project.h"

namespace assay::cuda {

using UnitParse = std::function<UnitResult()>;

// The results in the order of the parses, whose order in time is open.
std::vector<UnitResult> ParseTogether(const std::vector<UnitParse>& parses);

// Results of the last units, by all that they follow from.
class UnitCache {
 public:
  // What a unit of file `file` reads of the project: its own text, and those of files whose names it says, as a text;
  // no value where it may read files on disk that can change.
  static std::optional<std::string> TextsOf(const Project& project, int file);

  const UnitResult* Find(const std::string& key) const;
  void Keep(std::string key, const UnitResult& result);

 private:
  std::deque<std::pair<std::string, UnitResult>> kept_;  // oldest first
};

}  // namespace assay::cuda
