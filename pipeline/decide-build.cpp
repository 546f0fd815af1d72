// See decide-build.h. A step fails where a rule says so; it is undecided where an error says nothing certain.
#include "pipeline/decide-build.h"
#include "analyzer/facts/kernel-language.h"
#include "analyzer/facts/open-name.h"
#include "analyzer/facts/profile.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>

namespace assay {
namespace {

using Builds = KernelVerdict::Builds;

bool HasRole(const Project& project, std::initializer_list<FileRole> roles) {
  return std::any_of(project.files.begin(), project.files.end(), [&](const VirtualFile& file) {
    return std::find(roles.begin(), roles.end(), file.role) != roles.end();
  });
}

// Reasons why a half cannot be judged; both halves share what is beyond the model as a whole.
std::set<std::string> GapsOf(const Facts& facts, const Dialect& dialect, Half half) {
  const ParseFacts& parse = facts.Get<ParseFacts>();
  std::set<std::string> gaps(parse.beyond.begin(), parse.beyond.end());
  if (!parse.unread.empty()) {
    gaps.insert(fmt::format("{} more {} beyond the number that is parsed, the first: {}", parse.unread.size(),
                            parse.unread.size() == 1 ? "unit is" : "units are", parse.unread.front()));
  }
  for (const ParseError& error : parse.errors) {
    if (error.half != half) continue;
    if (error.what == ParseErrorClass::kUnmodelledName && (!error.since.empty() || !error.until.empty())) {
      gaps.insert(dialect.ReleaseGap(error.name, error.since, error.until));
    } else if (error.what == ParseErrorClass::kUnmodelledName) {
      gaps.insert(WhyNameIsOpen(error));
    } else if (!error.in_template) {
      gaps.insert(error.message.empty() ? error.diag : error.message);
    }
  }
  for (const ReleaseUse& use : facts.Get<ProfileFacts>().uses) {
    if (use.half == half && !use.lacking) gaps.insert(dialect.ReleaseGap(use.name, use.since, use.until));
  }
  return gaps;
}

Builds StepVerdict(const Grounds& grounds, BuildStep step, bool certain) {
  if (grounds.broken.contains(step)) return Builds::kNo;
  return certain ? Builds::kYes : Builds::kUndecided;
}

}  // namespace

void DecideBuild(const Analysis& analysis, const Dialect& dialect, const Grounds& grounds, Report& report) {
  const Facts& facts = analysis.facts;
  const ParseFacts& parse = facts.Get<ParseFacts>();
  KernelVerdict& verdict = report.verdict;
  const bool has_kernel = analysis.has_kernel;
  std::set<std::string> gaps = GapsOf(facts, dialect, Half::kKernel);
  if (HasRole(report.project, {FileRole::kKernel}))
    verdict.kernel = StepVerdict(grounds, BuildStep::kKernel, gaps.empty() && has_kernel);
  const std::set<std::string> host_gaps = GapsOf(facts, dialect, Half::kHost);
  if (HasRole(report.project, {FileRole::kHostOperator, FileRole::kHostTiling, FileRole::kProjectJson}))
    verdict.host = StepVerdict(grounds, BuildStep::kHost, host_gaps.empty());
  if (HasRole(report.project, {FileRole::kBinding})) verdict.binding = StepVerdict(grounds, BuildStep::kBinding, true);
  const std::string library(FirstLanguage().call_library);
  for (const std::string& file : parse.apart)
    report.undecided.push_back(
        {library, fmt::format("`{}` belongs to the operator's {} library, which is not judged", file, library)});
  if (!grounds.broken.empty()) {
    verdict.builds = Builds::kNo;
    return;
  }
  gaps.insert(host_gaps.begin(), host_gaps.end());
  for (const std::string& gap : gaps) report.undecided.push_back({"builds", gap});
  if (!has_kernel) report.undecided.push_back({"builds", "no kernel entry was found"});
  if (analysis.ghost_tiling)
    report.undecided.push_back({"builds", "the tiling struct is not given; its fields were taken as they are used"});
  verdict.builds = gaps.empty() && has_kernel ? Builds::kYes : Builds::kUndecided;
}

}  // namespace assay
