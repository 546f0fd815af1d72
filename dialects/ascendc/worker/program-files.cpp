// Files by path in a map; positions in open ones.
#include "dialects/ascendc/worker/program-files.h"

#include <algorithm>
#include <cstring>

namespace assay {
namespace {

constexpr std::size_t kMostFiles = 256;
constexpr int kFirst = 3;
ProgramFileSystem* g_files = nullptr;

}  // namespace

std::string PlainPath(std::string_view path) {
  std::vector<std::string_view> parts;
  const bool rooted = path.starts_with('/');
  for (std::size_t at = 0; at <= path.size();) {
    const std::size_t end = std::min(path.find('/', at), path.size());
    const std::string_view part = path.substr(at, end - at);
    at = end + 1;
    if (part.empty() || part == ".") continue;
    if (part == ".." && !parts.empty() && parts.back() != "..")
      parts.pop_back();
    else
      parts.push_back(part);
  }
  std::string plain = rooted ? "/" : "";
  for (std::size_t i = 0; i < parts.size(); ++i) plain += (i > 0 ? "/" : "") + std::string(parts[i]);
  return plain;
}

ProgramFileSystem::ProgramFileSystem(const ProgramFiles& given, ProgramRecord& record)
    : given_(given), record_(record) {
  g_files = this;
}

ProgramFileSystem* ProgramFileSystem::Current() { return g_files; }

ProgramFileSystem::OpenFile* ProgramFileSystem::Find(int file) {
  const auto index = static_cast<std::size_t>(file - kFirst);
  return file >= kFirst && index < files_.size() && files_[index].open ? &files_[index] : nullptr;
}

std::string* ProgramFileSystem::Text(const std::string& path) {
  const auto written = record_.written.find(path);
  return written == record_.written.end() ? nullptr : &written->second;
}

int ProgramFileSystem::Open(const char* path, bool in, bool out, bool truncate, bool append) {
  if (path == nullptr || files_.size() == kMostFiles) return -1;
  const std::string plain = PlainPath(path);
  const auto given = given_.find(plain);
  const bool known = given != given_.end() || Text(plain) != nullptr;
  if (!out && !known) {
    if (std::find(record_.missing.begin(), record_.missing.end(), plain) == record_.missing.end())
      record_.missing.push_back(plain);
    return -1;
  }
  if (out) {
    if (Text(plain) == nullptr) record_.written[plain] = given == given_.end() || truncate ? "" : given->second;
    if (truncate) record_.written[plain].clear();
  }
  files_.push_back({.path = plain, .in = in || !out, .out = out, .append = append, .open = true});
  return kFirst + static_cast<int>(files_.size()) - 1;
}

std::int64_t ProgramFileSystem::Read(int number, void* to, std::size_t bytes) {
  OpenFile* file = Find(number);
  if (file == nullptr || !file->in || to == nullptr) return -1;
  const std::string* own = Text(file->path);
  const std::string& text = own != nullptr ? *own : given_.at(file->path);
  const std::size_t count = file->at >= text.size() ? 0 : std::min(bytes, text.size() - file->at);
  file->end = count < bytes;
  std::memcpy(to, text.data() + std::min(file->at, text.size()), count);
  file->at += count;
  return static_cast<std::int64_t>(count);
}

std::int64_t ProgramFileSystem::Write(int number, const void* from, std::size_t bytes) {
  if (number == 1 || number == 2) {
    Print({static_cast<const char*>(from), bytes});
    return static_cast<std::int64_t>(bytes);
  }
  OpenFile* file = Find(number);
  if (file == nullptr || !file->out || (from == nullptr && bytes > 0)) return -1;
  std::string& text = record_.written[file->path];
  if (file->append) file->at = text.size();
  if (bytes > kMostProgramBytes - std::min(bytes_, kMostProgramBytes) || file->at > kMostProgramBytes) return -1;
  bytes_ += bytes;
  if (text.size() < file->at + bytes) text.resize(file->at + bytes);
  std::memcpy(text.data() + file->at, from, bytes);
  file->at += bytes;
  return static_cast<std::int64_t>(bytes);
}

std::int64_t ProgramFileSystem::Seek(int number, std::int64_t offset, int whence) {
  OpenFile* file = Find(number);
  if (file == nullptr) return -1;
  const std::int64_t from = whence == 0 ? 0 : whence == 1 ? static_cast<std::int64_t>(file->at) : SizeOf(number);
  if (offset > (std::int64_t{1} << 40) || offset < -(std::int64_t{1} << 40) || from + offset < 0) return -1;
  file->at = static_cast<std::size_t>(from + offset);
  file->end = false;
  return static_cast<std::int64_t>(file->at);
}

bool ProgramFileSystem::Close(int number) {
  OpenFile* file = Find(number);
  if (file == nullptr) return false;
  file->open = false;
  return true;
}

bool ProgramFileSystem::AtEnd(int number) const {
  OpenFile* file = const_cast<ProgramFileSystem*>(this)->Find(number);
  return file == nullptr || file->end;
}

std::int64_t ProgramFileSystem::Size(const char* path) const {
  if (path == nullptr) return -1;
  const std::string plain = PlainPath(path);
  if (const auto written = record_.written.find(plain); written != record_.written.end())
    return static_cast<std::int64_t>(written->second.size());
  if (const auto given = given_.find(plain); given != given_.end())
    return static_cast<std::int64_t>(given->second.size());
  const auto below = given_.lower_bound(plain + "/");
  return plain.empty() || (below != given_.end() && below->first.starts_with(plain + "/")) ? -2 : -1;
}

std::int64_t ProgramFileSystem::SizeOf(int number) const {
  OpenFile* file = const_cast<ProgramFileSystem*>(this)->Find(number);
  return file == nullptr ? -1 : Size(file->path.c_str());
}

void ProgramFileSystem::Print(std::string_view text) {
  record_.printed += text;
  if (record_.printed.size() > kMostPrinted) record_.printed.erase(0, record_.printed.size() - kMostPrinted);
}

}  // namespace assay
