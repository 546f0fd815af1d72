// Names are resolved to definitions; constants become bytes and cells.
#include "simulator/concolic/program.h"

#include "simulator/worker/vet.h"

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Operator.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/MemoryBuffer.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace assay::concolic {
namespace {

// Selects between plain values are better kept than turned into branches: a branch doubles the paths to prove.
constexpr const char* kPipeline =
    "function(sroa,early-cse,instcombine<no-verify-fixpoint>,simplifycfg,sroa,early-cse,"
    "instcombine<no-verify-fixpoint>,simplifycfg)";

// There is no process code or data here.
constexpr std::uint64_t kFunctions = 0x7ff0'0000'0000'0000;

void RunPasses(llvm::Module& module) {
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
  if (llvm::Error error = builder.parsePassPipeline(passes, kPipeline)) {
    llvm::consumeError(std::move(error));
    return;
  }
  passes.run(module, modules);
}

// Variables that are never set hold zeros here: runs show what depends on them.
void ClearUnset(llvm::Module& module) {
  llvm::GlobalVariable* bytes = module.getNamedGlobal("assay_unset");
  if (bytes == nullptr || bytes->hasInitializer()) return;
  bytes->setInitializer(llvm::Constant::getNullValue(bytes->getValueType()));
  bytes->setLinkage(llvm::GlobalValue::InternalLinkage);
}

std::unique_ptr<llvm::Module> ParseWhole(const std::string& text, llvm::LLVMContext& context, std::string& error) {
  auto buffer = llvm::MemoryBuffer::getMemBuffer(text, "host", false);
  auto module = llvm::parseBitcodeFile(buffer->getMemBufferRef(), context);
  if (module) return std::move(*module);
  error = llvm::toString(module.takeError());
  return nullptr;
}

}  // namespace

unsigned CellsOf(const llvm::Type& type) {
  if (const auto* fields = llvm::dyn_cast<llvm::StructType>(&type)) {
    unsigned count = 0;
    for (const llvm::Type* field : fields->elements()) count += CellsOf(*field);
    return count;
  }
  if (const auto* array = llvm::dyn_cast<llvm::ArrayType>(&type)) {
    return static_cast<unsigned>(array->getNumElements()) * CellsOf(*array->getElementType());
  }
  if (const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(&type)) return vector->getNumElements();
  if (type.isIntegerTy()) return type.getIntegerBitWidth() <= 64 ? 1 : 0;
  return type.isPointerTy() || type.isFloatTy() || type.isDoubleTy() ? 1 : 0;
}

std::unique_ptr<Program> Program::Read(const std::string& module, const std::vector<std::string>& further,
                                       std::shared_ptr<const std::string> library, std::string& error) {
  auto program = std::make_unique<Program>();
  program->context_ = std::make_unique<llvm::LLVMContext>();
  program->context_->setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo*, void*) {});
  program->module_ = ParseWhole(module, *program->context_, error);
  if (program->module_ == nullptr) return nullptr;
  for (const std::string& text : further) {
    auto unit = ParseWhole(text, *program->context_, error);
    if (unit == nullptr) return nullptr;
    if (llvm::Linker::linkModules(*program->module_, std::move(unit))) {
      error = "two of its files define the same name";
      return nullptr;
    }
  }
  if (const std::string why = WhyNotCompiled(*program->module_); !why.empty()) {
    error = "it " + why;
    return nullptr;
  }
  if (const llvm::Function* own = program->module_->getFunction("assay_host_main");
      library != nullptr && own != nullptr && !own->isDeclaration()) {
    error = "it defines the entry of the model's driver";
    return nullptr;
  }
  ClearUnset(*program->module_);
  RunPasses(*program->module_);
  program->library_text_ = std::move(library);
  if (program->library_text_ != nullptr && !program->library_text_->empty()) {
    auto buffer = llvm::MemoryBuffer::getMemBuffer(*program->library_text_, "library", false);
    auto lazy = llvm::getLazyBitcodeModule(buffer->getMemBufferRef(), *program->context_);
    if (!lazy) {
      error = llvm::toString(lazy.takeError());
      return nullptr;
    }
    program->library_ = std::move(*lazy);
  }
  return program;
}

