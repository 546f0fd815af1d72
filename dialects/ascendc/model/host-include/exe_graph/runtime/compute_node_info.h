// Model of what a context knows about its node: descriptions of inputs and outputs, how many instances each input of
// the op definition has, and the attributes.
#ifndef ASSAY_HOST_RUNTIME_COMPUTE_NODE_INFO_H_
#define ASSAY_HOST_RUNTIME_COMPUTE_NODE_INFO_H_

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "assay/host_state.h"
#include "exe_graph/runtime/runtime_attrs.h"
#include "exe_graph/runtime/storage_format.h"
#include "graph/types.h"

namespace gert {

class AnchorInstanceInfo {
 public:
  AnchorInstanceInfo() = default;
  AnchorInstanceInfo(const std::uint32_t instance_start, const std::uint32_t instantiation_num)
      : instance_start_(instance_start), instantiation_num_(instantiation_num) {}
  size_t GetInstanceNum() const { return instantiation_num_; }
  size_t GetInstanceStart() const { return instance_start_; }
  void SetInstanceStart(const std::uint32_t instance_start) { instance_start_ = instance_start; }
  void SetInstantiationNum(const std::uint32_t instantiation_num) { instantiation_num_ = instantiation_num; }

 private:
  std::uint32_t instance_start_ = 0;
  std::uint32_t instantiation_num_ = 0;
};

class CompileTimeTensorDesc {
 public:
  CompileTimeTensorDesc() = default;
  ge::DataType GetDataType() const { return data_type_; }
  const StorageFormat& GetFormat() const { return storage_format_; }
  ge::Format GetOriginFormat() const { return storage_format_.GetOriginFormat(); }
  ge::Format GetStorageFormat() const { return storage_format_.GetStorageFormat(); }
  ExpandDimsType GetExpandDimsType() const { return storage_format_.GetExpandDimsType(); }
  void SetDataType(const ge::DataType data_type) { data_type_ = data_type; }
  void SetStorageFormat(const ge::Format format) { storage_format_.SetStorageFormat(format); }
  void SetOriginFormat(const ge::Format format) { storage_format_.SetOriginFormat(format); }
  void SetExpandDimsType(const ExpandDimsType& type) { storage_format_.SetExpandDimsType(type); }

 private:
  ge::DataType data_type_ = ge::DT_UNDEFINED;
  StorageFormat storage_format_;
};

class ComputeNodeInfo {
 public:
  const ge::char_t* GetNodeType() const { return node_type_; }
  const ge::char_t* GetNodeName() const { return node_name_; }
  size_t GetIrInputsNum() const { return ir_inputs_num_; }
  size_t GetIrOutputsNum() const { return ir_outputs_num_; }
  size_t GetInputsNum() const { return inputs_num_; }
  size_t GetOutputsNum() const { return outputs_num_; }
  const AnchorInstanceInfo* GetInputInstanceInfo(const size_t ir_index) const { return MutableInputInstanceInfo(ir_index); }
  const AnchorInstanceInfo* GetOutputInstanceInfo(const size_t ir_index) const {
    return MutableOutputInstanceInfo(ir_index);
  }
  const CompileTimeTensorDesc* GetInputTdInfo(const size_t index) const { return MutableInputTdInfo(index); }
  const CompileTimeTensorDesc* GetOutputTdInfo(const size_t index) const { return MutableOutputTdInfo(index); }
  const RuntimeAttrs* GetAttrs() const { return attrs_; }
  void SetNodeType(const ge::char_t* node_type) { node_type_ = node_type; }
  void SetNodeName(const ge::char_t* node_name) { node_name_ = node_name; }
  AnchorInstanceInfo* MutableInputInstanceInfo(const size_t ir_index) const {
    return ir_index < ir_inputs_num_ ? ir_inputs_ + ir_index : nullptr;
  }
  AnchorInstanceInfo* MutableOutputInstanceInfo(const size_t ir_index) const {
    return ir_index < ir_outputs_num_ ? ir_outputs_ + ir_index : nullptr;
  }
  CompileTimeTensorDesc* MutableInputTdInfo(const size_t index) const {
    return index < inputs_num_ ? input_descs_ + index : nullptr;
  }
  CompileTimeTensorDesc* MutableOutputTdInfo(const size_t index) const {
    return index < outputs_num_ ? output_descs_ + index : nullptr;
  }
  RuntimeAttrs* MutableAttrs() const { return attrs_; }

  ComputeNodeInfo() = delete;
  ComputeNodeInfo(const ComputeNodeInfo&) = delete;
  ComputeNodeInfo(ComputeNodeInfo&&) = delete;
  ComputeNodeInfo& operator=(const ComputeNodeInfo&) = delete;
  ComputeNodeInfo& operator=(ComputeNodeInfo&&) = delete;

 private:
  friend struct assay_host::Builder;
  const ge::char_t* node_type_;
  const ge::char_t* node_name_;
  size_t ir_inputs_num_;
  size_t ir_outputs_num_;
  size_t inputs_num_;
  size_t outputs_num_;
  AnchorInstanceInfo* ir_inputs_;
  AnchorInstanceInfo* ir_outputs_;
  CompileTimeTensorDesc* input_descs_;
  CompileTimeTensorDesc* output_descs_;
  RuntimeAttrs* attrs_;
};

}  // namespace gert

#endif
