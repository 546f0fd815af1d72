// A worker's tasks for an editor: the analyses of `check` and `fix`, on the texts in the editor.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "driver/check-work.h"
#include "driver/pool.h"
#include "driver/services.h"

namespace assay {

// kLint: what is shown while typing. kRecheck: the same with every fix tried. kFull: what `check` says, after a save.
// kFixAll: the texts that `fix` makes. kSimulate, kProve: the results of the commands of these names, with the unit's
// contract.
enum class LspAnalysis { kLint, kRecheck, kFull, kFixAll, kSimulate, kProve };
inline constexpr std::size_t kLspAnalyses = 6;

struct LspJob {
  LspAnalysis what = LspAnalysis::kLint;
  std::size_t settings = 0;                 // which of the worker's
  std::string path;                         // of the file or the operator's folder
  std::map<std::string, std::string> open;  // texts by path; the file's own among them
  std::string contract;                     // file; kSimulate, kProve
};
std::string EncodeJob(const LspJob& job);

// The result of a finished job, also of one whose worker died: a report, or of kFixAll an object from paths to texts.
nlohmann::json ResultOf(const LspJob& job, const Outcome& outcome, const CheckSettings& settings);

// Settings and services outlive the pool.
MakeWork MakeLspWork(const std::vector<CheckSettings>& settings, const Services& services);

}  // namespace assay
