// Applies fixes to the bytes of the given files. An edit is made in a virtual file; it is written back into its
// container in the container's own spelling, and the result is split again to prove that exactly the intended text
// resulted.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/source/project.h"

namespace assay {

struct Applied {
  Project project;                   // split again; the project as given where nothing could be applied
  std::vector<std::size_t> applied;  // indexes into the fixes asked for, in their order
  std::vector<std::size_t> refused;  // overlap with one applied before, or cannot be written back
};

// Applies fixes whole or not at all, earlier ones first. Two fixes conflict where their edits overlap or insert
// different text at one place; an identical edit of both is made once.
Applied ApplyFixes(const Project& project, const std::vector<const Fix*>& fixes);

// Unified diff of every container that differs; empty if none does. Both projects have the same containers.
std::string DiffOf(const Project& before, const Project& after);

}  // namespace assay
