// Identifiers that some release of the vendor API declares. A name in this list that the model headers lack is a gap
// of the model; a name outside it is invented.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace assay::ascendc {

struct KnownName {
  bool kernel_8 = false;  // device headers of CANN 8.1
  bool kernel_9 = false;  // device headers of CANN 9
  bool host_8 = false;    // host headers of CANN 8.1
};

class KnownNames {
 public:
  KnownNames() = default;
  KnownNames(KnownNames&&) = default;
  KnownNames& operator=(KnownNames&&) = default;

  // Reads known-names.txt: one name a line, then its flags ('k' 8.1 device, 'n' 9 device, 'h' 8.1 host). A missing
  // file leaves the list empty, and then no name is ever called invented.
  static KnownNames Load(const std::string& path);

  bool empty() const { return names_.empty(); }
  const KnownName* Find(std::string_view name) const;
  // The closest known device (or host) name by spelling: same letters but for case, or a small edit distance; empty if
  // nothing is close.
  std::string Closest(std::string_view name, bool host) const;

 private:
  struct Spelling {
    std::string_view name;  // a key of names_
    std::uint64_t letters;  // one bit for each character that occurs
    KnownName flags;
  };

  std::unordered_map<std::string, KnownName> names_;
  std::vector<Spelling> spellings_;
};

// Headers of the vendor's include trees.
class KnownHeaders {
 public:
  // Reads known-headers.txt: '+' and a base name for a header that exists, '-' and a path for one that is known not to.
  static KnownHeaders Load(const std::string& path);
  bool Exists(std::string_view include) const;
  bool KnownAbsent(std::string_view include) const;

 private:
  std::unordered_map<std::string, bool> names_;
};

// The right call for names that models invent, by meaning: "Subs" -> "Adds with the negated scalar".
struct NameAdvice {
  std::string_view name;
  std::string_view instead;
};
const NameAdvice* FindAdvice(std::string_view name);

}  // namespace assay::ascendc
