// Narrows dimensions by the launch's conditions: on a way through host code that refused rows of more than 8,192
// elements the dimension is at most 8,192, and expressions over it become simpler.
#pragma once

#include "analyzer/facts/launch.h"

namespace assay {

// Substitutes new symbols with the same names and narrower ranges for such dimensions, in everything that the host
// decides; to be called before the kernel is lifted. Uses conditions of the form `dimension <= constant` alone.
void NarrowDomain(LaunchValues& launch);

}  // namespace assay
