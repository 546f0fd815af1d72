// Contents of the library behind host code: the driver, every inline function of the model's headers, and the
// instantiations of the standard library that operators use most. A missing piece is compiled with the input
// instead.
#ifndef ASSAY_HOST_LIBRARY_H_
#define ASSAY_HOST_LIBRARY_H_

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

#include "assay/host_driver.h"
#include "assay/host_program.h"
#include "register/op_def_registry.h"
#include "register/op_impl_registry.h"
#include "register/tilingdata_base.h"
#include "tiling/platform/platform_ascendc.h"
#include "tiling/tiling_api.h"
#include "toolchain/slog.h"

// Defined here for sources that only declare them.
namespace assay_host {
inline const void* const kLog[] __attribute__((used)) = {reinterpret_cast<const void*>(&CheckLogLevel),
                                                        reinterpret_cast<const void*>(&DlogRecord)};
}

template class std::vector<float>;
template class std::vector<std::int32_t>;
template class std::vector<std::uint32_t>;
template class std::vector<std::int64_t>;
template class std::vector<std::uint64_t>;
template class std::vector<std::string>;
template class std::vector<ge::DataType>;
template class std::vector<ge::Format>;

#endif
