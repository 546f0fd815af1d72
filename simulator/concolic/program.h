// The code to interpret: the input's module and, function by function on demand, the library of the model that it
// was lowered against. Functions have artificial addresses, so that tables of pointers work.
#pragma once

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "simulator/concolic/value.h"

namespace assay::concolic {

class Program {
 public:
  // Null address: the process has no such function or variable.
  using Native = void* (*)(std::string_view name);

  // `library` is bitcode that must outlive the program; may be empty. Null with `error` set on failure.
  static std::unique_ptr<Program> Read(const std::string& module, const std::vector<std::string>& further,
                                       std::shared_ptr<const std::string> library, std::string& error);

  llvm::Module& module() const { return *module_; }
  const llvm::DataLayout& layout() const { return module_->getDataLayout(); }
  // The function's code, from either module; null if it is native or missing.
  llvm::Function* Body(const llvm::Function& function);
  llvm::Function* Find(const std::string& name);

  // The rest is for the process that runs the program, which allocates its variables.
  void UseNative(Native native) { native_ = native; }
  std::uint64_t AddressOf(const llvm::GlobalValue& value);
  // The function at an address of AddressOf; null for a native one.
  llvm::Function* FunctionAt(std::uint64_t address) const;
  Value Constant(const llvm::Constant& constant);
  void Initialise(std::uint8_t* memory, const llvm::Constant& value);
  // Constructors of both modules, in order.
  std::vector<llvm::Function*> Constructors();
  // Names that were asked for and do not exist anywhere.
  const std::string& missing() const { return missing_; }

 private:
  llvm::GlobalVariable* Variable(const llvm::GlobalVariable& named);
  void ReadConstructors(llvm::Module& module, std::vector<std::pair<std::uint64_t, llvm::Function*>>& out);

  std::unique_ptr<llvm::LLVMContext> context_;
  std::shared_ptr<const std::string> library_text_;
  std::unique_ptr<llvm::Module> module_;
  std::unique_ptr<llvm::Module> library_;
  Native native_ = nullptr;
  std::unordered_map<const llvm::GlobalValue*, std::uint64_t> addresses_;
  std::unordered_map<std::uint64_t, llvm::Function*> functions_;
  std::uint64_t next_function_ = 0;
  std::string missing_;
};

// Scalars in a value of this type; 0 if there are none or one that is unsupported.
unsigned CellsOf(const llvm::Type& type);

}  // namespace assay::concolic
