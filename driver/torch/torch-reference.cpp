// Messages to and from evaluate.py.
#include "driver/torch/torch-reference.h"

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "driver/torch/confined-program.h"
#include "driver/torch/evaluate-text.h"
#include "reference/npy.h"
#include "reference/values.h"
#include "simulator/worker/landlock.h"

namespace assay {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kPython = "/usr/bin/python3";
constexpr const char* kTorch = "/usr/lib/python3/dist-packages/torch/__init__.py";
constexpr double kSeconds = 60;  // for one part of a message
constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 32;
constexpr std::size_t kMostFiles = 4096;
constexpr int kMostDepth = 64;
// The libraries alone take some gigabytes of address space.
constexpr ConfinedLimits kLimits = {.cpu_seconds = 3600, .memory_bytes = std::uint64_t{16} << 30};

// A value that cannot be transferred ends the request.
struct Unsendable {
  std::string what;
};

class Sender {
 public:
  Json Of(const Value& value, int depth = 0) {
    if (depth > kMostDepth) throw Unsendable{"values that nest too deeply"};
    const auto all = [&](const ValueList& items) {
      Json made = Json::array();
      for (const Value& item : items) made.push_back(Of(item, depth + 1));
      return made;
    };
    switch (value.kind()) {
      case Value::Kind::kNone:
        return nullptr;
      case Value::Kind::kBool:
        return value.boolean();
      case Value::Kind::kInt:
        return value.integer();
      case Value::Kind::kFloat:
        return value.number();
      case Value::Kind::kString:
        return value.text();
      case Value::Kind::kDtype:
        return {{"dtype", NameOf(value.dtype())}};
      case Value::Kind::kList:
        return all(value.items());
      case Value::Kind::kTuple:
        return {{"tuple", all(value.items())}};
      case Value::Kind::kTensor:
        return OfTensor(*value.tensor());
      default:
        throw Unsendable{"a value of type " + value.TypeName()};
    }
  }

  const std::vector<std::string>& files() const { return files_; }

 private:
  Json OfTensor(const Tensor& tensor) {
    if (!tensor.has_values()) throw Unsendable{"a tensor that is too large to be followed"};
    if (tensor.dtype() == Dtype::kC64) throw Unsendable{"a tensor of complex numbers"};
    SimTensor sent;
    sent.dtype = tensor.dtype();
    sent.shape = tensor.shape();
    FromDoubles(tensor.values(), sent);
    files_.push_back(FormatNpy(sent));
    return {{"tensor", files_.size() - 1}, {"dtype", NameOf(tensor.dtype())}};
  }

  std::vector<std::string> files_;
};

// Null where the answer holds something else: the answer is checked, since the module's code could have forged it.
std::optional<Value> Received(const Json& made, const std::vector<std::string>& files, int depth = 0) {
  if (depth > kMostDepth) return std::nullopt;
  const auto all = [&](const Json& items) -> std::optional<ValueList> {
    ValueList values;
    for (const Json& item : items) {
      std::optional<Value> one = Received(item, files, depth + 1);
      if (!one) return std::nullopt;
      values.push_back(std::move(*one));
    }
    return values;
  };
  if (made.is_null()) return Value();
  if (made.is_boolean()) return Value(made.get<bool>());
  if (made.is_number_integer()) return Value(made.get<std::int64_t>());
  if (made.is_number_float()) return Value(made.get<double>());
  if (made.is_string()) return Value(made.get<std::string>());
  if (made.is_array()) {
    std::optional<ValueList> items = all(made);
    return items ? std::optional<Value>(Value::List(std::move(*items))) : std::nullopt;
  }
  if (made.contains("tuple") && made["tuple"].is_array()) {
    std::optional<ValueList> items = all(made["tuple"]);
    return items ? std::optional<Value>(Value::Tuple(std::move(*items))) : std::nullopt;
  }
  const auto number = made.find("tensor");
  const auto dtype = made.find("dtype");
  if (number == made.end() || dtype == made.end() || !number->is_number_unsigned() || !dtype->is_string())
    return std::nullopt;
  const auto at = number->get<std::size_t>();
  const std::optional<Dtype> type = ParseDtype(dtype->get<std::string>());
  SimTensor tensor;
  std::string error;
  if (at >= files.size() || !type || !ParseNpy(files[at], tensor, error)) return std::nullopt;
  const bool as_bits = *type == Dtype::kBF16 && tensor.dtype == Dtype::kU16;
  if (!as_bits && tensor.dtype != *type) return std::nullopt;
  tensor.dtype = *type;
  return Value(Tensor(*type, tensor.shape, ToDoubles(tensor)));
}

class TorchReference : public harness::OtherReference {
 public:
  TorchReference() {
    program_ = ConfinedProgram::Start({kPython, "-I", "-B", "-c", TorchEvaluateText()}, kLimits, why_);
    if (program_ == nullptr) why_ = "PyTorch did not start: " + why_;
  }

