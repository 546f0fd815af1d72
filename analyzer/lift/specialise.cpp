// Calls that a launch fixes become constants; everything is inlined into the entry and folded. Only passes that keep
// wrapping arithmetic exact run here.
#include "analyzer/lift/specialise.h"

#include <fmt/format.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Verifier.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/CommandLine.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Transforms/IPO/Internalize.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>
#include <set>
#include <vector>

#include "analyzer/lift/dead-locals.h"
#include "analyzer/lift/launch-value.h"
#include "analyzer/lift/parameters.h"
#include "analyzer/lift/semantics.h"
#include "analyzer/lift/table-loops.h"
#include "analyzer/lift/unset-values.h"

namespace assay {
namespace {

using lift::Effect;

// Run SROA first: loads of uninitialised locals become `undef`, which is frozen before any pass can exploit it.
constexpr const char* kInlinePipeline = "always-inline,function(sroa)";

constexpr const char* kPipeline =
    "function(early-cse,instcombine<no-verify-fixpoint>,simplifycfg,sroa,early-cse,gvn,"
    "instcombine<no-verify-fixpoint>,simplifycfg,loop-simplify,lcssa,loop(indvars),"
    "instcombine<no-verify-fixpoint>,simplifycfg,adce,loop-simplify,lcssa),globaldce";

// Small constant tables filled in loops dissolve only once their loops are unrolled.
constexpr const char* kUnrollPipeline =
    "function(loop-simplify,lcssa,loop(loop-rotate,loop-unroll-full),sroa,early-cse,gvn,"
    "instcombine<no-verify-fixpoint>,simplifycfg,adce,loop-simplify,lcssa)";

// Called if the tiling data is too short; other tiling keys read other structs, in code that is removed.
constexpr const char* kGapName = "assay.gap";

// Loop nests are unrolled from the innermost loop.
constexpr int kMostUnrollings = 3;

// A block that fills a struct with arrays is longer than value numbering's default search depth.
void LookFarBack() {
  static const bool done = [] {
    llvm::cl::Option* limit = llvm::cl::getRegisteredOptions().lookup("memdep-block-scan-limit");
    return limit != nullptr && !limit->addOccurrence(1, "memdep-block-scan-limit", "4000");
  }();
  (void)done;
}

void RunPasses(llvm::Module& module, const char* pipeline) {
  LookFarBack();
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
    llvm::consumeError(std::move(error));
    return;
  }
  passes.run(module, modules);
}

// A local tensor built from the address of another one aliases it.
void FoldLocalAddresses(const lift::Semantics& semantics, llvm::Function& function) {
  std::vector<llvm::CallInst*> calls;
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    if (auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction)) calls.push_back(call);
  }
  const auto is = [&](const llvm::CallInst& call, lift::Role role) { return semantics.RoleOf(call) == role; };
  std::set<llvm::CallInst*> addresses;
  for (llvm::CallInst* call : calls) {
    const bool handle = is(*call, lift::Role::kLocalHandle);
    if (!handle && !is(*call, lift::Role::kLocalOffset)) continue;
    auto* address = llvm::dyn_cast<llvm::CallInst>(call->getArgOperand(0));
    if (address == nullptr || !is(*address, lift::Role::kLocalAddress)) continue;
    call->replaceAllUsesWith(address->getArgOperand(handle ? 0 : 1));
    call->eraseFromParent();
    addresses.insert(address);
  }
  for (llvm::CallInst* address : addresses) {
    if (address->use_empty()) address->eraseFromParent();
  }
}

std::vector<llvm::CallInst*> CallsOf(llvm::Function& function) {
  std::vector<llvm::CallInst*> calls;
  for (llvm::User* user : function.users()) {
    auto* call = llvm::dyn_cast<llvm::CallInst>(user);
    if (call && call->getCalledFunction() == &function) calls.push_back(call);
  }
  return calls;
}

bool HasLocalArrays(llvm::Function& entry) {
  return std::any_of(llvm::inst_begin(entry), llvm::inst_end(entry),
                     [](const llvm::Instruction& i) { return llvm::isa<llvm::AllocaInst>(i); });
}

// Applies to code that is inlined into its entry.
void Fold(const lift::Semantics& semantics, llvm::Module& module, llvm::Function& entry, std::int64_t cores) {
  RunPasses(module, kPipeline);
  FoldLocalAddresses(semantics, entry);
  RemoveDeadLocals(entry);
  for (int i = 0; i < kMostUnrollings && HasLocalArrays(entry); ++i) {
    if (!MarkTableLoops(entry) && i > 0) break;
    RunPasses(module, kUnrollPipeline);
    RemoveDeadLocals(entry);
    if (FoldLocalReads(semantics, entry, cores)) RunPasses(module, kUnrollPipeline);
  }
}

