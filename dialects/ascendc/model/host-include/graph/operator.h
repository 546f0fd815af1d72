// Model of ge::Operator as far as op_host code meets it: the argument of SetCheckSupport and friends. Graph building is
// not part of an operator's host half; members that would need a graph stop the run as not modelled.
#ifndef ASSAY_HOST_GRAPH_OPERATOR_H_
#define ASSAY_HOST_GRAPH_OPERATOR_H_

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "assay/host_state.h"
#include "graph/ascend_string.h"
#include "graph/attr_value.h"
#include "graph/ge_error_codes.h"
#include "graph/tensor.h"
#include "graph/types.h"

#define ASSAY_NO_GRAPH(what) assay_host::Unmodelled("ge::Operator::" what)

namespace ge {

class Graph;
class InferenceContext;
using SubgraphBuilder = std::function<Graph()>;

class Operator {
 public:
  using OpInt = std::int64_t;
  using OpFloat = float32_t;
  using OpString = std::string;
  using OpAscendString = AscendString;
  using OpBool = bool;
  using OpTensor = Tensor;
  using OpType = ge::DataType;
  using OpNamedAttrs = ge::NamedAttrs;
  using OpListInt = std::vector<std::int64_t>;
  using OpListFloat = std::vector<float32_t>;
  using OpListString = std::vector<std::string>;
  using OpListAcendString = std::vector<AscendString>;
  using OpListAscendString = OpListAcendString;
  using OpListBool = std::vector<bool>;
  using OpListTensor = std::vector<Tensor>;
  using OpBytes = std::vector<std::uint8_t>;
  using OpListListInt = std::vector<std::vector<std::int64_t>>;
  using OpListType = std::vector<ge::DataType>;
  using OpListNamedAttrs = std::vector<ge::NamedAttrs>;

  Operator() = default;
  explicit Operator(const std::string& type) : type_(type) {}
  explicit Operator(const char_t* type) : type_(type) {}
  Operator(const std::string& name, const std::string& type) : name_(name), type_(type) {}
  Operator(const AscendString& name, const AscendString& type) : name_(name.GetString()), type_(type.GetString()) {}
  Operator(const char_t* name, const char_t* type) : name_(name), type_(type) {}
  virtual ~Operator() = default;

  bool IsEmpty() const { return type_.empty(); }
  std::string GetName() const { return name_; }
  graphStatus GetName(AscendString& name) const {
    name = AscendString(name_.c_str());
    return GRAPH_SUCCESS;
  }
  std::string GetOpType() const { return type_; }
  graphStatus GetOpType(AscendString& type) const {
    type = AscendString(type_.c_str());
    return GRAPH_SUCCESS;
  }

