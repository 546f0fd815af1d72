// A part of the interface for code on threads.
#pragma once

#include "simt_api/asc_simt.h"