  std::optional<Value> Evaluate(const Question& question, std::string& why) override {
    if (program_ != nullptr && !greeted_) Greet();
    if (program_ == nullptr) return why = why_, std::nullopt;
    Sender sender;
    Json message = {{"file", question.file}, {"text", question.text}, {"seed", question.seed}};
    try {
      message["init"] = sender.Of(Value::List(question.init));
      message["given"] = sender.Of(Value::List(question.given));
      Json state = Json::array();
      for (const auto& [name, tensor] : question.state) state.push_back({name, sender.Of(Value(tensor))});
      message["state"] = std::move(state);
    } catch (const Unsendable& refused) {
      return why = "PyTorch is not given " + refused.what, std::nullopt;
    }
    message["files"] = sender.files().size();
    bool sent = Send(message.dump(-1, ' ', false, Json::error_handler_t::replace));
    for (const std::string& file : sender.files()) sent = sent && Send(file);
    std::vector<std::string> files;
    const std::optional<Json> answer = sent ? Answer(files) : std::nullopt;
    if (!answer) {
      program_.reset();
      return why = why_ = "PyTorch ended, or took more than a minute", std::nullopt;
    }
    if (const auto error = answer->find("error"); error != answer->end() && error->is_string())
      return why = error->get<std::string>(), std::nullopt;
    std::optional<Value> result =
        answer->contains("result") ? Received((*answer)["result"], files) : std::optional<Value>();
    if (!result) why = "PyTorch's answer cannot be read";
    return result;
  }

 private:
  void Greet() {
    std::vector<std::string> none;
    const std::optional<Json> greeting = Answer(none);
    greeted_ = greeting && greeting->contains("torch");
    if (greeted_) return;
    program_.reset();
    why_ = "PyTorch did not start: its first message is missing";
  }

  bool Send(const std::string& part) {
    std::string head(sizeof(std::uint64_t), '\0');
    const std::uint64_t length = part.size();
    std::memcpy(head.data(), &length, sizeof length);
    return program_->Write(head + part, kSeconds);
  }

  bool Receive(std::string& part) {
    std::string head;
    if (!program_->Read(sizeof(std::uint64_t), kSeconds, head)) return false;
    std::uint64_t length = 0;
    std::memcpy(&length, head.data(), sizeof length);
    return length <= kMostBytes && program_->Read(length, kSeconds, part);
  }

  std::optional<Json> Answer(std::vector<std::string>& files) {
    std::string text;
    if (!Receive(text)) return std::nullopt;
    Json answer = Json::parse(text, nullptr, false);
    const auto count = answer.is_object() ? answer.find("files") : answer.end();
    if (!answer.is_object() || count == answer.end() || !count->is_number_unsigned()) return std::nullopt;
    if (count->get<std::size_t>() > kMostFiles) return std::nullopt;
    for (std::size_t i = count->get<std::size_t>(); i > 0; --i) {
      if (!Receive(files.emplace_back())) return std::nullopt;
    }
    return answer;
  }

  std::unique_ptr<ConfinedProgram> program_;
  std::string why_;  // where there is no program
  bool greeted_ = false;
};

}  // namespace

std::string WhyNoTorch() {
  std::error_code ignored;
  if (!std::filesystem::exists(kPython, ignored) || !std::filesystem::exists(kTorch, ignored))
    return "Debian's python3-torch is not installed";
  if (LandlockVersion() == 0) return "this system has no Landlock (Linux 5.13) to confine Python";
  return "";
}

std::unique_ptr<harness::OtherReference> StartTorchReference() { return std::make_unique<TorchReference>(); }

}  // namespace assay
