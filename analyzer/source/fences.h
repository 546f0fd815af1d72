// Markdown fences, banner lines and <kernel_impl> tags: finds code within prose.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::source {

struct Span {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

struct Fence {
  Span open;  // the whole opening line
  Span body;  // between the fence lines, last newline included
  std::string info;
  bool closed = false;
};

// Fences of ``` or ~~~ (three or more, CommonMark: the closing line has the same character, at least as many of it and
// nothing else). Inside a `markdown` or `md` fence the inner fences are found instead, since a reply with an extra
// wrapper still contains its files.
std::vector<Fence> FindFences(std::string_view text, Span within);

// One file announced by `=====` / path / `=====`.
struct Banner {
  std::string path;
  Span body;  // from after the second line of '=' to before the next banner or the end
};
std::vector<Banner> FindBanners(std::string_view text, Span within);

// The contents of the last <kernel_impl> ... </kernel_impl>; to the end of the text if the closing tag is missing.
struct Tag {
  Span body;
  bool found = false;
  bool closed = false;
};
Tag FindKernelImplTag(std::string_view text);

// A path as a reply writes it: no blanks, a source file extension, perhaps with directories.
bool LooksLikePath(std::string_view text);

}  // namespace assay::source
