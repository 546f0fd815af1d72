// From the text of an input to its files: one file of CUDA, or the texts that a reply's Python builds.
#include "dialects/cuda/input.h"

#include <string>
#include <utility>

#include "analyzer/source/content.h"

namespace assay::cuda {
namespace {

VirtualFile WholeText(const Project& project) {
  VirtualFile file;
  file.text = project.containers.front().bytes;
  file.map = OffsetMap::Identity(static_cast<std::uint32_t>(file.text.size()));
  return file;
}

std::string FileName(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

}  // namespace

Input SplitInput(Project& project) {
  Input input;
  project.foreign.clear();
  if (project.containers.empty()) return input;
  VirtualFile file = WholeText(project);
  file.role = FileRole::kKernel;
  file.name = FileName(project.path);
  project.form = InputForm::kKernelFile;
  project.files.push_back(std::move(file));
  ExtensionInput alone;
  alone.cuda_file = 0;
  alone.torch = source::ScanCpp(project.files[0].text, false).code.find("torch/") != std::string::npos;
  input.extensions.push_back(std::move(alone));
  return input;
}

}  // namespace assay::cuda
