// See text-builder.h.
#include "reference/python/text-builder.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace assay::harness {
namespace {

std::uint32_t Narrow(std::size_t offset) { return static_cast<std::uint32_t>(offset); }

}  // namespace

void TextBuilder::Grown() const { Budget::CheckLength(text_.size(), "a text"); }

// Text before the first part with an origin belongs to the place of that part.
OffsetMap& TextBuilder::OriginFrom(std::uint32_t place) {
  if (!origin_) {
    origin_ = std::make_shared<OffsetMap>();
    if (!text_.empty()) origin_->AppendMade(place, 0, Narrow(text_.size()));
  }
  return *origin_;
}

void TextBuilder::Add(const Value& text, std::size_t begin, std::size_t end) {
  const OffsetMap* origin = text.origin();
  if (origin == nullptr) return AddPlain(std::string_view(text.text()).substr(begin, end - begin));
  Budget::Step();
  OriginFrom(origin->ToContainer(Narrow(begin))).Append(*origin, Narrow(begin), Narrow(end));
  text_.append(text.text(), begin, end - begin);
  Grown();
}

void TextBuilder::AddPlain(std::string_view made) {
  if (made.empty()) return;
  if (origin_) {
    const std::uint32_t size = origin_->size();
    origin_->AppendMade(origin_->EndInContainer(size > 0 ? size - 1 : 0, size), 0, Narrow(made.size()));
  }
  text_ += made;
  Grown();
}

void TextBuilder::AddFor(std::string_view made, const Value& text, std::size_t begin, std::size_t end) {
  const OffsetMap* origin = text.origin();
  if (origin == nullptr) return AddPlain(made);
  const std::uint32_t place = origin->ToContainer(Narrow(begin));
  const std::uint32_t after = origin->EndInContainer(Narrow(begin), Narrow(end));
  AddAt(made, place, after > place ? after - place : 0);
}

void TextBuilder::AddAt(std::string_view made, std::uint32_t place, std::uint32_t place_length) {
  OriginFrom(place).AppendMade(place, place_length, Narrow(made.size()));
  text_ += made;
  Grown();
}

Value TextBuilder::Take() {
  if (!origin_) return std::move(text_);
  return {std::move(text_), std::exchange(origin_, nullptr)};
}

bool IsAscii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

Value Subtext(const Value& text, std::size_t begin, std::size_t end) {
  if (text.origin() == nullptr) return text.text().substr(begin, end - begin);
  TextBuilder part;
  part.Add(text, begin, end);
  return part.Take();
}

}  // namespace assay::harness
