// Narrows dimensions by the launch's conditions: on a path through host code that rejected rows of more than
// 8,192 elements the dimension is at most 8,192, and expressions over it become simpler.
#pragma once

#include "analyzer/facts/launch.h"

namespace assay {

// Substitutes such dimensions by new symbols with the same names and narrower ranges, in all of the host's
// decisions; call before lifting the kernel. Only uses conditions of the form `dimension <= constant`.
void NarrowDomain(LaunchValues& launch);

}  // namespace assay
