// See judge-faults.h.
#include "dialects/ascendc/derive/judge-faults.h"

#include <algorithm>
#include <string_view>

#include "analyzer/facts/fault-weight.h"
#include "dialects/ascendc/task/task-tolerances.h"

namespace assay {
namespace {

bool IsOfOutput(const Fault& fault) {
  using enum FaultKind;
  return fault.kind == kGlobalWriteOutOfBounds || fault.kind == kOutputUnwritten || fault.kind == kOverlappingWrites;
}

// Faults that the device can show at any launch of these shapes, though it need not.
bool IsHazard(const Fault& fault) {
  using enum FaultKind;
  return fault.kind == kScheduleMode || fault.kind == kUnorderedAccess || fault.kind == kUnorderedCores;
}

// An output without a single written element: which outputs a launch fills may depend on other inputs.
bool IsWholeOutput(const Fault& fault) {
  if (fault.kind != FaultKind::kOutputUnwritten) return false;
  const auto count = fault.args.find("count"), total = fault.args.find("total");
  return count == fault.args.end() || total == fault.args.end() || count->second == total->second;
}

// Accumulating into memory that the kernel did not set requires a caller that clears it: then nothing is missing.
bool IsAddedTo(const std::vector<Fault>& all, const Fault& unwritten) {
  const auto text = [](const Fault& fault, const char* key) {
    const auto at = fault.text.find(key);
    return at == fault.text.end() ? std::string() : at->second;
  };
  return unwritten.kind == FaultKind::kOutputUnwritten && std::ranges::any_of(all, [&](const Fault& fault) {
           return fault.kind == FaultKind::kAtomicMisuse && text(fault, "reason") == "undefined-base" &&
                  text(fault, "tensor") == text(unwritten, "tensor");
         });
}

}  // namespace

void KeepCertain(const DerivedKnowledge& known, std::vector<Fault>& faults) {
  const std::vector<Fault> all = faults;
  std::erase_if(faults, [&](const Fault& fault) {
    if (!known.outputs_known && IsOfOutput(fault)) return true;
    // An unused pipe in another class next to the one in use does no harm.
    if (IsWholeOutput(fault) || IsAddedTo(all, fault) || fault.kind == FaultKind::kSecondBufferPool) return true;
    return !Matters(all, fault) && !IsHazard(fault);
  });
}

bool TakeGrownBuffers(std::vector<Fault>& faults) {
  return std::erase_if(faults, [](const Fault& fault) {
           const auto need = fault.args.find("need"), have = fault.args.find("physical");
           if (fault.kind == FaultKind::kOnChipOverflow && fault.text.contains("hidden")) return true;
           return fault.kind == FaultKind::kOnChipOverflow && need != fault.args.end() && have != fault.args.end() &&
                  need->second > 2 * have->second;
         }) > 0;
}

void AdviseRoundedUp(std::vector<Fault>& faults) {
  for (Fault& fault : faults) {
    if (fault.kind == FaultKind::kGlobalWriteOutOfBounds && StaysInAllocation(fault)) fault.args["advisory"] = 1;
  }
}

bool HoldsPlaces(const OpDefinition& op, const Contract& contract) {
  const auto wide = [](const std::string& dtype) {
    return dtype == "DT_INT32" || dtype == "DT_INT64" || dtype == "DT_UINT32" || dtype == "DT_UINT64";
  };
  return std::ranges::any_of(op.params, [&](const OpParam& param) {
    if (param.kind != OpParam::Kind::kInput || param.dtypes.empty() || !std::ranges::all_of(param.dtypes, wide))
      return false;
    return std::ranges::any_of(contract.inputs, [&](const ContractTensor& input) {
      const std::string& name = input.list.empty() ? input.name : input.list;
      return name == param.name && input.present && !input.given;
    });
  });
}

bool TakeAccesses(std::vector<Fault>& faults) {
  using enum FaultKind;
  return std::erase_if(faults, [](const Fault& fault) {
           return fault.kind == kGlobalReadOutOfBounds || fault.kind == kGlobalWriteOutOfBounds ||
                  fault.kind == kWrappedOffset || fault.kind == kOnChipOutOfBounds || fault.kind == kOutputUnwritten ||
                  fault.kind == kOverlappingWrites || fault.kind == kUnalignedAddress;
         }) > 0;
}

bool TakeUninitialised(std::vector<Fault>& faults) {
  return std::erase_if(faults, [](const Fault& fault) { return fault.kind == FaultKind::kUninitialisedRead; }) > 0;
}

bool IsThroughNull(const Fault& fault) {
  const auto reason = fault.text.find("reason");
  return reason != fault.text.end() && reason->second == "null-pointer";
}

bool IsPastAnEnd(const Fault& fault) {
  using enum FaultKind;
  return fault.kind == kGlobalReadOutOfBounds || fault.kind == kGlobalWriteOutOfBounds ||
         fault.kind == kOnChipOutOfBounds;
}

std::optional<Contract> SquareOf(Contract contract, bool shorter) {
  bool changed = false;
  for (auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (ContractTensor& tensor : *tensors) {
      if (tensor.shape.size() < 2) continue;
      std::int64_t& last = tensor.shape.back();
      std::int64_t& before = tensor.shape[tensor.shape.size() - 2];
      if (last == before) continue;
      changed = true;
      last = before = shorter ? std::min(last, before) : last;
    }
  }
  if (!changed) return std::nullopt;
  return contract;
}

void KeepOfLarge(const DerivedKnowledge& known, std::vector<Fault>& faults) {
  using enum FaultKind;
  std::erase_if(faults, [&](const Fault& fault) {
    if (!known.outputs_known && IsOfOutput(fault)) return true;
    return fault.kind != kWrappedOffset && fault.kind != kWrappedSize && fault.kind != kGlobalReadOutOfBounds &&
           fault.kind != kGlobalWriteOutOfBounds;
  });
  for (Fault& fault : faults) fault.args["advisory"] = 1;
}

void KeepWrapped(std::vector<Fault>& faults) {
  std::erase_if(faults, [](const Fault& fault) {
    return fault.kind != FaultKind::kWrappedOffset && fault.kind != FaultKind::kWrappedSize;
  });
}

bool IsCutShort(const ShapeRun& run) {
  return std::ranges::any_of(run.faults, [](const Fault& fault) {
    return fault.kind == FaultKind::kTimeBudget || fault.kind == FaultKind::kMemoryBudget;
  });
}

Contract OtherValues(Contract contract) {
  contract.seed += 1000;
  for (ContractTensor& input : contract.inputs) {
    const bool whole = NameOf(input.dtype).find("int") != std::string_view::npos;
    input.low = whole ? 1 : 0;
    input.high = 1;
    if (input.dtype == Dtype::kBool) input.low = 1;
  }
  return contract;
}

bool IsAmong(const Fault& fault, const std::vector<Fault>& others) {
  return std::ranges::any_of(others, [&](const Fault& other) {
    return SamePlace(other, fault) && other.core == fault.core && other.args == fault.args;
  });
}

}  // namespace assay
