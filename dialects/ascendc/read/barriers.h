// Barriers of all cores, and the schedule mode that host code requests, found by the words of the text.
#pragma once

#include "analyzer/facts/ascendc/barrier.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

void FindBarriers(const Project& project, BarrierFacts& out);

}  // namespace assay::ascendc
