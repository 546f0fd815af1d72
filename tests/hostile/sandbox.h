// Runs the built binary on one hostile input in a separate folder and checks everything it left: exit code,
// time, output, files, processes.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace assay::hostile {

// Seconds that one input may take on an otherwise idle machine.
double LimitSeconds();

struct Outcome {
  int exit_code = -1;  // 128 + signal where a signal ended it
  bool timed_out = false;
  double seconds = 0;    // wall time less that in which processes of this machine waited for a core
  int left_running = 0;  // descendants still alive after the end
  std::string out;
  std::string err;
  nlohmann::json document;             // discarded if `out` is no JSON
  std::vector<std::string> disturbed;  // files made, changed or removed outside the tool's own cache
  bool canary_opened = false;          // by whomever
};

class Sandbox {
 public:
  Sandbox();
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  // Path of a file below the sandbox, whether it exists or not.
  std::string Path(const std::string& name) const;
  // Writes a file (with its folders) and returns its path.
  std::string Write(const std::string& name, const std::string& bytes);
  // A file that the input tries to damage. It lies outside the folder of the input.
  std::string canary() const { return Path("outside/canary.txt"); }
  // Its contents, which no report may repeat.
  static constexpr const char* kCanaryText = "the canary sings";
  // Runs `assay check --format json ARGS...` in the folder `work`.
  Outcome Check(const std::vector<std::string>& args);

 private:
  std::map<std::string, std::string> Snapshot() const;

  std::filesystem::path root_;
};

// Requirements for every input, however strange: it ends in time, with one valid document and the matching exit code
// 0, 1 or 3; no file is changed, no process left, the canary neither opened nor repeated.
void ExpectOrderly(const Outcome& outcome);
// In addition: at least one finding, error or undecided entry, and no clean run.
void ExpectHarmless(const Outcome& outcome);
// In addition: a finding or error (exit 1 or 3).
void ExpectReported(const Outcome& outcome);
// All text of findings, errors and undecided entries.
std::string Words(const nlohmann::json& document);

}  // namespace assay::hostile
