// Keys in the order of the page; what has its default is left out.
#include "analyzer/contract/write-contract.h"

#include <nlohmann/json.hpp>
#include <variant>

namespace assay {
namespace {

using OrderedJson = nlohmann::ordered_json;

void AddTensor(const ContractTensor& tensor, bool input, OrderedJson& to) {
  to["dtype"] = NameOf(tensor.dtype);
  to["shape"] = tensor.shape;
  if (!tensor.data.empty()) to["data"] = tensor.data;
  const bool usual = !tensor.normal && tensor.low == -1.0 && tensor.high == 1.0;
  if (input && tensor.data.empty() && !usual) to[tensor.normal ? "normal" : "range"] = {tensor.low, tensor.high};
  if (input && tensor.given && tensor.list.empty()) to["values"] = "given";
  if (!tensor.shares.empty()) to["shares"] = tensor.shares;
}

OrderedJson Tensors(const std::vector<ContractTensor>& tensors, bool input) {
  OrderedJson list = OrderedJson::array();
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    const ContractTensor& tensor = tensors[i];
    OrderedJson made;
    made["name"] = tensor.list.empty() ? tensor.name : tensor.list;
    if (!tensor.list.empty()) {
      made["list"] = OrderedJson::array();
      for (; i < tensors.size() && tensors[i].list == tensor.list; ++i) {
        if (!tensors[i].present) continue;
        OrderedJson element;
        AddTensor(tensors[i], input, element);
        made["list"].push_back(std::move(element));
      }
      --i;
    } else if (!tensor.present) {
      made["dtype"] = NameOf(tensor.dtype);
      made["absent"] = true;
    } else {
      AddTensor(tensor, input, made);
    }
    list.push_back(std::move(made));
  }
  return list;
}

OrderedJson Values(const std::map<std::string, AttrValue>& values) {
  OrderedJson made = OrderedJson::object();
  for (const auto& [name, value] : values) std::visit([&](const auto& v) { made[name] = v; }, value);
  return made;
}

}  // namespace

std::string FormatContract(const Contract& contract) {
  OrderedJson made;
  made["schema_version"] = "1.0";
  if (!contract.entry.empty()) made["entry"] = contract.entry;
  made["chip"] = contract.chip;
  if (contract.core_count > 0) made["core_count"] = contract.core_count;
  if (!contract.cores.empty()) made["cores"] = contract.cores;
  made["inputs"] = Tensors(contract.inputs, true);
  made["outputs"] = Tensors(contract.outputs, false);
  if (!contract.attributes.empty()) made["attributes"] = Values(contract.attributes);
  if (!contract.tiling.empty()) made["tiling"] = Values(contract.tiling);
  if (!contract.tiling_data.empty()) made["tiling_data"] = contract.tiling_data;
  if (contract.tiling_key != 0) made["tiling_key"] = contract.tiling_key;
  if (contract.workspace_bytes != 0) made["workspace_bytes"] = contract.workspace_bytes;
  if (!contract.reference.empty()) made["reference"] = contract.reference;
  if (!contract.golden.empty()) made["reference"]["npy"] = contract.golden;
  if (!contract.command.empty()) made["reference"]["command"] = contract.command;
  for (const auto& [dtype, bound] : contract.tolerance) {
    OrderedJson& written = made["tolerance"][std::string(NameOf(dtype))];
    written = {{"relative", bound.relative}, {"absolute", bound.absolute}};
    if (bound.combine == Tolerance::Combine::kEither) written["combine"] = "either";
  }
  if (contract.seed != 1) made["seed"] = contract.seed;
  if (contract.deterministic) made["deterministic"] = true;
  return made.dump(2) + "\n";
}

}  // namespace assay
