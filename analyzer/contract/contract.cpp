// What a contract may say, key by key.
#include "analyzer/contract/contract.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "analyzer/contract/json-reader.h"
#include "analyzer/contract/json-values.h"
#include "analyzer/facts/suggest.h"

namespace assay {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostBytes = 1u << 20;
constexpr std::size_t kMostDimensions = 8;
// A larger tensor is a typing error; no simulated run could hold it.
constexpr std::int64_t kMostElements = std::int64_t{1} << 40;

class Reader : private JsonReader {
 public:
  Reader(std::string_view text, const std::string& path) : JsonReader(text, path) {}

  ParsedContract Read() {
    ParsedContract out;
    if (const std::optional<Json> document = Parse()) Document(*document);
    out.errors = TakeErrors();
    if (out.errors.empty()) out.contract = std::move(contract_);
    return out;
  }

 private:
  void Document(const Json& root) {
    if (!Keys(root, "",
              {"schema_version", "entry", "chip", "core_count", "cores", "symbols", "most_elements", "inputs",
               "outputs", "attributes", "tiling", "tiling_data", "tiling_key", "workspace_bytes", "reference",
               "tolerance", "seed", "deterministic", "launch"}))
      return;
    const Json* version = Get(root, "schema_version");
    if (version != nullptr && *version != "1.0") Error("schema_version", "`schema_version` must be \"1.0\"");
    contract_.entry = Text(root, "", "entry", false);
    if (std::string chip = Text(root, "", "chip", false); !chip.empty()) contract_.chip = chip;
    contract_.core_count = Integer(root, "", "core_count", 1, 1024, 0);
    if (const Json* cores = Get(root, "cores"); cores != nullptr && !ReadCores(*cores, contract_.cores))
      Error("cores", "`cores` must be an array of core numbers, from 0 or, counted from the last, from -1 down");
    contract_.tiling_key = Unsigned(root, "tiling_key", 0);
    contract_.seed = Unsigned(root, "seed", 1);
    contract_.deterministic = Flag(root, "", "deterministic");
    contract_.workspace_bytes = Integer(root, "", "workspace_bytes", 0, std::int64_t{1} << 40, 0);
    contract_.most_elements = Integer(root, "", "most_elements", 1, kMostElements, contract_.most_elements);
    Symbols(root);
    contract_.inputs = Tensors(root, "inputs", true);
    contract_.outputs = Tensors(root, "outputs", false);
    // An operator without outputs leaves its results in its inputs: an empty list says so.
    if (Get(root, "outputs") == nullptr && error_count() == 0) ErrorAt(0, "a contract needs `outputs`");
    if (contract_.outputs.empty() && contract_.inputs.empty() && Get(root, "launch") == nullptr && error_count() == 0)
      ErrorAt(0, "a contract needs at least one tensor");
    NoteEqualNames();
    contract_.attributes = Values(root, "attributes");
    // How a kernel without host code is launched is an attribute of it.
    if (std::string launch = Text(root, "", "launch", false); !launch.empty())
      contract_.attributes["launch"] = std::move(launch);
    contract_.tiling = Values(root, "tiling");
    contract_.tiling_data = Text(root, "", "tiling_data", false);
    Reference(root);
    Tolerances(root);
  }

  // "N": [1, 65536], or {"range": [1, 65536], "first": 1000}.
  void Symbols(const Json& root) {
    const Json* object = Get(root, "symbols");
    if (object == nullptr) return;
    if (!object->is_object()) return Error("symbols", "`symbols` must be an object of names and ranges");
    for (const auto& [name, value] : object->items()) {
      const std::string at = JoinPath("symbols", name);
      ContractSymbol symbol{.name = name};
      if (value.is_object() && !Keys(value, at, {"range", "first", "multiple"})) continue;
      const Json* range = value.is_object() ? Get(value, "range") : &value;
      const bool pair = range != nullptr && range->is_array() && range->size() == 2 &&
                        (*range)[0].is_number_unsigned() && (*range)[1].is_number_unsigned();
      if (!pair || (*range)[0].get<std::uint64_t>() > (*range)[1].get<std::uint64_t>() ||
          (*range)[1].get<std::uint64_t>() > static_cast<std::uint64_t>(kMostElements)) {
        Error(at,
              fmt::format("the range of `{}` must be two integers from 0 to {}, the lower first", name, kMostElements));
        continue;
      }
      symbol.low = (*range)[0].get<std::int64_t>();
      symbol.high = (*range)[1].get<std::int64_t>();
      if (value.is_object()) symbol.multiple = Integer(value, at, "multiple", 1, 1 << 20, 1);
      const std::int64_t lowest = (symbol.low + symbol.multiple - 1) / symbol.multiple * symbol.multiple;
      if (lowest > symbol.high) {
        Error(at, fmt::format("no multiple of {} lies in the range of `{}`", symbol.multiple, name));
        continue;
      }
      symbol.first = std::clamp(symbol.first / symbol.multiple * symbol.multiple, lowest, symbol.high);
      if (value.is_object()) symbol.first = Integer(value, at, "first", symbol.low, symbol.high, symbol.first);
      if (symbol.first % symbol.multiple != 0)
        Error(at, fmt::format("`{}` must be a multiple of {}", JoinPath(at, "first"), symbol.multiple));
      contract_.symbols.push_back(std::move(symbol));
    }
  }

