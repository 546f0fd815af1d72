// See task-honesty.h.
#include "dialects/ascendc/task/task-honesty.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dialects/ascendc/task/task-compare.h"

namespace assay {
namespace {

// Numbers that no module turns into the right result by accident: of both signs, large and small.
double Large(std::size_t k) { return (k % 2 == 0 ? 1.0 : -1.0) * (static_cast<double>(k * 37 % 101) + 3); }
double Small(std::size_t k) { return static_cast<double>(k * 61 % 97 + 1) * 0.013; }
double Zero(std::size_t) { return 0; }
double One(std::size_t) { return 1; }

// Operations that make, move or rename elements and compute none.
bool Computes(std::string_view name) {
  static constexpr auto kMoves = std::to_array<std::string_view>(
      {"view",         "reshape",   "view_as",       "reshape_as",  "expand",        "expand_as",
       "broadcast_to", "unsqueeze", "squeeze",       "flatten",     "ravel",         "unflatten",
       "select",       "narrow",    "transpose",     "t",           "permute",       "movedim",
       "moveaxis",     "swapaxes",  "swapdims",      "contiguous",  "clone",         "detach",
       "copy",         "to",        "type_as",       "float",       "half",          "bfloat16",
       "double",       "int",       "long",          "short",       "char",          "byte",
       "bool",         "cpu",       "npu",           "cuda",        "coalesce",      "pin_memory",
       "cat",          "concat",    "concatenate",   "stack",       "hstack",        "vstack",
       "split",        "chunk",     "unbind",        "pad",         "tensor_split",  "numel",
       "zeros",        "ones",      "empty",         "zeros_like",  "ones_like",     "empty_like",
       "new_zeros",    "new_ones",  "new_empty",     "new_full",    "new_tensor",    "full",
       "full_like",    "fill",      "zero",          "arange",      "linspace",      "eye",
       "tensor",       "as_tensor", "scalar_tensor", "asarray",     "requires_grad", "rand",
       "randn",        "rand_like", "randn_like",    "randint",     "randperm",      "is_floating_point",
       "is_complex",   "meshgrid",  "diagonal",      "repeat",      "tile",          "broadcast_tensors",
       "allclose",     "equal",     "isclose",       "resolve_conj"});
  if (name.starts_with("Tensor.")) name.remove_prefix(7);
  if (name.ends_with('_')) name.remove_suffix(1);
  return std::find(kMoves.begin(), kMoves.end(), name) == kMoves.end();
}

// Equal for tensors with the same elements in the same order.
struct Print {
  std::int64_t count = 0;
  double sum = 0;
  bool operator==(const Print&) const = default;
};

Print PrintOf(const Tensor& tensor) {
  Print print{tensor.count(), 0};
  if (!tensor.has_values()) return print;
  const Tensor dense = tensor.Contiguous();
  const double* values = dense.data();
  for (std::int64_t i = 0; i < print.count; ++i) print.sum += values[i] * static_cast<double>((i * 40503 & 1023) + 512);
  return print;
}

std::vector<Tensor> TensorsIn(const ValueList& values) {
  std::vector<Tensor> tensors;
  for (const Value& value : values) {
    if (value.is_tensor() || value.is_sequence()) TensorsOf(value, tensors);
  }
  std::erase_if(tensors, [](const Tensor& t) { return t.rank() == 0 || !t.has_values(); });
  return tensors;
}

struct Call {
  std::string name;
  int line = 0;
  std::vector<Print> from, made;
  bool keeps = false;  // a result is what an argument was before

  std::int64_t elements() const {
    std::int64_t most = 0;
    for (const auto* prints : {&from, &made}) {
      for (const Print& print : *prints) most = std::max(most, print.count);
    }
    return most;
  }
};

class CallWatch : public TensorWatch {
 public:
  CallWatch(const std::vector<Tensor>& wanted, bool strict, std::function<int()> line)
      : wanted_(wanted), strict_(strict), line_(std::move(line)), makers(wanted.size()) {}

  void Begin(const std::string&, const ValueList& arguments) override {
    from_.clear();
    held_.assign(wanted_.size(), false);
    for (const Tensor& tensor : TensorsIn(arguments)) {
      from_.push_back(PrintOf(tensor));
      for (std::size_t i = 0; i < wanted_.size(); ++i) held_[i] = held_[i] || IsWanted(tensor, i);
    }
  }

