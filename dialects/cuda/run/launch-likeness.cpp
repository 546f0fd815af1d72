// Launches are paired in the order in which they were first made.
#include "dialects/cuda/run/launch-likeness.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace assay::cuda {
namespace {

constexpr std::size_t kMostIntegers = 10;
constexpr std::int64_t kMostProduct = std::int64_t{1} << 50;

struct Launched {
  std::string key;     // what is launched and where
  std::string kernel;  // for messages
  const CudaCall* call;
  const CudaLaunch* launch;
};

std::vector<Launched> Distinct(const std::vector<CudaCall>& calls) {
  std::vector<Launched> made;
  for (const CudaCall& call : calls) {
    std::string path = call.extension + "." + call.function;
    for (const std::string& library : call.library_calls) path += " " + library;
    for (const CudaLaunch& launch : call.launches) {
      path += fmt::format(" {}@{}.{}.{}", launch.symbol, launch.block[0], launch.block[1], launch.block[2]);
      const auto listed = [&](const Launched& one) { return one.key == path; };
      if (std::none_of(made.begin(), made.end(), listed)) made.push_back({path, launch.kernel, &call, &launch});
    }
  }
  return made;
}

// For memory that the call made: results, and data between kernels. In words of four bytes if that divides it.
std::int64_t NewElements(const Launched& launched, const CudaArgument& argument) {
  if (argument.kind != CudaArgument::Kind::kPointer || argument.storage < 0) return 0;
  const auto at = static_cast<std::size_t>(argument.storage);
  if (at >= launched.call->storages.size() || launched.call->storages[at].argument >= 0) return 0;
  const std::int64_t bytes = launched.call->storages[at].bytes;
  return bytes % 4 == 0 ? bytes / 4 : bytes;
}

// Quantities that a grid may cover: products of integers, elements of new memory. 0 if there is none.
std::vector<std::int64_t> Quantities(const Launched& launched) {
  std::vector<std::int64_t> made, integers;
  for (const CudaArgument& argument : launched.launch->arguments) {
    if (argument.kind == CudaArgument::Kind::kInteger && integers.size() < kMostIntegers)
      integers.push_back(argument.integer);
    const std::int64_t elements = NewElements(launched, argument);
    for (std::int64_t width : {1, 2, 4, 8}) made.push_back(elements % width == 0 ? elements / width : 0);
  }
  for (std::size_t chosen = 1; chosen < std::size_t{1} << integers.size(); ++chosen) {
    std::int64_t product = 1;
    for (std::size_t i = 0; i < integers.size(); ++i) {
      if ((chosen >> i & 1) == 0) continue;
      const bool fits = product > 0 && integers[i] >= 1 && integers[i] <= kMostProduct / product;
      product = fits ? product * integers[i] : 0;
    }
    made.push_back(product);
  }
  return made;
}

// Whether the grid covers some quantity with whole blocks, with the last one full both times or neither.
template <class F>
bool CoversAlike(const Launched& large, const Launched& small, std::size_t dimension, F relates) {
  const std::vector<std::int64_t> before = Quantities(large), after = Quantities(small);
  const std::array<std::int64_t, 3>& block = large.launch->block;
  const std::int64_t from = large.launch->grid[dimension], to = small.launch->grid[dimension];
  for (const std::int64_t size : {block[dimension], block[0] * block[1] * block[2]}) {
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
      const std::int64_t a = before[i], b = after[i];
      if (a < 1 || b < 1 || !relates(a, b)) continue;
      if ((a + size - 1) / size == from && (b + size - 1) / size == to && (a % size == 0) == (b % size == 0))
        return true;
    }
  }
  return false;
}

// One thread per item: then only the last block depends on the size of blocks.
bool IsFlat(const Launched& full, const Launched& small) {
  const auto one = [](const CudaLaunch& launch) {
    return launch.grid[1] == 1 && launch.grid[2] == 1 && launch.block[1] == 1 && launch.block[2] == 1;
  };
  return one(*full.launch) && one(*small.launch) && full.launch->grid[0] > 1 &&
         CoversAlike(full, small, 0, [](std::int64_t, std::int64_t) { return true; });
}

