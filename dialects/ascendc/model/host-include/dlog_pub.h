// The log of the toolkit by the name that libraries of 8.5 and 9.0 include it by.
// Source: uses in maintained operator libraries.
#pragma once

#include "toolchain/slog.h"
