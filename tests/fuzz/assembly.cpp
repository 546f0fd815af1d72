// Statements of inline assembly: whatever they hold, what becomes of them is sound code without assembly, and adapting
// constraints moves nothing.
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>

#include <string>

#include "dialects/cuda/ptx/lower.h"
#include "tests/fuzz/fuzz.h"

// The first byte chooses the operands, the rest is the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace assay;
  fuzz::Bytes bytes(data, size);
  const unsigned form = bytes.Byte();
  const std::string text(bytes.Rest());
  std::string source = text;
  cuda::ptx::AdaptConstraints(source);
  if (source.size() != text.size()) fuzz::Fail("constraints changed the length of a text");

  llvm::LLVMContext context;
  llvm::Module module("m", context);
  llvm::IRBuilder<> b(context);
  llvm::Type* const types[] = {b.getInt32Ty(), b.getFloatTy(), b.getInt64Ty(),
                               b.getPtrTy(),   b.getInt16Ty(), b.getDoubleTy()};
  auto* function = llvm::Function::Create(llvm::FunctionType::get(b.getVoidTy(), types, false),
                                          llvm::GlobalValue::ExternalLinkage, "f", module);
  b.SetInsertPoint(llvm::BasicBlock::Create(context, "", function));
  const unsigned outputs = form % 4;
  std::string constraints;
  std::vector<llvm::Type*> results;
  std::vector<llvm::Value*> inputs;
  for (unsigned i = 0; i < outputs; ++i) {
    results.push_back(types[(form / 4 + i) % 2]);
    constraints += constraints.empty() ? "=r" : ",=r";
  }
  for (llvm::Argument& argument : function->args()) {
    inputs.push_back(&argument);
    constraints += constraints.empty() ? "r" : ",r";
  }
  if (outputs > 0 && form >= 128) {  // the first is read, too
    inputs.push_back(llvm::Constant::getNullValue(results[0]));
    constraints += ",0";
  }
  std::vector<llvm::Type*> parameters;
  for (const llvm::Value* input : inputs) parameters.push_back(input->getType());
  llvm::Type* result = outputs == 0   ? b.getVoidTy()
                       : outputs == 1 ? results[0]
                                      : static_cast<llvm::Type*>(llvm::StructType::get(context, results));
  auto* type = llvm::FunctionType::get(result, parameters, false);
  b.CreateCall(llvm::InlineAsm::get(type, text, constraints, true), inputs);
  b.CreateRetVoid();

  cuda::ptx::Lower(module);
  if (llvm::verifyModule(module)) fuzz::Fail("the code is not sound");
  for (const llvm::Instruction& instruction : llvm::instructions(*function)) {
    const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    if (call != nullptr && call->isInlineAsm()) fuzz::Fail("a statement is left");
  }
  return 0;
}
