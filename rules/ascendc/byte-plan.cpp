// See byte-plan.h. The flow of the length from the division is not tracked through the code: the length observed in the
// run shows it, and so does the check repeated with the repair.
#include "rules/ascendc/byte-plan.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/facts/dtype.h"
#include "rules/ascendc/tile-size.h"
#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

constexpr std::string_view kDigits = "0123456789";

std::string_view WithoutBlanks(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// Bytes of `sizeof(float)`; -1 if the text is not a sizeof.
std::int64_t SizeOf(std::string_view text) {
  if (!text.starts_with("sizeof(") || !text.ends_with(')')) return -1;
  const std::string_view type = WithoutBlanks(text.substr(7, text.size() - 8));
  const std::size_t bytes = BytesOfType(type);
  return bytes > 0 ? static_cast<std::int64_t>(bytes) : -1;
}

// A product of numbers, sizes of types, and at most one other factor.
struct Factors {
  std::int64_t number = 1;
  std::string_view size;  // the last `sizeof(...)`
  std::string_view other;
};

std::optional<Factors> FactorsOf(std::string_view text) {
  Factors out;
  while (true) {
    const std::size_t star = text.find('*');
    const std::string_view factor = WithoutBlanks(text.substr(0, star));
    const std::int64_t size = SizeOf(factor);
    const std::int64_t number = size > 0 ? size : Product(factor);
    const bool name = number <= 0 && !factor.empty() &&
                      std::all_of(factor.begin(), factor.end(), [](char c) { return IsWord(c) || c == '.'; });
    if (number <= 0 && (!name || !out.other.empty())) return std::nullopt;
    if (name) out.other = factor;
    if (size > 0) out.size = factor;
    constexpr std::int64_t kMost = 1 << 20;
    if (number > 0 && (number > kMost || out.number > kMost)) return std::nullopt;
    out.number *= std::max<std::int64_t>(1, number);
    if (star == text.npos) return out;
    text.remove_prefix(star + 1);
  }
}

struct Buffers {
  std::int64_t used = 0;  // bytes an element
  std::vector<std::int64_t> counts;
  std::string one;  // the length of one as it is written; empty where they differ
};

std::optional<Buffers> BuffersOf(const ReplyFacts& reply, int file) {
  const std::string* text = FileText(reply, file);
  if (text == nullptr) return std::nullopt;
  const std::string code = CodeOnly(*text);
  Buffers out;
  std::string_view length;
  constexpr std::string_view kName = "InitBuffer";
  for (std::size_t at = NextWord(code, kName); at != code.npos; at = NextWord(code, kName, at + 1)) {
    const auto begin = static_cast<std::uint32_t>(at);
    const auto call = ReadCall(reply, {file, begin, begin + static_cast<std::uint32_t>(kName.size())});
    if (!call || call->arguments.size() < 2 || call->arguments.size() > 3) return std::nullopt;
    const bool queue = call->arguments.size() == 3;
    const std::int64_t count = queue ? NumberOf(code, TextOf(reply, call->arguments[1])) : 1;
    const std::string_view bytes = TextOf(reply, call->arguments.back());
    const std::optional<Factors> factors = FactorsOf(bytes);
    if (count <= 0 || count > MostBuffers() || !factors || factors->other.empty()) return std::nullopt;
    if (!length.empty() && length != factors->other) return std::nullopt;
    length = factors->other;
    out.one = out.counts.empty() || out.one == bytes ? std::string(bytes) : "";
    out.counts.push_back(count);
    out.used += count * factors->number;
  }
  return out.used > 0 ? std::optional(out) : std::nullopt;
}

// What the memory is divided by at the only place that names it.
struct Division {
  std::uint32_t begin = 0, end = 0;  // the divisor
  std::int64_t bytes = 0;
  std::string_view size;  // `sizeof(...)` in it
};

std::optional<Division> DivisionOf(std::string_view text, std::string_view code, const MemoryConstant& memory) {
  std::size_t end = memory.name;
  while (end < code.size() && IsWord(code[end])) ++end;
  const std::string_view name = code.substr(memory.name, end - memory.name);
  const std::size_t use = NextWord(code, name, memory.end);
  if (use == code.npos || NextWord(code, name, use + 1) != code.npos || NextWord(code, name) != memory.name)
    return std::nullopt;
  std::size_t at = code.find_first_not_of(" \t", use + name.size());
  if (at == code.npos || code[at] != '/') return std::nullopt;
  at = code.find_first_not_of(" \t", at + 1);
  if (at == code.npos) return std::nullopt;
  std::size_t close = at;
  std::string_view inside;
  if (code[at] == '(' || code.substr(at).starts_with("sizeof(")) {
    int depth = 0;
    close = code.find('(', at);
    do {
      depth += code[close] == '(' ? 1 : code[close] == ')' ? -1 : 0;
      ++close;
    } while (depth > 0 && close < code.size());
    inside = code[at] == '(' ? text.substr(at + 1, close - at - 2) : text.substr(at, close - at);
  } else {
    while (close < code.size() && IsWord(code[close])) ++close;
    inside = text.substr(at, close - at);
  }
  const std::size_t next = code.find_first_not_of(" \t", close);
  const std::optional<Factors> factors = FactorsOf(inside);
  const bool alone = next != code.npos && std::string_view(";,)").find(code[next]) != std::string_view::npos;
  if (!factors || !factors->other.empty() || !alone) return std::nullopt;
  return Division{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(close), factors->number, factors->size};
}

bool NamesAny(std::string_view text, const std::vector<std::string_view>& names) {
  return std::any_of(names.begin(), names.end(), [&](const auto& name) { return NextWord(text, name) != text.npos; });
}

// The variable that a statement assigns, and what; both empty where it assigns none.
std::pair<std::string_view, std::string_view> AssignedIn(std::string_view statement) {
  for (std::size_t at = statement.find('='); at != statement.npos; at = statement.find('=', at + 1)) {
    if (at == 0 || std::string_view("=<>!").find(statement[at - 1]) != std::string_view::npos) continue;
    const std::string_view value = statement.substr(at + 1);
    if (value.starts_with('=')) continue;
    std::size_t end = at;
    while (end > 0 && !IsWord(statement[end - 1])) --end;
    std::size_t begin = end;
    while (begin > 0 && IsWord(statement[begin - 1])) --begin;
    return {statement.substr(begin, end - begin), value};
  }
  return {};
}

// Whether a host that fills its tiling data with `set_...(` calls puts nothing there that depends on the division.
bool StaysOnHost(std::string_view code, const Division& division) {
  const std::size_t start = code.find_last_of(";{}", division.begin) + 1;
  const auto first = AssignedIn(code.substr(start, division.begin - start));
  if (first.first.empty()) return false;
  std::vector<std::string_view> names = {first.first};
  for (bool grows = true; grows;) {
    grows = false;
    for (std::size_t begin = 0, end = 0; begin < code.size(); begin = end + 1) {
      end = std::min(code.find_first_of(";{}", begin), code.size());
      const auto [name, value] = AssignedIn(code.substr(begin, end - begin));
      if (name.empty() || NamesAny(name, names) || !NamesAny(value, names)) continue;
      names.push_back(name);
      grows = true;
    }
  }
  bool sets = false;
  constexpr std::string_view kSet = "set_";
  for (std::size_t at = code.find(kSet); at != code.npos; at = code.find(kSet, at + 1)) {
    if (at > 0 && IsWord(code[at - 1])) continue;
    sets = true;
    if (NamesAny(code.substr(at, code.find(';', at) - at), names)) return false;
  }
  return sets;
}

bool HasNumber(std::string_view line, std::int64_t number) {
  return NextWord(line, fmt::format("{}", number)) != line.npos;
}

// The comment lines right above a place that count the same bytes as the plan: they are replaced by a correct one.
void CorrectComments(const ReplyFacts& reply, int file, std::size_t at, std::int64_t used, const Division& division,
                     std::vector<Edit>& edits) {
  const std::string_view text = reply.files[static_cast<std::size_t>(file)].text;
  const std::int64_t size = division.size.empty() ? 4 : std::max<std::int64_t>(1, SizeOf(division.size));
  std::vector<SourceRange> lines;
  bool stale = false, right = false;
  std::size_t begin = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
  while (begin > 0) {
    const std::size_t end = begin;
    begin = begin < 2 ? 0 : text.rfind('\n', begin - 2) + 1;
    const std::string_view line = WithoutBlanks(text.substr(begin, end - 1 - begin));
    if (!line.starts_with("//")) break;
    if (line.find_first_of(kDigits) == line.npos) continue;
    stale = stale || HasNumber(line, division.bytes) || HasNumber(line, division.bytes / size);
    right = right || HasNumber(line, used);
    lines.push_back({file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
  }
  if (!stale || right) return;
  const std::string indent = IndentOf(reply, lines.back());
  for (const SourceRange& line : lines) edits.push_back({line, ""});
  edits.back().insert = fmt::format("{}// All buffers together: {} bytes per element of a tile\n", indent, used);
}

}  // namespace

std::optional<BytePlan> BytePlanOf(const ReplyFacts& reply, const SourceRange& where, std::int64_t need,
                                   std::int64_t have) {
  const std::optional<MemoryConstant> memory = MemoryConstantOf(reply);
  const std::optional<Buffers> buffers = BuffersOf(reply, where.file);
  if (!memory || !buffers) return std::nullopt;
  const std::string& text = reply.files[static_cast<std::size_t>(memory->file)].text;
  const std::string code = CodeOnly(text);
  const std::optional<Division> division = DivisionOf(text, code, *memory);
  const std::int64_t budget = Product(std::string_view(text).substr(memory->value, memory->end - memory->value));
  const std::int64_t length = need / buffers->used;
  // The length of the run results from this division.
  if (!division || division->bytes >= buffers->used || budget > have || length <= budget / buffers->used ||
      length > budget / division->bytes || StaysOnHost(code, *division)) {
    return std::nullopt;
  }
  BytePlan plan;
  plan.used = buffers->used;
  plan.planned = division->bytes;
  plan.buffers = buffers->one.empty()
                     ? fmt::format("{} buffers", fmt::join(buffers->counts, " + "))
                     : fmt::format("{} buffers of `{}`", fmt::join(buffers->counts, " + "), buffers->one);
  const std::int64_t size = SizeOf(division->size);
  const std::string divisor = size > 0 && plan.used % size == 0
                                  ? fmt::format("({} * {})", plan.used / size, division->size)
                                  : fmt::format("{}", plan.used);
  plan.repair.title = fmt::format("count {} bytes per element in place of {}", plan.used, plan.planned);
  std::vector<Edit>& edits = plan.repair.edits;
  edits.push_back({{memory->file, division->begin, division->end}, divisor});
  const SourceRange behind = FiguresBehind(reply, memory->file, division->end);
  if (behind.end > behind.begin) edits.push_back({behind, ""});
  CorrectComments(reply, memory->file, division->begin, plan.used, *division, edits);
  CorrectComments(reply, memory->file, memory->name, plan.used, *division, edits);
  return plan;
}

}  // namespace assay::rules
