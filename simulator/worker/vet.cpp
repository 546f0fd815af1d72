// One walk over everything that a module defines and calls. An allowlist wherever a denylist would be endless.
#include "simulator/worker/vet.h"

#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace assay {
namespace {

std::string Quoted(llvm::StringRef name) {
  constexpr std::size_t kMost = 80;
  std::string text = "`";
  for (const char c : name.take_front(kMost)) text += c >= ' ' && c < 127 ? c : '?';
  return text + "`";
}

// A compiler barrier: no text, no operands, and no register named.
bool IsBarrier(const llvm::CallBase& call, const llvm::InlineAsm& text) {
  if (!text.getAsmString().empty() || !call.getType()->isVoidTy() || call.arg_size() != 0) return false;
  static constexpr std::array<std::string_view, 5> kHarmless = {"{memory}", "{dirflag}", "{fpsr}", "{flags}", "{cc}"};
  const llvm::InlineAsm::ConstraintInfoVector constraints = text.ParseConstraints();
  return std::all_of(constraints.begin(), constraints.end(), [](const llvm::InlineAsm::ConstraintInfo& one) {
    return one.Type == llvm::InlineAsm::isClobber && std::all_of(one.Codes.begin(), one.Codes.end(), [](const auto& c) {
             return std::find(kHarmless.begin(), kHarmless.end(), c) != kHarmless.end();
           });
  });
}

bool ReachesMachine(const llvm::Function& intrinsic) {
  switch (intrinsic.getIntrinsicID()) {
    case llvm::Intrinsic::read_register:
    case llvm::Intrinsic::read_volatile_register:
    case llvm::Intrinsic::write_register:
    case llvm::Intrinsic::addressofreturnaddress:
    case llvm::Intrinsic::sponentry:
    case llvm::Intrinsic::eh_return_i32:
    case llvm::Intrinsic::eh_return_i64:
    case llvm::Intrinsic::eh_unwind_init:
    case llvm::Intrinsic::eh_sjlj_longjmp:
    case llvm::Intrinsic::eh_sjlj_setjmp:
    case llvm::Intrinsic::init_trampoline:
    case llvm::Intrinsic::clear_cache:
    case llvm::Intrinsic::localescape:
    case llvm::Intrinsic::localrecover:
    case llvm::Intrinsic::experimental_stackmap:
    case llvm::Intrinsic::experimental_patchpoint_void:
    case llvm::Intrinsic::experimental_gc_statepoint:
    case llvm::Intrinsic::set_fpenv:
    case llvm::Intrinsic::set_fpmode:
      return true;
    default:
      // Specific to one processor; standard headers use it to wait.
      return intrinsic.isTargetIntrinsic() && intrinsic.getName() != "llvm.x86.sse2.pause";
  }
}

std::string WhyNotFunction(const llvm::Function& function) {
  const auto named = [&](const char* what) { return what + Quoted(function.getName()); };
  if (function.isIntrinsic()) {
    return !function.use_empty() && ReachesMachine(function) ? named("reaches past the language with ") : std::string();
  }
  // Sections that Clang itself chooses for static initialisers.
  if (function.hasSection() && function.getSection() != ".text.startup") return named("chooses the section of ");
  if (function.isDeclaration()) return {};
  if (function.hasFnAttribute(llvm::Attribute::Naked)) return named("has a function without a frame: ");
  if (function.hasGC() || function.hasPrefixData() || function.hasPrologueData())
    return named("puts data in front of the function ");
  if (function.getCallingConv() == llvm::CallingConv::X86_INTR) return named("has an interrupt handler: ");
  if (function.hasPersonalityFn()) {
    const auto* personality = llvm::dyn_cast<llvm::Function>(function.getPersonalityFn()->stripPointerCasts());
    if (personality == nullptr || personality->getName() != "__gxx_personality_v0" || !personality->isDeclaration())
      return named("handles exceptions in a way of its own in ");
  }
  for (const llvm::Instruction& instruction : llvm::instructions(function)) {
    const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    if (call == nullptr || !call->isInlineAsm()) continue;
    if (!IsBarrier(*call, *llvm::cast<llvm::InlineAsm>(call->getCalledOperand()))) return "holds inline assembly";
  }
  return {};
}

// The first function that runs when the module is loaded or left and is no initialiser of Clang's making: those alone
// are in this section, which no other function may choose; a CUDA module's registration has a name of its own instead.
const llvm::Value* RunsByItself(const llvm::Module& module) {
  const auto first = [&](const char* name, bool of_compiler) -> const llvm::Value* {
    const llvm::GlobalVariable* list = module.getNamedGlobal(name);
    if (list == nullptr || !list->hasInitializer()) return nullptr;
    for (unsigned i = 0; const llvm::Constant* entry = list->getInitializer()->getAggregateElement(i); ++i) {
      const llvm::Constant* called = entry->getAggregateElement(1u);
      if (called == nullptr) return list;
      const auto* function = llvm::dyn_cast<llvm::Function>(called->stripPointerCasts());
      const bool made = of_compiler && function != nullptr && function->hasInternalLinkage() &&
                        ((function->hasSection() && function->getSection() == ".text.startup") ||
                         function->getName() == "__cuda_module_ctor");
      if (!made) return called;
    }
    return nullptr;
  };
  const llvm::Value* early = first("llvm.global_ctors", true);
  return early != nullptr ? early : first("llvm.global_dtors", false);
}

// The worker's functions, which passes find by name: a definition of the input's own would take their place. The host
// model's driver and the entries that the reader makes of template kernels have names that no pass looks for.
bool TakesName(const llvm::GlobalValue& value) {
  llvm::StringRef name = value.getName();
  name.consume_front("\1");
  return !value.isDeclaration() && name.starts_with("assay_") && !name.starts_with("assay_host_") &&
         !name.starts_with("assay_instance_");
}

}  // namespace

std::string WhyNotCompiled(const llvm::Module& module) {
  if (!module.getModuleInlineAsm().empty()) return "holds assembly at file scope";
  if (!module.alias_empty()) return "gives " + Quoted(module.alias_begin()->getName()) + " a second name";
  if (!module.ifunc_empty()) return "chooses " + Quoted(module.ifunc_begin()->getName()) + " when it is linked";
  for (const llvm::GlobalValue& value : module.global_values()) {
    if (TakesName(value)) return "defines " + Quoted(value.getName()) + ", a name of the simulator's own";
  }
  for (const llvm::GlobalVariable& variable : module.globals()) {
    if (variable.hasSection() && variable.getSection() != "llvm.metadata")
      return "chooses the section of " + Quoted(variable.getName());
  }
  if (const llvm::Value* early = RunsByItself(module))
    return "has " + Quoted(early->getName()) + " run when it is loaded or left";
  for (const llvm::Function& function : module) {
    std::string why = WhyNotFunction(function);
    if (!why.empty()) return why;
  }
  return {};
}

}  // namespace assay
