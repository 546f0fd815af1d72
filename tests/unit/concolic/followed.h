// Runs one function, given as LLVM assembly, on numbers that are symbols.
#pragma once

#include <gtest/gtest.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

#include <memory>
#include <string>
#include <vector>

#include "simulator/concolic/interpreter.h"

namespace assay::concolic {

inline std::string Bitcode(const std::string& assembly) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  const auto module = llvm::parseAssemblyString(assembly, error, context);
  EXPECT_NE(module, nullptr) << error.getMessage().str();
  std::string out;
  llvm::raw_string_ostream stream(out);
  if (module != nullptr) llvm::WriteBitcodeToFile(*module, stream);
  stream.flush();
  return out;
}

// The function `f(ptr in, ptr out)` reads 64-bit symbols from `in` and leaves 64-bit results in `out`.
class Followed {
 public:
  explicit Followed(const std::string& assembly, std::vector<std::int64_t> values)
      : in(std::move(values)), code_(Bitcode(assembly)) {
    std::string error;
    program_ = Program::Read(code_, {}, nullptr, error);
    EXPECT_NE(program_, nullptr) << error;
    program_->UseNative([](std::string_view) -> void* { return nullptr; });
    interpreter = std::make_unique<Interpreter>(*program_, pool, PathLimits());
    for (std::size_t i = 0; i < in.size(); ++i) {
      symbols.push_back(
          pool.NewSymbol(std::string(1, static_cast<char>('a' + i)), SymbolRole::kArgument, {1, 1 << 20}));
      interpreter->shadow().Store(reinterpret_cast<std::uintptr_t>(&in[i]), 8,
                                  {static_cast<std::uint64_t>(in[i]), symbols.back(), 0});
    }
    ok = interpreter->Run(*program_->Find("f"),
                          {reinterpret_cast<std::uintptr_t>(in.data()), reinterpret_cast<std::uintptr_t>(out.data())});
  }

  // The 64-bit result as text; a plain number if it does not depend on a symbol.
  std::string Result(std::size_t i) {
    Cell cell{static_cast<std::uint64_t>(out[i]), {}, 0};
    interpreter->shadow().Load(reinterpret_cast<std::uintptr_t>(&out[i]), 8, cell, 0);
    if (cell.opaque != 0) return "? " + interpreter->Reason(cell.opaque);
    return cell.expr ? Print(pool, cell.expr) : std::to_string(out[i]);
  }

  // The result's expression at other values of the symbols.
  std::optional<WideInt> At(std::size_t i, const std::vector<std::int64_t>& values) {
    Cell cell{static_cast<std::uint64_t>(out[i]), {}, 0};
    interpreter->shadow().Load(reinterpret_cast<std::uintptr_t>(&out[i]), 8, cell, 0);
    if (!cell.expr) return std::nullopt;
    return Evaluate(cell.expr, Given(values));
  }

  // Whether inputs with these values take the path of this run.
  bool SamePath(const std::vector<std::int64_t>& values) {
    for (const Condition& condition : interpreter->conditions()) {
      if (Evaluate(condition.holds, Given(values)).value_or(0) == 0) return false;
    }
    return true;
  }

  ExprPool pool;
  std::vector<std::int64_t> in;
  std::vector<std::int64_t> out = std::vector<std::int64_t>(8);
  std::vector<Expr> symbols;
  std::unique_ptr<Interpreter> interpreter;
  bool ok = false;

 private:
  Assignment Given(const std::vector<std::int64_t>& values) const {
    Assignment given;
    for (std::size_t i = 0; i < values.size(); ++i) given[static_cast<SymbolId>(symbols[i]->value)] = values[i];
    return given;
  }

  std::string code_;
  std::unique_ptr<Program> program_;
};

}  // namespace assay::concolic
