// What is understood of a CMakeLists.txt.
#include "analyzer/source/cmake.h"

#include <gtest/gtest.h>

namespace assay::source {
namespace {

using Strings = std::vector<std::string>;

TEST(Cmake, DefinitionsOfEveryCommand) {
  const CmakeReading read = ReadCmake(R"(
# set(HIDDEN 1)
set(WIDTH 8)
add_definitions(-DPLAIN -DWIDE=${WIDTH})
add_compile_definitions(LATER=1)
target_compile_definitions(demo PRIVATE OF_TARGET "QUOTED=a b" PLAIN)
target_compile_options(demo PRIVATE $<$<COMPILE_LANGUAGE:ASC>:-DGUARDED=2> -O3)
)");
  EXPECT_EQ(read.definitions, (Strings{"PLAIN", "WIDE=8", "LATER=1", "OF_TARGET", "QUOTED=a b", "GUARDED=2"}));
  EXPECT_EQ(read.options, Strings{"-O3"});
  EXPECT_TRUE(read.unset.empty());
  EXPECT_FALSE(read.variables.contains("HIDDEN"));
}

TEST(Cmake, FoldersAndLists) {
  const CmakeReading read = ReadCmake(R"(
set(DIRS include;../common)
include_directories(BEFORE ${DIRS})
target_include_directories(demo SYSTEM PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/src)
)");
  EXPECT_EQ(read.include_dirs, (Strings{"include", "../common", "/src"}));
}

TEST(Cmake, ConditionsDecide) {
  const std::string text = R"(
set(ARCH "dav-2201" CACHE STRING "which")
if(ARCH STREQUAL "dav-2201")
  set(NUMBER 1)
elseif(ARCH MATCHES "^dav-(3510|2002)$" AND NOT (OFF OR FALSE))
  set(NUMBER 2)
else()
  set(NUMBER 3)
endif()
if(NUMBER GREATER 1)
  add_definitions(-DLATE)
endif()
)";
  EXPECT_EQ(ReadCmake(text).variables.at("NUMBER"), "1");
  const CmakeReading other = ReadCmake(text, {{"ARCH", "dav-3510"}});
  EXPECT_EQ(other.variables.at("NUMBER"), "2");
  EXPECT_EQ(other.definitions, Strings{"LATE"});
  EXPECT_EQ(ReadCmake(text, {{"ARCH", "dav-1"}}).variables.at("NUMBER"), "3");
}

TEST(Cmake, WhatTheUserHasToGive) {
  const std::string text = R"(
if(NOT DEFINED CASE_NUM)
  message(FATAL_ERROR "give CASE_NUM")
endif()
if(NOT CASE_NUM MATCHES "^[2-4]$")
  message(FATAL_ERROR "2 to 4")
endif()
add_definitions(-DCASE_NUM=${CASE_NUM})
)";
  const CmakeReading read = ReadCmake(text);
  EXPECT_TRUE(read.fails);
  EXPECT_EQ(read.unset, Strings{"CASE_NUM"});
  EXPECT_EQ(NumbersTaken(text, "CASE_NUM"), (std::vector<int>{2, 3, 4}));
  EXPECT_TRUE(NumbersTaken("add_definitions(-DX=${X})", "X").empty());
  // A package's own command of that name.
  EXPECT_EQ(ReadCmake("device_compile_definitions(demo PRIVATE -DX=1)").definitions, Strings{"X=1"});
  const std::string listed = R"(
set(TAKEN 1 3)
if(NOT CASE_NUM IN_LIST TAKEN)
  message(FATAL_ERROR "1 or 3")
endif()
)";
  EXPECT_EQ(NumbersTaken(listed, "CASE_NUM"), (std::vector<int>{1, 3}));
}

TEST(Cmake, LoopsAndFunctionsArePassedOver) {
  const CmakeReading read = ReadCmake(R"(
function(build name)
  add_definitions(-DINSIDE)
endfunction()
foreach(x a b)
  if(x STREQUAL "a")
    add_definitions(-DLOOP)
  endif()
endforeach()
add_definitions(-DBEHIND)
)");
  EXPECT_EQ(read.definitions, Strings{"BEHIND"});
}

TEST(Cmake, DamagedTextEnds) {
  std::string deep = "if(";
  for (int i = 0; i < 100000; ++i) deep += "NOT (";
  EXPECT_TRUE(ReadCmake(deep).definitions.empty());
  EXPECT_TRUE(ReadCmake("set(A ${A}${A}\nset(").definitions.empty());
  std::string grows = "set(A xxxxxxxxxxxxxxxx)\n";
  for (int i = 0; i < 100; ++i) grows += "set(A ${A}${A})\n";
  EXPECT_LE(ReadCmake(grows).variables.at("A").size(), 8192u);
  EXPECT_FALSE(ReadCmake("if(x MATCHES \"[\")\nmessage(FATAL_ERROR)\nendif()").fails);
}

}  // namespace
}  // namespace assay::source
