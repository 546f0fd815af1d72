// First only the host half, at many shapes; then the kernel at a few of them, chosen to cover each tiling key and
// each kind of tiling data, smallest shapes first. All limits are counts, so that a verdict does not depend on the
// load of the machine.
#include "dialects/ascendc/derive/derived-run.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/fault-weight.h"
#include "dialects/ascendc/derive/budget.h"
#include "dialects/ascendc/derive/decide-undefined.h"
#include "dialects/ascendc/derive/derived-choices.h"
#include "dialects/ascendc/derive/derived-contracts.h"
#include "dialects/ascendc/derive/different-shapes.h"
#include "dialects/ascendc/derive/judge-faults.h"
#include "dialects/ascendc/read/interpret.h"
#include "dialects/ascendc/run/run-plan.h"
#include "dialects/ascendc/run/run-tensors.h"

namespace assay {
namespace {

// What one instance reports that neither the text nor another instance did.
void AddWhatInstanceSays(const KernelFacts& known, const KernelFacts& said, KernelFacts& out) {
  const auto add = [](const auto& old, const auto& from, auto& to) {
    for (const auto& one : from) {
      const auto same = [&](const auto& other) { return other.range == one.range; };
      if (std::ranges::none_of(old, same) && std::ranges::none_of(to, same)) to.push_back(one);
    }
  };
  if (known.entries.empty() || !known.entries.front().is_template) return;
  add(known.values, said.values, out.values);
  add(known.narrow_parameters, said.narrow_parameters, out.narrow_parameters);
  add(known.narrow_shifts, said.narrow_shifts, out.narrow_shifts);
}

class Deriver {
 public:
  explicit Deriver(const DerivedInputs& inputs) : in_(inputs) {
    const ascendc::OperatorFacts& host = in_.facts->Get<ascendc::OperatorFacts>();
    op_ = ascendc::DecidingDefinition(host);
  }

  DerivedRuns Run() {
    out_.facts.tried = true;
    if (op_ == nullptr || op_->params.empty()) {
      out_.facts.open.emplace_back("no op definition says which tensors the operator has");
    } else if (!in_.read->host) {
      out_.facts.open.emplace_back("the operator has no tiling function here");
    } else {
      choices_.emplace(in_, *op_, out_.facts);
      choices_->Find();
      RunKernels();
      RunLarge();
      Tell();
    }
    return std::move(out_);
  }

 private:
  const LoweredModule* KernelFor(const Choice& choice, std::uint64_t key) {
    auto [at, fresh] = kernels_.try_emplace(choice.group);
    if (fresh) {
      ascendc::ReadOptions options = in_.read_options;
      options.contract = &choice.answer.contract;
      options.lower = options.lower_kernel = true;
      KernelFacts said;
      at->second =
          in_.reader->ReadInstance(*in_.project, options, in_.facts->Get<ascendc::OperatorFacts>(), key, &said);
      AddWhatInstanceSays(in_.facts->Get<KernelFacts>(), said, out_.instances);
    }
    return at->second ? &*at->second : nullptr;
  }

