// Model of platform_ascendc: figures of the chip that the request names. GetCoreMemSize leaves out the 256 bytes of UB
// and L1 that the library keeps on the split (910B) chips.
#ifndef ASSAY_HOST_TILING_PLATFORM_ASCENDC_H_
#define ASSAY_HOST_TILING_PLATFORM_ASCENDC_H_

#include <cstdint>
#include <mutex>
#include <string>

#include "assay/host_state.h"
#include "platform/soc_spec.h"

// Declarations that not every release has; the front end tells the dialect where they are used.
#ifndef ASSAY_SINCE
#define ASSAY_SINCE(v) __attribute__((annotate("assay_since:" #v)))
#endif

#ifndef ASCENDC_ASSERT  // the device has its own
#define ASCENDC_ASSERT(cond, behavior) \
  do {                                 \
    if (!(cond)) {                     \
      behavior;                        \
      std::abort();                    \
    }                                  \
  } while (0)
#endif

namespace fe {
class PlatFormInfos;
}

namespace platform_ascendc {

enum class CoreMemType {
  L0_A = 0,
  L0_B = 1,
  L0_C = 2,
  L1 = 3,
  L2 = 4,
  UB = 5,
  HBM = 6,
  RESERVED = 7,
  FB ASSAY_SINCE(8_5) = 7,  // what the matrix unit's results pass through on their way out
  BT ASSAY_SINCE(8_5) = 8,  // the table of biases
};

enum class SocVersion {
  ASCEND910 = 0,
  ASCEND910B,
  ASCEND310P,
  ASCEND310B,
  ASCEND910_95 ASSAY_SINCE(8_5),
  ASCEND950 ASSAY_SINCE(9_0) = ASCEND910_95,  // the same chip by its later name
  ASCEND910_55 ASSAY_SINCE(8_5) = 5,
  AS31XM1 ASSAY_SINCE(8_5),
  ASCEND031 ASSAY_SINCE(8_5),
  ASCEND035 ASSAY_SINCE(8_5),
  ASCEND310 ASSAY_SINCE(8_5),
  ASCEND610 ASSAY_SINCE(8_5),
  ASCEND610Lite ASSAY_SINCE(8_5),
  ASCEND910_93 ASSAY_SINCE(8_5),
  BS9SX1A ASSAY_SINCE(8_5),
  BS9SX2A ASSAY_SINCE(8_5),
  HI3796CV300CS ASSAY_SINCE(8_5),
  HI3796CV300ES ASSAY_SINCE(8_5),
  MC61AM21A ASSAY_SINCE(8_5),
  MC62CM12A ASSAY_SINCE(8_5),
  SD3403 ASSAY_SINCE(8_5),
  KIRINX90 ASSAY_SINCE(8_5),
  KIRIN9030 ASSAY_SINCE(8_5),
  RESERVED_VERSION = 99999
};

class PlatformAscendC {
 public:
  PlatformAscendC() = delete;
  explicit PlatformAscendC(fe::PlatFormInfos* platformInfo) : platform_(platformInfo) {}
  ~PlatformAscendC() {}

  std::uint32_t GetCoreNum() const { return Figures().ai_core_count; }
  ASSAY_SINCE(9_0) NpuArch GetCurNpuArch() const { return static_cast<NpuArch>(Figures().npu_arch); }
  SocVersion GetSocVersion() const { return static_cast<SocVersion>(Figures().soc_enum); }
  std::uint32_t GetCoreNumAic() const { return Figures().split ? Figures().cube_core_count : Figures().ai_core_count; }
  std::uint32_t GetCoreNumAiv() const { return Figures().split ? Figures().vector_core_count : Figures().ai_core_count; }
  std::uint32_t GetCoreNumVector() const {
    return GetSocVersion() == SocVersion::ASCEND310P ? Figures().vector_core_count : 0;
  }
  std::uint32_t CalcTschBlockDim(std::uint32_t sliceNum, std::uint32_t aicCoreNum, std::uint32_t aivCoreNum) const {
    if (aicCoreNum == 0 || aivCoreNum == 0 || aicCoreNum > aivCoreNum) return sliceNum;
    const std::uint32_t ratio = aivCoreNum / aicCoreNum;
    const std::uint32_t blocks = (sliceNum + (ratio - 1)) / ratio;
    return ratio == 2 && blocks > aicCoreNum ? 0 : blocks;
  }
  std::uint32_t GetLibApiWorkSpaceSize() const {
    return (Figures().split ? 16U : 2U) * 1024U * 1024U;
  }
  std::uint32_t GetResCubeGroupWorkSpaceSize() const { return GroupBytes(); }
  std::uint32_t GetResGroupBarrierWorkSpaceSize() const { return GroupBytes(); }
  void GetCoreMemSize(const CoreMemType& memType, std::uint64_t& size) const {
    const assay_host_platform& figures = Figures();
    const std::uint64_t kept = GetSocVersion() == SocVersion::ASCEND910B ? 256 : 0;
    switch (memType) {
      case CoreMemType::L0_A: size = figures.l0a_bytes; break;
      case CoreMemType::L0_B: size = figures.l0b_bytes; break;
      case CoreMemType::L0_C: size = figures.l0c_bytes; break;
      case CoreMemType::L1: size = figures.l1_bytes - kept; break;
      case CoreMemType::L2: size = figures.l2_bytes; break;
      case CoreMemType::UB: size = figures.ub_bytes - kept; break;
      case CoreMemType::HBM: size = figures.hbm_bytes; break;
      case CoreMemType::BT: size = figures.bt_bytes; break;
      case CoreMemType::FB: assay_host::Unmodelled("PlatformAscendC::GetCoreMemSize of FB"); break;
      default: break;
    }
  }
  void GetCoreMemBw(const CoreMemType& memType, std::uint64_t& bwSize) const {
    if (memType == CoreMemType::L2) {
      bwSize = Figures().l2_rate;
    } else if (memType == CoreMemType::HBM) {
      bwSize = Figures().hbm_rate;
    } else {
      assay_host::Unmodelled("PlatformAscendC::GetCoreMemBw of a memory inside the core");
    }
  }

 private:
  // A platform object begins with its figures (platform/platform_info.h).
  const assay_host_platform& Figures() const { return *reinterpret_cast<const assay_host_platform*>(platform_); }
  std::uint32_t GroupBytes() const {
    return GetSocVersion() == SocVersion::ASCEND910B ? 1024U * 1024U : static_cast<std::uint32_t>(-1);
  }
  fe::PlatFormInfos* platform_;
};

class PlatformAscendCManager {
 public:
  static PlatformAscendC* GetInstance() { return GetInstance(nullptr); }
  static PlatformAscendC* GetInstance(const char*) {
    const assay_host_request* request = assay_host::TheState().request;
    if (request == nullptr || request->platform == nullptr) {
      assay_host::Unmodelled("PlatformAscendCManager outside a run");
    }
    static PlatformAscendC instance(nullptr);
    instance = PlatformAscendC(
        reinterpret_cast<fe::PlatFormInfos*>(const_cast<assay_host_platform*>(request->platform)));
    return &instance;
  }
};

}  // namespace platform_ascendc

#endif
