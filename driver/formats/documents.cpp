// See documents.h.
#include "driver/formats/documents.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace assay {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

// Length of a valid UTF-8 sequence at the front; 0 where there is none.
std::size_t SequenceLength(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  if ((lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F) || (lead == 0xF0 && byte(1) < 0x90) ||
      (lead == 0xF4 && byte(1) > 0x8F))
    return 0;
  return length;
}

// Directions of text can be turned round with these, so that a reader sees other code than the compiler.
bool TurnsText(std::string_view sequence) {
  return sequence.size() == 3 && sequence[0] == '\xE2' &&
         ((sequence[1] == '\x80' && sequence[2] >= '\xAA' && sequence[2] <= '\xAE') ||
          (sequence[1] == '\x81' && sequence[2] >= '\xA6' && sequence[2] <= '\xA9'));
}

bool IsControl(std::string_view sequence) {
  const auto first = static_cast<unsigned char>(sequence[0]);
  if (sequence.size() == 1) return (first < 0x20 && first != '\n' && first != '\t') || first == 0x7F;
  return (first == 0xC2 && static_cast<unsigned char>(sequence[1]) < 0xA0) || sequence == "\xEF\xBF\xBE" ||
         sequence == "\xEF\xBF\xBF" || TurnsText(sequence);
}

}  // namespace

std::string TextOf(const Json& object, const char* key) {
  if (!object.is_object()) return "";
  const auto found = object.find(key);
  return found == object.end() || !found->is_string() ? "" : found->get<std::string>();
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

std::string Harmless(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = SequenceLength(text.substr(at));
    const std::string_view sequence = text.substr(at, std::max<std::size_t>(length, 1));
    if (length == 0 || IsControl(sequence)) {
      if (sequence != "\r") out += "\xEF\xBF\xBD";
    } else {
      out += sequence;
    }
    at += sequence.size();
  }
  return out;
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
    const std::size_t length = std::max<std::size_t>(1, SequenceLength(text.substr(at)));
    place.column += length == 4 ? 2 : 1;
    at += length;
  }
  return place;
}

}  // namespace assay