  void End(const std::string& name, const ValueList&, const Value& result) override {
    if (!Computes(name)) return;
    Call call{.name = name, .line = line_ ? line_() : 0, .from = from_, .made = {}};
    for (const Tensor& tensor : TensorsIn({result})) {
      call.made.push_back(PrintOf(tensor));
      call.keeps = call.keeps || std::find(from_.begin(), from_.end(), call.made.back()) != from_.end();
      for (std::size_t i = 0; i < wanted_.size(); ++i) {
        if (!held_[i] && IsWanted(tensor, i)) makers[i] = calls.size();
      }
    }
    if (!call.made.empty() || !call.from.empty()) calls.push_back(std::move(call));
  }

 private:
  bool IsWanted(const Tensor& tensor, std::size_t i) const {
    if (tensor.count() != wanted_[i].count()) return false;
    const Tensor dense = tensor.Contiguous();
    const double *got = dense.data(), *want = wanted_[i].data();
    return std::none_of(got, got + tensor.count(),
                        [&](const double& value) { return IsWrongElement(value, want[&value - got], strict_); });
  }

  const std::vector<Tensor>& wanted_;
  bool strict_;
  std::function<int()> line_;
  std::vector<Print> from_;
  std::vector<bool> held_;

 public:
  std::vector<Call> calls;                         // those that compute
  std::vector<std::optional<std::size_t>> makers;  // by result: the call that made it of something else
};

bool IsConstant(const Tensor& tensor) {
  const Tensor dense = tensor.Contiguous();
  const double* const values = dense.data();
  return std::all_of(values, values + dense.count(), [&](double v) { return v == values[0] || v != v; });
}

class Judge {
 public:
  Judge(const ModuleSeen& seen, const ModuleRuns& runs) : seen_(seen), runs_(runs) {}

  std::optional<Fault> Run(const Value& want) {
    std::vector<Tensor> all;
    if (!TensorsOf(want, all)) return std::nullopt;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!all[i].has_values()) return std::nullopt;
      if (all[i].rank() > 0 && all[i].count() > 1 && !IsConstant(all[i])) {
        wanted_.push_back(all[i].Contiguous());
        places_.push_back(i);
      }
    }
    if (wanted_.empty()) return std::nullopt;
    CallWatch watch(wanted_, seen_.strict, runs_.line);
    const Effect large = Try({Large}, &watch);
    if (seen_.launches == 0) return Said(FaultKind::kFrameworkFallback, "never", &watch);
    if (std::optional<Fault> found = Without(large, watch)) return found;
    return Beside(watch);
  }

 private:
  struct Effect {
    bool right = false;     // all elements
    std::int64_t same = 0;  // elements that are right nevertheless
    std::int64_t total = 1;
    bool Above(double share) const { return static_cast<double>(same) > share * static_cast<double>(total); }
  };

  Effect Try(const Substitute& substitute, TensorWatch* watch = nullptr) {
    const std::optional<Value> got = runs_.module(substitute, watch);
    if (!last_line_) last_line_ = runs_.line();
    std::vector<Tensor> results;
    Effect effect;
    if (!got || !TensorsOf(*got, results)) return effect;
    effect.total = 0;
    for (std::size_t i = 0; i < wanted_.size(); ++i) {
      effect.total += wanted_[i].count();
      if (places_[i] >= results.size() || results[places_[i]].count() != wanted_[i].count()) continue;
      if (!results[places_[i]].has_values()) continue;
      const Tensor dense = results[places_[i]].Contiguous();
      for (std::int64_t k = 0; k < wanted_[i].count(); ++k)
        effect.same += IsWrongElement(dense.data()[k], wanted_[i].data()[k], seen_.strict) ? 0 : 1;
    }
    effect.right = effect.same == effect.total;
    return effect;
  }

