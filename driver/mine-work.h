// A worker's steps for one request of `assay mine`: load, analyse, repair, report.
#pragma once

#include <string>
#include <vector>

#include "corpus/record-maker.h"
#include "dialects/options.h"
#include "driver/mine-inputs.h"
#include "driver/services.h"

namespace assay {

struct MineSettings {
  AnalyzeOptions analyze;
  std::string contract_text;
  MakerOptions maker;
  bool own_contracts = false;
};

// The file's bytes; `problem` is set where it cannot be opened.
std::string ReadAll(const std::string& path, std::string& problem);

// Paths of the contract or the task that the inputs themselves name, or have next to them; the contract takes
// precedence.
struct OwnPaths {
  std::string contract, reference;
};
OwnPaths OwnPathsOf(const std::vector<VersionText>& texts, bool own_contracts);

struct MinedEntry {
  std::string entry;     // an encoded JournalEntry
  bool repeats = false;  // the same request gives it again: nothing failed, and no clock ended anything
};
std::string EncodeMined(const MinedEntry& mined);
// The failure of a worker that sent damaged data where it is no MinedEntry.
MinedEntry DecodeMined(const std::string& bytes);

MinedEntry MineOne(const std::string& request, const MineSettings& settings, const Services& services,
                   const AnalyzeFn& analyze);

}  // namespace assay
