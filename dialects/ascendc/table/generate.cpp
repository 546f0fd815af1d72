// Turns the JSON of the API table into C++ constants: assay-api-table OUTPUT FILE.json... The shape of
// a row is checked here, so that a mistake in the table stops the build and names the row.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace {

using Json = nlohmann::ordered_json;

std::string Quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + "\"";
}

std::string Text(const Json& object, const char* key) {
  return object.contains(key) ? object.at(key).get<std::string>() : std::string();
}

void OnlyKeys(const Json& object, const std::set<std::string>& known, const std::string& what) {
  for (const auto& [key, value] : object.items()) {
    if (!known.contains(key)) throw std::runtime_error(what + ": unknown key " + key);
  }
}

// `text` is one of `words`; "" is none where a key is left out.
void OneOf(const std::string& text, const std::set<std::string>& words, const std::string& what) {
  if (!words.contains(text)) throw std::runtime_error(what + ": no such word: " + text);
}

class Writer {
 public:
  std::string Write(const std::vector<Json>& rows) {
    std::string table;
    for (const Json& row : rows) table += "    " + RowText(row) + ",\n";
    return "// Generated from the API table; do not edit.\nnamespace assay::ascendc {\nnamespace {\n\n" + arrays_ +
           "\nconstexpr ApiRow kApiRows[] = {\n" + table + "};\n" + AdviceText("kApiAdvice", advice_) +
           AdviceText("kApiCallAdvice", call_advice_) + AdviceText("kApiReplacements", replacements_) +
           "\n}  // namespace\n}  // namespace assay::ascendc\n";
  }

 private:
  // Name of a constant array with these elements; equal arrays share one.
  std::string Array(const std::string& type, const std::string& elements) {
    if (elements.empty()) return "{}";
    const auto [entry, fresh] = names_.try_emplace(type + elements, "kArray" + std::to_string(names_.size()));
    if (fresh) arrays_ += "constexpr " + type + " " + entry->second + "[] = {" + elements + "};\n";
    return entry->second;
  }

  std::string Words(const Json& object, const char* key) {
    std::string elements;
    if (object.contains(key)) {
      for (const Json& word : object.at(key)) elements += Quoted(word.get<std::string>()) + ", ";
    }
    return Array("std::string_view", elements);
  }

  // "half -> int8_t [RINT/NONE]" as a conversion; "[roundMode ...]" says that the mode is ignored.
  std::string ConversionText(const std::string& text, const std::string& what) {
    const std::size_t arrow = text.find(" -> ");
    if (arrow == std::string::npos) return {};
    const std::size_t open = text.find(" [", arrow);
    if (open == std::string::npos || !text.ends_with(']')) throw std::runtime_error(what + ": no modes in " + text);
    std::string modes;
    std::string rest = text.substr(open + 2, text.size() - open - 3);
    if (!rest.starts_with("roundMode ignored")) {
      for (std::size_t slash = 0; slash != std::string::npos; rest.erase(0, slash + 1)) {
        slash = rest.find('/');
        const std::string mode = rest.substr(0, slash);
        OneOf(mode, {"NONE", "RINT", "FLOOR", "CEIL", "ROUND", "TRUNC", "ODD", "HYBRID"}, what);
        modes += Quoted(mode) + ", ";
        if (slash == std::string::npos) break;
      }
    }
    return "{" + Quoted(text.substr(0, arrow)) + ", " + Quoted(text.substr(arrow + 4, open - arrow - 4)) + ", " +
           Array("std::string_view", modes) + "}, ";
  }

  // Names that are written for the row's: `table` gets them, in the order of their names.
  void ReadAdvice(const Json& row, const char* key, std::map<std::string, std::string>& table) {
    static const std::map<std::string, std::string> kCalls = {
        {"", "kOther"}, {"same", "kSame"}, {"fill", "kFill"}, {"zero", "kZero"}, {"negate", "kNegate"}};
    if (!row.contains(key)) return;
    const std::string meant = row.at("name").get<std::string>();
    for (const Json& entry : row.at(key)) {
      OnlyKeys(entry, {"name", "as", "call", "by_name"}, meant);
      const std::string name = entry.at("name").get<std::string>();
      const auto call = kCalls.find(Text(entry, "call"));
      if (call == kCalls.end()) throw std::runtime_error(meant + ": no such word: " + Text(entry, "call"));
      const std::string instead = entry.contains("as") ? Text(entry, "as") : meant;
      std::map<std::string, std::string>& into = entry.value("by_name", true) ? table : call_advice_;
      const std::string text =
          "{" + Quoted(name) + ", " + Quoted(instead) + ", " + Quoted(meant) + ", ApiCall::" + call->second + "}";
      if (!into.try_emplace(name, text).second) throw std::runtime_error("two rows are meant by " + name);
    }
  }

  static std::string AdviceText(const std::string& table, const std::map<std::string, std::string>& entries) {
    std::string text = "\nconstexpr ApiAdvice " + table + "[] = {\n";
    for (const auto& [name, entry] : entries) text += "    " + entry + ",\n";
    return text + "};\n";
  }

