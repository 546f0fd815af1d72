// Distances are longest common subsequences of tokens, so that comments and blanks do not count.
#include "corpus/pairs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <utility>

#include "analyzer/report/diff.h"
#include "corpus/record-text.h"
#include "corpus/tokens.h"
#include "corpus/without-comments.h"

namespace assay {
namespace {

// Beyond that many cells two texts count as wholly different: such a pair teaches nothing.
constexpr std::size_t kMostCells = 100'000'000;
constexpr std::size_t kMostLine = 240;
constexpr std::size_t kMostQuoted = 3;  // lines in a sentence

std::vector<int> Numbered(const std::vector<RecordFile>& files, std::map<std::string, int>& numbers) {
  std::vector<int> out;
  for (const RecordFile& file : files) {
    for (std::string& token : CodeTokens(file.text)) {
      out.push_back(numbers.try_emplace(std::move(token), static_cast<int>(numbers.size())).first->second);
    }
  }
  return out;
}

std::size_t LongestCommon(const std::vector<int>& a, const std::vector<int>& b) {
  std::size_t head = 0;
  while (head < a.size() && head < b.size() && a[head] == b[head]) ++head;
  std::size_t tail = 0;
  while (tail + head < a.size() && tail + head < b.size() && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]) ++tail;
  const std::size_t rows = a.size() - head - tail;
  const std::size_t columns = b.size() - head - tail;
  if (rows == 0 || columns == 0 || columns > kMostCells / rows) return head + tail;
  std::vector<std::uint32_t> last(columns + 1, 0), line(columns + 1, 0);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) {
      line[j + 1] = a[head + i] == b[head + j] ? last[j] + 1 : std::max(last[j + 1], line[j]);
    }
    std::swap(last, line);
  }
  return head + tail + last[columns];
}

const RecordFile* Named(const std::vector<RecordFile>& files, const std::string& name) {
  const auto at = std::find_if(files.begin(), files.end(), [&](const RecordFile& file) { return file.name == name; });
  return at == files.end() ? nullptr : &*at;
}

std::string Trimmed(std::string_view line) {
  while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
  return std::string(line);
}

// Neighbouring lines that a diff takes out, and what it puts in their place.
struct Block {
  std::int64_t first = 0;  // line of the old text, or the one in front of which lines are added
  std::vector<std::string> removed;
  std::vector<std::string> added;
  std::vector<std::string> raw;  // what is added, with its indentation
};

// A line of C++ without its comment.
std::string CodeOf(const std::string& line) {
  std::string code = WithoutComments(line);
  while (!code.empty() && (code.back() == ' ' || code.back() == '\n')) code.pop_back();
  return code;
}

// Answers have no comments: neither have their descriptions. False where nothing but comments changes.
bool LeaveOutComments(Block& block) {
  const auto bare = [](const std::string& line) { return CodeOf(line).empty(); };
  if (std::all_of(block.removed.begin(), block.removed.end(), bare) &&
      std::all_of(block.added.begin(), block.added.end(), bare))
    return false;
  const bool line_by_line = block.added.size() == block.removed.size();
  for (std::size_t i = 0; i < block.added.size();) {
    const bool comment = !block.added[i].empty() && bare(block.added[i]);
    if (comment && !line_by_line) {
      block.added.erase(block.added.begin() + static_cast<std::ptrdiff_t>(i));
      block.raw.erase(block.raw.begin() + static_cast<std::ptrdiff_t>(i));
      continue;
    }
    block.added[i] = comment ? block.removed[i] : CodeOf(block.added[i]);
    if (!comment) block.raw[i] = CodeOf(block.raw[i]);
    ++i;
  }
  return true;
}

std::vector<Block> BlocksOf(const RecordFile& before, const RecordFile& after) {
  const std::string diff = UnifiedDiff(before.name, before.text + "\n", after.text + "\n");
  std::vector<Block> blocks;
  std::int64_t line = 0;
  bool open = false;
  for (std::size_t at = 0; at < diff.size();) {
    const std::size_t end = std::min(diff.find('\n', at), diff.size());
    const std::string_view text = std::string_view(diff).substr(at, end - at);
    at = end + 1;
    const bool head = text.starts_with("@@ -");
    const bool removes = text.starts_with('-') && line > 0;
    const bool adds = text.starts_with('+') && line > 0;
    if (head) std::from_chars(text.data() + 4, text.data() + text.size(), line);
    if (head || (!removes && !adds)) {
      open = false;
      line += !head && line > 0 ? 1 : 0;
      continue;
    }
    if (!open || (removes && !blocks.back().added.empty()))
      blocks.push_back({.first = line, .removed = {}, .added = {}, .raw = {}});
    open = true;
    (removes ? blocks.back().removed : blocks.back().added).push_back(Trimmed(text.substr(1)));
    if (adds) blocks.back().raw.emplace_back(text.substr(1));
    line += removes ? 1 : 0;
  }
  if (before.language != "cpp") return blocks;
  std::vector<Block> of_code;
  for (Block& block : blocks) {
    if (LeaveOutComments(block)) of_code.push_back(std::move(block));
  }
  return of_code;
}

