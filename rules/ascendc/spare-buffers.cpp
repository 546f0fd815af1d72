// See spare-buffers.h. Uses are looked for in the text of the kernel's file, without its comments.
#include "rules/ascendc/spare-buffers.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

using What = QueueCall::What;

// The line of a place of `code`, where it is one statement and nothing else; an empty range else.
SourceRange LineOfStatement(std::string_view code, int file, std::size_t at) {
  const std::size_t begin = code.rfind('\n', at) + 1;
  const std::size_t end = std::min(code.find('\n', at), code.size());
  const std::string_view line = code.substr(begin, end - begin);
  const std::size_t before = begin == 0 ? code.npos : code.find_last_not_of(" \t\r\n", begin - 1);
  const std::size_t last = line.find_last_not_of(" \t\r");
  const bool starts = before != code.npos && std::string_view(";{}:").find(code[before]) != std::string_view::npos;
  if (!starts || end == code.size() || line.find_first_of(";{}") != last) return {};
  return {file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end + 1)};
}

// All statements that use `name`, if each only declares it, sets it up or takes a tensor that is not used either; empty
// otherwise.
bool TakeOut(std::string_view code, int file, std::string_view name, bool tensor, std::vector<Edit>& edits) {
  for (std::size_t at = NextWord(code, name); at != code.npos; at = NextWord(code, name, at + 1)) {
    const SourceRange line = LineOfStatement(code, file, at);
    if (line.end == line.begin) return false;
    const std::string_view statement = code.substr(line.begin, line.end - line.begin);
    const std::size_t place = at - line.begin;
    const std::string_view front = statement.substr(0, place), behind = statement.substr(place + name.size());
    const std::size_t first = front.find_first_not_of(" \t\r\n");
    const bool declares = front.ends_with("> ") && behind.starts_with(";") && first != front.npos &&
                          front.substr(first).find_first_of("(=,;") > front.substr(first).find('<');
    const bool sets_up = !tensor && front.ends_with("InitBuffer(");
    const std::size_t equals = statement.find(" = ");
    bool takes = false;
    if (!tensor && equals != statement.npos && equals + 3 == place && behind.starts_with(".Get<")) {
      std::size_t begin = equals;
      while (begin > 0 && IsWord(statement[begin - 1])) --begin;
      const std::string_view taken = statement.substr(begin, equals - begin);
      takes = !taken.empty() && taken != name && TakeOut(code, file, taken, true, edits);
    }
    const bool taken = tensor && behind.starts_with(" = ") && behind.find(".Get<") != behind.npos;
    if (!declares && !sets_up && !takes && !taken) return false;
    const auto known = [&](const Edit& edit) { return edit.range == line; };
    if (std::none_of(edits.begin(), edits.end(), known)) edits.push_back({line, ""});
  }
  return true;
}

}  // namespace

std::optional<Repair> WithoutUnusedBuffers(const KernelFacts& kernel, const ReplyFacts& reply) {
  Repair repair{"leave out the buffers that nothing uses", FixSafety::kSafe, {}};
  for (const QueueDeclaration& queue : kernel.queues) {
    const auto set_up = std::find_if(kernel.queue_calls.begin(), kernel.queue_calls.end(), [&](const QueueCall& call) {
      return call.what == What::kInit && call.queue_id == queue.id;
    });
    if (queue.escapes || set_up == kernel.queue_calls.end() || !IsIdentifier(queue.name)) continue;
    const std::string* text = FileText(reply, set_up->range.file);
    if (text == nullptr) continue;
    std::vector<Edit> edits;
    if (!TakeOut(CodeOnly(*text), set_up->range.file, queue.name, false, edits)) continue;
    repair.edits.insert(repair.edits.end(), edits.begin(), edits.end());
  }
  if (repair.edits.empty()) return std::nullopt;
  return repair;
}

std::optional<Repair> ScratchInVecCalc(const KernelFacts& kernel, const ReplyFacts& reply) {
  Repair repair{"keep what nothing copies in `VECCALC`", FixSafety::kSafe, {}};
  for (const QueueDeclaration& queue : kernel.queues) {
    if (!queue.is_queue || queue.escapes || (queue.position != "VECIN" && queue.position != "VECOUT")) continue;
    bool used = false, moves = false;
    for (const QueueCall& call : kernel.queue_calls) {
      if (call.queue_id != queue.id) continue;
      moves = moves || call.what == What::kEnque || call.what == What::kDeque || call.in_template_or_macro;
      if (call.what != What::kAlloc) continue;
      used = true;
      moves = moves || call.tensor_id.empty();
      for (const TensorUse& use : kernel.tensor_uses) {
        if (use.tensor_id == call.tensor_id && use.api.starts_with("DataCopy")) moves = true;
      }
    }
    const SourceRange line = LineOf(reply, queue.range);
    const std::string_view text = TextOf(reply, line);
    const std::size_t at = NextWord(text, queue.position);
    if (!used || moves || at == text.npos || NextWord(text, queue.position, at + 1) != text.npos) continue;
    const auto begin = line.begin + static_cast<std::uint32_t>(at);
    repair.edits.push_back({{line.file, begin, begin + static_cast<std::uint32_t>(queue.position.size())}, "VECCALC"});
  }
  if (repair.edits.empty()) return std::nullopt;
  return repair;
}

}  // namespace assay::rules
