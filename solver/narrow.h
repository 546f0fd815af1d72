// Dimensions whose range the launch's own conditions make smaller: a way through host code that refused rows of more
// than 8,192 elements has a dimension of at most that, and what is built on it becomes simpler.
#pragma once

#include "analyzer/facts/launch.h"

namespace assay {

// Puts new symbols of the same names and smaller ranges in the place of such dimensions, in all that the host decides;
// to be done before the kernel is lifted for it. Concerns conditions of the form `dimension <= constant` alone.
void NarrowDomain(LaunchValues& launch);

}  // namespace assay