// The file of `after` that took the place of `file`; a change of the entry's name renames it.
const RecordFile* Counterpart(const RecordFile& file, const std::vector<RecordFile>& before,
                              const std::vector<RecordFile>& after) {
  const RecordFile* found = Named(after, file.name);
  if (found != nullptr || before.size() != after.size()) return found;
  return &after[static_cast<std::size_t>(&file - before.data())];
}

// What changes say of new lines: at which line of the old text, and which lines word for word.
class Quoted {
 public:
  explicit Quoted(const std::vector<Defect>& told) {
    for (const Defect& defect : told) {
      const bool becomes = defect.change.find("the line becomes `") != std::string::npos;
      const bool goes = defect.change.find(fmt::format("line {} is taken out", defect.line)) != std::string::npos;
      if (becomes || goes) places_.insert({defect.file, defect.line});
      if (!becomes) text_ += defect.change + "\n";
    }
  }

  bool Place(const std::string& file, std::int64_t line) const { return places_.contains({file, line}); }
  bool Line(const std::string& line) const { return text_.find("`" + line + "`") != std::string::npos; }

 private:
  std::set<std::pair<std::string, std::int64_t>> places_;
  std::string text_;
};

std::string Capital(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 32);
  return text;
}

std::string Fenced(const Block& block, const std::string& language) {
  const std::string text = fmt::format("{}", fmt::join(block.raw, "\n"));
  const std::string fence = FenceFor(text);
  return fmt::format("{}{}\n{}\n{}", fence, language, text, fence);
}

bool Quotable(const std::string& line) {
  return !line.empty() && line.size() <= kMostLine && line.find('`') == std::string::npos;
}

}  // namespace

double ChangeShare(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after) {
  std::map<std::string, int> numbers;
  const std::vector<int> a = Numbered(before, numbers);
  const std::vector<int> b = Numbered(after, numbers);
  const std::size_t all = a.size() + b.size();
  if (all == 0) return 0;
  return 1.0 - 2.0 * static_cast<double>(LongestCommon(a, b)) / static_cast<double>(all);
}

std::string ChangeAt(const Defect& defect, const std::vector<RecordFile>& before,
                     const std::vector<RecordFile>& after) {
  const RecordFile* old_file = Named(before, defect.file);
  if (old_file == nullptr) return "";
  const RecordFile* new_file = Counterpart(*old_file, before, after);
  if (new_file == nullptr || old_file->text == new_file->text) return "";
  for (const Block& block : BlocksOf(*old_file, *new_file)) {
    const std::int64_t past = block.first + static_cast<std::int64_t>(block.removed.size());
    if (defect.line < block.first || defect.line >= past) continue;
    if (block.added.empty()) return fmt::format("line {} is taken out", defect.line);
    // Lines are told apart only where each has its counterpart.
    if (block.added.size() != block.removed.size()) return "";
    const std::string& line = block.added[static_cast<std::size_t>(defect.line - block.first)];
    return Quotable(line) ? "the line becomes `" + line + "`" : "";
  }
  return "";
}

bool LeftAlone(const Defect& defect, const std::vector<RecordFile>& before, const std::vector<RecordFile>& after) {
  const RecordFile* old_file = Named(before, defect.file);
  const RecordFile* new_file = old_file == nullptr ? nullptr : Counterpart(*old_file, before, after);
  if (new_file == nullptr || defect.line == 0) return false;
  const std::vector<Block> blocks = BlocksOf(*old_file, *new_file);
  return std::none_of(blocks.begin(), blocks.end(), [&](const Block& block) {
    const std::int64_t past = block.first + static_cast<std::int64_t>(block.removed.size());
    if (block.removed.empty()) return block.first == defect.line || block.first == defect.line + 1;
    return block.first <= defect.line && defect.line < past;
  });
}

