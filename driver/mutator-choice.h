// Which mutators `assay mutate` changes inputs by: those of the input's kernel language, or some by name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/mutate/mutator.h"
#include "driver/services.h"

namespace assay {

struct MutatorChoice {
  std::string_view dialect;  // whose inputs it changes
  const mutators::Mutator* mutator = nullptr;
};

// All of them where `names` is empty; else for each name those of all dialects. `problem`: a name that none has.
std::vector<MutatorChoice> ChooseMutators(const std::vector<std::string>& names,
                                          const std::vector<DialectMutators>& dialects, std::string& problem);

// Those for inputs of the dialect; empty where it has none.
const std::vector<mutators::Mutator>& MutatorsOf(const std::vector<DialectMutators>& dialects,
                                                 std::string_view dialect);

// Prints them, and returns the exit code.
int ListMutators(const std::vector<DialectMutators>& dialects);

}  // namespace assay
