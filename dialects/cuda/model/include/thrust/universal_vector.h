#pragma once

#include "thrust/assay_vectors.h"
