// See program-id.h. Sizes and times instead of contents: the program is about a hundred megabytes large, and a build
// that changes it changes its time.
#include "driver/cache/program-id.h"

#include <fmt/format.h>
#include <link.h>

#include <algorithm>
#include <cstring>
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

std::string BuildId() {
  std::string id;
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* to) {
        for (int i = 0; i < info->dlpi_phnum; ++i) {
          const ElfW(Phdr)& part = info->dlpi_phdr[i];
          if (part.p_type != PT_NOTE) continue;
          const char* at = reinterpret_cast<const char*>(info->dlpi_addr + part.p_vaddr);
          for (const char* const end = at + part.p_memsz; at + sizeof(ElfW(Nhdr)) <= end;) {
            ElfW(Nhdr) note;
            std::memcpy(&note, at, sizeof(note));
            const char* const name = at + sizeof(note);
            const char* const text = name + (note.n_namesz + 3) / 4 * 4;
            if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && std::memcmp(name, "GNU", 4) == 0)
              static_cast<std::string*>(to)->assign(text, note.n_descsz);
            at = text + (note.n_descsz + 3) / 4 * 4;
          }
        }
        return 1;  // the program itself is the first
      },
      &id);
  std::error_code ec;
  return id.empty() ? fmt::format("{}", fs::file_size("/proc/self/exe", ec)) : id;
}

const std::string& ProgramId() {
  static const std::string id = Compute();
  return id;
}

}  // namespace assay
