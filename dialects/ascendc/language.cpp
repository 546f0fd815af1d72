// AscendC's words for code that reads texts before any of them is known to be an operator
// (analyzer/facts/kernel-language.h).
#include <array>

#include "analyzer/facts/kernel-language.h"

namespace assay {
namespace {

using Word = std::string_view;

constexpr std::array<Word, 2> kExtensions = {".asc", ".cce"};
constexpr std::array<Word, 12> kMarks = {"AscendC",    "ascendc",       "__aicore__",    "kernel_operator",
                                         "GM_ADDR",    "acl/acl.h",     "aclnn",         "op_host/",
                                         "op_kernel/", "TilingContext", "<kernel_impl>", "register/op_def_registry.h"};
constexpr std::array<Word, 6> kHostWords = {
    "OP_ADD", "OpDef", "TilingContext", "InferShapeContext", "IMPL_OP", "register/op_def_registry.h"};
constexpr std::array<Word, 5> kBindingWords = {"PYBIND11_MODULE", "TORCH_LIBRARY", "EXEC_NPU_CMD", "torch/extension.h",
                                               "torch/library.h"};

// Matrix multiplication also adds, and a reduction also copies.
constexpr std::array<Word, 7> kMatrix = {"Mmad",  "Matmul", "MatmulImpl", "IterateAll", "LoadData", "REGIST_MATMUL_OBJ",
                                         "Conv3D"};
constexpr std::array<Word, 12> kReduction = {"ReduceSum",      "ReduceMax",      "ReduceMin",      "WholeReduceSum",
                                             "WholeReduceMax", "WholeReduceMin", "BlockReduceSum", "BlockReduceMax",
                                             "SoftMax",        "PairReduceSum",  "LayerNorm",      "RepeatReduceSum"};
constexpr std::array<Word, 26> kElementwise = {
    "Add", "Sub",  "Mul",  "Div",  "Adds", "Muls", "Exp", "Ln",  "Abs",     "Sqrt",   "Rsqrt", "Reciprocal", "Max",
    "Min", "Maxs", "Mins", "Relu", "Tanh", "Axpy", "Not", "And", "Compare", "Select", "Cast",  "Sigmoid",    "Gelu"};
constexpr std::array<Word, 4> kMovement = {"DataCopy", "DataCopyPad", "Gather", "Transpose"};
constexpr std::array<KernelLanguage::TaskKind, 4> kKinds = {
    {{"matrix", kMatrix}, {"reduction", kReduction}, {"elementwise", kElementwise}, {"movement", kMovement}}};

constexpr KernelLanguage kAscendC = {.name = "ascendc",
                                     .shown = "AscendC",
                                     .toolkit = "cann",
                                     .usual_chip = "ascend910b",
                                     .chips_shown = "ascend910b (the usual one), Ascend910B2",
                                     .call_library = "aclnn",
                                     .kernel_folder = "op_kernel",
                                     .host_folder = "op_host",
                                     .device_mark = "__aicore__",
                                     .device_header = "kernel_operator.h",
                                     .api_namespace = "AscendC::",
                                     .tensor_class = "LocalTensor",
                                     .global_address = "GM_ADDR",
                                     .definition_call = "OP_ADD",
                                     .tiling_mark = "BEGIN_TILING_DATA_DEF",
                                     .extensions = kExtensions,
                                     .marks = kMarks,
                                     .host_words = kHostWords,
                                     .binding_words = kBindingWords,
                                     .kinds = kKinds};

}  // namespace

const KernelLanguage& FirstLanguage() { return kAscendC; }

}  // namespace assay
