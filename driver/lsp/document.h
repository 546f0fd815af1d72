// An open document of an editor: its text, its edits, and places in it as the protocol counts them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

// Unit of `character` in a position: bytes, or UTF-16 code units.
enum class PositionUnit { kUtf8, kUtf16 };

class LspText {
 public:
  explicit LspText(std::string text);

  const std::string& text() const { return text_; }
  // {"line", "character"}, both from 0, of a byte; past the end it is the end.
  nlohmann::json PositionOf(std::size_t byte, PositionUnit unit) const;
  // The byte of a position; past the end of its line it is that end, past the last line the end of the text.
  std::size_t ByteOf(const nlohmann::json& position, PositionUnit unit) const;
  // Byte where a line starts; `line` from 0.
  std::size_t LineStart(std::size_t line) const;
  std::size_t LineOf(std::size_t byte) const;
  // One entry of contentChanges. False if it does not have the protocol's form.
  bool Apply(const nlohmann::json& change, PositionUnit unit);

 private:
  void Index();

  std::string text_;
  std::vector<std::size_t> line_starts_;
};

// An open document.
struct LspDocument {
  std::string uri;
  std::string path;
  nlohmann::json version;  // null: the file as it is on disk
  LspText text{""};
  std::string unit;  // what it is analysed with: its path, or its operator's folder
  bool in_folder = false;
};

// The path of a file: URI with %XX resolved; any other URI as it is.
std::string PathOfUri(std::string_view uri);
std::string UriOfPath(std::string_view path);

}  // namespace assay
