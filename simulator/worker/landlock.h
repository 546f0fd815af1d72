// A second wall round a worker, on systems that have it (Linux 5.13 and later): the process may not name a file, nor,
// on later systems, a port, a device's controls or a process outside. Without new dependencies: the numbers are part of
// the system's interface.
#pragma once

#include <string>
#include <vector>

namespace assay {

// 0 where the system has none; else the version of its interface.
int LandlockVersion();

// Shuts the calling process off for good. False where nothing was done. Needs one free descriptor, and that no new
// privileges can be gained any more.
bool ShutOffFiles();

// The same but for reading files: nothing can be written, made, moved, removed or executed outside of `writable`
// (folders that exist), nor a port or a process outside be reached.
bool ShutOffWriting(const std::vector<std::string>& writable);

// The same, for a program that is about to be started: it reads the system's libraries (/usr, /lib) and what it asks of
// the machine, and executes itself and its loader. False where the system has no such walls.
bool ShutOffAllButProgram(const std::string& program);

}  // namespace assay
