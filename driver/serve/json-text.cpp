// See json-text.h. The depth is counted before anything is built: the library's values are copied and written by
// recursion.
#include "driver/serve/json-text.h"

#include <fmt/format.h>

#include <set>
#include <utility>
#include <vector>

namespace assay::serve {
namespace {

using Json = nlohmann::json;

constexpr int kMostDepth = 32;

bool TooDeep(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted) {
      if (c == '\\') ++at;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      if (++depth > kMostDepth) return true;
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return false;
}

// The library's words without its own prefix: "[json.exception.parse_error.101] parse error at line 1, ...".
std::string Plain(std::string_view what) {
  const std::size_t end = what.find("] ");
  return std::string(end == what.npos ? what : what.substr(end + 2));
}

}  // namespace

std::optional<Json> ReadJson(std::string_view text, std::string& problem) {
  if (TooDeep(text)) {
    problem = fmt::format("the JSON is nested more than {} deep", kMostDepth);
    return std::nullopt;
  }
  std::vector<std::set<std::string>> keys;
  std::string twice;
  const auto watch = [&](int, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) keys.emplace_back();
    if (event == Json::parse_event_t::object_end) keys.pop_back();
    if (event == Json::parse_event_t::key && !keys.empty()) {
      const auto& name = parsed.get_ref<const std::string&>();
      if (!keys.back().insert(name).second && twice.empty()) twice = name;
    }
    return true;
  };
  try {
    Json value = Json::parse(text, watch);
    if (twice.empty()) return value;
    problem = fmt::format("the key `{}` is given twice in one object", twice);
  } catch (const Json::exception& error) {
    problem = "no JSON: " + Plain(error.what());
  }
  return std::nullopt;
}

std::string IdIn(std::string_view text) {
  if (TooDeep(text)) return "";
  std::string plain(text);
  for (char& c : plain) {
    if (static_cast<unsigned char>(c) >= 0x80) c = '?';
  }
  std::string id;
  bool is_next = false;
  int ids = 0;
  const auto watch = [&](int depth, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::key && depth == 1) {
      is_next = parsed.get_ref<const std::string&>() == "id";
      ids += is_next ? 1 : 0;
    } else if (event == Json::parse_event_t::value && depth == 1 && std::exchange(is_next, false)) {
      if (parsed.is_string() || parsed.is_number_integer()) id = parsed.dump();
    }
    return true;
  };
  [[maybe_unused]] const Json seen = Json::parse(plain, watch, false);  // by `watch`
  // A text with replaced bytes is not the caller's.
  return ids == 1 && (plain == text || id.find('?') == id.npos) ? id : "";
}

std::string_view KindOf(const Json& value) {
  if (value.is_string()) return "a text";
  if (value.is_boolean()) return "a truth value";
  if (value.is_number_integer()) return "a whole number";
  if (value.is_number()) return "a number";
  if (value.is_array()) return "a list";
  if (value.is_object()) return "an object";
  return "null";
}

}  // namespace assay::serve
