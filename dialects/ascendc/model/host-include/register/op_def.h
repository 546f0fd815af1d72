// Model of the operator definition classes. What the constructor of an OpDef declares is kept, because the driver needs
// the order of inputs and attributes, parameter kinds and attribute defaults. No chain leads back to its parent. The
// members that are only declared here are in the host library (assay/host_definitions.h).
#ifndef ASSAY_HOST_REGISTER_OP_DEF_H_
#define ASSAY_HOST_REGISTER_OP_DEF_H_

#include <functional>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "graph/operator.h"
#include "register/op_def_params.h"
#include "register/op_impl_registry.h"

namespace optiling {

using OP_CHECK_FUNC = ge::graphStatus (*)(const ge::Operator& op, ge::AscendString& result);
using PARAM_GENERALIZE_FUNC = ge::graphStatus (*)(const ge::Operator& op, const ge::AscendString& generalize_config,
                                                  ge::AscendString& generalized_op_params);

class OpCheckFuncHelper {
 public:
  OpCheckFuncHelper(const ge::AscendString&, const ge::AscendString&, OP_CHECK_FUNC) {}
  OpCheckFuncHelper(const ge::AscendString&, PARAM_GENERALIZE_FUNC) {}
};

}  // namespace optiling

namespace ops {

enum class FormatCheckOption : std::uint32_t { DEFAULT = 0, STRICT = 1, MAX };
enum class CommentSection : std::uint32_t {
  CATEGORY = 0,
  BRIEF = 1,
  CONSTRAINTS = 2,
  RESTRICTIONS = 3,
  SEE = 4,
  THIRDPARTYFWKCOMPAT = 5,
  SECTION_MAX = 6
};

class OpAICoreConfig {
 public:
  OpAICoreConfig();
  OpAICoreConfig(const OpAICoreConfig& aicore_config);
  ~OpAICoreConfig();
  OpAICoreConfig& operator=(const OpAICoreConfig& aicore_config);
  OpParamDef& Input(const char* name);
  OpParamDef& Output(const char* name);
  OpAICoreConfig& DynamicCompileStaticFlag(bool) { return *this; }
  OpAICoreConfig& DynamicFormatFlag(bool) { return *this; }
  OpAICoreConfig& DynamicRankSupportFlag(bool) { return *this; }
  OpAICoreConfig& DynamicShapeSupportFlag(bool) { return *this; }
  OpAICoreConfig& NeedCheckSupportFlag(bool) { return *this; }
  OpAICoreConfig& PrecisionReduceFlag(bool) { return *this; }
  OpAICoreConfig& ExtendCfgInfo(const char*, const char*) { return *this; }

 private:
  friend struct assay_host::Builder;
  std::list<OpParamDef> inputs_;
  std::list<OpParamDef> outputs_;
};

class OpAICoreDef {
 public:
  OpAICoreDef() = default;
  OpAICoreDef(const OpAICoreDef& aicore_def) = default;
  ~OpAICoreDef() = default;
  OpAICoreDef& operator=(const OpAICoreDef& aicore_def) = default;
  OpAICoreDef& SetTiling(gert::OpImplRegisterV2::TilingKernelFunc func) {
    tiling_ = func;
    return *this;
  }
  OpAICoreDef& SetCheckSupport(optiling::OP_CHECK_FUNC func) { return Keep(check_support_, func); }
  OpAICoreDef& SetOpSelectFormat(optiling::OP_CHECK_FUNC func) { return Keep(select_format_, func); }
  OpAICoreDef& SetOpSupportInfo(optiling::OP_CHECK_FUNC func) { return Keep(support_info_, func); }
  OpAICoreDef& SetOpSpecInfo(optiling::OP_CHECK_FUNC func) { return Keep(spec_info_, func); }
  OpAICoreDef& SetParamGeneralize(optiling::PARAM_GENERALIZE_FUNC func) {
    generalize_ = func;
    return *this;
  }
  gert::OpImplRegisterV2::TilingKernelFunc& GetTiling() { return tiling_; }
  optiling::OP_CHECK_FUNC& GetCheckSupport() { return check_support_; }
  optiling::OP_CHECK_FUNC& GetOpSelectFormat() { return select_format_; }
  optiling::OP_CHECK_FUNC& GetOpSupportInfo() { return support_info_; }
  optiling::OP_CHECK_FUNC& GetOpSpecInfo() { return spec_info_; }
  optiling::PARAM_GENERALIZE_FUNC& GetParamGeneralize() { return generalize_; }
  OpAICoreDef& AddConfig(const char*) { return *this; }
  OpAICoreDef& AddConfig(const char* soc, OpAICoreConfig& aicore_config);

