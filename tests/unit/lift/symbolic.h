// Launches for all lengths at once, built by hand as the host half would give them.
#pragma once

#include <optional>
#include <utility>

#include "tests/unit/lift/kernel.h"

namespace assay {

class SymbolicKernel {
 public:
  SymbolicKernel() {
    launch.semantics = &ascendc::TheSemantics();
    launch.on_chip_bytes = 196608;
    launch.granule = 32;
    launch.vector_bytes = 256;
  }
  ExprPool& pool() { return *symbolic->pool; }
  Expr C(WideInt v) { return pool().Const(v); }
  Expr Dimension(const char* name, WideInt lo, WideInt hi) {
    symbolic->domain +=
        (symbolic->domain.empty() ? "" : ", ") + std::string(name) + " in [" + PrintInt(lo) + ", " + PrintInt(hi) + "]";
    return pool().NewSymbol(name, SymbolRole::kArgument, {lo, hi});
  }
  Expr CeilDiv(Expr a, Expr b) { return pool().Div(pool().Sub(pool().Add(a, b), C(1)), b); }
  Expr Times(Expr a, Expr b) { return pool().Mul(a, b); }

  // Tiling words of 4 bytes each.
  void Words(std::initializer_list<Expr> words) {
    for (Expr word : words) {
      symbolic->fields.push_back({static_cast<std::int64_t>(4 * symbolic->fields.size()), 4, word, ""});
    }
    launch.tiling.assign(4 * words.size(), std::byte{1});
  }
  void Input(std::string name, Expr bytes) { Argument({std::move(name), LaunchArgument::Role::kInput, 1, -1}, bytes); }
  void Output(std::string name, Expr bytes) {
    Argument({std::move(name), LaunchArgument::Role::kOutput, 1, -1}, bytes);
  }

  // The launch for given dimensions, as a run has it; nothing if a hypothesis fails.
  std::optional<LaunchValues> At(const Assignment& shape) const {
    for (Expr e : symbolic->hypotheses) {
      if (Evaluate(e, shape).value() == 0) return std::nullopt;
    }
    LaunchValues there = launch;
    there.symbolic = nullptr;
    if (symbolic->block_dim) there.block_dim = static_cast<std::int64_t>(Evaluate(symbolic->block_dim, shape).value());
    for (const auto& field : symbolic->fields) {
      const auto word = static_cast<std::uint32_t>(Evaluate(field.value, shape).value());
      std::memcpy(there.tiling.data() + field.offset, &word, sizeof(word));
    }
    for (std::size_t i = 0; i < there.args.size(); ++i) {
      if (symbolic->arg_bytes[i]) {
        there.args[i].bytes = static_cast<std::int64_t>(Evaluate(symbolic->arg_bytes[i], shape).value());
      }
    }
    return there;
  }

  ProofFacts Prove(const std::string& file, const std::string& entry) {
    Argument({"workspace", LaunchArgument::Role::kWorkspace, workspace, -1}, {});
    Argument({"tiling", LaunchArgument::Role::kTiling, 0, -1}, {});
    launch.symbolic = symbolic;
    const DeviceEvents events = Lift(ReadKernel(file), entry, launch);
    EXPECT_TRUE(events.lifted) << events.why_not;
    return assay::Prove(events, launch);
  }

  std::shared_ptr<SymbolicLaunch> symbolic = [] {
    auto made = std::make_shared<SymbolicLaunch>();
    made->pool = std::make_shared<ExprPool>();
    return made;
  }();
  LaunchValues launch;
  std::int64_t workspace = 0;

 private:
  void Argument(LaunchArgument argument, Expr bytes) {
    launch.args.push_back(std::move(argument));
    symbolic->arg_bytes.push_back(bytes);
  }
};

}  // namespace assay
