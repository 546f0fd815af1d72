// What a caller knows about inputs: one row per input, columns by name.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/record-maker.h"

namespace assay {

struct InputLabel {
  Claim claim;
  std::string run;
  long attempt = -1;                // -1: not one of a chain
  std::string contract, reference;  // paths; a contract wins
};

struct Labels {
  // The label of the input of that path: by the path's last parts, else by the file's name without its extension.
  const InputLabel* For(const std::string& path) const;

  std::map<std::string, InputLabel, std::less<>> by_path;
  std::map<std::string, InputLabel, std::less<>> by_id;
  std::vector<std::string> problems;  // "FILE:17: ...", one line each; the other rows count
  std::string error;                  // set where the file is of no use
};

// A JSON Lines file where its name ends in .jsonl, else a table whose columns are parted by tabs (.tsv) or commas.
Labels ReadLabels(const std::string& path);

// correct decides; compiled alone only where it is false.
Claimed ClaimedBy(std::string_view compiled, std::string_view correct);

}  // namespace assay
