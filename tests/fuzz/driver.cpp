// Runs a fuzz target without libFuzzer: every seed as it is, then a counted number of mutants, the same in every run.
// An input that crashes the target or makes it loop is left in a file.
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/mutate.h"

namespace {

namespace fs = std::filesystem;

// Far above the time of any input, sanitizers included.
constexpr unsigned kSecondsAnInput = 60;

std::string artifact = "fuzz-crash";
const std::uint8_t* running = nullptr;
std::size_t running_size = 0;

void Leave(int signal_number) {
  const int file = open(artifact.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file >= 0 && write(file, running, running_size) >= 0) {
    const std::string said = "fuzz: the input is in " + artifact + "\n";
    (void)!write(STDERR_FILENO, said.data(), said.size());
  }
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void Watch() {
  static char stack[1 << 16];
  const stack_t alternative{stack, 0, sizeof stack};
  sigaltstack(&alternative, nullptr);
  struct sigaction action{};
  action.sa_handler = Leave;
  action.sa_flags = SA_ONSTACK;
  for (const int number : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGALRM, SIGTRAP}) {
    sigaction(number, &action, nullptr);
  }
}

void Run(const std::string& input) {
  running = reinterpret_cast<const std::uint8_t*>(input.data());
  running_size = input.size();
  alarm(kSecondsAnInput);
  LLVMFuzzerTestOneInput(running, running_size);
  alarm(0);
}

void Read(const fs::path& path, std::vector<std::string>& seeds) {
  std::ifstream file(path, std::ios::binary);
  seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

std::vector<std::string> Seeds(const std::vector<fs::path>& places) {
  std::vector<fs::path> files;
  for (const fs::path& place : places) {
    if (fs::is_directory(place)) {
      for (const auto& entry : fs::recursive_directory_iterator(place)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
      }
    } else {
      files.push_back(place);
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> seeds;
  for (const fs::path& file : files) Read(file, seeds);
  return seeds;
}

int Usage() {
  std::fprintf(stderr, "usage: TARGET [--count N] [--seed S] [--most BYTES] [--artifact FILE] SEED...\n");
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t count = 1000, seed = 1, most = 65536;
  std::vector<fs::path> places;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const bool takes = word == "--count" || word == "--seed" || word == "--most" || word == "--artifact";
    if (!takes) {
      if (word.starts_with("--")) return Usage();
      places.emplace_back(word);
      continue;
    }
    if (++i == argc) return Usage();
    if (word == "--artifact") {
      artifact = argv[i];
    } else {
      (word == "--count" ? count : word == "--seed" ? seed : most) = std::strtoull(argv[i], nullptr, 10);
    }
  }
  const std::vector<std::string> seeds = Seeds(places);
  Watch();
  for (const std::string& one : seeds) Run(one);
  assay::fuzz::Random random(seed);
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::string none;
    const std::string& from = seeds.empty() ? none : seeds[random.Below(seeds.size())];
    const std::string& other = seeds.empty() ? none : seeds[random.Below(seeds.size())];
    Run(assay::fuzz::Mutated(from, other, most, random));
  }
  std::printf("%zu seeds, %llu mutants\n", seeds.size(), static_cast<unsigned long long>(count));
  return 0;
}
