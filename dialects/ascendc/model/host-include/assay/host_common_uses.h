// Ends the precompiled form of the host headers: what nearly every op definition uses of the standard library, used
// once here, so that the instantiations are read with the precompiled header instead of made again for each input.
#ifndef ASSAY_HOST_COMMON_USES_H_
#define ASSAY_HOST_COMMON_USES_H_

#include <cstdint>
#include <vector>

#include "graph/types.h"

namespace assay_host {

inline void CommonUses() {
  const std::vector<ge::DataType> types{ge::DT_FLOAT};
  const std::vector<ge::Format> formats{ge::FORMAT_ND};
  (void)types;
  (void)formats;
}

}  // namespace assay_host

#endif
