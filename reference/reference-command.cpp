// The command is the user's own and runs with the user's rights, only if the command line allows it; code of the
// input never takes this path.
#include "reference/reference-command.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "reference/npy.h"

extern char** environ;

namespace assay {
namespace {

namespace fs = std::filesystem;

// A folder that is deleted with all of its contents.
class Scratch {
 public:
  Scratch() {
    std::string name = (fs::temp_directory_path() / "assay-golden-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path_ = name;
  }
  ~Scratch() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

std::string LastLine(const fs::path& file) {
  std::ifstream in(file);
  std::string last;
  for (std::string line; std::getline(in, line);) {
    if (line.find_first_not_of(" \t\r") != std::string::npos) last = line;
  }
  return last;
}

// Exit status of the shell; -1 if it could not be started.
int Shell(const std::string& command, const std::string& folder, const Scratch& scratch) {
  std::vector<std::string> variables;
  for (char** entry = environ; *entry != nullptr; ++entry) variables.emplace_back(*entry);
  variables.push_back("ASSAY_INPUTS=" + (scratch.path() / "inputs").string());
  variables.push_back("ASSAY_OUTPUTS=" + (scratch.path() / "outputs").string());
  std::vector<char*> environment;
  for (std::string& variable : variables) environment.push_back(variable.data());
  environment.push_back(nullptr);
  const std::string messages = (scratch.path() / "messages").string();
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, messages.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addchdir_np(&files, folder.c_str());
  std::string program = "sh", option = "-c", text = command;
  char* arguments[] = {program.data(), option.data(), text.data(), nullptr};
  pid_t child = 0;
  const int failed = posix_spawn(&child, "/bin/sh", &files, nullptr, arguments, environment.data());
  posix_spawn_file_actions_destroy(&files);
  int status = 0;
  if (failed != 0 || waitpid(child, &status, 0) < 0) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

bool GoldenFromCommand(const Contract& contract, const std::string& folder, const std::vector<SimTensor>& inputs,
                       std::vector<SimTensor>& golden, std::string& error) {
  const Scratch scratch;
  if (scratch.path().empty()) {
    error = "no temporary folder for the reference command";
    return false;
  }
  const fs::path made = scratch.path() / "outputs";
  fs::create_directory(scratch.path() / "inputs");
  fs::create_directory(made);
  for (const SimTensor& input : inputs) {
    if (!WriteNpy((scratch.path() / "inputs" / (input.name + ".npy")).string(), input, error)) return false;
  }
  const std::string home = folder.empty() ? "." : folder;
  if (const int status = Shell(contract.command, home, scratch); status != 0) {
    const std::string said = LastLine(scratch.path() / "messages");
    error = fmt::format("the reference command ended with {}{}{}", status, said.empty() ? "" : ": ", said);
    return false;
  }
  std::vector<std::string> names = contract.golden;
  if (names.empty()) {
    for (const ContractTensor& output : contract.outputs) names.push_back(output.name + ".npy");
  }
  for (const std::string& name : names) {
    const fs::path place = fs::exists(made / name) ? made / name : fs::path(home) / name;
    golden.emplace_back();
    if (!ReadNpy(place.string(), golden.back(), error)) return false;
  }
  return true;
}

}  // namespace assay