class Specialiser {
 public:
  Specialiser(Specialised& out, const LaunchValues& launch, bool one_a_block)
      : out_(out), module_(*out.module), launch_(launch), one_a_block_(one_a_block) {}

  void Run() {
    for (llvm::Function& function : module_) {
      if (const auto* row = launch_.semantics->Find(std::string_view(function.getName()))) Replace(function, *row);
    }
    PutParameters();
    for (llvm::Function& function : module_) {
      if (function.isDeclaration()) Describe(function);
      if (!function.isDeclaration() && &function != out_.entry) ForceInline(function);
    }
    // Annotations refer to every function of the source and would keep them all.
    if (auto* annotations = module_.getNamedGlobal("llvm.global.annotations")) annotations->eraseFromParent();
    llvm::internalizeModule(
        module_, [&](const llvm::GlobalValue& value) { return value.isDeclaration() || &value == out_.entry; });
    RunPasses(module_, kInlinePipeline);
    NameUnsetValues(*out_.entry);
    Fold(*launch_.semantics, module_, *out_.entry, launch_.block_dim);
    const llvm::Function* mark = module_.getFunction(kGapName);
    if (mark != nullptr && !mark->use_empty()) out_.tiling_gap = gap_;
  }

 private:
  // What the launch says of its pointers: null if nothing is passed, otherwise non-null, a table for a list; and its
  // scalars.
  void PutParameters() {
    const std::vector<Parameter> parameters = ParametersOf(launch_, out_.entry->arg_size());
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      llvm::Argument* argument = out_.entry->getArg(static_cast<unsigned>(i));
      auto* pointer = llvm::dyn_cast<llvm::PointerType>(argument->getType());
      const LaunchArgument& first = launch_.args[parameters[i].args.front()];
      if (first.role == LaunchArgument::Role::kScalar && argument->getType()->isIntegerTy()) {
        argument->replaceAllUsesWith(
            llvm::ConstantInt::getSigned(llvm::cast<llvm::IntegerType>(argument->getType()), first.value));
      }
      if (!pointer) continue;
      if (parameters[i].list) {
        argument->replaceAllUsesWith(Table(parameters[i], pointer->getAddressSpace()));
      } else if (!first.present) {
        argument->replaceAllUsesWith(llvm::ConstantPointerNull::get(pointer));
      } else if (first.role == LaunchArgument::Role::kTiling && !launch_.tiling.empty()) {
        PutTiling(*argument);
      } else {
        argument->addAttr(llvm::Attribute::NonNull);
      }
    }
  }

  // Kernels that read their tiling data by pointer find it there; fields that differ between inputs are in separate
  // memory, which SROA removes.
  void PutTiling(llvm::Argument& argument) {
    const std::size_t bytes = launch_.tiling.size();
    const unsigned space = argument.getType()->getPointerAddressSpace();
    llvm::Value* content = TilingContent(bytes, space);
    if (launch_.symbolic && !launch_.symbolic->fields.empty()) {
      llvm::IRBuilder<> builder(&*out_.entry->getEntryBlock().getFirstInsertionPt());
      llvm::Value* own = builder.CreateAlloca(llvm::ArrayType::get(builder.getInt8Ty(), bytes));
      builder.CreateMemCpy(own, llvm::MaybeAlign(1), content, llvm::MaybeAlign(16), bytes);
      StoreFields(builder, own, bytes);
      content = builder.CreateAddrSpaceCast(own, argument.getType());
    }
    argument.replaceAllUsesWith(content);
  }

  // Words that differ between inputs become unconstrained numbers: addresses outside every allocation.
  llvm::Constant* Head(const std::vector<std::vector<std::int64_t>>& shapes,
                       const std::vector<std::vector<std::int64_t>>& varying) {
    llvm::Type* type = llvm::Type::getInt64Ty(module_.getContext());
    const std::vector<std::uint64_t> some = launch_.semantics->ListTableHead(shapes);
    const std::vector<std::uint64_t> others = launch_.semantics->ListTableHead(varying);
    std::vector<llvm::Constant*> words;
    for (std::size_t i = 0; i < some.size(); ++i) {
      words.push_back(llvm::ConstantInt::get(type, some[i]));
      if (some[i] == others[i]) continue;
      auto* unknown = new llvm::GlobalVariable(module_, llvm::Type::getInt8Ty(module_.getContext()), false,
                                               llvm::GlobalValue::ExternalWeakLinkage, nullptr, "assay.dimension");
      words.back() = llvm::ConstantExpr::getPtrToInt(unknown, type);
    }
    return llvm::ConstantArray::get(llvm::ArrayType::get(type, words.size()), words);
  }

  llvm::Constant* Table(const Parameter& list, unsigned space) {
    std::vector<std::vector<std::int64_t>> shapes, varying;
    std::vector<llvm::Constant*> pointers;
    llvm::IRBuilder<> builder(module_.getContext());
    for (std::size_t arg : list.args) {
      if (!launch_.args[arg].present) continue;
      shapes.push_back(launch_.args[arg].shape);
      varying.push_back(launch_.args[arg].shape);
      const bool varies =
          launch_.symbolic && arg < launch_.symbolic->arg_bytes.size() && launch_.symbolic->arg_bytes[arg];
      for (std::int64_t& dimension : varying.back()) dimension += varies ? 1 : 0;
      pointers.push_back(new llvm::GlobalVariable(module_, builder.getInt8Ty(), false,
                                                  llvm::GlobalValue::ExternalLinkage, nullptr, ElementName(arg),
                                                  nullptr, llvm::GlobalValue::NotThreadLocal, space));
    }
    llvm::Constant* head = Head(shapes, varying);
    llvm::Constant* tail =
        llvm::ConstantArray::get(llvm::ArrayType::get(builder.getPtrTy(space), pointers.size()), pointers);
    llvm::Constant* content = llvm::ConstantStruct::getAnon({head, tail});
    auto* table = new llvm::GlobalVariable(module_, content->getType(), true, llvm::GlobalValue::PrivateLinkage,
                                           content, "assay.list", nullptr, llvm::GlobalValue::NotThreadLocal, space);
    table->setAlignment(llvm::Align(16));
    return table;
  }

  void Replace(llvm::Function& function, const lift::IntrinsicRow& row) {
    for (llvm::CallInst* call : CallsOf(function)) {
      if (row.effect == Effect::kTilingRead) {
        ReplaceTilingRead(call);
        continue;
      }
      std::uint64_t value = 0;
      if (row.effect == Effect::kCoreCount) {
        if (launch_.symbolic && launch_.symbolic->block_dim) {
          call->setCalledFunction(LaunchValue(CoreCountName(), call->getType()));
          continue;
        }
        value = static_cast<std::uint64_t>(launch_.block_dim);
      } else if (row.effect == Effect::kTilingKey) {
        value = launch_.tiling_key;
      } else if (row.effect != Effect::kSubCore || !one_a_block_) {
        return;
      }
      call->replaceAllUsesWith(llvm::ConstantInt::get(call->getType(), value));
      call->eraseFromParent();
    }
  }

  void ReplaceTilingRead(llvm::CallInst* call) {
    const auto* bytes = llvm::dyn_cast<llvm::ConstantInt>(call->getArgOperand(2));
    if (!bytes || bytes->getZExtValue() > (1u << 20)) {
      out_.tiling_gap = "tiling data of a length that is not constant";
      return;
    }
    const std::size_t wanted = bytes->getZExtValue();
    llvm::GlobalVariable* global = TilingContent(wanted);
    llvm::IRBuilder<> builder(call);
    if (wanted > launch_.tiling.size()) {
      gap_ = fmt::format("the kernel reads {} bytes of tiling data, the launch has {}", wanted, launch_.tiling.size());
      builder.CreateCall(module_.getOrInsertFunction(kGapName, builder.getVoidTy()));
    }
    builder.CreateMemCpy(call->getArgOperand(0), llvm::MaybeAlign(1), global, llvm::MaybeAlign(16), wanted);
    if (launch_.symbolic) StoreFields(builder, call->getArgOperand(0), wanted);
    call->eraseFromParent();
  }

  llvm::GlobalVariable* TilingContent(std::size_t bytes, unsigned space = 0) {
    std::vector<std::uint8_t> data(bytes, 0);
    for (std::size_t i = 0; i < std::min(bytes, launch_.tiling.size()); ++i) {
      data[i] = static_cast<std::uint8_t>(launch_.tiling[i]);
    }
    llvm::Constant* content = llvm::ConstantDataArray::get(module_.getContext(), data);
    auto* global = new llvm::GlobalVariable(module_, content->getType(), true, llvm::GlobalValue::PrivateLinkage,
                                            content, "assay.tiling", nullptr, llvm::GlobalValue::NotThreadLocal, space);
    global->setAlignment(llvm::Align(16));
    return global;
  }

  // A function without effects, so that stored results are forwarded like constants.
  llvm::FunctionCallee LaunchValue(const std::string& name, llvm::Type* type) {
    llvm::FunctionCallee made = module_.getOrInsertFunction(name, type);
    auto* function = llvm::cast<llvm::Function>(made.getCallee());
    function->setDoesNotAccessMemory();
    function->setDoesNotThrow();
    function->setWillReturn();
    return made;
  }

  void StoreFields(llvm::IRBuilder<>& builder, llvm::Value* target, std::size_t wanted) {
    const auto& fields = launch_.symbolic->fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const auto begin = static_cast<std::size_t>(fields[i].offset);
      const auto bytes = static_cast<std::size_t>(fields[i].bytes);
      if (begin >= wanted) continue;
      if (begin + bytes > wanted) {
        out_.tiling_gap = "the kernel reads half of a tiling field";
        return;
      }
      llvm::Type* type = builder.getIntNTy(static_cast<unsigned>(8 * bytes));
      llvm::Value* value = builder.CreateCall(LaunchValue(FieldName(i), type));
      llvm::Value* at = builder.CreateConstGEP1_64(builder.getInt8Ty(), target, begin);
      builder.CreateAlignedStore(value, at, llvm::MaybeAlign(1));
    }
  }

  // The host's loads and stores cannot access device memory, so a kernel's own variables stay foldable across
  // device calls. Calls that return native pointers keep their effects.
  void Describe(llvm::Function& function) const {
    if (function.isIntrinsic()) return;
    const auto* row = launch_.semantics->Find(std::string_view(function.getName()));
    if (!row || row->effect == Effect::kAccessThrough || row->effect == Effect::kTilingRead) return;
    if (row->effect == Effect::kWorkspace) function.addRetAttr(llvm::Attribute::NonNull);
    if (!function.doesNotAccessMemory()) function.setOnlyAccessesInaccessibleMemory();
    function.setDoesNotThrow();
  }

  static void ForceInline(llvm::Function& function) {
    function.removeFnAttr(llvm::Attribute::OptimizeNone);
    function.removeFnAttr(llvm::Attribute::NoInline);
    function.addFnAttr(llvm::Attribute::AlwaysInline);
  }

  Specialised& out_;
  llvm::Module& module_;
  const LaunchValues& launch_;
  const bool one_a_block_;
  std::string gap_;
};

}  // namespace

