// Answers a query whose symbols have few values together by trying them all: exact, and cheaper than asking Z3.
#pragma once

#include <optional>

#include "solver/query.h"

namespace assay {

// Nothing if there are too many values. A model is the first in the order of symbols and values.
std::optional<Answer> CheckSmallDomain(const Query& query);

}  // namespace assay
