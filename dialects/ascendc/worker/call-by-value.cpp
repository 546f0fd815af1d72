// The calling convention of x86-64 splits a structure of at most 16 bytes into one or two registers and passes a
// larger one in memory; the function's type shows how Clang lowered the parameters.
#include "dialects/ascendc/worker/call-by-value.h"

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/MemoryBuffer.h>

#include <cctype>
#include <memory>

namespace assay {
namespace {

std::unique_ptr<llvm::Module> Read(const std::string& bitcode, llvm::LLVMContext& context) {
  auto module = llvm::parseBitcodeFile(llvm::MemoryBufferRef(bitcode, "kernel"), context);
  if (module) return std::move(*module);
  llvm::consumeError(module.takeError());
  return nullptr;
}

// "f(unsigned char AS1*)" to "f(unsigned char*)".
std::string WithoutSpaces(const std::string& symbol) {
  std::string text = llvm::demangle(symbol);
  for (std::size_t at = text.find(" AS"); at != std::string::npos; at = text.find(" AS", at)) {
    std::size_t end = at + 3;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
    if (end == at + 3)
      ++at;
    else
      text.erase(at, end - at);
  }
  return text;
}

}  // namespace

void DefineHostTypes(llvm::Module& module) {
  for (llvm::GlobalVariable& variable : module.globals()) {
    const llvm::StringRef name = variable.getName();
    if (!variable.isDeclaration() || !(name.starts_with("_ZTV") || name.starts_with("_ZTI"))) continue;
    variable.setInitializer(llvm::Constant::getNullValue(variable.getValueType()));
    variable.setLinkage(llvm::GlobalValue::InternalLinkage);
  }
}

bool AddCallByValue(llvm::Module& module, const std::string& entry, const std::vector<ParameterValue>& arguments) {
  constexpr std::uint64_t kRegister = 8, kInRegisters = 16;
  llvm::Function* kernel = module.getFunction(entry);
  if (kernel == nullptr || kernel->isVarArg()) return false;
  llvm::LLVMContext& context = module.getContext();
  const llvm::DataLayout& layout = module.getDataLayout();
  llvm::Type* pointer = llvm::PointerType::getUnqual(context);
  llvm::Function* call =
      llvm::Function::Create(llvm::FunctionType::get(llvm::Type::getVoidTy(context), {pointer}, false),
                             llvm::GlobalValue::ExternalLinkage, kCallByValue, module);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "", call));
  std::vector<llvm::Value*> values;
  const auto load = [&](llvm::Type* type, llvm::Value* from, std::uint64_t offset) -> llvm::Value* {
    llvm::Value* at = offset == 0 ? from : builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), from, offset);
    if (type->isIntegerTy(1))
      return builder.CreateTrunc(builder.CreateAlignedLoad(builder.getInt8Ty(), at, llvm::Align(1)), type);
    return builder.CreateAlignedLoad(type, at, llvm::Align(1));
  };
  unsigned next = 0;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::uint64_t size = arguments[i].bytes.size();
    llvm::Value* place = builder.CreateLoad(pointer, builder.CreateConstInBoundsGEP1_64(pointer, call->getArg(0), i));
    for (std::uint64_t offset = 0; offset < size; offset += kRegister) {
      if (next == kernel->arg_size()) return false;
      const llvm::Argument& parameter = *kernel->getArg(next++);
      if (parameter.hasByValAttr() || (parameter.getType()->isPointerTy() && size > kInRegisters)) {
        values.push_back(place);
        break;
      }
      const std::uint64_t bytes = layout.getTypeStoreSize(parameter.getType()).getFixedValue();
      if (bytes > size - offset) return false;
      values.push_back(load(parameter.getType(), place, offset));
      if (bytes > kRegister) break;
    }
  }
  if (next != kernel->arg_size()) return false;
  llvm::CallInst* made = builder.CreateCall(kernel, values);
  made->setCallingConv(kernel->getCallingConv());
  made->setAttributes(kernel->getAttributes());
  builder.CreateRetVoid();
  return true;
}

std::vector<std::string> UndefinedFunctions(const LoweredModule& host) {
  std::vector<std::string> names;
  llvm::LLVMContext context;
  const auto module = Read(host.bitcode, context);
  if (module == nullptr) return names;
  for (const llvm::Function& function : *module) {
    if (function.isDeclaration() && !function.isIntrinsic() && !function.use_empty())
      names.push_back(function.getName().str());
  }
  return names;
}

std::string KernelOfSymbol(const LoweredModule& kernel, const std::string& symbol) {
  llvm::LLVMContext context;
  const auto module = Read(kernel.bitcode, context);
  if (module == nullptr) return {};
  const std::string wanted = WithoutSpaces(symbol);
  for (const llvm::Function& function : *module) {
    if (function.isDeclaration()) continue;
    const std::string name = function.getName().str();
    if (name == symbol || WithoutSpaces(name) == wanted) return name;
  }
  return {};
}

}  // namespace assay
