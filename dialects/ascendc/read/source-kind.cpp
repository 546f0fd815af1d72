// Decides by words: the kind is needed before the headers that would say more are known.
#include "dialects/ascendc/read/source-kind.h"

#include <fmt/format.h>
#include <algorithm>
#include <iterator>
#include <string_view>

namespace assay::ascendc {

bool IsSource(const std::string& name) {
  return name.ends_with(".cpp") || name.ends_with(".cc") || name.ends_with(".cce") || name.ends_with(".asc");
}

const std::vector<std::string>& DeviceHeaders() {
  static const std::vector<std::string> names = {"kernel_operator", "kernel_common.h", "kernel_tensor.h",
                                                 "kernel_tpipe.h"};
  return names;
}

bool IsDeviceHeader(const std::string& name) {
  const std::string base = name.substr(name.rfind('/') + 1);
  return std::any_of(DeviceHeaders().begin(), DeviceHeaders().end(),
                     [&](const std::string& start) { return base.starts_with(start); });
}

bool IsAclnnSource(const std::string& name, const std::string& text) {
  static constexpr std::string_view kLayer[] = {"opdev/", "aclnn/", "aclnn_kernels/", "level0/"};
  static constexpr std::string_view kOperator[] = {"OP_ADD", "IMPL_OP", "gert::", "optiling"};
  const auto holds = [&](std::string_view word) { return text.find(word) != std::string::npos; };
  if (std::any_of(std::begin(kOperator), std::end(kOperator), holds)) return false;
  if (name.find("/op_api/") != std::string::npos) return true;
  return std::any_of(std::begin(kLayer), std::end(kLayer), [&](std::string_view layer) {
    return holds(fmt::format("#include \"{}", layer)) || holds(fmt::format("#include <{}", layer));
  });
}

bool IsDirectLaunch(const Project& project) {
  return std::any_of(project.files.begin(), project.files.end(), [&](const VirtualFile& file) {
    const std::size_t container = static_cast<std::size_t>(file.container);
    return file.role == FileRole::kKernel && container < project.containers.size() &&
           project.containers[container].path.ends_with(".asc");
  });
}

bool NamesMatrixCores(const Project& project) {
  static constexpr std::string_view kWords[] = {"Mmad",
                                                "LoadData",
                                                "Fixpipe",
                                                "ASCEND_IS_AIC",
                                                "ASCEND_IS_NOT_AIV",
                                                "AscendC::AIC",
                                                "catlass",
                                                "AIC_ONLY",
                                                "KERNEL_TYPE_MIX_AIC",
                                                "__DAV_C220_CUBE__",
                                                "g_coreType",
                                                "CrossCore",
                                                "mad(",
                                                "__cube__",
                                                "__mix__",
                                                "ASCENDC_CUBE_ONLY"};
  return std::any_of(project.files.begin(), project.files.end(), [](const VirtualFile& file) {
    return file.role == FileRole::kKernel && std::any_of(std::begin(kWords), std::end(kWords), [&](std::string_view w) {
             return file.text.find(w) != std::string::npos;
           });
  });
}

}  // namespace assay::ascendc
