// Medians over replies given by the user, lint and full level per stage, in one warm process, with the time of
// `clang++ -fsyntax-only` on the same text beside them. The process is a child: an input that ends it is counted,
// and the next one goes on in a new child.
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "analyzer/driver/analyze.h"
#include "bench/corpus-cases.h"

namespace assay::bench {
namespace {

constexpr int kSecondsPerInput = 20;

struct Tally {
  std::map<std::string, std::vector<double>> stages;  // "lint parse_host", ...
  std::vector<double> lint_ratios;
  std::vector<double> full_ratios;
  int lost = 0;
};

std::string Resources() { return std::string(ASSAY_BINARY_DIR) + "/share/assay"; }

// One line an input: "index key=value ..."; written whole, so that a crash loses only the input it happened on.
void Work(const std::vector<std::string>& paths, std::size_t first, int out) {
  Analyzer analyzer(Resources());
  const std::string scratch =
      (std::filesystem::temp_directory_path() / ("assay-bench-" + std::to_string(getpid()))).string();
  const SyntaxOnly clang(Resources(), scratch);
  AnalyzeOptions warm;
  for (const Case& one : CorpusCases(false)) {
    if (one.name.starts_with("add")) analyzer.Analyze(LoadPath(one.path).project, warm);
  }
  for (std::size_t i = first; i < paths.size(); ++i) {
    alarm(kSecondsPerInput);
    std::ostringstream line;
    line << i;
    for (const Level level : {Level::kLint, Level::kFull}) {
      AnalyzeOptions options;
      options.level = level;
      const Report report = analyzer.Analyze(LoadPath(paths[i]).project, options);
      for (const auto& [stage, milliseconds] : report.timing_ms) {
        line << '\t' << (level == Level::kLint ? "lint " : "full ") << stage << '=' << milliseconds;
      }
    }
    line << "\tclang=" << clang.Run(LoadPath(paths[i]).project) << '\n';
    const std::string text = line.str();
    if (write(out, text.data(), text.size()) < 0) _exit(1);
  }
  std::filesystem::remove_all(scratch);
}

void Add(const std::string& line, Tally& tally) {
  std::istringstream fields(line);
  std::string field;
  std::map<std::string, double> values;
  std::getline(fields, field, '\t');
  while (std::getline(fields, field, '\t')) {
    const std::size_t at = field.find('=');
    values[field.substr(0, at)] = std::stod(field.substr(at + 1));
  }
  for (const auto& [key, value] : values) {
    if (key != "clang" || value > 0) tally.stages[key].push_back(value);
  }
  if (values["clang"] > 0) {
    tally.lint_ratios.push_back(values["lint total"] / values["clang"]);
    tally.full_ratios.push_back(values["full total"] / values["clang"]);
  }
}

// Runs a child from input `first` on; returns the first input that it did not finish.
std::size_t RunChild(const std::vector<std::string>& paths, std::size_t first, Tally& tally) {
  int ends[2];
  if (pipe(ends) != 0) return paths.size();
  const pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    Work(paths, first, ends[1]);
    _exit(0);
  }
  close(ends[1]);
  std::FILE* in = fdopen(ends[0], "r");
  char* line = nullptr;
  std::size_t size = 0;
  std::size_t next = first;
  while (getline(&line, &size, in) > 0) {
    Add(line, tally);
    ++next;
  }
  std::free(line);
  std::fclose(in);
  waitpid(pid, nullptr, 0);
  return next;
}

}  // namespace
}  // namespace assay::bench

int main(int argc, char** argv) {
  using assay::bench::Median;
  if (argc < 2 || std::strcmp(argv[1], "--help") == 0) {
    std::fprintf(stderr, "usage: assay_bench_replies FILE...\n");
    return 2;
  }
  const std::vector<std::string> paths(argv + 1, argv + argc);
  assay::bench::Tally tally;
  for (std::size_t next = 0; next < paths.size();) {
    next = assay::bench::RunChild(paths, next, tally);
    if (next < paths.size()) {
      std::fprintf(stderr, "%s: ended the process\n", paths[next].c_str());
      ++tally.lost;
      ++next;
    }
  }
  std::printf("%zu replies, %d lost; medians in milliseconds\n", paths.size(), tally.lost);
  for (const auto& [stage, values] : tally.stages) {
    std::printf("%-24s %8.1f  (%zu)\n", stage.c_str(), Median(values), values.size());
  }
  std::printf("median ratio to clang++ -fsyntax-only: lint %.2f, full %.2f (%zu replies with code)\n",
              Median(tally.lint_ratios), Median(tally.full_ratios), tally.lint_ratios.size());
  return tally.lost == 0 ? 0 : 1;
}
