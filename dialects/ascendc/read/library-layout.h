// How operator libraries lay out their checkouts: where a build of one operator finds its headers.
#pragma once

#include <string>
#include <vector>

#include "analyzer/source/project.h"
#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {

// Finds the checkout around a project on disk, and has the reader look in its folders of headers. By default, the
// release is the one that the checkout's version file names, and the chip the one its op definition is for.
void FindCheckout(Project& project, ReadOptions& options, bool chip_given);

// The checkout around a path on disk and the common library next to it; empty if there is none. Reads no text.
std::vector<std::string> CheckoutTops(const std::string& path);

}  // namespace assay::ascendc
