// A rung is a contract with fewer or narrower dimensions. Shapes that refute a rung are removed from it, at most a few
// times.
#include "dialects/ascendc/prove/smaller-domains.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "dialects/ascendc/prove/prove-all-shapes.h"
#include "dialects/ascendc/prove/prove-each-shape.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

constexpr int kMostCuts = 10;
// A dimension is free if it has at least this many values.
constexpr std::int64_t kLeastValues = 16;
constexpr std::size_t kMostRuns = 256;

struct Rung {
  Contract contract;
  std::string with;  // "with B = 256"
};

bool SameShape(const ContractTensor& a, const ContractTensor& b) {
  return a.shape == b.shape && a.symbols == b.symbols;
}

bool Named(const ContractTensor& tensor) {
  return std::any_of(tensor.symbols.begin(), tensor.symbols.end(), [](int symbol) { return symbol >= 0; });
}

std::vector<ContractTensor*> TensorsOf(Contract& contract) {
  std::vector<ContractTensor*> all;
  for (auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (ContractTensor& tensor : *tensors) all.push_back(&tensor);
  }
  return all;
}

// Every tensor with named dimensions has the same ones: their product as the only dimension.
std::optional<Rung> Flattened(const Contract& whole) {
  Rung rung{whole, "tensors of one dimension"};
  const ContractTensor* one = nullptr;
  for (const ContractTensor* tensor : TensorsOf(rung.contract)) {
    if (!Named(*tensor)) continue;
    if (one != nullptr && !SameShape(*one, *tensor)) return std::nullopt;
    one = tensor;
  }
  if (one == nullptr || one->shape.size() < 2) return std::nullopt;
  ContractSymbol product;
  std::int64_t first = 1;
  for (std::size_t axis = 0; axis < one->shape.size(); ++axis) {
    const int at = one->symbols[axis];
    const std::string name =
        at < 0 ? std::to_string(one->shape[axis]) : whole.symbols[static_cast<std::size_t>(at)].name;
    product.name += (axis == 0 ? "" : "*") + name;
    first *= std::max<std::int64_t>(one->shape[axis], 1);
  }
  product.high = whole.most_elements;
  product.first = std::clamp<std::int64_t>(first, 1, product.high);
  rung.contract.symbols = {product};
  for (ContractTensor* tensor : TensorsOf(rung.contract)) {
    if (!Named(*tensor)) continue;
    tensor->shape = {product.first};
    tensor->symbols = {0};
  }
  return rung;
}

// The dimension `free` by itself.
Rung Alone(const Contract& whole, std::size_t free) {
  Rung rung{whole, ""};
  rung.contract.symbols = {whole.symbols[free]};
  for (std::size_t i = 0; i < whole.symbols.size(); ++i) {
    if (i == free) continue;
    rung.with +=
        fmt::format("{}{} = {}", rung.with.empty() ? "with " : ", ", whole.symbols[i].name, whole.symbols[i].first);
  }
  for (ContractTensor* tensor : TensorsOf(rung.contract)) {
    for (std::size_t axis = 0; axis < tensor->symbols.size() && axis < tensor->shape.size(); ++axis) {
      int& at = tensor->symbols[axis];
      if (at < 0) continue;
      tensor->shape[axis] = whole.symbols[static_cast<std::size_t>(at)].first;
      at = at == static_cast<int>(free) ? 0 : -1;
    }
  }
  return rung;
}

// Few enough shapes to walk each of them: up to a thousand from the least one on.
constexpr std::int64_t kFew = 1024;

std::optional<Rung> Few(const Rung& rung) {
  if (rung.contract.symbols.size() != 1) return std::nullopt;
  Rung few = rung;
  ContractSymbol& symbol = few.contract.symbols.front();
  while (symbol.first / symbol.multiple > kFew / 2 && symbol.first % (2 * symbol.multiple) == 0) symbol.multiple *= 2;
  const std::int64_t step = symbol.multiple;
  const std::int64_t low = (symbol.low + step - 1) / step * step;
  if (symbol.first >= low + kFew * step) symbol.low = symbol.first / 2;
  const std::int64_t high = (std::max(symbol.low, low) / step + kFew - 1) * step;
  if (symbol.high <= high || symbol.first > high) return std::nullopt;
  symbol.high = high;
  return few;
}

// The shape of the first refutation, or else of the first failing run; null if there is no evidence that the domain
// contains such a shape.
const std::map<std::string, std::int64_t>* BrokenAt(const ShapeProof& proof) {
  for (const ProofResult& result : proof.results) {
    if (result.status == Status::kRefuted) return &result.model;
  }
  return proof.probes.wrong.empty() ? nullptr : &proof.probes.wrong.front().shape;
}

