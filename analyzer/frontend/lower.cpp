// Inline, promote, mark. No pass here uses undefined behaviour to remove code that a device would run: arithmetic
// wraps (-fwrapv), null checks stay, and loops are not deleted for being endless.
#include "analyzer/frontend/lower.h"

#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/IPO/Internalize.h>

#include <algorithm>
#include <optional>
#include <set>

#include "analyzer/frontend/unset-variables.h"

namespace assay {
namespace {

constexpr const char* kPipeline =
    "always-inline,inline,"
    "function(sroa,early-cse,instcombine<no-verify-fixpoint>,simplifycfg),"
    "inline,globaldce,"
    "function(sroa,early-cse,simplifycfg,instcombine<no-verify-fixpoint>,sroa,gvn,simplifycfg,"
    "loop-simplify,lcssa,loop(indvars),instcombine<no-verify-fixpoint>,simplifycfg),"
    "globaldce";

// Host code is only executed. Inlining the library's one-liners leaves a twentieth of the functions to compile.
constexpr const char* kLightPipeline =
    "globaldce,always-inline,globaldce,cgscc(inline),function(sroa,simplifycfg),globaldce";

// The input's own functions are small: inline all of them, except recursive ones and those marked noinline.
void PreferInlining(llvm::Module& module, const LowerOptions& options) {
  for (llvm::Function& function : module) {
    if (function.isDeclaration() || options.keep(function.getName())) continue;
    function.removeFnAttr(llvm::Attribute::OptimizeNone);
    if (function.hasFnAttribute(llvm::Attribute::NoInline)) continue;
    function.addFnAttr(llvm::Attribute::InlineHint);
  }
}

// By the one-definition rule the library's definitions are the module's own; its data is then shared with the library.
void DropProvided(llvm::Module& module, const std::unordered_set<std::string>& provided) {
  const auto elsewhere = [&](const llvm::GlobalValue& value) {
    return !value.isDeclaration() && (value.hasLinkOnceLinkage() || value.hasWeakLinkage()) &&
           provided.contains(value.getName().str());
  };
  for (llvm::Function& function : module) {
    if (!elsewhere(function)) continue;
    function.deleteBody();
    function.setComdat(nullptr);
  }
  for (llvm::GlobalVariable& variable : module.globals()) {
    if (!elsewhere(variable)) continue;
    variable.setInitializer(nullptr);
    variable.setLinkage(llvm::GlobalValue::ExternalLinkage);
    variable.setComdat(nullptr);
  }
}

// A real build links the files of a folder into several libraries, so a name that two of them define is no error here.
void ShareDefinitions(llvm::Module& module, const LowerOptions& options) {
  for (llvm::Function& function : module) {
    const auto wanted = [&] {
      const std::string name = llvm::demangle(function.getName().str());
      return std::find(options.wanted.begin(), options.wanted.end(), name) != options.wanted.end();
    };
    if (!options.wanted.empty() && function.hasLinkOnceLinkage() && !function.isDeclaration() && wanted())
      function.setLinkage(llvm::GlobalValue::WeakODRLinkage);
  }
  for (llvm::GlobalValue& value : module.global_values()) {
    const bool shared = value.hasExternalLinkage() && !value.isDeclaration() && !options.keep(value.getName());
    if (shared) value.setLinkage(llvm::GlobalValue::WeakODRLinkage);
  }
}

class LocationMarks {
 public:
  LocationMarks(llvm::Module& module, const LowerOptions& options, LoweredModule& out)
      : module_(module), options_(options), out_(out) {}

  std::optional<std::size_t> PlaceOf(const llvm::DILocation* location) {
    if (location == nullptr) return std::nullopt;
    const SourceRange range = options_.place(location->getFilename(), location->getLine(), location->getColumn());
    if (!range.valid()) return std::nullopt;
    return options_.first_location + IndexOf(location);
  }

  void Run() {
    mark_ = module_.getOrInsertFunction("assay_loc", llvm::Type::getVoidTy(module_.getContext()),
                                        llvm::Type::getInt32Ty(module_.getContext()));
    for (llvm::Function& function : module_) {
      if (!function.isDeclaration()) RunOn(function);
    }
  }

 private:
  void RunOn(llvm::Function& function) {
    std::vector<llvm::Instruction*> marked;
    for (llvm::BasicBlock& block : function) {
      for (llvm::Instruction& instruction : block) {
        if (instruction.getDebugLoc() &&
            (CallsOut(instruction) || Divides(instruction) ||
             (!options_.inline_all && (ThroughPointer(instruction) || WidensProduct(instruction)))))
          marked.push_back(&instruction);
      }
    }
    for (llvm::Instruction* instruction : marked) {
      llvm::IRBuilder<> builder(instruction);
      const std::size_t index = options_.first_location + IndexOf(instruction->getDebugLoc().get());
      builder.CreateCall(mark_, builder.getInt32(static_cast<std::uint32_t>(index)));
    }
  }

