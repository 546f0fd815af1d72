// Makes a text out of others, with a map back for every byte of the parts that have one. Internal.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "analyzer/source/offset-map.h"
#include "reference/value.h"

namespace assay::harness {

class TextBuilder {
 public:
  // A text, or bytes [begin, end) of one.
  void Add(const Value& text) { Add(text, 0, text.text().size()); }
  void Add(const Value& text, std::size_t begin, std::size_t end);
  // Bytes without an origin: they belong to the place at which the text before them ends.
  void AddPlain(std::string_view made);
  // Bytes that represent [begin, end) of another text, as a number does for the `{}` of a format.
  void AddFor(std::string_view made, const Value& text, std::size_t begin, std::size_t end);
  // Bytes that represent a place of the module's text.
  void AddAt(std::string_view made, std::uint32_t place, std::uint32_t place_length);

  const std::string& text() const { return text_; }
  std::size_t size() const { return text_.size(); }
  Value Take();

 private:
  void Grown() const;
  OffsetMap& OriginFrom(std::uint32_t place);
  std::string text_;
  std::shared_ptr<OffsetMap> origin_;
};

bool IsAscii(std::string_view text);
// Bytes [begin, end) of a text as a text.
Value Subtext(const Value& text, std::size_t begin, std::size_t end);

}  // namespace assay::harness
