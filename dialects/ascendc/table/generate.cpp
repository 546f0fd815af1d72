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

struct Row {
  std::string group;
  Json json;
};

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

class Writer {
 public:
  std::string Write(const std::vector<Row>& rows) {
    std::string table;
    for (const Row& row : rows) table += "    " + RowText(row) + ",\n";
    return "// Generated from the API table; do not edit.\nnamespace assay::ascendc {\nnamespace {\n\n" + arrays_ +
           "\nconstexpr ApiRow kApiRows[] = {\n" + table + "};\n\n}  // namespace\n}  // namespace assay::ascendc\n";
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

  std::string OperandText(const Json& operand, const std::string& what) {
    OnlyKeys(operand, {"name", "role", "unit", "align", "positions", "min", "max"}, what);
    const std::int64_t min = operand.value("min", std::int64_t{0});
    return "{" + Quoted(operand.at("name").get<std::string>()) + ", " + Quoted(operand.at("role").get<std::string>()) +
           ", " + Quoted(Text(operand, "unit")) + ", " + std::to_string(operand.value("align", 0)) + ", " +
           Words(operand, "positions") + ", " + std::to_string(min) + ", " +
           std::to_string(operand.value("max", min - 1)) + "}, ";
  }

  std::string DtypesText(const Json& dtypes, const std::string& what) {
    OnlyKeys(dtypes, {"param", "types", "enforced", "chips", "when", "forms"}, what);
    return "{" + Quoted(dtypes.at("param").get<std::string>()) + ", " + Words(dtypes, "types") + ", " +
           (dtypes.value("enforced", false) ? "true" : "false") + ", " + Words(dtypes, "chips") + ", " +
           Quoted(Text(dtypes, "when")) + ", " + Words(dtypes, "forms") + "}, ";
  }

  std::string RowText(const Row& row) {
    const Json& json = row.json;
    const std::string name = json.at("name").get<std::string>();
    OnlyKeys(json,
             {"name", "owner", "kind", "pipe", "operands", "dtypes", "limits", "overlap", "effects", "temporary",
              "chips", "since", "modelled", "why", "internal", "source"},
             name);
    const bool modelled = json.at("modelled").get<bool>();
    if (!modelled && Text(json, "why").empty()) throw std::runtime_error(name + ": not modelled, and no reason given");
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
                       ", " + Quoted(row.group) + ", " + Quoted(Text(json, "pipe")) + ", " +
                       Array("ApiOperand", operands) + ", " + Array("ApiDtypes", dtypes) + ", " +
                       Array("ApiLimit", limits);
    for (const char* key : {"overlap", "effects", "temporary"}) text += ", " + Quoted(Text(json, key));
    text += ", " + Words(json, "chips") + ", " + Quoted(Text(json, "since")) + (modelled ? ", true, " : ", false, ");
    return text + Quoted(Text(json, "why")) + (json.value("internal", false) ? ", true, " : ", false, ") +
           Words(json, "source") + "}";
  }

  std::map<std::string, std::string> names_;
  std::string arrays_;
};

std::tuple<std::string, int, std::string> OrderOf(const Row& row) {
  const std::string owner = Text(row.json, "owner");
  return {row.json.at("name").get<std::string>(), owner == "AscendC" ? 0 : owner.empty() ? 1 : 2, owner};
}

std::vector<Row> ReadRows(const std::vector<std::string>& files) {
  std::vector<Row> rows;
  for (const std::string& file : files) {
    std::ifstream in(file);
    const Json table = Json::parse(in);
    OnlyKeys(table, {"group", "rows"}, file);
    for (const Json& row : table.at("rows")) rows.push_back({table.at("group").get<std::string>(), row});
  }
  std::ranges::sort(rows, {}, OrderOf);
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (OrderOf(rows[i - 1]) == OrderOf(rows[i])) {
      throw std::runtime_error("two rows for " + rows[i].json.at("name").get<std::string>());
    }
  }
  return rows;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc < 3) throw std::runtime_error("usage: assay-api-table OUTPUT FILE.json...");
    const std::vector<Row> rows = ReadRows({argv + 2, argv + argc});
    std::filesystem::create_directories(std::filesystem::path(argv[1]).parent_path());
    std::ofstream out(argv[1]);
    out << Writer().Write(rows);
    return out.good() ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "assay-api-table: %s\n", error.what());
    return 1;
  }
}
