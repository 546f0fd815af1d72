// The heap that a forked worker has for itself.
#include "simulator/worker/fresh-heap.h"

#include <gtest/gtest.h>
#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace assay {
namespace {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ASSAY_SANITIZED
#endif
#endif

// The status of a child that runs `body` on a fresh heap and exits with what it returns.
template <class Body>
int InChild(const Body& body) {
  const pid_t child = fork();
  if (child == 0) {
    UseFreshHeap();
    _exit(body());
  }
  int status = -1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return status;
}

bool Holds(const unsigned char* p, std::size_t size, unsigned char value) {
  for (std::size_t i = 0; i < size; ++i) {
    if (p[i] != value) return false;
  }
  return true;
}

TEST(FreshHeap, BlocksAreApartAndKeepTheirContents) {
  EXPECT_EQ(InChild([] {
              std::vector<std::pair<unsigned char*, std::size_t>> blocks;
              std::uint32_t random = 1;
              for (int i = 0; i < 6000; ++i) {
                random = random * 1664525 + 1013904223;
                const std::size_t size = (random >> 8) % (i % 50 == 0 ? 3'000'000 : i % 7 == 0 ? 20'000 : 200);
                auto* p = static_cast<unsigned char*>(std::malloc(size));
                if (p == nullptr || reinterpret_cast<std::uintptr_t>(p) % 16 != 0 || malloc_usable_size(p) < size)
                  return 1;
                std::memset(p, i % 251, size);
                blocks.emplace_back(p, size);
                if (i % 3 != 0) continue;
                const std::size_t victim = random % blocks.size();
                auto& [old, had] = blocks[victim];
                if (had > 0 && !Holds(old, had, old[0])) return 2;
                std::free(old);
                blocks[victim] = blocks.back();
                blocks.pop_back();
              }
              for (auto& [p, size] : blocks) {
                if (size > 0 && !Holds(p, size, p[0])) return 3;
                std::free(p);
              }
              return 0;
            }),
            0);
}

TEST(FreshHeap, BlocksFromBeforeAreGrownAndFreed) {
  auto* before = static_cast<unsigned char*>(std::malloc(100));
  auto* other = static_cast<unsigned char*>(std::malloc(5000));
  std::memset(before, 7, 100);
  EXPECT_EQ(InChild([&] {
              auto* grown = static_cast<unsigned char*>(std::realloc(before, 100'000));
              if (grown == nullptr || !Holds(grown, 100, 7)) return 1;
              std::memset(grown, 8, 100'000);
              auto* shrunk = static_cast<unsigned char*>(std::realloc(grown, 10));
              if (shrunk == nullptr || !Holds(shrunk, 10, 8)) return 2;
              std::free(shrunk);
              std::free(other);
              return 0;
            }),
            0);
  EXPECT_TRUE(Holds(before, 100, 7));
  std::free(before);
  std::free(other);
}

TEST(FreshHeap, ZeroedAndAlignedBlocks) {
  EXPECT_EQ(InChild([] {
              auto* dirty = static_cast<unsigned char*>(std::malloc(1000));
              std::memset(dirty, 9, 1000);
              std::free(dirty);
              auto* clean = static_cast<unsigned char*>(std::calloc(10, 100));
              if (clean == nullptr || !Holds(clean, 1000, 0)) return 1;
              for (std::size_t alignment = 16; alignment <= 65536; alignment *= 2) {
                void* p = nullptr;
                if (posix_memalign(&p, alignment, 3 * alignment) != 0) return 2;
                if (reinterpret_cast<std::uintptr_t>(p) % alignment != 0 || malloc_usable_size(p) < 3 * alignment)
                  return 3;
                std::memset(p, 1, 3 * alignment);
                p = std::realloc(p, 5 * alignment);
                if (p == nullptr || !Holds(static_cast<unsigned char*>(p), 3 * alignment, 1)) return 4;
                std::free(p);
              }
              return 0;
            }),
            0);
}

#ifndef ASSAY_SANITIZED
TEST(FreshHeap, SaysWhenThereIsNoMemory) {
  EXPECT_EQ(InChild([] {
              volatile std::size_t most = SIZE_MAX;
              if (std::malloc(most) != nullptr || errno != ENOMEM) return 1;
              if (std::calloc(most / 2, 4) != nullptr) return 2;
              void* kept = std::malloc(64);
              if (std::realloc(kept, most - 100) != nullptr) return 3;
              std::free(kept);
              void* none = nullptr;
              return posix_memalign(&none, 24, 8) == EINVAL ? 0 : 4;
            }),
            0);
}

TEST(FreshHeap, ABlockFreedTwiceEndsTheProcess) {
  const int status = InChild([] {
    void* volatile p = std::malloc(48);
    std::free(p);
    std::free(p);
    return 0;
  });
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(WTERMSIG(status), SIGABRT);
}
#endif

}  // namespace
}  // namespace assay
