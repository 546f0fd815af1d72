// A rule: what it is (RuleInfo) and one function from facts to findings. Its parameter types say which facts it
// reads. CMake globs rules/*/*.cpp and writes the registry; a rule file defines one `const Rule <family>_<name>`.
#pragma once

#include <functional>
#include <string_view>
#include <tuple>
#include <vector>

#include "analyzer/diagnostics/emitter.h"
#include "analyzer/facts/facts.h"

namespace assay {

enum class Dialect { kAny, kAscendC, kCuda };
// How the rule knows: the syntax, a path through it, a run, or the solver.
enum class Basis { kPattern, kPathSearch, kRun, kSolver };
enum class Stability { kStable, kPreview };

struct RuleInfo {
  std::string_view summary;  // same sentence as the first line of the rule's page
  Dialect dialect = Dialect::kAny;
  Severity severity = Severity::kError;
  Basis basis = Basis::kPattern;
  Stability stability = Stability::kPreview;
  FixSafety fix = FixSafety::kNone;
  std::string_view since = "0.1";
};

struct Rule {
  RuleInfo info;
  std::function<void(const Facts&, Emitter&)> check;
};

// Check is `void(const FactA&, ..., Emitter&)`; every fact is a member type of Facts.
template <class... Fact>
Rule MakeRule(const RuleInfo& info, void (*check)(Fact...)) {
  return {info, [check](const Facts& facts, Emitter& out) {
            auto pick = [&]<class T>(std::type_identity<T>) -> decltype(auto) {
              if constexpr (std::is_same_v<T, Emitter>) {
                return (out);
              } else {
                return (facts.Get<T>());
              }
            };
            check(pick(std::type_identity<std::remove_cvref_t<Fact>>{})...);
          }};
}

struct RegisteredRule {
  std::string_view name;  // "queue/missing-enque"
  std::string_view page;  // the Markdown page, embedded
  const Rule* rule;
};

// All rules, sorted by name. Generated.
const std::vector<RegisteredRule>& AllRules();

}  // namespace assay
