// What is known about one version of an operator, and which of its files represent it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/report/report.h"
#include "corpus/record.h"

namespace assay {

// Names and contents of the files as given.
std::string RawBytes(const Project& project);
// The files' texts, one after the other.
std::string Joined(const std::vector<RecordFile>& files);

std::int64_t Errors(const Report& report);
Standing StandingOf(const Report& report);
// Errors, and warnings where they are asked for.
std::vector<const Finding*> Told(const Report& report, bool warnings);

// Files by index: those of `after` that differ from those of `before`; those that the findings lie in, for what is said
// of a file is said beside its text; those called like files of `other`.
std::vector<std::size_t> Edited(const Project& before, const Project& after);
std::vector<std::size_t> PlacesOf(const Project& project, const std::vector<const Finding*>& findings);
std::vector<std::size_t> Alike(const Project& project, const Project& other, const std::vector<std::size_t>& indexes);

}  // namespace assay
