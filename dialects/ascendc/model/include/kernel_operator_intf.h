// Part of what kernel_operator.h brings.
#pragma once

#include "kernel_operator.h"
