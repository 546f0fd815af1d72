// Launches for all lengths at once, built by hand as the host half would give them.
#pragma once

#include <utility>

#include "tests/unit/lift/kernel.h"

namespace assay {

class SymbolicKernel {
 public:
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
