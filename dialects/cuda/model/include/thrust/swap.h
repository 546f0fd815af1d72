#pragma once

#include "thrust/assay_core.h"

namespace thrust {



}  // namespace thrust
