// See document.h.
#include "driver/lsp/document.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay {
namespace {

// Bytes of the UTF-8 sequence at the front; 1 for a byte that starts none.
std::size_t SequenceLength(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead >= 0xF0 && lead < 0xF8 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
  return lead >= 0xF8 || length > text.size() ? 1 : length;
}

std::size_t Utf16Units(std::size_t sequence_length) { return sequence_length == 4 ? 2 : 1; }

std::size_t NumberAt(const nlohmann::json& object, const char* key) {
  if (!object.is_object() || !object.contains(key) || !object[key].is_number_unsigned()) return 0;
  return object[key].get<std::size_t>();
}

int HexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

LspText::LspText(std::string text) : text_(std::move(text)) { Index(); }

void LspText::Index() {
  line_starts_ = {0};
  for (std::size_t i = 0; i < text_.size(); ++i) {
    if (text_[i] == '\n') line_starts_.push_back(i + 1);
  }
}

std::size_t LspText::LineOf(std::size_t byte) const {
  return static_cast<std::size_t>(std::upper_bound(line_starts_.begin(), line_starts_.end(), byte) -
                                  line_starts_.begin()) -
         1;
}

std::size_t LspText::LineStart(std::size_t line) const {
  return line < line_starts_.size() ? line_starts_[line] : text_.size();
}

nlohmann::json LspText::PositionOf(std::size_t byte, PositionUnit unit) const {
  byte = std::min(byte, text_.size());
  const std::size_t line = LineOf(byte);
  std::size_t character = 0;
  if (unit == PositionUnit::kUtf8) {
    character = byte - line_starts_[line];
  } else {
    for (std::size_t at = line_starts_[line]; at < byte;) {
      const std::size_t length = SequenceLength(std::string_view(text_).substr(at));
      character += Utf16Units(length);
      at += length;
    }
  }
  return {{"line", line}, {"character", character}};
}

std::size_t LspText::ByteOf(const nlohmann::json& position, PositionUnit unit) const {
  const std::size_t line = NumberAt(position, "line");
  if (line >= line_starts_.size()) return text_.size();
  std::size_t end = line + 1 < line_starts_.size() ? line_starts_[line + 1] - 1 : text_.size();
  if (end > line_starts_[line] && text_[end - 1] == '\r' && end < text_.size()) --end;
  const std::size_t character = NumberAt(position, "character");
  if (unit == PositionUnit::kUtf8) return std::min(end - line_starts_[line], character) + line_starts_[line];
  std::size_t at = line_starts_[line];
  for (std::size_t units = 0; at < end && units < character;) {
    const std::size_t length = SequenceLength(std::string_view(text_).substr(at));
    units += Utf16Units(length);
    at += length;
  }
  return at;
}

bool LspText::Apply(const nlohmann::json& change, PositionUnit unit) {
  if (!change.is_object() || !change.contains("text") || !change["text"].is_string()) return false;
  const std::string text = change["text"].get<std::string>();
  if (!change.contains("range")) {
    text_ = text;
  } else {
    const nlohmann::json& range = change["range"];
    if (!range.is_object() || !range.contains("start") || !range.contains("end")) return false;
    const std::size_t begin = ByteOf(range["start"], unit);
    const std::size_t end = ByteOf(range["end"], unit);
    if (end < begin) return false;
    text_.replace(begin, end - begin, text);
  }
  Index();
  return true;
}

std::string PathOfUri(std::string_view uri) {
  constexpr std::string_view kScheme = "file://";
  if (!uri.starts_with(kScheme)) return std::string(uri);
  uri.remove_prefix(kScheme.size());
  if (!uri.starts_with('/')) uri.remove_prefix(std::min(uri.find('/'), uri.size()));  // a host
  std::string path;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    if (uri[i] == '%' && i + 2 < uri.size() && HexDigit(uri[i + 1]) >= 0 && HexDigit(uri[i + 2]) >= 0) {
      path += static_cast<char>(HexDigit(uri[i + 1]) * 16 + HexDigit(uri[i + 2]));
      i += 2;
    } else {
      path += uri[i];
    }
  }
  return path;
}

std::string UriOfPath(std::string_view path) {
  if (!path.starts_with('/')) return std::string(path);
  std::string uri = "file://";
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("/-._~").find(c) != std::string_view::npos;
    uri += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

}  // namespace assay
