// What the exporters share of a record's JSON.
#pragma once

#include <nlohmann/json.hpp>

#include <string>

#include "corpus/record.h"

namespace assay {

using RecordJson = nlohmann::ordered_json;

// The flat metadata of a row, every key always there.
RecordJson MetaJson(const Record& record);
// With what is known of another second version than the record's.
RecordJson MetaJson(const Record& record, const Standing& after);
RecordJson DefectsJson(const std::vector<Defect>& defects);
std::string DumpLine(const RecordJson& value);

}  // namespace assay
