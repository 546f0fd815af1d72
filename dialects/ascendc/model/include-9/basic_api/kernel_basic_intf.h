// A header of the releases from 9.0 on: the basic API. More is declared here than there.
#pragma once

#include "kernel_operator.h"
