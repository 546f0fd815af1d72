// See progress-note.h. Plain stores into memory: the process may die between any two of them.
#include "analyzer/facts/progress-note.h"

#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace assay {
namespace {

ProgressNote* current = nullptr;
void (*counted_end)(std::string_view) = nullptr;

template <std::size_t kBytes>
void Store(char (&to)[kBytes], std::string_view text) {
  const std::size_t length = std::min(text.size(), kBytes - 1);
  std::memcpy(to, text.data(), length);
  to[length] = '\0';
}

template <std::size_t kBytes>
std::string Printable(const char (&from)[kBytes]) {
  std::string text(from, strnlen(from, kBytes));
  std::replace_if(text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return text;
}

}  // namespace

void UseProgressNote(ProgressNote* note) { current = note; }

void NotePlace(std::string_view file, int line) {
  if (current == nullptr) return;
  Store(current->file, file);
  current->line = line;
}

void ForgetPlace() {
  if (current == nullptr) return;
  current->file[0] = '\0';
  current->line = 0;
}

void OnCountedEnd(void (*end)(std::string_view limit)) { counted_end = end; }

void EndByCount(std::string_view limit) {
  if (counted_end != nullptr) counted_end(limit);
  if (current != nullptr) {
    Store(current->ended, limit);
  } else {
    // No parent to report to: a test, or a separate tool.
    (void)!write(STDERR_FILENO, limit.data(), limit.size());
    (void)!write(STDERR_FILENO, "\n", 1);
  }
  _exit(kCountedEndStatus);
}

std::string PlaceIn(const ProgressNote& note) {
  const std::string file = Printable(note.file);
  return file.empty() || note.line <= 0 ? file : file + ":" + std::to_string(note.line);
}

std::string LimitIn(const ProgressNote& note) { return Printable(note.ended); }

}  // namespace assay
