// A `try` around the build or the call of a kernel, with an `except` that continues: if the kernel fails, something
// else silently computes the result.
#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/cuda/extension.h"
#include "analyzer/facts/parse.h"
#include "rules/rule.h"

namespace assay::rules::honesty_exception_fallback {

static constexpr RuleInfo kInfo = {
    .summary = "exception of a kernel that is swallowed",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static bool DoesNotBuild(const ParseFacts& parse, const CudaExtension& extension) {
  return std::any_of(parse.errors.begin(), parse.errors.end(), [&](const ParseError& error) {
    if (error.what == ParseErrorClass::kUnmodelledName || error.in_template || !error.range.valid()) return false;
    const auto& names = extension.name_ranges;  // of functions that nothing declares
    return error.range.file == extension.main.file || error.range.file == extension.cuda.file ||
           std::find(names.begin(), names.end(), error.range) != names.end();
  });
}

static void Check(const CudaFacts& cuda, const ParseFacts& parse, Emitter& out) {
  for (const CudaExtension& extension : cuda.extensions) {
    if (extension.swallowed) {
      const bool fails = DoesNotBuild(parse, extension);
      auto finding =
          out.Report(extension.call, "where `{}` does not build, the module continues without it", extension.name);
      finding.Note("the `except` around this call does not raise");
      if (fails) finding.As(Severity::kError).Note("it does not build, so that no result comes from its kernels");
      continue;
    }
    const auto call = std::find_if(extension.calls.begin(), extension.calls.end(),
                                   [](const CudaPythonCall& one) { return one.swallowed; });
    if (call == extension.calls.end()) continue;
    out.Report(call->range, "where `{}` fails, the module continues without it", call->function)
        .Note("the `except` around this call does not raise");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_exception_fallback
