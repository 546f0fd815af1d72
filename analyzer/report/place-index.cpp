// See place-index.h. Offsets that do not fit the project are clamped: a wrong place is better than a crash of the sink.
#include "analyzer/report/place-index.h"

#include <algorithm>

namespace assay {
namespace {

// The longest container spelling of one virtual byte: an escape such as \U0001F600, or a continued line.
constexpr std::uint32_t kLongestSpelling = 12;
// Neighbours with which an edit can form three quotes.
constexpr std::uint32_t kQuoteContext = 3;

// Whether the quote at `at` is one of three or more in a row, which would end the string.
bool InQuoteRun(std::string_view text, std::size_t at) {
  std::size_t begin = at;
  std::size_t end = at + 1;
  while (begin > 0 && text[begin - 1] == text[at]) --begin;
  while (end < text.size() && text[end] == text[at]) ++end;
  return end - begin >= 3;
}

std::string EscapeTriple(std::string_view text, std::string_view before, std::string_view after) {
  const std::string whole = std::string(before) + std::string(text) + std::string(after);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool quote = c == '"' || c == '\'';
    if (c == '\\' || (quote && InQuoteRun(whole, before.size() + i))) out += '\\';
    out += c;
  }
  return out;
}

bool EndsRawString(std::string_view text, std::string_view before, std::string_view after) {
  const std::string whole = std::string(before) + std::string(text) + std::string(after);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((text[i] == '"' || text[i] == '\'') && InQuoteRun(whole, before.size() + i)) return true;
  }
  return text.ends_with('\\') && (after.starts_with('"') || after.starts_with('\''));
}

std::string EscapeSingle(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '\n':
        out += "\\n";
        break;
      case '\r':
        out += "\\r";
        break;
      case '\t':
        out += "\\t";
        break;
      case '\\':
      case '"':
      case '\'':
        out += '\\';
        out += c;
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string_view RoleWord(FileRole role) {
  switch (role) {
    case FileRole::kKernel:
      return "kernel";
    case FileRole::kHostTiling:
      return "host_tiling";
    case FileRole::kHostOperator:
      return "host_operator";
    case FileRole::kProjectJson:
      return "project_json";
    case FileRole::kBinding:
      return "binding";
    case FileRole::kModel:
      return "model";
    case FileRole::kOther:
      return "other";
  }
  return "other";
}

}  // namespace

std::optional<std::string> SpellFor(VirtualFile::Quoting quoting, std::string_view text, std::string_view before,
                                    std::string_view after) {
  switch (quoting) {
    case VirtualFile::Quoting::kNone:
      return std::string(text);
    case VirtualFile::Quoting::kPythonTriple:
      return EscapeTriple(text, before, after);
    case VirtualFile::Quoting::kPythonSingle:
      return EscapeSingle(text);
    case VirtualFile::Quoting::kPythonRaw:
      if (EndsRawString(text, before, after)) return std::nullopt;
      return std::string(text);
  }
  return std::nullopt;
}

PlaceIndex::PlaceIndex(const Project& project) : project_(&project) {
  for (const Container& container : project.containers) {
    std::vector<std::uint32_t>& starts = line_starts_.emplace_back();
    starts.push_back(0);
    for (std::size_t at = container.bytes.find('\n'); at != std::string::npos;
         at = container.bytes.find('\n', at + 1)) {
      starts.push_back(static_cast<std::uint32_t>(at + 1));
    }
  }
}

const VirtualFile* PlaceIndex::FileOf(const SourceRange& range) const {
  if (range.file < 0 || range.file >= static_cast<int>(project_->files.size())) return nullptr;
  const VirtualFile& file = project_->files[static_cast<std::size_t>(range.file)];
  const bool contained = file.container >= 0 && file.container < static_cast<int>(project_->containers.size());
  return contained ? &file : nullptr;
}

Position PlaceIndex::PositionOf(int container, std::uint32_t byte) const {
  const auto& starts = line_starts_[static_cast<std::size_t>(container)];
  const auto next = std::upper_bound(starts.begin(), starts.end(), byte);
  const int line = static_cast<int>(next - starts.begin());
  return {line, static_cast<int>(byte - starts[static_cast<std::size_t>(line - 1)]) + 1, byte};
}

