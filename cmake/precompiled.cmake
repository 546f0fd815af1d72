# Precompiled headers: parsing the standard library and LLVM is most of what a build costs. Targets with the same options share one.
# The front end's, of Clang, is shared by all that walk its trees.
option(ASSAY_PRECOMPILED "precompile common headers" ON)

# Optimising tests, commands and other code that runs little costs more than it saves in a build that is made for tests; what
# computes is optimised. With sanitizers, rules, readers and evaluators are not, either: it halves the build, and the tests are no
# slower. In a release all is: without, each process of the command line takes 40 ms longer. A quick build is one for a first look
# (scripts/run): of a release's code only the scanners, Clang's front end and the machines are optimised.
option(ASSAY_QUICK "optimise a release in part: 60 % of the work of building, and a program that takes 1.4 times as long" OFF)
if(CMAKE_BUILD_TYPE STREQUAL "Debug" OR ASSAY_QUICK)
  set(assay_cold_options -O0)
endif()

# The targets of such code; before their headers are chosen.
function(assay_cold)
  foreach(target IN LISTS ARGN)
    if(assay_cold_options AND TARGET ${target})
      target_compile_options(${target} PRIVATE ${assay_cold_options})
      set_target_properties(${target} PROPERTIES ASSAY_COLD ON)
    endif()
  endforeach()
endfunction()

function(assay_shared_header name header)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/precompiled/${name}.cpp CONTENT "")
  add_library(assay_precompiled_${name} OBJECT ${CMAKE_BINARY_DIR}/precompiled/${name}.cpp)
  target_link_libraries(assay_precompiled_${name} PRIVATE assay_options ${ARGN})
  target_precompile_headers(assay_precompiled_${name} PRIVATE ${CMAKE_SOURCE_DIR}/cmake/precompiled/${header}.h)
endfunction()

if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")  # what ccache asks for
endif()
# GCC refuses a shared one where a target has other definitions.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(assay_shares_headers ON)
else()
  set(assay_shares_headers OFF)
endif()
if(ASSAY_PRECOMPILED AND assay_shares_headers)
  assay_shared_header(text text fmt::fmt nlohmann_json::nlohmann_json)
  if(assay_cold_options)
    assay_shared_header(cold text fmt::fmt nlohmann_json::nlohmann_json)
    assay_cold(assay_precompiled_cold)
  endif()
  if(ASSAY_TESTS)
    assay_shared_header(test test fmt::fmt nlohmann_json::nlohmann_json GTest::gtest)
    assay_cold(assay_precompiled_test)
  endif()
endif()

# assay_precompile(KIND TARGET...): `text`, `test` and `clang` are shared where the compiler allows it, `standard` and `llvm` are made
# for each target with its own options.
function(assay_precompile kind)
  if(NOT ASSAY_PRECOMPILED)
    return()
  endif()
  foreach(target IN LISTS ARGN)
    if(NOT TARGET ${target})
      continue()
    elseif(kind STREQUAL "clang" AND assay_shares_headers)
      target_precompile_headers(${target} REUSE_FROM assay_frontend)
    elseif(kind STREQUAL "clang")
      target_precompile_headers(${target} PRIVATE ${CMAKE_SOURCE_DIR}/analyzer/frontend/clang.h)
    elseif(assay_shares_headers AND (kind STREQUAL "text" OR kind STREQUAL "test"))
      set(header ${kind})
      get_target_property(cold ${target} ASSAY_COLD)
      if(cold AND kind STREQUAL "text")
        set(header cold)
      endif()
      target_precompile_headers(${target} REUSE_FROM assay_precompiled_${header})
    else()
      target_precompile_headers(${target} PRIVATE ${CMAKE_SOURCE_DIR}/cmake/precompiled/${kind}.h)
    endif()
  endforeach()
endfunction()