  std::string OperandText(const Json& operand, const std::string& what) {
    OnlyKeys(operand, {"name", "role", "unit", "align", "positions", "min", "max"}, what);
    OneOf(operand.at("role").get<std::string>(),
          {"in", "out", "inout", "tensor", "work", "tmp", "scalar", "count", "mask", "repeat", "stride", "params",
           "tiling", "field", "value"},
          what);
    const std::int64_t min = operand.value("min", std::int64_t{0});
    return "{" + Quoted(operand.at("name").get<std::string>()) + ", " + Quoted(operand.at("role").get<std::string>()) +
           ", " + Quoted(Text(operand, "unit")) + ", " + std::to_string(operand.value("align", 0)) + ", " +
           Words(operand, "positions") + ", " + std::to_string(min) + ", " +
           std::to_string(operand.value("max", min - 1)) + "}, ";
  }

  std::string DtypesText(const Json& dtypes, const std::string& what) {
    OnlyKeys(dtypes, {"param", "types", "enforced", "all", "chips", "when", "forms"}, what);
    std::string conversions;
    for (const Json& type : dtypes.at("types")) conversions += ConversionText(type.get<std::string>(), what);
    return "{" + Quoted(dtypes.at("param").get<std::string>()) + ", " + Words(dtypes, "types") + ", " +
           (dtypes.value("enforced", false) ? "true" : "false") + ", " + Words(dtypes, "chips") + ", " +
           Quoted(Text(dtypes, "when")) + ", " + Words(dtypes, "forms") +
           (dtypes.value("all", false) ? ", true, " : ", false, ") + Array("ApiConversion", conversions) + "}, ";
  }

  std::string RowText(const Json& json) {
    const std::string name = json.at("name").get<std::string>();
    OnlyKeys(json,
             {"name", "owner", "kind", "pipe", "operands", "dtypes", "limits", "instead_of", "replaces", "host",
              "overlap", "effects", "temporary", "chips", "since", "modelled", "why", "internal", "source"},
             name);
    const bool modelled = json.at("modelled").get<bool>();
    if (!modelled && Text(json, "why").empty()) throw std::runtime_error(name + ": not modelled, and no reason given");
    if (Text(json, "kind").empty()) throw std::runtime_error(name + " has no kind");
    if (!json.value("internal", false) && !json.contains("source")) throw std::runtime_error(name + " has no source");
    ReadAdvice(json, "instead_of", advice_);
    ReadAdvice(json, "replaces", replacements_);
    std::string operands;
    std::string dtypes;
    std::string limits;
    if (json.contains("operands")) {
      for (const Json& operand : json.at("operands")) operands += OperandText(operand, name);
    }
    if (json.contains("dtypes")) {
      for (const Json& entry : json.at("dtypes")) dtypes += DtypesText(entry, name);
    }
    if (json.contains("limits")) {
      for (const auto& [what, max] : json.at("limits").items()) {
        limits += "{" + Quoted(what) + ", " + std::to_string(max.get<std::int64_t>()) + "}, ";
      }
    }
    std::string text = "{" + Quoted(name) + ", " + Quoted(Text(json, "owner")) + ", " + Quoted(Text(json, "kind")) +
                       ", " + Quoted(Text(json, "pipe")) + ", " + Array("ApiOperand", operands) + ", " +
                       Array("ApiDtypes", dtypes) + ", " + Array("ApiLimit", limits);
    for (const char* key : {"overlap", "effects", "temporary"}) text += ", " + Quoted(Text(json, key));
    text += ", " + Words(json, "chips") + ", " + Quoted(Text(json, "since")) + (modelled ? ", true, " : ", false, ");
    return text + Quoted(Text(json, "why")) + (json.value("internal", false) ? ", true, " : ", false, ") +
           Words(json, "host") + "}";
  }

  std::map<std::string, std::string> names_;
  std::string arrays_;
  std::map<std::string, std::string> advice_, call_advice_, replacements_;
};

std::tuple<std::string, int, std::string> OrderOf(const Json& row) {
  const std::string owner = Text(row, "owner");
  return {row.at("name").get<std::string>(), owner == "AscendC" ? 0 : owner.empty() ? 1 : 2, owner};
}

std::vector<Json> ReadRows(const std::vector<std::string>& files) {
  std::vector<Json> rows;
  for (const std::string& file : files) {
    std::ifstream in(file);
    const Json table = Json::parse(in);
    OnlyKeys(table, {"group", "rows"}, file);
    for (const Json& row : table.at("rows")) rows.push_back(row);
  }
  std::ranges::sort(rows, {}, OrderOf);
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (OrderOf(rows[i - 1]) == OrderOf(rows[i])) {
      throw std::runtime_error("two rows for " + rows[i].at("name").get<std::string>());
    }
  }
  return rows;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc < 3) throw std::runtime_error("usage: assay-api-table OUTPUT FILE.json...");
    const std::vector<Json> rows = ReadRows({argv + 2, argv + argc});
    std::filesystem::create_directories(std::filesystem::path(argv[1]).parent_path());
    std::ofstream out(argv[1]);
    out << Writer().Write(rows);
    return out.good() ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "assay-api-table: %s\n", error.what());
    return 1;
  }
}
