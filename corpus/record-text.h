// The words of a training record: the operator shown file by file, the question, and the answer in four sentences and
// the corrected files.
#pragma once

#include <string>
#include <vector>

#include "analyzer/report/report.h"

namespace assay {

// The files a record shows, as indexes into project.files: kernel, tiling header, operator, and whatever is edited.
std::vector<std::size_t> ShownFiles(const Project& project, const Fix& fix);
// These files, each under its name in a fence of its own.
std::string FilesText(const Project& project, const std::vector<std::size_t>& shown);

std::string DefectQuestion(const Project& before, const std::vector<std::size_t>& shown, const std::string& chip);
// Observation, rule, consequence, change; then the files that change.
std::string DefectAnswer(const Report& before, const Finding& finding, const Fix& fix, const Project& after,
                         const std::string& rule_summary);
// What the operator is to be, as far as its own text tells: entry, parameters, files.
std::string WritingTask(const Project& project, const std::vector<std::size_t>& shown, const std::string& chip);

// Name of the kernel's entry function; "" if there is none.
std::string EntryOf(const Project& project);

}  // namespace assay
