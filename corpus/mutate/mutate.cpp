// Sites are matches of a mutator's patterns; changes are written by the code that writes fixes.
#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "corpus/mutate/mutator.h"
#include "corpus/mutate/pattern.h"
#include "corpus/random.h"
#include "fixits/apply.h"
#include "fixits/edits.h"

namespace assay {
namespace {

using namespace mutators;

bool InHalf(const VirtualFile& file, Half half) {
  switch (file.role) {
    case FileRole::kKernel:
      return half == Half::kKernel;
    case FileRole::kHostTiling:
    case FileRole::kHostOperator:
      return half == Half::kHost;
    case FileRole::kProjectJson:
      return half == Half::kJson;
    case FileRole::kBinding:
      return half == Half::kBinding;
    case FileRole::kModel:
      return half == Half::kModel;
    case FileRole::kOther:
      break;
  }
  return false;
}

// The placeholders of `given`'s nearest match before the token, or of the first one after it.
std::optional<Holes> Given(const Source& source, const Pattern& given, const Match& match) {
  for (std::size_t i = match.first; i-- > 0;) {
    if (const auto found = given.MatchAt(source, i, match.holes)) return found->holes;
  }
  for (std::size_t i = match.last + 1; i < source.tokens().size(); ++i) {
    if (const auto found = given.MatchAt(source, i, match.holes)) return found->holes;
  }
  return std::nullopt;
}

// Whether the word is one of those between bars.
bool OneOf(std::string_view word, std::string_view words) {
  for (std::size_t at = 0; at <= words.size();) {
    const std::size_t end = std::min(words.find('|', at), words.size());
    if (words.substr(at, end - at) == word) return true;
    at = end + 1;
  }
  return false;
}

// Whether all conditions on the holes hold (`Rewrite::where`).
bool Hold(std::string_view conditions, const Holes& holes) {
  const auto text = [&](std::string_view name) {
    const auto hole = holes.find(name);
    return hole == holes.end() ? std::string() : hole->second;
  };
  while (!conditions.empty()) {
    const std::size_t end = std::min(conditions.find(' '), conditions.size());
    const std::string_view condition = conditions.substr(0, end);
    conditions.remove_prefix(std::min(end + 1, conditions.size()));
    const std::size_t sign = condition.find('=');
    const bool apart = sign > 0 && condition[sign - 1] == '!';
    const std::string left = text(condition.substr(0, apart ? sign - 1 : sign));
    const std::string_view right = condition.substr(sign + 1);
    if (apart ? left == text(right) : !OneOf(left, right)) return false;
  }
  return true;
}

std::vector<Site> SitesIn(const VirtualFile& file, int index, const Mutator& mutator) {
  std::vector<Site> sites;
  const Source source(file.text);
  const std::string type = source.ElementType();
  for (const Rewrite& rewrite : mutator.rewrites) {
    const Pattern pattern(rewrite.from);
    const Pattern given(rewrite.given), also(rewrite.also);
    for (std::size_t i = 0; i < source.tokens().size(); ++i) {
      std::optional<Match> match = pattern.MatchAt(source, i);
      if (!match) continue;
      bool stands = true;
      for (const auto& [text, elsewhere] : {std::pair(rewrite.given, &given), {rewrite.also, &also}}) {
        if (text.empty() || !stands) continue;
        std::optional<Holes> holes = Given(source, *elsewhere, *match);
        stands = holes.has_value();
        if (stands) match->holes = std::move(*holes);
      }
      if (!stands) continue;
      if (!Hold(rewrite.where, match->holes)) continue;
      match->holes.try_emplace("type", type);
      const std::uint32_t begin = source.tokens()[match->first].begin, end = source.tokens()[match->last].end;
      Site site;
      site.edit.range = {index, begin, end};
      if (rewrite.to.empty()) {
        site.edit.range = WithItsLine(file.text, site.edit.range);
      } else {
        site.edit.insert = Render(rewrite.to, match->holes, IndentAt(file.text, begin));
      }
      site.before = file.text.substr(begin, end - begin);
      if (site.before == site.edit.insert) continue;
      Narrow(file.text, site.edit);
      sites.push_back(std::move(site));
    }
  }
  return sites;
}

std::string PlaceOf(const Project& project, const Edit& edit) {
  const VirtualFile& file = project.files[static_cast<std::size_t>(edit.range.file)];
  const auto line = 1 + std::count(file.text.begin(), file.text.begin() + edit.range.begin, '\n');
  return fmt::format("{}:{}", file.name, line);
}

}  // namespace

const Mutator* FindMutator(const std::vector<Mutator>& all, std::string_view name) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Mutator& m) { return m.name == name; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<Site> MutationSites(const Project& project, const Mutator& mutator) {
  std::vector<Site> sites;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    if (!InHalf(project.files[i], mutator.half)) continue;
    std::vector<Site> found = SitesIn(project.files[i], static_cast<int>(i), mutator);
    std::move(found.begin(), found.end(), std::back_inserter(sites));
  }
  const auto key = [](const Site& site) { return std::tie(site.edit.range, site.edit.insert); };
  std::sort(sites.begin(), sites.end(), [&](const Site& a, const Site& b) { return key(a) < key(b); });
  sites.erase(std::unique(sites.begin(), sites.end(), [&](const Site& a, const Site& b) { return key(a) == key(b); }),
              sites.end());
  return sites;
}

std::optional<Mutant> Mutate(const Project& project, const std::vector<MutationStep>& steps) {
  Mutant mutant{project, {}};
  for (const MutationStep& step : steps) {
    std::vector<Site> sites = MutationSites(mutant.project, *step.mutator);
    if (step.site >= sites.size()) return std::nullopt;
    Fix change;
    change.edits.push_back(sites[step.site].edit);
    Applied applied = ApplyFixes(mutant.project, {&change});
    if (applied.applied.empty()) return std::nullopt;
    mutant.changes.push_back(
        {step.mutator, step.site, change.edits.front(), PlaceOf(mutant.project, change.edits.front())});
    mutant.project = std::move(applied.project);
  }
  return mutant;
}

std::optional<Mutant> Mutate(const Project& project, const Mutator& mutator, std::uint64_t seed) {
  const std::size_t count = MutationSites(project, mutator).size();
  if (count == 0) return std::nullopt;
  return Mutate(project, {{&mutator, Random(seed).Below(count)}});
}

}  // namespace assay
