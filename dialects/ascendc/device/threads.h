// Code on threads (SIMT, 3510): the threads of a block on one vector core, one after the other until each waits or
// ends.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

namespace assay::device {

struct ThreadShape {
  std::array<std::uint32_t, 3> grid{1, 1, 1};     // blocks of the launch
  std::array<std::uint32_t, 3> threads{0, 0, 0};  // of each block; 0 = none
  bool any() const { return threads[0] != 0; }
  std::uint64_t count() const { return std::uint64_t{threads[0]} * threads[1] * threads[2]; }
};

// Runs `body` once per thread, on a stack of its own. The core waits for all of them.
void RunThreads(const ThreadShape& shape, const std::function<void()>& body);

// Whether it lies in threadIdx and its like, which code reads.
bool IsThreadWord(const void* p, std::int64_t bytes);

// One past the stack of the thread that runs; 0 outside of threads.
std::uintptr_t ThreadStackEnd();

}  // namespace assay::device