  // The symbol a dimension names; -1 with an error if there is none.
  int SymbolNamed(const std::string& name, const std::string& at) {
    for (std::size_t i = 0; i < contract_.symbols.size(); ++i) {
      if (contract_.symbols[i].name == name) return static_cast<int>(i);
    }
    Error(at, fmt::format("`{}` is not among the contract's `symbols`", name));
    return -1;
  }

  std::vector<ContractTensor> Tensors(const Json& root, const char* key, bool input) {
    std::vector<ContractTensor> tensors;
    const Json* list = Get(root, key);
    if (list == nullptr) return tensors;
    if (!list->is_array()) {
      Error(key, fmt::format("`{}` must be an array of tensors", key));
      return tensors;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
      const Json& value = (*list)[i];
      const std::string at = fmt::format("{}[{}]", key, i);
      const bool object =
          input ? Keys(value, at, {"name", "dtype", "shape", "data", "range", "normal", "values", "list", "absent"})
                : Keys(value, at, {"name", "dtype", "shape", "data", "shares", "list", "absent"});
      if (object && Get(value, "list") != nullptr) {
        List(value, at, input, tensors);
      } else if (object) {
        tensors.push_back(Tensor(value, at, input));
      }
    }
    return tensors;
  }

  ContractTensor Tensor(const Json& value, const std::string& at, bool input) {
    ContractTensor tensor;
    tensor.name = Text(value, at, "name", true);
    tensor.present = !Flag(value, at, "absent");
    // The dtype of an input that is not passed selects the dtype combination.
    if (std::string dtype = Text(value, at, "dtype", tensor.present); !dtype.empty())
      tensor.dtype = ReadDtype(dtype, JoinPath(at, "dtype"));
    if (!tensor.present) {
      for (const char* key : {"shape", "data", "range", "normal", "values", "shares"}) {
        if (Get(value, key) != nullptr)
          Error(JoinPath(at, key), fmt::format("`{}` has no effect beside `absent`", JoinPath(at, key)));
      }
      return tensor;
    }
    tensor.shape = Shape(value, at, &tensor.symbols);
    tensor.data = Text(value, at, "data", false);
    if (!input) tensor.shares = Text(value, at, "shares", false);
    if (input) RandomValues(value, at, tensor);
    if (const Json* values = Get(value, "values"); values != nullptr) {
      tensor.given = *values == "given";
      if (!tensor.given) Error(JoinPath(at, "values"), fmt::format("`{}` must be \"given\"", JoinPath(at, "values")));
    }
    return tensor;
  }

  // Elements are numbered consecutively, `x[0]`, `x[1]`, ...; an empty list is one absent tensor.
  void List(const Json& value, const std::string& at, bool input, std::vector<ContractTensor>& out) {
    for (const char* key : {"dtype", "shape", "data", "range", "normal", "values", "shares", "absent"}) {
      if (Get(value, key) != nullptr)
        Error(JoinPath(at, key), fmt::format("`{}` belongs into the elements of `list`", JoinPath(at, key)));
    }
    const std::string name = Text(value, at, "name", true), where = JoinPath(at, "list");
    const Json& list = value["list"];
    if (!list.is_array()) return Error(where, fmt::format("`{}` must be an array of tensors", where));
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::string item = fmt::format("{}[{}]", where, i);
      const bool object = input ? Keys(list[i], item, {"dtype", "shape", "data", "range", "normal"})
                                : Keys(list[i], item, {"dtype", "shape", "data", "shares"});
      if (!object) continue;
      Json named = list[i];
      ContractTensor& made = out.emplace_back();
      made.name = fmt::format("{}[{}]", name, i);
      made.list = name;
      if (std::string dtype = Text(named, item, "dtype", true); !dtype.empty())
        made.dtype = ReadDtype(dtype, JoinPath(item, "dtype"));
      made.shape = Shape(named, item, &made.symbols);
      made.data = Text(named, item, "data", false);
      if (!input) made.shares = Text(named, item, "shares", false);
      if (input) RandomValues(named, item, made);
    }
    if (!list.empty()) return;
    ContractTensor& none = out.emplace_back();
    none.name = none.list = name;
    none.present = false;
  }