  static bool CallsOut(const llvm::Instruction& instruction) {
    const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    const llvm::Function* callee = call != nullptr ? call->getCalledFunction() : nullptr;
    if (callee == nullptr || !callee->isDeclaration() || callee->isIntrinsic()) return false;
    return callee->getName() != "assay_loc" && !callee->onlyReadsMemory();
  }

  // Code that is executed but never lifted records the place of an access that crashes.
  static bool ThroughPointer(const llvm::Instruction& instruction) {
    const llvm::Value* pointer = llvm::getLoadStorePointerOperand(&instruction);
    return pointer != nullptr && !llvm::isa<llvm::AllocaInst>(pointer->stripInBoundsOffsets());
  }

  // Where the worker checks whether a value wrapped before it was widened.
  static bool WidensProduct(const llvm::Instruction& instruction) {
    const auto* cast = llvm::dyn_cast<llvm::CastInst>(&instruction);
    if (cast == nullptr || !cast->getSrcTy()->isIntegerTy(32) || !cast->getDestTy()->isIntegerTy(64)) return false;
    return llvm::isa<llvm::BinaryOperator>(cast->getOperand(0));
  }

  // Divisions that may have no defined result.
  static bool Divides(const llvm::Instruction& instruction) {
    const auto* binary = llvm::dyn_cast<llvm::BinaryOperator>(&instruction);
    if (binary == nullptr || !binary->isIntDivRem()) return false;
    const auto* divisor = llvm::dyn_cast<llvm::ConstantInt>(binary->getOperand(1));
    return divisor == nullptr || divisor->isZero() || divisor->isMinusOne();
  }

  std::size_t IndexOf(const llvm::DILocation* location) {
    const auto [it, fresh] = index_.emplace(location, out_.locations.size());
    if (!fresh) return it->second;
    LoweredModule::Location result;
    for (const llvm::DILocation* at = location; at != nullptr; at = at->getInlinedAt()) {
      const SourceRange range = options_.place(at->getFilename(), at->getLine(), at->getColumn());
      if (!range.valid()) continue;
      if (!result.range.valid()) {
        result.range = range;
      } else {
        result.callers.push_back(range);
      }
    }
    out_.locations.push_back(std::move(result));
    return it->second;
  }

  llvm::Module& module_;
  const LowerOptions& options_;
  LoweredModule& out_;
  llvm::FunctionCallee mark_;
  std::map<const llvm::DILocation*, std::size_t> index_;
};

}  // namespace

void Optimise(llvm::Module& module, const char* pipeline) {
  llvm::PassBuilder builder;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager sccs;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(sccs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, sccs, modules);
  llvm::ModulePassManager passes;
  if (llvm::Error error = builder.parsePassPipeline(passes, pipeline)) {
    llvm::report_fatal_error(std::move(error));
  }
  passes.run(module, modules);
}

Lowered Lower(llvm::Module& module, const LowerOptions& options) {
  if (options.threads) return LowerThreads(module, options);
  Lowered result;
  if (options.provided != nullptr) DropProvided(module, *options.provided);
  // The annotations are no longer needed and would keep every device function alive.
  if (llvm::GlobalVariable* annotations = module.getGlobalVariable("llvm.global.annotations")) {
    annotations->eraseFromParent();
  }
  for (llvm::GlobalVariable& table : module.globals()) {
    const auto& drop = options.linker_sections;
    if (std::find(drop.begin(), drop.end(), table.getSection()) != drop.end()) table.setSection("");
  }
  if (options.inline_all) PreferInlining(module, options);
  if (options.shared) ShareDefinitions(module, options);
  llvm::internalizeModule(module, [&](const llvm::GlobalValue& value) {
    // A static variable of an inline function is one variable in the whole program.
    const bool everywhere =
        value.hasWeakODRLinkage() || (value.hasLinkOnceLinkage() && llvm::isa<llvm::GlobalVariable>(value));
    return value.isDeclaration() || options.keep(value.getName()) || (options.shared && everywhere);
  });
  LocationMarks marks(module, options, result.module);
  if (!options.inline_all) FillFromRun(module, [&](const llvm::DILocation* at) { return marks.PlaceOf(at); });
  Optimise(module, options.inline_all ? kPipeline : kLightPipeline);
  const std::set<std::size_t> unset = FilledFromRun(module);
  result.module.unset.assign(unset.begin(), unset.end());
  marks.Run();
  // From here on the marks carry the places.
  llvm::StripDebugInfo(module);
  std::set<std::string> undefined;
  for (const llvm::Function& function : module) {
    if (!function.isDeclaration() || function.isIntrinsic() || function.use_empty()) continue;
    if (!function.getName().starts_with(options.intrinsic_prefix))
      undefined.insert(llvm::demangle(function.getName().str()));
  }
  result.undefined.assign(undefined.begin(), undefined.end());
  llvm::raw_string_ostream out(result.module.bitcode);
  llvm::WriteBitcodeToFile(module, out);
  out.flush();
  return result;
}

}  // namespace assay
