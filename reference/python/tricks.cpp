// See tricks.h: replaced functions, threads, streams, frames and subclasses. Values that forward keeps are in
// tricks-kept.cpp.
#include "reference/python/tricks.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include "reference/python/imports.h"
#include "reference/python/syntax.h"
#include "reference/python/tricks-kept.h"

namespace assay::harness {
namespace {

using TrickKind = PythonTrick::Kind;

bool IsAnyOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// Functions that a judge uses to measure and compare, as the modules name them. Devices other than CUDA have the same
// functions.
bool IsJudgesOwn(std::string_view name) {
  if (IsAnyOf(name, {"time.time",
                     "time.time_ns",
                     "time.perf_counter",
                     "time.perf_counter_ns",
                     "time.monotonic",
                     "time.monotonic_ns",
                     "time.process_time",
                     "time.process_time_ns",
                     "timeit.default_timer",
                     "torch.allclose",
                     "torch.isclose",
                     "torch.equal",
                     "torch.testing.assert_close",
                     "torch.Tensor.allclose",
                     "torch.Tensor.isclose",
                     "torch.Tensor.equal",
                     "torch.Tensor.__eq__",
                     "torch.manual_seed",
                     "torch.rand",
                     "torch.randn",
                     "torch.randint",
                     "torch.Event",
                     "torch.profiler.profile",
                     "numpy.allclose",
                     "numpy.testing.assert_allclose"}))
    return true;
  for (const std::string_view device : {"torch.cuda.", "torch.npu.", "torch_npu.npu."}) {
    if (name.starts_with(device) &&
        IsAnyOf(name.substr(device.size()),
                {"synchronize", "Event", "Event.record", "Event.elapsed_time", "Event.synchronize", "Event.query",
                 "Stream.synchronize", "current_stream", "manual_seed", "manual_seed_all"}))
      return true;
  }
  return false;
}

bool StartsWork(std::string_view name) {
  return IsAnyOf(name, {"threading.Thread", "threading.Timer", "_thread.start_new_thread", "multiprocessing.Process",
                        "multiprocessing.Pool", "multiprocessing.pool.ThreadPool", "torch.multiprocessing.Process",
                        "concurrent.futures.ThreadPoolExecutor", "concurrent.futures.ProcessPoolExecutor", "os.fork",
                        "subprocess.Popen"});
}

bool ReadsCallers(std::string_view name) {
  return IsAnyOf(name, {"sys._getframe", "sys._current_frames", "inspect.currentframe", "inspect.stack",
                        "inspect.getouterframes", "inspect.trace", "gc.get_objects", "gc.get_referrers"});
}

bool MakesStream(std::string_view name) {
  return IsAnyOf(name, {"torch.cuda.Stream", "torch.npu.Stream", "torch_npu.npu.Stream", "torch.Stream"});
}

bool Waits(std::string_view attribute) {
  return IsAnyOf(attribute, {"synchronize", "wait_stream", "wait_event", "wait", "record_stream", "current_stream"});
}

bool IsHalf(std::string_view name) { return IsAnyOf(name, {"torch.float16", "torch.half", "torch.bfloat16"}); }

class TrickFinder {
 public:
  TrickFinder(const Source& source, int file) : source_(source), file_(file), imports_(source) {}

  std::vector<PythonTrick> Find() {
    Visit(source_.root(), false);
    if (!waits_) tricks_.insert(tricks_.end(), streams_.begin(), streams_.end());
    for (const KeptResult& kept : FindKeptResults(source_))
      tricks_.push_back({TrickKind::kKeptResult, RangeOf(kept.where), kept.name, true});
    std::sort(tricks_.begin(), tricks_.end(),
              [](const PythonTrick& a, const PythonTrick& b) { return a.where < b.where; });
    return std::move(tricks_);
  }

 private:
  SourceRange RangeOf(TSNode node) const { return {file_, ts_node_start_byte(node), ts_node_end_byte(node)}; }

  void Add(TrickKind kind, TSNode node, std::string name, bool in_forward) {
    tricks_.push_back({kind, RangeOf(node), std::move(name), in_forward});
  }

  // Depth is bounded: FindTricks rejects text that nests more deeply.
  void Visit(TSNode node, bool in_forward) {
    const std::string_view type = TypeOf(node);
    if (type == "assignment") ReadTarget(Field(node, "left"), in_forward);
    if (type == "call") ReadCall(node, in_forward);
    if (type == "call" && in_forward) ReadConversion(node);
    if (type == "subscript" && imports_.NameOf(Field(node, "value")) == "sys.modules" &&
        TypeOf(Field(node, "subscript")) == "string")
      Add(TrickKind::kCallersRead, node, std::string(source_.Text(node)), in_forward);
    if (type == "attribute" && Waits(source_.Text(Field(node, "attribute")))) waits_ = true;
    if (type == "class_definition") ReadClass(node);
    if (type == "import_statement" || type == "import_from_statement") {
      for (const std::string& module : imports_.ModulesOf(node)) {
        if (module == "__main__") Add(TrickKind::kCallersRead, node, module, in_forward);
      }
    }
    const bool forward = type == "function_definition" ? source_.Text(Field(node, "name")) == "forward" : in_forward;
    for (const TSNode child : Children(node)) Visit(child, forward);
  }

