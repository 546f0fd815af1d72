// See units.h. At most two lints of a unit run at a time, so that the newest text is never behind an older one, and one
// long analysis of all units, so that a worker is always left for what is typed.
#include "driver/lsp/units.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "driver/inputs.h"

namespace assay {
namespace {

using Json = nlohmann::json;

constexpr int kWorkers = 2;
constexpr int kMostLints = 2;
constexpr double kHeavySeconds = 60;
constexpr std::array<LspAnalysis, 5> kHeavy = {LspAnalysis::kFixAll, LspAnalysis::kRecheck, LspAnalysis::kSimulate,
                                               LspAnalysis::kProve, LspAnalysis::kFull};

bool IsHeavy(LspAnalysis what) { return what != LspAnalysis::kLint; }

}  // namespace

const Json* LspUnit::Report() const {
  for (const LspAnalysis what : {LspAnalysis::kFull, LspAnalysis::kLint}) {
    const Result& result = ResultFor(what);
    if (result.generation == generation && result.json.is_object()) return &result.json;
  }
  return nullptr;
}

const Json& LspUnit::LastRun() const {
  static const Json kNone;
  const Result& run = ResultFor(LspAnalysis::kSimulate);
  return run.generation == generation ? run.json : kNone;
}

std::string LspUnit::ResultId() const {
  const bool full = ResultFor(LspAnalysis::kFull).generation == generation;
  return std::to_string(generation) + (full ? " full" : "");
}

LspUnits::LspUnits(InputArguments arguments, const Services& services, Events events)
    : arguments_(std::move(arguments)),
      services_(services),
      events_(std::move(events)),
      configurations_(ConfigurationsOf(arguments_)) {
  CheckSettings first;
  first.format = OutputFormat::kJson;
  AnalyzeOptions& options = first.analyze;
  options.resource_dir = services.find_resources(arguments_.resource_dir).dir;
  settings_.push_back(std::move(first));
  MakePool();
}

void LspUnits::MakePool() {
  PoolOptions options = PoolOptionsOf(arguments_);
  options.workers = kWorkers;
  for (auto& [key, unit] : units_) {
    for (const LspUnit::Running& job : std::exchange(unit.running, {})) {
      if (IsHeavy(job.what)) events_.on_work(unit, false);
    }
  }
  pool_ = std::make_unique<LivePool>(options, MakeLspWork(settings_, services_));
}

LspDocument* LspUnits::Find(const std::string& uri) {
  const auto found = documents_.find(uri);
  return found == documents_.end() ? nullptr : &found->second;
}

// Workers hold the settings that were there when they started.
void LspUnits::Settle(LspUnit& unit) {
  unit.problem.clear();
  Configured configured = Configure(arguments_, unit.path, &services_, configurations_);
  unit.problem = configured.problem;
  const auto found = groups_.find(configured.group);
  if (found != groups_.end() && unit.problem.empty()) {
    unit.settings = found->second;
    unit.lint_only = settings_[unit.settings].analyze.level == Level::kLint;
    return;
  }
  CheckSettings settings = settings_.front();
  InputArguments& own = configured.arguments;
  own.paths.clear();
  if (unit.problem.empty()) unit.problem = FillFromArguments(own, services_, settings.analyze);
  if (!unit.problem.empty()) {
    events_.on_problem(unit.problem);
    return;
  }
  settings.rules = std::move(configured.rules);
  settings.suppress = !own.no_suppress;
  settings.suppression_reasons = own.suppression_reasons;
  if (!own.baseline.empty()) {
    baselines_.push_back(std::make_unique<Baseline>(Baseline::Read(own.baseline, unit.problem)));
    settings.baseline = baselines_.back().get();
    if (!unit.problem.empty()) return events_.on_problem(unit.problem);
  }
  settings.rule_names.clear();
  for (const RuleEntry& rule : services_.rules()) settings.rule_names.push_back(rule.name);
  unit.settings = settings_.size();
  unit.lint_only = settings.analyze.level == Level::kLint;
  groups_[configured.group] = unit.settings;
  settings_.push_back(std::move(settings));
  MakePool();
}

void LspUnits::Open(LspDocument document) {
  const std::string uri = document.uri;
  if (Find(uri) != nullptr) Close(uri);
  const std::string folder = OperatorFolderOf(document.path);
  document.unit = folder.empty() ? document.path : folder;
  document.in_folder = !folder.empty();
  LspUnit& unit = units_[document.unit];
  const bool fresh = unit.documents.empty();
  unit.path = document.unit;
  unit.folder = !folder.empty();
  unit.documents.insert(uri);
  documents_.insert_or_assign(uri, std::move(document));
  if (fresh) Settle(unit);
  Invalidate(unit);
}

void LspUnits::Close(const std::string& uri) {
  const auto found = documents_.find(uri);
  if (found == documents_.end()) return;
  const auto unit = units_.find(found->second.unit);
  documents_.erase(found);
  unit->second.documents.erase(uri);
  Invalidate(unit->second);
  if (!unit->second.documents.empty()) return;
  for (const LspUnit::Running& job : unit->second.running) pool_->Cancel(job.id);
  units_.erase(unit);
}

void LspUnits::Changed(const LspDocument& document) { Invalidate(UnitOf(document)); }

void LspUnits::Saved(const LspDocument& document) {
  LspUnit& unit = UnitOf(document);
  if (!unit.lint_only) unit.full_wanted = true;
}

void LspUnits::Invalidate(LspUnit& unit) {
  ++unit.generation;
  unit.full_wanted = false;
  StopHeavy(unit);
  // A request about the previous texts gets no answer about the new ones.
  std::vector<LspUnit::Waiter> left;
  for (LspUnit::Waiter& waiter : std::exchange(unit.waiters, {})) {
    if (IsHeavy(waiter.what)) {
      waiter.then(nullptr);
    } else {
      left.push_back(std::move(waiter));
    }
  }
  unit.waiters.insert(unit.waiters.end(), std::make_move_iterator(left.begin()), std::make_move_iterator(left.end()));
  TellProblem(unit);
}

// A unit whose configuration cannot be read reports only that.
void LspUnits::TellProblem(LspUnit& unit) {
  if (unit.problem.empty()) return;
  for (LspUnit::Waiter& waiter : std::exchange(unit.waiters, {})) waiter.then(nullptr);
  events_.on_report(unit);
}

void LspUnits::StopHeavy(LspUnit& unit) {
  std::erase_if(unit.running, [&](const LspUnit::Running& job) {
    if (!IsHeavy(job.what)) return false;
    pool_->Cancel(job.id);
    events_.on_work(unit, false);
    return true;
  });
}

void LspUnits::Reconfigure(const std::function<void(InputArguments&)>& change) {
  if (change) change(arguments_);
  configurations_ = ConfigurationsOf(arguments_);
  groups_.clear();
  settings_.resize(1);
  baselines_.clear();
  MakePool();
  for (auto& [key, unit] : units_) {
    Settle(unit);
    Invalidate(unit);
  }
}

std::uint64_t LspUnits::Wait(LspUnit& unit, LspAnalysis what, LspUnit::Then then) {
  const LspUnit::Result& result = unit.ResultFor(what);
  if (!unit.problem.empty() || result.generation == unit.generation) {
    static const Json kNothing = Json::object();
    then(unit.problem.empty() ? &result.json : &kNothing);
    return 0;
  }
  unit.waiters.push_back({what, ++last_ticket_, std::move(then)});
  return last_ticket_;
}

bool LspUnits::SetContract(LspUnit& unit, const std::string& given) {
  namespace fs = std::filesystem;
  const fs::path folder = unit.folder ? fs::path(unit.path) : fs::path(unit.path).parent_path();
  std::error_code failed;
  const fs::path path = given.empty() ? folder / "contract.json" : folder / given;
  if (!fs::is_regular_file(path, failed)) return false;
  // The run in progress has another contract. Its waiters get the result of this one.
  if (unit.contract != path.string()) StopHeavy(unit);
  unit.contract = path.string();
  // It may have changed: the file is not watched.
  for (const LspAnalysis what : {LspAnalysis::kSimulate, LspAnalysis::kProve})
    unit.results[static_cast<std::size_t>(what)].generation = 0;
  return true;
}

void LspUnits::GiveUp(std::uint64_t ticket) {
  for (auto& [key, unit] : units_) {
    const auto waiter = std::find_if(unit.waiters.begin(), unit.waiters.end(),
                                     [&](const LspUnit::Waiter& one) { return one.ticket == ticket; });
    if (waiter == unit.waiters.end()) continue;
    const LspAnalysis what = waiter->what;
    unit.waiters.erase(waiter);
    if (IsHeavy(what) && !Wanted(unit, what)) StopHeavy(unit);
    return;
  }
}

bool LspUnits::Wanted(const LspUnit& unit, LspAnalysis what) const {
  if (!unit.problem.empty() || unit.ResultFor(what).generation == unit.generation) return false;
  if (what == LspAnalysis::kLint) return true;
  if (what == LspAnalysis::kFull && unit.full_wanted) return true;
  return std::any_of(unit.waiters.begin(), unit.waiters.end(),
                     [&](const LspUnit::Waiter& waiter) { return waiter.what == what; });
}

void LspUnits::Schedule() {
  bool heavy = std::any_of(units_.begin(), units_.end(), [](const auto& entry) {
    return std::any_of(entry.second.running.begin(), entry.second.running.end(),
                       [](const LspUnit::Running& job) { return IsHeavy(job.what); });
  });
  for (auto& [key, unit] : units_) {
    const auto lints = std::count_if(unit.running.begin(), unit.running.end(),
                                     [](const LspUnit::Running& job) { return !IsHeavy(job.what); });
    const bool current = std::any_of(unit.running.begin(), unit.running.end(), [&](const LspUnit::Running& job) {
      return !IsHeavy(job.what) && job.generation == unit.generation;
    });
    if (Wanted(unit, LspAnalysis::kLint) && !current && lints < kMostLints) Submit(unit, LspAnalysis::kLint);
    for (const LspAnalysis what : kHeavy) {
      if (heavy || !Wanted(unit, what)) continue;
      Submit(unit, what);
      heavy = true;
    }
  }
}

void LspUnits::Submit(LspUnit& unit, LspAnalysis what) {
  const bool runs = what == LspAnalysis::kSimulate || what == LspAnalysis::kProve;
  LspJob job{what, unit.settings, unit.path, {}, runs ? unit.contract : ""};
  for (const std::string& uri : unit.documents) {
    const LspDocument& document = documents_.at(uri);
    job.open[document.path] = document.text.text();
  }
  const double seconds = IsHeavy(what) ? std::max(arguments_.seconds, kHeavySeconds) : arguments_.seconds;
  // Clients take turns: each unit is one.
  const auto client = static_cast<std::uint64_t>(std::distance(units_.begin(), units_.find(unit.path)));
  std::string request = EncodeJob(job);
  for (auto& [path, text] : job.open) text.clear();  // the result does not need them
  const LivePool::JobId id = pool_->Submit(client, std::move(request), seconds,
                                           [this, key = unit.path, job, generation = unit.generation](Outcome outcome) {
                                             Finished(key, job, generation, std::move(outcome));
                                           });
  unit.running.push_back({id, what, unit.generation});
  if (IsHeavy(what)) events_.on_work(unit, true);
}

void LspUnits::Finished(const std::string& key, const LspJob& job, std::uint64_t generation, Outcome outcome) {
  const auto found = units_.find(key);
  if (found == units_.end()) return;
  LspUnit& unit = found->second;
  std::erase_if(unit.running,
                [&](const LspUnit::Running& one) { return one.what == job.what && one.generation == generation; });
  if (IsHeavy(job.what)) events_.on_work(unit, false);
  if (job.what == LspAnalysis::kFull) unit.full_wanted = false;
  if (generation != unit.generation) return;
  LspUnit::Result& result = unit.results[static_cast<std::size_t>(job.what)];
  result = {generation, ResultOf(job, outcome, settings_[job.settings])};
  std::vector<LspUnit::Then> ready;
  std::erase_if(unit.waiters, [&](LspUnit::Waiter& waiter) {
    if (waiter.what != job.what) return false;
    ready.push_back(std::move(waiter.then));
    return true;
  });
  if (job.what == LspAnalysis::kLint || job.what == LspAnalysis::kFull) events_.on_report(unit);
  for (const LspUnit::Then& then : ready) then(&result.json);
}

void LspUnits::Work() {
  Schedule();
  pool_->Work();
  Schedule();
}

}  // namespace assay