Specialised Specialise(std::string_view bitcode, std::string_view entry, const LaunchValues& launch, bool one_a_block) {
  Specialised out;
  out.semantics = launch.semantics;
  out.context = std::make_unique<llvm::LLVMContext>();
  out.context->setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo*, void*) {});
  const std::string copy(bitcode);
  auto buffer = llvm::MemoryBuffer::getMemBuffer(copy, "kernel");
  llvm::SMDiagnostic error;
  out.module = llvm::parseIR(*buffer, error, *out.context);
  if (!out.module) {
    out.problem = "the lowered code does not read: " + error.getMessage().str();
    return out;
  }
  out.entry = out.module->getFunction(llvm::StringRef(entry.data(), entry.size()));
  if (!out.entry || out.entry->isDeclaration()) {
    out.entry = nullptr;
    out.problem = fmt::format("the lowered code has no function `{}`", entry);
    return out;
  }
  if (llvm::verifyModule(*out.module)) {
    out.entry = nullptr;
    out.problem = "the lowered code is not well formed";
    return out;
  }
  Specialiser(out, launch, one_a_block).Run();
  return out;
}

CodeOfCore SpecialiseCore(const Specialised& all, std::int64_t core, std::int64_t cores) {
  CodeOfCore out;
  out.module = llvm::CloneModule(*all.module);
  out.entry = out.module->getFunction(all.entry->getName());
  for (llvm::Function& function : *out.module) {
    const auto* row = all.semantics->Find(std::string_view(function.getName()));
    if (row == nullptr || row->effect != Effect::kCoreIndex || row->axis != 0) continue;
    for (llvm::CallInst* call : CallsOf(function)) {
      call->replaceAllUsesWith(llvm::ConstantInt::get(call->getType(), static_cast<std::uint64_t>(core)));
      call->eraseFromParent();
    }
  }
  Fold(*all.semantics, *out.module, *out.entry, cores);
  return out;
}

}  // namespace assay
