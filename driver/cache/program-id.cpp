// See program-id.h. Sizes and times instead of contents: the program has a hundred megabytes, and a build that changes
// it changes its time.
#include "driver/cache/program-id.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <vector>

#include "corpus/sha256.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

std::string Describe(const fs::path& file) {
  std::error_code ec;
  const auto size = fs::file_size(file, ec);
  const auto time = fs::last_write_time(file, ec).time_since_epoch().count();
  return fmt::format("{} {} {}\n", file.string(), size, time);
}

std::string Compute() {
  std::error_code ec;
  const fs::path program = fs::read_symlink("/proc/self/exe", ec);
  std::string all = Describe(program);
  std::vector<std::string> lines;
  for (const fs::path& share :
       {program.parent_path() / "share/assay", program.parent_path().parent_path() / "share/assay"}) {
    fs::recursive_directory_iterator files(share, ec);
    for (const fs::recursive_directory_iterator end; !ec && files != end; files.increment(ec)) {
      if (files->is_regular_file(ec)) lines.push_back(Describe(files->path()));
    }
  }
  std::sort(lines.begin(), lines.end());
  for (const std::string& line : lines) all += line;
  return Sha256(all);
}

}  // namespace

const std::string& ProgramId() {
  static const std::string id = Compute();
  return id;
}

}  // namespace assay
