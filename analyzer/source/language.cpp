// See language.h. Evidence for the first language (a mark, a header, the name of a reply's block) has priority:
// `<<<...>>>` and `__global__` are written in it too, and a kernel of it that borrows from CUDA is a wrong one.
#include "analyzer/source/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "analyzer/facts/kernel-language.h"
#include "analyzer/source/content.h"
#include "analyzer/source/python-reply.h"

namespace assay::source {
namespace {

struct Sign {
  std::string_view word;
  std::string_view language;
  std::string_view shown;
};

bool Holds(std::string_view text, std::string_view word) { return text.find(word) != std::string_view::npos; }

bool IsFirst(std::string_view path, std::string_view text) {
  const KernelLanguage& first = FirstLanguage();
  return std::any_of(first.extensions.begin(), first.extensions.end(), [&](auto end) { return path.ends_with(end); }) ||
         std::any_of(first.marks.begin(), first.marks.end(), [&](auto word) { return Holds(text, word); });
}

// Names that occur in no program of another language.
constexpr std::array<Sign, 21> kSigns = {{
    {"load_inline", "cuda", "CUDA"},
    {"torch.utils.cpp_extension", "cuda", "CUDA"},
    {"cuda_runtime", "cuda", "CUDA"},
    {"cuda_fp16.h", "cuda", "CUDA"},
    {"cuda_bf16.h", "cuda", "CUDA"},
    {"<cuda.h>", "cuda", "CUDA"},
    {"ATen/cuda/", "cuda", "CUDA"},
    {"c10/cuda/", "cuda", "CUDA"},
    {"cublas_v2.h", "cuda", "CUDA"},
    {"```cuda", "cuda", "CUDA"},
    {"```cu\n", "cuda", "CUDA"},
    {"hip/hip_runtime", "hip", "HIP"},
    {"@triton.jit", "triton", "Triton"},
    {"import triton", "triton", "Triton"},
    {"import tilelang", "tilelang", "TileLang"},
    {"@T.prim_func", "tilelang", "TileLang"},
    {"import cutlass", "cutlass", "the CUTLASS DSL"},
    {"jax.experimental.pallas", "pallas", "Pallas"},
    {"sycl/sycl.hpp", "sycl", "SYCL"},
    {"metal_stdlib", "metal", "Metal"},
    {"__kernel void", "opencl", "OpenCL"},
}};

}  // namespace

LanguageGuess ForeignLanguage(std::string_view path, std::string_view text) {
  if (IsFirst(path, text) || HasKnownAssignment(text)) return {};
  if (path.ends_with(".cu") || path.ends_with(".cuh")) return {"cuda", "CUDA (by its name)"};
  for (const Sign& sign : kSigns) {
    if (Holds(text, sign.word)) return {sign.language, fmt::format("{} (`{}`)", sign.shown, sign.word)};
  }
  if (!HasWord(text, "__global__")) return {};
  for (const std::string_view word : {"threadIdx", "blockDim", "__syncthreads", "__shared__"}) {
    if (HasWord(text, word)) return {"cuda", fmt::format("CUDA (`{}`)", word)};
  }
  return {};
}

}  // namespace assay::source
