// Generational search: a path found by negating its i-th test negates only later ones itself, so none is found twice.
#include "dialects/ascendc/prove/shape-paths.h"

#include "reference/sim-tensor.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>
#include <string>

#include "dialects/ascendc/prove/path-cases.h"
#include "dialects/ascendc/run/host-call.h"
#include "dialects/ascendc/run/run-tensors.h"
#include "solver/entail.h"
#include "solver/query.h"

namespace assay {
namespace {

// Models of this size first: they are easier to read, and quicker to run.
constexpr std::int64_t kSmall = 4096;
constexpr std::uint64_t kHaste = 10;  // by this the budget is smaller where another question can follow

std::vector<Expr> DimsOf(const ContractTensor& tensor, const ShapeDomain& domain) {
  std::vector<Expr> dims(tensor.shape.size());
  for (std::size_t axis = 0; axis < tensor.symbols.size() && axis < dims.size(); ++axis) {
    if (tensor.symbols[axis] >= 0) dims[axis] = domain.dims[static_cast<std::size_t>(tensor.symbols[axis])];
  }
  return dims;
}

// Products of a tensor's leading dimensions, as computed by host code, are no larger than the tensor.
void LimitElements(const ContractTensor& tensor, const std::vector<Expr>& dims, std::int64_t most,
                   ShapeDomain& domain) {
  ExprPool& pool = *domain.pool;
  Expr size = pool.Const(1);
  for (std::size_t axis = 0; axis < dims.size(); ++axis) {
    size = pool.Mul(size, dims[axis] ? dims[axis] : pool.Const(tensor.shape[axis]));
    if (size->range.hi <= most) continue;
    const Expr limit = pool.Le(size, pool.Const(most));
    if (std::find(domain.hypotheses.begin(), domain.hypotheses.end(), limit) != domain.hypotheses.end()) continue;
    domain.hypotheses.push_back(limit);
    // A dimension of 0 makes a tensor empty however large the others are.
    const bool some = std::all_of(dims.begin(), dims.end(), [](Expr e) { return !e || e->range.lo > 0; });
    if (some && size->kind == ExprKind::kMul) pool.Narrow(size, {0, most});
  }
}

class Explorer {
 public:
  Explorer(const RunInputs& inputs, const ShapeDomain& domain, const PathBudget& budget)
      : inputs_(inputs),
        domain_(domain),
        budget_(budget),
        pool_(*domain.pool),
        cases_(pool_, domain),
        entailment_(pool_, solver_, budget.query) {
    entailment_.About("a way through the host code");
  }

  ShapePaths Run() {
    std::string error;
    program_ = HostProgram::Read(*inputs_.host, inputs_.host_library, error);
    if (program_ == nullptr) {
      out_.rest = "the host code is not followed: " + error;
      return std::move(out_);
    }
    std::vector<std::int64_t> first;
    for (const ContractSymbol& symbol : inputs_.contract->symbols) first.push_back(symbol.first);
    Clamp(first);
    open_.push_back({std::move(first), 0, {}, {}});
    while (!open_.empty() && out_.rest.empty()) {
      const std::size_t most = cases_.active() ? budget_.paths_of_loops : budget_.paths;
      if (out_.paths.size() == most) {
        out_.rest = fmt::format("shapes take more than {} ways through the host code", most);
        break;
      }
      if (IsLate(budget_.deadline)) {
        out_.rest = "the time of the proof is up";
        break;
      }
      const Open next = std::move(open_.front());
      open_.pop_front();
      Follow(next);
    }
    return std::move(out_);
  }

 private:
  struct Open {
    std::vector<std::int64_t> example;
    std::size_t from;           // tests before this one were turned by an earlier path
    std::vector<Expr> prefix;   // what is known of the path
    std::vector<bool> implied;  // by condition of the prefix: whether those before it imply it
  };

  void Clamp(std::vector<std::int64_t>& values) const {
    for (std::size_t i = 0; i < values.size(); ++i) {
      const ExprRange& range = domain_.symbols[i]->range;
      const std::int64_t step = inputs_.contract->symbols[i].multiple;
      values[i] = static_cast<std::int64_t>(std::clamp<WideInt>(values[i] / step, range.lo, range.hi)) * step;
    }
  }

