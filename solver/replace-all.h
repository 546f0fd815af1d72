// Every expression of a kernel's events replaced by another.
#pragma once

#include <functional>

#include "analyzer/facts/events.h"

namespace assay {

// `put` maps an empty expression to an empty one. Recurrences and values after loops stay as they are.
void ReplaceAll(DeviceEvents& events, const std::function<Expr(Expr)>& put);

}  // namespace assay
