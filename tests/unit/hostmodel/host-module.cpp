// See host-module.h. One temporary folder a process, removed at exit.
#include "tests/unit/hostmodel/host-module.h"

#include <dlfcn.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace assay::hostmodel {
namespace {

namespace fs = std::filesystem;

struct Folder {
  fs::path path;
  Folder() {
    std::string pattern = (fs::temp_directory_path() / "assay-hostmodel-XXXXXX").string();
    path = ::mkdtemp(pattern.data());
  }
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
};

const fs::path& Scratch() {
  static const Folder folder;
  return folder.path;
}

const std::string& Compiler() {
  static const std::string found = [] {
    for (const char* name : {"clang++-19", "clang++-18", "clang++", "g++"}) {
      if (std::system((std::string("command -v ") + name + " >/dev/null 2>&1").c_str()) == 0) return std::string(name);
    }
    return std::string("c++");
  }();
  return found;
}

Compiled Compile(const std::string& arguments) {
  static int count = 0;
  const fs::path log = Scratch() / ("log" + std::to_string(count++));
  const std::string headers = std::string(ASSAY_SOURCE_DIR) + "/dialects/ascendc/model/host-include";
  const std::string command =
      Compiler() + " -std=c++11 -w -isystem " + headers + " " + arguments + " >" + log.string() + " 2>&1";
  Compiled compiled;
  compiled.ok = std::system(command.c_str()) == 0;
  std::ostringstream text;
  text << std::ifstream(log).rdbuf();
  compiled.log = text.str();
  return compiled;
}

}  // namespace

Compiled CompileFile(const std::string& file) {
  const fs::path object = Scratch() / (file + ".so");
  const std::string source = std::string(ASSAY_SOURCE_DIR) + "/tests/unit/hostmodel/data/" + file;
  Compiled compiled;
  if (fs::exists(object)) {
    compiled.ok = true;
  } else {
    // Without the flag the optimiser infers "not null" from a use and removes the fault.
    compiled = Compile("-O1 -fno-delete-null-pointer-checks -shared -fPIC " + source + " -o " + object.string());
  }
  compiled.path = object.string();
  return compiled;
}

Compiled CheckSource(const std::string& source) {
  const fs::path file = Scratch() / "check.cpp";
  std::ofstream(file) << source;
  return Compile("-fsyntax-only " + (Compiler() == "g++" ? "" : std::string("-ferror-limit=0 ")) + file.string());
}

Ran RunModule(const Compiled& module, const assay_host_request& request) {
  void* memory = ::mmap(nullptr, sizeof(assay_host_reply), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  auto* shared = static_cast<assay_host_reply*>(memory);
  const pid_t child = ::fork();
  if (child == 0) {
    // A sanitizer's handlers would turn the crash into an exit.
    for (const int number : {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL}) ::signal(number, SIG_DFL);
    void* handle = ::dlopen(module.path.c_str(), RTLD_NOW | RTLD_LOCAL);
    using Main = int (*)(const assay_host_request*, assay_host_reply*);
    const auto entry = handle == nullptr ? nullptr : reinterpret_cast<Main>(::dlsym(handle, "assay_host_main"));
    if (entry == nullptr) ::_exit(3);
    entry(&request, shared);
    ::_exit(0);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  Ran ran;
  ran.crashed = WIFSIGNALED(status);
  ran.reply = std::make_unique<assay_host_reply>(*shared);
  ::munmap(memory, sizeof(assay_host_reply));
  return ran;
}

}  // namespace assay::hostmodel
