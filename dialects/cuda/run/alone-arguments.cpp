// See alone-arguments.h.
#include "dialects/cuda/run/alone-arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "reference/npy.h"
#include "reference/values.h"

namespace assay::cuda {
namespace {

// Number of elements of assumed memory: far more than there are threads, but few enough for a run.
constexpr std::int64_t kLeastAssumed = 1 << 16, kMostAssumed = 1 << 21, kAssumedPerThread = 16;

struct Given {
  Dtype dtype;
  bool known;  // a number's type, and no structure's
};

// The element type of a pointer such as "const float *", or "T *" if the kernel is named "add<float>".
Given PointeeOf(const std::string& type, const std::string& kernel) {
  std::string text = type.substr(0, type.find('*'));
  for (const std::string_view word : {"const", "volatile", "__restrict__", "__restrict", " "}) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word)) text.erase(at, word.size());
  }
  static const std::map<std::string, Dtype, std::less<>> kTypes = {
      {"float", Dtype::kF32},        {"double", Dtype::kF64},         {"__half", Dtype::kF16},
      {"half", Dtype::kF16},         {"__nv_bfloat16", Dtype::kBF16}, {"int", Dtype::kI32},
      {"unsignedint", Dtype::kU32},  {"unsigned", Dtype::kU32},       {"long", Dtype::kI64},
      {"unsignedlong", Dtype::kU64}, {"longlong", Dtype::kI64},       {"unsignedlonglong", Dtype::kU64},
      {"short", Dtype::kI16},        {"unsignedshort", Dtype::kU16},  {"char", Dtype::kI8},
      {"signedchar", Dtype::kI8},    {"unsignedchar", Dtype::kU8},    {"bool", Dtype::kBool},
      {"float2", Dtype::kF32},       {"float4", Dtype::kF32},         {"int2", Dtype::kI32},
      {"int4", Dtype::kI32},         {"double2", Dtype::kF64}};
  if (const auto found = kTypes.find(text); found != kTypes.end()) return {found->second, true};
  const std::size_t open = kernel.find('<');
  if (open != std::string::npos) {
    std::string first = kernel.substr(open + 1, kernel.find_first_of(",>", open) - open - 1);
    std::erase(first, ' ');
    if (const auto found = kTypes.find(first); found != kTypes.end()) return {found->second, true};
  }
  return {Dtype::kI32, false};
}

bool IsReal(Dtype dtype) {
  return dtype == Dtype::kF16 || dtype == Dtype::kF32 || dtype == Dtype::kBF16 || dtype == Dtype::kF64;
}

TensorPtr Assumed(const Given& type, std::int64_t elements, AssumedContents contents, std::uint64_t seed) {
  auto made = std::make_shared<Tensor>(type.dtype, Shape{elements});
  if (contents == AssumedContents::kZeros || !type.known) return made;
  // Numbers that are all different and, used as indices, stay within every assumed memory.
  double* values = made->data();
  std::uint64_t state = 0x9e3779b97f4a7c15u * (seed + 1);
  for (std::int64_t i = 0; i < elements; ++i) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    const double unit = static_cast<double>(state >> 40) / static_cast<double>(1 << 24);
    values[i] = IsReal(type.dtype) ? 2 * unit - 1 : static_cast<double>(static_cast<int>(unit * 16));
  }
  RoundTo(type.dtype, values, static_cast<std::size_t>(elements));
  return made;
}

Value Number(const AttrValue& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return Value(*whole);
  if (const auto* real = std::get_if<double>(&value)) return Value(*real);
  if (const auto* flag = std::get_if<bool>(&value)) return Value(static_cast<std::int64_t>(*flag));
  return {};
}

std::optional<Value> NumberIn(std::string text) {
  if (text == "true" || text == "false") return Value(static_cast<std::int64_t>(text == "true"));
  while (!text.empty() && (text.back() == 'f' || text.back() == 'u' || text.back() == 'l' || text.back() == 'L' ||
                           text.back() == 'U' || text.back() == 'F'))
    text.pop_back();
  std::int64_t whole = 0;
  const char* end = text.data() + text.size();
  if (const auto read = std::from_chars(text.data(), end, whole); read.ec == std::errc() && read.ptr == end)
    return Value(whole);
  double real = 0;
  if (const auto read = std::from_chars(text.data(), end, real); read.ec == std::errc() && read.ptr == end)
    return Value(real);
  return std::nullopt;
}

