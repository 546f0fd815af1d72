// Evaluates what PyTorch was recorded to give (operations/*.jsonl, by scripts/record-tensor-operations):
//   operation-cases [--results | --names] INPUTS.py FILE.jsonl...
// A case has to give what is recorded, or to end without a value where it is recorded as `undecided`. Every operation
// that the evaluator knows has to have a case. --results prints a JSON line for each case instead, --names the names
// of all operations.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "recorded-value.h"
#include "reference/python/evaluator.h"
#include "reference/tensor/call.h"

namespace assay::harness {
namespace {

using nlohmann::json;

constexpr std::size_t kCasesAModule = 100;

struct Case {
  std::string place;  // file and line
  json recorded;
};

// What cases called.
class Called : public TensorWatch {
 public:
  void Begin(const std::string& name, const ValueList&) override { names.insert(name); }
  void End(const std::string&, const ValueList&, const Value&) override {}
  std::set<std::string> names;
};

// A script's files, in memory.
class MemoryFiles : public ScriptFiles {
 public:
  std::optional<std::string> Read(const std::string& path) override {
    const auto found = files_.find(path);
    return found == files_.end() ? std::nullopt : std::optional(found->second);
  }
  void Write(const std::string& path, std::string bytes, Dtype) override { files_[path] = std::move(bytes); }
  void Print(const std::string&) override {}

 private:
  std::map<std::string, std::string> files_;
};

// Statements, separated by "; "; the last one is an expression.
std::string FunctionOf(std::size_t number, const std::string& text) {
  std::string made = fmt::format("def case_{}():\n", number), rest = text;
  for (std::size_t at; (at = rest.find("; ")) != std::string::npos; rest.erase(0, at + 2))
    made += "    " + rest.substr(0, at) + "\n";
  return made + "    return " + rest + "\n";
}

struct Options {
  std::string inputs;
  bool prints = false;
};

class Run {
 public:
  explicit Run(Options options) : options_(std::move(options)) {}

  bool ReadFile(const std::string& path) {
    std::ifstream in(path);
    if (!in) return std::fprintf(stderr, "%s cannot be read\n", path.c_str()), false;
    const std::string name = std::filesystem::path(path).stem().string();
    std::vector<Case> cases;
    std::size_t line = 0;
    for (std::string text; std::getline(in, text);) {
      ++line;
      json made = json::parse(text, nullptr, false);
      if (!made.is_object()) return std::fprintf(stderr, "%s:%zu is no JSON object\n", path.c_str(), line), false;
      if (made.contains("not compared")) {
        left_out_.insert(made["not compared"].get<std::string>());
      } else {
        cases.push_back({fmt::format("{}.jsonl:{}", name, line), std::move(made)});
      }
    }
    for (std::size_t at = 0; at < cases.size(); at += kCasesAModule) {
      const std::size_t end = std::min(cases.size(), at + kCasesAModule);
      Evaluate(name, {std::make_move_iterator(cases.begin() + static_cast<std::ptrdiff_t>(at)),
                      std::make_move_iterator(cases.begin() + static_cast<std::ptrdiff_t>(end))});
    }
    return true;
  }

  int Finish() {
    if (options_.prints) return 0;
    std::size_t missing = 0;
    for (const std::string& name : TorchNames()) {
      const bool compared = called_.names.contains(name) || called_.names.contains(name + "_");
      if (compared == left_out_.contains(name)) {
        fmt::print("`{}` {}\n", name, compared ? "has a case although it is listed as not compared" : "has no case");
        ++missing;
      }
    }
    fmt::print("{} cases, {} undecided as recorded, {} wrong; {} of {} operations\n", cases_, undecided_, wrong_,
               TorchNames().size() - left_out_.size() - missing, TorchNames().size());
    return wrong_ + missing == 0 && cases_ > 0 ? 0 : 1;
  }

 private:
  void Evaluate(const std::string& name, const std::vector<Case>& cases) {
    std::string text = options_.inputs;
    for (std::size_t i = 0; i < cases.size(); ++i) text += FunctionOf(i, cases[i].recorded["do"].get<std::string>());
    MemoryFiles files;
    PythonOptions options;
    options.file = name;
    options.device = "cpu";
    options.keeps_files = name == "kept";
    if (name == "script") options.files = &files;
    if (name == "script") options.arguments = {"script.py", "--size", "4", "-v", "first"};
    Error error;
    const auto module = PythonModule::Load(text, options, error);
    if (!module) {
      fmt::print("{}: {}\n", cases.front().place, error.message);
      wrong_ += cases.size();
      return;
    }
    module->context().watch = &called_;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      Error why;
      Judge(cases[i], module->Call(fmt::format("case_{}", i), {}, {}, why), why.message);
    }
  }

  void Judge(const Case& one, const std::optional<Value>& made, const std::string& why) {
    const json& recorded = one.recorded;
    const bool refused = recorded.contains("raises"), undecided = recorded.contains("undecided");
    std::string wrong;
    if (made) {
      wrong = refused ? "a value where PyTorch raises " + recorded["raises"].get<std::string>()
                      : Difference(*made, recorded["gives"]);
      if (wrong.empty() && undecided) wrong = "right, although it is recorded as undecided";
    } else if (!refused && !undecided) {
      wrong = "no value: " + why;
    }
    ++cases_;
    undecided_ += !made && undecided ? 1 : 0;
    if (options_.prints) {
      const json result = {{"do", recorded["do"]}, {"value", made.has_value()}, {"wrong", wrong}, {"why", why}};
      fmt::print("{}\n", result.dump(-1, ' ', false, json::error_handler_t::replace));
    } else if (!wrong.empty()) {
      ++wrong_;
      fmt::print("{}: {}\n  {}\n", one.place, recorded["do"].get<std::string>(), wrong);
    }
  }

  Options options_;
  Called called_;
  std::set<std::string> left_out_;
  std::size_t cases_ = 0, undecided_ = 0, wrong_ = 0;
};

int Main(int count, char** words) {
  std::vector<std::string> arguments(words + 1, words + count);
  Options options;
  if (!arguments.empty() && arguments[0] == "--names") {
    for (const std::string& name : TorchNames()) fmt::print("{}\n", name);
    return 0;
  }
  if (!arguments.empty() && arguments[0] == "--results") {
    options.prints = true;
    arguments.erase(arguments.begin());
  }
  if (arguments.size() < 2) {
    std::fprintf(stderr, "usage: operation-cases [--results | --names] INPUTS.py FILE.jsonl...\n");
    return 2;
  }
  std::ifstream in(arguments[0]);
  options.inputs.assign(std::istreambuf_iterator<char>(in), {});
  if (options.inputs.empty()) return std::fprintf(stderr, "%s cannot be read\n", arguments[0].c_str()), 2;
  Run run(std::move(options));
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    if (!run.ReadFile(arguments[i])) return 2;
  }
  return run.Finish();
}

}  // namespace
}  // namespace assay::harness

int main(int count, char** words) { return assay::harness::Main(count, words); }