  // A result, or most of one, that does not depend on the kernel.
  std::optional<Fault> Without(const Effect& large, const CallWatch& watch) {
    constexpr double kFew = 0.02, kMost = 0.5;
    if (large.right && Try({Small}).right && Try({Zero}).right && Try({One}).right)
      return Said(FaultKind::kResultIgnored, "", &watch);
    const bool whole =
        std::all_of(watch.makers.begin(), watch.makers.end(), [](const auto& m) { return m.has_value(); });
    if (whole && large.Above(kFew)) {
      const Effect small = Try({Small});
      if (small.Above(kFew)) return Part(watch, std::min(large.same, small.same), large.total);
    }
    if (whole && (Try({Zero}).right || Try({One}).right) && Covers(watch))
      return Said(FaultKind::kFrameworkFallback, "adds-nothing", &watch);
    if (large.Above(kMost) && OnlyOperation(watch)) {
      const Effect small = Try({Small});
      if (small.Above(kMost)) return Part(watch, std::min(large.same, small.same), large.total);
    }
    if (!seen_.copies) return std::nullopt;
    CallWatch copied(wanted_, seen_.strict, runs_.line);
    const Effect effect = Try({.numbers = nullptr, .copies = true}, &copied);
    const bool made =
        std::all_of(copied.makers.begin(), copied.makers.end(), [](const auto& m) { return m.has_value(); });
    // A copy is legitimate if the reference has a step that is the identity on these inputs.
    const auto keeps = [](const Call& call) { return call.keeps; };
    const std::vector<Call>& steps = Reference();
    if (!effect.right || !made || steps.empty() || std::any_of(steps.begin(), steps.end(), keeps)) return std::nullopt;
    return Said(FaultKind::kFrameworkFallback, "copy", &copied);
  }

  Fault Part(const CallWatch& watch, std::int64_t same, std::int64_t total) {
    Fault fault = Said(FaultKind::kFrameworkFallback, "part", &watch);
    fault.args["count"] = same;
    fault.args["total"] = total;
    return fault;
  }

  const std::vector<Call>& Reference() {
    if (!reference_) {
      CallWatch watch(wanted_, seen_.strict, nullptr);
      runs_.reference(&watch);
      reference_ = std::move(watch.calls);
    }
    return *reference_;
  }

  // Whether the module computes each step of the reference by the same operation on the same values.
  bool Covers(const CallWatch& watch) {
    const std::vector<Call>& steps = Reference();
    return !steps.empty() && std::all_of(steps.begin(), steps.end(), [&](const Call& step) {
      return std::any_of(watch.calls.begin(), watch.calls.end(), [&](const Call& call) {
        return call.name == step.name && call.made == step.made && call.from == step.from;
      });
    });
  }

  // Whether the reference is one operation, and the module uses it for half of the result or more.
  bool OnlyOperation(const CallWatch& watch) {
    const std::vector<Call>& steps = Reference();
    return steps.size() == 1 && std::any_of(watch.calls.begin(), watch.calls.end(), [&](const Call& call) {
             return call.name == steps[0].name && 2 * call.elements() >= steps[0].elements();
           });
  }

  // The framework's computations besides the kernel.
  static std::optional<Fault> Beside(const CallWatch& watch) {
    std::vector<std::string> names;
    int line = 0;
    for (const Call& call : watch.calls) {
      if (call.elements() < 2 || std::find(names.begin(), names.end(), call.name) != names.end()) continue;
      if (names.empty()) line = call.line;
      names.push_back(call.name);
    }
    if (names.empty()) return std::nullopt;
    Fault fault;
    fault.kind = FaultKind::kFrameworkFallback;
    fault.args = {{"advisory", 1}, {"line", line}, {"operations", static_cast<std::int64_t>(names.size())}};
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
      const bool last = i + 1 == names.size();
      text += (i == 0 ? "`" : last ? " and `" : ", `") + names[i] + "`";
    }
    fault.text = {{"form", "beside"}, {"operation", text}};
    return fault;
  }

  // The last operation that made a result, else the last one that computed; the last executed statement if there is
  // none.
  Fault Said(FaultKind kind, const std::string& form, const CallWatch* watch) const {
    const Call* call = watch->calls.empty() ? nullptr : &watch->calls.back();
    for (const auto& maker : watch->makers) {
      if (maker) call = &watch->calls[*maker];
    }
    Fault fault;
    fault.kind = kind;
    fault.text = {{"form", form}, {"operation", call != nullptr ? "`" + call->name + "`" : ""}};
    fault.args["line"] = call != nullptr && call->line > 0 ? call->line : last_line_.value_or(0);
    return fault;
  }

  const ModuleSeen& seen_;
  const ModuleRuns& runs_;
  std::vector<Tensor> wanted_;
  std::vector<std::size_t> places_;
  std::optional<std::vector<Call>> reference_;
  std::optional<int> last_line_;
};

}  // namespace

std::optional<Fault> JudgeModule(const Value& want, const ModuleSeen& seen, const ModuleRuns& runs) {
  std::optional<Fault> fault = Judge(seen, runs).Run(want);
  if (fault) fault->core = -1;
  return fault;
}

}  // namespace assay
