// A heap of its own for a forked worker. What the caller has freed lies scattered over its whole heap, so a worker that
// allocates there copies a page for almost every small block: most of the time of a short run, where page faults are
// dear. docs/status.md has figures.
#pragma once

namespace assay {

// From now on `malloc` and its kin, thus also `new`, take memory that this process maps itself; blocks from before stay
// valid, and are freed and grown as always. For a process with one thread, once, and for good. A block that is freed
// twice ends the process by SIGABRT, as in glibc. Does nothing in programs with a sanitizer, which brings a heap of
// its own.
void UseFreshHeap();

}  // namespace assay
