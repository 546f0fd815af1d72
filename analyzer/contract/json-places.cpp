// A walk over JSON already known to be valid: it only has to find where values end.
#include "analyzer/contract/json-places.h"

#include <fmt/format.h>

namespace assay {
namespace {

class Walker {
 public:
  Walker(std::string_view text, int most_depth, JsonPlaces& places)
      : text_(text), most_depth_(most_depth), places_(places) {}

  void Value(const std::string& path, int depth) {
    SkipBlank();
    if (at_ >= text_.size()) return;
    if (depth > most_depth_) return SkipDeep();
    if (text_[at_] == '{') return Object(path, depth);
    if (text_[at_] == '[') return Array(path, depth);
    if (text_[at_] == '"') {
      String();
    } else {
      while (at_ < text_.size() && std::string_view(",]} \t\r\n").find(text_[at_]) == std::string_view::npos) ++at_;
    }
  }

 private:
  void SkipBlank() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) ++at_;
  }

  // The string's inside as written; escapes in keys stay escapes, which is enough to tell keys apart.
  std::string_view String() {
    std::size_t begin = ++at_;
    while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    std::string_view inside = text_.substr(begin, at_ - begin);
    ++at_;
    return inside;
  }

  void SkipDeep() {
    int depth = 0;
    do {
      char c = text_[at_];
      if (c == '"') {
        String();
        continue;
      }
      if (c == '{' || c == '[') ++depth;
      if (c == '}' || c == ']') --depth;
      ++at_;
    } while (at_ < text_.size() && depth > 0);
  }

  void Object(const std::string& path, int depth) {
    ++at_;
    for (SkipBlank(); at_ < text_.size() && text_[at_] != '}'; SkipBlank()) {
      if (text_[at_] == ',') {
        ++at_;
        continue;
      }
      std::size_t key_at = at_;
      std::string key_path = JoinPath(path, String());
      if (!places_.at.emplace(key_path, key_at).second) places_.twice.emplace_back(key_path, key_at);
      SkipBlank();
      ++at_;  // the colon
      Value(key_path, depth + 1);
    }
    ++at_;
  }

  void Array(const std::string& path, int depth) {
    ++at_;
    std::size_t index = 0;
    for (SkipBlank(); at_ < text_.size() && text_[at_] != ']'; SkipBlank()) {
      if (text_[at_] == ',') {
        ++at_;
        continue;
      }
      std::string item = fmt::format("{}[{}]", path, index++);
      places_.at.emplace(item, at_);
      std::size_t before = at_;
      Value(item, depth + 1);
      if (at_ == before) ++at_;
    }
    ++at_;
  }

  std::string_view text_;
  int most_depth_;
  JsonPlaces& places_;
  std::size_t at_ = 0;
};

}  // namespace

std::string JoinPath(std::string_view path, std::string_view key) {
  return path.empty() ? std::string(key) : fmt::format("{}.{}", path, key);
}

std::size_t JsonPlaces::Of(const std::string& path) const {
  auto it = at.find(path);
  return it == at.end() ? 0 : it->second;
}

JsonPlaces FindPlaces(std::string_view text, int most_depth) {
  JsonPlaces places;
  Walker(text, most_depth, places).Value("", 0);
  return places;
}

}  // namespace assay
