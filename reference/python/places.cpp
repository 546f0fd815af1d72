// Devices of the tensors of a module that is meant for a device: tensors made without an explicit device are in host
// memory until they are moved, and operations reject tensors of both.
#include <algorithm>
#include <string>

#include "reference/python/interpreter.h"
#include "reference/tensor/places.h"

namespace assay::harness {
namespace {

constexpr int kMostLevels = 64;

// Whether a device means the host; nothing if no device is named.
std::optional<bool> IsHost(const Value& device) {
  if (device.is(Value::Kind::kString)) return device.text().starts_with("cpu");
  if (device.is(Value::Kind::kInt)) return false;
  if (device.is_tensor()) return device.tensor()->on_host;
  return std::nullopt;
}

bool HoldsTensor(const ValueList& values) {
  return std::any_of(values.begin(), values.end(), [](const Value& value) {
    return value.is_tensor() || (value.is_sequence() && HoldsTensor(value.items()));
  });
}

// Where a method of a tensor moves it to; nothing if it stays.
std::optional<bool> Target(const std::string& method, const ValueList& arguments, const ValueMap& keywords) {
  if (method == "cpu") return true;
  if (method == "cuda") return false;
  if (method != "to" && method != "type_as") return std::nullopt;
  for (const char* name : {"device", "other"}) {
    if (const auto given = keywords.find(name); given != keywords.end()) return IsHost(given->second);
  }
  for (const Value& argument : arguments) {
    if (std::optional<bool> host = IsHost(argument)) return host;
  }
  return std::nullopt;
}

void Place(const Value& value, bool on_host, int depth) {
  Instance* instance = AsInstance(value);
  if (instance == nullptr || depth > kMostLevels) return;
  const Value* buffers = instance->Find("_buffers");
  for (auto& [name, held] : instance->attributes) {
    Interpreter::Count();
    if (!held.is_tensor()) {
      Place(held, on_host, depth + 1);
      continue;
    }
    const bool buffer =
        buffers != nullptr && buffers->is(Value::Kind::kDict) && buffers->dict().Find(Value(name)) != nullptr;
    if (held.tensor()->parameter || buffer) held.tensor()->on_host = on_host;
  }
}

}  // namespace

void PlaceState(const Value& instance, bool on_host) { Place(instance, on_host, 0); }

Value Interpreter::MadeOnHost(Value made) {
  if (context_.tells_places && !here_.source->own()) tensor::SetPlace(made, true);
  return made;
}

Value Interpreter::Operation(const std::string& name, ValueList arguments, ValueMap keywords) {
  if (!context_.tells_places) return CallOperation(name, std::move(arguments), std::move(keywords));
  RefusePlaces(name, arguments, keywords);
  const auto device = keywords.find("device");
  const std::optional<bool> asked = device != keywords.end() ? IsHost(device->second) : std::nullopt;
  const bool makes = !HoldsTensor(arguments) && std::none_of(keywords.begin(), keywords.end(), [](const auto& keyword) {
    return keyword.second.is_tensor();
  });
  Value result = CallOperation(name, std::move(arguments), std::move(keywords));
  if (asked) {
    tensor::SetPlace(result, *asked);
    return result;
  }
  return makes ? MadeOnHost(std::move(result)) : result;
}

std::optional<Value> Interpreter::Moved(const Value& self, const std::string& method, const ValueList& arguments,
                                        const ValueMap& keywords) {
  if (!context_.tells_places) return std::nullopt;
  const std::optional<bool> on_host = Target(method, arguments, keywords);
  if (!on_host || *on_host == self.tensor()->on_host) return std::nullopt;
  Value moved = CallTorchHere("clone", {self});
  tensor::SetPlace(moved, *on_host);
  return moved;
}

void Interpreter::RefusePlaces(const std::string& name, const ValueList& arguments, const ValueMap& keywords) {
  if (!context_.tells_places || !tensor::RefusesPlaces(name, arguments, keywords)) return;
  RaiseHere("RuntimeError",
            "Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cpu!");
}

}  // namespace assay::harness
