// First the host half alone, at many shapes; then the kernel at few of them, chosen so that each tiling key and each
// kind of tiling data is met, the smallest shapes first. Everything is bounded by counts, so that a verdict does not
// depend on how busy the machine is.
#include "dialects/ascendc/derive/derived-run.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "analyzer/facts/ascendc/host.h"
#include "analyzer/facts/fault-weight.h"
#include "dialects/ascendc/derive/budget.h"
#include "dialects/ascendc/derive/decide-undefined.h"
#include "dialects/ascendc/derive/derived-contracts.h"
#include "dialects/ascendc/derive/derived-shapes.h"
#include "dialects/ascendc/derive/different-shapes.h"
#include "dialects/ascendc/derive/host-question.h"
#include "dialects/ascendc/derive/judge-faults.h"
#include "dialects/ascendc/derive/test-texts.h"
#include "dialects/ascendc/derive/tiling-cases.h"
#include "dialects/ascendc/read/interpret.h"
#include "dialects/ascendc/run/run-plan.h"
#include "dialects/ascendc/run/run-tensors.h"

namespace assay {
namespace {

struct Choice {
  HostAnswer answer;
  std::size_t group = 0;  // dtypes and tiling key
  bool outputs_known = false;
  bool sure = true;  // what goes together in it is the operator's own, or was made of it
  std::int64_t elements = 0;
};

class Deriver {
 public:
  explicit Deriver(const DerivedInputs& inputs) : in_(inputs) {
    const HostFacts& host = in_.facts->Get<HostFacts>();
    op_ = ascendc::DecidingDefinition(host);
    chip_ = in_.read_options.chip;
  }

  DerivedRuns Run() {
    out_.facts.tried = true;
    if (op_ == nullptr || op_->params.empty()) {
      out_.facts.open.emplace_back("no op definition says which tensors the operator has");
    } else if (!in_.read->host) {
      out_.facts.open.emplace_back("the operator has no tiling function here");
    } else {
      AskCases();
      if (admitted_.empty()) AskDefinition();
      Vary();
      OtherDtypes();
      RunKernels();
      RunLarge();
      Tell();
    }
    return std::move(out_);
  }

 private:
  RunInputs Inputs() const {
    return {.host = &*in_.read->host,
            .host_library = in_.read->host_library,
            .contract_dir = "",
            .explain = false,
            .auto_sync = in_.auto_sync,
            .fuel = kFuel,
            .facts = in_.facts};
  }

  // Null where the operator does not take the contract.
  // `varied`: of lengths that a case does not have; then outputs of other shapes than expected show that lengths were
  // taken to hang together, or not to, that do not.
  Choice* Ask(const Contract& contract, bool varied = false) {
    if (out_.facts.asked >= most_questions_ || !CanBeRun(contract)) return nullptr;
    if (!asked_.insert(KeyOf(contract)).second) return nullptr;
    ++out_.facts.asked;
    HostAnswer answer = AskHost(Inputs(), contract);
    while (LinkWhatLacks(answer)) answer = AskHost(Inputs(), contract);
    using Kind = HostAnswer::Kind;
    if (answer.kind == Kind::kRefused) return nullptr;
    if (answer.kind != Kind::kAdmitted) {
      ++not_asked_["the tiling function is not run: " + answer.why];
      return nullptr;
    }
    if (varied && answer.inferred && !answer.agrees) return nullptr;
    ++out_.facts.admitted;
    Choice choice;
    choice.outputs_known = answer.inferred && (answer.agrees || guessed_);
    choice.elements = LargestElements(answer.contract);
    const std::string group = DtypesOf(answer.contract) + std::to_string(answer.host.tiling_key);
    choice.group = groups_.try_emplace(group, groups_.size()).first->second;
    choice.answer = std::move(answer);
    choices_.push_back(std::make_unique<Choice>(std::move(choice)));
    return choices_.back().get();
  }

