// A tar archive in memory, of regular files alone, that every tar unpacks.
#pragma once

#include <string>
#include <string_view>

namespace assay {

class Tar {
 public:
  // Names are relative; one that is too long for the format is cut at its front.
  void Add(std::string_view name, std::string_view bytes);
  std::string Take();

 private:
  std::string out_;
};

}  // namespace assay
