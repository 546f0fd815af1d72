// See mutator-choice.h.
#include "driver/mutator-choice.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

#include "analyzer/facts/suggest.h"
#include "driver/cli.h"

namespace assay {

using mutators::Mutator;

std::vector<MutatorChoice> ChooseMutators(const std::vector<std::string>& names,
                                          const std::vector<DialectMutators>& dialects, std::string& problem) {
  std::vector<MutatorChoice> chosen;
  std::vector<std::string> known;
  for (const DialectMutators& dialect : dialects) {
    for (const Mutator& mutator : dialect.all) {
      known.emplace_back(mutator.name);
      if (names.empty()) chosen.push_back({dialect.dialect, &mutator});
    }
  }
  for (const std::string& name : std::set<std::string>(names.begin(), names.end())) {
    const std::size_t before = chosen.size();
    for (const DialectMutators& dialect : dialects) {
      if (const Mutator* mutator = FindMutator(dialect.all, name)) chosen.push_back({dialect.dialect, mutator});
    }
    if (chosen.size() > before) continue;
    const std::string nearest = Nearest(name, known);
    problem = fmt::format("no mutator is called `{}`{}; `assay mutate --list` lists them", name,
                          nearest.empty() ? "" : fmt::format("; did you mean `{}`", nearest));
    return {};
  }
  return chosen;
}

const std::vector<Mutator>& MutatorsOf(const std::vector<DialectMutators>& dialects, std::string_view dialect) {
  static const std::vector<Mutator> none;
  for (const DialectMutators& one : dialects) {
    if (one.dialect == dialect) return one.all;
  }
  return none;
}

int ListMutators(const std::vector<DialectMutators>& dialects) {
  for (const DialectMutators& dialect : dialects) {
    for (const Mutator& mutator : dialect.all) {
      fmt::print("{:<28}  {:<34}  {}\n{:<28}  {:<34}  {}\n", mutator.name, mutator.fault_class, mutator.summary, "",
                 mutator.family, fmt::join(mutator.rules, ", "));
    }
  }
  return kClean;
}

}  // namespace assay
