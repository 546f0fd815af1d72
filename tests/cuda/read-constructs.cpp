// Reads CUDA files as the program does and prints the reader's verdict on each, for tests/cuda/check-reader:
//   read-constructs RESOURCES KEPT FILE...
// KEPT is a folder for the precompiled headers of nvcc's release.
// One line per file: path, `yes`, `no` or `open`, the lines with an error, the errors, separated by tabs.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>

#include "analyzer/source/project.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/reader.h"
#include "dialects/cuda/targets.h"

namespace assay::cuda {
namespace {

struct Settings {
  Chip chip;
  Toolkit toolkit;
  std::string flags;
};

// The options in the first line of a construct (scripts/model/cuda_constructs.py), over torch's options on an A100.
Settings SettingsOf(const std::string& text) {
  constexpr std::string_view kBegin = "// build:";
  Settings settings{ChipNamed("sm_80"), ToolkitNamed("13.0"), ""};
  bool relaxed = true, torch = true;
  std::istringstream words(text.starts_with(kBegin) ? text.substr(kBegin.size(), text.find('\n') - kBegin.size()) : "");
  for (std::string word; words >> word;) {
    const std::string value = word.substr(word.find('=') + 1);
    if (word.starts_with("arch=")) settings.chip = ChipNamed("sm_" + value);
    if (word.starts_with("cuda=")) {
      settings.toolkit.version = std::stoi(value);
      for (const Toolkit& one : Toolkits()) {
        if (one.version == settings.toolkit.version) settings.toolkit = one;
      }
    }
    relaxed &= word != "strict";
    torch &= word != "plain";
    if (word == "lambda") settings.flags += " --extended-lambda";
    if (word == "rdc") settings.flags += " -rdc=true";
  }
  if (relaxed) settings.flags += " --expt-relaxed-constexpr";
  if (torch) {
    settings.flags +=
        " -D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__ -D__CUDA_NO_BFLOAT16_CONVERSIONS__"
        " -D__CUDA_NO_HALF2_OPERATORS__";
  }
  return settings;
}

std::string Describe(Reader& reader, const std::string& kept, const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  Project project = LoadBytes(path, text);
  Input input = SplitInput(project);
  const Settings settings = SettingsOf(text);
  for (ExtensionInput& extension : input.extensions) extension.cuda_cflags = {settings.flags};
  ReadOptions options;
  options.chip = &settings.chip;
  options.toolkit = &settings.toolkit;
  options.chip_given = options.toolkit_given = true;
  options.kept_headers = kept;
  Facts facts;
  reader.Read(project, input, options, facts);
  const ParseFacts& parse = facts.Get<ParseFacts>();
  std::map<long, std::string> lines;
  bool open = !parse.beyond.empty(), certain = false;
  for (const ParseError& error : parse.errors) {
    const bool unmodelled = error.what == ParseErrorClass::kUnmodelledName;
    open |= unmodelled;
    certain |= !unmodelled;
    const std::string& code = project.files[static_cast<std::size_t>(error.range.file)].text;
    const auto end = code.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(error.range.begin, code.size()));
    lines.emplace(1 + std::count(code.begin(), end, '\n'), error.diag + ": " + error.message);
  }
  std::string numbers, messages;
  for (const auto& [line, message] : lines) {
    numbers += (numbers.empty() ? "" : " ") + std::to_string(line);
    messages += (messages.empty() ? "" : " | ") + message;
  }
  for (const std::string& reason : parse.beyond) messages += (messages.empty() ? "" : " | ") + reason;
  std::replace_if(messages.begin(), messages.end(), [](char c) { return c == '\t' || c == '\n'; }, ' ');
  return fmt::format("{}\t{}\t{}\t{}\n", path, certain ? "no" : open ? "open" : "yes", numbers, messages);
}

}  // namespace
}  // namespace assay::cuda

int main(int argc, char** argv) {
  if (argc < 4) {
    fmt::print(stderr, "usage: read-constructs RESOURCES KEPT FILE...\n");
    return 2;
  }
  assay::cuda::ReadOptions usual;
  usual.chip = &assay::cuda::ChipNamed("sm_80");
  usual.toolkit = &assay::cuda::ToolkitNamed("13.0");
  usual.chip_given = usual.toolkit_given = true;
  usual.kept_headers = argv[2];
  usual.words = {"--expt-relaxed-constexpr"};
  assay::cuda::Reader::KeepHeaders(argv[1], usual, false, true);
  assay::cuda::Reader reader(argv[1]);
  for (int i = 3; i < argc; ++i) {
    fmt::print("{}", assay::cuda::Describe(reader, argv[2], argv[i]));
    std::fflush(stdout);
  }
  return 0;
}
