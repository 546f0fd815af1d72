// A host request as the plain structs that the model's driver takes.
#pragma once

#include <deque>
#include <vector>

#include "dialects/ascendc/worker/host-abi.h"
#include "dialects/ascendc/worker/host-run.h"

namespace assay {

// Points into the request it is made from.
class HostArguments {
 public:
  explicit HostArguments(const HostRequest& given);
  HostArguments(const HostArguments&) = delete;
  HostArguments& operator=(const HostArguments&) = delete;
  const assay_host_request& request() const { return request_; }

 private:
  std::vector<assay_host_tensor> inputs_, outputs_;
  std::deque<std::int64_t> numbers_;
  std::vector<assay_host_attr> attributes_;
  assay_host_request request_{};
};

}  // namespace assay
