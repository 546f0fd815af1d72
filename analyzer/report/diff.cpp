// Myers' greedy algorithm on the part between the common head and tail. With more differences than any kernel fix
// has, that part is replaced as a whole.
#include "analyzer/report/diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace assay {
namespace {

constexpr int kContext = 3;
constexpr int kMostDifferences = 400;

using Lines = std::vector<std::string_view>;

// Lines with their newline; the last one lacks it if the file does.
Lines Split(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::size_t length = end == text.npos ? text.size() : end + 1;
    lines.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

// One line of the edit script; `a` and `b` count the lines of either side in front of it.
struct Step {
  char sign;
  int a;
  int b;
};

// From the furthest points of each round back to the start.
std::vector<Step> Backtrack(const std::vector<std::vector<int>>& rounds, int n, int m) {
  std::vector<Step> steps;
  int x = n;
  int y = m;
  for (int d = static_cast<int>(rounds.size()) - 1; d > 0; --d) {
    const std::vector<int>& before = rounds[static_cast<std::size_t>(d - 1)];
    const auto reach = [&](int k) { return before[static_cast<std::size_t>(k + d)]; };
    const int k = x - y;
    const bool down = k == -d || (k != d && reach(k - 1) < reach(k + 1));
    const int from_k = down ? k + 1 : k - 1;
    const int from_x = reach(from_k);
    const int from_y = from_x - from_k;
    while (x > from_x + (down ? 0 : 1) && y > from_y + (down ? 1 : 0)) steps.push_back({' ', --x, --y});
    if (down) {
      steps.push_back({'+', x, --y});
    } else {
      steps.push_back({'-', --x, y});
    }
  }
  while (x > 0 && y > 0) steps.push_back({' ', --x, --y});
  std::reverse(steps.begin(), steps.end());
  return steps;
}

std::vector<Step> ReplaceAll(int n, int m) {
  std::vector<Step> steps;
  for (int a = 0; a < n; ++a) steps.push_back({'-', a, 0});
  for (int b = 0; b < m; ++b) steps.push_back({'+', n, b});
  return steps;
}

std::vector<Step> Compare(const Lines& a, const Lines& b) {
  const int n = static_cast<int>(a.size());
  const int m = static_cast<int>(b.size());
  // Round d holds the furthest x on the diagonals -d-1 .. d+1, at index k + d + 1.
  std::vector<std::vector<int>> rounds;
  for (int d = 0; d <= std::min(n + m, kMostDifferences); ++d) {
    std::vector<int> now(static_cast<std::size_t>(2 * d + 3), -1);
    for (int k = -d; k <= d; k += 2) {
      int x = 0;
      if (d > 0) {
        const std::vector<int>& before = rounds.back();
        const auto reach = [&](int diagonal) { return before[static_cast<std::size_t>(diagonal + d)]; };
        const bool down = k == -d || (k != d && reach(k - 1) < reach(k + 1));
        x = down ? reach(k + 1) : reach(k - 1) + 1;
      }
      while (x < n && x - k < m && a[static_cast<std::size_t>(x)] == b[static_cast<std::size_t>(x - k)]) ++x;
      now[static_cast<std::size_t>(k + d + 1)] = x;
      if (x >= n && x - k >= m) {
        rounds.push_back(std::move(now));
        return Backtrack(rounds, n, m);
      }
    }
    rounds.push_back(std::move(now));
  }
  return ReplaceAll(n, m);
}

std::string Range(int first, int count) {
  // An empty side is named by the line before it.
  return count == 1 ? fmt::format("{}", first + 1) : fmt::format("{},{}", count == 0 ? first : first + 1, count);
}

void AppendLine(std::string& out, char sign, std::string_view line) {
  out += sign;
  out += line;
  if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
}

void AppendHunk(std::string& out, const std::vector<Step>& steps, std::size_t begin, std::size_t end, const Lines& a,
                const Lines& b) {
  const auto count = [&](char other) {
    return static_cast<int>(std::count_if(steps.begin() + static_cast<std::ptrdiff_t>(begin),
                                          steps.begin() + static_cast<std::ptrdiff_t>(end),
                                          [&](const Step& step) { return step.sign != other; }));
  };
  out += fmt::format("@@ -{} +{} @@\n", Range(steps[begin].a, count('+')), Range(steps[begin].b, count('-')));
  for (std::size_t i = begin; i < end; ++i) {
    const Step& step = steps[i];
    AppendLine(out, step.sign,
               step.sign == '+' ? b[static_cast<std::size_t>(step.b)] : a[static_cast<std::size_t>(step.a)]);
  }
}

}  // namespace

std::string UnifiedDiff(std::string_view path, std::string_view before, std::string_view after) {
  if (before == after) return "";
  const Lines a = Split(before);
  const Lines b = Split(after);
  std::size_t head = 0;
  while (head < a.size() && head < b.size() && a[head] == b[head]) ++head;
  std::size_t tail = 0;
  while (tail < a.size() - head && tail < b.size() - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]) ++tail;
  const auto middle = [&](const Lines& lines) {
    return Lines(lines.begin() + static_cast<std::ptrdiff_t>(head), lines.end() - static_cast<std::ptrdiff_t>(tail));
  };
  const int shift = static_cast<int>(head);
  std::vector<Step> steps;
  for (int i = std::max(0, shift - kContext); i < shift; ++i) steps.push_back({' ', i, i});
  for (const Step& step : Compare(middle(a), middle(b))) steps.push_back({step.sign, step.a + shift, step.b + shift});
  const int a_end = static_cast<int>(a.size() - tail);
  const int b_end = static_cast<int>(b.size() - tail);
  for (int i = 0; i < std::min(kContext, static_cast<int>(tail)); ++i) steps.push_back({' ', a_end + i, b_end + i});

  std::string out = fmt::format("--- a/{}\n+++ b/{}\n", path, path);
  for (std::size_t at = 0; at < steps.size();) {
    if (steps[at].sign == ' ') {
      ++at;
      continue;
    }
    // Changes with at most twice the context between them share a hunk.
    std::size_t last = at;
    for (std::size_t i = at; i < steps.size() && i <= last + 2 * kContext + 1; ++i) {
      if (steps[i].sign != ' ') last = i;
    }
    const std::size_t begin = at - std::min<std::size_t>(at, kContext);
    const std::size_t end = std::min(steps.size(), last + 1 + kContext);
    AppendHunk(out, steps, begin, end, a, b);
    at = end;
  }
  return out;
}

}  // namespace assay
