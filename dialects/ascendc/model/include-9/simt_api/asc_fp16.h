// Its declarations are in the one header of code on threads.
#pragma once

#include "simt_api/asc_simt.h"
