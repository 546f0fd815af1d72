// The integers in a reply's sources that may influence decisions about sizes: block sizes, tiles, thresholds. Sizes
// of the task that the reply's module repeats are excluded.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/project.h"

namespace assay::cuda {

// Of C++ and CUDA: literals, names of constants (`#define TILE 32`, `constexpr int kRows = 4`), products, quotients,
// sums and shifts of these (`TILE * 4`), parts of them included; numbers implied by shifts, masks (`>> 5`, `& 31`),
// vector types and warp functions. Comments, texts and directives other than #define are left out. Ascending, from 2
// on.
std::vector<std::int64_t> LiteralsOfCpp(std::string_view text);

// For Python: literals and results of `*` and `//` on two of them; without strings, comments, parameters'
// defaults, get_inputs and get_init_inputs, and assignments to `sizes` at module level.
std::vector<std::int64_t> LiteralsOfPython(std::string_view text, const std::vector<std::string>& sizes);

// Of all C++ and CUDA of the input.
std::vector<std::int64_t> CppLiterals(const Project& project);
// The same with its Python.
std::vector<std::int64_t> SizeLiterals(const Project& project, const std::vector<std::string>& sizes);

// Whether device code combines several indices of a thread, or several sizes of a block, into one
// number (`threadIdx.y * 32 + threadIdx.x`): then the number of threads in a block matters, not only
// its sides.
bool JoinsThreadIndices(std::string_view text);
bool JoinsThreadIndices(const Project& project);

}  // namespace assay::cuda
