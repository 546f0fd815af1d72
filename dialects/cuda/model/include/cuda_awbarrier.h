#pragma once
#include "cuda/barrier"
#include "cuda_awbarrier_primitives.h"