class Giver {
 public:
  Giver(const CudaFunction& kernel, const LaunchText& launch, const Contract* contract, const std::string& dir,
        AssumedContents contents)
      : kernel_(kernel), launch_(launch), contract_(contract), dir_(dir), contents_(contents) {}

  AloneArguments Give() {
    if (contract_ != nullptr && !Tensors()) return std::move(out_);
    const std::size_t count = kernel_.params.size();
    if (launch_.has_arguments && launch_.arguments.size() != count)
      return Refuse(fmt::format("the launch gives {} arguments, and `{}` takes {}", launch_.arguments.size(),
                                kernel_.name, count));
    for (std::size_t i = 0; i < count && out_.why_not.empty(); ++i) {
      if (launch_.has_arguments) {
        Named(i, launch_.arguments[i]);
      } else {
        Unnamed(i);
      }
    }
    if (launch_.has_arguments || !out_.why_not.empty()) return std::move(out_);
    if (next_ < order_.size())
      return Refuse(fmt::format("`{}` has no parameter for the tensor `{}`", kernel_.name, order_[next_].first));
    return std::move(out_);
  }

 private:
  AloneArguments Refuse(std::string why) { return out_.why_not = std::move(why), std::move(out_); }

  bool Tensors() {
    std::uint64_t seed = contract_->seed;
    for (const ContractTensor& tensor : contract_->inputs) {
      SimTensor made = {.name = tensor.name, .dtype = tensor.dtype, .shape = tensor.shape, .data = {}};
      if (!tensor.present) {
        tensors_[tensor.name] = nullptr;
        order_.emplace_back(tensor.name, nullptr);
        continue;
      }
      if (!Contents(tensor, seed, made)) return false;
      Add(tensor.name, FromSimTensor(made));
      out_.inputs.push_back(std::move(made));
    }
    for (const ContractTensor& tensor : contract_->outputs) {
      const std::string& shared = tensor.shares.empty() ? tensor.name : tensor.shares;
      if (const auto known = tensors_.find(shared); known != tensors_.end() && known->second != nullptr) {
        out_.outputs.push_back(known->second);
        continue;
      }
      SimTensor made = {.name = tensor.name, .dtype = tensor.dtype, .shape = tensor.shape, .data = {}};
      if (!tensor.data.empty()) {
        std::uint64_t none = 0;
        if (!Contents(tensor, none, made)) return false;
        Add(tensor.name, FromSimTensor(made));
      } else {
        Add(tensor.name, std::make_shared<Tensor>(tensor.dtype, tensor.shape));
        unwritten_.insert(tensors_[tensor.name].get());
      }
      out_.outputs.push_back(tensors_[tensor.name]);
    }
    return true;
  }

  bool Contents(const ContractTensor& tensor, std::uint64_t& seed, SimTensor& made) {
    if (tensor.values != nullptr) {
      made.data = *tensor.values;
    } else if (!tensor.data.empty()) {
      std::string error;
      SimTensor loaded;
      const std::filesystem::path path(tensor.data);
      if (!ReadNpy((path.is_absolute() ? path : std::filesystem::path(dir_) / path).string(), loaded, error))
        return out_.why_not = error, false;
      if (loaded.shape != tensor.shape || SizeOf(loaded.dtype) != SizeOf(tensor.dtype))
        return out_.why_not =
                   fmt::format("`{}` holds values of another shape or dtype than `{}`", tensor.data, tensor.name),
               false;
      made.data = std::move(loaded.data);
    } else if (tensor.normal) {
      FillNormal(made, tensor.low, tensor.high, seed++);
    } else {
      FillRandom(made, tensor.low, tensor.high, seed++);
    }
    return true;
  }

  static TensorPtr FromSimTensor(const SimTensor& tensor) {
    return std::make_shared<Tensor>(tensor.dtype, tensor.shape, ToDoubles(tensor));
  }

  void Add(const std::string& name, TensorPtr tensor) {
    tensors_[name] = tensor;
    order_.emplace_back(name, std::move(tensor));
  }

