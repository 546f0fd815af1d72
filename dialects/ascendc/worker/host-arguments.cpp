// Tensors and attributes, one struct each.
#include "dialects/ascendc/worker/host-arguments.h"

#include "reference/sim-tensor.h"

#include <map>
#include <string>
#include <variant>

namespace assay {
namespace {

// ge::DataType of an element type.
std::int32_t GeType(Dtype dtype) {
  switch (dtype) {
    case Dtype::kF32:
      return 0;
    case Dtype::kF16:
      return 1;
    case Dtype::kI8:
      return 2;
    case Dtype::kI32:
      return 3;
    case Dtype::kU8:
    case Dtype::kRaw:
      return 4;
    case Dtype::kI16:
      return 6;
    case Dtype::kU16:
      return 7;
    case Dtype::kU32:
      return 8;
    case Dtype::kI64:
      return 9;
    case Dtype::kU64:
      return 10;
    case Dtype::kF64:
      return 11;
    case Dtype::kBool:
      return 12;
    case Dtype::kC64:
      return 16;
    case Dtype::kBF16:
      return 27;
    case Dtype::kI4:
      return 29;
  }
  return 28;
}

constexpr std::int32_t kFormatNd = 2;

std::vector<assay_host_tensor> Tensors(const std::vector<SimTensor>& tensors) {
  std::vector<assay_host_tensor> made;
  for (const SimTensor& t : tensors) {
    const std::string& name = t.list.empty() ? t.name : t.list;
    made.push_back({name.c_str(), GeType(t.dtype), kFormatNd, t.present ? 1 : 0,
                    static_cast<std::int32_t>(t.shape.size()), t.shape.data(), t.data.empty() ? nullptr : t.data.data(),
                    t.data.size()});
  }
  return made;
}

// Attribute values point into the request or into `numbers`, which keeps what has no address of its own.
std::vector<assay_host_attr> Attributes(const std::map<std::string, AttrValue>& attributes,
                                        std::deque<std::int64_t>& numbers) {
  std::vector<assay_host_attr> made;
  for (const auto& [name, value] : attributes) {
    assay_host_attr attr{};
    attr.name = name.c_str();
    attr.count = 1;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_INT;
      attr.ints = whole;
    } else if (const auto* real = std::get_if<double>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_FLOAT;
      attr.floats = real;
    } else if (const auto* flag = std::get_if<bool>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_BOOL;
      attr.ints = &numbers.emplace_back(*flag ? 1 : 0);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_STRING;
      attr.text = text->c_str();
    } else if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_LIST_INT;
      attr.count = static_cast<std::int64_t>(list->size());
      attr.ints = list->data();
    } else if (const auto* reals = std::get_if<std::vector<double>>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_LIST_FLOAT;
      attr.count = static_cast<std::int64_t>(reals->size());
      attr.floats = reals->data();
    }
    made.push_back(attr);
  }
  return made;
}

}  // namespace

HostArguments::HostArguments(const HostRequest& given)
    : inputs_(Tensors(given.inputs)),
      outputs_(Tensors(given.outputs)),
      attributes_(Attributes(given.attributes, numbers_)) {
  request_.abi_version = ASSAY_HOST_ABI_VERSION;
  request_.op_type = given.op_type.c_str();
  request_.chip = given.chip.c_str();
  request_.input_count = static_cast<std::int32_t>(inputs_.size());
  request_.inputs = inputs_.data();
  request_.output_count = static_cast<std::int32_t>(outputs_.size());
  request_.outputs = outputs_.data();
  request_.attr_count = static_cast<std::int32_t>(attributes_.size());
  request_.attrs = attributes_.data();
  request_.run_inference = given.infer ? 1 : 0;
  request_.deterministic = given.deterministic ? 1 : 0;
  request_.empty_compile_info = given.empty_compile_info ? 1 : 0;
  request_.definition_only = given.definition ? 1 : 0;
}

}  // namespace assay
