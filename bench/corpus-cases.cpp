// Reads expect.json and contract.json of each bundled case; starts Clang as a user would.
#include "bench/corpus-cases.h"

#include <spawn.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>

#include "analyzer/contract/contract.h"
#include "analyzer/facts/kernel-language.h"
#include "dialects/ascendc/read/reader.h"

extern char** environ;

namespace assay::bench {
namespace {

namespace fs = std::filesystem;

std::string ReadAll(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

int Spawn(const std::vector<std::string>& command) {
  std::vector<char*> argv;
  for (const std::string& word : command) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", 1, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", 1, 0);
  pid_t pid = 0;
  int status = -1;
  if (posix_spawnp(&pid, argv[0], &actions, nullptr, argv.data(), environ) == 0) waitpid(pid, &status, 0);
  posix_spawn_file_actions_destroy(&actions);
  return status;
}

bool IsTranslationUnit(const VirtualFile& file, bool host) {
  if (host != (file.role == FileRole::kHostOperator)) return false;
  return (host || file.role == FileRole::kKernel) && (file.name.ends_with(".cpp") || file.name.ends_with(".cc"));
}

}  // namespace

std::vector<Case> CorpusCases(bool with_contract) {
  std::vector<Case> cases;
  for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(ASSAY_SOURCE_DIR) / "corpus/kernels")) {
    const fs::path folder = entry.path();
    const auto expect = nlohmann::json::parse(ReadAll(folder / "expect.json"), nullptr, false);
    if (!expect.is_object()) continue;
    Case found{.name = folder.filename().string(),
               .path = (folder / expect.value("input", "")).string(),
               .folder = folder.string(),
               .contract = std::nullopt};
    if (fs::exists(folder / "contract.json"))
      found.contract = LoadContract((folder / "contract.json").string()).contract;
    if (!with_contract || found.contract) cases.push_back(std::move(found));
  }
  std::sort(cases.begin(), cases.end(), [](const Case& a, const Case& b) { return a.name < b.name; });
  return cases;
}

SyntaxOnly::SyntaxOnly(std::string resources, std::string scratch)
    : resources_(std::move(resources)), scratch_(std::move(scratch)) {}

double SyntaxOnly::Run(const Project& project) const {
  fs::remove_all(scratch_);
  for (const VirtualFile& file : project.files) {
    const fs::path path = fs::path(scratch_) / fs::path(file.name).relative_path().lexically_normal();
    if (path.string().starts_with(scratch_ + "/..")) continue;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << file.text;
  }
  double milliseconds = 0;
  for (const auto& setup : ascendc::Reader::PrecompiledHeaders(resources_)) {
    const bool host = setup.name == "host.pch";
    if (!host && setup.name != "kernel.pch") continue;
    for (const VirtualFile& file : project.files) {
      if (!IsTranslationUnit(file, host)) continue;
      std::vector<std::string> command{"clang++-19", "-fsyntax-only"};
      for (const std::string_view half : {FirstLanguage().host_folder, FirstLanguage().kernel_folder})
        command.push_back("-I" + scratch_ + "/" + std::string(half));
      command.insert(command.end(), setup.flags.begin(), setup.flags.end());
      for (const std::string& folder : setup.include_dirs) command.push_back("-I" + folder);
      command.push_back(scratch_ + "/" + file.name);
      const auto start = std::chrono::steady_clock::now();
      Spawn(command);
      milliseconds += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    }
  }
  return milliseconds;
}

double Median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace assay::bench
