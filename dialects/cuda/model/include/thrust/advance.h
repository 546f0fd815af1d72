#pragma once

#include "thrust/assay_core.h"
