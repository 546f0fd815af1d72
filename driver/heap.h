// The heap of a worker on large pages. A full check of one reply touches some 50 MB that were not touched before, and
// each process that it forks copies the page table of all of it. docs/status.md says what large pages save.
#pragma once

namespace assay {

// Settles how the heap grows, once for each process. Later calls only ask for large pages where the heap has grown
// since. Changes nothing but speed, and nothing at all where the system has no large pages. Not for a program with a
// sanitizer, which brings a heap of its own.
void UseLargePages();

}  // namespace assay