  void Give(Value value) {
    if (value.is_tensor()) {
      const auto known = std::find(given_.begin(), given_.end(), value.tensor().get());
      if (known == given_.end()) {
        if (unwritten_.contains(value.tensor().get())) out_.unwritten.insert(static_cast<int>(given_.size()));
        given_.push_back(value.tensor().get());
      }
    }
    out_.values.push_back(std::move(value));
  }

  bool IsPointer(std::size_t i) const { return kernel_.param_types[i].find('*') != std::string::npos; }

  void Named(std::size_t i, const std::string& text) {
    if (text == "null" || text == "nullptr" || text == "NULL") return Give({});
    if (const auto tensor = tensors_.find(text); tensor != tensors_.end())
      return tensor->second == nullptr ? Give({}) : Give(Value(tensor->second));
    if (contract_ != nullptr) {
      if (const auto found = contract_->attributes.find(text); found != contract_->attributes.end())
        return Give(Number(found->second));
    }
    if (std::optional<Value> number = NumberIn(text)) return Give(std::move(*number));
    if (tensors_.empty()) return Assume(i);
    out_.why_not = fmt::format("`{}` is neither a tensor nor an attribute of the contract, nor a number", text);
  }

  void Unnamed(std::size_t i) {
    const std::string& name = kernel_.params[i];
    if (contract_ != nullptr) {
      const auto attribute = contract_->attributes.find(name);
      if (attribute != contract_->attributes.end()) return Give(Number(attribute->second));
    }
    if (tensors_.empty()) return Assume(i);
    if (!IsPointer(i)) {
      out_.why_not = fmt::format("nothing says what the parameter `{}` of `{}` is: an attribute of that name does",
                                 name, kernel_.name);
      return;
    }
    if (next_ == order_.size()) {
      out_.why_not = fmt::format("`{}` has more pointers than the contract has tensors", kernel_.name);
      return;
    }
    const TensorPtr& tensor = order_[next_++].second;
    tensor == nullptr ? Give({}) : Give(Value(tensor));
  }

  void Assume(std::size_t i) {
    std::int64_t threads = 1;
    for (std::size_t d = 0; d < 3; ++d)
      threads = std::min<std::int64_t>(threads * launch_.grid[d], kMostAssumed) * std::max(launch_.block[d], 1u);
    const std::string& name = kernel_.params[i];
    if (IsPointer(i)) {
      const std::int64_t elements = std::clamp(threads * kAssumedPerThread, kLeastAssumed, kMostAssumed);
      const Given type = PointeeOf(kernel_.param_types[i], launch_.kernel);
      out_.assumed.insert(name);
      out_.notes.push_back(fmt::format("`{}` points to memory of its own, {} bytes, filled", name,
                                       elements * static_cast<std::int64_t>(SizeOf(type.dtype))));
      return Give(Value(Assumed(type, elements, contents_, i)));
    }
    const std::string& type = kernel_.param_types[i];
    const bool real = type.find("float") != std::string::npos || type.find("double") != std::string::npos ||
                      type.find("half") != std::string::npos;
    out_.notes.push_back(real ? fmt::format("`{}` is 0.5", name)
                              : fmt::format("`{}` is {}, one for each thread", name, threads));
    real ? Give(Value(0.5)) : Give(Value(threads));
  }

  const CudaFunction& kernel_;
  const LaunchText& launch_;
  const Contract* contract_;
  const std::string& dir_;
  AssumedContents contents_;
  std::map<std::string, TensorPtr> tensors_;
  std::vector<std::pair<std::string, TensorPtr>> order_;
  std::set<const Tensor*> unwritten_;
  std::vector<const Tensor*> given_;
  std::size_t next_ = 0;
  AloneArguments out_;
};

}  // namespace

AloneArguments ArgumentsFor(const CudaFunction& kernel, const LaunchText& launch, const Contract* contract,
                            const std::string& contract_dir, AssumedContents contents) {
  return Giver(kernel, launch, contract, contract_dir, contents).Give();
}

SimTensor AsSimTensor(const std::string& name, const Tensor& tensor) {
  SimTensor made;
  made.name = name;
  made.dtype = tensor.dtype();
  made.shape = tensor.shape();
  FromDoubles(tensor.values(), made);
  return made;
}

}  // namespace assay::cuda
