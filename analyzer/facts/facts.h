// Everything known about one input: a set of facts indexed by type. A dialect's reader adds facts; a rule names
// those it needs and runs only if all of them are there.
#pragma once

#include <map>
#include <memory>

#include "analyzer/facts/parse.h"
#include "analyzer/facts/proof.h"
#include "analyzer/facts/reply.h"
#include "analyzer/facts/run.h"

namespace assay {

class Facts {
 public:
  Facts() = default;
  Facts(Facts&&) = default;
  Facts& operator=(Facts&&) = default;

  template <class T>
  bool Has() const {
    return parts_.contains(&kKey<T>);
  }
  // Empty facts if none were added.
  template <class T>
  const T& Get() const {
    static const T empty;
    const auto found = parts_.find(&kKey<T>);
    return found == parts_.end() ? empty : *static_cast<const T*>(found->second.get());
  }
  // Adds empty facts if there are none.
  template <class T>
  T& Mutable() {
    std::shared_ptr<void>& part = parts_[&kKey<T>];
    if (part == nullptr) part = std::make_shared<T>();
    return *static_cast<T*>(part.get());
  }

 private:
  // Its address is the key: part of the program is built without run-time type information.
  template <class T>
  static inline char kKey = 0;

  std::map<const char*, std::shared_ptr<void>> parts_;
};

}  // namespace assay