  // What turns out to be called or registered and not to be there lies elsewhere in the checkout. True where the host
  // half has more than before.
  bool LinkWhatLacks(const HostAnswer& answer) {
    const auto link = [&](const std::string& key, auto how) {
      return linked_.size() < kMostSources && linked_.insert(key).second && how();
    };
    const auto holding = [&](const char* registration) {
      const std::string words = fmt::format("{}({})", registration, op_->op_type);
      return link(words,
                  [&] { return in_.reader->LinkSourceHolding(words, *in_.project, in_.read_options, *in_.read); });
    };
    if (answer.kind == HostAnswer::Kind::kUndecided) {
      if (in_.read->host_calls.contains(answer.why))
        return link(answer.why,
                    [&] { return in_.reader->LinkSourceOf(answer.why, *in_.project, in_.read_options, *in_.read); });
      if (holding("IMPL_OP_OPTILING")) return true;
    }
    return !answer.inferred && holding("IMPL_OP_INFERSHAPE");
  }

  void AskCases() {
    std::vector<Contract> cases;
    for (const std::string& text : TestTextsBeside(*in_.project)) {
      for (const TilingCase& one : ReadTilingCases(text, op_->op_type)) {
        if (auto contract = ContractOfCase(*op_, one, chip_)) cases.push_back(std::move(*contract));
      }
    }
    out_.facts.cases = cases.size();
    std::stable_sort(cases.begin(), cases.end(),
                     [](const Contract& a, const Contract& b) { return LargestElements(a) < LargestElements(b); });
    for (const Contract& one : cases) {
      if (out_.facts.asked == kMostCases) break;
      if (const Choice* choice = Ask(one)) admitted_.push_back(choice);
    }
  }

  void AskDefinition() {
    guessed_ = true;
    for (const std::vector<std::int64_t>& shape :
         {std::vector<std::int64_t>{5, 7}, {37}, {3, 5, 7}, {2, 3, 5, 7}, {16, 1024}}) {
      const auto contract = ContractOfShape(*op_, shape, chip_);
      if (!contract) return;
      if (const Choice* choice = Ask(*contract)) admitted_.push_back(choice);
    }
    if (!admitted_.empty()) out_.facts.assumed.emplace_back("all tensors of one shape");
  }

  void Vary() {
    std::vector<const Choice*> firsts;
    for (const Choice* one : admitted_) {
      const bool known = std::ranges::any_of(
          firsts, [&](const Choice* first) { return SameRanks(first->answer.contract, one->answer.contract); });
      if (!known && firsts.size() < kMostFamilies) firsts.push_back(one);
    }
    for (const Choice* first : firsts) {
      std::vector<const Contract*> like;
      for (const Choice* one : admitted_) {
        if (SameRanks(one->answer.contract, first->answer.contract)) like.push_back(&one->answer.contract);
      }
      families_.emplace_back(first->answer.contract, like);
    }
    // In turn, so that the questions are shared by families and lengths.
    for (const std::int64_t length : TellingLengths()) {
      for (const ShapeFamily& family : families_) {
        for (std::size_t root = 0; root < family.size(); ++root) VaryTo(family, root, length);
      }
    }
    // Whole tiles, on one core and on all, and one element more.
    for (std::size_t i = 0; i < families_.size(); ++i) {
      const HostResult host = firsts[i]->answer.host;
      for (const std::int64_t tile : TilesOf(host)) {
        for (const std::int64_t length :
             {tile, tile + 1, tile * host.block_dim, tile * AllCores(), 2 * tile * AllCores(), tile * AllCores() + 1}) {
          for (std::size_t root = 0; root < families_[i].size(); ++root) VaryTo(families_[i], root, length);
        }
      }
    }
  }

  // Cores that any shape so far was dealt out to.
  std::int64_t AllCores() const {
    std::int64_t most = 1;
    for (const auto& choice : choices_) most = std::max(most, choice->answer.host.block_dim);
    return most;
  }

  void VaryTo(const ShapeFamily& family, std::size_t root, std::int64_t length) {
    std::vector<std::int64_t> values = family.Values();
    values[root] = length;
    // Long lengths beside short ones.
    for (std::size_t i = 0; i < family.size() && LargestElements(family.At(values)) > kMostElements; ++i) {
      if (i != root) values[i] = std::min<std::int64_t>(values[i], 3);
    }
    const Contract contract = family.At(values);
    if (LargestElements(contract) > kMostElements) return;
    if (Choice* choice = Ask(contract, true)) choice->sure = !family.has_loose_values();
  }

