// The change that a fix makes, as lines of the files as given: "41 |-old", "41 |+new".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/report/place-index.h"

namespace assay {

// Consecutive lines that change. `old_line` is where `removed` was, `new_line` where `added` will be.
struct Hunk {
  int container = 0;
  int old_line = 1;
  int new_line = 1;
  std::vector<std::string> removed;
  std::vector<std::string> added;
};

// Hunks of edits as PlaceIndex::Edits returns them.
std::vector<Hunk> MakeHunks(const std::vector<ContainerEdit>& edits, const PlaceIndex& places);

// The bytes of one container after the edits that concern it.
std::string ApplyEdits(std::string_view bytes, int container, const std::vector<ContainerEdit>& edits);

}  // namespace assay
