// Made-up faults of simulated CUDA kernels as input for the rules.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "analyzer/facts/cuda/run.h"
#include "tests/unit/rules/bench.h"

namespace assay {

struct CudaBench : Bench {
  explicit CudaBench(std::string text) : Bench(std::move(text)) { facts.Mutable<CudaRunFacts>(); }

  CudaFault& Add(CudaFaultKind kind, std::string_view where, int nth = 0) {
    CudaFault fault;
    fault.kind = kind;
    fault.kernel = "k";
    fault.run = "float32[16, 64]";
    fault.where = At(where, nth);
    fault.thread = {{2, 0, 0}, {37, 0, 0}, 37};
    fault.other_thread = {{2, 0, 0}, {70, 0, 0}, 70};
    fault.memory = {CudaMemory::Kind::kTensor, "x", 4096, 4};
    fault.size = 4;
    auto& all = facts.Mutable<CudaRunFacts>().faults;
    all.push_back(std::move(fault));
    return all.back();
  }

  CudaFault& Reach(CudaFaultKind kind, std::string_view where, std::int64_t offset) {
    CudaFault& fault = Add(kind, where);
    fault.writes = kind == CudaFaultKind::kWriteOutOfBounds;
    fault.offset = fault.lowest = offset;
    fault.highest = offset + 4;
    return fault;
  }

  // A race of shared memory between two places.
  CudaFault& Race(CudaFaultKind kind, std::string_view write, std::string_view read, int nth = 0) {
    CudaFault& fault = Add(kind, read, nth);
    fault.other = At(write);
    fault.other_writes = true;
    fault.changes_output = true;
    fault.memory = {CudaMemory::Kind::kShared, "tile", 1024, 4};
    return fault;
  }
};

inline Finding Only(const CudaBench& bench) {
  const std::vector<Finding> all = bench.AllFindings();
  if (all.size() == 1) return all[0];
  ADD_FAILURE() << all.size() << " findings";
  for (const Finding& finding : all) ADD_FAILURE() << finding.rule << ": " << finding.message;
  return {};
}

inline bool Notes(const Finding& finding, const std::string& text) {
  return std::any_of(finding.notes.begin(), finding.notes.end(),
                     [&](const std::string& note) { return note.find(text) != std::string::npos; });
}

inline void ExpectOnly(const CudaBench& bench, const std::string& rule, Severity severity) {
  const Finding finding = Only(bench);
  EXPECT_EQ(finding.rule, rule);
  EXPECT_EQ(finding.severity, severity) << finding.message;
  EXPECT_EQ(finding.verdict == Verdict::kConfirmed, severity == Severity::kError) << finding.message;
}

}  // namespace assay