  HostPath RunAt(const std::vector<std::int64_t>& example) {
    const Contract contract = ContractAt(*inputs_.contract, example);
    RunInputs at = inputs_;
    at.contract = &contract;
    std::vector<SimTensor> plain;
    for (const ContractTensor& t : contract.inputs) plain.push_back(Plain(t));
    HostCall call = HostRequestOf(at, plain);
    HostPathRequest request{&call.request, &pool_, domain_.inputs, {}};
    for (std::size_t output : call.outputs) request.output_dims.push_back(domain_.outputs[output]);
    HostPath path = program_->Run(request);
    if (path.followed && path.host.status != ShapeRun::Status::kClean && path.host.without_parse) {
      call.request.empty_compile_info = true;
      path = program_->Run(request);
    }
    return path;
  }

  void Follow(const Open& open) {
    ShapePath path{open.example, RunAt(open.example), {}};
    if (!path.host.followed) {
      path.host.doubts.push_back("the host code is not followed to its end: " + path.host.why_not);
      path.conditions = open.prefix;
      out_.paths.push_back(std::move(path));
      return;
    }
    for (const PathCondition& condition : path.host.conditions) path.conditions.push_back(condition.holds);
    cases_.Settle(path);
    // Each key selects another kernel.
    if (path.host.tiling_key) {
      const Expr key = pool_.WrapUnsigned(path.host.tiling_key, 64);
      const Expr same = pool_.Eq(key, pool_.Const(static_cast<WideInt>(path.host.host.tiling_key)));
      if (!same->IsConst()) path.conditions.push_back(same);
      path.host.tiling_key = {};
    }
    std::vector<bool> implied = open.implied;
    implied.resize(path.conditions.size());
    PathCases::Ends ends;
    for (std::size_t i = 0; i < path.conditions.size() && out_.rest.empty(); ++i) {
      const Expr condition = path.conditions[i];
      if (i >= open.from) implied[i] = cases_.Implies(ends, condition) || Turn(path.conditions, i, implied);
      cases_.Add(ends, condition);
    }
    cases_.Narrow(path, implied);
    out_.paths.push_back(std::move(path));
  }

  // An input with the same first `at` tests and a different next one; true if there is none.
  bool Turn(const std::vector<Expr>& conditions, std::size_t at, const std::vector<bool>& implied) {
    Query query{.name = "a way through the host code",
                .assertions = domain_.hypotheses,
                .at_most = {},
                .budget = budget_.query,
                .pool = &pool_};
    for (std::size_t i = 0; i < at; ++i) {
      if (!implied[i]) query.assertions.push_back(conditions[i]);
    }
    query.assertions.push_back(pool_.Not(conditions[at]));
    for (Expr symbol : domain_.symbols) {
      const auto id = static_cast<SymbolId>(symbol->value);
      query.at_most[id] = std::max<WideInt>(symbol->range.lo, kSmall);
    }
    query.budget /= kHaste;
    Answer answer = solver_.Check(query);
    query.at_most.clear();
    if (answer.kind != AnswerKind::kSat) answer = entailment_.Check(query.assertions);
    if (answer.kind != AnswerKind::kSat && answer.kind != AnswerKind::kUnsat) {
      query.budget = budget_.query;
      answer = solver_.Check(query);
    }
    if (answer.kind == AnswerKind::kUnsat) return true;
    if (answer.kind != AnswerKind::kSat) {
      out_.rest = fmt::format("whether `{}` can fail is not decided", Print(pool_, conditions[at]));
      return false;
    }
    const auto end = static_cast<std::ptrdiff_t>(at);
    Open next{{}, at + 1, {conditions.begin(), conditions.begin() + end}, {implied.begin(), implied.begin() + end}};
    next.implied.push_back(false);
    next.prefix.push_back(pool_.Not(conditions[at]));
    for (Expr symbol : domain_.symbols) {
      const auto value = answer.model.values.find(static_cast<SymbolId>(symbol->value));
      next.example.push_back(
          static_cast<std::int64_t>(value != answer.model.values.end() ? value->second : symbol->range.lo) *
          inputs_.contract->symbols[next.example.size()].multiple);
    }
    open_.push_back(std::move(next));
    return false;
  }

  const RunInputs& inputs_;
  const ShapeDomain& domain_;
  PathBudget budget_;
  ExprPool& pool_;
  PathCases cases_;
  Solver solver_;
  Entailment entailment_;
  std::unique_ptr<HostProgram> program_;
  std::deque<Open> open_;
  ShapePaths out_;
};

std::size_t LongestList(const Contract& contract) {
  std::map<std::string, std::size_t> lengths;
  std::size_t most = 0;
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    lengths.clear();
    for (const ContractTensor& t : *tensors) {
      if (!t.list.empty()) most = std::max(most, ++lengths[t.list]);
    }
  }
  return most;
}

}  // namespace

