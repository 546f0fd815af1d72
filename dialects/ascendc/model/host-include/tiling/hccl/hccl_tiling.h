// Model of AscendC::Mc2CcTilingConfig, the tiling of collective communication. What it fills in is private to the
// library, and communication is not simulated: a run that asks for it ends there.
#ifndef ASSAY_HOST_HCCL_TILING_H_
#define ASSAY_HOST_HCCL_TILING_H_

#include <cstdint>
#include <string>

#include "assay/host_state.h"
#include "kernel_tiling/kernel_tiling.h"

namespace AscendC {

class Mc2CcTilingConfig {
 public:
  explicit Mc2CcTilingConfig(const std::string&, std::uint32_t, const std::string&, std::uint32_t = 0, std::uint8_t = 0,
                             std::uint8_t = 0, std::uint8_t = 0) {}
  virtual ~Mc2CcTilingConfig() = default;
  std::uint32_t GetTiling(::Mc2InitTiling&) { assay_host::Unmodelled("Mc2CcTilingConfig::GetTiling"); }
  std::uint32_t GetTiling(::Mc2CcTiling&) { assay_host::Unmodelled("Mc2CcTilingConfig::GetTiling"); }
  std::uint32_t SetOpType(std::uint32_t) { return 0; }
  std::uint32_t SetGroupName(const std::string&) { return 0; }
  std::uint32_t SetAlgConfig(const std::string&) { return 0; }
  std::uint32_t SetReduceType(std::uint32_t, std::uint8_t = 0, std::uint8_t = 0) { return 0; }
  std::uint32_t SetStepSize(std::uint8_t) { return 0; }
  std::uint32_t SetSkipLocalRankCopy(std::uint8_t) { return 0; }
  std::uint32_t SetSkipBufferWindowCopy(std::uint8_t) { return 0; }
  std::uint32_t SetDebugMode(std::uint8_t) { return 0; }
  std::uint32_t SetQueueNum(std::uint16_t) { return 0; }
  std::uint32_t SetCommBlockNum(std::uint16_t) { return 0; }
  std::uint32_t SetCommEngine(std::uint8_t) { return 0; }
};

}  // namespace AscendC

#endif
