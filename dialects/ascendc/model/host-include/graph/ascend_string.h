// Model of ge::AscendString.
#ifndef ASSAY_HOST_GRAPH_ASCEND_STRING_H_
#define ASSAY_HOST_GRAPH_ASCEND_STRING_H_

#include <functional>
#include <memory>
#include <string>

namespace ge {

using char_t = char;

class AscendString {
 public:
  AscendString() = default;
  ~AscendString() = default;
  AscendString(const char_t* const name) : text_(new std::string(name == nullptr ? "" : name)) {}
  AscendString(const char_t* const name, size_t length) : text_(new std::string(name, length)) {}
  const char_t* GetString() const { return text_ ? text_->c_str() : ""; }
  size_t GetLength() const { return text_ ? text_->size() : 0; }
  size_t Find(const AscendString& other) const { return std::string(GetString()).find(other.GetString()); }
  size_t Hash() const { return std::hash<std::string>()(GetString()); }
  bool operator<(const AscendString& d) const { return Compare(d) < 0; }
  bool operator>(const AscendString& d) const { return Compare(d) > 0; }
  bool operator<=(const AscendString& d) const { return Compare(d) <= 0; }
  bool operator>=(const AscendString& d) const { return Compare(d) >= 0; }
  bool operator==(const AscendString& d) const { return Compare(d) == 0; }
  bool operator!=(const AscendString& d) const { return Compare(d) != 0; }
  bool operator==(const char_t* const d) const { return d != nullptr && std::string(GetString()) == d; }
  bool operator!=(const char_t* const d) const { return !(*this == d); }

 private:
  int Compare(const AscendString& d) const { return std::string(GetString()).compare(d.GetString()); }
  std::shared_ptr<std::string> text_;
};

}  // namespace ge

namespace std {
template <>
struct hash<ge::AscendString> {
  size_t operator()(const ge::AscendString& name) const { return name.Hash(); }
};
}  // namespace std

#endif