  void ReadTarget(TSNode target, bool in_forward) {
    if (TypeOf(target) != "attribute") return;
    if (const std::string name = imports_.NameOf(target); IsJudgesOwn(name))
      Add(TrickKind::kReplacedFunction, target, name, in_forward);
  }

  void ReadCall(TSNode call, bool in_forward) {
    const TSNode function = Field(call, "function");
    const std::string name = imports_.NameOf(function);
    if (StartsWork(name)) Add(TrickKind::kBackgroundWork, function, name, in_forward);
    if (ReadsCallers(name)) Add(TrickKind::kCallersRead, function, name, in_forward);
    if (MakesStream(name)) streams_.push_back({TrickKind::kSideStream, RangeOf(function), name, in_forward});
    if (source_.Text(function) != "setattr") return;
    const std::vector<TSNode> arguments = Children(Field(call, "arguments"));
    if (arguments.size() != 3 || TypeOf(arguments[1]) != "string") return;
    const std::vector<TSNode> parts = Children(arguments[1]);
    const auto content =
        std::find_if(parts.begin(), parts.end(), [](TSNode part) { return TypeOf(part) == "string_content"; });
    if (content == parts.end()) return;
    const std::string owner = imports_.NameOf(arguments[0]);
    if (const std::string whole = owner + "." + std::string(source_.Text(*content)); IsJudgesOwn(whole))
      Add(TrickKind::kReplacedFunction, call, whole, in_forward);
  }

  // To half the number of digits. If the text mentions such types outside of forward, its arguments may have them.
  void ReadConversion(TSNode call) {
    const TSNode function = Field(call, "function");
    const std::string name = imports_.NameOf(function);
    const std::vector<TSNode> arguments = Children(Field(call, "arguments"));
    bool lowers = IsAnyOf(name, {"torch.autocast", "torch.cuda.amp.autocast", "torch.amp.autocast"});
    if (TypeOf(function) == "attribute" && name.empty()) {
      const std::string_view method = source_.Text(Field(function, "attribute"));
      lowers |= arguments.empty() && IsAnyOf(method, {"half", "bfloat16"});
      for (const TSNode argument : arguments) {
        const TSNode value = TypeOf(argument) == "keyword_argument" ? Field(argument, "value") : argument;
        lowers |= method == "to" && IsHalf(imports_.NameOf(value));
      }
    }
    if (lowers) Add(TrickKind::kLowerPrecision, call, std::string(source_.Text(call)), true);
  }

  void ReadClass(TSNode node) {
    bool is_tensor = false;
    for (const TSNode base : Children(Field(node, "superclasses")))
      is_tensor |= imports_.NameOf(base) == "torch.Tensor";
    if (!is_tensor) return;
    for (const TSNode statement : Children(Field(node, "body"))) {
      const TSNode function = TypeOf(statement) == "decorated_definition" ? Field(statement, "definition") : statement;
      if (IsAnyOf(source_.Text(Field(function, "name")), {"__torch_function__", "__torch_dispatch__"}))
        return Add(TrickKind::kTensorSubclass, Field(node, "name"), std::string(source_.Text(Field(node, "name"))),
                   false);
    }
  }

  const Source& source_;
  int file_;
  Imports imports_;
  bool waits_ = false;
  std::vector<PythonTrick> streams_;  // a trick if the text never waits
  std::vector<PythonTrick> tricks_;
};

// At least one of these words occurs in each trick: most texts need not be parsed.
bool MayHold(const std::string& text) {
  // A replaced function is on the left of an assignment, or is named in setattr.
  constexpr std::array<std::string_view, 41> kWords = {
      "Thread",       "Process",     "fork",     "Popen",   "Timer",     "_getframe",    "_current_frames",
      "currentframe", "stack(",      "getouter", "trace(",  "get_ref",   "get_objects",  "__main__",
      "Stream(",      "__torch_",    "setattr",  "hasattr", " is None",  " is not None", " in self.",
      "ronize =",     ".Event =",    ".Event.",  "time =",  "time_ns =", "counter =",    "counter_ns =",
      "onic =",       "onic_ns =",   "close =",  "equal =", "__eq__ =",  "seed =",       "rand =",
      "randn =",      "sys.modules", "half",     "float16", "bfloat16",  "autocast"};
  return std::any_of(kWords.begin(), kWords.end(),
                     [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

}  // namespace

std::vector<PythonTrick> FindTricks(const std::string& text, int file) {
  constexpr int kMostLevels = 200;
  if (!MayHold(text)) return {};
  const std::shared_ptr<const Source> source = Source::Parse(text, "", false);
  if (source->BrokenLine() != 0 || source->Nests(kMostLevels)) return {};
  return TrickFinder(*source, file).Find();
}

}  // namespace assay::harness
