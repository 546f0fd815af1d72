// Each atomic operation has forms for a few types, and `long` is none of them.
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "analyzer/facts/cuda/extension.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_atomic_type {

static constexpr RuleInfo kInfo = {
    .summary = "atomic operation on a type that it has no form for",
    .basis = Basis::kPattern,
};

// Types of the first argument's target, of all chips that are judged for.
static std::string_view FormsOf(std::string_view name) {
  if (name == "atomicAdd")
    return "int, unsigned int, unsigned long long, float, double, __half, __half2, __nv_bfloat16, __nv_bfloat162";
  if (name == "atomicMin" || name == "atomicMax") return "int, unsigned int, long long, unsigned long long";
  if (name == "atomicSub") return "int, unsigned int";
  if (name == "atomicAnd" || name == "atomicOr" || name == "atomicXor") return "int, unsigned int, unsigned long long";
  if (name == "atomicCAS") return "int, unsigned int, unsigned long long, unsigned short";
  if (name == "atomicExch") return "int, unsigned int, unsigned long long, float";
  if (name == "atomicInc" || name == "atomicDec") return "unsigned int";
  return "";
}

static void Check(const CudaFacts&, const ParseFacts& parse, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kAtomicType})) {
    const std::string& type = error->argument_types[0];
    auto finding = out.Report(error->range, "`{}` has no form for `{}`", error->name, type);
    finding.BreaksBuild();
    if (const std::string_view forms = FormsOf(error->name); !forms.empty())
      finding.Note(fmt::format("it has forms for {}", forms));
    if (error->name == "atomicAdd" && (type == "int64_t" || type == "long" || type == "long long"))
      finding.Note(
          "a sum of signed numbers has the bits of their sum as `unsigned long long`: cast the pointer and the value");
    if ((error->name == "atomicMax" || error->name == "atomicMin") && (type == "float" || type == "double"))
      finding.Note("use a loop around `atomicCAS` on the bits of the number");
    NoteFollowers(finding, *error);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_atomic_type
