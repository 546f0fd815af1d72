// Included at the end of a host translation unit: defines assay_host_main, which finds the registered operator, builds
// the contexts and runs InferShape, InferDataType, TilingParse and Tiling in turn. `stage` is written before each, so
// a crash can be laid to the function it happened in. Names are fully qualified: the code above may have brought in
// any namespace.
#ifndef ASSAY_HOST_DRIVER_H_
#define ASSAY_HOST_DRIVER_H_

#include "assay/host_builder.h"
#include "assay/host_definitions.h"
#include "register/op_def_registry.h"
#include "register/tilingdata_base.h"

namespace assay_host {

inline Operator* Wanted(const char* op_type) {
  for (Operator* op = TheState().operators; op != nullptr; op = op->next) {
    if (op_type == nullptr || op_type[0] == 0 || ::std::strcmp(op->op_type, op_type) == 0) return op;
  }
  return nullptr;
}

inline void Report(const KernelRunContext& record, bool shapes, bool dtypes, assay_host_reply& reply) {
  const size_t count = record.info->GetOutputsNum();
  reply.output_count = static_cast<::std::int32_t>(count < ASSAY_HOST_MAX_TENSORS ? count : ASSAY_HOST_MAX_TENSORS);
  for (::std::int32_t i = 0; i < reply.output_count; ++i) {
    const ::gert::Shape& shape = record.outputs[i].GetOriginShape();
    const size_t rank = shape.GetDimNum() < ASSAY_HOST_MAX_DIMS ? shape.GetDimNum() : ASSAY_HOST_MAX_DIMS;
    reply.outputs[i].ndim = shapes ? static_cast<::std::int32_t>(rank) : -1;
    reply.outputs[i].dtype = dtypes ? static_cast<::std::int32_t>(record.outputs[i].GetDataType()) : -1;
    for (size_t d = 0; shapes && d < rank; ++d) reply.outputs[i].dims[d] = shape.GetDim(d);
  }
}

inline void Infer(const Operator& op, ::ops::OpDef* def, KernelRunContext record, assay_host_reply& reply) {
  using Registry = ::gert::OpImplRegisterV2;
  Registry::InferShapeKernelFunc shape = reinterpret_cast<Registry::InferShapeKernelFunc>(op.infer_shape);
  Registry::InferDataTypeKernelFunc dtype = reinterpret_cast<Registry::InferDataTypeKernelFunc>(op.infer_dtype);
  if (def != nullptr && def->GetInferShape() != nullptr) shape = def->GetInferShape();
  if (def != nullptr && def->GetInferDataType() != nullptr) dtype = def->GetInferDataType();
  Builder::BlankOutputs(def, record);
  if (shape != nullptr) {
    reply.stage = ASSAY_HOST_STAGE_INFER_SHAPE;
    reply.infer_shape_status = shape(Builder::View<::gert::InferShapeContext>(&record));
  }
  if (dtype != nullptr) {
    reply.stage = ASSAY_HOST_STAGE_INFER_DTYPE;
    reply.infer_dtype_status = dtype(Builder::View<::gert::InferDataTypeContext>(&record));
  }
  Report(record, shape != nullptr && reply.infer_shape_status == 0,
         dtype != nullptr && reply.infer_dtype_status == 0, reply);
}

inline int Tile(const Operator& op, ::ops::OpDef* def, KernelRunContext& record, assay_host_reply& reply) {
  using Registry = ::gert::OpImplRegisterV2;
  Registry::TilingKernelFunc tiling = reinterpret_cast<Registry::TilingKernelFunc>(op.tiling);
  if (def != nullptr && def->AICore().GetTiling() != nullptr) tiling = def->AICore().GetTiling();
  if (tiling == nullptr) return ASSAY_HOST_NO_TILING;
  // OP_ADD alone registers an empty struct as compile info, but right operators that ask for null first and would take
  // their core count from it show that the executor behind aclnn calls passes none.
  if (op.make_compile_info != nullptr) {
    record.compile_info = op.make_compile_info();
  } else {
    reply.without_parse = 1;
    record.compile_info = TheState().request->empty_compile_info != 0 ? Zeroed<char>(4096) : nullptr;
  }
  if (op.tiling_parse != nullptr) {
    reply.stage = ASSAY_HOST_STAGE_TILING_PARSE;
    reply.parse_status = reinterpret_cast<Registry::TilingParseFunc>(op.tiling_parse)(
        Builder::View<::gert::TilingParseContext>(&record));
    if (reply.parse_status != ::ge::GRAPH_SUCCESS) return ASSAY_HOST_DONE;
  }
  reply.stage = ASSAY_HOST_STAGE_TILING;
  reply.tiling_status = tiling(Builder::View<::gert::TilingContext>(&record));
  reply.tiling_size = record.tiling_data->GetDataSize();
  return ASSAY_HOST_DONE;
}

inline int Run(const assay_host_request& given, assay_host_reply& reply) {
  if (given.abi_version != ASSAY_HOST_ABI_VERSION) Stop(ASSAY_HOST_BAD_REQUEST, "request of another ABI version");
  assay_host_request request = given;
  if (request.platform == nullptr) request.platform = assay_host_find_platform(request.chip);
  if (request.platform == nullptr) BadRequest("chip `%s` is not known", request.chip);
  TheState().request = &request;
  Operator* op = Wanted(request.op_type);
  if (op == nullptr) return ASSAY_HOST_NO_OPERATOR;
  CopyText(reply.op_type, sizeof(reply.op_type), op->op_type);
  if (TheState().load_error[0] != 0) Stop(ASSAY_HOST_LOAD_ERROR, TheState().load_error);

  reply.stage = ASSAY_HOST_STAGE_OP_DEF;
  ::ops::OpDef* def = op->make_op_def != nullptr ? static_cast<::ops::OpDef*>(op->make_op_def()) : nullptr;
  if (request.definition_only != 0) {
    if (def == nullptr) return ASSAY_HOST_NO_OPERATOR;
    Builder::Declare(*def, request.platform->family, TheConfigs(), reply);
    return ASSAY_HOST_DONE;
  }
  const ::std::unique_ptr<::optiling::TilingDef> registered(TilingClasses::Make(op->op_type));
  reply.registered_tiling_bytes = registered ? static_cast<::std::int64_t>(registered->GetDataSize()) : -1;
  // The executor behind aclnn calls keeps 800 KiB whatever is registered (opbase, op_ctx_def.h); a run keeps what fits
  // into its reply. Only the graph engine has 2,048 bytes, or the size that the operator is registered with.
  const size_t room = ASSAY_HOST_MAX_TILING;
  reply.tiling_capacity = room;
  static Builder builder;
  builder.Build(*op, def, request, reply.tiling, room);
  if (request.run_inference != 0) Infer(*op, def, builder.run, reply);
  return Tile(*op, def, builder.run, reply);
}

}  // namespace assay_host

extern "C" void assay_host_log_error(void) {
  if (::assay_host::TheState().reply != nullptr) ::assay_host::TheState().reply->logged_error = 1;
}

extern "C" int assay_host_main(const struct assay_host_request* request, struct assay_host_reply* reply) {
  ::assay_host::State& state = ::assay_host::TheState();
  ::std::jmp_buf escape;
  state.reply = reply;
  state.escape = &escape;
  reply->outcome = ASSAY_HOST_RUNNING;
  reply->stage = ASSAY_HOST_STAGE_LOAD;
  if (setjmp(escape) == 0) {
    const int outcome = ::assay_host::Run(*request, *reply);
    reply->outcome = outcome;
    if (outcome == ASSAY_HOST_DONE) reply->stage = ASSAY_HOST_STAGE_END;
  }
  state.escape = nullptr;
  return reply->outcome;
}

#endif
