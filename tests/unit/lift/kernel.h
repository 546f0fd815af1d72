// Lifts and proves a kernel of tests/unit/lift/data under given launch values.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/lift/lift.h"
#include "dialects/ascendc/lift/semantics.h"
#include "solver/prove.h"

namespace assay {

inline LoweredModule ReadKernel(const std::string& file) {
  std::ifstream in(std::string(ASSAY_SOURCE_DIR) + "/tests/unit/lift/data/" + file);
  LoweredModule module;
  module.bitcode.assign(std::istreambuf_iterator<char>(in), {});
  for (std::uint32_t i = 0; i < 64; ++i) module.locations.push_back({{0, i, i + 1}, {}});
  return module;
}

inline LaunchValues Launch(std::int64_t cores, std::initializer_list<std::uint32_t> tiling,
                           std::vector<LaunchArgument> args) {
  LaunchValues launch;
  launch.semantics = &ascendc::TheSemantics();
  launch.block_dim = cores;
  launch.on_chip_bytes = 196608;
  launch.granule = 32;
  launch.vector_bytes = 256;
  launch.args = std::move(args);
  launch.args.push_back({"workspace", LaunchArgument::Role::kWorkspace, 0, -1});
  launch.args.push_back({"tiling", LaunchArgument::Role::kTiling, 0, -1});
  for (std::uint32_t word : tiling) {
    std::byte bytes[4];
    std::memcpy(bytes, &word, sizeof(word));
    launch.tiling.insert(launch.tiling.end(), bytes, bytes + 4);
  }
  return launch;
}

inline LaunchArgument Input(std::string name, std::int64_t bytes) {
  return {std::move(name), LaunchArgument::Role::kInput, bytes, -1};
}

inline LaunchArgument Output(std::string name, std::int64_t bytes) {
  return {std::move(name), LaunchArgument::Role::kOutput, bytes, -1};
}

// "refuted: <what> core=3 ..." and "undecided: <what> -- <why>", one per line; proved ones are only counted.
inline std::string Unproved(const ProofFacts& facts) {
  std::string out;
  for (const ProofResult& result : facts.results) {
    if (result.status == ProofResult::Status::kProved) continue;
    const bool refuted = result.status == ProofResult::Status::kRefuted;
    out += (refuted ? "refuted: " : "undecided: ") + result.what;
    if (!refuted) out += " -- " + result.why_undecided;
    for (const auto& [name, value] : result.model) out += " " + name + "=" + std::to_string(value);
    out += "\n";
  }
  return out;
}

inline ProofFacts ProveKernel(const std::string& file, const std::string& entry, const LaunchValues& launch) {
  const DeviceEvents events = Lift(ReadKernel(file), entry, launch);
  EXPECT_TRUE(events.lifted) << events.why_not;
  return Prove(events, launch);
}

}  // namespace assay
