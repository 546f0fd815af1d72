// A simulated device whose run is recorded and replayed.
#pragma once

#include <memory>

#include "dialects/ascendc/device/recorder.h"
#include "dialects/ascendc/device/timeline.h"
#include "simulator/observe.h"
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {

class TimedDevice : public Device {
 protected:
  // Boots `cores` cores with an input and an output of this many float32 elements.
  void BootTimed(std::int64_t cores, int in_elements, int out_elements, Observe observe = {.events = true}) {
    Boot(cores);
    observe_ = std::move(observe);
    memory_ = std::make_unique<EventMemory>(observe_, cores);
    recorder_ = std::make_unique<Recorder>(observe_, *memory_, static_cast<std::size_t>(cores));
    in_ = machine_->gm().Add("x", GmRole::kInput, 4, std::int64_t{in_elements} * 4, nullptr)->base;
    out_ = machine_->gm().Add("y", GmRole::kOutput, 4, std::int64_t{out_elements} * 4, nullptr)->base;
    recorder_->NoteTensors(machine_->gm().tensors());
    machine_->Watch(recorder_.get());
  }
  Recording RunTimed(const std::function<void()>& body) {
    Run(body);
    return memory_->Read();
  }

  // The loop of a vector kernel: `tiles` tiles of `elements` float32 from each of `sources` places, `vectors`
  // instructions, one tile out; `buffers` in each queue. Every core works on its own part.
  void Loop(int tiles, int elements, int buffers, int sources, int vectors, std::int64_t core_bytes) {
    const auto bytes = static_cast<std::uint32_t>(elements * 4);
    std::vector<std::uint64_t> ins;
    for (int s = 0; s < sources; ++s)
      ins.push_back(assay_que_init(ASSAY_GM_POS, ASSAY_VECIN, 1, static_cast<std::uint32_t>(buffers), bytes));
    const auto outs = assay_que_init(ASSAY_VECOUT, ASSAY_GM_POS, 1, static_cast<std::uint32_t>(buffers), bytes);
    const std::int64_t base = assay_block_idx() * core_bytes;
    for (int t = 0; t < tiles; ++t) {
      std::vector<std::uint64_t> x;
      for (int s = 0; s < sources; ++s) {
        x.push_back(assay_que_alloc(ins[static_cast<std::size_t>(s)]));
        In(x.back(), in_ + base * sources + (t * sources + s) * std::int64_t{bytes}, bytes);
        assay_que_enque(ins[static_cast<std::size_t>(s)], x.back());
      }
      for (int s = 0; s < sources; ++s)
        x[static_cast<std::size_t>(s)] = assay_que_deque(ins[static_cast<std::size_t>(s)]);
      const auto y = assay_que_alloc(outs);
      for (int v = 0; v < vectors; ++v) Vec(ASSAY_ADD, y, x.front(), x.back(), 0, elements);
      assay_que_enque(outs, y);
      for (int s = 0; s < sources; ++s)
        assay_que_free(ins[static_cast<std::size_t>(s)], x[static_cast<std::size_t>(s)]);
      const auto done = assay_que_deque(outs);
      Out(out_ + base + t * std::int64_t{bytes}, done, bytes);
      assay_que_free(outs, done);
    }
  }

  Observe observe_;
  std::unique_ptr<EventMemory> memory_;
  std::unique_ptr<Recorder> recorder_;
  std::uint8_t* in_ = nullptr;
  std::uint8_t* out_ = nullptr;
};

}  // namespace assay::device
