// The checkout around an input: locates headers that its library's build finds and the input does not contain. They
// are read to judge the input and never judged themselves. Nothing outside the checkout is read, even if a link
// leads there.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/checkout-index.h"

namespace assay::source {

// How the libraries of a dialect lay out their folders.
struct CheckoutLayout {
  std::vector<std::string> halves;   // folders of a unit's sources; the unit is the folder that has them; may be empty
  std::vector<std::string> own;      // folders of headers, from the unit's folder
  std::vector<std::string> above;    // the same from each folder above it, up to the root
  std::vector<std::string> base_at;  // where the library lies that they all build on, from the root
  std::vector<std::string> of_base;  // the folders it exports
  std::string base_installed_as;     // what its own sources of the first half are installed as
};

class Checkout {
 public:
  // The checkout around a file or a unit's folder on disk; null if no folder above it is the root of a repository. A
  // root has a `.git`, or a CMakeLists.txt next to a `build.sh` or a `version.cmake`.
  static std::shared_ptr<Checkout> Around(const std::string& path, const CheckoutLayout& layout);

  // Its root, and the common library's folder if it is elsewhere: only files in these are read. Empty if there is no
  // checkout. Looks at names alone.
  static std::vector<std::string> TopsAround(const std::string& path, const CheckoutLayout& layout);

  const std::string& root() const { return root_; }
  // What identifies the root: ".git", "CMakeLists.txt and build.sh".
  const std::string& marker() const { return marker_; }

  // Folders in which headers are looked up, in order; at most 96, all real paths, with the reason for each.
  struct Folder {
    std::string path, why;
  };
  const std::vector<Folder>& folders() const { return folders_; }
  bool Exports(std::string_view folder) const;  // whether it is one of them

  // A build copies the first half of each unit (`NAME/HALF`) to `NAME` in one folder, and includes are written for
  // that. Returns the file called `name` there ("concat/arch35/tile.h") if there is exactly one, or several of
  // equal text. For a folder, any of that name.
  std::optional<std::string> Installed(std::string_view name);
  // The same for a path on disk that does not exist and leads through that half.
  std::optional<std::string> InstalledFrom(std::string_view path);
  // The header of that name in the first folder that has it, else the one in the checkout whose path ends with `name`:
  // exactly one, or several of equal text.
  std::optional<std::string> Search(std::string_view name);

  // The header of another unit next to the input's own whose text contains `words`: exactly one, or several of equal
  // text.
  std::optional<std::string> HeaderWith(const std::string& words);

  // A header outside the input's own unit that contains `word` as a whole word. Empty path: there are more than
  // are searched, so that one may exist.
  std::optional<std::string> HeaderNaming(const std::string& word);

  // Sources outside the input's own unit that seem to define a function: its name, a parenthesised list and a body
  // follow each other, and the text names `space`, the innermost namespace or class. Either may be empty. Searched
  // are folders with one of `names` below the root or the common library, and the unit's own group; at most 8.
  std::vector<std::string> SourcesWith(const std::string& function, const std::string& space,
                                       const std::vector<std::string>& names);

  // Whether a folder or a source file lies in the checkout, or in the common library next to it, after following
  // links. Hidden files and folders do not count, nor do files without a source extension: they are not included by
  // code.
  bool Holds(const std::string& path) const;

  struct Lookup {
    std::string name, path, how;  // `path` is empty where several differ; `how` says which
  };
  // Whether a path from the unit's folder leads into one of its halves.
  bool IsInHalf(std::string_view path) const;

  // The choices that Installed and Search have made so far, in order.
  const std::vector<Lookup>& lookups() const { return lookups_; }

 private:
  explicit Checkout(const CheckoutLayout& layout) : layout_(layout) {}
  static std::unique_ptr<Checkout> Find(const std::string& path, const CheckoutLayout& layout, std::string& unit);
  void AddFolder(const std::string& path, const std::string& why);
  void AddBaseLibrary();
  void AddCompileCommands(const std::string& near);
  void AddCommonFolders(const std::string& own);
  const CheckoutIndex& Index();
  std::optional<std::string> Choose(std::string_view name, std::vector<std::string> found, const char* how);

  CheckoutLayout layout_;
  std::string root_, marker_, base_;  // real paths; `base_` is that of the common library, empty if there is none
  std::string unit_;                  // the folder of the input's own unit
  std::vector<Folder> folders_;
  std::shared_ptr<const CheckoutIndex> index_;
  std::map<std::string, std::optional<std::string>, std::less<>> answers_;
  std::vector<Lookup> lookups_;
  bool sources_read_ = false;
  std::map<std::string, std::string> sources_;  // texts that SourcesWith looks at, by path
};

}  // namespace assay::source
