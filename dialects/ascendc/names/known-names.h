// Identifiers that some release of the vendor API declares. A name in this list that the model headers lack is a gap
// of the model; a name outside it is invented.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace assay::ascendc {

struct KnownName {
  bool device_8_1 = false;  // declared by the device headers of that release for the vector core of A2
  bool device_8_5 = false;
  bool device_9_0 = false;
  bool device_9_1 = false;
  bool later_chips = false;        // declared in 9.1, but not for the chips that are modelled
  bool host_8_1 = false;           // by the host headers of 8.1
  bool in_8_3 = false;             // builds with 8.3 took it
  bool not_in_8_3 = false;         // builds with 8.3 refused it
  bool takes_more = false;         // releases after 8.1 added overloads
  bool data_member = false;        // only a data member of some struct: the bare word is not the vendor's
  bool member_function = false;    // only a member function of some class: there is no free function of that name
  bool of_other_chips = false;     // declared for A2, but the devkit's pages say that A2 does not have it
  bool of_implementation = false;  // in the devkit's implementation alone: no name to offer to anybody

  bool device() const { return device_8_1 || device_8_5 || device_9_0 || device_9_1 || later_chips; }
};

class KnownNames {
 public:
  KnownNames() = default;
  KnownNames(KnownNames&&) = default;
  KnownNames& operator=(KnownNames&&) = default;

  // Reads known-names.txt: one name per line, then its flags, which the file's first lines explain. A missing file
  // leaves the list empty, and then no name is ever called invented.
  static KnownNames Load(const std::string& path);

  bool empty() const { return names_.empty(); }
  const KnownName* Find(std::string_view name) const;
  // The closest known device (or host) name by spelling: same letters but for case, or a small edit distance; empty if
  // nothing is close. If `stands` is given, only among the names for which it holds: those of a release.
  std::string Closest(std::string_view name, bool host,
                      const std::function<bool(const KnownName&)>& stands = nullptr) const;

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
  // Reads known-headers.txt: '+' and a base name for a header that exists, '-' and a path for one that is known not to
  // exist.
  static KnownHeaders Load(const std::string& path);
  bool Exists(std::string_view include) const;
  bool KnownAbsent(std::string_view include) const;

 private:
  std::unordered_map<std::string, bool> names_;
};

}  // namespace assay::ascendc
