// The caller's half of a call: starts the worker, and reads what it left.
#include "dialects/cuda/host/host-run.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "dialects/cuda/host/event-log.h"
#include "dialects/cuda/host/host-worker.h"
#include "simulator/worker/code-cache.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/outcome.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/shared-result.h"

namespace assay::cuda {
namespace {

constexpr std::size_t kMostValues = std::size_t{1} << 26;

// The values that a worker left: their count, then themselves.
std::vector<double> TakeValues(const std::byte* from) {
  std::uint64_t count = 0;
  std::memcpy(&count, from, sizeof count);
  if (count > kMostValues) return {};
  std::vector<double> values(count);
  if (count > 0) std::memcpy(values.data(), from + sizeof count, count * sizeof(double));
  return values;
}

void Collect(const Value& value, std::vector<TensorPtr>& into) {
  if (value.is_tensor()) {
    if (std::find(into.begin(), into.end(), value.tensor()) == into.end()) into.push_back(value.tensor());
  } else if (value.is(Value::Kind::kList) || value.is(Value::Kind::kTuple)) {
    for (const Value& item : value.items()) Collect(item, into);
  }
}

}  // namespace

std::string TextOfArgument(const Value& value) {
  if (value.is_tensor()) {
    std::string shape = TextOf(value.tensor()->shape());
    return std::string(NameOf(value.tensor()->dtype())) + shape;
  }
  if (value.is(Value::Kind::kList) || value.is(Value::Kind::kTuple)) {
    std::string text = "[";
    for (const Value& item : value.items()) text += (text.size() > 1 ? ", " : "") + TextOfArgument(item);
    return text + "]";
  }
  return TextOf(value);
}

std::vector<TensorPtr> TensorsOf(const ValueList& arguments) {
  std::vector<TensorPtr> all;
  for (const Value& value : arguments) Collect(value, all);
  return all;
}

std::string KeyOf(const HostRequest& request) {
  std::string key = request.function;
  const std::vector<TensorPtr> tensors = TensorsOf(request.arguments);
  const auto add = [&](const auto& self, const Value& value) -> void {
    key += '|' + TextOfArgument(value);
    if (value.is(Value::Kind::kList) || value.is(Value::Kind::kTuple)) {
      for (const Value& item : value.items()) self(self, item);
    }
    if (!value.is_tensor()) {
      key += value.TypeName();
      return;
    }
    const Tensor& tensor = *value.tensor();
    key += TextOf(tensor.strides()) + std::to_string(tensor.offset());
    if (tensor.on_host) key += "@host";
    for (std::size_t i = 0; i < tensors.size(); ++i) {
      if (tensors[i] == value.tensor()) key += '=' + std::to_string(i);
      if (tensors[i]->SharesStorage(tensor)) key += '~' + std::to_string(i);
    }
  };
  for (const Value& value : request.arguments) add(add, value);
  for (const auto& [kernel, bytes] : request.allowed) key += '|' + kernel + std::to_string(bytes);
  return key;
}

HostRecord RunHost(const HostRequest& request) {
  HostRecord record;
  const auto undecided = [&](const char* why) {
    record.why_undecided = why;
    return record;
  };
  Jit::Warm();
  const std::size_t room = request.FollowsValues() ? kMostValues : 0;
  SharedRegion region(kEventBytes + (room > 0 ? room + 1 : 0) * sizeof(double));
  SharedResult* shared = region.get();
  if (shared == nullptr) return undecided("the system gives no memory for a worker");
  const HostLibrary* library = HostLibrary::Load(request.library);
  if (library == nullptr) return undecided("the library of the host model cannot be loaded");
  std::string role = "cuda host " + request.library;
  if (request.device != nullptr)
    role += (request.device_options.count ? " counting " : " with ") + request.device->module.bitcode;
  const std::shared_ptr<const CompiledCode> code = FindCode(*request.module, role);
  CodeHandover handover;
  HostJob job{&request, shared, library, code.get(), &handover, {}};
  if (room > 0) job.values = {shared->data + kEventBytes, room};
  if (code != nullptr) code->CountRun();
  const Ending ending = RunForked(HostWorker, &job, Deadline(request.limits));
  if (code == nullptr) KeepCode(*request.module, role, handover.Take());
  if (!ending.started()) return undecided("the system starts no worker process");
  const WorkerOutcome outcome = Decode(*shared, *request.module, ending);
  record.events = EventReader::Take(shared->data);
  if (room > 0) record.values = TakeValues(shared->data + kEventBytes);
  record.why_undecided = outcome.why_undecided;
  record.finished = ending.Finished(*shared);
  record.faulted = outcome.status == ShapeRun::Status::kFaults;
  if (!outcome.faults.empty()) {
    record.fault_where = outcome.faults.front().where;
    const auto text = outcome.faults.front().text.find("signal");
    if (text != outcome.faults.front().text.end()) record.fault_text = text->second;
  }
  return record;
}

}  // namespace assay::cuda
