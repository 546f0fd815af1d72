// Two versions of one operator: how far apart they are, and what stands where the defect was.
#pragma once

#include <string>
#include <vector>

#include "analyzer/report/report.h"
#include "corpus/record.h"

namespace assay {

// Share of the tokens of both that the other lacks in order, 0 (equal) to 1 (nothing in common).
double ChangeShare(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after);

// Errors and warnings of `before` that `after` has not, by rule and message, then by fingerprint.
std::vector<const Finding*> Vanished(const Report& before, const Report& after);

// "the line becomes `new`" for the line of `before` that the defect names; empty where the line is the same in `after`
// or nothing stands in its place.
std::string ChangeAt(const Defect& defect, const std::vector<RecordFile>& before, const std::vector<RecordFile>& after);

// Names of the files that differ or are on one side only.
std::vector<std::string> ChangedFiles(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after);

}  // namespace assay
