// What a run takes from its contract: tensors with values, and tiling data.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "dialects/ascendc/run/run-plan.h"
#include "reference/sim-tensor.h"

namespace assay {

// "x float16[2, 64], y float16[2, 64]": the inputs that are present.
std::string Describe(const Contract& contract);

// Bytes of a tensor, none if it is absent; of all tensors of a contract. Saturated on overflow.
std::int64_t SizeInBytes(const ContractTensor& tensor);
std::int64_t SizeInBytes(const Contract& contract);

// A path of the contract, relative to the contract's folder.
std::string Resolve(const std::string& dir, const std::string& path);

// Shape and dtype of a tensor, without values.
SimTensor Plain(const ContractTensor& tensor);

// Values as given or from their .npy file, seeded random ones for inputs without either; "" or an error text.
std::string Fill(const RunInputs& inputs, const std::vector<ContractTensor>& given, bool random,
                 std::vector<SimTensor>& tensors);

// Tiling values in the layout of the struct that the reader generates from them: by name, 32 bits each.
std::vector<std::byte> TilingBytes(const Contract& contract);

// Shapes and dtypes, and the values that host functions may read: the op definition or a registration names these
// inputs, which only the host model knows.
std::vector<SimTensor> HostInputs(const RunInputs& inputs, const std::vector<SimTensor>& filled);

}  // namespace assay
