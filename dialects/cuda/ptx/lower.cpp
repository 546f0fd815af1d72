// Assembly statements as instructions of LLVM, one after the other at the place of the statement.
#include "dialects/cuda/ptx/lower.h"

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/raw_ostream.h>

#include <vector>

#include "dialects/cuda/ptx/emit.h"

namespace assay::cuda::ptx {
namespace {

void EndByName(llvm::CallInst& call, llvm::StringRef text) {
  llvm::Module& module = *call.getModule();
  llvm::IRBuilder<> b(&call);
  llvm::FunctionCallee unsupported = module.getOrInsertFunction("assay_simt_unsupported", b.getVoidTy(), b.getPtrTy());
  // The machine keeps variables of this name on the host.
  b.CreateCall(unsupported, {b.CreateGlobalString(("asm(\"" + text + "\")").str(), "assay.text.ptx")});
}

void LowerStatement(llvm::CallInst& call) {
  const std::string text = llvm::cast<llvm::InlineAsm>(call.getCalledOperand())->getAsmString();
  Emitter emitter(call);
  const std::optional<Text> parsed = Parse(text);
  if (!parsed || !emitter.Open(parsed->registers) || !emitter.All(parsed->instructions)) EndByName(call, text);
  emitter.Close();
}

}  // namespace

void Lower(llvm::Module& module) {
  std::vector<llvm::CallInst*> calls;
  for (llvm::Function& function : module) {
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      if (call != nullptr && call->isInlineAsm()) calls.push_back(call);
    }
  }
  for (llvm::CallInst* call : calls) LowerStatement(*call);
}

bool LowerBitcode(std::string& bitcode) {
  llvm::LLVMContext context;
  auto module = llvm::parseBitcodeFile(llvm::MemoryBufferRef(bitcode, "device"), context);
  if (!module) {
    llvm::consumeError(module.takeError());
    return false;
  }
  Lower(**module);
  std::string lowered;
  llvm::raw_string_ostream out(lowered);
  llvm::WriteBitcodeToFile(**module, out);
  bitcode = std::move(lowered);
  return true;
}

}  // namespace assay::cuda::ptx
