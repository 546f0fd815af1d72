// Tensors in the order of the operator, then workspace and tiling data, up to the number of parameters that the kernel
// takes.
#include "analyzer/lift/parameters.h"

namespace assay {

std::vector<Parameter> ParametersOf(const LaunchValues& launch, std::size_t count) {
  using Role = LaunchArgument::Role;
  std::vector<Parameter> tensors;
  std::vector<Parameter> behind;
  bool tiling = false;
  for (std::size_t i = 0; i < launch.args.size(); ++i) {
    const LaunchArgument& arg = launch.args[i];
    if (arg.role == Role::kWorkspace || arg.role == Role::kTiling) {
      behind.push_back({{i}, false});
      tiling |= arg.role == Role::kTiling && !launch.tiling.empty();
      continue;
    }
    const bool same = !arg.list.empty() && !tensors.empty() && launch.args[tensors.back().args.back()].list == arg.list;
    if (!same) tensors.push_back({{}, !arg.list.empty()});
    tensors.back().args.push_back(i);
  }
  // An output that is an input too may have no parameter of its own.
  std::size_t own = tensors.size();
  while (own > 0 && launch.args[tensors[own - 1].args.front()].same_as >= 0) --own;
  if (own < tensors.size() && count >= own && count < tensors.size() + behind.size()) tensors.resize(own);
  const std::size_t extra = count > tensors.size() ? count - tensors.size() : 0;
  const bool only_tiling = extra == 1 && tiling && behind.size() == 2;
  for (std::size_t i = only_tiling ? 1 : 0; i < behind.size(); ++i) tensors.push_back(behind[i]);
  if (tensors.size() > count) tensors.resize(count);
  return tensors;
}

}  // namespace assay
