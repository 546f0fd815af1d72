// A confined program: it reads the system's libraries and itself, writes nothing, starts nothing else, reaches no
// process and no host, and ends with its parent. It communicates through two pipes.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace assay {

struct ConfinedLimits {
  std::uint64_t cpu_seconds = 0;
  std::uint64_t memory_bytes = 0;  // of address space
};

class ConfinedProgram {
 public:
  // `arguments` begins with the program's path. Null, with `why`, if it cannot be started or the system lacks Landlock
  // or seccomp.
  static std::unique_ptr<ConfinedProgram> Start(const std::vector<std::string>& arguments, const ConfinedLimits& limits,
                                                std::string& why);
  ~ConfinedProgram();
  ConfinedProgram(const ConfinedProgram&) = delete;
  ConfinedProgram& operator=(const ConfinedProgram&) = delete;

  // False where the program ended, or took longer than `seconds` for a part of it. It is ended then.
  bool Write(const std::string& bytes, double seconds);
  bool Read(std::size_t count, double seconds, std::string& bytes);

 private:
  ConfinedProgram(pid_t process, int to, int from) : process_(process), to_(to), from_(from) {}
  void End();

  pid_t process_ = -1;
  int to_ = -1, from_ = -1;
};

}  // namespace assay