std::pair<std::uint32_t, std::uint32_t> PlaceIndex::Bytes(const VirtualFile& file, const SourceRange& range) const {
  const auto size =
      static_cast<std::uint32_t>(project_->containers[static_cast<std::size_t>(file.container)].bytes.size());
  const auto text_size = static_cast<std::uint32_t>(file.text.size());
  const std::uint32_t from = std::min(range.begin, text_size);
  const std::uint32_t to = std::clamp(range.end, from, text_size);
  const std::uint32_t begin = std::min(file.map.ToContainer(from), size);
  if (to == from) return {begin, begin};
  // The byte after the last one, unless the text continues elsewhere in the container.
  const std::uint32_t after_last = file.map.ToContainer(to - 1) + 1;
  const std::uint32_t next = file.map.ToContainer(to);
  const bool goes_on = next >= after_last && next - after_last < kLongestSpelling;
  return {begin, std::clamp(goes_on ? next : after_last, begin, size)};
}

Spot PlaceIndex::At(const SourceRange& range) const {
  const VirtualFile* file = FileOf(range);
  if (file == nullptr) return {-1, project_->path, {}, {}};
  const auto [begin, end] = Bytes(*file, range);
  return {file->container, project_->containers[static_cast<std::size_t>(file->container)].path,
          PositionOf(file->container, begin), PositionOf(file->container, end)};
}

std::optional<PartSpot> PlaceIndex::PartAt(const SourceRange& range) const {
  const VirtualFile* file = FileOf(range);
  if (file == nullptr) return std::nullopt;
  const std::string_view before = std::string_view(file->text).substr(0, range.begin);
  const std::size_t newline = before.rfind('\n');
  const std::size_t line_start = newline == std::string_view::npos ? 0 : newline + 1;
  return PartSpot{file->name, RoleWord(file->role),
                  1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
                  static_cast<int>(before.size() - line_start) + 1};
}

std::string_view PlaceIndex::Line(int container, int line) const {
  if (container < 0 || line < 1 || line > LineCount(container)) return {};
  const auto& starts = line_starts_[static_cast<std::size_t>(container)];
  const std::string_view bytes = project_->containers[static_cast<std::size_t>(container)].bytes;
  const auto index = static_cast<std::size_t>(line - 1);
  const std::size_t end = index + 1 < starts.size() ? starts[index + 1] - 1 : bytes.size();
  std::string_view text = bytes.substr(starts[index], end - starts[index]);
  if (text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

int PlaceIndex::LineCount(int container) const {
  return static_cast<int>(line_starts_[static_cast<std::size_t>(container)].size());
}

std::optional<std::vector<ContainerEdit>> PlaceIndex::Edits(const Fix& fix) const {
  std::vector<ContainerEdit> edits;
  for (const Edit& edit : fix.edits) {
    const VirtualFile* file = FileOf(edit.range);
    if (file == nullptr) return std::nullopt;
    const auto [begin, end] = Bytes(*file, edit.range);
    const std::string_view bytes = project_->containers[static_cast<std::size_t>(file->container)].bytes;
    const std::uint32_t context = std::min(begin, kQuoteContext);
    std::optional<std::string> insert =
        SpellFor(file->quoting, edit.insert, bytes.substr(begin - context, context), bytes.substr(end, kQuoteContext));
    if (!insert) return std::nullopt;
    ContainerEdit made{file->container, begin, end - begin, std::move(*insert)};
    const auto after =
        std::upper_bound(edits.begin(), edits.end(), made, [](const ContainerEdit& a, const ContainerEdit& b) {
          return std::pair(a.container, a.byte) < std::pair(b.container, b.byte);
        });
    edits.insert(after, std::move(made));
  }
  for (std::size_t i = 1; i < edits.size(); ++i) {
    const ContainerEdit& before = edits[i - 1];
    if (before.container == edits[i].container && before.byte + before.remove > edits[i].byte) return std::nullopt;
  }
  return edits;
}

}  // namespace assay
