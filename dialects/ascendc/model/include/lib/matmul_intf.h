// The Matmul object, which kernel_operator.h alone does not bring.
#pragma once

#include "kernel_operator.h"

#include "assay/api/matmul.h"
