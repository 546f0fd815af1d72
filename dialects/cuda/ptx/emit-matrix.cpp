// Products of small matrices by a warp, and the loads and stores that go with them. All lanes execute them.
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <array>

#include "dialects/cuda/ptx/emit.h"

namespace assay::cuda::ptx {
namespace {

struct Product {
  std::string_view shape, result, factor;
  const char* function;
  unsigned a, b, c;  // registers of each
};
// Types of D and C are equal, those of A and B, too.
constexpr std::array<Product, 12> kProducts = {{{"m16n8k8", "f32", "f16", "assay_ptx_mma_f16_8", 2, 1, 4},
                                                {"m16n8k16", "f32", "f16", "assay_ptx_mma_f16_16", 4, 2, 4},
                                                {"m16n8k8", "f32", "bf16", "assay_ptx_mma_bf16_8", 2, 1, 4},
                                                {"m16n8k16", "f32", "bf16", "assay_ptx_mma_bf16_16", 4, 2, 4},
                                                {"m16n8k4", "f32", "tf32", "assay_ptx_mma_tf32_4", 2, 1, 4},
                                                {"m16n8k8", "f32", "tf32", "assay_ptx_mma_tf32_8", 4, 2, 4},
                                                {"m16n8k8", "f16", "f16", "assay_ptx_mma_half_8", 2, 1, 2},
                                                {"m16n8k16", "f16", "f16", "assay_ptx_mma_half_16", 4, 2, 2},
                                                {"m16n8k16", "s32", "s8", "assay_ptx_mma_s8_16", 2, 1, 4},
                                                {"m16n8k32", "s32", "s8", "assay_ptx_mma_s8_32", 4, 2, 4},
                                                {"m16n8k16", "s32", "u8", "assay_ptx_mma_u8_16", 2, 1, 4},
                                                {"m16n8k32", "s32", "u8", "assay_ptx_mma_u8_32", 4, 2, 4}}};

}  // namespace

std::optional<bool> Emitter::Matrix(const Instruction& one) {
  const std::string& what = one.words[0];
  if (what == "mma") return Multiply(one);
  const bool load = what == "ldmatrix";
  if (!load && what != "stmatrix") return std::nullopt;
  if (one.operands.size() != 2 || one.words.back() != "b16" || !IsShared(one) || !Has(one, {"m8n8"})) return false;
  const unsigned count = Has(one, {"x4"}) ? 4 : Has(one, {"x2"}) ? 2 : 1;
  const Operand &vector = one.operands[load ? 0 : 1], &place = one.operands[load ? 1 : 0];
  if (vector.kind != Operand::Kind::kVector || vector.parts.size() != count || guard_ != nullptr) return false;
  if (place.kind != Operand::Kind::kAddress || place.parts.size() != 1) return false;
  llvm::Value* address = Read(place.parts[0], b_.getInt32Ty());
  if (address == nullptr) return false;
  address = b_.CreateAdd(address, b_.getInt32(static_cast<std::uint32_t>(place.bits)));
  llvm::Value* words = Buffer(4);
  for (unsigned i = 0; i < count && !load; ++i) {
    llvm::Value* value = Read(vector.parts[i], b_.getInt32Ty());
    if (value == nullptr) return false;
    Put(words, i, value);
  }
  llvm::Value* transposed = b_.getInt32(Has(one, {"trans"}) ? 1 : 0);
  Call(load ? "assay_ptx_ldmatrix" : "assay_ptx_stmatrix", b_.getVoidTy(),
       {address, b_.getInt32(count), transposed, words});
  for (unsigned i = 0; i < count && load; ++i) {
    if (!Write(vector.parts[i], Get(words, i))) return false;
  }
  return true;
}

// mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {d}, {a}, {b}, {c}
bool Emitter::Multiply(const Instruction& one) {
  const std::size_t count = one.words.size();
  if (count != 10 || one.operands.size() != 4 || guard_ != nullptr || one.words[1] != "sync" || one.words[4] != "row" ||
      one.words[5] != "col")
    return false;
  const std::string *types = &one.words[6], &shape = one.words[3];
  const auto* product = std::find_if(kProducts.begin(), kProducts.end(), [&](const Product& row) {
    return row.shape == shape && row.result == types[0] && row.factor == types[1];
  });
  if (product == kProducts.end() || types[1] != types[2] || types[0] != types[3]) return false;
  const std::array<unsigned, 4> sizes = {product->c, product->a, product->b, product->c};
  std::array<llvm::Value*, 4> words{};
  for (std::size_t i = 0; i < 4; ++i) {
    const Operand& vector = one.operands[i];
    // A single register needs no braces.
    const bool single = vector.kind != Operand::Kind::kVector;
    if ((single ? 1 : vector.parts.size()) != sizes[i]) return false;
    words[i] = Buffer(4);
    for (unsigned j = 0; j < sizes[i] && i > 0; ++j) {
      llvm::Value* value = Read(single ? vector : vector.parts[j], b_.getInt32Ty());
      if (value == nullptr) return false;
      Put(words[i], j, value);
    }
  }
  Call(product->function, b_.getVoidTy(), {words[1], words[2], words[3], words[0]});
  for (unsigned j = 0; j < sizes[0]; ++j) {
    if (!Write(one.operands[0].parts[j], Get(words[0], j))) return false;
  }
  return true;
}

}  // namespace assay::cuda::ptx
