// Mutators: small changes that make a right kernel wrong in the way people and models get it wrong. Each is a row of a
// table: patterns with what they become, the class of real faults it mirrors, and the rules that may name it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/source/project.h"

namespace assay {

namespace mutators {

// The files that a mutator changes.
enum class Half { kKernel, kHost, kJson, kBinding, kModel };

struct Rewrite {
  std::string_view from;        // a pattern (pattern.h)
  std::string_view to;          // empty: taken out, with its line if nothing else is on it
  std::string_view given = "";  // a pattern that has to match elsewhere in the file, with the same holes
  std::string_view where = "";  // what must hold of the holes: "d!=s" of two of them, "f=Add|Sub" of one and words
  std::string_view also = "";   // another pattern like `given`
};

struct Mutator {
  std::string_view name;  // kebab-case
  std::string_view summary;
  std::string_view fault_class;
  Half half = Half::kKernel;
  // The rules that are right for the fault: its cause, or the consequence that a run meets first.
  std::vector<std::string_view> rules;
  std::vector<Rewrite> rewrites;
  std::string_view family = "";  // of those that change the same sort of thing
};

// A place where a mutator applies, and the change there.
struct Site {
  Edit edit;
  std::string before;  // the text that the edit takes away or stands in
};

}  // namespace mutators

// Null where none of a dialect's has the name.
const mutators::Mutator* FindMutator(const std::vector<mutators::Mutator>& all, std::string_view name);

// Where the mutator applies, in the order of files and bytes; the same for the same text.
std::vector<mutators::Site> MutationSites(const Project& project, const mutators::Mutator& mutator);

struct MutationStep {
  const mutators::Mutator* mutator = nullptr;
  std::size_t site = 0;  // counted in the text as it is before this step
};

struct MutationChange {
  const mutators::Mutator* mutator = nullptr;
  std::size_t site = 0;
  Edit edit;          // in the project before this step
  std::string place;  // "FOLDER/relu.cpp:31"
};

struct Mutant {
  Project project;  // in the form of the input
  std::vector<MutationChange> changes;
};

// Makes one change after the other. No value where a site does not exist or cannot be written in the input's form.
std::optional<Mutant> Mutate(const Project& project, const std::vector<MutationStep>& steps);
// The same at one site that the seed draws.
std::optional<Mutant> Mutate(const Project& project, const mutators::Mutator& mutator, std::uint64_t seed);

}  // namespace assay
