// See tile-loops.h.
#include "rules/ascendc/tile-loops.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

constexpr std::string_view kSpace = " \t\r\n";

std::string_view Trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kSpace);
  return first == text.npos ? std::string_view() : text.substr(first, text.find_last_not_of(kSpace) + 1 - first);
}

bool IsName(std::string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), IsWord); }

// Whether a name is given the number of the core, or is the call itself.
bool IsCore(std::string_view code, std::string_view name) {
  if (name.ends_with("GetBlockIdx()")) return true;
  if (!IsName(name)) return false;
  for (std::size_t at = NextWord(code, name); at != code.npos; at = NextWord(code, name, at + 1)) {
    const std::string_view rest = code.substr(at + name.size(), 80);
    if (rest.starts_with(" = ") && rest.substr(0, rest.find(';')).find("GetBlockIdx()") != rest.npos) return true;
  }
  return false;
}

// `TYPE start = core * tile;`
struct Start {
  std::size_t begin = 0, end = 0;  // with its semicolon
  std::string type, name, core, tile;
};

std::optional<Start> StartAt(std::string_view code, std::size_t semicolon) {
  const std::size_t before = code.find_last_of(";{}", semicolon - 1);
  if (before == code.npos) return std::nullopt;
  const std::size_t first = code.find_first_not_of(kSpace, before + 1);
  const std::string_view text = code.substr(first, semicolon - first);
  const std::size_t equals = text.find(" = "), star = text.find(" * ");
  if (equals == text.npos || star == text.npos || star < equals) return std::nullopt;
  const std::string_view head = Trimmed(text.substr(0, equals));
  const std::size_t space = head.rfind(' ');
  if (space == head.npos || head.starts_with("const ")) return std::nullopt;
  Start start{first,
              semicolon + 1,
              std::string(head.substr(0, space)),
              std::string(head.substr(space + 1)),
              std::string(Trimmed(text.substr(equals + 3, star - equals - 3))),
              std::string(Trimmed(text.substr(star + 3)))};
  if (!IsName(start.type) || !IsName(start.name) || !IsName(start.tile) || !IsCore(code, start.core))
    return std::nullopt;
  return start;
}

// The closing brace of the block that contains a place.
std::size_t BlockEnd(std::string_view code, std::size_t at) {
  int depth = 0;
  for (; at < code.size(); ++at) {
    depth += (code[at] == '{') - (code[at] == '}');
    if (depth < 0) return at;
  }
  return code.npos;
}

Edit EditOf(int file, std::size_t begin, std::size_t end, std::string text) {
  return {{file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, std::move(text)};
}

// Remove the text, and its line if nothing else is on it.
Edit WithoutLine(const std::string& code, int file, std::size_t begin, std::size_t end) {
  const std::size_t line = code.rfind('\n', begin) + 1, last = code.find('\n', end);
  const bool alone =
      code.find_first_not_of(" \t", line) == begin && last != code.npos && code.find_first_not_of(" \t\r", end) == last;
  return alone ? EditOf(file, line, last + 1, "") : EditOf(file, begin, end, "");
}

std::optional<Repair> InFile(const ReplyFacts& reply, int file, const std::string& code) {
  std::optional<Repair> found;
  for (std::size_t at = code.find(';', 1); at != code.npos; at = code.find(';', at + 1)) {
    const auto start = StartAt(code, at);
    if (!start) continue;
    const std::size_t end = BlockEnd(code, start->end);
    const std::string guard = fmt::format("if ({} >= ", start->name);
    const std::size_t leave = code.find(guard, start->end);
    if (end == code.npos || leave == code.npos || leave > end) continue;
    const std::size_t close = code.find(')', leave);
    const std::string total = code.substr(leave + guard.size(), close - leave - guard.size());
    const std::size_t next = code.find_first_not_of(kSpace, close + 1);
    constexpr std::string_view kReturn = "return;";
    if (!IsName(total) || code.compare(next, kReturn.size(), kReturn) != 0) continue;
    const std::string_view rest = std::string_view(code).substr(next + kReturn.size(), end - next - kReturn.size());
    // A loop that takes the next tile itself, or leaves early, is another design.
    const bool steps = rest.find(start->name + " += ") != rest.npos || rest.find(start->name + " = ") != rest.npos;
    if (found || steps || NextWord(rest, "return") != rest.npos) return std::nullopt;
    const std::string space =
        start->core.starts_with("AscendC::") || code.find("AscendC::GetBlockIdx") != code.npos ? "AscendC::" : "";
    const std::size_t line = code.rfind('\n', end) + 1;
    found = Repair{"take every tile that is left",
                   FixSafety::kUnsafe,
                   {EditOf(file, start->begin, start->end,
                           fmt::format("for ({0} {1} = {2} * {3}; {1} < {4}; {1} += {5}GetBlockNum() * {3}) {{",
                                       start->type, start->name, start->core, start->tile, total, space)),
                    WithoutLine(code, file, leave, next + kReturn.size()),
                    EditOf(file, line, line,
                           IndentOf(reply, {file, static_cast<std::uint32_t>(start->begin),
                                            static_cast<std::uint32_t>(start->begin)}) +
                               "}\n")}};
  }
  return found;
}

}  // namespace

std::optional<Repair> EveryTileOfACore(const ReplyFacts& reply) {
  std::optional<Repair> found;
  for (std::size_t i = 0; i < reply.files.size(); ++i) {
    if (reply.files[i].role != FileRole::kKernel) continue;
    auto repair = InFile(reply, static_cast<int>(i), CodeOnly(reply.files[i].text));
    if (repair && found) return std::nullopt;
    if (repair) found = std::move(repair);
  }
  return found;
}

}  // namespace assay::rules
