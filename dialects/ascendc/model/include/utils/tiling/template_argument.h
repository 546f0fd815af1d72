// The same header by another path of later releases.
#pragma once

#include "tiling/template_argument.h"
