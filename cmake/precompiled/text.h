// The standard headers and those of texts and reports.
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <ranges>
#include <sstream>

#include "cmake/precompiled/standard.h"
