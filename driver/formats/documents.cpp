// See documents.h.
#include "driver/formats/documents.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace assay {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

}  // namespace

std::string TextOf(const Json& object, const char* key) {
  if (!object.is_object()) return "";
  const auto found = object.find(key);
  return found == object.end() || !found->is_string() ? "" : found->get<std::string>();
}

std::int64_t WholeNumber(const Json& object, const char* key) {
  if (!object.is_object()) return 0;
  const auto found = object.find(key);
  return found != object.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

std::int64_t WholeNumber(const Json& list, std::size_t index, std::int64_t otherwise) {
  return list.is_array() && index < list.size() && list[index].is_number_integer() ? list[index].get<std::int64_t>()
                                                                                   : otherwise;
}

std::string FullMessage(const Json& finding) {
  std::string message = TextOf(finding, "message");
  const std::string evidence = TextOf(finding.value("evidence", Json::object()), "text");
  if (!evidence.empty()) message += fmt::format("\n{}: {}", TextOf(finding, "verdict"), evidence);
  for (const Json& note : finding.value("notes", Json::array())) {
    if (note.is_string()) message += "\nnote: " + note.get<std::string>();
  }
  return message;
}

std::string RelativePath(const std::string& path) {
  std::error_code failed;
  const fs::path normal = fs::path(path).lexically_normal();
  if (!normal.is_absolute()) return normal.string();
  const std::string relative = normal.lexically_relative(fs::current_path(failed)).string();
  return failed || relative.empty() || relative.starts_with("..") ? normal.string() : relative;
}

std::string UriReference(const std::string& path) {
  const std::string near = RelativePath(path);
  std::string uri = near.starts_with('/') ? "file://" : "";
  for (const char c : near) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("/-._~").find(c) != std::string_view::npos;
    uri += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

CharPlaces::File& CharPlaces::Get(const std::string& path) {
  const auto found = files_.find(path);
  if (found != files_.end()) return found->second;
  File file;
  if (text_) file.text = text_(path);
  file.starts = {0};
  if (file.text) {
    for (std::size_t i = 0; i < file.text->size(); ++i) {
      if ((*file.text)[i] == '\n') file.starts.push_back(i + 1);
    }
  }
  return files_.emplace(path, std::move(file)).first->second;
}

const std::string* CharPlaces::Text(const std::string& path) {
  const File& file = Get(path);
  return file.text ? &*file.text : nullptr;
}

CharPlace CharPlaces::At(const std::string& path, const Json& position) {
  const auto number = [&](const char* key) { return std::max(1, position.is_object() ? position.value(key, 1) : 1); };
  const int line = number("line");
  const int column = number("col");
  const File& file = Get(path);
  if (!file.text || static_cast<std::size_t>(line) > file.starts.size()) return {line, column};
  const std::size_t start = file.starts[static_cast<std::size_t>(line) - 1];
  return AtByte(path, std::min(start + static_cast<std::size_t>(column) - 1, file.text->size()))
      .value_or(CharPlace{line, column});
}

std::optional<CharPlace> CharPlaces::AtByte(const std::string& path, std::size_t byte) {
  const File& file = Get(path);
  if (!file.text) return std::nullopt;
  byte = std::min(byte, file.text->size());
  const auto line = std::upper_bound(file.starts.begin(), file.starts.end(), byte) - 1;
  CharPlace place{static_cast<int>(line - file.starts.begin()) + 1, 1};
  const std::string_view text(*file.text);
  for (std::size_t at = *line; at < byte;) {
    const std::size_t length = std::max<std::size_t>(1, Utf8Length(text.substr(at)));
    place.column += length == 4 ? 2 : 1;
    at += length;
  }
  return place;
}

}  // namespace assay