std::string ArgumentsDiffer(const Launched& full, const Launched& small, const harness::SizeDeciders& all) {
  const harness::SizeDeciders deciders = IsFlat(full, small) ? all.Without({full.launch->block[0]}) : all;
  for (std::size_t i = 0; i < 3; ++i) {
    if ((full.launch->grid[i] > 1) != (small.launch->grid[i] > 1))
      return fmt::format("the grid of `{}` is {} blocks in place of {}", full.kernel, small.launch->grid[i],
                         full.launch->grid[i]);
  }
  const auto &before = full.launch->arguments, &after = small.launch->arguments;
  for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
    const std::int64_t from = NewElements(full, before[i]), to = NewElements(small, after[i]);
    if (from > 0 && to > 0 && !deciders.DividedAlike(from, to))
      return fmt::format("the {} elements behind argument {} of `{}` have other divisors", to, i + 1, full.kernel);
  }
  for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
    if (before[i].kind != CudaArgument::Kind::kInteger || after[i].kind != CudaArgument::Kind::kInteger) continue;
    const std::string difference = deciders.Difference(before[i].integer, after[i].integer);
    if (!difference.empty())
      return fmt::format("argument {} of `{}`, {}, {}", i + 1, full.kernel, after[i].integer, difference);
  }
  return "";
}

// The first launch that one has and the other has not; empty if they are the same.
std::string KernelsDiffer(const std::vector<Launched>& before, const std::vector<Launched>& after) {
  for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
    if (before[i].key != after[i].key) return fmt::format("`{}` is launched, or with other blocks", before[i].kernel);
  }
  if (before.size() == after.size()) return "";
  return fmt::format("{} are launched in place of {}",
                     before.size() == 1 ? "1 kernel" : fmt::format("{} kernels", before.size()), after.size());
}

}  // namespace

LaunchLikeness CompareLaunches(const CudaLaunchFacts& full, const std::vector<CudaCall>& calls,
                               const harness::SizeDeciders& deciders) {
  LaunchLikeness made;
  if (!full.undecided.empty() || !full.finished) return made;
  made.known = true;
  const std::vector<Launched> before = Distinct(full.calls), after = Distinct(calls);
  made.kernels = KernelsDiffer(before, after);
  if (!made.kernels.empty()) return made;
  for (std::size_t i = 0; i < before.size() && made.arguments.empty(); ++i)
    made.arguments = ArgumentsDiffer(before[i], after[i], deciders);
  return made;
}

std::string WhySamplesAreTogether(const std::vector<CudaCall>& all_calls, const std::vector<CudaCall>& few_calls,
                                  std::int64_t all, std::int64_t few, const harness::SizeDeciders& deciders) {
  const std::vector<Launched> before = Distinct(all_calls), after = Distinct(few_calls);
  if (std::string differ = KernelsDiffer(before, after); !differ.empty()) return differ;
  const auto scaled = [&](std::int64_t from, std::int64_t to) {
    return from == to || (from % all == 0 && from / all * few == to);
  };
  for (std::size_t i = 0; i < before.size(); ++i) {
    const CudaLaunch &from = *before[i].launch, &to = *after[i].launch;
    for (std::size_t k = 0; k < 3; ++k) {
      const bool one_by_one = from.grid[k] == to.grid[k] || from.grid[k] * few == to.grid[k] * all;
      const auto by_sample = [&](std::int64_t a, std::int64_t b) { return a % all == 0 && a / all * few == b; };
      if (!one_by_one && !CoversAlike(before[i], after[i], k, by_sample))
        return fmt::format("a block of `{}` has a part in several samples", before[i].kernel);
    }
    for (std::size_t k = 0; k < std::min(from.arguments.size(), to.arguments.size()); ++k) {
      const CudaArgument &a = from.arguments[k], &b = to.arguments[k];
      if (a.kind != CudaArgument::Kind::kInteger || b.kind != CudaArgument::Kind::kInteger) continue;
      const bool counts = a.integer == all && b.integer == few;
      if (!counts && (!scaled(a.integer, b.integer) || !deciders.DividedAlike(a.integer, b.integer)))
        return fmt::format("argument {} of `{}` is {}", k + 1, before[i].kernel, a.integer);
    }
  }
  return "";
}

std::vector<std::int64_t> BlockSizes(const CudaLaunchFacts& full, bool joined) {
  std::vector<std::int64_t> made;
  for (const CudaCall& call : full.calls) {
    for (const CudaLaunch& launch : call.launches) {
      if (joined) made.push_back(launch.block[0] * launch.block[1] * launch.block[2]);
      made.insert(made.end(), launch.block.begin(), launch.block.end());
    }
  }
  std::sort(made.begin(), made.end());
  made.erase(std::unique(made.begin(), made.end()), made.end());
  return made;
}

}  // namespace assay::cuda