  Dtype ReadDtype(const std::string& text, const std::string& at) {
    if (std::optional<Dtype> dtype = ParseDtype(text)) return *dtype;
    static const std::vector<std::string> kNames{"float16", "float32", "bfloat16", "int8",   "uint8",
                                                 "int16",   "uint16",  "int32",    "uint32", "int64",
                                                 "uint64",  "int4",    "float64",  "bool"};
    std::string near = Nearest(text, kNames);
    Error(at, fmt::format("unknown dtype `{}`{}", text, near.empty() ? "" : fmt::format("; did you mean `{}`?", near)));
    return Dtype::kF32;
  }

  // Names of symbols are read where `symbols` is given.
  std::vector<std::int64_t> Shape(const Json& value, const std::string& at, std::vector<int>* symbols) {
    std::vector<std::int64_t> shape;
    const Json* list = Get(value, "shape");
    std::string where = JoinPath(at, "shape");
    if (list == nullptr || !list->is_array() || list->size() > kMostDimensions) {
      Error(list == nullptr ? at : where,
            fmt::format("`{}` must be an array of at most {} integers", where, kMostDimensions));
      return shape;
    }
    std::int64_t elements = 1;
    for (std::size_t i = 0; i < list->size(); ++i) {
      const Json& item = (*list)[i];
      std::string item_at = fmt::format("{}[{}]", where, i);
      if (item.is_string()) {
        const int symbol = SymbolNamed(item.get<std::string>(), item_at);
        if (symbol < 0) continue;
        symbols->resize(list->size(), -1);
        (*symbols)[i] = symbol;
        shape.push_back(contract_.symbols[static_cast<std::size_t>(symbol)].first);
      } else if (!item.is_number_unsigned() || item.get<std::uint64_t>() > static_cast<std::uint64_t>(kMostElements)) {
        Error(item_at, fmt::format("`{}` must be an integer from 0 to {}", item_at, kMostElements));
        continue;
      } else {
        shape.push_back(item.get<std::int64_t>());
      }
      if (shape.back() > 0 && elements > kMostElements / shape.back()) {
        Error(where, fmt::format("`{}` has more than {} elements", where, kMostElements));
        return shape;
      }
      elements *= std::max<std::int64_t>(shape.back(), 1);
    }
    return shape;
  }

  // Random values: from a range, or normally distributed.
  void RandomValues(const Json& value, const std::string& at, ContractTensor& tensor) {
    const Json* range = Get(value, "range");
    const Json* normal = Get(value, "normal");
    if (range == nullptr && normal == nullptr) return;
    const Json& given = range != nullptr ? *range : *normal;
    std::string where = JoinPath(at, range != nullptr ? "range" : "normal");
    bool pair = given.is_array() && given.size() == 2 && given[0].is_number() && given[1].is_number();
    if (range != nullptr && (!pair || given[0].get<double>() > given[1].get<double>()))
      return Error(where, fmt::format("`{}` must be two numbers, the lower first", where));
    if (!pair || (range == nullptr && given[1].get<double>() < 0))
      return Error(where,
                   fmt::format("`{}` must be two numbers, the mean and a deviation that is not negative", where));
    if (!tensor.data.empty()) Error(where, fmt::format("`{}` has no effect beside `data`", where));
    if (range != nullptr && normal != nullptr)
      Error(JoinPath(at, "normal"), fmt::format("`{}` has no effect beside `range`", JoinPath(at, "normal")));
    tensor.normal = range == nullptr;
    tensor.low = given[0].get<double>();
    tensor.high = given[1].get<double>();
  }

