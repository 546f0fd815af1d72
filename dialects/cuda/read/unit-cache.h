// Reuses a parse if nothing that a unit reads has changed since, as between two edits of another part.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "analyzer/frontend/frontend.h"
#include "analyzer/source/project.h"

namespace assay::cuda {

struct ParsedUnit {
  UnitResult result;
  std::map<std::string, std::int64_t> static_shared;  // bytes, by the kernel's symbol (Checks)
};

// Results of the last units, keyed by everything they depend on.
class UnitCache {
 public:
  // What a unit of file `file` reads from the project, as a text: its own text, and those of files that it names; no
  // value if it may read files on disk that can change.
  static std::optional<std::string> TextsOf(const Project& project, int file);

  const ParsedUnit* Find(const std::string& key) const;
  void Keep(std::string key, const ParsedUnit& unit);

 private:
  std::deque<std::pair<std::string, ParsedUnit>> kept_;  // oldest first
};

}  // namespace assay::cuda
