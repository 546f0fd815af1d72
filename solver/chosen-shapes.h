// A few shapes of a symbolic launch that between them take the kernel through as much as possible: each guard held and
// not, loops of no, one, some and many rounds, counts on both sides of powers of two, lengths of whole blocks and
// others.
#pragma once

#include <cstddef>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"

namespace assay {

// At most `most` shapes whose tensors have at most `most_bytes` together: first the one that shows most, then those
// that add most to what the ones before it show. The same for the same launch, always.
std::vector<Assignment> ChooseShapes(const DeviceEvents& events, const LaunchValues& launch, std::size_t most,
                                     WideInt most_bytes);

}  // namespace assay
