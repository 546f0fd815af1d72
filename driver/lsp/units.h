// Units of analysis: a document by itself, or all files of an operator's folder, whose host and device code are
// one input. Keeps the open documents, and has their units analysed by a pool of two workers whenever they change.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "driver/configured.h"
#include "driver/live-pool.h"
#include "driver/lsp/findings.h"
#include "driver/lsp/work.h"

namespace assay {

struct LspUnit {
  // Null where the texts changed before there was a result.
  using Then = std::function<void(const nlohmann::json* result)>;
  struct Waiter {
    LspAnalysis what;
    std::uint64_t ticket;
    Then then;
  };
  struct Running {
    LivePool::JobId id;
    LspAnalysis what;
    std::uint64_t generation;
  };
  struct Result {
    std::uint64_t generation = 0;
    nlohmann::json json;
  };

  std::string path;
  bool folder = false;
  std::set<std::string> documents;  // URIs of those that are open
  std::uint64_t generation = 1;     // counts changes
  std::array<Result, kLspAnalyses> results;
  std::vector<Running> running;
  std::vector<Waiter> waiters;
  bool full_wanted = false;  // it was saved
  std::size_t settings = 0;
  bool lint_only = false;
  std::string contract;  // file that runs and proofs take
  std::string problem;   // of its configuration: it is not analysed

  const Result& ResultFor(LspAnalysis what) const { return results[static_cast<std::size_t>(what)]; }
  // The best report of the current texts; null if there is none yet.
  const nlohmann::json* Report() const;
  // The report of the last run of the current texts; null if there was none.
  const nlohmann::json& LastRun() const;
  // Changes with that report.
  std::string ResultId() const;
};

class LspUnits {
 public:
  // `on_report`: a unit has a new report. `on_work`: something that takes long starts (true) or ends.
  struct Events {
    std::function<void(LspUnit&)> on_report;
    std::function<void(const LspUnit&, bool)> on_work;
    std::function<void(const std::string&)> on_problem;  // of a configuration
  };

  LspUnits(InputArguments arguments, const Services& services, Events events);

  LspDocument* Find(const std::string& uri);
  LspUnit& UnitOf(const LspDocument& document) { return units_.at(document.unit); }
  const std::map<std::string, LspDocument>& documents() const { return documents_; }
  std::map<std::string, LspUnit>& units() { return units_; }

  void Open(LspDocument document);
  // The URIs that are no longer shown.
  void Close(const std::string& uri);
  // After a document's text changed.
  void Changed(const LspDocument& document);
  void Saved(const LspDocument& document);
  // Flags or configuration files changed: everything is analysed again.
  void Reconfigure(const std::function<void(InputArguments&)>& change = nullptr);

  // Calls `then` once there is a result for the unit's texts; at once where there is one. Returns a ticket, 0 where it
  // was called.
  std::uint64_t Wait(LspUnit& unit, LspAnalysis what, LspUnit::Then then);
  // The contract for runs and proofs of the unit: `given`, else a contract.json next to it. False where there is none.
  bool SetContract(LspUnit& unit, const std::string& given);
  // The request no longer waits for it.
  void GiveUp(std::uint64_t ticket);

  void AddDescriptors(std::vector<pollfd>& to) const { pool_->AddDescriptors(to); }
  int Timeout() const { return pool_->Timeout(); }
  // Takes results, and gives out work.
  void Work();

 private:
  void Settle(LspUnit& unit);
  void Invalidate(LspUnit& unit);
  void TellProblem(LspUnit& unit);
  void MakePool();
  void Schedule();
  bool Wanted(const LspUnit& unit, LspAnalysis what) const;
  void Submit(LspUnit& unit, LspAnalysis what);
  void Finished(const std::string& key, const LspJob& job, std::uint64_t generation, Outcome outcome);
  void StopHeavy(LspUnit& unit);

  InputArguments arguments_;
  const Services& services_;
  Events events_;
  Configurations configurations_;
  std::map<std::string, std::size_t> groups_;  // of equal configurations, to their settings
  std::vector<CheckSettings> settings_;
  std::vector<std::unique_ptr<Baseline>> baselines_;  // that settings point to
  std::unique_ptr<LivePool> pool_;
  std::map<std::string, LspDocument> documents_;  // by URI
  std::map<std::string, LspUnit> units_;          // by path
  std::uint64_t last_ticket_ = 0;
};

}  // namespace assay