llvm::Function* Program::Find(const std::string& name) {
  llvm::Function* own = module_->getFunction(name);
  if (own != nullptr && !own->isDeclaration()) return own;
  llvm::Function* shared = library_ != nullptr ? library_->getFunction(name) : nullptr;
  return shared != nullptr ? Body(*shared) : nullptr;
}

llvm::Function* Program::Body(const llvm::Function& function) {
  auto* found = const_cast<llvm::Function*>(&function);
  if (found->isDeclaration() && !found->isMaterializable()) {
    if (found->isIntrinsic()) return nullptr;
    const std::string name = found->getName().str();
    llvm::Function* own = module_->getFunction(name);
    if (own != nullptr && !own->isDeclaration()) return own;
    found = library_ != nullptr ? library_->getFunction(name) : nullptr;
    if (found == nullptr) return nullptr;
  }
  if (found->isMaterializable()) {
    if (llvm::Error error = found->materialize()) {
      llvm::consumeError(std::move(error));
      return nullptr;
    }
  }
  return found->isDeclaration() ? nullptr : found;
}

llvm::GlobalVariable* Program::Variable(const llvm::GlobalVariable& named) {
  auto* found = const_cast<llvm::GlobalVariable*>(&named);
  if (found->hasLocalLinkage()) return found;
  const std::string name = found->getName().str();
  // One definition per name: the input's first, so that both modules share one variable.
  if (auto* own = module_->getNamedGlobal(name); own != nullptr && own->hasInitializer()) return own;
  if (auto* shared = library_ != nullptr ? library_->getNamedGlobal(name) : nullptr) {
    if (shared->hasInitializer()) return shared;
  }
  return found;
}

std::uint64_t Program::AddressOf(const llvm::GlobalValue& value) {
  if (const auto known = addresses_.find(&value); known != addresses_.end()) return known->second;
  std::uint64_t address = 0;
  if (const auto* alias = llvm::dyn_cast<llvm::GlobalAlias>(&value)) {
    address = AddressOf(*alias->getAliaseeObject());
  } else if (const auto* function = llvm::dyn_cast<llvm::Function>(&value)) {
    llvm::Function* body = Body(*function);
    if (body != nullptr && body != function) {
      address = AddressOf(*body);
    } else if (body != nullptr) {
      address = kFunctions + 16 * next_function_++;
      functions_[address] = body;
    }
  } else if (const auto* variable = llvm::dyn_cast<llvm::GlobalVariable>(&value)) {
    llvm::GlobalVariable* made = Variable(*variable);
    if (made != variable) {
      address = AddressOf(*made);
    } else if (made->hasInitializer()) {
      const std::uint64_t bytes = std::max<std::uint64_t>(1, layout().getTypeAllocSize(made->getValueType()));
      const std::uint64_t alignment = std::max<std::uint64_t>(16, made->getAlign().valueOrOne().value());
      auto* memory =
          static_cast<std::uint8_t*>(std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment));
      std::memset(memory, 0, bytes);
      address = reinterpret_cast<std::uintptr_t>(memory);
      addresses_[&value] = address;  // an initialiser may mention its own variable
      Initialise(memory, *made->getInitializer());
    }
  }
  if (address == 0 && native_ != nullptr) {
    address = reinterpret_cast<std::uintptr_t>(native_({value.getName().data(), value.getName().size()}));
  }
  if (address == 0 && !value.hasExternalWeakLinkage()) missing_ = value.getName().str();
  addresses_[&value] = address;
  return address;
}

llvm::Function* Program::FunctionAt(std::uint64_t address) const {
  const auto found = functions_.find(address);
  return found == functions_.end() ? nullptr : found->second;
}

