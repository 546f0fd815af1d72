// What a worker does with one request of `assay mine`: load, analyse, repair, tell.
#pragma once

#include <string>

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

// An encoded JournalEntry.
std::string MineOne(const std::string& request, const MineSettings& settings, const Services& services,
                    const AnalyzeFn& analyze);

}  // namespace assay
