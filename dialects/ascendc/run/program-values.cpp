// See program-values.h.
#include "dialects/ascendc/run/program-values.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <utility>
#include <vector>

#include "analyzer/facts/ascii.h"
#include "dialects/ascendc/worker/program-files.h"
#include "reference/python/evaluator.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"

namespace assay {
namespace {

class Files : public harness::ScriptFiles {
 public:
  explicit Files(ProgramData& data) : data_(data) {}

  std::optional<std::string> Read(const std::string& path) override {
    const auto found = data_.files.find(PlainPath(path));
    return found == data_.files.end() ? std::nullopt : std::optional(found->second);
  }
  void Write(const std::string& path, std::string bytes, Dtype dtype) override {
    const std::string plain = PlainPath(path);
    data_.dtypes[plain] = dtype;
    data_.files[plain] = std::move(bytes);
  }
  void Print(const std::string& text) override {
    if (printed_.size() < kMostPrinted) printed_ += text;
  }
  const std::string& printed() const { return printed_; }

 private:
  ProgramData& data_;
  std::string printed_;
};

// How a script ended: by itself or by sys.exit; otherwise `error` gives the reason.
struct Ended {
  bool by_itself = false;
  bool raised = false;
  std::string status;  // of sys.exit
  std::string error;
};

Ended Evaluate(const source::Scripts& scripts, const source::ScriptCall& call, Files& files) {
  harness::PythonOptions options;
  options.file = call.script;
  options.files = &files;
  options.arguments = {call.script};
  options.arguments.insert(options.arguments.end(), call.arguments.begin(), call.arguments.end());
  options.max_steps = 60'000'000;
  options.resolve = [&](const std::string& module) -> std::optional<std::string> {
    for (const auto& [name, text] : scripts.texts) {
      if (name == module + ".py" || name.ends_with("/" + module + ".py")) return text;
    }
    return std::nullopt;
  };
  harness::Error error;
  if (harness::PythonModule::Load(scripts.texts.at(call.script), options, error)) return {.by_itself = true};
  constexpr std::string_view kExit = "SystemExit";
  if (error.message.starts_with(kExit)) {
    std::string status = error.message.substr(kExit.size());
    status.erase(0, status.find_first_not_of(": "));
    return {.by_itself = true, .status = status == "0" ? "" : status};
  }
  return {.raised = error.raised,
          .error = fmt::format("{}:{}: {}", error.file.empty() ? call.script : error.file, error.line, error.message)};
}

std::size_t Count(const std::string& text, std::string_view word) {
  std::size_t count = 0;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + word.size())) ++count;
  return count;
}

ShapeRun::Values WordOf(const std::string& text) {
  static constexpr std::string_view kBad[] = {"fail", "error", "mismatch", "incorrect", "wrong", "not equal"};
  static constexpr std::string_view kGood[] = {"pass", "success", "correct"};
  std::size_t bad = 0, good = 0;
  for (const std::string_view word : kBad) bad += Count(text, word);
  for (const std::string_view word : kGood) good += Count(text, word);
  good -= std::min(good, Count(text, "incorrect"));
  if (good > 0 && bad == 0) return ShapeRun::Values::kMatch;
  return bad > 0 && good == 0 ? ShapeRun::Values::kMismatch : ShapeRun::Values::kSkipped;
}

// The part of a text that reports a comparison: its last line, or else the whole. "0 failed" and the like are no
// failure.
ShapeRun::Values Word(const std::string& printed) {
  const std::string text = Lower(printed);
  const std::size_t end = text.find_last_not_of(" \r\n");
  if (end == std::string::npos) return ShapeRun::Values::kSkipped;
  const std::size_t begin = text.rfind('\n', end);
  const ShapeRun::Values last = WordOf(text.substr(begin + 1, end - begin));
  return last == ShapeRun::Values::kSkipped ? WordOf(text) : last;
}

void Mismatch(ShapeRun& run, const std::string& what) {
  run.values = ShapeRun::Values::kUndecided;
  run.why_undecided = what;
}

SimTensor TensorOf(const std::string& bytes, Dtype dtype) {
  SimTensor tensor;
  tensor.dtype = dtype;
  const std::size_t size = std::max<std::size_t>(SizeOf(dtype), 1);
  tensor.shape = {static_cast<std::int64_t>(bytes.size() / size)};
  tensor.data.resize(bytes.size() / size * size);
  std::memcpy(tensor.data.data(), bytes.data(), tensor.data.size());
  return tensor;
}

