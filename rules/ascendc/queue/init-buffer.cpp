// How the queues are set up, as far as the code alone shows: a number of buffers that no queue has, a queue that is
// set up twice in a row, a queue that is used and never set up.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/common/characters.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::queue_init_buffer {

static constexpr RuleInfo kInfo = {
    .summary = "queue set up with no buffers, too many, twice, or never",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

using What = QueueCall::What;

static void CheckNumbers(const KernelFacts& kernel, Emitter& out) {
  for (const ApiValue& value : kernel.values) {
    if (value.api != "InitBuffer" || value.parameter != "num" || value.in_template) continue;
    if (value.value == 0)
      out.Report(value.range, "a queue of 0 buffers: `AllocTensor` waits forever").As(Severity::kError);
    if (value.most > 0 && value.value > value.most)
      out.Report(value.range, "a queue of {} buffers; a kernel has {} in all", Grouped(value.value), value.most)
          .As(Severity::kError);
  }
}

// Both calls in one block, with nothing in between that branches or resets the pipe.
static bool InARow(const ReplyFacts& reply, const QueueCall& first, const QueueCall& second) {
  if (first.function != second.function || first.range.file != second.range.file) return false;
  if (second.range.begin < first.range.end) return false;
  const std::string between =
      CodeOnly(std::string(TextOf(reply, {first.range.file, first.range.end, second.range.begin})));
  return between.find_first_of("{}#") == std::string::npos && between.find("Reset") == std::string::npos &&
         NextWord(between, "else") == between.npos && NextWord(between, "if") == between.npos &&
         between.find("Destroy") == std::string::npos;
}

static void CheckTwice(const KernelFacts& kernel, const ReplyFacts& reply, Emitter& out) {
  for (const QueueCall& second : kernel.queue_calls) {
    if (second.what != What::kInit || second.queue_id.empty()) continue;
    // An element of an array of queues is a queue of its own.
    const QueueDeclaration* declared = DeclarationOf(kernel, second.queue_id);
    if (declared == nullptr || declared->escapes) continue;
    for (const QueueCall& first : kernel.queue_calls) {
      if (first.what != What::kInit || first.queue_id != second.queue_id || !InARow(reply, first, second)) continue;
      out.Report(second.range, "`{}` is set up a second time; the buffers of the first are lost", second.queue)
          .Label(first.range, "already set up here")
          .Note("one `InitBuffer` per queue: give it the larger length");
      break;
    }
  }
}

// Set up or assigned somewhere in the file that declares it: a template that is not instantiated yields no calls.
static bool Named(const ReplyFacts& reply, const QueueDeclaration& queue) {
  const std::string* file = FileText(reply, queue.range.file);
  if (file == nullptr) return false;
  const std::string_view text = *file;
  for (std::size_t at = NextWord(text, queue.name); at != text.npos; at = NextWord(text, queue.name, at + 1)) {
    const std::size_t next = text.find_first_not_of(" \t\n", at + queue.name.size());
    const bool assigned = next != std::string_view::npos && text[next] == '=' && text.substr(next, 2) != "==";
    const std::size_t statement = text.find_last_of(";{}", at);
    const std::string_view before = text.substr(statement + 1, at - statement - 1);
    if (assigned || before.find("InitBuffer") != std::string_view::npos) return true;
  }
  return false;
}

static void CheckNever(const KernelFacts& kernel, const ReplyFacts& reply, Emitter& out) {
  const bool unknown = std::any_of(kernel.queue_calls.begin(), kernel.queue_calls.end(), [](const QueueCall& call) {
    return call.what == What::kInit && call.queue_id.empty();
  });
  if (unknown) return;
  for (const QueueDeclaration& queue : kernel.queues) {
    if (!queue.is_queue || queue.escapes || HasCall(kernel, queue.id, What::kInit)) continue;
    const auto alloc = std::find_if(kernel.queue_calls.begin(), kernel.queue_calls.end(), [&](const QueueCall& call) {
      return call.what == What::kAlloc && call.queue_id == queue.id;
    });
    if (alloc == kernel.queue_calls.end() || Named(reply, queue)) continue;
    out.Report(alloc->range, "`{}` is never set up with `InitBuffer`, so `AllocTensor` waits forever", queue.name)
        .Label(queue.range, "declared here")
        .Note("`pipe.InitBuffer(queue, num, bytes)` gives a queue its buffers");
  }
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ParseFacts& parse, const ReplyFacts& reply,
                  Emitter& out) {
  if (AnyRunFinished(runs) || !parse.kernel_parsed) return;
  CheckNumbers(kernel, out);
  CheckTwice(kernel, reply, out);
  CheckNever(kernel, reply, out);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_init_buffer
