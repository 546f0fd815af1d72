// Prepares the device side of a SIMT language for the machine of simulator/simt: annotates the IR with its parameters
// and variables, and turns places into line numbers, which every pass keeps.
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/IPO/Internalize.h>

#include <map>
#include <string>
#include <tuple>

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/lower.h"

namespace assay {
namespace {

constexpr const char* kKernel = "assay-kernel";
constexpr const char* kSpace = "assay-space";

// The calling convention splits small structures into registers and leaves out empty ones. Clang names the parts after
// the parameter.
std::string ArgumentMap(const clang::FunctionDecl& kernel, const llvm::Function& function,
                        const clang::ASTContext& context) {
  std::string map;
  unsigned next = 0;
  const auto name_of = [&](unsigned i) { return i < function.arg_size() ? function.getArg(i)->getName() : ""; };
  const auto add = [&](unsigned parameter, unsigned offset, const std::string& how) {
    map += std::to_string(parameter) + ',' + std::to_string(offset) + ',' + how + ';';
    ++next;
  };
  for (unsigned i = 0; i < kernel.getNumParams(); ++i) {
    const clang::ParmVarDecl& parameter = *kernel.getParamDecl(i);
    const clang::QualType type = parameter.getType();
    const std::string name = parameter.getName().str();
    if (!type->isRecordType()) {
      add(i, 0, "v");
      continue;
    }
    if (name_of(next) == name + ".coerce") {
      add(i, 0, "v");
    } else if (name_of(next) == name + ".coerce0") {
      add(i, 0, "v");
      add(i, 8, "v");
    } else if (next < function.arg_size() && name_of(next) == name && function.getArg(next)->getType()->isPointerTy()) {
      add(i, 0, "p" + std::to_string(context.getTypeSizeInChars(type).getQuantity()));
    }
  }
  return next == function.arg_size() ? map : "?";
}

const char* SpaceOf(const clang::Decl& variable) {
  if (variable.hasAttr<clang::CUDASharedAttr>()) return "shared";
  if (variable.hasAttr<clang::CUDAConstantAttr>()) return "constant";
  return variable.hasAttr<clang::CUDADeviceAttr>() ? "global" : nullptr;
}

class PlaceLines {
 public:
  PlaceLines(const LowerOptions& options, LoweredModule& out) : options_(options), out_(out) {}

  void Run(llvm::Function& function) {
    llvm::DISubprogram* scope = function.getSubprogram();
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      const llvm::DILocation* at = instruction.getDebugLoc().get();
      if (at == nullptr) continue;
      llvm::DILocation* line =
          scope == nullptr ? nullptr : llvm::DILocation::get(function.getContext(), LineOf(*at), 0, scope);
      instruction.setDebugLoc(line);
    }
  }

 private:
  unsigned LineOf(const llvm::DILocation& at) {
    const auto key = std::make_tuple(at.getFilename(), at.getLine(), at.getColumn());
    const auto [known, fresh] = lines_.emplace(key, 0);
    if (!fresh) return known->second;
    const SourceRange range = options_.place(at.getFilename(), at.getLine(), at.getColumn());
    if (!range.valid()) return 0;
    out_.locations.push_back({range, {}});
    known->second = static_cast<unsigned>(out_.locations.size());
    return known->second;
  }

  const LowerOptions& options_;
  LoweredModule& out_;
  std::map<std::tuple<llvm::StringRef, unsigned, unsigned>, unsigned> lines_;
};

}  // namespace

void MarkThreads(clang::CodeGenerator& generator, llvm::Module& module) {
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    const auto* kernel = llvm::dyn_cast_or_null<clang::FunctionDecl>(
        const_cast<clang::Decl*>(generator.GetDeclForMangledName(function.getName())));
    if (kernel == nullptr || !kernel->hasAttr<clang::CUDAGlobalAttr>()) continue;
    function.addFnAttr(kKernel, ArgumentMap(*kernel, function, kernel->getASTContext()));
  }
  for (llvm::GlobalVariable& variable : module.globals()) {
    const clang::Decl* declared = generator.GetDeclForMangledName(variable.getName());
    const char* space = declared == nullptr ? nullptr : SpaceOf(*declared);
    // A function's static variable has no declaration here; only shared memory starts uninitialised.
    if (space == nullptr && variable.hasInitializer() && llvm::isa<llvm::UndefValue>(variable.getInitializer()))
      space = "shared";
    if (space != nullptr) variable.addAttribute(kSpace, space);
  }
}

Lowered LowerThreads(llvm::Module& module, const LowerOptions& options) {
  Lowered result;
  for (const char* list : {"llvm.global.annotations", "llvm.used", "llvm.compiler.used"}) {
    if (llvm::GlobalVariable* variable = module.getGlobalVariable(list)) variable->eraseFromParent();
  }
  llvm::internalizeModule(module, [](const llvm::GlobalValue& value) {
    const auto* function = llvm::dyn_cast<llvm::Function>(&value);
    const auto* variable = llvm::dyn_cast<llvm::GlobalVariable>(&value);
    return value.isDeclaration() || (function != nullptr && function->hasFnAttribute(kKernel)) ||
           (variable != nullptr && variable->hasAttribute(kSpace));
  });
  Optimise(module, "globaldce");
  PlaceLines lines(options, result.module);
  for (llvm::Function& function : module) lines.Run(function);
  llvm::raw_string_ostream out(result.module.bitcode);
  llvm::WriteBitcodeToFile(module, out);
  out.flush();
  return result;
}

}  // namespace assay
