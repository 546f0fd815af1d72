// Ends the precompiled form of the host headers: uses of the standard library common to nearly every op definition,
// so that the instantiations are read with the precompiled header instead of made again for each input.
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