std::string WholeChange(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after) {
  constexpr std::size_t kMostBlocks = 2;
  std::string out;
  std::size_t blocks = 0;
  for (const RecordFile& old_file : before) {
    const RecordFile* new_file = Named(after, old_file.name);
    if (new_file == nullptr) return "";
    if (new_file->text == old_file.text) continue;
    for (const Block& block : BlocksOf(old_file, *new_file)) {
      const bool short_block = block.removed.size() <= 1 && block.added.size() <= 1;
      const std::string from = block.removed.empty() ? "" : block.removed.front();
      const std::string to = block.added.empty() ? "" : block.added.front();
      if (++blocks > kMostBlocks || !short_block || !(from.empty() || Quotable(from)) ||
          !(to.empty() || Quotable(to))) {
        return "";
      }
      const std::string what = block.removed.empty() ? fmt::format("`{}` comes in at", to)
                               : block.added.empty() ? fmt::format("`{}` goes from", from)
                                                     : fmt::format("`{}` becomes `{}` in", from, to);
      out += fmt::format("{}{} `{}` line {}", out.empty() ? "" : "; ", what, old_file.name, block.first);
    }
  }
  return out;
}

Untold UntoldChange(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after,
                    const std::vector<Defect>& told) {
  Untold out;
  const auto tell = [&](const std::string& part) { out.said += (out.said.empty() ? "" : "; ") + part; };
  const Quoted quoted(told);
  for (const RecordFile& file : after) {
    if (before.size() < after.size() && Named(before, file.name) == nullptr)
      tell(fmt::format("`{}`, which was missing, comes in", file.name));
  }
  for (const RecordFile& old_file : before) {
    const RecordFile* new_file = Counterpart(old_file, before, after);
    if (new_file != nullptr && new_file->name != old_file.name)
      tell(fmt::format("`{}` is called `{}` now", old_file.name, new_file->name));
    if (new_file == nullptr || new_file->text == old_file.text) continue;
    for (const Block& block : BlocksOf(old_file, *new_file)) {
      const std::int64_t last = block.first + static_cast<std::int64_t>(block.removed.size()) - 1;
      const bool several = last > block.first;
      const std::string place =
          fmt::format("{} of `{}`",
                      several ? fmt::format("lines {} to {}", block.first, last) : fmt::format("line {}", block.first),
                      old_file.name);
      const auto here = [&](std::size_t i) {
        return quoted.Place(old_file.name, block.first + static_cast<std::int64_t>(i));
      };
      if (block.added.empty()) {
        if (!several && here(0)) continue;
        tell(fmt::format("{} {} taken out", place, several ? "are" : "is"));
        continue;
      }
      const bool quotable = std::all_of(block.added.begin(), block.added.end(), Quotable);
      if (quotable && block.added.size() == block.removed.size()) {
        for (std::size_t i = 0; i < block.added.size(); ++i) {
          if (block.removed[i] == block.added[i] || here(i) || quoted.Line(block.added[i])) continue;
          tell(fmt::format("line {} of `{}` becomes `{}`", block.first + static_cast<std::int64_t>(i), old_file.name,
                           block.added[i]));
        }
        continue;
      }
      const auto is_told = [&](const std::string& line) { return line.empty() || quoted.Line(line); };
      if (std::all_of(block.added.begin(), block.added.end(), is_told)) continue;
      const std::size_t count = block.added.size();
      if (quotable && count <= kMostQuoted) {
        const std::string lines = fmt::format("`{}`", fmt::join(block.added, "`, `"));
        tell(block.removed.empty() ? fmt::format("{} come{} in before {}", lines, count == 1 ? "s" : "", place)
                                   : fmt::format("{} take{} the place of {}", lines, count == 1 ? "s" : "", place));
        continue;
      }
      out.places.push_back((block.removed.empty() ? "what comes in before " : "") + place);
      out.shown.push_back(fmt::format("{} {}:\n{}", block.removed.empty() ? "Before " + place : Capital(place),
                                      block.removed.empty()
                                          ? (count == 1 ? "this line comes in" : "these lines come in")
                                      : several ? "become"
                                                : "becomes",
                                      Fenced(block, new_file->language)));
    }
  }
  return out;
}

std::vector<std::string> ChangedFiles(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after) {
  std::vector<std::string> names;
  for (const RecordFile& file : after) {
    const RecordFile* old_file = Named(before, file.name);
    if (old_file == nullptr || old_file->text != file.text) names.push_back(file.name);
  }
  return names;
}

}  // namespace assay