ShapeDomain DomainOf(const Contract& contract) {
  ShapeDomain domain;
  domain.pool = std::make_shared<ExprPool>();
  std::vector<std::int64_t> high;
  for (const ContractSymbol& symbol : contract.symbols) high.push_back(symbol.high);
  // No dimension is larger than its tensor may be with the others at their least.
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& t : *tensors) {
      for (std::size_t axis = 0; axis < t.symbols.size(); ++axis) {
        if (t.symbols[axis] < 0) continue;
        std::int64_t others = 1;
        for (std::size_t other = 0; other < t.shape.size(); ++other) {
          if (other == axis) continue;
          const bool named = other < t.symbols.size() && t.symbols[other] >= 0;
          others *= std::max<std::int64_t>(
              1, named ? contract.symbols[static_cast<std::size_t>(t.symbols[other])].low : t.shape[other]);
        }
        std::int64_t& most = high[static_cast<std::size_t>(t.symbols[axis])];
        most = std::min(most, std::max<std::int64_t>(1, contract.most_elements / others));
      }
    }
  }
  for (std::size_t i = 0; i < contract.symbols.size(); ++i) {
    const ContractSymbol& symbol = contract.symbols[i];
    const std::int64_t step = symbol.multiple, low = (symbol.low + step - 1) / step;
    const std::string name = step == 1 ? symbol.name : fmt::format("{}/{}", symbol.name, step);
    domain.symbols.push_back(domain.pool->NewSymbol(name, SymbolRole::kArgument, {low, std::max(low, high[i] / step)}));
    domain.dims.push_back(domain.pool->Mul(domain.pool->Const(step), domain.symbols.back()));
    domain.text += fmt::format("{}{} in [{}, {}]{}", domain.text.empty() ? "" : ", ", symbol.name, symbol.low, high[i],
                               step == 1 ? "" : fmt::format(", a multiple of {}", step));
  }
  for (const ContractTensor& t : contract.inputs) domain.inputs.push_back(DimsOf(t, domain));
  for (const ContractTensor& t : contract.outputs) domain.outputs.push_back(DimsOf(t, domain));
  for (std::size_t i = 0; i < contract.inputs.size(); ++i) {
    LimitElements(contract.inputs[i], domain.inputs[i], contract.most_elements, domain);
  }
  for (std::size_t i = 0; i < contract.outputs.size(); ++i) {
    LimitElements(contract.outputs[i], domain.outputs[i], contract.most_elements, domain);
  }
  if (!domain.hypotheses.empty())
    domain.text += fmt::format(", tensors of at most {} elements", contract.most_elements);
  if (const std::size_t most = LongestList(contract); most > 0)
    domain.text += fmt::format(", lists of {} tensor{}", most, most == 1 ? "" : "s");
  return domain;
}

ShapePaths ExplorePaths(const RunInputs& inputs, const ShapeDomain& domain, const PathBudget& budget) {
  if (inputs.host != nullptr) return Explorer(inputs, domain, budget).Run();
  ShapePaths out;
  ShapePath& only = out.paths.emplace_back();
  for (const ContractSymbol& symbol : inputs.contract->symbols) only.example.push_back(symbol.first);
  only.host.followed = true;
  only.host.host.status = ShapeRun::Status::kClean;
  only.host.host.tiling = TilingBytes(*inputs.contract);
  only.host.host.block_dim = std::max<std::int64_t>(1, inputs.contract->core_count);
  only.host.host.tiling_key = inputs.contract->tiling_key;
  only.host.host.workspaces = {inputs.contract->workspace_bytes};
  return out;
}

Contract ContractAt(const Contract& contract, const std::vector<std::int64_t>& values) {
  Contract made = contract;
  for (auto* tensors : {&made.inputs, &made.outputs}) {
    for (ContractTensor& t : *tensors) {
      for (std::size_t axis = 0; axis < t.symbols.size() && axis < t.shape.size(); ++axis) {
        if (t.symbols[axis] >= 0) t.shape[axis] = values[static_cast<std::size_t>(t.symbols[axis])];
      }
    }
  }
  return made;
}

}  // namespace assay