 private:
  OpAICoreDef& Keep(optiling::OP_CHECK_FUNC& slot, optiling::OP_CHECK_FUNC func) {
    slot = func;
    return *this;
  }
  gert::OpImplRegisterV2::TilingKernelFunc tiling_ = nullptr;
  optiling::OP_CHECK_FUNC check_support_ = nullptr;
  optiling::OP_CHECK_FUNC select_format_ = nullptr;
  optiling::OP_CHECK_FUNC support_info_ = nullptr;
  optiling::OP_CHECK_FUNC spec_info_ = nullptr;
  optiling::PARAM_GENERALIZE_FUNC generalize_ = nullptr;
};

class OpMC2Def {
 public:
  OpMC2Def() = default;
  OpMC2Def(const OpMC2Def& mc2_def) = default;
  ~OpMC2Def() = default;
  OpMC2Def& operator=(const OpMC2Def& mc2_def) = default;
  OpMC2Def& HcclGroup(const char*) { return *this; }
  OpMC2Def& HcclGroup(std::vector<const char*>) { return *this; }
};

class OpDef {
 public:
  explicit OpDef(const char* type);
  OpDef(const OpDef& op_def);
  virtual ~OpDef();
  OpDef& operator=(const OpDef& op_def);
  OpParamDef& Input(const char* name);
  OpParamDef& Output(const char* name);
  OpAttrDef& Attr(const char* name);
  OpDef& Comment(CommentSection, const char*) { return *this; }
  OpDef& SetInferShape(gert::OpImplRegisterV2::InferShapeKernelFunc func) {
    infer_shape_ = func;
    return *this;
  }
  OpDef& SetInferShapeRange(gert::OpImplRegisterV2::InferShapeRangeKernelFunc func) {
    infer_shape_range_ = func;
    return *this;
  }
  OpDef& SetInferDataType(gert::OpImplRegisterV2::InferDataTypeKernelFunc func) {
    infer_dtype_ = func;
    return *this;
  }
  gert::OpImplRegisterV2::InferShapeKernelFunc& GetInferShape() { return infer_shape_; }
  gert::OpImplRegisterV2::InferShapeRangeKernelFunc& GetInferShapeRange() { return infer_shape_range_; }
  gert::OpImplRegisterV2::InferDataTypeKernelFunc& GetInferDataType() { return infer_dtype_; }
  OpAICoreDef& AICore() { return aicore_; }
  OpMC2Def& MC2() { return mc2_; }
  OpDef& FormatMatchMode(FormatCheckOption) { return *this; }
  OpDef& EnableFallBack() { return *this; }

 private:
  friend struct assay_host::Builder;
  ge::AscendString type_;
  std::list<OpParamDef> inputs_;
  std::list<OpParamDef> outputs_;
  std::list<OpAttrDef> attrs_;
  OpAICoreDef aicore_;
  OpMC2Def mc2_;
  gert::OpImplRegisterV2::InferShapeKernelFunc infer_shape_ = nullptr;
  gert::OpImplRegisterV2::InferShapeRangeKernelFunc infer_shape_range_ = nullptr;
  gert::OpImplRegisterV2::InferDataTypeKernelFunc infer_dtype_ = nullptr;
};

}  // namespace ops

#endif
