// The budget of an evaluation of untrusted text: steps and bytes, both counted, so that a text that never ends or
// grows without end stops at the same place on every machine, long before time or memory runs out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace assay {

// Thrown when a budget is spent. No `except` of the evaluated text catches it.
struct Spent {
  std::string message;
};

class Budget {
 public:
  struct Limits {
    std::uint64_t steps = UINT64_MAX;
    std::uint64_t bytes = UINT64_MAX;         // of lists, dictionaries, texts and objects at one time
    std::uint64_t tensor_bytes = UINT64_MAX;  // of values of tensors at one time; above it shapes only
  };
  // `what` begins the messages: "the module".
  Budget(std::string what, Limits limits);

  // Makes a budget current for a scope; the enclosing one keeps counting.
  class Use {
   public:
    explicit Use(Budget& budget);
    ~Use();
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;

   private:
    Budget* budget_;
  };

  // Steps of the current budget and of the enclosing ones. One step is about as much work as visiting one node.
  static void Step(std::uint64_t count = 1);
  // Bytes allocated and freed. Values outlive budgets, so these are counted per thread.
  static void Hold(std::size_t bytes);
  static void Release(std::size_t bytes) noexcept;
  // False if the values of a tensor do not fit.
  static bool HoldTensor(std::size_t bytes) noexcept;
  static void ReleaseTensor(std::size_t bytes) noexcept;
  // Bytes of live values on this thread.
  static std::uint64_t Held() noexcept;
  // Under a budget, throws if one text, list or range is longer than any should be.
  static void CheckLength(std::size_t length, const char* what);

  std::uint64_t steps() const { return steps_; }

 private:
  std::string what_;
  Limits limits_;
  std::uint64_t steps_ = 0;
  std::uint64_t most_held_, most_tensor_;  // by thread
  Budget* around_ = nullptr;
  bool used_ = false;
};

// Counts the contents of a container, and a step for each 4 values that it makes room for.
template <class T>
struct CountedAllocator {
  using value_type = T;
  CountedAllocator() = default;
  template <class U>
  CountedAllocator(const CountedAllocator<U>&) {}
  T* allocate(std::size_t count) {
    Budget::Hold(count * sizeof(T));
    return std::allocator<T>().allocate(count);
  }
  void deallocate(T* from, std::size_t count) noexcept {
    std::allocator<T>().deallocate(from, count);
    Budget::Release(count * sizeof(T));
  }
  template <class U>
  bool operator==(const CountedAllocator<U>&) const {
    return true;
  }
};

}  // namespace assay