  // The shapes of the first cases, and those that differ most, with every other combination of dtypes.
  void OtherDtypes() {
    std::vector<const Choice*> chosen(admitted_.begin(),
                                      admitted_.begin() + std::min<std::ptrdiff_t>(std::ssize(admitted_), 3));
    std::vector<std::set<std::string>> features;
    for (const auto& choice : choices_) features.push_back(FeaturesOf(choice->answer.contract, choice->answer.host));
    for (const std::size_t i : MostDifferent(features, kMostOfOtherDtypes)) chosen.push_back(choices_[i].get());
    most_questions_ += kMostOfOtherDtypes * kMostColumns;
    for (std::size_t column = 0; column < std::min(ascendc::ColumnCount(*op_), kMostColumns); ++column) {
      for (const Choice* one : chosen) {
        Choice* choice = Ask(WithColumn(*op_, column, one->answer.contract));
        if (choice != nullptr) choice->sure = one->sure;
      }
    }
  }

  const LoweredModule* KernelFor(const Choice& choice, std::uint64_t key) {
    auto [at, fresh] = kernels_.try_emplace(choice.group);
    if (fresh) {
      ascendc::ReadOptions options = in_.read_options;
      options.contract = &choice.answer.contract;
      options.lower = options.lower_kernel = true;
      at->second = in_.reader->ReadInstance(*in_.project, options, in_.facts->Get<HostFacts>(), key);
    }
    return at->second ? &*at->second : nullptr;
  }

  // By dtypes and key the runs to make, in turn, those with most shapes first.
  std::vector<const Choice*> Chosen() const {
    std::vector<std::vector<const Choice*>> groups(groups_.size());
    for (const auto& choice : choices_) {
      if (choice->elements <= kMostElements) groups[choice->group].push_back(choice.get());
    }
    const auto by_size = [](const Choice* a, const Choice* b) { return a->elements < b->elements; };
    for (auto& group : groups) std::stable_sort(group.begin(), group.end(), by_size);
    std::stable_sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    if (groups.size() > kMostKernels) groups.resize(kMostKernels);
    for (auto& group : groups) {
      std::vector<std::set<std::string>> features;
      for (const Choice* one : group) features.push_back(FeaturesOf(one->answer.contract, one->answer.host));
      std::vector<const Choice*> taken;
      for (const std::size_t i : MostDifferent(features, kMostOfKernel)) taken.push_back(group[i]);
      group = std::move(taken);
    }
    std::vector<const Choice*> chosen;
    for (std::size_t i = 0; i < kMostOfKernel; ++i) {
      for (const auto& group : groups) {
        if (i < group.size() && chosen.size() < kMostRuns) chosen.push_back(group[i]);
      }
    }
    return chosen;
  }

  PlannedRun RunOne(const Choice& choice, const Contract& contract) {
    RunInputs inputs = Inputs();
    inputs.contract = &contract;
    inputs.by_key = [&](std::uint64_t key) { return KernelFor(choice, key); };
    return RunContract(inputs);
  }

  void RunKernels() {
    std::set<std::string> dtypes;
    std::set<std::uint64_t> keys;
    std::int64_t elements = 0;
    for (const Choice* choice : Chosen()) {
      elements += choice->elements;
      if (elements > kMostElementsOfRuns) continue;
      const Contract& contract = choice->answer.contract;
      PlannedRun plan = RunOne(*choice, contract);
      using Status = ShapeRun::Status;
      if (plan.run.status == Status::kUndecided || plan.run.status == Status::kNotRun) {
        ++not_run_[plan.run.why_undecided];
        continue;
      }
      if (IsCutShort(plan.run)) {
        ++not_run_["it takes too many steps"];
        continue;
      }
      ++out_.facts.runs;
      dtypes.insert(DtypesOf(contract));
      keys.insert(plan.run.tiling_key);
      out_.facts.shapes.push_back(plan.run.what);
      Judge(*choice, std::move(plan));
    }
    out_.facts.dtypes = dtypes.size();
    out_.facts.keys = keys.size();
  }

  // Offsets and sizes that 32 bits do not hold: the last core alone, of tensors that large.
  void RunLarge() {
    std::size_t tried = 0;
    for (const ShapeFamily& family : families_) {
      for (std::size_t root = 0; root < family.size(); ++root) {
        for (const std::int64_t elements : kLarge) {
          if (tried == kMostLarge) return;
          std::optional<Contract> contract = family.AtElements(root, elements);
          const Choice* choice = contract ? Ask(*contract, true) : nullptr;
          if (choice == nullptr || family.has_loose_values()) continue;
          ++tried;
          contract = choice->answer.contract;
          contract->cores = {-1};
          PlannedRun plan = RunOne(*choice, *contract);
          KeepOfLarge({.outputs_known = choice->outputs_known}, plan.run.faults);
          std::erase_if(plan.run.faults,
                        [&](const Fault& fault) { return !told_.insert({fault.kind, fault.where}).second; });
          if (plan.run.faults.empty()) break;
          plan.run.status = ShapeRun::Status::kClean;
          out_.faulty.push_back(std::move(plan.run));
          break;
        }
      }
    }
  }