  TensorDesc GetInputDesc(const std::string&) const { ASSAY_NO_GRAPH("GetInputDesc"); }
  TensorDesc GetInputDesc(std::uint32_t) const { ASSAY_NO_GRAPH("GetInputDesc"); }
  TensorDesc GetInputDescByName(const char_t*) const { ASSAY_NO_GRAPH("GetInputDescByName"); }
  TensorDesc GetOutputDesc(const std::string&) const { ASSAY_NO_GRAPH("GetOutputDesc"); }
  TensorDesc GetOutputDesc(std::uint32_t) const { ASSAY_NO_GRAPH("GetOutputDesc"); }
  TensorDesc GetOutputDescByName(const char_t*) const { ASSAY_NO_GRAPH("GetOutputDescByName"); }
  graphStatus TryGetInputDesc(const std::string&, TensorDesc&) const { ASSAY_NO_GRAPH("TryGetInputDesc"); }
  graphStatus TryGetInputDesc(const char_t*, TensorDesc&) const { ASSAY_NO_GRAPH("TryGetInputDesc"); }
  graphStatus UpdateInputDesc(const std::string&, const TensorDesc&) { ASSAY_NO_GRAPH("UpdateInputDesc"); }
  graphStatus UpdateInputDesc(const char_t*, const TensorDesc&) { ASSAY_NO_GRAPH("UpdateInputDesc"); }
  graphStatus UpdateInputDesc(const std::uint32_t, const TensorDesc&) { ASSAY_NO_GRAPH("UpdateInputDesc"); }
  graphStatus UpdateOutputDesc(const std::string&, const TensorDesc&) { ASSAY_NO_GRAPH("UpdateOutputDesc"); }
  graphStatus UpdateOutputDesc(const char_t*, const TensorDesc&) { ASSAY_NO_GRAPH("UpdateOutputDesc"); }
  graphStatus UpdateOutputDesc(const std::uint32_t, const TensorDesc&) { ASSAY_NO_GRAPH("UpdateOutputDesc"); }
  graphStatus GetInputConstData(const std::string&, Tensor&) const { ASSAY_NO_GRAPH("GetInputConstData"); }
  graphStatus GetInputConstData(const char_t*, Tensor&) const { ASSAY_NO_GRAPH("GetInputConstData"); }
  TensorDesc GetDynamicInputDesc(const std::string&, std::uint32_t) const { ASSAY_NO_GRAPH("GetDynamicInputDesc"); }
  TensorDesc GetDynamicInputDesc(const char_t*, std::uint32_t) const { ASSAY_NO_GRAPH("GetDynamicInputDesc"); }
  TensorDesc GetDynamicOutputDesc(const std::string&, std::uint32_t) const { ASSAY_NO_GRAPH("GetDynamicOutputDesc"); }
  TensorDesc GetDynamicOutputDesc(const char_t*, std::uint32_t) const { ASSAY_NO_GRAPH("GetDynamicOutputDesc"); }
  std::int32_t GetDynamicInputNum(const std::string&) const { ASSAY_NO_GRAPH("GetDynamicInputNum"); }
  std::int32_t GetDynamicInputNum(const char_t*) const { ASSAY_NO_GRAPH("GetDynamicInputNum"); }
  std::int32_t GetDynamicOutputNum(const std::string&) const { ASSAY_NO_GRAPH("GetDynamicOutputNum"); }
  std::int32_t GetDynamicOutputNum(const char_t*) const { ASSAY_NO_GRAPH("GetDynamicOutputNum"); }
  graphStatus UpdateDynamicInputDesc(const std::string&, std::uint32_t, const TensorDesc&) {
    ASSAY_NO_GRAPH("UpdateDynamicInputDesc");
  }
  graphStatus UpdateDynamicInputDesc(const char_t*, std::uint32_t, const TensorDesc&) {
    ASSAY_NO_GRAPH("UpdateDynamicInputDesc");
  }
  graphStatus UpdateDynamicOutputDesc(const std::string&, std::uint32_t, const TensorDesc&) {
    ASSAY_NO_GRAPH("UpdateDynamicOutputDesc");
  }
  graphStatus UpdateDynamicOutputDesc(const char_t*, std::uint32_t, const TensorDesc&) {
    ASSAY_NO_GRAPH("UpdateDynamicOutputDesc");
  }
  void SetInferenceContext(const std::shared_ptr<InferenceContext>&) { ASSAY_NO_GRAPH("SetInferenceContext"); }
  std::shared_ptr<InferenceContext> GetInferenceContext() const { ASSAY_NO_GRAPH("GetInferenceContext"); }
  const std::map<std::string, std::string> GetAllAttrNamesAndTypes() const {
    ASSAY_NO_GRAPH("GetAllAttrNamesAndTypes");
  }
  graphStatus GetAllAttrNamesAndTypes(std::map<AscendString, AscendString>&) const {
    ASSAY_NO_GRAPH("GetAllAttrNamesAndTypes");
  }
  graphStatus GetAllIrAttrNamesAndTypes(std::map<AscendString, AscendString>&) const {
    ASSAY_NO_GRAPH("GetAllIrAttrNamesAndTypes");
  }
  graphStatus GetSubgraphNames(std::vector<AscendString>&) const { ASSAY_NO_GRAPH("GetSubgraphNames"); }
  size_t GetInputsSize() const { ASSAY_NO_GRAPH("GetInputsSize"); }
  size_t GetOutputsSize() const { ASSAY_NO_GRAPH("GetOutputsSize"); }
  graphStatus InferShapeAndType() { ASSAY_NO_GRAPH("InferShapeAndType"); }
  graphStatus VerifyAllAttr(bool = false) { ASSAY_NO_GRAPH("VerifyAllAttr"); }

