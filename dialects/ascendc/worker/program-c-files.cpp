// The C library's functions over the program's own files. Descriptors and FILE objects are numbers of
// ProgramFileSystem, the latter as addresses that must not be dereferenced.
#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <string>
#include <unordered_map>

#include "dialects/ascendc/worker/program-files.h"

namespace assay {
namespace {

ProgramFileSystem& Files() { return *ProgramFileSystem::Current(); }

int OpenFlags(const char* path, int flags) {
  const int mode = flags & O_ACCMODE;
  const bool in = mode != O_WRONLY, out = mode != O_RDONLY;
  if (out && (flags & O_CREAT) == 0 && Files().Size(path) < 0) {
    errno = ENOENT;
    return -1;
  }
  const int file = Files().Open(path, in, out, (flags & O_TRUNC) != 0, (flags & O_APPEND) != 0);
  if (file < 0) errno = ENOENT;
  return file;
}

int Open(const char* path, int flags, ...) { return OpenFlags(path, flags); }
int OpenAt(int, const char* path, int flags, ...) { return OpenFlags(path, flags); }
int Create(const char* path, mode_t) { return OpenFlags(path, O_WRONLY | O_CREAT | O_TRUNC); }
ssize_t ReadFile(int file, void* to, std::size_t bytes) { return Files().Read(file, to, bytes); }
ssize_t WriteFile(int file, const void* from, std::size_t bytes) { return Files().Write(file, from, bytes); }
off_t SeekFile(int file, off_t offset, int whence) { return Files().Seek(file, offset, whence); }
int CloseFile(int file) { return Files().Close(file) ? 0 : -1; }

int FillStat(std::int64_t size, struct stat* to) {
  if (size == -1 || to == nullptr) {
    errno = ENOENT;
    return -1;
  }
  std::memset(to, 0, sizeof *to);
  to->st_mode = size == -2 ? S_IFDIR | 0755 : S_IFREG | 0644;
  to->st_size = std::max<std::int64_t>(size, 0);
  return 0;
}
int StatPath(const char* path, struct stat* to) { return FillStat(Files().Size(path), to); }
int StatFile(int file, struct stat* to) { return FillStat(Files().SizeOf(file), to); }
int Access(const char* path, int) { return Files().Size(path) == -1 ? -1 : 0; }
int MakeFolder(const char*, mode_t) { return 0; }

int StreamOpen(const char* path, int in, int out, int truncate, int append) {
  return Files().Open(path, in != 0, out != 0, truncate != 0, append != 0);
}
long StreamRead(int file, void* to, unsigned long bytes) { return Files().Read(file, to, bytes); }
long StreamWrite(int file, const void* from, unsigned long bytes) { return Files().Write(file, from, bytes); }
long StreamSeek(int file, long offset, int whence) { return Files().Seek(file, offset, whence); }

FILE* Handle(int file) { return file < 0 ? nullptr : reinterpret_cast<FILE*>(static_cast<std::uintptr_t>(file)); }
int Number(FILE* file) {
  if (file == stdout) return 1;
  if (file == stderr) return 2;
  const auto number = reinterpret_cast<std::uintptr_t>(file);
  return number < 4096 ? static_cast<int>(number) : -1;
}
FILE* OpenStream(const char* path, const char* mode) {
  if (mode == nullptr) return nullptr;
  const bool plus = std::strchr(mode, '+') != nullptr;
  const bool in = mode[0] == 'r' || plus, out = mode[0] != 'r' || plus;
  if (mode[0] == 'r' && out && Files().Size(path) < 0) return nullptr;
  return Handle(Files().Open(path, in, out, mode[0] == 'w', mode[0] == 'a'));
}
std::size_t ReadItems(void* to, std::size_t size, std::size_t count, FILE* file) {
  if (size == 0 || count > (std::size_t{1} << 40) / size) return 0;
  const std::int64_t read = Files().Read(Number(file), to, size * count);
  return read < 0 ? 0 : static_cast<std::size_t>(read) / size;
}
std::size_t WriteItems(const void* from, std::size_t size, std::size_t count, FILE* file) {
  if (size == 0 || count > (std::size_t{1} << 40) / size) return 0;
  const std::int64_t written = Files().Write(Number(file), from, size * count);
  return written < 0 ? 0 : static_cast<std::size_t>(written) / size;
}
int SeekStream(FILE* file, long offset, int whence) { return Files().Seek(Number(file), offset, whence) < 0 ? -1 : 0; }
long TellStream(FILE* file) { return Files().Seek(Number(file), 0, 1); }
void RewindStream(FILE* file) { Files().Seek(Number(file), 0, 0); }
int CloseStream(FILE* file) { return Files().Close(Number(file)) ? 0 : EOF; }
int EndOfStream(FILE* file) { return Files().AtEnd(Number(file)) ? 1 : 0; }
int NoError(FILE*) { return 0; }
int FlushFile(FILE*) { return 0; }
void NoBuffer(FILE*, char*) {}
int NoBufferMode(FILE*, char*, int, std::size_t) { return 0; }

int Put(int file, const char* text, std::size_t bytes) {
  return Files().Write(file, text, bytes) < 0 ? -1 : static_cast<int>(bytes);
}
int PrintTo(int file, const char* format, std::va_list values) {
  char text[4096];
  const int bytes = std::vsnprintf(text, sizeof text, format, values);
  return bytes < 0 ? bytes : Put(file, text, std::min<std::size_t>(static_cast<std::size_t>(bytes), sizeof text - 1));
}
int PrintOut(const char* format, ...) {
  std::va_list values;
  va_start(values, format);
  const int bytes = PrintTo(1, format, values);
  va_end(values);
  return bytes;
}
int PrintStream(FILE* file, const char* format, ...) {
  std::va_list values;
  va_start(values, format);
  const int bytes = PrintTo(Number(file), format, values);
  va_end(values);
  return bytes;
}
int PrintList(const char* format, std::va_list values) { return PrintTo(1, format, values); }
int PrintStreamList(FILE* file, const char* format, std::va_list values) {
  return PrintTo(Number(file), format, values);
}
int PutLine(const char* text) { return PrintOut("%s\n", text); }
int PutText(const char* text, FILE* file) { return Put(Number(file), text, std::strlen(text)); }
int PutCharacter(int c) {
  const char one = static_cast<char>(c);
  return Put(1, &one, 1) < 0 ? EOF : c;
}
int PutStreamCharacter(int c, FILE* file) {
  const char one = static_cast<char>(c);
  return Put(Number(file), &one, 1) < 0 ? EOF : c;
}
void PrintError(const char* text) { PrintOut("%s\n", text == nullptr ? "" : text); }
char* NoVariable(const char*) { return nullptr; }
// Every run of one program sees the same time.
std::time_t Time(std::time_t* to) {
  constexpr std::time_t kTime = 1'700'000'000;
  if (to != nullptr) *to = kTime;
  return kTime;
}

template <class Function>
void* FunctionAddress(Function* function) {
  return reinterpret_cast<void*>(function);
}

}  // namespace

void* ProgramFileSymbol(std::string_view name) {
  static const std::unordered_map<std::string_view, void*> kNames = {
      {"open", FunctionAddress(&Open)},
      {"open64", FunctionAddress(&Open)},
      {"openat", FunctionAddress(&OpenAt)},
      {"openat64", FunctionAddress(&OpenAt)},
      {"creat", FunctionAddress(&Create)},
      {"read", FunctionAddress(&ReadFile)},
      {"write", FunctionAddress(&WriteFile)},
      {"lseek", FunctionAddress(&SeekFile)},
      {"lseek64", FunctionAddress(&SeekFile)},
      {"close", FunctionAddress(&CloseFile)},
      {"stat", FunctionAddress(&StatPath)},
      {"stat64", FunctionAddress(&StatPath)},
      {"lstat", FunctionAddress(&StatPath)},
      {"fstat", FunctionAddress(&StatFile)},
      {"fstat64", FunctionAddress(&StatFile)},
      {"access", FunctionAddress(&Access)},
      {"mkdir", FunctionAddress(&MakeFolder)},
      {"assay_file_open", FunctionAddress(&StreamOpen)},
      {"assay_file_read", FunctionAddress(&StreamRead)},
      {"assay_file_write", FunctionAddress(&StreamWrite)},
      {"assay_file_seek", FunctionAddress(&StreamSeek)},
      {"assay_file_close", FunctionAddress(&CloseFile)},
      {"fopen", FunctionAddress(&OpenStream)},
      {"fopen64", FunctionAddress(&OpenStream)},
      {"fread", FunctionAddress(&ReadItems)},
      {"fwrite", FunctionAddress(&WriteItems)},
      {"fseek", FunctionAddress(&SeekStream)},
      {"ftell", FunctionAddress(&TellStream)},
      {"rewind", FunctionAddress(&RewindStream)},
      {"fclose", FunctionAddress(&CloseStream)},
      {"feof", FunctionAddress(&EndOfStream)},
      {"ferror", FunctionAddress(&NoError)},
      {"fflush", FunctionAddress(&FlushFile)},
      {"setbuf", FunctionAddress(&NoBuffer)},
      {"setvbuf", FunctionAddress(&NoBufferMode)},
      {"printf", FunctionAddress(&PrintOut)},
      {"fprintf", FunctionAddress(&PrintStream)},
      {"vprintf", FunctionAddress(&PrintList)},
      {"vfprintf", FunctionAddress(&PrintStreamList)},
      {"puts", FunctionAddress(&PutLine)},
      {"fputs", FunctionAddress(&PutText)},
      {"putchar", FunctionAddress(&PutCharacter)},
      {"putc", FunctionAddress(&PutStreamCharacter)},
      {"fputc", FunctionAddress(&PutStreamCharacter)},
      {"perror", FunctionAddress(&PrintError)},
      {"getenv", FunctionAddress(&NoVariable)},
      {"time", FunctionAddress(&Time)},
  };
  const auto found = kNames.find(name);
  return found == kNames.end() ? nullptr : found->second;
}

}  // namespace assay
