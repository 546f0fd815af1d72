// The kernel half: entries, queues and the operations on them, and which tensors an API call writes.
#include <algorithm>
#include <array>
#include <cctype>
#include <map>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/profile.h"
#include "dialects/ascendc/read/interpret.h"
#include "dialects/ascendc/read/value-limit.h"

namespace assay::ascendc {
namespace {

bool IsQueueClass(const std::string& name) { return name == "AscendC::TQue" || name == "AscendC::TQueBind"; }

std::string PositionName(const std::vector<std::string>& args) {
  std::string result;
  for (const std::string& arg : args) {
    const std::size_t colon = arg.rfind(':');
    const std::string name = colon == std::string::npos ? arg : arg.substr(colon + 1);
    if (name.empty() || !std::isupper(static_cast<unsigned char>(name[0]))) break;
    result += (result.empty() ? "" : ",") + name;
  }
  return result;
}

int Depth(const std::vector<std::string>& args) {
  for (const std::string& arg : args) {
    if (!arg.empty() && std::all_of(arg.begin(), arg.end(), [](char c) { return c >= '0' && c <= '9'; })) {
      return std::atoi(arg.c_str());
    }
  }
  return 1;
}

// AscendC APIs that take tensors and write none, or write operands other than the first.
bool WritesFirst(const std::string& name) {
  static constexpr std::array<std::string_view, 5> kReadOnly = {"DumpTensor", "printf", "PRINTF",
                                                                "DataCacheCleanAndInvalid", "SetFixPipeConfig"};
  return std::find(kReadOnly.begin(), kReadOnly.end(), name) == kReadOnly.end();
}

void AddQueueCall(const CallFact& call, KernelFacts& out) {
  QueueCall fact;
  static const std::map<std::string, QueueCall::What> kMethods = {{"AllocTensor", QueueCall::What::kAlloc},
                                                                  {"EnQue", QueueCall::What::kEnque},
                                                                  {"DeQue", QueueCall::What::kDeque},
                                                                  {"FreeTensor", QueueCall::What::kFree}};
  const auto method = kMethods.find(call.name);
  if (method == kMethods.end()) return;
  fact.what = method->second;
  fact.queue = call.object;
  fact.queue_id = call.object_id;
  fact.tensor = call.result_name;
  fact.tensor_id = call.result_id;
  // EnQue(t), FreeTensor(t), and the in-place forms AllocTensor(t), DeQue(t).
  if (!call.args.empty()) {
    fact.tensor = call.args.front().decl_name;
    fact.tensor_id = call.args.front().decl_id;
  }
  if (!call.template_args.empty()) fact.element = call.template_args.back();
  fact.function = call.function;
  fact.range = call.range;
  fact.statement = call.statement;
  fact.in_template_or_macro = call.in_macro;
  out.queue_calls.push_back(std::move(fact));
}

void AddTensorUses(const CallFact& call, KernelFacts& out) {
  const bool model = call.qualified.starts_with("AscendC::");
  bool first = true;
  for (const CallFact::Argument& argument : call.args) {
    if (!argument.is_tensor) continue;
    // What a function of the user's does to a tensor is not seen here: count it as both read and write.
    const bool writes = model ? first && WritesFirst(call.name) : true;
    first = false;
    if (argument.decl_id.empty()) continue;
    out.tensor_uses.push_back({argument.decl_id, call.function, call.name, writes, call.range, call.statement});
  }
}

// Constructors of the structs name their parameters after the fields, with a suffix; two name them by other words.
std::string FieldName(const ValueFact& fact) {
  std::string name = fact.parameter;
  if (name == "count") name = "blockCount";
  if (name == "len") name = "blockLen";
  if (name.size() > 2 && name.ends_with("In")) name.resize(name.size() - 2);
  return name;
}

void AddValue(const ValueFact& fact, KernelFacts& out) {
  constexpr std::string_view kSpace = "AscendC::";
  if (!fact.callee.starts_with(kSpace)) return;
  ApiValue value;
  value.api = fact.callee.substr(fact.callee.rfind(':') + 1);
  value.parameter = fact.is_field ? FieldName(fact) : fact.parameter;
  value.value = fact.value;
  value.fits = fact.fits;
  value.bits = fact.bits;
  value.enumerator = fact.enumerator;
  value.elements = fact.elements;
  value.most = LargestValue(fact.callee, value.parameter, fact.elements);
  value.range = fact.range;
  value.in_template = fact.in_instantiation;
  out.values.push_back(std::move(value));
}

}  // namespace

FrontendDialect MakeFrontendDialect() {
  return {
      .tensor_classes = {"AscendC::LocalTensor", "AscendC::GlobalTensor", "AscendC::BaseLocalTensor",
                         "AscendC::BaseGlobalTensor"},
      .watched_classes = {"AscendC::TQue", "AscendC::TQueBind", "AscendC::TBuf", "AscendC::TPipe"},
      .watched_bases = {"ops::OpDef"},
      .watched_macros = {"BEGIN_TILING_DATA_DEF", "TILING_DATA_FIELD_DEF", "TILING_DATA_FIELD_DEF_ARR",
                         "TILING_DATA_FIELD_DEF_STRUCT", "END_TILING_DATA_DEF", "REGISTER_TILING_DATA_CLASS", "OP_ADD",
                         "IMPL_OP_OPTILING", "REGISTER_TILING_DEFAULT", "GET_TILING_DATA", "TILING_KEY_IS"},
      .constant_suffix = "_count_",  // lengths of array fields of tiling classes (ArrayCount)
      .api_namespaces = {"AscendC"},
      .replacements = {{"[aicore]", "A_AICORE"},
                       {"[host, aicore]", "A_HOST_AICORE_"},
                       {"[host,aicore]", "A_HOST_AICORE"}},
      .placed_words = {{"__ubuf__", "__ubpl__"},
                       {"__cbuf__", "__cbpl__"},
                       {"__ca__", "__cap_"},
                       {"__cb__", "__cbp_"},
                       {"__cc__", "__ccp_"},
                       {"__fbuf__", "__fbpl__"},
                       {"__biasbuf__", "__biaspl___"}},
      .launches = true,
      .kernel_annotation = "assay_kernel",
      .device_annotation = "assay_aicore",
      .store_annotation = "assay_stores_element",
      .mark_prefixes = {"assay_since:", "assay_until:"},
  };
}

void InterpretReleases(const AstFacts& ast, Half half, const KnownNames& names, Release release, ProfileFacts& out) {
  for (const MarkedUse& use : ast.marked_uses) {
    std::optional<Lifetime> life = LifetimeOfMark(use.mark, release);
    const KnownName* known = names.Find(use.name);
    if (life && life->standing == Standing::kUnknown && known != nullptr && known->not_in_8_3)
      life->standing = Standing::kLacking;
    if (!life || life->standing == Standing::kPresent) continue;
    const bool seen = std::any_of(out.uses.begin(), out.uses.end(),
                                  [&](const ReleaseUse& u) { return u.range == use.range && u.name == use.name; });
    if (seen) continue;
    const ApiAdvice* advice = life->until.empty() ? FindAdvice(use.name) : FindReplacement(use.name);
    out.uses.push_back({half, use.range, use.name, life->since, life->until,
                        advice == nullptr ? "" : std::string(advice->instead), life->standing == Standing::kLacking,
                        known != nullptr && known->device_8_1 && known->takes_more});
  }
}

void InterpretKernel(const AstFacts& ast, KernelFacts& out) {
  for (const FunctionFact& function : ast.functions) {
    if (!function.is_kernel) continue;
    out.entries.push_back({function.name, function.name_range, function.params, function.has_body, function.empty_body,
                           function.is_template, function.template_params, ""});
  }
  for (const WatchedVariable& variable : ast.variables) {
    if (variable.type == "AscendC::TPipe") {
      out.pipes.push_back(
          {variable.name, variable.owner, variable.function, variable.by_value, variable.parameter, variable.range});
      continue;
    }
    if (variable.parameter) continue;
    QueueDeclaration queue;
    queue.name = variable.name;
    queue.id = variable.id;
    queue.position = PositionName(variable.type_args);
    queue.depth = Depth(variable.type_args);
    queue.is_queue = IsQueueClass(variable.type);
    queue.escapes = variable.escapes;
    queue.range = variable.range;
    out.queues.push_back(std::move(queue));
  }
  for (const ValueFact& fact : ast.values) AddValue(fact, out);
  out.overflows.insert(out.overflows.end(), ast.overflows.begin(), ast.overflows.end());
  out.narrow_shifts.insert(out.narrow_shifts.end(), ast.narrow_shifts.begin(), ast.narrow_shifts.end());
  out.narrow_parameters.insert(out.narrow_parameters.end(), ast.narrow_parameters.begin(), ast.narrow_parameters.end());
  out.early_reads.insert(out.early_reads.end(), ast.early_reads.begin(), ast.early_reads.end());
  out.flows.insert(out.flows.end(), ast.flows.begin(), ast.flows.end());
  for (const CallFact& call : ast.calls) {
    if (IsQueueClass(call.owner)) {
      AddQueueCall(call, out);
      continue;
    }
    if (call.name == "InitBuffer" && !call.args.empty()) {
      QueueCall init;
      init.what = QueueCall::What::kInit;
      init.queue = call.args.front().decl_name;
      init.queue_id = call.args.front().decl_id;
      init.function = call.function;
      init.range = call.range;
      init.statement = call.statement;
      out.queue_calls.push_back(std::move(init));
      continue;
    }
    if (call.owner.empty() || call.owner.find("Tensor") == std::string::npos) AddTensorUses(call, out);
    if (call.name == "SetValue" && !call.object_id.empty()) {
      out.tensor_uses.push_back({call.object_id, call.function, call.name, true, call.range, call.statement});
    }
  }
}

void InterpretInstance(const AstFacts& ast, KernelFacts& out) {
  const auto add = [](const auto& from, auto& to) {
    for (const auto& one : from) {
      if (std::ranges::none_of(to, [&](const auto& other) { return other.range == one.range; })) to.push_back(one);
    }
  };
  KernelFacts said;
  for (const ValueFact& fact : ast.values) {
    if (fact.enumerator == "CAST_CEIL" || fact.enumerator == "CAST_FLOOR") AddValue(fact, said);
  }
  add(said.values, out.values);
  add(ast.narrow_parameters, out.narrow_parameters);
  add(ast.narrow_shifts, out.narrow_shifts);
}

}  // namespace assay::ascendc
