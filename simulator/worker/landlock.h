// A second sandbox layer for a worker, on systems that have it (Linux 5.13 and later): the process may not open a file
// nor, on later systems, use a port, a device's ioctls or signals to outside processes. Adds no dependency: the numbers
// are part of the system's interface.
#pragma once

#include <string>
#include <vector>

namespace assay {

// 0 if the system has none; else its interface version.
int LandlockVersion();

// Confines the calling process permanently. False if nothing was done. Needs one free descriptor and the
// no_new_privs flag.
bool ShutOffFiles();

// The same, except that files may be read: nothing can be written, created, moved, removed or executed outside
// of `writable` (folders that exist), and no port or outside process can be reached.
bool ShutOffWriting(const std::vector<std::string>& writable);

// The same, for a program about to be started: it may read the system's libraries (/usr, /lib) and information about
// the machine, and execute itself and its loader. False if the system has no Landlock.
bool ShutOffAllButProgram(const std::string& program);

}  // namespace assay
