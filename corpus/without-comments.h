// Code without its author's unchecked comments.
#pragma once

#include <string>
#include <vector>

#include "corpus/record.h"

namespace assay {

// C++ without comments, and without the lines that are nothing but comment; one inside a line leaves its room.
std::string WithoutComments(const std::string& text);
// The same for the C++ files of an answer; others stay as they are.
std::vector<RecordFile> WithoutComments(std::vector<RecordFile> files);

}  // namespace assay
