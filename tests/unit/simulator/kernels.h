// Kernels for the tests as LLVM IR text, assembled to bitcode.
#pragma once

#include <llvm/AsmParser/Parser.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

#include <unistd.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/facts/run.h"
#include "reference/sim-tensor.h"

namespace assay::test {

inline LoweredModule Assemble(const std::string& text) {
  static const std::string kDeclarations = R"(
declare i64 @assay_block_idx()
declare i64 @assay_block_num()
declare i64 @assay_que_init(i32, i32, i32, i32, i32)
declare i64 @assay_buf_init(i32, i32)
declare i64 @assay_que_alloc(i64)
declare void @assay_que_enque(i64, i64)
declare i64 @assay_que_deque(i64)
declare void @assay_que_free(i64, i64)
declare void @assay_dma_in(i32, i32, i64, i64, ptr, i64, i64, i64, i64)
declare void @assay_dma_out(i32, i32, ptr, i64, i64, i64, i64, i64, i64)
declare void @assay_vec_n(i32, i32, i32, i64, i64, i64, i64, i64, i64, double, i64)
declare void @assay_sync_all()
declare void @assay_loc(i32)
declare ptr @malloc(i64)
declare i64 @syscall(i64, ...)
)";
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(kDeclarations + text, error, context);
  LoweredModule lowered;
  if (module == nullptr) {
    error.print("test", llvm::errs());
    return lowered;
  }
  llvm::raw_string_ostream out(lowered.bitcode);
  llvm::WriteBitcodeToFile(*module, out);
  out.flush();
  for (int i = 0; i < 16; ++i) {
    LoweredModule::Location location;
    location.range = {0, static_cast<std::uint32_t>(10 * i), static_cast<std::uint32_t>(10 * i + 5)};
    lowered.locations.push_back(location);
  }
  return lowered;
}

// IR that calls the C library's system call function by its address: the workers share it with this process, and the
// symbol by that name is a stub. `arguments` as in "i64 57".
inline std::string RawSystemCall(const std::string& arguments) {
  return "  call i64 (i64, ...) inttoptr (i64 " +
         std::to_string(reinterpret_cast<std::uintptr_t>(reinterpret_cast<void*>(&::syscall))) + " to ptr)(" +
         arguments + ")\n";
}

inline SimTensor Floats(std::string name, const std::vector<float>& values) {
  SimTensor tensor{std::move(name), Dtype::kF32, {static_cast<std::int64_t>(values.size())}, {}};
  tensor.data.resize(values.size() * 4);
  std::memcpy(tensor.data.data(), values.data(), tensor.data.size());
  return tensor;
}

inline std::vector<float> ToFloats(const SimTensor& tensor) {
  std::vector<float> values(tensor.data.size() / 4);
  std::memcpy(values.data(), tensor.data.data(), values.size() * 4);
  return values;
}

inline const Fault* Find(const std::vector<Fault>& faults, FaultKind kind) {
  for (const Fault& fault : faults) {
    if (fault.kind == kind) return &fault;
  }
  return nullptr;
}

// Copies `elements` floats per core from x to y through a queue; `@run` gives the byte counts.
inline std::string CopyKernel(int in_bytes, int out_bytes, int stride_bytes) {
  return R"(
define void @copy(ptr %x, ptr %y, ptr %ws, ptr %tiling) {
  %core = call i64 @assay_block_idx()
  %off = mul i64 %core, )" +
         std::to_string(stride_bytes) + R"(
  call void @assay_loc(i32 1)
  %q = call i64 @assay_que_init(i32 9, i32 10, i32 1, i32 2, i32 1024)
  call void @assay_loc(i32 2)
  %b = call i64 @assay_que_alloc(i64 %q)
  %src = getelementptr i8, ptr %x, i64 %off
  call void @assay_loc(i32 3)
  call void @assay_dma_in(i32 0, i32 1, i64 %b, i64 0, ptr %src, i64 1, i64 )" +
         std::to_string(in_bytes) + R"(, i64 0, i64 0)
  call void @assay_que_enque(i64 %q, i64 %b)
  %c = call i64 @assay_que_deque(i64 %q)
  %dst = getelementptr i8, ptr %y, i64 %off
  call void @assay_loc(i32 4)
  call void @assay_dma_out(i32 0, i32 1, ptr %dst, i64 %c, i64 0, i64 1, i64 )" +
         std::to_string(out_bytes) + R"(, i64 0, i64 0)
  call void @assay_que_free(i64 %q, i64 %c)
  ret void
}
)";
}

}  // namespace assay::test
