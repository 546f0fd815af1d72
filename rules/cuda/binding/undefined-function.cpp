// torch binds functions that the C++ sources declare and the CUDA sources define. The library is linked with open
// symbols, so that a definition that is missing, or of other types, shows when Python imports it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>

#include "analyzer/facts/cuda/extension.h"
#include "analyzer/facts/parse.h"
#include "rules/rule.h"

namespace assay::rules::binding_undefined_function {

static constexpr RuleInfo kInfo = {
    .summary = "bound function that nothing defines",
    .basis = Basis::kPattern,
};

// What does not compile may be the definition.
static bool HasErrors(const ParseFacts& parse, const CudaUnit& unit) {
  const auto in_unit = [&](const ParseError& error) { return !error.range.valid() || error.range.file == unit.file; };
  return std::any_of(parse.errors.begin(), parse.errors.end(), in_unit) ||
         std::any_of(parse.unsure.begin(), parse.unsure.end(), in_unit);
}

static const CudaFunction* Find(const CudaUnit& unit, auto wanted) {
  const auto found = std::find_if(unit.functions.begin(), unit.functions.end(), wanted);
  return found == unit.functions.end() ? nullptr : &*found;
}

static std::string Signature(const CudaFunction& function) {
  return fmt::format("{} {}({})", function.result, function.name, fmt::join(function.param_types, ", "));
}

static void CheckName(const CudaExtension& extension, std::size_t index, Emitter& out) {
  const std::string& name = extension.names[index];
  const auto named = [&](const CudaFunction& f) { return f.name == name && f.is_host; };
  const CudaFunction* declared = Find(extension.main, named);
  const bool defined = Find(extension.main, [&](const CudaFunction& f) { return named(f) && f.defined; }) != nullptr;
  if (declared == nullptr || declared->symbol.empty() || defined) return;
  const auto same = [&](const CudaFunction& f) { return f.defined && f.symbol == declared->symbol; };
  if (Find(extension.cuda, same) != nullptr) return;
  const CudaFunction* other = Find(extension.cuda, [&](const CudaFunction& f) { return f.name == name && f.defined; });
  if (other == nullptr) {
    out.Report(extension.name_ranges[index], "`{}` is declared and bound, but no source defines it", name)
        .BreaksBuild(BuildStep::kBinding)
        .Label(declared->name_range, "declared here")
        .Note("the library is built; importing it ends with an undefined symbol");
    return;
  }
  auto finding = out.Report(declared->name_range, "`{}` is declared with other types than it is defined with", name);
  finding.BreaksBuild(BuildStep::kBinding).Label(other->name_range, "defined here");
  finding.Note(fmt::format("declared: `{}`", Signature(*declared)))
      .Note(fmt::format("defined: `{}`", Signature(*other)));
  if (other->is_template) {
    finding.Note("a template does not define it");
  } else if (other->symbol.empty()) {
    finding.Note("the definition has internal linkage: no other unit sees it");
  }
  finding.Note("the library is built; importing it ends with an undefined symbol");
}

static void Check(const CudaFacts& cuda, const ParseFacts& parse, Emitter& out) {
  for (const CudaExtension& extension : cuda.extensions) {
    if (!extension.binds || extension.main.file < 0) continue;
    if (HasErrors(parse, extension.main) || HasErrors(parse, extension.cuda)) continue;
    for (std::size_t i = 0; i < extension.names.size(); ++i) CheckName(extension, i, out);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::binding_undefined_function