// The dimension that is farthest from the run's own.
ContractSymbol* Farthest(const std::map<std::string, std::int64_t>& model, Contract& contract) {
  ContractSymbol* chosen = nullptr;
  double farthest = 1;
  for (ContractSymbol& symbol : contract.symbols) {
    const auto value = model.find(symbol.name);
    if (value == model.end() || value->second == symbol.first) continue;
    const double a = static_cast<double>(value->second) + 1, b = static_cast<double>(symbol.first) + 1;
    const double far = std::max(a / b, b / a);
    if (far <= farthest) continue;
    farthest = far;
    chosen = &symbol;
  }
  return chosen;
}

// A power of two that divides the run's value but not the refuting shape.
std::int64_t StepOf(const ContractSymbol& symbol, std::int64_t refuted) {
  std::int64_t step = std::max<std::int64_t>(symbol.multiple, 8);
  while (step <= 512 && refuted % step == 0) step *= 2;
  return step <= 512 && step > symbol.multiple && step % symbol.multiple == 0 && symbol.first % step == 0 ? step : 0;
}

// Removes the refuting shape from the domain, by its remainder or together with everything on its side of the run's
// own shape. False if it is the run's own shape.
bool CutOff(const std::map<std::string, std::int64_t>& model, Contract& contract) {
  ContractSymbol* symbol = Farthest(model, contract);
  if (symbol == nullptr) return false;
  const std::int64_t at = model.at(symbol->name);
  if (const std::int64_t step = StepOf(*symbol, at); step > 0 && at < 16 * symbol->first) {
    symbol->multiple = step;
    return true;
  }
  (at < symbol->first ? symbol->low : symbol->high) = at < symbol->first ? at + 1 : at - 1;
  const std::int64_t step = symbol->multiple;
  return symbol->high / step - (symbol->low + step - 1) / step + 1 >= kLeastValues;
}

// Proves the rung, or the rest of it.
std::optional<ShapePart> Climb(const RunInputs& inputs, Rung rung, Deadline deadline) {
  RunInputs narrower = inputs;
  narrower.contract = &rung.contract;
  for (int cuts = 0; cuts <= kMostCuts; ++cuts) {
    ShapeProof proof;
    ProveDomain(narrower, deadline, proof);
    if (const auto* broken = BrokenAt(proof)) {
      if (!CutOff(*broken, rung.contract)) return std::nullopt;
      continue;
    }
    ShapePart part{proof.domain, std::move(proof.results), proof.rest, std::move(proof.not_asked),
                   proof.probes, proof.elementwise};
    if (RejectsSome(proof.ways)) part.domain = AcceptedPart(part.domain);
    if (!rung.with.empty()) part.domain.insert(part.domain.find("; "), ", " + rung.with);
    for (const ShapeWay& way : proof.ways) {
      if (part.rest.empty() && !way.doubts.empty()) part.rest = way.doubts.front();
    }
    return part;
  }
  return std::nullopt;
}

// The end of a `parts`-th of the remaining time.
Deadline Share(Deadline deadline, int parts) {
  const auto now = WorkClock::now();
  if (deadline == Deadline::max() || deadline < now) return deadline;
  return now + (deadline - now) / parts;
}

}  // namespace

void SeekParts(const RunInputs& inputs, Deadline deadline, ShapeProof& shapes) {
  if (ProvedAll(shapes)) return;
  const Contract& whole = *inputs.contract;
  std::vector<Rung> rungs;
  if (const auto* broken = BrokenAt(shapes)) {
    Rung cut{whole, ""};
    if (CutOff(*broken, cut.contract)) rungs.push_back(std::move(cut));
  }
  if (auto flat = Flattened(whole)) rungs.push_back(std::move(*flat));
  for (std::size_t i = 0; whole.symbols.size() > 1 && i < whole.symbols.size(); ++i) rungs.push_back(Alone(whole, i));
  bool proved = false;
  const auto climb = [&](const Rung& rung, int left) {
    if (IsLate(deadline)) return;
    auto part = Climb(inputs, rung, Share(deadline, left));
    if (!part || !part->proved()) return;
    proved = true;
    shapes.parts.push_back(std::move(*part));
  };
  for (std::size_t i = 0; i < rungs.size(); ++i) climb(rungs[i], 3);
  if (rungs.empty()) rungs.push_back({whole, ""});
  for (std::size_t i = 0; i < rungs.size() && !proved; ++i) {
    if (const auto few = Few(rungs[i])) climb(*few, 2);
  }
  // Last: shape by shape.
  for (std::size_t i = 0; i < rungs.size() && !proved; ++i) {
    if (rungs[i].contract.symbols.size() != 1 || IsLate(deadline)) continue;
    RunInputs one = inputs;
    Contract contract = rungs[i].contract;
    one.contract = &rungs[i].contract;
    auto part = ProveByRuns(one, kLeastValues, kMostRuns, Share(deadline, 2), contract);
    if (!part) continue;
    if (!rungs[i].with.empty()) part->domain.insert(part->domain.find("; "), ", " + rungs[i].with);
    proved = true;
    shapes.parts.push_back(std::move(*part));
  }
}

}  // namespace assay
