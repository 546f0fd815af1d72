// A header of the releases from 9.0 on: the part of the basic API for vector cores. More is declared here than there.
#pragma once

#include "kernel_operator.h"
