// GoogleTest beside what the code under test includes.
#pragma once

#include <gtest/gtest.h>

#include "cmake/precompiled/text.h"
