// The figures of a chip as plain structs, an older way to ask for what PlatFormInfos keeps by key. Kept are the fields
// that operator projects read; they are filled from the chip of the run.
#ifndef ASSAY_HOST_PLATFORM_INFO_DEF_H_
#define ASSAY_HOST_PLATFORM_INFO_DEF_H_

#include "platform/platform_infos_def.h"

namespace fe {

struct StrInfo {
  std::string aic_version;
  std::string ccec_aic_version;
  std::string ccec_aiv_version;
  std::string is_support_ai_cpu_compiler;
  std::string short_soc_version;
};

struct SoCInfo {
  std::uint32_t ai_core_cnt = 0;
  std::uint32_t vector_core_cnt = 0;
  std::uint32_t ai_cpu_cnt = 0;
  MemoryType memory_type = HBM;
  std::uint64_t memory_size = 0;
  L2Type l2_type = Cache;
  std::uint64_t l2_size = 0;
};

struct AiCoreSpec {
  std::uint64_t l0_a_size = 0;
  std::uint64_t l0_b_size = 0;
  std::uint64_t l0_c_size = 0;
  std::uint64_t l1_size = 0;
  std::uint64_t ub_size = 0;
  std::uint64_t ubblock_size = 32;
};

struct VectorCoreSpec {
  std::uint64_t ub_size = 0;
  std::uint64_t ubblock_size = 32;
};

struct PlatformInfo {
  StrInfo str_info;
  SoCInfo soc_info;
  AiCoreSpec ai_core_spec;
  VectorCoreSpec vector_core_spec;
  std::map<std::string, std::vector<std::string>> ai_core_intrinsic_dtype_map;
  std::map<std::string, std::vector<std::string>> vector_core_intrinsic_dtype_map;
};

struct OptionalInfo {
  std::string soc_version;
  std::string core_type;
  std::uint32_t ai_core_num = 0;
  std::string l1_fusion_flag;
};

class PlatformInfoManager {
 public:
  static PlatformInfoManager& Instance() {
    static PlatformInfoManager only;
    return only;
  }
  static PlatformInfoManager& GeInstance() { return Instance(); }
  std::uint32_t InitializePlatformInfo() { return 0; }
  std::uint32_t GetPlatformInfoWithOutSocVersion(PlatformInfo& platform_info, OptionalInfo& opti_compilation_info) {
    const assay_host_request* request = assay_host::TheState().request;
    if (request == nullptr || request->platform == nullptr) return 1;
    const assay_host_platform& chip = *request->platform;
    platform_info.str_info.short_soc_version = chip.short_soc;
    platform_info.soc_info.ai_core_cnt = chip.ai_core_count;
    platform_info.soc_info.vector_core_cnt = chip.vector_core_count;
    platform_info.soc_info.memory_size = chip.hbm_bytes;
    platform_info.soc_info.l2_size = chip.l2_bytes;
    platform_info.ai_core_spec.l0_a_size = chip.l0a_bytes;
    platform_info.ai_core_spec.l0_b_size = chip.l0b_bytes;
    platform_info.ai_core_spec.l0_c_size = chip.l0c_bytes;
    platform_info.ai_core_spec.l1_size = chip.l1_bytes;
    platform_info.ai_core_spec.ub_size = platform_info.vector_core_spec.ub_size = chip.ub_bytes;
    opti_compilation_info.soc_version = chip.soc;
    opti_compilation_info.ai_core_num = chip.ai_core_count;
    return 0;
  }
  std::uint32_t GetPlatformInfo(const std::string, PlatformInfo&, OptionalInfo&) {
    assay_host::Unmodelled("PlatformInfoManager::GetPlatformInfo of a chip by name");
  }

 private:
  PlatformInfoManager() = default;
};

}  // namespace fe

#endif
