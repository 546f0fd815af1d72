// See simulate-arguments.h.
#include "driver/simulate-arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace assay {
namespace {

constexpr std::size_t kMostDimensions = 8;
constexpr std::int64_t kMostElements = std::int64_t{1} << 40;

struct Assignment {
  std::string name, value;
  bool given = false;  // a value was
};

Assignment Split(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return {text, "", false};
  return {text.substr(0, equals), text.substr(equals + 1), true};
}

template <class T>
bool Whole(std::string_view text, T& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

std::string Trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return std::string(text);
}

// "float16[16, 1024]"
std::string ReadShape(const std::string& text, ContractTensor& tensor) {
  const std::size_t open = text.find('[');
  if (open == std::string::npos || text.back() != ']')
    return fmt::format("`{}` is not a dtype with a shape, such as float16[16, 1024]", text);
  const std::optional<Dtype> dtype = ParseDtype(text.substr(0, open));
  if (!dtype) return fmt::format("unknown dtype `{}`", text.substr(0, open));
  tensor.dtype = *dtype;
  tensor.shape.clear();
  std::string_view rest = std::string_view(text).substr(open + 1, text.size() - open - 2);
  std::int64_t elements = 1;
  while (!Trimmed(rest).empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    std::int64_t size = -1;
    const std::string part = Trimmed(rest.substr(0, comma));
    if (!Whole(std::string_view(part), size) || size < 0)
      return fmt::format("`{}` is not a size in `{}`: sizes are whole numbers with commas between them", part, text);
    if (tensor.shape.size() == kMostDimensions || (size > 0 && elements > kMostElements / size)) {
      return fmt::format("`{}` is not a shape: at most {} sizes, {} elements", text, kMostDimensions, kMostElements);
    }
    tensor.shape.push_back(size);
    elements *= std::max<std::int64_t>(size, 1);
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  return {};
}

AttrValue ReadValue(const std::string& text) {
  std::int64_t whole = 0;
  double real = 0;
  if (Whole(std::string_view(text), whole)) return whole;
  if (Whole(std::string_view(text), real)) return real;
  if (text == "true" || text == "false") return text == "true";
  return text;
}

ContractTensor* Find(std::vector<ContractTensor>& tensors, const std::string& name) {
  const auto found = std::find_if(tensors.begin(), tensors.end(), [&](const auto& t) { return t.name == name; });
  return found == tensors.end() ? nullptr : &*found;
}

class Completion {
 public:
  Completion(const SimulateArguments& arguments, const Services& services, Contract& contract, OutputFiles& files)
      : arguments_(arguments), services_(services), contract_(contract), files_(files) {}

  std::string Run() {
    using Tensor = SimulateArguments::Tensor;
    for (const auto& [what, text] : arguments_.tensors) {
      if (what == Tensor::kOutput) declared_.push_back(Split(text).name);
    }
    for (const auto& [what, text] : arguments_.tensors) {
      const Assignment given = Split(text);
      if (given.name.empty() || (what != Tensor::kOutput && !given.given))
        return fmt::format("`{}` is no NAME=VALUE", text);
      std::string problem = what == Tensor::kInput   ? Input(given)
                            : what == Tensor::kShape ? Shape(given)
                                                     : Output(given);
      if (!problem.empty()) return problem;
    }
    for (const ContractTensor& output : contract_.outputs) {
      if (std::find(shapeless_.begin(), shapeless_.end(), output.name) != shapeless_.end())
        return fmt::format("`{0}` has no shape; give --shape {0}=DTYPE[SIZES]", output.name);
    }
    if (contract_.outputs.empty() && !RunsByItself())
      return "no output is named; give --output and --shape, or --contract";
    return Values();
  }

 private:
  // A CUDA file has a `main`, or a launch that names its tensors.
  bool RunsByItself() const {
    return arguments_.paths.size() == 1 &&
           (arguments_.paths[0].ends_with(".cu") || arguments_.paths[0].ends_with(".cuh"));
  }

  std::string Input(const Assignment& given) {
    ContractTensor read;
    std::string error;
    const std::string path = std::filesystem::absolute(given.value).lexically_normal().string();
    if (!services_.read_npy || !services_.read_npy(path, read, error)) return error;
    ContractTensor* tensor = Find(contract_.inputs, given.name);
    if (tensor == nullptr) tensor = &contract_.inputs.emplace_back();
    tensor->name = given.name;
    tensor->dtype = read.dtype;
    tensor->shape = read.shape;
    tensor->data = path;
    return {};
  }

  std::string Shape(const Assignment& given) {
    ContractTensor* tensor = Find(contract_.outputs, given.name);
    const bool output =
        tensor != nullptr || std::find(declared_.begin(), declared_.end(), given.name) != declared_.end();
    if (tensor == nullptr) tensor = Find(contract_.inputs, given.name);
    if (tensor == nullptr) {
      auto& list = output ? contract_.outputs : contract_.inputs;
      tensor = &list.emplace_back();
      tensor->name = given.name;
    }
    tensor->data.clear();
    std::erase(shapeless_, given.name);
    return ReadShape(given.value, *tensor);
  }

  std::string Output(const Assignment& given) {
    if (Find(contract_.outputs, given.name) == nullptr) {
      contract_.outputs.emplace_back().name = given.name;
      shapeless_.push_back(given.name);
    }
    if (given.given && given.value.empty()) return fmt::format("--output {}= names no file", given.name);
    if (given.given) files_.emplace_back(given.name, given.value);
    return {};
  }

  std::string Values() {
    for (const auto& [texts, values, option] : {std::tuple(&arguments_.attributes, &contract_.attributes, "--attr"),
                                                std::tuple(&arguments_.tiling, &contract_.tiling, "--tiling")}) {
      for (const std::string& text : *texts) {
        const Assignment given = Split(text);
        if (given.name.empty() || !given.given) return fmt::format("{} `{}` is no NAME=VALUE", option, text);
        (*values)[given.name] = ReadValue(given.value);
      }
    }
    if (!arguments_.entry.empty()) contract_.entry = arguments_.entry;
    if (arguments_.block_dim > 0) contract_.core_count = arguments_.block_dim;
    if (arguments_.tiling_key > 0) contract_.tiling_key = arguments_.tiling_key;
    if (arguments_.workspace >= 0) contract_.workspace_bytes = arguments_.workspace;
    if (arguments_.seed >= 0) contract_.seed = static_cast<std::uint64_t>(arguments_.seed);
    return {};
  }

  const SimulateArguments& arguments_;
  const Services& services_;
  Contract& contract_;
  OutputFiles& files_;
  std::vector<std::string> declared_;   // by --output
  std::vector<std::string> shapeless_;  // outputs of which nothing else is known yet
};

}  // namespace

std::string CompleteContract(const SimulateArguments& arguments, const Services& services, Contract& contract,
                             OutputFiles& files) {
  return Completion(arguments, services, contract, files).Run();
}

}  // namespace assay
