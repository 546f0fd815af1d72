// Looks an operation up by name and calls it.
#include "reference/tensor/call.h"

#include <algorithm>
#include <array>
#include <new>

#include "reference/tensor/arguments.h"
#include "reference/tensor/complex.h"
#include "reference/tensor/elementwise.h"
#include "reference/tensor/gradient.h"
#include "reference/tensor/places.h"

namespace assay {
namespace {

using tensor::Table;

// Binding arguments and making a result: the cost of an operation apart from its elements, which are counted as work.
constexpr std::uint64_t kStepsACall = 10;

const Table& Operations() {
  static const Table table = [] {
    Table t;
    for (const auto add :
         {tensor::AddArithmetic,   tensor::AddUnary,          tensor::AddComparison, tensor::AddActivations,
          tensor::AddReductions,   tensor::AddScans,          tensor::AddSorting,    tensor::AddShaping,
          tensor::AddJoining,      tensor::AddIndexing,       tensor::AddCreation,   tensor::AddProducts,
          tensor::AddEinsum,       tensor::AddConvolutions,   tensor::AddPooling,    tensor::AddResampling,
          tensor::AddGridSampling, tensor::AddNormalisations, tensor::AddLosses,     tensor::AddAttention,
          tensor::AddLinalg,       tensor::AddComplex}) {
      add(t);
    }
    return t;
  }();
  return table;
}

struct Found {
  const Table::Entry* entry = nullptr;
  bool in_place = false;
};

Found Lookup(const std::string& name) {
  if (const Table::Entry* entry = Operations().Find(name)) return {entry, false};
  if (name.size() > 1 && name.ends_with('_')) return {Operations().Find(name.substr(0, name.size() - 1)), true};
  return {};
}

// Writes the result of an operation over its first argument.
Value Overwrite(const Value& target, const Value& result, const std::string& name) {
  if (!target.is_tensor() || !result.is_tensor()) throw TensorError{"`" + name + "` has no tensor to write to"};
  Tensor& to = *target.tensor();
  const Tensor& from = *result.tensor();
  if (from.shape() != to.shape()) {
    throw TensorError{"`" + name + "` cannot write a result of shape " + TextOf(from.shape()) + " into a tensor of " +
                      TextOf(to.shape())};
  }
  if (IsFloating(from.dtype()) && !IsFloating(to.dtype())) {
    throw TensorError{"`" + name + "` cannot write " + std::string(NameOf(from.dtype())) + " into a tensor of " +
                      std::string(NameOf(to.dtype()))};
  }
  to.Assign(from);
  return target;
}

Value Evaluate(const Found& found, const std::string& name, const ValueList& arguments, const ValueMap& keywords) {
  if (tensor::AnyComplex(arguments, keywords)) {
    Value result;
    const std::string plain = found.in_place ? name.substr(0, name.size() - 1) : name;
    if (tensor::CallComplex(plain, arguments, keywords, result))
      return found.in_place ? Overwrite(arguments.front(), result, name) : result;
  }
  const tensor::Arguments bound(found.entry->signature, arguments, keywords);
  Value result = found.entry->run(bound);
  if (found.in_place && !arguments.empty()) return Overwrite(arguments.front(), result, name);
  if (const auto out = keywords.find("out"); out != keywords.end() && out->second.is_tensor() && result.is_tensor()) {
    *out->second.tensor() = *result.tensor();
    return out->second;
  }
  if (found.entry->signature.Find("inplace") > 0 && bound.flag("inplace")) {
    return Overwrite(arguments.empty() ? keywords.at("input") : arguments.front(), result, name);
  }
  return result;
}

bool Writes(const Found& found, const ValueList& arguments, const ValueMap& keywords) {
  if (found.in_place && found.entry->signature.name != "requires_grad_") return true;
  if (const auto out = keywords.find("out"); out != keywords.end() && out->second.is_tensor()) return true;
  if (found.entry->signature.Find("inplace") <= 0) return false;
  return tensor::Arguments(found.entry->signature, arguments, keywords).flag("inplace");
}

}  // namespace

bool HasTorch(const std::string& name) { return Lookup(name).entry != nullptr; }

std::vector<std::string> TorchNames() { return Operations().Names(); }

std::vector<std::string> TorchParameters(const std::string& name) {
  const Found found = Lookup(name);
  return found.entry != nullptr ? found.entry->signature.names : std::vector<std::string>{};
}

// One call with the context's watcher.
class WatchedCall {
 public:
  WatchedCall(const std::string& name, const ValueList& arguments)
      : watch_(TensorContext::Current().watch), name_(name), arguments_(arguments) {
    if (watch_ != nullptr && watch_->depth_++ == 0) watch_->Begin(name_, arguments_);
  }
  ~WatchedCall() {
    if (watch_ != nullptr) --watch_->depth_;
  }
  WatchedCall(const WatchedCall&) = delete;
  WatchedCall& operator=(const WatchedCall&) = delete;
  void End(const Value& result) const {
    if (watch_ != nullptr && watch_->depth_ == 1) watch_->End(name_, arguments_, result);
  }

 private:
  TensorWatch* watch_;
  const std::string& name_;
  const ValueList& arguments_;
};

Value CallTorchHere(const std::string& name, const ValueList& arguments, const ValueMap& keywords) {
  Budget::Step(kStepsACall);
  const Found found = Lookup(name);
  if (found.entry == nullptr) throw TensorError{"`" + name + "` is not a modelled operation"};
  const WatchedCall watched(name, arguments);
  const auto evaluate = [&] { return Evaluate(found, name, arguments, keywords); };
  Value result = tensor::Recording()
                     ? tensor::Recorded(found.entry, arguments, keywords, Writes(found, arguments, keywords), evaluate)
                     : evaluate();
  const auto asks = keywords.find("requires_grad");
  if (asks != keywords.end() && asks->second.is_number() && result.is_tensor())
    result.tensor()->requires_grad = asks->second.number() != 0;
  if (!tensor::WorksByElement(found.entry->signature.name, arguments, keywords, result)) TensorContext::Current().Mix();
  if (TensorContext::Current().tells_places) tensor::PlaceResult(arguments, keywords, result);
  watched.End(result);
  return result;
}

bool IsShapeRefusal(std::string_view error) {
  constexpr std::array<std::string_view, 6> kSure = {" multiplies [",
                                                     " do not broadcast",
                                                     " cannot be read as ",
                                                     " has an input of [",
                                                     "`stack` needs tensors of one shape",
                                                     "needs a tensor with one value, not ["};
  return std::any_of(kSure.begin(), kSure.end(),
                     [&](std::string_view words) { return error.find(words) != std::string_view::npos; });
}

std::optional<Value> CallTorch(TensorContext& context, const std::string& name, const ValueList& arguments,
                               const ValueMap& keywords, std::string& error) {
  const TensorContext::Use use(context);
  try {
    return CallTorchHere(name, arguments, keywords);
  } catch (const TensorError& failed) {
    error = failed.message;
  } catch (const Spent& spent) {
    error = spent.message;
  } catch (const std::bad_alloc&) {
    error = "`" + name + "` needs more memory than there is";
  }
  return std::nullopt;
}

}  // namespace assay
