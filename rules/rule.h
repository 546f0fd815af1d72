// A rule: what it is (RuleInfo) and one function from facts to findings. Its parameter types say which facts it
// reads, and it runs where all of them are there: one that asks for facts of a dialect is a rule of that dialect. CMake
// globs rules/*/*/*.cpp and writes the registry; a rule file defines one `const Rule <family>_<name>`.
#pragma once

#include <functional>
#include <string_view>
#include <tuple>
#include <vector>

#include "analyzer/diagnostics/emitter.h"
#include "analyzer/facts/facts.h"

namespace assay {

// How the rule knows: the syntax, a path through it, a run, or the solver.
enum class Basis { kPattern, kPathSearch, kRun, kSolver };
enum class Stability { kStable, kPreview };

struct RuleInfo {
  std::string_view summary;  // same sentence as the first line of the rule's page
  Severity severity = Severity::kError;
  Basis basis = Basis::kPattern;
  Stability stability = Stability::kPreview;
  FixSafety fix = FixSafety::kNone;
  bool symptom = false;  // says that the results are wrong, and not why: causes go before it
};

struct Rule {
  RuleInfo info;
  std::function<bool(const Facts&)> applies;  // all facts it asks for are there
  std::function<void(const Facts&, Emitter&)> check;
};

// Check is `void(const FactA&, ..., Emitter&)`; every fact is a member type of Facts.
template <class... Fact>
Rule MakeRule(const RuleInfo& info, void (*check)(Fact...)) {
  const auto has = []<class T>(const Facts& facts, std::type_identity<T>) {
    // Every input has these facts, possibly empty.
    constexpr bool kAlways = std::is_same_v<T, Emitter> || std::is_same_v<T, ReplyFacts> ||
                             std::is_same_v<T, ParseFacts> || std::is_same_v<T, RunFacts> ||
                             std::is_same_v<T, ProofFacts>;
    return kAlways || facts.Has<T>();
  };
  return {info,
          [has](const Facts& facts) { return (has(facts, std::type_identity<std::remove_cvref_t<Fact>>{}) && ...); },
          [check](const Facts& facts, Emitter& out) {
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
  std::string_view name;     // "queue/missing-enque"
  std::string_view dialect;  // of its folder: a dialect, or "any" for rules/common
  std::string_view page;     // the Markdown page, embedded
  const Rule* rule;
};

// All rules, sorted by name. Generated.
const std::vector<RegisteredRule>& AllRules();

}  // namespace assay
