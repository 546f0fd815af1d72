// The tensors of a request in the simulated global memory, and the pointers to them that the kernel gets.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "dialects/ascendc/device/coverage.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "dialects/ascendc/worker/kernel-worker.h"
#include "reference/sim-tensor.h"
#include "simulator/worker/sandbox.h"

namespace assay {

// Puts the tensors of a request into global memory.
class TensorMemory {
 public:
  TensorMemory(device::Machine& machine, const KernelRequest& request, SharedResult* result)
      : machine_(machine), request_(request), result_(result) {
    for (const SimTensor& output : request.outputs) {
      if (const SimTensor* input = InputOf(output)) in_place_.insert(input);
    }
  }

  // One pointer per parameter: null for an absent one, a table for a list.
  std::vector<void*> Pointers() {
    std::vector<void*> pointers;
    AddAll(request_.inputs, device::GmRole::kInput, pointers);
    AddAll(request_.outputs, device::GmRole::kOutput, pointers);
    AddShapes(pointers);
    return pointers;
  }

  // Trailing outputs that share an input's memory.
  std::size_t in_place() const {
    std::size_t count = 0;
    for (auto output = request_.outputs.rbegin(); output != request_.outputs.rend(); ++output, ++count) {
      if (InputOf(*output) == nullptr) break;
    }
    return count;
  }

  void* Add(const std::string& name, device::GmRole role, std::int64_t element, std::int64_t size, const void* data) {
    return AddTensor(name, role, element, size, data).base;
  }

 private:
  static constexpr std::int64_t kWordsOfShape = 9;  // of an output whose shape the kernel tells

  // The input whose memory the output shares; null if it has its own.
  const SimTensor* InputOf(const SimTensor& output) const {
    if (!output.present) return nullptr;
    for (const SimTensor& input : request_.inputs) {
      if (input.present && input.name == output.SharedName()) return &input;
    }
    return nullptr;
  }

  // Where the kernel reports the shapes of outputs.
  void AddShapes(std::vector<void*>& pointers) {
    const std::vector<std::string>& names = request_.shaped_by_kernel;
    if (names.empty()) return;
    constexpr auto kWord = static_cast<std::int64_t>(sizeof(std::uint64_t));
    const std::int64_t bytes = static_cast<std::int64_t>(names.size()) * kWordsOfShape * kWord;
    void* shapes = Add("shapes of outputs", device::GmRole::kWorkspace, kWord, (bytes + 31) / 32 * 32, nullptr);
    pointers.push_back(shapes);
    for (std::size_t i = 0; i < names.size(); ++i) {
      for (device::GmTensor& tensor : machine_.gm().tensors()) {
        if (tensor.role == device::GmRole::kOutput && tensor.name == names[i])
          tensor.told = static_cast<const std::uint64_t*>(shapes) + static_cast<std::int64_t>(i) * kWordsOfShape;
      }
    }
  }

  device::GmTensor& AddTensor(const std::string& name, device::GmRole role, std::int64_t element, std::int64_t size,
                              const void* data) {
    device::GmTensor* added = machine_.gm().Add(name, role, element, size, data);
    if (added == nullptr) LeaveUndecided(result_, ("`" + name + "` is too large for the simulated memory").c_str());
    // The previous contents count as written.
    if (role == device::GmRole::kOutput && data != nullptr && size > 0)
      std::memset(added->owner.data(), device::kGiven, static_cast<std::size_t>(size));
    return *added;
  }

  void* Place(const SimTensor& tensor, device::GmRole role) {
    if (!tensor.present) return nullptr;
    const SimTensor* input = role == device::GmRole::kOutput ? InputOf(tensor) : nullptr;
    if (input != nullptr) return places_.at(input);
    const bool output = role == device::GmRole::kOutput || in_place_.contains(&tensor);
    const auto element = static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(tensor.dtype), 1));
    const void* data = tensor.data.empty() ? nullptr : tensor.data.data();
    device::GmTensor& placed = AddTensor(tensor.name, output ? device::GmRole::kOutput : device::GmRole::kInput,
                                         element, static_cast<std::int64_t>(TensorBytes(tensor)), data);
    placed.shape = tensor.shape;
    placed.blank = !output && data == nullptr;
    places_[&tensor] = placed.base;
    return placed.base;
  }

  void AddAll(const std::vector<SimTensor>& tensors, device::GmRole role, std::vector<void*>& pointers) {
    for (std::size_t i = 0; i < tensors.size();) {
      if (tensors[i].list.empty()) {
        pointers.push_back(Place(tensors[i++], role));
        continue;
      }
      std::size_t end = i;
      while (end < tensors.size() && tensors[end].list == tensors[i].list) ++end;
      pointers.push_back(Table(tensors, i, end, role));
      i = end;
    }
  }

  // What ListTensorDesc reads: bytes from the start to the pointers; for each tensor a word with its rank and, in the
  // upper half, its index, then its dimensions; then one pointer per tensor.
  void* Table(const std::vector<SimTensor>& tensors, std::size_t begin, std::size_t end, device::GmRole role) {
    std::vector<std::uint64_t> words(1), pointers;
    for (std::size_t i = begin; i < end; ++i) {
      const SimTensor& tensor = tensors[i];
      if (!tensor.present) continue;
      const std::uint64_t index = i - begin;
      words.push_back(index << 32 | tensor.shape.size());
      for (std::int64_t d : tensor.shape) words.push_back(static_cast<std::uint64_t>(d));
      pointers.push_back(reinterpret_cast<std::uint64_t>(Place(tensor, role)));
    }
    words[0] = words.size() * sizeof(std::uint64_t);
    words.insert(words.end(), pointers.begin(), pointers.end());
    const auto bytes = static_cast<std::int64_t>(words.size() * sizeof(std::uint64_t));
    return Add(tensors[begin].list, device::GmRole::kInput, sizeof(std::uint64_t), bytes, words.data());
  }

  device::Machine& machine_;
  const KernelRequest& request_;
  SharedResult* result_;
  std::set<const SimTensor*> in_place_;
  std::map<const SimTensor*, void*> places_;
};

}  // namespace assay
