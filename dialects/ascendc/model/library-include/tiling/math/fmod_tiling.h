// Later releases give each part of the library's host side a header of its own.
#pragma once

#include "tiling/tiling_api.h"
