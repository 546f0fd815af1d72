// How operator libraries lay out their checkouts: where a build of one operator finds its headers.
#pragma once

#include "analyzer/source/project.h"
#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {

// Finds the checkout around a project on disk, and has the reader look in its folders of headers.
void FindCheckout(Project& project, ReadOptions& options);

}  // namespace assay::ascendc
