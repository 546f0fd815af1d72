// Runs host halves through the model headers and checks the results: tiling bytes, block dimension, workspaces,
// inferred outputs, duties, and how each kind of failure shows.
#include <gtest/gtest.h>

#include <cstring>

#include "tests/unit/hostmodel/host-module.h"

namespace assay::hostmodel {
namespace {

assay_host_tensor Tensor(const char* name, const std::vector<std::int64_t>& dims) {
  assay_host_tensor tensor = {};
  tensor.name = name;
  tensor.format = 2;
  tensor.present = 1;
  tensor.ndim = static_cast<std::int32_t>(dims.size());
  tensor.dims = dims.data();
  return tensor;
}

struct Request {
  std::vector<assay_host_tensor> inputs;
  std::vector<assay_host_attr> attrs;
  assay_host_request value = {};

  assay_host_request& operator()(const char* op_type) {
    value.abi_version = ASSAY_HOST_ABI_VERSION;
    value.op_type = op_type;
    value.chip = "ascend910b";
    value.input_count = static_cast<std::int32_t>(inputs.size());
    value.inputs = inputs.data();
    value.attr_count = static_cast<std::int32_t>(attrs.size());
    value.attrs = attrs.data();
    return value;
  }
};

const std::vector<std::int64_t> kShape = {6, 40};
const std::int64_t kTrue = 1;

template <typename T>
T At(const assay_host_reply& reply, std::size_t offset) {
  T value;
  std::memcpy(&value, reply.tiling + offset, sizeof(T));
  return value;
}

Request RowScale() {
  Request request;
  request.inputs = {Tensor("x", kShape)};
  request.attrs.push_back({"keep", ASSAY_HOST_ATTR_BOOL, 1, &kTrue, nullptr, nullptr, nullptr});
  return request;
}

TEST(HostRun, TilingBytesFollowTheDeviceLayout) {
  const Compiled module = CompileFile("row_scale.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request = RowScale();
  const Ran ran = RunModule(module, request("RowScale"));
  ASSERT_FALSE(ran.crashed);
  const assay_host_reply& reply = *ran.reply;
  ASSERT_EQ(reply.outcome, ASSAY_HOST_DONE) << reply.message;
  EXPECT_EQ(reply.stage, ASSAY_HOST_STAGE_END);
  EXPECT_EQ(reply.tiling_status, 0u);
  EXPECT_STREQ(reply.op_type, "RowScale");
  EXPECT_EQ(reply.block_dim, 48u);
  EXPECT_EQ(reply.tiling_key, 7u);
  EXPECT_EQ(reply.workspace_count, 2);
  EXPECT_EQ(reply.workspaces[0], 16u * 1024 * 1024);
  EXPECT_EQ(reply.workspaces[1], 32u);
  EXPECT_EQ(reply.tiling_capacity, static_cast<std::uint64_t>(ASSAY_HOST_MAX_TILING));
  // flag 0, elements 4, ubBytes 8, epsilon 16, axis 20..32, nameLength 32, inner at 40 (4 bytes, padded to 8).
  EXPECT_EQ(reply.tiling_size, 48u);
  EXPECT_EQ(reply.registered_tiling_bytes, 48);
  EXPECT_EQ(reply.saved_bytes, 48u);
  EXPECT_EQ(At<std::uint8_t>(reply, 0), 1);
  EXPECT_EQ(At<std::uint32_t>(reply, 4), 240u);
  EXPECT_EQ(At<std::uint64_t>(reply, 8), 196352u);
  EXPECT_EQ(At<float>(reply, 16), 0.25f);
  EXPECT_EQ(At<std::int32_t>(reply, 20), 1);
  EXPECT_EQ(At<std::int32_t>(reply, 24), -2);
  EXPECT_EQ(At<std::int32_t>(reply, 28), -1);
  EXPECT_EQ(At<std::int8_t>(reply, 32), 4);
  EXPECT_EQ(At<std::uint16_t>(reply, 40), 6);
  EXPECT_EQ(At<std::uint8_t>(reply, 42), 0);
  EXPECT_EQ(At<std::uint8_t>(reply, 43), 1);
  EXPECT_EQ(reply.duties, unsigned{ASSAY_HOST_DUTY_BLOCK_DIM | ASSAY_HOST_DUTY_TILING_DATA | ASSAY_HOST_DUTY_DATA_SIZE |
                                   ASSAY_HOST_DUTY_WORKSPACE | ASSAY_HOST_DUTY_TILING_KEY});
}

TEST(HostRun, OptionalAndDynamicInputsAndAttributesByName) {
  const Compiled module = CompileFile("row_scale.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request = RowScale();
  request.inputs = {Tensor("extra", kShape), Tensor("extra", kShape), Tensor("bias", kShape), Tensor("x", kShape)};
  const double epsilon = 0.5;
  request.attrs.push_back({"epsilon", ASSAY_HOST_ATTR_FLOAT, 1, nullptr, &epsilon, nullptr, nullptr});
  request.attrs.push_back({"mode", ASSAY_HOST_ATTR_STRING, 1, nullptr, nullptr, "mean of all", nullptr});
  const Ran ran = RunModule(module, request(""));
  ASSERT_EQ(ran.reply->outcome, ASSAY_HOST_DONE) << ran.reply->message;
  EXPECT_EQ(At<float>(*ran.reply, 16), 0.5f);
  EXPECT_EQ(At<std::int8_t>(*ran.reply, 32), 11);
  EXPECT_EQ(At<std::uint8_t>(*ran.reply, 42), 1);
  EXPECT_EQ(At<std::uint8_t>(*ran.reply, 43), 4);
}

TEST(HostRun, ValuesAreSeenWhereTheDefinitionOrARegistrationAsksForThem) {
  const Compiled module = CompileFile("host_values.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  const std::vector<std::int64_t> three = {3};
  const std::int32_t values[3] = {10, 20, 400};
  Request request;
  request.inputs = {Tensor("x", three), Tensor("size", three), Tensor("length", three)};
  for (assay_host_tensor& tensor : request.inputs) {
    tensor.dtype = 3;
    tensor.data = values;
    tensor.data_bytes = sizeof values;
  }
  const Ran ran = RunModule(module, request("HostValues"));
  ASSERT_EQ(ran.reply->outcome, ASSAY_HOST_DONE) << ran.reply->message;
  EXPECT_EQ(At<std::int64_t>(*ran.reply, 0), -1);
  EXPECT_EQ(At<std::int64_t>(*ran.reply, 8), 430);
  EXPECT_EQ(At<std::int64_t>(*ran.reply, 16), 430);
  request.inputs[2].data = nullptr;
  const Ran without = RunModule(module, request("HostValues"));
  EXPECT_EQ(without.reply->outcome, ASSAY_HOST_BAD_REQUEST);
  EXPECT_STREQ(without.reply->message, "the values of `length`, which the host reads, are not given");
}

TEST(HostRun, NamesTheOperatorDoesNotKnowAreTakenInOrder) {
  const Compiled module = CompileFile("row_scale.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request = RowScale();
  request.inputs = {Tensor("a", kShape), Tensor("b", kShape)};
  request.inputs[1].present = 0;
  const Ran ran = RunModule(module, request("RowScale"));
  ASSERT_EQ(ran.reply->outcome, ASSAY_HOST_DONE) << ran.reply->message;
  EXPECT_EQ(At<std::uint8_t>(*ran.reply, 42), 0);
  EXPECT_EQ(At<std::uint8_t>(*ran.reply, 43), 1);
}

TEST(HostRun, InfersOutputs) {
  const Compiled module = CompileFile("row_scale.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request = RowScale();
  request.inputs[0].dtype = 1;
  request("RowScale").run_inference = 1;
  const Ran ran = RunModule(module, request.value);
  ASSERT_EQ(ran.reply->outcome, ASSAY_HOST_DONE) << ran.reply->message;
  ASSERT_EQ(ran.reply->output_count, 1);
  EXPECT_EQ(ran.reply->outputs[0].ndim, 2);
  EXPECT_EQ(ran.reply->outputs[0].dims[0], 6);
  EXPECT_EQ(ran.reply->outputs[0].dims[1], 1);
  EXPECT_EQ(ran.reply->outputs[0].dtype, 1);
}

std::vector<assay_host_declared> Declared(const assay_host_reply& reply) {
  std::vector<assay_host_declared> made(static_cast<std::size_t>(reply.declared_count));
  std::memcpy(made.data(), reply.tiling, made.size() * sizeof made[0]);
  return made;
}

TEST(HostRun, TheDefinitionIsWrittenDownInOrder) {
  const Compiled module = CompileFile("row_scale.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request;
  request("RowScale").definition_only = 1;
  const Ran ran = RunModule(module, request.value);
  ASSERT_EQ(ran.reply->outcome, ASSAY_HOST_DONE) << ran.reply->message;
  EXPECT_EQ(ran.reply->tiling_size, 0u) << "nothing but the definition runs";
  const std::vector<assay_host_declared> made = Declared(*ran.reply);
  std::vector<std::string> names;
  for (const assay_host_declared& one : made) names.emplace_back(one.name);
  EXPECT_EQ(names, (std::vector<std::string>{"x", "bias", "extra", "y", "epsilon", "keep", "axes", "mode"}));
  EXPECT_EQ(made[0].kind, ASSAY_HOST_DECLARED_INPUT);
  EXPECT_EQ(made[0].option, 2);
  ASSERT_EQ(made[0].dtype_count, 2);
  EXPECT_EQ(made[0].dtypes[1], 1);
  EXPECT_EQ(made[0].formats[1], 2);
  EXPECT_EQ(made[1].option, 1);
  EXPECT_EQ(made[2].option, 3);
  EXPECT_EQ(made[2].format_count, 0);
  EXPECT_EQ(made[3].kind, ASSAY_HOST_DECLARED_OUTPUT);
  EXPECT_EQ(made[6].kind, ASSAY_HOST_DECLARED_ATTR);
  EXPECT_EQ(made[6].attr_type, ASSAY_HOST_ATTR_LIST_INT);
}

TEST(HostRun, AChipsOwnConfigurationReplacesParameters) {
  const Compiled module = CompileFile("row_scale.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request;
  request("RowScale").definition_only = 1;
  request.value.chip = "ascend910_93";
  const Ran ran = RunModule(module, request.value);
  ASSERT_EQ(ran.reply->outcome, ASSAY_HOST_DONE) << ran.reply->message;
  const std::vector<assay_host_declared> made = Declared(*ran.reply);
  ASSERT_EQ(made.size(), 8u);
  ASSERT_EQ(made[0].dtype_count, 1);
  EXPECT_EQ(made[0].dtypes[0], 2);
  EXPECT_EQ(made[1].dtype_count, 2);
}

TEST(HostRun, AttributeWithoutValueOrDefaultIsABadRequest) {
  const Compiled module = CompileFile("row_scale.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request = RowScale();
  request.attrs.clear();
  const Ran ran = RunModule(module, request("RowScale"));
  EXPECT_EQ(ran.reply->outcome, ASSAY_HOST_BAD_REQUEST);
  EXPECT_STREQ(ran.reply->message, "attribute `keep` has no value and no default");
}

TEST(HostRun, PlainStructWithCompileInfo) {
  const Compiled module = CompileFile("plain_struct.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request;
  request.inputs = {Tensor("x", kShape)};
  request("PlainStruct").chip = "Ascend910B4";
  const Ran ran = RunModule(module, request.value);
  ASSERT_EQ(ran.reply->outcome, ASSAY_HOST_DONE) << ran.reply->message;
  EXPECT_EQ(ran.reply->tiling_size, 16u);
  EXPECT_EQ(ran.reply->tiling_capacity, static_cast<std::uint64_t>(ASSAY_HOST_MAX_TILING));
  EXPECT_EQ(ran.reply->registered_tiling_bytes, -1);
  EXPECT_EQ(At<std::int64_t>(*ran.reply, 0), 240);
  EXPECT_EQ(At<std::uint32_t>(*ran.reply, 8), 40u);
  EXPECT_EQ(ran.reply->schedule_mode, 1u);
}

TEST(HostRun, SizesOfTheLibraryAreTheVendors) {
  const Compiled module = CompileFile("library_sizes.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request;
  request.inputs = {Tensor("x", kShape)};
  request("LibrarySizes").chip = "Ascend910B4";
  const Ran ran = RunModule(module, request.value);
  ASSERT_EQ(ran.reply->outcome, ASSAY_HOST_DONE) << ran.reply->message;
  // A softmax row of 64 floats takes a data block, itself and a repeat: 136 floats. A norm piece is a third of the
  // space. TopK sorts twice 8 bytes an element and makes 4 bytes of index; it counts its space in elements.
  const std::vector<std::uint32_t> want = {8 * 136 * 4, 8,    1,         0,    128, 4,  2,   0,    192,
                                           2,           128,  384,       1280, 640, 32, 2,   1088, 272,
                                           0x15,        0x2a, 40 * 1024, 1024, 16,  16, 928, 544,  1};
  for (std::size_t i = 0; i < want.size(); ++i) EXPECT_EQ(At<std::uint32_t>(*ran.reply, i * 4), want[i]) << i;
}

class HostFaults : public ::testing::Test {
 protected:
  Ran RunOp(const char* op_type) {
    const Compiled module = CompileFile("faults.cpp");
    EXPECT_TRUE(module.ok) << module.log;
    Request request;
    request.inputs = {Tensor("x", kShape)};
    return RunModule(module, request(op_type));
  }
};

TEST_F(HostFaults, InputOutOfRangeIsNullAndItsUseCrashesInTiling) {
  const Ran ran = RunOp("ReadsTooFar");
  EXPECT_TRUE(ran.crashed);
  EXPECT_EQ(ran.reply->outcome, ASSAY_HOST_RUNNING);
  EXPECT_EQ(ran.reply->stage, ASSAY_HOST_STAGE_TILING);
}

TEST_F(HostFaults, SaveToBufferRefusesWhatDoesNotFit) {
  const Ran ran = RunOp("TooLong");
  ASSERT_EQ(ran.reply->outcome, ASSAY_HOST_DONE);
  EXPECT_EQ(ran.reply->save_overflow_bytes, 80000u - ASSAY_HOST_MAX_TILING);
  EXPECT_EQ(ran.reply->saved_bytes, 0u);
  EXPECT_EQ(ran.reply->tiling_size, 80000u);
}

TEST_F(HostFaults, FailedTilingSaysSo) {
  const Ran ran = RunOp("Refuses");
  EXPECT_EQ(ran.reply->outcome, ASSAY_HOST_DONE);
  EXPECT_EQ(ran.reply->tiling_status, 0xFFFFFFFFu);
  EXPECT_EQ(ran.reply->duties, unsigned{ASSAY_HOST_DUTY_BLOCK_DIM});
}

TEST_F(HostFaults, LibraryHelperIsNamedAsNotModelled) {
  const Ran ran = RunOp("NeedsLibrary");
  EXPECT_FALSE(ran.crashed);
  EXPECT_EQ(ran.reply->outcome, ASSAY_HOST_UNMODELLED);
  EXPECT_STREQ(ran.reply->message, "GetGroupNormMaxMinTmpSize");
}

TEST_F(HostFaults, OperatorsWithoutTilingOrUnknown) {
  EXPECT_EQ(RunOp("NoTiling").reply->outcome, ASSAY_HOST_NO_TILING);
  EXPECT_EQ(RunOp("Elsewhere").reply->outcome, ASSAY_HOST_NO_OPERATOR);
}

TEST(HostRun, UnregisteredStructIsALoadError) {
  const Compiled module = CompileFile("unregistered_struct.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request;
  const Ran ran = RunModule(module, request("Lonely"));
  EXPECT_EQ(ran.reply->outcome, ASSAY_HOST_LOAD_ERROR);
  EXPECT_NE(std::string(ran.reply->message).find("`LonelyInner`"), std::string::npos) << ran.reply->message;
}

TEST(HostRun, NamespacesOfTheCodeDoNotReachTheDriver) {
  const Compiled module = CompileFile("namespaces.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request;
  EXPECT_EQ(RunModule(module, request("Crowded")).reply->block_dim, 3u);
}

TEST(HostRun, UnknownChipIsABadRequest) {
  const Compiled module = CompileFile("plain_struct.cpp");
  ASSERT_TRUE(module.ok) << module.log;
  Request request;
  request("PlainStruct").chip = "ascend1";
  EXPECT_EQ(RunModule(module, request.value).reply->outcome, ASSAY_HOST_BAD_REQUEST);
}

}  // namespace
}  // namespace assay::hostmodel
