// Median, 95th and 99th percentile over replies given by the user, lint and full level per stage, in one warm process,
// with the time of `clang++ -fsyntax-only` on the same text for comparison. `lint cpu` is the processor time of the
// process itself: on a busy machine it is more meaningful than the clock. The process is a child: an input that ends it
// is counted, and the next one goes on in a new child.
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "bench/corpus-cases.h"
#include "dialects/ascendc/dialect.h"
#include "dialects/options.h"
#include "pipeline/analyze.h"

namespace assay::bench {
namespace {

constexpr int kSecondsPerInput = 20;
constexpr std::size_t kShown = 5;

struct Tally {
  std::map<std::string, std::vector<double>> stages;  // "lint parse_host", ...
  std::vector<double> lint_ratios;
  std::vector<double> full_ratios;
  std::vector<std::pair<double, std::string>> lint_cpu;  // and the input
  int lost = 0;
};

struct Inputs {
  bool lint_only = false;
  std::vector<std::string> paths;
};

// Milliseconds of processor time this process has used.
double CpuTime() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto ms = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_usec) / 1e3;
  };
  return ms(used.ru_utime) + ms(used.ru_stime);
}

double Percentile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
  return values[std::clamp<std::size_t>(rank, 1, values.size()) - 1];
}

std::string Resources() { return std::string(ASSAY_BINARY_DIR) + "/share/assay"; }

void WriteStages(Analyzer& analyzer, const std::string& path, Level level, std::ostream& line) {
  AnalyzeOptions options;
  options.level = level;
  const char* name = level == Level::kLint ? "lint " : "full ";
  Project project = LoadPath(path).project;
  const double before = CpuTime();
  const Report report = analyzer.Analyze(std::move(project), options);
  for (const auto& [stage, milliseconds] : report.timing_ms) line << '\t' << name << stage << '=' << milliseconds;
  if (level == Level::kLint) line << "\tlint cpu=" << CpuTime() - before;
}

// One line per input: "index key=value ..."; written atomically, so that a crash loses only the input it happened on.
void Work(const Inputs& inputs, std::size_t first, int out) {
  Analyzer analyzer(ascendc::TheDialect(), Resources());
  const std::string scratch =
      (std::filesystem::temp_directory_path() / ("assay-bench-" + std::to_string(getpid()))).string();
  const SyntaxOnly clang(Resources(), scratch);
  AnalyzeOptions warm;
  if (inputs.lint_only) warm.level = Level::kLint;
  for (const Case& one : CorpusCases(false)) {
    if (one.name.starts_with("add")) analyzer.Analyze(LoadPath(one.path).project, warm);
  }
  for (std::size_t i = first; i < inputs.paths.size(); ++i) {
    alarm(kSecondsPerInput);
    std::ostringstream line;
    line << i;
    WriteStages(analyzer, inputs.paths[i], Level::kLint, line);
    if (!inputs.lint_only) {
      WriteStages(analyzer, inputs.paths[i], Level::kFull, line);
      line << "\tclang=" << clang.Run(LoadPath(inputs.paths[i]).project);
    }
    const std::string text = line.str() + '\n';
    if (write(out, text.data(), text.size()) < 0) _exit(1);
  }
  std::filesystem::remove_all(scratch);
}

void Add(const std::string& line, const std::string& path, Tally& tally) {
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
  tally.lint_cpu.emplace_back(values["lint cpu"], path);
  if (values["clang"] > 0) {
    tally.lint_ratios.push_back(values["lint total"] / values["clang"]);
    tally.full_ratios.push_back(values["full total"] / values["clang"]);
  }
}

// Runs a child from input `first` on; returns the first input that it did not finish.
std::size_t RunChild(const Inputs& inputs, std::size_t first, Tally& tally) {
  int ends[2];
  if (pipe(ends) != 0) return inputs.paths.size();
  const pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    Work(inputs, first, ends[1]);
    _exit(0);
  }
  close(ends[1]);
  std::FILE* in = fdopen(ends[0], "r");
  char* line = nullptr;
  std::size_t size = 0;
  std::size_t next = first;
  while (getline(&line, &size, in) > 0) {
    Add(line, inputs.paths[next], tally);
    ++next;
  }
  std::free(line);
  std::fclose(in);
  waitpid(pid, nullptr, 0);
  return next;
}

void Print(Tally& tally, std::size_t count) {
  std::printf("%zu replies, %d lost; milliseconds\n%-24s %8s %8s %8s\n", count, tally.lost, "", "median", "p95", "p99");
  for (const auto& [stage, values] : tally.stages) {
    std::printf("%-24s %8.1f %8.1f %8.1f  (%zu)\n", stage.c_str(), Median(values), Percentile(values, 0.95),
                Percentile(values, 0.99), values.size());
  }
  std::sort(tally.lint_cpu.rbegin(), tally.lint_cpu.rend());
  tally.lint_cpu.resize(std::min(tally.lint_cpu.size(), kShown));
  for (const auto& [milliseconds, path] : tally.lint_cpu) {
    std::printf("slowest at level lint: %.1f %s\n", milliseconds, path.c_str());
  }
  if (tally.lint_ratios.empty()) return;
  std::printf("median ratio to clang++ -fsyntax-only: lint %.2f, full %.2f (%zu replies with code)\n",
              Median(tally.lint_ratios), Median(tally.full_ratios), tally.lint_ratios.size());
}

}  // namespace
}  // namespace assay::bench

int main(int argc, char** argv) {
  assay::bench::Inputs inputs;
  int first = 1;
  if (argc > 1 && std::strcmp(argv[1], "--lint") == 0) {
    inputs.lint_only = true;
    ++first;
  }
  if (argc <= first || std::strcmp(argv[first], "--help") == 0) {
    std::fprintf(stderr, "usage: assay_bench_replies [--lint] FILE...\n  --lint: neither level full nor clang\n");
    return 2;
  }
  inputs.paths.assign(argv + first, argv + argc);
  assay::bench::Tally tally;
  for (std::size_t next = 0; next < inputs.paths.size();) {
    next = assay::bench::RunChild(inputs, next, tally);
    if (next < inputs.paths.size()) {
      std::fprintf(stderr, "%s: ended the process\n", inputs.paths[next].c_str());
      ++tally.lost;
      ++next;
    }
  }
  assay::bench::Print(tally, inputs.paths.size());
  return tally.lost == 0 ? 0 : 1;
}
