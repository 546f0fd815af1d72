// The launches that unit tests of a tiling function describe: combinations of shapes, dtypes and attributes that its
// author considers valid. Taken from the text of the tests, which are neither built nor run.
//
// Two forms are recognised, by the names of the test classes of public operator libraries:
//   gert::TilingContextPara para("Op", {{{{16, 64}, {16, 64}}, ge::DT_FLOAT, ge::FORMAT_ND}}, {...}, {{"eps", ...}});
//   gert::TilingContextFaker().NodeIoNum(2, 1).IrInstanceNum({1, 1}).InputShapes({&x, &gamma}).OutputShapes({&y})
//       .NodeInputTd(0, ge::DT_FLOAT, ...).NodeAttrs({{"eps", ...}})
// Variables in a case are followed to their last initialiser before it. A case with any part that is not understood is
// left out.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/contract.h"

namespace assay {

struct CaseTensor {
  bool present = true;
  std::vector<std::int64_t> shape;
  std::string dtype;           // "DT_FLOAT16"; empty where the case does not say
  std::string format;          // "FORMAT_ND"; likewise
  std::vector<double> values;  // what the host is to read; empty where the case gives none
};

struct TilingCase {
  std::vector<CaseTensor> inputs, outputs;  // tensors in their order, those of a list one after the other
  // Number of tensors of each declared parameter; empty: one each.
  std::vector<std::int64_t> input_counts, output_counts;
  std::map<std::string, AttrValue> attributes;
};

// Those of `op_type`, in the order of the text. `chip`: without tests that name only chips of other architectures.
std::vector<TilingCase> ReadTilingCases(std::string_view text, const std::string& op_type, std::string_view chip = {});

}  // namespace assay
