#pragma once
#define __TEXTURE_TYPES_H__
#include "cuda_runtime.h"
