// Missing queue calls, missing copies, and the set-up of queues and tensors.
#include <algorithm>
#include <set>
#include <string>

#include "dialects/ascendc/search/candidate-maker.h"
#include "dialects/ascendc/search/device-words.h"

namespace assay::search {
namespace {

using source::IsName;

struct Queues {
  std::vector<std::string> queues;   // TQue
  std::vector<std::string> buffers;  // TBuf
};

Queues QueuesOf(const Outline& code) {
  Queues found;
  for (const Variable& variable : code.variables()) {
    std::vector<std::string>* list = variable.type.starts_with("TQue")   ? &found.queues
                                     : variable.type.starts_with("TBuf") ? &found.buffers
                                                                         : nullptr;
    if (list != nullptr && std::find(list->begin(), list->end(), variable.name) == list->end())
      list->push_back(variable.name);
  }
  return found;
}

bool Mentions(const Outline& code, const Span& span, std::string_view name) {
  for (std::size_t i = span.first; i <= span.last; ++i) {
    if (code.At(i) == name) return true;
  }
  return false;
}

// Queues, first those that the function's statements name together with the tensor.
std::vector<std::string> Ordered(const Outline& code, const std::vector<std::string>& queues, const Variable& tensor) {
  std::vector<std::string> first, rest;
  for (const std::string& queue : queues) {
    bool together = false;
    for (const Statement& statement : code.statements()) {
      together = together || (statement.function == tensor.function && Mentions(code, statement.span, queue) &&
                              Mentions(code, statement.span, tensor.name));
    }
    (together ? first : rest).push_back(queue);
  }
  first.insert(first.end(), rest.begin(), rest.end());
  return first;
}

// The function name of a queue-protocol call on a tensor, in its own function.
void CallsFor(Maker& maker, const Variable& tensor, const Queues& all) {
  const Outline& code = maker.code();
  const std::string type = ArgumentOf(tensor.type);
  const std::vector<std::string> queues = Ordered(code, all.queues, tensor);
  const std::size_t declared = code.StatementAt(tensor.token);
  if (declared != kNone && !tensor.set) {
    int later = 0;
    for (const std::string& queue : queues) {
      maker.InsertText(Kind::kQueueCall, tensor.token, true, " = " + queue + ".AllocTensor<" + type + ">()", later);
      maker.InsertText(Kind::kQueueCall, tensor.token, true, " = " + queue + ".DeQue<" + type + ">()", later++);
    }
    for (const std::string& buffer : all.buffers)
      maker.InsertText(Kind::kQueueCall, tensor.token, true, " = " + buffer + ".Get<" + type + ">()", later++);
  }
  const Statement* last = nullptr;
  for (const Statement& statement : code.statements()) {
    if (statement.function != tensor.function || statement.span.last < tensor.token ||
        !Mentions(code, statement.span, tensor.name))
      continue;
    last = &statement;
    int later = 2;
    for (const std::string& queue : queues) {
      maker.InsertBehind(Kind::kQueueCall, statement.span.last, queue + ".EnQue(" + tensor.name + ");", later);
      if (Mentions(code, statement.span, "EnQue"))
        maker.InsertBehind(Kind::kQueueCall, statement.span.last,
                           tensor.name + " = " + queue + ".DeQue<" + type + ">();", later);
      later += 2;
    }
  }
  if (last == nullptr) return;
  int later = 0;
  for (const std::string& queue : queues) {
    maker.InsertBehind(Kind::kQueueCall, last->span.last, queue + ".FreeTensor(" + tensor.name + ");", later);
    later += 2;
  }
}

// `DataCopy(to, from[place], count)` in the words of an existing copy.
void CopiesFor(Maker& maker, const Call& model) {
  const Outline& code = maker.code();
  const std::size_t at = code.FunctionAt(model.name);
  const auto type = [&](const Span& argument) -> std::string {
    const Variable* variable = code.Find(code.At(argument.first), at);
    return variable == nullptr ? "" : variable->type;
  };
  const std::string to = type(model.arguments[0]), from = type(model.arguments[1]);
  const bool in = to.starts_with("LocalTensor<") && from.starts_with("GlobalTensor<");
  const bool out = to.starts_with("GlobalTensor<") && from.starts_with("LocalTensor<");
  if (!in && !out) return;
  const Span& remote = in ? model.arguments[1] : model.arguments[0];
  const std::string place = remote.first == remote.last ? "" : code.Text({remote.first + 1, remote.last});
  const std::string callee = code.Text({model.first, model.open - 1});
  std::string rest;
  for (std::size_t i = 2; i < model.arguments.size(); ++i) rest += ", " + code.Text(model.arguments[i]);
  std::set<std::string> globals;
  for (const Variable& variable : code.variables()) {
    if (variable.type.starts_with("GlobalTensor<")) globals.insert(variable.name);
  }
  for (const Variable& tensor : code.variables()) {
    if (!tensor.type.starts_with("LocalTensor<") || tensor.function == kNone) continue;
    const std::size_t declared = code.StatementAt(tensor.token);
    if (declared == kNone) continue;
    const std::size_t behind = code.statements()[declared].span.last;
    for (const std::string& global : globals) {
      const std::string inward = callee + "(" + tensor.name + ", " + global + place + rest + ");";
      const std::string outward = callee + "(" + global + place + ", " + tensor.name + rest + ");";
      const bool queued = Mentions(code, code.statements()[declared].span, "DeQue");
      maker.InsertBehind(Kind::kCopy, behind, queued ? outward : inward, in == queued ? 3 : 0);
      // Before the call that passes the tensor on.
      for (const Statement& statement : code.statements()) {
        if (statement.function != tensor.function || statement.span.first < behind ||
            !Mentions(code, statement.span, tensor.name))
          continue;
        const bool given = Mentions(code, statement.span, "EnQue");
        const bool freed = Mentions(code, statement.span, "FreeTensor");
        // Before its reader, too.
        const bool reads = in && code.At(statement.span.first) != tensor.name && !given && !freed;
        if (reads) maker.InsertBefore(Kind::kCopy, statement.span.first, inward, 5);
        if (given || freed)
          maker.InsertBefore(Kind::kCopy, statement.span.first, given ? inward : outward, in == given ? 1 : 4);
      }
    }
  }
}

// `pipe.InitBuffer(q, 1, n)` and `g.SetGlobalBuffer(...)` for objects that have none, as for their neighbours.
void SetUpsFor(Maker& maker, const Call& model) {
  const Outline& code = maker.code();
  const std::string_view name = code.At(model.name);
  const bool buffer = name == "InitBuffer";
  const bool global = name == "SetGlobalBuffer";
  if ((!buffer && !global) || model.statement == kNone || model.arguments.empty()) return;
  const std::size_t behind = code.statements()[model.statement].span.last;
  std::set<std::string> done;
  for (const Call& call : code.calls()) {
    if (code.At(call.name) != name || call.arguments.empty()) continue;
    done.insert(buffer ? code.Text(call.arguments[0]) : call.receiver);
  }
  for (const Variable& variable : code.variables()) {
    if (done.contains(variable.name)) continue;
    if (global && variable.type.starts_with("GlobalTensor<")) {
      // Every address in scope: the entry's arguments.
      for (const Variable* address : code.Visible(model.name)) {
        if (address->type != "GM_ADDR") continue;
        std::string text = code.Text({model.first, code.statements()[model.statement].span.last});
        const std::string pointer = code.Text(model.arguments[0]);
        const std::size_t cast = pointer.find(')');
        const std::size_t word = cast == std::string::npos ? 0 : pointer.find_first_not_of(" ", cast + 1);
        if (word == std::string::npos) continue;
        std::size_t end = word;
        while (end < pointer.size() &&
               (std::isalnum(static_cast<unsigned char>(pointer[end])) != 0 || pointer[end] == '_'))
          ++end;
        // The whole tensor, without the offset of the core's part.
        maker.InsertBehind(
            Kind::kSetUp, behind,
            variable.name + ".SetGlobalBuffer((__gm__ " + ArgumentOf(variable.type) + "*)" + address->name + ");", 1);
        const std::string meant = pointer.substr(0, word) + address->name + pointer.substr(end);
        const std::size_t at = text.find(pointer);
        text.replace(at, pointer.size(), meant);
        text.replace(0, model.receiver.size(), variable.name);
        maker.InsertBehind(Kind::kSetUp, behind, text);
      }
    }
    const bool queue = variable.type.starts_with("TQue");
    if (buffer && (queue || variable.type.starts_with("TBuf"))) {
      const std::string length = code.Text(model.arguments.back());
      const std::string head = code.Text({model.first, model.open}) + variable.name + ", ";
      const std::string depth = model.arguments.size() == 3 ? code.Text(model.arguments[1]) : "1";
      maker.InsertBehind(Kind::kSetUp, behind, head + (queue ? depth + ", " : "") + length + ");");
    }
  }
}

// Flags between the two kinds of cores: a set after code that writes for the other kind, a wait before code that reads
// it.
void CrossFlags(Maker& maker, const Call& flag) {
  const Outline& code = maker.code();
  const std::string name(code.At(flag.name));
  const bool waits = name == "CrossCoreWaitFlag";
  if (!waits && name != "CrossCoreSetFlag") return;
  const std::string id = code.Text({flag.open, flag.close});
  const std::string_view partner = waits ? "CrossCoreSetFlag" : "CrossCoreWaitFlag";
  for (const Call& call : code.calls()) {
    if (code.At(call.name) == partner && code.Text({call.open, call.close}) == id) return;
  }
  const std::string space = flag.first == flag.name ? "" : code.Text({flag.first, flag.name - 1});
  for (const Call& call : code.calls()) {
    if (call.statement == kNone || !maker.Looked(call.name) || !call.receiver.empty()) continue;
    const Span& whole = code.statements()[call.statement].span;
    const std::string_view what = code.At(call.name);
    if (waits && (what == "Fixpipe" || IsCopy(what))) {
      const char* pipe = what == "Fixpipe" ? "PIPE_FIX" : "PIPE_MTE3";
      for (const char* mode : {"2", "0", "1"})
        maker.InsertBehind(Kind::kBarrier, whole.last,
                           space + "CrossCoreSetFlag<" + mode + ", " + pipe + ">" + id + ";", 1);
    }
    if (!waits && IsCopy(what))
      maker.InsertBefore(Kind::kBarrier, whole.first, space + "CrossCoreWaitFlag" + id + ";", 1);
  }
}

}  // namespace

void MakeQueueCalls(Maker& maker) {
  const Outline& code = maker.code();
  const Queues queues = QueuesOf(code);
  for (const Variable& variable : code.variables()) {
    if (variable.function != kNone && variable.type.starts_with("LocalTensor<")) CallsFor(maker, variable, queues);
  }
  std::set<std::string> seen;
  for (const Call& call : code.calls()) {
    if (!IsCopy(code.At(call.name)) || call.statement == kNone || call.arguments.size() < 3) continue;
    constexpr std::size_t kMost = 6;
    if (seen.size() < kMost && seen.insert(code.Text({call.first, call.close})).second) CopiesFor(maker, call);
  }
}

void MakeSetUps(Maker& maker) {
  for (const Call& call : maker.code().calls()) SetUpsFor(maker, call);
}

// Barriers between engines and between cores, and the partner of an unpaired flag.
void MakeOrder(Maker& maker) {
  const Outline& code = maker.code();
  const auto has = [&](std::string_view name, const std::string& tail) {
    return std::any_of(code.calls().begin(), code.calls().end(), [&](const Call& call) {
      return code.At(call.name) == name && code.Text({call.name + 1, call.close}) == tail;
    });
  };
  for (const Call& call : code.calls()) {
    if (call.statement == kNone || !maker.Looked(call.name)) continue;
    const std::string name(code.At(call.name));
    const std::string space = call.first == call.name ? "" : code.Text({call.first, call.name - 1});
    const Span& whole = code.statements()[call.statement].span;
    const std::string tail = code.Text({call.name + 1, call.close});
    const std::string arguments = code.Text({call.open, call.close});
    if (name == "SetFlag" && !has("WaitFlag", tail))
      maker.InsertBehind(Kind::kBarrier, whole.last, space + "WaitFlag" + tail + ";");
    if (name == "WaitFlag" && !has("SetFlag", tail))
      maker.InsertBefore(Kind::kBarrier, whole.first, space + "SetFlag" + tail + ";");
    if (name == "IBSet" && !has("IBWait", arguments))
      maker.InsertBehind(Kind::kBarrier, whole.last, space + "IBWait" + arguments + ";");
    if (name == "IBWait" && !has("IBSet", arguments))
      maker.InsertBefore(Kind::kBarrier, whole.first, space + "IBSet" + arguments + ";");
    CrossFlags(maker, call);
    if (!call.receiver.empty() || !(maker.About(Topic::kOrder) || maker.About(Topic::kBounds))) continue;
    const std::string plain = space.find("AscendC") != std::string::npos ? "AscendC::" : "";
    maker.InsertBefore(Kind::kBarrier, whole.first, plain + "PipeBarrier<PIPE_V>();", 1);
    maker.InsertBefore(Kind::kBarrier, whole.first, plain + "PipeBarrier<PIPE_ALL>();", 2);
    maker.InsertBefore(Kind::kBarrier, whole.first, plain + "SyncAll();", 3);
    maker.InsertBehind(Kind::kBarrier, whole.last, plain + "PipeBarrier<PIPE_ALL>();", 3);
    maker.InsertBehind(Kind::kBarrier, whole.last, plain + "SyncAll();", 4);
  }
}

}  // namespace assay::search
