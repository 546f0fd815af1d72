// See budget.h.
#include "reference/tensor/budget.h"

#include <utility>

namespace assay {
namespace {

constexpr std::size_t kMostLength = 1u << 22;
constexpr std::size_t kBytesAStep = 128;

thread_local Budget* current = nullptr;
thread_local std::uint64_t held = 0;
thread_local std::uint64_t tensors_held = 0;

std::uint64_t Above(std::uint64_t base, std::uint64_t more) {
  return more > UINT64_MAX - base ? UINT64_MAX : base + more;
}

}  // namespace

Budget::Budget(std::string what, Limits limits)
    : what_(std::move(what)),
      limits_(limits),
      most_held_(Above(held, limits.bytes)),
      most_tensor_(Above(tensors_held, limits.tensor_bytes)) {}

Budget::Use::Use(Budget& budget) : budget_(&budget) {
  if (budget.used_) {  // a call back into what is being evaluated
    budget_ = nullptr;
    return;
  }
  budget.used_ = true;
  budget.around_ = std::exchange(current, &budget);
}

Budget::Use::~Use() {
  if (budget_ == nullptr) return;
  current = std::exchange(budget_->around_, nullptr);
  budget_->used_ = false;
}

void Budget::Step(std::uint64_t count) {
  for (Budget* budget = current; budget != nullptr; budget = budget->around_) {
    budget->steps_ = Above(budget->steps_, count);
    if (budget->steps_ > budget->limits_.steps)
      throw Spent{budget->what_ + " takes more than " + std::to_string(budget->limits_.steps) + " steps"};
  }
}

void Budget::Hold(std::size_t bytes) {
  if (current == nullptr) {
    held += bytes;
    return;
  }
  if (bytes >= kBytesAStep) Step(bytes / kBytesAStep);
  for (const Budget* budget = current; budget != nullptr; budget = budget->around_) {
    if (bytes > budget->most_held_ || held > budget->most_held_ - bytes)
      throw Spent{budget->what_ + " holds more than " + std::to_string(budget->limits_.bytes >> 20) + " MB of values"};
  }
  held += bytes;
}

void Budget::Release(std::size_t bytes) noexcept { held -= bytes; }

bool Budget::HoldTensor(std::size_t bytes) noexcept {
  for (const Budget* budget = current; budget != nullptr; budget = budget->around_) {
    if (bytes > budget->most_tensor_ || tensors_held > budget->most_tensor_ - bytes) return false;
  }
  tensors_held += bytes;
  return true;
}

std::uint64_t Budget::Held() noexcept { return held + tensors_held; }

void Budget::ReleaseTensor(std::size_t bytes) noexcept { tensors_held -= bytes; }

void Budget::CheckLength(std::size_t length, const char* what) {
  if (current != nullptr && length > kMostLength) throw Spent{std::string(what) + " grows too long"};
}

}  // namespace assay
