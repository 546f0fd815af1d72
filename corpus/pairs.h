// Two versions of one operator: their distance, and what replaces the defect.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "corpus/record.h"

namespace assay {

// Share of the tokens of both that the other lacks in order, 0 (equal) to 1 (nothing in common).
double ChangeShare(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after);

// "the line becomes `new`" or "line 7 is taken out" for the line of `before` that the defect names; empty where it
// stays or what takes its place cannot be told line by line.
std::string ChangeAt(const Defect& defect, const std::vector<RecordFile>& before, const std::vector<RecordFile>& after);
// Whether the line of a defect is in the second version as it was, and no line has come in beside it.
bool LeftAlone(const Defect& defect, const std::vector<RecordFile>& before, const std::vector<RecordFile>& after);

// "`old` becomes `new` in `k.cpp` line 7" for a change of one or two lines in all; empty for a larger one.
std::string WholeChange(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after);

// What of a change a text leaves out. `said`: "line 7 of `k.cpp` becomes `new`; `more` comes in before line 9";
// `shown`: parts that are too long for a sentence, each as a sentence with its new lines behind it in a fence.
struct Untold {
  std::string said;
  std::vector<std::string> places;  // of the parts in `shown`: "lines 5 to 9 of `k.cpp`"
  std::vector<std::string> shown;
};

// The parts of the change that no change of `told` quotes for their place.
Untold UntoldChange(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after,
                    const std::vector<Defect>& told);

// The change of one file as search-and-replace blocks, each with as many lines around it as make it the only place in
// `before`; empty where nothing changes. `blocks` counts them.
std::string SearchAndReplace(const std::string& before, const std::string& after, std::int64_t& blocks);

// Names of the files that differ or are on one side only.
std::vector<std::string> ChangedFiles(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after);

}  // namespace assay
