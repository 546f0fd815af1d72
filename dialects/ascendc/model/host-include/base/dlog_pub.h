// The log of the toolkit by the name that libraries of 9.x include it by.
// Source: uses in maintained operator libraries.
#pragma once

#include "toolchain/slog.h"
