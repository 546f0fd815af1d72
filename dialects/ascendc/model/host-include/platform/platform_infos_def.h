// The classes behind platform/platform_info.h. Keys are those of the vendor's configuration files; a key that is not
// modelled returns false, as an absent one does.
#ifndef ASSAY_HOST_PLATFORM_INFOS_DEF_H_
#define ASSAY_HOST_PLATFORM_INFOS_DEF_H_

#include <map>
#include <unordered_map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "assay/host_state.h"

// The vendor's header has these at global scope, and code relies on it.
using std::map;
using std::string;
using std::vector;

namespace fe {

enum MemoryType { DDR = 0, HBM };
enum L2Type { Cache = 0, Buff };
enum class JitCompileMode { REUSE_BINARY = 0, COMPILE_ONLINE, AUTO };
enum class LocalMemType { L0_A = 0, L0_B = 1, L0_C = 2, L1 = 3, L2 = 4, UB = 5, HBM = 6, RESERVED };

class PlatFormInfos {
 public:
  using DtypeMap = std::map<std::string, std::vector<std::string>>;
  using Section = std::map<std::string, std::string>;

  bool Init() { return true; }
  DtypeMap GetAICoreIntrinsicDtype() { return DtypeMap(); }
  DtypeMap GetAICoreIntrinsicDtype() const { return DtypeMap(); }
  DtypeMap GetVectorCoreIntrinsicDtype() { return DtypeMap(); }
  DtypeMap GetVectorCoreIntrinsicDtype() const { return DtypeMap(); }
  bool GetPlatformRes(const std::string& label, const std::string& key, std::string& val) const {
    if (label == "AICoreintrinsicDtypeMap") return ReadInstruction(key, val);
    Section section;
    if (!Read(label, section)) return false;
    const Section::const_iterator at = section.find(key);
    if (at == section.end()) return false;
    val = at->second;
    return true;
  }
  bool GetPlatformRes(const std::string& label, const std::string& key, std::string& val) {
    return static_cast<const PlatFormInfos*>(this)->GetPlatformRes(label, key, val);
  }
  bool GetPlatformRes(const std::string& label, Section& res) { return Read(label, res); }
  bool GetPlatformResWithLock(const std::string& label, const std::string& key, std::string& val) {
    return GetPlatformRes(label, key, val);
  }
  bool GetPlatformResWithLock(const std::string& label, Section& res) { return Read(label, res); }
  bool GetPlatformResWithLock(std::map<std::string, Section>& res) {
    for (const char* label : {"version", "SoCInfo", "AICoreSpec"}) Read(label, res[label]);
    return true;
  }
  std::uint32_t GetCoreNum() const { return figures_.ai_core_count; }
  std::uint32_t GetCoreNumWithLock() const { return figures_.ai_core_count; }
  std::uint32_t GetCoreNumByType(const std::string& core_type) {
    return figures_.split && core_type == "VectorCore" ? figures_.vector_core_count : figures_.ai_core_count;
  }
  void GetLocalMemSize(const LocalMemType& mem_type, std::uint64_t& size) {
    const std::uint64_t sizes[] = {figures_.l0a_bytes, figures_.l0b_bytes, figures_.l0c_bytes, figures_.l1_bytes,
                                   figures_.l2_bytes,  figures_.ub_bytes,  figures_.hbm_bytes};
    if (mem_type < LocalMemType::RESERVED) size = sizes[static_cast<int>(mem_type)];
  }
  void GetLocalMemBw(const LocalMemType& mem_type, std::uint64_t& bw_size) {
    if (mem_type == LocalMemType::L2) {
      bw_size = figures_.l2_rate;
    } else if (mem_type == LocalMemType::HBM) {
      bw_size = figures_.hbm_rate;
    } else {
      assay_host::Unmodelled("PlatFormInfos::GetLocalMemBw of a memory inside the core");
    }
  }
  void SetAICoreIntrinsicDtype(DtypeMap&) {}
  void SetVectorCoreIntrinsicDtype(DtypeMap&) {}
  void SetPlatformRes(const std::string&, Section&) { assay_host::Unmodelled("PlatFormInfos::SetPlatformRes"); }
  void SetPlatformResWithLock(const std::string&, Section&) { assay_host::Unmodelled("PlatFormInfos::SetPlatformRes"); }
  DtypeMap GetFixPipeDtypeMap() { return DtypeMap(); }
  void SetFixPipeDtypeMap(const DtypeMap&) {}
  void SetCoreNumByCoreType(const std::string& core_type) { figures_.ai_core_count = GetCoreNumByType(core_type); }
  void SetCoreNum(const std::uint32_t& core_num) { figures_.ai_core_count = core_num; }
  std::string SaveToBuffer() { assay_host::Unmodelled("PlatFormInfos::SaveToBuffer"); }
  bool LoadFromBuffer(const char*, const size_t) { assay_host::Unmodelled("PlatFormInfos::LoadFromBuffer"); }

