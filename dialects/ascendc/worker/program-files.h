// The files of a program that launches its own kernels: those that its caller provides, in memory, and its output. It
// can access no other files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "dialects/ascendc/worker/program-record.h"

namespace assay {

// "./input/../x.bin" to "x.bin"; an absolute path keeps its first character.
std::string PlainPath(std::string_view path);

class ProgramFileSystem {
 public:
  // `record` collects what is written, printed and missing.
  ProgramFileSystem(const ProgramFiles& given, ProgramRecord& record);

  static ProgramFileSystem* Current();

  // A number from 3 on; -1 if there is no such file to read, or no room for more.
  int Open(const char* path, bool in, bool out, bool truncate, bool append);
  std::int64_t Read(int file, void* to, std::size_t bytes);
  std::int64_t Write(int file, const void* from, std::size_t bytes);
  std::int64_t Seek(int file, std::int64_t offset, int whence);
  bool Close(int file);
  bool AtEnd(int file) const;
  // Its size, -1 if it does not exist; -2 for a folder.
  std::int64_t Size(const char* path) const;
  std::int64_t SizeOf(int file) const;
  void Print(std::string_view text);

 private:
  struct OpenFile {
    std::string path;
    std::size_t at = 0;
    bool in = false, out = false, append = false, end = false, open = false;
  };
  OpenFile* Find(int file);
  std::string* Text(const std::string& path);

  const ProgramFiles& given_;
  ProgramRecord& record_;
  ProgramFiles read_;  // copies of given files that are written to
  std::vector<OpenFile> files_;
  std::size_t bytes_ = 0;
};

// The program's symbols for the C library's file functions, its printing and its environment; null for any other.
void* ProgramFileSymbol(std::string_view name);

}  // namespace assay
