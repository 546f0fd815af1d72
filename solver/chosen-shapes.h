// A few shapes of a symbolic launch that together exercise as much of the kernel as possible: each guard true and
// false, loops of zero, one, some and many rounds, counts on both sides of powers of two, lengths that are whole blocks
// and lengths that are not.
#pragma once

#include <cstddef>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"

namespace assay {

// At most `most` shapes whose tensors have at most `most_bytes` together: first the one with the best
// coverage, then those that add most to it. Deterministic: the same launch gives the same shapes.
std::vector<Assignment> ChooseShapes(const DeviceEvents& events, const LaunchValues& launch, std::size_t most,
                                     WideInt most_bytes);

}  // namespace assay
