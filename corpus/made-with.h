// A finished data set records its options in stats.json, so that other options do not replace it unasked.
#pragma once

#include <string>

#include "corpus/record-json.h"

namespace assay {

// Why `folder` may not be written: it holds a data set whose `options` differ, and which ones; or "".
std::string OtherOptions(const std::string& folder, const RecordJson& options);

}  // namespace assay
