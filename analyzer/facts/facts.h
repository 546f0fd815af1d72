// Everything known about one input. Rules ask for the parts they read.
#pragma once

#include <tuple>

#include "analyzer/facts/host.h"
#include "analyzer/facts/kernel.h"
#include "analyzer/facts/parse.h"
#include "analyzer/facts/profile.h"
#include "analyzer/facts/proof.h"
#include "analyzer/facts/reply.h"
#include "analyzer/facts/run.h"

namespace assay {

class Facts {
 public:
  template <class T>
  const T& Get() const {
    return std::get<T>(parts_);
  }
  template <class T>
  T& Mutable() {
    return std::get<T>(parts_);
  }

 private:
  std::tuple<ReplyFacts, ParseFacts, ProfileFacts, HostFacts, KernelFacts, RunFacts, ProofFacts> parts_;
};

}  // namespace assay
