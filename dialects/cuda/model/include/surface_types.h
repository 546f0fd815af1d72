#pragma once
#define __SURFACE_TYPES_H__
#include "cuda_runtime.h"