  void Judge(const Choice& choice, PlannedRun plan) {
    ShapeRun& run = plan.run;
    KeepCertain({.outputs_known = choice.outputs_known}, run.faults);
    bool in_doubt = false;
    if (const std::string open = DecideUndefined(plan.request, run.faults); !open.empty()) {
      Doubt(run.what, open);
      in_doubt = true;
    }
    if (HoldsPlaces(*op_, choice.answer.contract) && TakeAccesses(run.faults)) {
      Doubt(run.what, "a fault of an access, where an input holds places or counts that nobody gave");
      in_doubt = true;
    }
    if (run.faults.empty() && in_doubt) return;
    if (run.faults.empty()) {
      ++out_.facts.clean;
      return;
    }
    // The same places with other values in all inputs.
    const Contract other = OtherValues(choice.answer.contract);
    PlannedRun again = RunOne(choice, other);
    if (again.kernel_ran) DecideUndefined(again.request, again.run.faults);
    const std::size_t before = run.faults.size();
    std::erase_if(run.faults, [&](const Fault& fault) { return !IsAmong(fault, again.run.faults); });
    const bool by_values = run.faults.size() < before;
    if (by_values) Doubt(run.what, "a fault that depends on the values of its inputs");
    if (run.faults.empty()) return;
    if (!choice.sure || (guessed_ && choice.answer.contract.inputs.size() > 1)) {
      Doubt(run.what, "a fault, at shapes that nothing shows to be the operator's");
      return;
    }
    AdviseRoundedUp(run.faults);
    if (!AnyReal(run.faults) && !by_values) ++out_.facts.clean;
    std::erase_if(run.faults, [&](const Fault& fault) { return !told_.insert({fault.kind, fault.where}).second; });
    if (run.faults.empty()) return;
    run.status = AnyReal(run.faults) ? ShapeRun::Status::kFaults : ShapeRun::Status::kClean;
    out_.faulty.push_back(std::move(run));
  }

  void Doubt(const std::string& what, const std::string& why) {
    out_.facts.doubtful = true;
    if (doubts_++ == 0) out_.facts.open.push_back(fmt::format("{}: {}", what, why));
  }

  void Tell() {
    DerivedFacts& facts = out_.facts;
    const auto add = [&](const std::map<std::string, int>& reasons) {
      for (const auto& [why, count] : reasons)
        facts.open.push_back(fmt::format("{} ({} {})", why, count, count == 1 ? "set of shapes" : "sets of shapes"));
    };
    add(not_asked_);
    add(not_run_);
    if (facts.admitted == 0 && not_asked_.empty())
      facts.open.push_back(
          facts.asked == 0
              ? "no shapes could be derived"
              : fmt::format("the tiling function refuses all {} sets of shapes that were tried", facts.asked));
    if (facts.cases > 0 && facts.runs > 0)
      facts.assumed.emplace_back("that lengths which differ in unit tests are free");
  }

  const DerivedInputs& in_;
  const OpDefinition* op_ = nullptr;
  std::string chip_;
  std::vector<std::unique_ptr<Choice>> choices_;
  std::vector<const Choice*> admitted_;  // of cases, or of the definition
  std::vector<ShapeFamily> families_;
  bool guessed_ = false;
  std::size_t most_questions_ = kMostQuestions;
  std::set<std::string> asked_;
  std::set<std::string> linked_;  // functions whose sources were looked for
  std::map<std::string, std::size_t> groups_;
  std::map<std::size_t, std::optional<LoweredModule>> kernels_;
  std::map<std::string, int> not_asked_, not_run_;
  std::set<std::pair<FaultKind, SourceRange>> told_;
  int doubts_ = 0;
  DerivedRuns out_;
};

}  // namespace

DerivedRuns RunDerived(const DerivedInputs& inputs) { return Deriver(inputs).Run(); }

}  // namespace assay
