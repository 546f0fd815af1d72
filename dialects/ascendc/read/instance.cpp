// See instance.h.
#include "dialects/ascendc/read/instance.h"
#include "analyzer/facts/ascendc/kernel.h"

#include <fmt/format.h>

namespace assay::ascendc {

void NameInstances(KernelFacts& kernel) {
  for (KernelEntry& entry : kernel.entries) {
    if (entry.is_template && entry.has_body) entry.instance = "assay_instance_" + entry.name;
  }
}

std::string InstanceText(const KernelEntry& entry, std::uint64_t key) {
  std::string values;
  for (std::size_t i = 0; i < entry.template_params.size(); ++i) {
    const std::string value = fmt::format(
        "::assay_template::ValueIn(AssayTemplateDeclared(::assay_template::Turn<::assay_template::kTurns>()), "
        "{}, {}ull)",
        i, key);
    const std::string& type = entry.template_params[i];
    values += i == 0 ? "" : ", ";
    values += type.empty() ? fmt::format("typename ::assay_template::TypeOf<{}>::Type", value)
                           : fmt::format("static_cast<{}>({})", type, value);
  }
  std::string parameters, arguments;
  for (std::size_t i = 0; i < entry.params.size(); ++i) {
    parameters += fmt::format("{}__gm__ uint8_t* p{}", i == 0 ? "" : ", ", i);
    arguments += fmt::format("{}p{}", i == 0 ? "" : ", ", i);
  }
  return fmt::format("\nextern \"C\" __global__ __aicore__ void {}({}) {{ ::{}<{}>({}); }}\n", entry.instance,
                     parameters, entry.name, values, arguments);
}

}  // namespace assay::ascendc
