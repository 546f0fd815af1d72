// A header of the releases from 9.0 on: synchronisation of cores. More is declared here than there.
#pragma once

#include "kernel_operator.h"
