// Which on-chip bytes are defined, at one shape: every core, round and operation in order, byte by byte, like the
// simulator's shadow memory.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"

namespace assay {

struct DefinedOutcome {
  enum class Kind {
    kClean,
    kBroken,  // undefined bytes reach an output or scalar code
    kOpen
  } kind = Kind::kClean;
  std::string why;  // kOpen
  // kBroken: where undefined bytes are first read, and where they escape.
  int event = -1;
  int operand = -1;
  int out = -1;  // the event by which they escape
  Assignment when;
};

class DefinedWalk {
 public:
  DefinedWalk(const DeviceEvents& events, const LaunchValues& launch);
  ~DefinedWalk();
  DefinedWalk(const DefinedWalk&) = delete;
  DefinedWalk& operator=(const DefinedWalk&) = delete;

  // `budget` counts evaluated expression nodes and blocks of memory, and shrinks.
  DefinedOutcome At(const Assignment& shape, std::uint64_t& budget);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace assay
