// Operations of the runtime and cuBLAS on device memory: variables by their symbols, matrix products.
#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "dialects/cuda/host/launch-limits.h"
#include "dialects/cuda/host/machine.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"
#include "simulator/worker/sandbox.h"

namespace assay::cuda {
namespace {

constexpr int kInvalidSymbol = 13, kCublasInvalidValue = 7;
constexpr std::int64_t kMostProducts = std::int64_t{1} << 32;

std::uint64_t AddressOf(const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

// Numbers of cudaDataType_t (library_types.h).
Dtype DtypeOf(int type, const char* name) {
  switch (type) {
    case 0:
      return Dtype::kF32;
    case 1:
      return Dtype::kF64;
    case 2:
      return Dtype::kF16;
    case 14:
      return Dtype::kBF16;
    default:
      Unmodelled("`" + std::string(name) + "` of this element type");
  }
}

struct Matrix {
  std::byte* memory = nullptr;
  std::int64_t elements = 0, leading = 0, stride = 0;
  bool transposed = false;
  SimTensor bytes;
  std::vector<double> values;

  double At(std::int64_t row, std::int64_t column, std::int64_t batch) const {
    if (transposed) std::swap(row, column);
    return values[static_cast<std::size_t>(row + column * leading + batch * stride)];
  }
};

}  // namespace

int Machine::CopySymbol(const void* variable, void* other, std::size_t bytes, std::size_t offset, bool to_symbol) {
  const auto known = variables_.find(variable);
  if (known == variables_.end()) return kInvalidSymbol;
  if (offset > known->second.bytes || bytes > known->second.bytes - offset) return kInvalidValue;
  if (!Follows()) {
    if (!to_symbol) Unmodelled("a copy of values of the device to the host");
    LoseBounds();
    return 0;
  }
  std::int64_t size = 0;
  const std::uint64_t address = device_->Variable(known->second.name, size);
  // A variable that no kernel uses is not part of the program; writes to it are never read.
  if (address == 0 && to_symbol) return 0;
  std::byte* memory = address == 0 ? nullptr : device_->Memory(address + offset, static_cast<std::int64_t>(bytes));
  if (memory == nullptr) Unmodelled("a copy beyond the variable `" + known->second.name + "`");
  std::int64_t within = 0;
  Storage* storage = StorageOf(other, within);
  std::byte* host = static_cast<std::byte*>(other);
  if (storage != nullptr) {
    NeedBytes(*storage);
    host = device_->Memory(AddressOf(other), static_cast<std::int64_t>(bytes));
    if (host == nullptr) Unmodelled("a copy that reaches beyond an allocation");
  }
  std::memmove(to_symbol ? memory : host, to_symbol ? host : memory, bytes);
  if (to_symbol) {
    device_->Written(address + offset, static_cast<std::int64_t>(bytes));
  } else if (storage != nullptr) {
    WroteDevice(*storage, other, bytes);
  }
  return 0;
}

void* Machine::SymbolAddress(const void* variable, std::size_t& bytes) {
  const auto known = variables_.find(variable);
  if (known == variables_.end()) return nullptr;
  bytes = known->second.bytes;
  std::int64_t size = 0;
  const std::uint64_t address = Follows() ? device_->Variable(known->second.name, size) : 0;
  if (address == 0) Unmodelled("the address of the variable `" + known->second.name + "`");
  return reinterpret_cast<void*>(address);
}

int Machine::Gemm(const assay_cuda_gemm& what) {
  log_.Begin(Event::kLibraryCall);
  log_.Text(what.name);
  Write();
  const auto rows_of = [](const assay_cuda_gemm_matrix& one, std::int64_t rows, std::int64_t columns) {
    return one.transposed != 0 ? columns : rows;
  };
  const auto valid = [&](const assay_cuda_gemm_matrix& one, std::int64_t rows, std::int64_t columns) {
    return one.leading >= std::max<std::int64_t>(1, rows_of(one, rows, columns));
  };
  if (what.m < 0 || what.n < 0 || what.k < 0 || what.batch < 0 || !valid(what.a, what.m, what.k) ||
      !valid(what.b, what.k, what.n) || !valid(what.c, what.m, what.n))
    return kCublasInvalidValue;
  std::int64_t offset = 0;
  Storage* result = StorageOf(what.c.data, offset);
  if (what.m == 0 || what.n == 0 || what.batch == 0) return 0;
  if (result == nullptr) Unmodelled("`" + std::string(what.name) + "` into memory that is none of the device's");
  if (!Follows()) {
    log_.Begin(Event::kWritten);
    log_.Number(result->number);
    Write();
    return 0;
  }
  if (what.m * what.n > kMostProducts / std::max<std::int64_t>(what.k, 1) / what.batch)
    LeaveUndecided(WorkerResult(), "a product of matrices is too large to be followed");
  const auto open = [&](const assay_cuda_gemm_matrix& one, std::int64_t rows, std::int64_t columns) {
    Matrix matrix;
    matrix.transposed = one.transposed != 0;
    matrix.leading = one.leading;
    matrix.stride = one.stride;
    const std::int64_t lines = matrix.transposed ? rows : columns, line = matrix.transposed ? columns : rows;
    matrix.bytes.dtype = DtypeOf(one.type, what.name);
    matrix.elements = lines == 0 || line == 0 ? 0 : one.stride * (what.batch - 1) + one.leading * (lines - 1) + line;
    matrix.bytes.shape = {matrix.elements};
    if (matrix.elements == 0) return matrix;
    std::int64_t at = 0;
    Storage* storage = StorageOf(one.data, at);
    if (storage == nullptr) Unmodelled("`" + std::string(what.name) + "` of memory that is none of the device's");
    NeedBytes(*storage);
    const std::int64_t bytes = matrix.elements * static_cast<std::int64_t>(SizeOf(matrix.bytes.dtype));
    matrix.memory = device_->Memory(AddressOf(one.data), bytes);
    if (matrix.memory == nullptr) Unmodelled("`" + std::string(what.name) + "` beyond an allocation");
    matrix.bytes.data.assign(matrix.memory, matrix.memory + bytes);
    matrix.values = ToDoubles(matrix.bytes);
    return matrix;
  };
  const Matrix a = open(what.a, what.m, what.k), b = open(what.b, what.k, what.n);
  Matrix c = open(what.c, what.m, what.n);
  for (std::int64_t batch = 0; batch < what.batch; ++batch) {
    for (std::int64_t j = 0; j < what.n; ++j) {
      for (std::int64_t i = 0; i < what.m; ++i) {
        double sum = 0;
        for (std::int64_t l = 0; l < what.k; ++l) sum += a.At(i, l, batch) * b.At(l, j, batch);
        double& element = c.values[static_cast<std::size_t>(i + j * c.leading + batch * c.stride)];
        // The old contents are not read if beta is zero.
        element = what.alpha * sum + (what.beta == 0 ? 0 : what.beta * element);
      }
    }
  }
  FromDoubles(c.values, c.bytes);
  // Padding between the columns is preserved.
  const std::size_t size = SizeOf(c.bytes.dtype);
  for (std::int64_t batch = 0; batch < what.batch; ++batch) {
    for (std::int64_t j = 0; j < what.n; ++j) {
      const std::size_t at = static_cast<std::size_t>(j * c.leading + batch * c.stride) * size;
      std::memcpy(c.memory + at, c.bytes.data.data() + at, static_cast<std::size_t>(what.m) * size);
      device_->Written(AddressOf(what.c.data) + at, static_cast<std::int64_t>(static_cast<std::size_t>(what.m) * size));
    }
  }
  WroteDevice(*result, what.c.data, 0);
  return 0;
}

}  // namespace assay::cuda
