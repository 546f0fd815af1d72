// The same header by the path of the framework's sources.
#pragma once

#include "experiment/metadef/common/util/error_manager/error_manager.h"
