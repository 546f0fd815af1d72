// Which files of an operator's folder belong to which chip: libraries keep the kernels of several chips in one folder,
// and a build takes only its own.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "analyzer/source/project.h"

namespace assay::ascendc {

// Files that no build for `chip` takes as a source: those in a folder of another architecture (`arch35`), and the entry
// files that the op definition names for other chips alone ("opFile.value"). Replies have no such files.
class FilesOfChip {
 public:
  FilesOfChip(const Project& project, std::string_view chip);

  bool Takes(const VirtualFile& file) const;
  // Whether a file lies in a folder of another architecture (`arch35`).
  bool IsOthersFolder(const VirtualFile& file) const;
  // For the host half, whether a file of another architecture's folder registers a tiling function for an operator for
  // which this chip's files register one as well: a build has only one of the two.
  bool IsOthersTiling(const Project& project, const VirtualFile& file) const;

 private:
  bool any_;                         // a reply's: all are taken
  int architecture_;                 // 0: not known, all are taken
  std::string own_entry_;            // named for this chip, without its ending; empty: none is
  std::set<std::string> of_others_;  // named for other chips alone
};

// The family of chips that the op definition of a folder is for, if it is a single one and not the default's; else
// empty.
std::string OnlyChip(const Project& project);

}  // namespace assay::ascendc
