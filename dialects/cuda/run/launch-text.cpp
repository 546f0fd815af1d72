// See launch-text.h.
#include "dialects/cuda/run/launch-text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace assay::cuda {
namespace {

constexpr std::string_view kBlank = " \t\r";

std::string_view Trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlank), text.size()));
  const std::size_t last = text.find_last_not_of(kBlank);
  return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

// Splits at commas outside of parentheses.
std::vector<std::string_view> Parts(std::string_view text) {
  std::vector<std::string_view> parts;
  if (Trimmed(text).empty()) return parts;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && text[i] == '(') ++depth;
    if (i < text.size() && text[i] == ')') --depth;
    if (i < text.size() && (text[i] != ',' || depth > 0)) continue;
    parts.push_back(Trimmed(text.substr(begin, i - begin)));
    begin = i + 1;
  }
  return parts;
}

template <class T>
bool Whole(std::string_view text, T& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

bool Dimensions(std::string_view text, std::array<std::uint32_t, 3>& to) {
  if (text.starts_with("dim3")) text = Trimmed(text.substr(4));
  if (text.starts_with('(') && text.ends_with(')')) text = text.substr(1, text.size() - 2);
  const std::vector<std::string_view> parts = Parts(text);
  if (parts.empty() || parts.size() > to.size()) return false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!Whole(parts[i], to[i])) return false;
  }
  return true;
}

// Text that may be inserted into a program: a name, with scopes and template arguments.
bool IsKernelName(std::string_view text) {
  const auto letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return letter(c) || c == ':' || c == '<' || c == '>' || c == ',' || c == ' ' || c == '-' || c == '*';
  });
}

}  // namespace

std::optional<LaunchText> ParseLaunch(std::string_view text, std::string& error) {
  const auto refuse = [&](std::string why) {
    error = fmt::format("`{}` is no launch: {}", text, why);
    return std::nullopt;
  };
  LaunchText made;
  const std::size_t open = text.find("<<<");
  const std::size_t close = open == std::string_view::npos ? open : text.find(">>>", open);
  if (close == std::string_view::npos) return refuse("it has no <<<blocks, threads>>>");
  made.kernel = Trimmed(text.substr(0, open));
  if (!IsKernelName(made.kernel)) return refuse(fmt::format("`{}` is no kernel's name", made.kernel));
  const std::vector<std::string_view> numbers = Parts(text.substr(open + 3, close - open - 3));
  if (numbers.size() < 2 || numbers.size() > 3) return refuse("it takes blocks, threads and bytes of shared memory");
  if (!Dimensions(numbers[0], made.grid) || !Dimensions(numbers[1], made.block))
    return refuse("blocks and threads are a whole number, or up to three in parentheses");
  if (numbers.size() == 3 && (!Whole(numbers[2], made.shared) || made.shared < 0))
    return refuse("bytes of shared memory are a whole number");
  std::string_view rest = Trimmed(text.substr(close + 3));
  if (rest.ends_with(';')) rest = Trimmed(rest.substr(0, rest.size() - 1));
  if (rest.empty()) return made;
  if (!rest.starts_with('(') || !rest.ends_with(')')) return refuse("its arguments stand in no parentheses");
  made.has_arguments = true;
  for (const std::string_view part : Parts(rest.substr(1, rest.size() - 2))) made.arguments.emplace_back(part);
  return made;
}

std::string FindLaunchComment(const Project& project) {
  for (const VirtualFile& file : project.files) {
    std::string_view text = file.text;
    while (!text.empty()) {
      std::string_view line = Trimmed(text.substr(0, text.find('\n')));
      text.remove_prefix(
          std::min(text.size(), text.find('\n') == std::string_view::npos ? text.size() : text.find('\n') + 1));
      bool ours = true;
      for (const std::string_view part :
           {std::string_view("//"), std::string_view("assay:"), std::string_view("launch")}) {
        ours = ours && line.starts_with(part);
        if (ours) line = Trimmed(line.substr(part.size()));
      }
      if (ours && !line.empty()) return std::string(line);
    }
  }
  return "";
}

}  // namespace assay::cuda
