// The one evaluator that a process may be given.
#include "reference/task/other-reference.h"

namespace assay::harness {
namespace {

std::unique_ptr<OtherReference>& InUse() {
  static std::unique_ptr<OtherReference> other;
  return other;
}

}  // namespace

OtherReference* OtherReference::Current() { return InUse().get(); }
void OtherReference::Use(std::unique_ptr<OtherReference> other) { InUse() = std::move(other); }

}  // namespace assay::harness