  void NoteEqualNames() {
    for (const ContractTensor& output : contract_.outputs) {
      const bool known = output.shares.empty() ||
                         std::any_of(contract_.inputs.begin(), contract_.inputs.end(),
                                     [&](const ContractTensor& input) { return input.name == output.shares; });
      if (!known)
        Error("outputs", fmt::format("`{}` shares the memory of `{}`, which is no input", output.name, output.shares));
    }
    // An output may carry an input's name: the operator then works in place.
    for (const auto* list : {&contract_.inputs, &contract_.outputs}) {
      const char* key = list == &contract_.inputs ? "inputs" : "outputs";
      std::set<std::string> seen;
      for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string& name = (*list)[i].name;
        if (!name.empty() && !seen.insert(name).second)
          Error(fmt::format("{}[{}]", key, i), fmt::format("two {} are named `{}`", key, name));
      }
    }
  }

  std::map<std::string, AttrValue> Values(const Json& root, const char* key) {
    std::map<std::string, AttrValue> values;
    const Json* object = Get(root, key);
    if (object == nullptr) return values;
    if (!object->is_object()) {
      Error(key, fmt::format("`{}` must be an object of names and values", key));
      return values;
    }
    for (const auto& [name, value] : object->items()) {
      if (std::optional<AttrValue> read = ReadAttrValue(value)) {
        values[name] = *read;
      } else {
        std::string where = JoinPath(key, name);
        Error(where, fmt::format("`{}` must be a number, a bool, a string or an array of numbers", where));
      }
    }
    return values;
  }

  void Reference(const Json& root) {
    const Json* value = Get(root, "reference");
    if (value == nullptr) return;
    if (value->is_string()) {
      contract_.reference = Text(root, "", "reference", false);
      return;
    }
    if (!Keys(*value, "reference", {"npy", "command"})) return;
    contract_.command = Text(*value, "reference", "command", false);
    const Json* npy = Get(*value, "npy");
    if (npy == nullptr) {
      if (contract_.command.empty()) Error("reference", "`reference` must be a name or have `npy` or `command`");
      for (const ContractTensor& output : contract_.outputs) contract_.golden.push_back(output.name + ".npy");
      return;
    }
    bool strings =
        npy->is_array() && std::all_of(npy->begin(), npy->end(), [](const Json& item) { return item.is_string(); });
    if (!strings || npy->size() != contract_.outputs.size()) {
      Error("reference.npy", fmt::format("`reference.npy` must name {} file{}, one an output", contract_.outputs.size(),
                                         contract_.outputs.size() == 1 ? "" : "s"));
      return;
    }
    for (const Json& item : *npy) contract_.golden.push_back(item.get<std::string>());
  }

  void Tolerances(const Json& root) {
    const Json* object = Get(root, "tolerance");
    if (object == nullptr) return;
    if (!object->is_object()) return Error("tolerance", "`tolerance` must be an object of dtypes");
    for (const auto& [name, value] : object->items()) {
      std::string at = JoinPath("tolerance", name);
      const std::size_t before = error_count();
      Dtype dtype = ReadDtype(name, at);
      if (!Keys(value, at, {"relative", "absolute", "combine"}) || error_count() != before) continue;
      contract_.tolerance[dtype] = {Bound(value, at, "relative"), Bound(value, at, "absolute"), Combined(value, at)};
    }
  }

  Tolerance::Combine Combined(const Json& object, const std::string& at) {
    const Json* value = Get(object, "combine");
    if (value == nullptr || *value == "sum") return Tolerance::Combine::kSum;
    if (*value == "either") return Tolerance::Combine::kEither;
    Error(JoinPath(at, "combine"), fmt::format("`{}` must be \"sum\" or \"either\"", JoinPath(at, "combine")));
    return Tolerance::Combine::kSum;
  }

  double Bound(const Json& object, const std::string& at, const char* key) {
    const Json* value = Get(object, key);
    if (value == nullptr) return 0;
    if (value->is_number() && value->get<double>() >= 0) return value->get<double>();
    Error(JoinPath(at, key), fmt::format("`{}` must be a number that is not negative", JoinPath(at, key)));
    return 0;
  }

  Contract contract_;
};

}  // namespace

ParsedContract ParseContract(std::string_view text, const std::string& path) {
  if (text.size() > kMostBytes)
    return {std::nullopt, {{path, 1, 1, fmt::format("a contract has at most {} bytes", kMostBytes)}}};
  return Reader(text, path).Read();
}

ParsedContract LoadContract(const std::string& path) {
  std::error_code ec;
  std::ifstream in(path, std::ios::binary);
  const bool opened = static_cast<bool>(in);
  const std::string why = opened ? "it is no file" : std::strerror(errno);
  if (!std::filesystem::is_regular_file(path, ec) || !opened)
    return {std::nullopt, {{path, 0, 0, "the contract cannot be read: " + why}}};
  std::string text(kMostBytes + 1, '\0');
  text.resize(static_cast<std::size_t>(in.read(text.data(), static_cast<std::streamsize>(text.size())).gcount()));
  return ParseContract(text, path);
}

}  // namespace assay