 private:
  bool Read(const std::string& label, Section& out) const {
    if (label == "version") {
      out["SoC_version"] = figures_.soc;
      out["Short_SoC_version"] = figures_.short_soc;
      out["NpuArch"] = std::to_string(figures_.npu_arch);
    } else if (label == "SoCInfo") {
      out["ai_core_cnt"] = std::to_string(figures_.ai_core_count);
      out["cube_core_cnt"] = std::to_string(figures_.cube_core_count);
      out["vector_core_cnt"] = std::to_string(figures_.vector_core_count);
      out["core_type_list"] = figures_.split ? "CubeCore,VectorCore" : "AICore";
      if (figures_.split) out["cube_vector_combine"] = "split";
      out["l2_size"] = std::to_string(figures_.l2_bytes);
      out["memory_size"] = std::to_string(figures_.hbm_bytes);
    } else if (label == "AICoreSpec") {
      out["ub_size"] = std::to_string(figures_.ub_bytes);
      out["l1_size"] = std::to_string(figures_.l1_bytes);
      out["l0_a_size"] = std::to_string(figures_.l0a_bytes);
      out["l0_b_size"] = std::to_string(figures_.l0b_bytes);
      out["l0_c_size"] = std::to_string(figures_.l0c_bytes);
      out["bt_size"] = std::to_string(figures_.bt_bytes);
      out["ubblock_size"] = "32";
    } else if (label == "AICoreMemoryRates") {
      out["ddr_rate"] = std::to_string(figures_.hbm_rate);
      out["l2_rate"] = std::to_string(figures_.l2_rate);
    } else {
      return false;
    }
    return true;
  }
  // Instructions that tiling functions ask for, with the types that each takes; an instruction that the chip does not
  // have is not among them. Source: AICoreintrinsicDtypeMap of the configuration files of 8.1.
  bool ReadInstruction(const std::string& key, std::string& val) const {
    struct Instruction {
      const char* name;
      const char* types_2201;  // null: the chip has no such instruction
      const char* types_2002;
    };
    static const Instruction kInstructions[] = {
        {"Intrinsic_mmad",
         "u32u8u8,s32s8s8,s32u8s8,f16f16f16,f32f16f16,f16f16u2,u8,s8,f162f16,f162f32,f16u2,u8s8,h322f32,f32f32f32,f322f32",
         "s32u8u8,s32s8s8,s32u8s8,f16f16f16,f32f16f16,s32u8u2,f16f16u2,s32s4s4,u8,s8,f162f16,f162f32,f16u2,u8s8,b8u2,s4,"
         "u32u8u8"},
        {"Intrinsic_data_move_l12bt", "u8,s8,f16,u16,s16,f32,s32,u32", nullptr},
        {"Intrinsic_fix_pipe_l0c2out", "f32,s32,f16", nullptr},
        {"Intrinsic_data_move_out2l1_nd2nz", "u8,s8,f16,bf16,u16,s16,f32,s32,u32", nullptr},
        {"Intrinsic_data_move_l0c2ub", nullptr, "f16,u16,s16,f32,s32,u32"},
        {"Intrinsic_data_move_l12ub", nullptr, "u8,s8,f16,u16,s16,f32,s32,u32"}};
    for (const Instruction& one : kInstructions) {
      if (key != one.name || (figures_.npu_arch != 2201 && figures_.npu_arch != 2002)) continue;
      const char* const types = figures_.npu_arch == 2201 ? one.types_2201 : one.types_2002;
      if (types != nullptr) val = types;
      return types != nullptr;
    }
    assay_host::Unmodelled("PlatFormInfos::GetPlatformRes of an instruction");
  }
  assay_host_platform figures_ = assay_host_platform();  // first: platform_ascendc reads it in place
};

class OptionalInfos {
 public:
  using DtypeMap = std::map<std::string, std::vector<std::string>>;
  bool Init() { return true; }
  std::string GetSocVersion() { return soc_version_; }
  std::string GetSocVersion() const { return soc_version_; }
  std::string GetCoreType() { return core_type_; }
  std::string GetCoreType() const { return core_type_; }
  std::uint32_t GetAICoreNum() { return ai_core_num_; }
  std::uint32_t GetAICoreNum() const { return ai_core_num_; }
  std::string GetL1FusionFlag() { return l1_fusion_flag_; }
  std::string GetL1FusionFlag() const { return l1_fusion_flag_; }
  DtypeMap GetFixPipeDtypeMap() { return DtypeMap(); }
  DtypeMap GetFixPipeDtypeMap() const { return DtypeMap(); }
  void SetFixPipeDtypeMap(const DtypeMap&) {}
  void SetSocVersion(std::string soc_version) { soc_version_ = soc_version; }
  void SetSocVersionWithLock(std::string soc_version) { soc_version_ = soc_version; }
  void SetCoreType(std::string core_type) { core_type_ = core_type; }
  void SetAICoreNum(std::uint32_t ai_core_num) { ai_core_num_ = ai_core_num; }
  void SetL1FusionFlag(std::string l1_fusion_flag) { l1_fusion_flag_ = l1_fusion_flag; }

 private:
  std::string soc_version_;
  std::string core_type_;
  std::string l1_fusion_flag_;
  std::uint32_t ai_core_num_ = 0;
};

}  // namespace fe

#endif
