// What this process was doing to the input, kept where its parent can read it after a crash: the place in the text that
// a stage looked at last, and the limit that it exceeded.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace assay {

// Shared with the parent, which validates all of it.
struct ProgressNote {
  char file[160];
  std::int32_t line;
  char ended[256];
};

// Exit statuses of a process that ran out of memory, and of one that EndByCount ended.
inline constexpr int kOutOfMemoryStatus = 86;
inline constexpr int kCountedEndStatus = 87;

// Where this process writes its notes; null (the initial value) if nothing reads them.
void UseProgressNote(ProgressNote* note);
// Records the place being analysed. Cheap enough to call for every statement.
void NotePlace(std::string_view file, int line);
void ForgetPlace();
// Ends the process: the input needs more of something than its limit allows. `limit` completes the message
// "stopped: ...".
[[noreturn]] void EndByCount(std::string_view limit);
// Called instead of ending the process, and must not return: a fuzz target goes on with the next input.
void OnCountedEnd(void (*end)(std::string_view limit));

// "kernel.cpp:12" and the limit, with every unprintable byte replaced; empty if there is none.
std::string PlaceIn(const ProgressNote& note);
std::string LimitIn(const ProgressNote& note);

}  // namespace assay
