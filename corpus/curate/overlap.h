// Whether a text repeats a benchmark's: runs of eight tokens in common with one of its files, or its task's name.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

class BenchmarkIndex {
 public:
  // A folder whose source files (C++, Python, Markdown, text) are the benchmark's texts and whose file and folder names
  // are its task names. The error, or "".
  std::string AddFolder(const std::string& folder);
  void AddText(std::string_view text);
  void AddName(std::string_view name);

  bool empty() const { return texts_ == 0 && names_.empty(); }
  std::size_t texts() const { return texts_; }
  // Equal where ShareOf and Judge are.
  std::string Digest() const;

  // The largest share of the text's runs that one benchmark text holds, 0 to 1.
  double ShareOf(std::string_view text) const;
  // "text" where that share is at least a half, else "name" where the task is called like one of the benchmark's, else
  // "none"; "unchecked" where there is no benchmark.
  std::string Judge(std::string_view text, std::string_view group) const;

 private:
  void Append(std::string_view text);
  void Sort();

  struct Run {
    std::uint64_t hash;
    std::uint32_t text;
    bool operator<(const Run& other) const { return hash < other.hash || (hash == other.hash && text < other.text); }
  };
  std::vector<Run> runs_;  // sorted
  std::uint32_t texts_ = 0;
  std::set<std::string, std::less<>> names_;
};

// A task's name without what varies between spellings: digits, marks, case and the word "custom".
std::string TaskGroup(std::string_view name);

}  // namespace assay
