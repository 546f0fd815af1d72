// The integers that a reply's sources write down, by which it may decide something about sizes: block sizes, tiles,
// thresholds. Those of the task's sizes that the reply's module repeats are not among them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/project.h"

namespace assay::cuda {

// Of C++ and CUDA: literals, names of constants (`#define TILE 32`, `constexpr int kRows = 4`), products, quotients,
// sums and shifts of these (`TILE * 4`), parts of them included; what shifts, masks (`>> 5`, `& 31`), vector types and
// functions of warps stand for. Comments, texts and directives other than #define are left out. Ascending, from 2 on.
std::vector<std::int64_t> LiteralsOfCpp(std::string_view text);

// Of Python: literals and what `*` and `//` make of two of them; without texts, comments, parameters' defaults,
// get_inputs and get_init_inputs, and assignments to `sizes` at the module's own level.
std::vector<std::int64_t> LiteralsOfPython(std::string_view text, const std::vector<std::string>& sizes);

// Of all C++ and CUDA of the input.
std::vector<std::int64_t> CppLiterals(const Project& project);
// The same with its Python.
std::vector<std::int64_t> SizeLiterals(const Project& project, const std::vector<std::string>& sizes);

// Whether device code makes one number of a thread's several indices, or of a block's several sizes
// (`threadIdx.y * 32 + threadIdx.x`): then how many threads a block has decides, not its sides alone.
bool JoinsThreadIndices(std::string_view text);
bool JoinsThreadIndices(const Project& project);

}  // namespace assay::cuda