  // The runs to make by dtypes and key, in turn: for each key first the combination of dtypes with most shapes,
  // which gets more runs than the others.
  std::vector<const Choice*> Chosen() const {
    std::vector<std::vector<const Choice*>> groups(choices_->groups());
    for (const auto& choice : choices_->all()) {
      if (choice->elements <= kMostElements && !HasEmptyTensor(choice->answer.contract))
        groups[choice->group].push_back(choice.get());
    }
    std::erase_if(groups, [](const auto& group) { return group.empty(); });
    std::stable_sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    std::set<std::uint64_t> keys;
    const auto repeated = std::stable_partition(groups.begin(), groups.end(), [&](const auto& group) {
      return keys.insert(group.front()->answer.host.tiling_key).second;
    });
    const std::ptrdiff_t leading = repeated - groups.begin();
    if (groups.size() > kMostKernels) groups.resize(kMostKernels);
    for (std::size_t at = 0; at < groups.size(); ++at) {
      auto& group = groups[at];
      std::stable_sort(group.begin(), group.end(),
                       [](const Choice* a, const Choice* b) { return a->elements < b->elements; });
      std::vector<std::set<std::string>> features;
      for (const Choice* one : group) features.push_back(FeaturesOf(one->answer.contract, one->answer.host));
      std::vector<const Choice*> taken;
      const std::size_t most = static_cast<std::ptrdiff_t>(at) < leading ? kMostOfKernel : kMostOfRepeated;
      for (const std::size_t i : MostDifferent(features, most)) taken.push_back(group[i]);
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

  PlannedRun RunOne(const Choice& choice, const Contract& contract, std::uint64_t fuel) {
    RunInputs inputs = choices_->Inputs();
    inputs.fuel = fuel;
    inputs.contract = &contract;
    inputs.by_key = [&](std::uint64_t key) { return KernelFor(choice, key); };
    return RunContract(inputs);
  }

  void RunKernels() {
    for (const Choice* choice : Chosen()) {
      RunChoice(*choice);
      Progress();
    }
    // A defect with one combination of dtypes at a shape may exist with the others.
    const std::vector<const Choice*> faulty = faulty_;
    std::size_t more = 0;
    elements_ = 0;
    for (const Choice* one : faulty) {
      for (std::size_t column = 0; column < std::min(ascendc::ColumnCount(*op_), kMostColumns); ++column) {
        const auto contract = WithColumn(*op_, column, one->answer.contract);
        Choice* choice = contract && more < kMostSpread ? choices_->AskOnce(*contract) : nullptr;
        if (choice == nullptr || ran_.contains(choice)) continue;
        TakeOver(*one, *choice);
        choice->loose_attribute = one->loose_attribute;
        ++more;
        RunChoice(*choice);
      }
    }
    out_.facts.dtypes = dtypes_.size();
    out_.facts.keys = keys_.size();
  }

  // For readers of the partial result when time runs out.
  void Progress() {
    if (!in_.on_progress || ran_.size() % kRunsBetween != 0) return;
    DerivedRuns so_far = out_;
    so_far.facts.dtypes = dtypes_.size();
    so_far.facts.keys = keys_.size();
    so_far.facts.open.emplace_back("time was up before all of the derived inputs were run");
    in_.on_progress(so_far);
  }

  void RunChoice(const Choice& choice) {
    if (elements_ + choice.elements > kMostElementsOfRuns) return;
    elements_ += choice.elements;
    ran_.insert(&choice);
    const Contract& contract = choice.answer.contract;
    PlannedRun plan = RunOne(choice, contract, kFuel);
    using Status = ShapeRun::Status;
    if (plan.run.status == Status::kUndecided || plan.run.status == Status::kNotRun) {
      ++not_run_[plan.run.why_undecided];
      return;
    }
    if (IsCutShort(plan.run)) {
      ++not_run_["it takes too many steps"];
      return;
    }
    ++out_.facts.runs;
    dtypes_.insert(DtypesOf(contract));
    keys_.insert(plan.run.tiling_key);
    out_.facts.shapes.push_back(plan.run.what);
    Judge(choice, std::move(plan));
  }

  // Offsets and sizes that do not fit 32 bits: only the last core, with tensors that large.
  void RunLarge() {
    std::size_t tried = 0;
    for (const ShapeFamily& family : choices_->families()) RunLarge(family, false, tried);
    tried = 0;
    for (const ShapeFamily& family : choices_->families_by_axis()) RunLarge(family, true, tried);
  }

  // `only_wrapped`: there is no evidence that the operator is used with lengths such as these.
  void RunLarge(const ShapeFamily& family, bool only_wrapped, std::size_t& tried) {
    for (std::size_t root = 0; root < family.size(); ++root) {
      if (family.IsSmall(root)) continue;
      for (const std::int64_t elements : kLarge) {
        if (tried == kMostLarge) return;
        std::optional<Contract> contract = family.AtElements(root, elements);
        const Choice* choice = contract ? choices_->Ask(*contract, DerivedChoices::From::kVaried) : nullptr;
        if (choice == nullptr || family.has_loose_values()) continue;
        ++tried;
        contract = choice->answer.contract;
        contract->cores = {-1};
        PlannedRun plan = RunOne(*choice, *contract, kFuelOfLarge);
        KeepOfLarge({.outputs_known = choice->outputs_known}, plan.run.faults);
        if (only_wrapped) KeepWrapped(plan.run.faults);
        std::erase_if(plan.run.faults,
                      [&](const Fault& fault) { return !told_.insert({fault.kind, fault.where}).second; });
        if (plan.run.faults.empty()) break;
        plan.run.status = ShapeRun::Status::kClean;
        out_.faulty.push_back(std::move(plan.run));
        break;
      }
    }
  }

  void Judge(const Choice& choice, PlannedRun plan) {
    ShapeRun& run = plan.run;
    KeepCertain({.outputs_known = choice.outputs_known}, run.faults);
    // Reading a flag as a wider number also reads bytes whose values are unknown here: the framework stores the
    // attributes.
    if (std::ranges::any_of(op_->attrs, [](const OpAttr& attr) { return attr.type == "Bool"; }))
      std::erase_if(run.faults, [](const Fault& fault) { return fault.kind == FaultKind::kUnsetTiling; });
    bool in_doubt = false;
    const auto doubt = [&](const std::string& why) {
      // The effect of a flag that the user did not set is not known well enough to report a doubt.
      if (!choice.loose_attribute) Doubt(run.what, why);
      in_doubt = true;
    };
    if (const std::string open = DecideUndefined(plan.request, run.faults); !open.empty()) doubt(open);
    if (TakeGrownBuffers(run.faults)) doubt("buffers that grow with a length, or leave a function no space");
    if (choice.loose_attribute && TakeAccesses(run.faults) && run.faults.empty()) return;
    if (HoldsPlaces(*op_, choice.answer.contract) && TakeAccesses(run.faults))
      doubt("a fault of an access, where an input holds indices or counts that were not given");
    if (choice.outputs_disputed && TakeUninitialised(run.faults))
      doubt("unwritten values, in an output whose length InferShape and the tests give differently");
    const bool lists = std::ranges::any_of(choice.answer.contract.inputs,
                                           [](const ContractTensor& input) { return !input.list.empty(); });
    if (lists && std::erase_if(run.faults, IsThroughNull) > 0) doubt("a tensor of a list of unknown length");
    if (run.faults.empty() && in_doubt) return;
    if (run.faults.empty()) {
      ++out_.facts.clean;
      return;
    }
    // The same places with other values in all inputs.
    const Contract other = OtherValues(choice.answer.contract);
    PlannedRun again = RunOne(choice, other, kFuel);
    if (again.kernel_ran) DecideUndefined(again.request, again.run.faults);
    const std::size_t before = run.faults.size();
    std::erase_if(run.faults, [&](const Fault& fault) { return !IsAmong(fault, again.run.faults); });
    const bool by_values = run.faults.size() < before;
    if (by_values) doubt("a fault that depends on the values of its inputs");
    if (run.faults.empty()) return;
    if (!choice.sure || (choices_->guessed() && choice.answer.contract.inputs.size() > 1)) {
      doubt("a fault, at shapes that are not known to be the operator's");
      return;
    }
    if (choices_->guessed() && TakeThoseOfOblong(choice, run.faults)) {
      doubt("a fault, at shapes that are not known to be the operator's");
      if (run.faults.empty()) return;
    }
    AdviseRoundedUp(run.faults);
    if (!AnyReal(run.faults) && !by_values) ++out_.facts.clean;
    std::erase_if(run.faults, [&](const Fault& fault) { return !told_.insert({fault.kind, fault.where}).second; });
    if (run.faults.empty()) return;
    run.status = AnyReal(run.faults) ? ShapeRun::Status::kFaults : ShapeRun::Status::kClean;
    if (run.status == ShapeRun::Status::kFaults) faulty_.push_back(&choice);
    out_.faulty.push_back(std::move(run));
  }

  PlannedRun RunSquare(const Choice& choice) {
    PlannedRun plan;
    for (const bool shorter : {false, true}) {
      const std::optional<Contract> square = SquareOf(choice.answer.contract, shorter);
      const Choice* asked = square ? choices_->AskOnce(*square) : nullptr;
      if (asked == nullptr || asked->elements > 2 * kMostElements) continue;
      plan = RunOne(*asked, asked->answer.contract, kFuel);
      if (plan.kernel_ran && !IsCutShort(plan.run)) break;
    }
    return plan;
  }

  // Documents may require square matrices although no code does: removes out-of-bounds accesses that are in bounds if
  // the last two lengths are equal. True if there was one.
  bool TakeThoseOfOblong(const Choice& choice, std::vector<Fault>& faults) {
    if (std::ranges::none_of(faults, IsPastAnEnd)) return false;
    const PlannedRun plan = RunSquare(choice);
    if (!plan.kernel_ran || IsCutShort(plan.run)) return false;
    return std::erase_if(faults, [&](const Fault& fault) {
             return IsPastAnEnd(fault) &&
                    std::ranges::none_of(plan.run.faults, [&](const Fault& other) { return SamePlace(other, fault); });
           }) > 0;
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
    add(choices_->not_asked());
    add(not_run_);
    if (facts.admitted == 0 && choices_->not_asked().empty())
      facts.open.push_back(
          facts.asked == 0
              ? "no shapes could be derived"
              : fmt::format("the tiling function refuses all {} sets of shapes that were tried", facts.asked));
    if (facts.cases > 0 && facts.runs > 0)
      facts.assumed.emplace_back("that lengths which differ in unit tests are free");
  }

  const DerivedInputs& in_;
  const OpDefinition* op_ = nullptr;
  std::optional<DerivedChoices> choices_;
  std::vector<const Choice*> faulty_;
  std::set<const Choice*> ran_;
  std::set<std::string> dtypes_;  // of runs
  std::set<std::uint64_t> keys_;  // likewise
  std::int64_t elements_ = 0;     // likewise
  std::map<std::size_t, std::optional<LoweredModule>> kernels_;
  std::map<std::string, int> not_run_;
  std::set<std::pair<FaultKind, SourceRange>> told_;
  int doubts_ = 0;
  DerivedRuns out_;
};

}  // namespace

DerivedRuns RunDerived(const DerivedInputs& inputs) { return Deriver(inputs).Run(); }

}  // namespace assay
