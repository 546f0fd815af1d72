// A part of the runtime interface.
#pragma once

#include "acl/acl.h"
