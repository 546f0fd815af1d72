// Object code of the model's host side, compiled when Assay is built, so that it is not compiled again for each input.
#include <dlfcn.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>

#include <set>
#include <vector>

#include "analyzer/frontend/lower.h"

namespace assay {
namespace {

// A definition that may be discarded because nothing here uses it would be missing where the input uses it.
std::set<std::string> KeepEverything(llvm::Module& module) {
  std::set<std::string> names;
  for (llvm::GlobalValue& value : module.global_values()) {
    if (value.isDeclaration() || value.hasLocalLinkage() || value.hasAppendingLinkage()) continue;
    if (value.hasAvailableExternallyLinkage()) continue;
    if (value.hasLinkOnceLinkage()) value.setLinkage(llvm::GlobalValue::WeakODRLinkage);
    value.setVisibility(llvm::GlobalValue::DefaultVisibility);
    names.insert(value.getName().str());
  }
  return names;
}

// Every run that interprets the library reads these again, and nothing asks for them.
void DropNamesAndPlaces(llvm::Module& module) {
  llvm::StripDebugInfo(module);
  for (llvm::Function& function : module) {
    for (llvm::Argument& argument : function.args()) argument.setName("");
    for (llvm::BasicBlock& block : function) {
      block.setName("");
      for (llvm::Instruction& instruction : block) instruction.setName("");
    }
  }
}

// A library that is loaded as a whole has to be complete.
void StubUndefined(llvm::Module& module, const std::string& unknown) {
  llvm::LLVMContext& context = module.getContext();
  llvm::FunctionCallee end = module.getOrInsertFunction(
      unknown, llvm::FunctionType::get(llvm::Type::getVoidTy(context), {llvm::PointerType::getUnqual(context)}, false));
  const auto missing = [](const llvm::GlobalValue& value) {
    return value.isDeclaration() && !value.use_empty() && dlsym(RTLD_DEFAULT, value.getName().str().c_str()) == nullptr;
  };
  std::vector<llvm::Function*> functions;
  for (llvm::Function& function : module) {
    if (!function.isIntrinsic() && missing(function)) functions.push_back(&function);
  }
  for (llvm::Function* function : functions) {
    llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "", function));
    builder.CreateCall(end, {builder.CreateGlobalString(llvm::demangle(function->getName().str()))});
    builder.CreateUnreachable();
    function->setLinkage(llvm::GlobalValue::InternalLinkage);
    function->setVisibility(llvm::GlobalValue::DefaultVisibility);
    function->setPersonalityFn(nullptr);
  }
  for (llvm::GlobalVariable& variable : module.globals()) {
    if (!missing(variable)) continue;
    variable.setInitializer(llvm::Constant::getNullValue(variable.getValueType()));
    variable.setLinkage(llvm::GlobalValue::InternalLinkage);
  }
}

}  // namespace

std::string EmitLibrary(llvm::Module& module, const std::string& base, const std::string& unknown) {
  const std::string object = base + ".o", names = base + ".names", bitcode = base + ".bc";
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();  // newer standard headers hold inline assembly
  std::string error;
  const llvm::Target* target = llvm::TargetRegistry::lookupTarget(module.getTargetTriple(), error);
  if (target == nullptr) return error;
  // It is so large that instruction selection dominates the build, and little of it is ever run.
  const std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      module.getTargetTriple(), "x86-64", "", {}, llvm::Reloc::PIC_, std::nullopt, llvm::CodeGenOptLevel::None));
  if (machine == nullptr) return "no code generator for " + module.getTargetTriple();
  module.setDataLayout(machine->createDataLayout());
  if (!unknown.empty()) StubUndefined(module, unknown);
  const std::set<std::string> defined = KeepEverything(module);
  DropNamesAndPlaces(module);
  Optimise(module, "default<O1>");
  std::error_code failed;
  llvm::raw_fd_ostream list(names, failed);
  if (failed) return names + ": " + failed.message();
  for (const std::string& name : defined) list << name << '\n';
  llvm::raw_fd_ostream code(bitcode, failed);
  if (failed) return bitcode + ": " + failed.message();
  llvm::WriteBitcodeToFile(module, code);
  llvm::raw_fd_ostream out(object, failed);
  if (failed) return object + ": " + failed.message();
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, out, nullptr, llvm::CodeGenFileType::ObjectFile))
    return "the code generator writes no object files";
  passes.run(module);
  return {};
}

std::string EmitBitcode(llvm::Module& module, const std::string& base) {
  Optimise(module, "default<O1>");
  std::error_code failed;
  llvm::raw_fd_ostream list(base + ".names", failed);
  if (failed) return base + ".names: " + failed.message();
  for (const llvm::Function& function : module) {
    if (function.isDeclaration() || function.hasLocalLinkage() || function.hasLinkOnceLinkage()) continue;
    list << function.getName() << '\n';
  }
  llvm::raw_fd_ostream code(base + ".bc", failed);
  if (failed) return base + ".bc: " + failed.message();
  llvm::WriteBitcodeToFile(module, code);
  return {};
}

}  // namespace assay
