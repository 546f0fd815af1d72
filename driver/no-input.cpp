// See no-input.h. A reply can be any text, so only the kinds of files listed here are left out; a model's failed reply
// (a refusal, a text cut off) stays an input.
#include "driver/no-input.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <string_view>

#include "analyzer/facts/ascii.h"
#include "analyzer/facts/kernel-language.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

// The bytes of a file that are examined. A kernel is recognised within them.
constexpr std::size_t kMostLooked = 1u << 20;

template <std::size_t kCount>
bool IsOneOf(std::string_view word, const std::array<std::string_view, kCount>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 5> kUnits = {".cpp", ".cc", ".cxx", ".cce", ".asc"};
constexpr std::array<std::string_view, 2> kOtherUnits = {".cu", ".cuh"};
constexpr std::array<std::string_view, 4> kHeaders = {".h", ".hpp", ".inl", ".inc"};
constexpr std::array<std::string_view, 8> kData = {".json", ".jsonl", ".npy", ".npz",
                                                   ".csv",  ".tsv",   ".bin", ".parquet"};
constexpr std::array<std::string_view, 2> kLogs = {".log", ".out"};
constexpr std::array<std::string_view, 4> kReplies = {".txt", ".md", ".markdown", ""};
constexpr std::array<std::string_view, 13> kPapers = {
    "readme",       "changelog", "changes", "license",         "licence", "notice", "authors",
    "contributing", "security",  "copying", "code_of_conduct", "version", "owners"};
constexpr std::array<std::string_view, 8> kBuildFiles = {"cmakelists",  "makefile", "gnumakefile", "dockerfile",
                                                         "jenkinsfile", "build",    "workspace",   "requirements"};

std::string Beginning(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text(kMostLooked, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  return text;
}

bool HoldsKernel(std::string_view text) {
  const std::array<std::string_view, 8> kMarks = {"__global__",
                                                  FirstLanguage().device_mark,
                                                  FirstLanguage().device_header,
                                                  "kernel_src",
                                                  "ModelNew",
                                                  "@triton.",
                                                  "tilelang",
                                                  "load_inline"};
  return std::any_of(kMarks.begin(), kMarks.end(),
                     [&](std::string_view mark) { return text.find(mark) != std::string_view::npos; });
}

// The name without what distinguishes copies of it: README_en.md, LICENSE-APACHE, requirements-dev.txt.
bool IsCalled(std::string_view stem, const auto& names) {
  return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
    return stem.starts_with(name) &&
           (stem.size() == name.size() || std::string_view("_-.").find(stem[name.size()]) != std::string_view::npos);
  });
}

}  // namespace

std::string WhyNamedIsNoInput(const fs::path& file) {
  const std::string extension = Lower(file.extension().string()), stem = Lower(file.stem().string());
  const bool paper = IsOneOf(extension, kReplies) && (IsCalled(stem, kBuildFiles) || IsCalled(stem, kPapers));
  std::error_code ignored;
  if ((extension != ".py" && !paper) || !fs::is_regular_file(file, ignored) || HoldsKernel(Beginning(file))) return "";
  const std::string why = WhyNoInput(file, false);
  return paper ? why + " without a kernel" : why;
}

bool IsUnitName(const fs::path& file) { return IsOneOf(Lower(file.extension().string()), kUnits); }

std::string WhyNoInput(const fs::path& file, bool beside_sources) {
  const std::string extension = Lower(file.extension().string());
  const std::string stem = Lower(file.stem().string());
  if (IsOneOf(extension, kUnits) || IsOneOf(extension, kOtherUnits)) return "";
  if (IsOneOf(extension, kData)) return "data";
  if (IsOneOf(extension, kLogs)) return "a log";
  if (IsOneOf(extension, kHeaders)) {
    const std::string text = Beginning(file);
    return text.find("__global__") != std::string::npos ? "" : "a header, read with the files that include it";
  }
  if (extension == ".py") return HoldsKernel(Beginning(file)) ? "" : "a Python file without a kernel";
  if (!IsOneOf(extension, kReplies)) return "neither a source file nor a reply, by its name";
  if (IsCalled(stem, kBuildFiles)) return "a file of the build";
  if (IsCalled(stem, kPapers)) return "documentation";
  if (beside_sources && extension.starts_with(".m")) return "documentation of the sources beside it";
  return "";
}

}  // namespace assay