// The name of a file of results without its folder and the word for whose results they are.
std::string OwnName(const std::string& path) {
  std::string name = Lower(path.substr(path.rfind('/') + 1));
  for (const std::string_view word : {"golden", "output"}) {
    if (const std::size_t at = name.find(word); at != std::string::npos) name.erase(at, word.size());
  }
  return name;
}

// The script's file that says what `path` should hold: the only one next to it, of its size, that the program did not
// read.
std::string GoldenOf(const std::string& path, const std::string& text, const ProgramData& data,
                     const std::map<std::string, std::string>& written) {
  const auto digits = [](const std::string& name) {
    std::string only;
    for (const char c : name.substr(name.rfind('/') + 1)) {
      if (std::isdigit(static_cast<unsigned char>(c)) != 0) only += c;
    }
    return only;
  };
  // Whether its name is that of another file that the program wrote, with the other word before it.
  const auto of_other = [&](const std::string& name) {
    return OwnName(name) != OwnName(path) && std::ranges::any_of(written, [&](const auto& other) {
             return other.first != path && OwnName(other.first) == OwnName(name);
           });
  };
  std::string found;
  const std::string folder = path.substr(0, path.rfind('/') + 1);
  for (const auto& [name, bytes] : data.files) {
    const bool golden = Lower(name).find("golden") != std::string::npos;
    if (!golden || !name.starts_with(folder) || bytes.size() != text.size() || of_other(name)) continue;
    // Several of one size are distinguished by their numbers.
    if (!found.empty() && (digits(found) == digits(path)) == (digits(name) == digits(path))) return {};
    if (found.empty() || digits(name) == digits(path)) found = name;
  }
  return found;
}

}  // namespace

ProgramData MakeProgramData(const source::Scripts& scripts) {
  ProgramData data;
  Files files(data);
  for (const source::ScriptCall& call : scripts.calls) {
    if (call.after) continue;
    const Ended ended = Evaluate(scripts, call, files);
    if (!ended.by_itself && data.problem.empty()) data.problem = ended.error;
  }
  return data;
}

void JudgeProgramValues(const source::Scripts& scripts, const ProgramData& data, const ProgramRecord& record,
                        ShapeRun& run) {
  ProgramData after = data;
  for (const auto& [path, text] : record.written) after.files[path] = text;
  bool looked = false;
  for (const source::ScriptCall& call : scripts.calls) {
    if (!call.after) continue;
    Files files(after);
    const Ended ended = Evaluate(scripts, call, files);
    if (!ended.by_itself && !ended.raised) {
      run.why_undecided = ended.error;
      continue;
    }
    const ShapeRun::Values word = Word(files.printed());
    const bool good = ended.by_itself && ended.status.empty() && word != ShapeRun::Values::kMismatch;
    if (!good)
      return Mismatch(run, fmt::format("`{}` does not take what the program wrote: {}", call.script,
                                       ended.error.empty() ? files.printed() : ended.error));
    looked |= word == ShapeRun::Values::kMatch;
  }
  if (!looked) {
    for (const auto& [path, text] : record.written) {
      const std::string golden = GoldenOf(path, text, data, record.written);
      const auto dtype = data.dtypes.find(golden);
      if (golden.empty() || dtype == data.dtypes.end()) continue;
      const SimTensor got = TensorOf(text, dtype->second);
      const ValueComparison result =
          CompareValues(got, ToDoubles(TensorOf(data.files.at(golden), dtype->second)), DefaultTolerance(got.dtype));
      // A comparison that could not be evaluated may accept what this one rejects.
      if (result.mismatches > 0 && !run.why_undecided.empty()) return Mismatch(run, run.why_undecided);
      if (result.mismatches > 0)
        return Mismatch(run, fmt::format("`{}` differs from `{}` in {} of {} elements", path, golden, result.mismatches,
                                         ElementCount(got)));
      looked = true;
    }
  }
  if (!looked) {
    const ShapeRun::Values word = record.status != 0 ? ShapeRun::Values::kMismatch : Word(record.printed);
    if (word == ShapeRun::Values::kMismatch)
      return Mismatch(run, "the program's own comparison fails: " + record.printed.substr(0, 400));
    looked = word == ShapeRun::Values::kMatch;
  }
  run.values = looked ? ShapeRun::Values::kMatch : ShapeRun::Values::kSkipped;
  if (looked) run.why_undecided.clear();
}

}  // namespace assay
