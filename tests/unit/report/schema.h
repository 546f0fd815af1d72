// A validator for the part of JSON Schema 2020-12 that our schemas use. A keyword it does not know is an error, so
// that no part of a schema goes unchecked.
#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace assay::testing {

class Schema {
 public:
  explicit Schema(const std::string& path) { root_ = nlohmann::json::parse(std::ifstream(path), nullptr, false); }

  // Empty if the document is valid; else one line per violation.
  std::vector<std::string> Check(const nlohmann::json& document) {
    problems_.clear();
    if (!root_.is_object()) return {"the schema itself cannot be read"};
    Visit(root_, document, "$");
    return problems_;
  }

 private:
  using Json = nlohmann::json;

  static bool Is(const Json& value, const std::string& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "null") return value.is_null();
    if (type == "boolean") return value.is_boolean();
    if (type == "integer") return value.is_number_integer();
    return type == "number" && value.is_number();
  }

  void Visit(const Json& schema, const Json& value, const std::string& at) {
    static const std::set<std::string> kKnown = {
        "$schema",  "$defs",      "title", "description", "type", "additionalProperties",
        "required", "properties", "items", "$ref",        "enum", "pattern",
        "minimum",  "minLength"};
    for (const auto& [key, content] : schema.items()) {
      if (!kKnown.contains(key)) problems_.push_back(at + ": schema keyword " + key + " is not checked");
    }
    if (schema.contains("$ref")) {
      const std::string reference = schema["$ref"];
      Visit(root_.at(Json::json_pointer(reference.substr(1))), value, at);
    }
    if (schema.contains("type")) {
      const Json types = schema["type"].is_array() ? schema["type"] : Json::array({schema["type"]});
      const bool fits = std::any_of(types.begin(), types.end(), [&](const Json& type) { return Is(value, type); });
      if (!fits) {
        problems_.push_back(at + ": is no " + schema["type"].dump());
        return;
      }
    }
    if (schema.contains("enum") &&
        std::find(schema["enum"].begin(), schema["enum"].end(), value) == schema["enum"].end()) {
      problems_.push_back(at + ": " + value.dump() + " is none of " + schema["enum"].dump());
    }
    if (schema.contains("pattern") &&
        !std::regex_search(value.get<std::string>(), std::regex(schema["pattern"].get<std::string>()))) {
      problems_.push_back(at + ": " + value.dump() + " does not match " + schema["pattern"].dump());
    }
    if (schema.contains("minimum") && value < schema["minimum"]) problems_.push_back(at + ": is too small");
    if (schema.contains("minLength") && value.get<std::string>().size() < schema["minLength"]) {
      problems_.push_back(at + ": is too short");
    }
    if (value.is_object()) VisitObject(schema, value, at);
    if (value.is_array() && schema.contains("items")) {
      for (std::size_t i = 0; i < value.size(); ++i)
        Visit(schema["items"], value[i], at + "[" + std::to_string(i) + "]");
    }
  }

  void VisitObject(const Json& schema, const Json& value, const std::string& at) {
    for (const Json& key : schema.value("required", Json::array())) {
      if (!value.contains(key.get<std::string>())) problems_.push_back(at + ": lacks " + key.get<std::string>());
    }
    const Json properties = schema.value("properties", Json::object());
    const Json others = schema.value("additionalProperties", Json(true));
    for (const auto& [key, content] : value.items()) {
      if (properties.contains(key)) {
        Visit(properties[key], content, at + "." + key);
      } else if (others.is_object()) {
        Visit(others, content, at + "." + key);
      } else if (others == Json(false)) {
        problems_.push_back(at + ": has the unknown key " + key);
      }
    }
  }

  nlohmann::json root_;
  std::vector<std::string> problems_;
};

}  // namespace assay::testing