  template <typename Name, typename... Rest>
  Operator& SetInput(const Name&, const Rest&...) {
    ASSAY_NO_GRAPH("SetInput");
  }
  Operator& AddControlInput(const Operator&) { ASSAY_NO_GRAPH("AddControlInput"); }

#define ASSAY_ATTR(T)                                                                                   \
  Operator& SetAttr(const std::string&, T) { ASSAY_NO_GRAPH("SetAttr"); }                               \
  Operator& SetAttr(const char_t*, T) { ASSAY_NO_GRAPH("SetAttr"); }
#define ASSAY_ATTR_OUT(T)                                                                               \
  graphStatus GetAttr(const std::string&, T&) const { ASSAY_NO_GRAPH("GetAttr"); }                      \
  graphStatus GetAttr(const char_t*, T&) const { ASSAY_NO_GRAPH("GetAttr"); }
  ASSAY_ATTR(std::int64_t) ASSAY_ATTR(std::int32_t) ASSAY_ATTR(std::uint32_t) ASSAY_ATTR(float32_t) ASSAY_ATTR(bool)
  ASSAY_ATTR(const std::string&) ASSAY_ATTR(const char_t*) ASSAY_ATTR(const AscendString&)
  ASSAY_ATTR(const std::vector<std::int64_t>&) ASSAY_ATTR(const std::vector<std::int32_t>&)
  ASSAY_ATTR(const std::vector<std::uint32_t>&) ASSAY_ATTR(const std::vector<float32_t>&)
  ASSAY_ATTR(const std::vector<bool>&) ASSAY_ATTR(const std::vector<std::string>&)
  ASSAY_ATTR(const std::vector<AscendString>&) ASSAY_ATTR(const Tensor&) ASSAY_ATTR(const std::vector<Tensor>&)
  ASSAY_ATTR(const OpBytes&) ASSAY_ATTR(const OpListListInt&) ASSAY_ATTR(const OpListType&)
  ASSAY_ATTR(const ge::DataType&) ASSAY_ATTR(const ge::NamedAttrs&) ASSAY_ATTR(const OpListNamedAttrs&)
  ASSAY_ATTR_OUT(std::int64_t) ASSAY_ATTR_OUT(std::int32_t) ASSAY_ATTR_OUT(std::uint32_t) ASSAY_ATTR_OUT(float32_t)
  ASSAY_ATTR_OUT(bool) ASSAY_ATTR_OUT(std::string) ASSAY_ATTR_OUT(AscendString)
  ASSAY_ATTR_OUT(std::vector<std::int64_t>) ASSAY_ATTR_OUT(std::vector<std::int32_t>)
  ASSAY_ATTR_OUT(std::vector<std::uint32_t>) ASSAY_ATTR_OUT(std::vector<float32_t>)
  ASSAY_ATTR_OUT(std::vector<bool>) ASSAY_ATTR_OUT(std::vector<std::string>)
  ASSAY_ATTR_OUT(std::vector<AscendString>) ASSAY_ATTR_OUT(Tensor) ASSAY_ATTR_OUT(std::vector<Tensor>)
  ASSAY_ATTR_OUT(OpBytes) ASSAY_ATTR_OUT(OpListListInt) ASSAY_ATTR_OUT(OpListType) ASSAY_ATTR_OUT(ge::DataType)
  ASSAY_ATTR_OUT(ge::NamedAttrs) ASSAY_ATTR_OUT(OpListNamedAttrs) ASSAY_ATTR_OUT(AttrValue)
#undef ASSAY_ATTR
#undef ASSAY_ATTR_OUT

  template <typename At, typename Value>
  Operator& SetInputAttr(const At&, const char_t*, const Value&) {
    ASSAY_NO_GRAPH("SetInputAttr");
  }
  template <typename At, typename Value>
  Operator& SetOutputAttr(const At&, const char_t*, const Value&) {
    ASSAY_NO_GRAPH("SetOutputAttr");
  }
  template <typename At, typename Value>
  graphStatus GetInputAttr(const At&, const char_t*, Value&) const {
    ASSAY_NO_GRAPH("GetInputAttr");
  }
  template <typename At, typename Value>
  graphStatus GetOutputAttr(const At&, const char_t*, Value&) const {
    ASSAY_NO_GRAPH("GetOutputAttr");
  }
  void BreakConnect() const {}
  size_t GetSubgraphNamesCount() const { return 0; }
  std::vector<std::string> GetSubgraphNames() const { return std::vector<std::string>(); }

 protected:
  void DynamicInputRegister(const char_t*, const std::uint32_t, bool = true) {}
  void DynamicInputRegister(const char_t*, const std::uint32_t, const char_t*, bool = true) {}
  void DynamicInputRegisterByIndex(const char_t*, const std::uint32_t, size_t) {}
  void DynamicOutputRegister(const char_t*, const std::uint32_t, bool = true) {}
  void DynamicOutputRegister(const char_t*, const std::uint32_t, const char_t*, bool = true) {}
  void SubgraphCountRegister(const char_t*, std::uint32_t) {}
  void SetSubgraphBuilder(const char_t*, std::uint32_t, const SubgraphBuilder&) {}

 private:
  std::string name_;
  std::string type_;
};

}  // namespace ge

#undef ASSAY_NO_GRAPH

#endif
