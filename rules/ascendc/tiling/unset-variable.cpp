// Host code passes an uninitialised variable to the kernel: it holds whatever was on the stack.
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "analyzer/facts/fault-weight.h"
#include "analyzer/facts/profile.h"
#include "rules/common/characters.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_unset_variable {

static constexpr RuleInfo kInfo = {
    .summary = "tiling data made of a variable that nothing set",
    .basis = Basis::kRun,
};

// Members of `variable` that the text names, or only those that it assigns to.
static std::set<std::string> MembersIn(std::string_view text, const std::string& variable, bool assigned) {
  std::set<std::string> members;
  const std::string step = variable + ".";
  for (std::size_t at = text.find(step); at != text.npos; at = text.find(step, at + 1)) {
    if (at > 0 && (IsWord(text[at - 1]) || text[at - 1] == '.')) continue;
    const std::size_t begin = at + step.size();
    std::size_t end = begin;
    while (end < text.size() && IsWord(text[end])) ++end;
    const std::string_view next = text.substr(std::min(text.find_first_not_of(' ', end), text.size()));
    if (!assigned || (next.starts_with('=') && !next.starts_with("==")))
      members.emplace(text.substr(begin, end - begin));
  }
  return members;
}

// The variable, or, of a structure, the one unassigned member that is passed here.
static std::string UnsetPart(const ReplyFacts& reply, const Fault& fault) {
  const std::string variable(TextOf(reply, fault.other));
  const std::string* file = variable.empty() ? nullptr : FileText(reply, fault.other.file);
  if (file == nullptr) return "a variable";
  const std::set<std::string> all = MembersIn(*file, variable, false), set = MembersIn(*file, variable, true);
  if (all.empty()) return fmt::format("`{}`", variable);
  std::set<std::string> here = MembersIn(TextOf(reply, LineOf(reply, fault.where)), variable, false);
  std::erase_if(here, [&](const std::string& member) { return set.contains(member); });
  return here.size() == 1 ? fmt::format("`{}.{}`", variable, *here.begin()) : fmt::format("a part of `{}`", variable);
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kUnsetTiling})) {
    const Fault& fault = *seen.fault;
    const std::string what = Name(fault, "what", "the tiling data");
    auto finding = out.Report(fault.where, "{} {} made of {} that nothing set", what,
                              what.find("`, `") != std::string::npos ? "are" : "is", UnsetPart(reply, fault));
    if (fault.other.valid() && fault.other != fault.where) finding.Label(fault.other, "no value on this path");
    Tell(finding, seen,
         IsAdvisory(fault) ? "with other bytes in the variable the launch is different"
                           : "with other bytes in the variable the run ends differently");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_unset_variable
