# Every outside dependency, as one interface target each.
add_library(assay_options INTERFACE)
target_include_directories(assay_options INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)
target_compile_features(assay_options INTERFACE cxx_std_20)
target_compile_options(assay_options INTERFACE -Wall -Wextra -Wpedantic -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns inside its own <string> at -O2 (GCC bug 105651) and asks for every member in designated initialisers.
  # It also warns of bounds within std::string, of LLVM's own operator new, of types without linkage in files that are built
  # together, and of what Clang is told about loops.
  target_compile_options(assay_options INTERFACE -Wno-restrict -Wno-missing-field-initializers -Wno-array-bounds -Wno-stringop-overflow -Wno-mismatched-new-delete
                         -Wno-subobject-linkage -Wno-unknown-pragmas)
else()
  target_compile_options(assay_options INTERFACE -Wno-missing-designated-field-initializers -Wno-unknown-warning-option -Wno-missing-field-initializers
                         -Wno-deprecated-declarations)
endif()
if(ASSAY_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(ASSAY_SANITIZE OR ASSAY_FUZZ)
  # `vptr` needs RTTI, which LLVM is built without; `function` reads a signature in front of callees that JIT code lacks; what
  # `object-size` and `null` find AddressSanitizer finds, too, and they take a seventh of the build.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr,function,object-size,null -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  # For tests, inline functions of other people's headers, which are most of what would be instrumented, are left as they are. What
  # our own code reads through a pointer or reference that such a function returned is checked, and so are the copies and
  # comparisons of the C library; libstdc++ asserts its indices (CMakePresets.json).
  if(ASSAY_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options(-fsanitize-ignorelist=${CMAKE_SOURCE_DIR}/cmake/not-instrumented.txt)
  endif()
  add_link_options(-fsanitize=address,undefined)
endif()

# LLVM and Clang, 18 or 19.
if(NOT LLVM_DIR)
  foreach(version 19 18)
    if(EXISTS /usr/lib/llvm-${version}/lib/cmake/llvm)
      set(LLVM_DIR /usr/lib/llvm-${version}/lib/cmake/llvm)
      set(Clang_DIR /usr/lib/llvm-${version}/lib/cmake/clang)
      break()
    endif()
  endforeach()
endif()
find_package(LLVM REQUIRED CONFIG)
if(LLVM_VERSION_MAJOR LESS 18 OR LLVM_VERSION_MAJOR GREATER 19)
  message(FATAL_ERROR "LLVM ${LLVM_VERSION} found; 18 or 19 is needed (libclang-19-dev, llvm-19-dev)")
endif()
find_package(Clang REQUIRED CONFIG)
add_library(assay_llvm INTERFACE)
target_include_directories(assay_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
target_link_libraries(assay_llvm INTERFACE assay_options LLVM)
target_compile_options(assay_llvm INTERFACE -fno-rtti)
add_library(assay_clang INTERFACE)
target_include_directories(assay_clang SYSTEM INTERFACE ${CLANG_INCLUDE_DIRS})
target_link_libraries(assay_clang INTERFACE assay_llvm clang-cpp)

find_package(fmt REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(GTest REQUIRED)
find_package(CLI11 REQUIRED)
find_library(ASSAY_Z3 z3 REQUIRED)
find_path(ASSAY_Z3_INCLUDE z3.h PATH_SUFFIXES z3 REQUIRED)
add_library(assay_z3 INTERFACE)
target_include_directories(assay_z3 SYSTEM INTERFACE ${ASSAY_Z3_INCLUDE})
target_link_libraries(assay_z3 INTERFACE ${ASSAY_Z3})

find_library(ASSAY_SECCOMP seccomp REQUIRED)
find_path(ASSAY_SECCOMP_INCLUDE seccomp.h REQUIRED)
add_library(assay_seccomp INTERFACE)
target_include_directories(assay_seccomp SYSTEM INTERFACE ${ASSAY_SECCOMP_INCLUDE})
target_link_libraries(assay_seccomp INTERFACE ${ASSAY_SECCOMP})

find_library(ASSAY_ZSTD zstd REQUIRED)
find_path(ASSAY_ZSTD_INCLUDE zstd.h REQUIRED)
add_library(assay_zstd INTERFACE)
target_include_directories(assay_zstd SYSTEM INTERFACE ${ASSAY_ZSTD_INCLUDE})
target_link_libraries(assay_zstd INTERFACE ${ASSAY_ZSTD})

find_library(ASSAY_MICROHTTPD microhttpd REQUIRED)
find_path(ASSAY_MICROHTTPD_INCLUDE microhttpd.h REQUIRED)
add_library(assay_microhttpd INTERFACE)
target_include_directories(assay_microhttpd SYSTEM INTERFACE ${ASSAY_MICROHTTPD_INCLUDE})
target_link_libraries(assay_microhttpd INTERFACE ${ASSAY_MICROHTTPD})

find_package(SQLite3 REQUIRED)

find_path(ASSAY_TOMLPLUSPLUS_INCLUDE toml++/toml.h REQUIRED)
add_library(assay_tomlplusplus INTERFACE)
target_include_directories(assay_tomlplusplus SYSTEM INTERFACE ${ASSAY_TOMLPLUSPLUS_INCLUDE})

# tree-sitter: Debian's runtime, grammars as npm ships their generated C (scripts/deps puts them there).
set(ASSAY_GRAMMARS ${CMAKE_SOURCE_DIR}/.deps/node_modules CACHE PATH "folder with tree-sitter-cpp and tree-sitter-python")
find_library(ASSAY_TREE_SITTER tree-sitter REQUIRED)
add_library(assay_treesitter STATIC)
option(ASSAY_INSTALL_GRAMMARS "let the build install grammars that are missing (scripts/build)" OFF)
set(missing_grammars)
foreach(grammar python cpp)
  set(root ${ASSAY_GRAMMARS}/tree-sitter-${grammar}/src)
  if(NOT EXISTS ${root}/parser.c)
    if(NOT ASSAY_INSTALL_GRAMMARS)
      message(FATAL_ERROR "tree-sitter-${grammar} not found in ${ASSAY_GRAMMARS}; run scripts/deps")
    endif()
    list(APPEND missing_grammars ${root}/parser.c ${root}/scanner.c)
  endif()
  target_sources(assay_treesitter PRIVATE ${root}/parser.c ${root}/scanner.c)
  set_source_files_properties(${root}/parser.c ${root}/scanner.c PROPERTIES INCLUDE_DIRECTORIES ${root} COMPILE_OPTIONS "-w;-O1")
endforeach()
if(missing_grammars)
  # npm and what it needs take as long to install as all other packages, and nothing else waits for them.
  add_custom_command(OUTPUT ${missing_grammars} COMMAND ${CMAKE_SOURCE_DIR}/scripts/deps --grammars
                     COMMENT "Installing the tree-sitter grammars" VERBATIM)
endif()
target_link_libraries(assay_treesitter PUBLIC ${ASSAY_TREE_SITTER})
