// See alone-outputs.h.
#include "dialects/cuda/run/alone-outputs.h"

#include <fmt/format.h>

#include <cstdint>
#include <tuple>

#include "reference/builtin/builtin-references.h"
#include "reference/mismatch.h"
#include "reference/npy.h"
#include "reference/values.h"

namespace assay::cuda {

bool ReferenceOf(const Contract& contract, const std::string& contract_dir, const std::vector<SimTensor>& inputs,
                 std::vector<std::vector<double>>& want, std::string& why) {
  if (!contract.golden.empty() && contract.command.empty()) {
    for (const std::string& path : contract.golden) {
      SimTensor loaded;
      const bool whole = path.starts_with('/');
      if (!ReadNpy(whole ? path : contract_dir + "/" + path, loaded, why)) return false;
      want.push_back(ToDoubles(loaded));
    }
  } else if (contract.reference.empty()) {
    why = contract.command.empty() ? "the contract has no reference"
                                   : "commands make no reference of a kernel that is launched alone";
    return false;
  } else if (!ComputeReference(contract.reference, inputs, contract.attributes, want, why)) {
    return false;
  }
  if (want.size() == contract.outputs.size()) return true;
  why = "the reference gives another number of results than the contract has outputs";
  return false;
}

void CompareOutput(const Contract& contract, const std::vector<SimTensor>& inputs, const SimTensor& output,
                   const std::vector<double>& want, const SourceRange& place, ShapeRun& run) {
  const auto given = contract.tolerance.find(output.dtype);
  const Tolerance tolerance = given == contract.tolerance.end() ? DefaultTolerance(output.dtype) : given->second;
  const ValueComparison found = CompareValues(output, want, tolerance);
  if (found.mismatches == 0) return;
  run.values = ShapeRun::Values::kMismatch;
  Fault& fault = run.faults.emplace_back();
  fault.kind = FaultKind::kValueMismatch;
  fault.where = place;
  fault.text["tensor"] = output.name;
  fault.args = {{"count", found.mismatches},
                {"total", static_cast<std::int64_t>(want.size())},
                {"first", found.first},
                {"last", found.last}};
  std::tie(fault.text["got"], fault.text["want"]) = DistinctTexts(found.got, found.want);
  fault.text["tolerance"] = fmt::format("{:g} absolute, {:g} relative", tolerance.absolute, tolerance.relative);
  ExplainMismatch({.output = &output, .want = &want, .tolerance = tolerance, .inputs = &inputs}, {}, fault);
}

}  // namespace assay::cuda