Value Program::Constant(const llvm::Constant& constant) {
  if (const auto* number = llvm::dyn_cast<llvm::ConstantInt>(&constant)) {
    return {Cell{number->getBitWidth() <= 64 ? number->getZExtValue() : 0, {}, 0}};
  }
  if (const auto* real = llvm::dyn_cast<llvm::ConstantFP>(&constant)) {
    return {Cell{real->getValueAPF().bitcastToAPInt().getLimitedValue(), {}, 0}};
  }
  if (const auto* global = llvm::dyn_cast<llvm::GlobalValue>(&constant)) return {Cell{AddressOf(*global), {}, 0}};
  if (const auto* expression = llvm::dyn_cast<llvm::ConstantExpr>(&constant)) {
    if (const auto* gep = llvm::dyn_cast<llvm::GEPOperator>(expression)) {
      llvm::APInt offset(64, 0);
      gep->accumulateConstantOffset(layout(), offset);
      const Value base = Constant(*llvm::cast<llvm::Constant>(gep->getPointerOperand()));
      return {Cell{base[0].bits + offset.getZExtValue(), {}, 0}};
    }
    const auto operand = [&](unsigned i) { return Constant(*expression->getOperand(i))[0].bits; };
    if (expression->isCast()) return Constant(*expression->getOperand(0));
    if (expression->getOpcode() == llvm::Instruction::Sub) return {Cell{operand(0) - operand(1), {}, 0}};
    if (expression->getOpcode() == llvm::Instruction::Add) return {Cell{operand(0) + operand(1), {}, 0}};
    return {Cell{}};
  }
  const unsigned cells = CellsOf(*constant.getType());
  Value whole;
  if (constant.getType()->isAggregateType() || constant.getType()->isVectorTy()) {
    for (unsigned i = 0; const llvm::Constant* part = constant.getAggregateElement(i); ++i) {
      if (whole.size() >= cells) break;
      whole.append(Constant(*part));
    }
  }
  whole.resize(std::max(1u, cells));
  return whole;
}

void Program::Initialise(std::uint8_t* memory, const llvm::Constant& value) {
  llvm::Type* type = value.getType();
  if (llvm::isa<llvm::UndefValue>(value) || value.isNullValue()) return;
  if (const auto* data = llvm::dyn_cast<llvm::ConstantDataSequential>(&value)) {
    const llvm::StringRef bytes = data->getRawDataValues();
    std::memcpy(memory, bytes.data(), bytes.size());
    return;
  }
  if (auto* fields = llvm::dyn_cast<llvm::StructType>(type)) {
    const llvm::StructLayout* places = layout().getStructLayout(fields);
    for (unsigned i = 0; i < fields->getNumElements(); ++i) {
      Initialise(memory + places->getElementOffset(i).getFixedValue(), *value.getAggregateElement(i));
    }
    return;
  }
  if (type->isArrayTy() || type->isVectorTy()) {
    for (unsigned i = 0; const llvm::Constant* part = value.getAggregateElement(i); ++i) {
      Initialise(memory + i * layout().getTypeAllocSize(part->getType()), *part);
    }
    return;
  }
  // Numbers of any width: their parts may be read separately.
  const auto* whole = llvm::dyn_cast<llvm::ConstantInt>(&value);
  const auto* real = llvm::dyn_cast<llvm::ConstantFP>(&value);
  if (whole != nullptr || real != nullptr) {
    const llvm::APInt number = whole != nullptr ? whole->getValue() : real->getValueAPF().bitcastToAPInt();
    std::memcpy(memory, number.getRawData(),
                std::min<std::size_t>(number.getNumWords() * 8, layout().getTypeStoreSize(type)));
    return;
  }
  if (CellsOf(*type) != 1) return;
  const std::uint64_t bits = Constant(value)[0].bits;
  std::memcpy(memory, &bits, std::min<std::size_t>(8, layout().getTypeStoreSize(type)));
}

void Program::ReadConstructors(llvm::Module& module, std::vector<std::pair<std::uint64_t, llvm::Function*>>& out) {
  const llvm::GlobalVariable* list = module.getNamedGlobal("llvm.global_ctors");
  if (list == nullptr || !list->hasInitializer()) return;
  for (unsigned i = 0; const llvm::Constant* entry = list->getInitializer()->getAggregateElement(i); ++i) {
    const auto* priority = llvm::dyn_cast<llvm::ConstantInt>(entry->getAggregateElement(0u));
    auto* function = llvm::dyn_cast<llvm::Function>(entry->getAggregateElement(1u));
    if (priority == nullptr || function == nullptr) continue;
    if (llvm::Function* body = Body(*function)) out.emplace_back(priority->getZExtValue(), body);
  }
}

std::vector<llvm::Function*> Program::Constructors() {
  std::vector<std::pair<std::uint64_t, llvm::Function*>> found;
  if (library_ != nullptr) ReadConstructors(*library_, found);
  ReadConstructors(*module_, found);
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<llvm::Function*> functions;
  for (const auto& [priority, function] : found) functions.push_back(function);
  return functions;
}

}  // namespace assay::concolic
