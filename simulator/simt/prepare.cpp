// The steps that make lowered code run on the machine, in order.
#include "simulator/simt/prepare.h"

#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/raw_ostream.h>

#include "simulator/simt/passes.h"
#include "simulator/simt/variable-table.h"

namespace assay::simt {
namespace {

// Pointer arguments of two threads may alias, and nothing that a device runs throws.
void DropPromises(llvm::Module& module) {
  for (llvm::Function& function : module) {
    if (function.isIntrinsic()) continue;
    function.setDoesNotThrow();
    // The machine's compiler knows the features of this processor.
    function.removeFnAttr("target-cpu");
    function.removeFnAttr("target-features");
    function.removeFnAttr("tune-cpu");
    for (llvm::Argument& argument : function.args()) {
      if (argument.hasByValAttr() || argument.hasStructRetAttr()) continue;
      for (const auto kind : {llvm::Attribute::NoAlias, llvm::Attribute::Dereferenceable,
                              llvm::Attribute::DereferenceableOrNull, llvm::Attribute::NonNull}) {
        argument.removeAttr(kind);
      }
    }
    if (function.isDeclaration()) continue;
    function.removeFnAttr(llvm::Attribute::MustProgress);
    if (!function.hasFnAttribute(kKernelAttribute)) function.setLinkage(llvm::GlobalValue::InternalLinkage);
    function.setComdat(nullptr);
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      if (auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction)) {
        call->setDoesNotThrow();
        // Two barriers must not be merged.
        if (call->isConvergent()) call->addFnAttr(llvm::Attribute::NoMerge);
      }
      for (const unsigned kind : {llvm::LLVMContext::MD_invariant_load, llvm::LLVMContext::MD_noalias,
                                  llvm::LLVMContext::MD_alias_scope, llvm::LLVMContext::MD_nonnull}) {
        instruction.setMetadata(kind, nullptr);
      }
    }
  }
}

void Optimise(llvm::Module& module) {
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = false;
  tuning.SLPVectorization = false;
  llvm::PassBuilder builder(nullptr, tuning);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O1).run(module, modules);
}

}  // namespace

unsigned SiteOf(const llvm::Instruction& instruction) {
  const llvm::DILocation* at = instruction.getDebugLoc().get();
  // Errors in a header's function are reported where it is called.
  while (at != nullptr && at->getLine() == 0) at = at->getInlinedAt();
  return at == nullptr ? 0 : at->getLine();
}

bool Prepare(llvm::Module& module, std::unique_ptr<llvm::Module> library, const PrepareOptions& options,
             std::string& error) {
  if (library) {
    library->setTargetTriple(module.getTargetTriple());
    library->setDataLayout(module.getDataLayout());
    if (llvm::Linker::linkModules(module, std::move(library), llvm::Linker::LinkOnlyNeeded)) {
      error = "the device library does not fit the device code";
      return false;
    }
  }
  VariableTable table;
  DropPromises(module);
  StubUnknown(module, options.resolved);
  DefineArithmetic(module);
  if (!PlaceVariables(module, table, false, error)) return false;
  Optimise(module);
  if (options.contract) ContractProducts(module);
  if (!PlaceVariables(module, table, true, error)) return false;
  NameWrittenParameters(module);
  if (options.count) CountWork(module);
  CheckAccesses(module);
  if (options.count) CountAccesses(module);
  CountSteps(module);
  MarkSites(module);
  DefineEntries(module, table);
  llvm::StripDebugInfo(module);
  std::string broken;
  llvm::raw_string_ostream out(broken);
  if (llvm::verifyModule(module, &out)) {
    error = "device code that the simulator prepared is not sound: " + out.str();
    return false;
  }
  return true;
}

}  // namespace assay::simt
