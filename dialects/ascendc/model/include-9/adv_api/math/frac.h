// Its declarations are in the one header of the kernel interface.
#pragma once

#include "kernel_operator.h"
