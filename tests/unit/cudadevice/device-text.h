// CUDA text compiled and run on the SIMT machine of this process. One for each test.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "simulator/simt/machine.h"

namespace assay::test {

class DeviceText {
 public:
  // `text` defines extern "C" kernels. `error()` gives the reason why it cannot be run.
  explicit DeviceText(const std::string& text, const simt::Settings& settings = {});
  ~DeviceText();
  const std::string& error() const;
  simt::Machine& machine();

  // Memory with these contents, or without any.
  template <class T>
  std::uint64_t Buffer(const std::vector<T>& values, int id = 0) {
    const auto bytes = static_cast<std::int64_t>(values.size() * sizeof(T));
    const std::uint64_t address = machine().Allocate(bytes, sizeof(T), id);
    Fill(address, values.data(), bytes);
    return address;
  }
  std::uint64_t Empty(std::int64_t bytes, std::int64_t element = 4, int id = 1) {
    return machine().Allocate(bytes, element, id);
  }
  template <class T>
  std::vector<T> Values(std::uint64_t address, std::size_t count) {
    std::vector<T> values(count);
    Take(address, values.data(), static_cast<std::int64_t>(count * sizeof(T)));
    return values;
  }

  // Arguments are 64-bit numbers: addresses, and integers of 64 bits or less.
  bool Launch(const std::string& kernel, std::vector<std::uint64_t> arguments, unsigned grid, unsigned block,
              std::size_t shared = 0, const simt::Schedule& schedule = {}, bool cooperative = false);
  bool Launch(const std::string& kernel, std::vector<std::uint64_t> arguments, const simt::LaunchShape& shape,
              const simt::Schedule& schedule = {});
  // Kinds of events so far and the text of their places: "kRaceInBlock s[t]".
  std::vector<simt::EventKind> Kinds();
  std::string TextAt(std::int32_t place) const;

 private:
  void Fill(std::uint64_t address, const void* from, std::int64_t bytes);
  void Take(std::uint64_t address, void* to, std::int64_t bytes);
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace assay::test
