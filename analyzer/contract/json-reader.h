// A reader over a JSON document: each accessor checks the kind of a value and notes an error at its place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/contract/contract.h"
#include "analyzer/contract/json-places.h"

namespace assay {

// `at` is the path of an object in the document, as in "inputs[2]"; "" is the document.
class JsonReader {
 protected:
  using Json = nlohmann::json;

  JsonReader(std::string_view text, const std::string& path) : text_(text), path_(path) {}

  // Nothing if the text is not JSON; duplicate keys are errors.
  std::optional<Json> Parse();
  void ErrorAt(std::size_t offset, std::string message);
  void Error(const std::string& at, std::string message) { ErrorAt(places_.Of(at), std::move(message)); }
  std::size_t error_count() const { return errors_.size(); }
  // Ordered by place.
  std::vector<ContractError> TakeErrors();

  // Reports unknown keys. False if the value is not an object.
  bool Keys(const Json& value, const std::string& at, std::initializer_list<const char*> known);
  static const Json* Get(const Json& object, const char* key);
  std::string Text(const Json& object, const std::string& at, const char* key, bool required);
  // An integer in [low, high]; the fallback if the key is absent.
  std::int64_t Integer(const Json& object, const std::string& at, const char* key, std::int64_t low, std::int64_t high,
                       std::int64_t fallback);
  bool Flag(const Json& object, const std::string& at, const char* key);
  std::uint64_t Unsigned(const Json& object, const char* key, std::uint64_t fallback);

 private:
  std::string_view text_;
  const std::string& path_;
  JsonPlaces places_;
  std::vector<ContractError> errors_;
};

}  // namespace assay
