// See document-case.h.
#include "tests/documents/document-case.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <sstream>

namespace assay::documents {
namespace {

std::string Rest(std::istringstream& words) {
  std::string rest;
  std::getline(words >> std::ws, rest);
  return rest;
}

// One value or range, or nothing.
bool Item(const std::string& word, std::vector<double>& to) {
  const std::size_t dots = word.find("..");
  char* end = nullptr;
  if (dots != std::string::npos) {
    const double first = std::strtod(word.c_str(), nullptr), last = std::strtod(word.c_str() + dots + 2, &end);
    if (*end != '\0') return false;
    const double step = last < first ? -1 : 1;
    const auto count = static_cast<std::int64_t>(std::fabs(last - first)) + 1;
    for (std::int64_t i = 0; i < count; ++i) to.push_back(first + step * static_cast<double>(i));
    return true;
  }
  const double value = std::strtod(word.c_str(), &end);
  if (end == word.c_str() || *end != '\0') return false;
  to.push_back(value);
  return true;
}

// `1 2 (3 4)*2 5..8`; brackets are not nested.
bool Values(const std::string& text, std::vector<double>& to) {
  std::string spaced;
  for (char c : text) spaced += c == '(' ? " ( " : c == ')' ? " )" : std::string(1, c);
  std::istringstream words(spaced);
  std::size_t open = 0;
  for (std::string word; words >> word;) {
    if (word == "(") {
      open = to.size();
    } else if (word.starts_with(")")) {
      const long times = word.size() > 2 && word[1] == '*' ? std::strtol(word.c_str() + 2, nullptr, 10) : 1;
      const std::vector<double> group(to.begin() + static_cast<std::ptrdiff_t>(open), to.end());
      for (long i = 1; i < times; ++i) to.insert(to.end(), group.begin(), group.end());
    } else if (!Item(word, to)) {
      return false;
    }
  }
  return true;
}

// "NAME TYPE COUNT: VALUES" and "NAME FROM: VALUES".
bool Line(const std::string& key, const std::string& rest, DocumentCase& one) {
  const std::size_t colon = rest.find(':');
  std::istringstream head(rest.substr(0, colon));
  const std::string tail = colon == std::string::npos ? "" : rest.substr(colon + 1);
  if (key == "want") {
    Wanted wanted;
    head >> wanted.tensor;
    head >> wanted.from;
    if (!Values(tail, wanted.values) || wanted.values.empty()) return false;
    one.wanted.push_back(std::move(wanted));
    return true;
  }
  CaseTensor tensor;
  head >> tensor.name >> tensor.type >> tensor.count;
  if (tensor.count <= 0 || !Values(tail, tensor.values) || (key == "in" && tensor.values.empty())) return false;
  for (std::size_t i = 0; key == "in" && tensor.values.size() < static_cast<std::size_t>(tensor.count); ++i)
    tensor.values.push_back(tensor.values[i]);
  (key == "in" ? one.inputs : one.outputs).push_back(std::move(tensor));
  return true;
}

int BytesOf(const std::string& type) {
  static const std::map<std::string, int> kBytes = {{"half", 2},     {"bfloat16_t", 2}, {"float", 4},    {"int8_t", 1},
                                                    {"uint8_t", 1},  {"int16_t", 2},    {"uint16_t", 2}, {"int32_t", 4},
                                                    {"uint32_t", 4}, {"int64_t", 8},    {"uint64_t", 8}};
  const auto found = kBytes.find(type);
  return found == kBytes.end() ? 0 : found->second;
}

std::int64_t Rounded(std::int64_t bytes) { return (bytes + 31) / 32 * 32; }

}  // namespace

namespace {

struct SourceLine {
  int number = 0;
  std::string text;  // with its continuation lines
};

// Lines of code stay apart, each with its indentation.
std::vector<SourceLine> LinesOf(std::string_view text) {
  std::vector<SourceLine> lines;
  std::istringstream stream{std::string(text)};
  int number = 0;
  bool code = false;
  for (std::string line; std::getline(stream, line);) {
    ++number;
    const bool deeper = line.starts_with("  ");
    code = line == "code" || (code && (deeper || line.empty()));
    if (deeper && !code && !lines.empty()) {
      lines.back().text += line.substr(1);
    } else {
      lines.push_back({number, line});
    }
  }
  return lines;
}

// False if the line is not part of a case.
bool Take(const std::string& key, const std::string& rest, DocumentCase& one) {
  if (key == "page") return one.page = rest, true;
  if (key == "release") return one.release = rest, true;
  if (key == "tolerance") return one.tolerance = std::strtod(rest.c_str(), nullptr), one.tolerance >= 0;
  if (key == "signed-zeros") return one.signed_zeros = true;
  if (key == "differs" || key == "undecided") {
    one.answer = key == "differs" ? Answer::kDiffers : Answer::kUndecided;
    one.reason = rest;
    return !rest.empty();
  }
  if (key == "in" || key == "out" || key == "want") return Line(key, rest, one);
  return key == "note" || key == "code";
}

}  // namespace

std::vector<DocumentCase> ParseCases(const std::string& file, std::string_view text, std::string& error) {
  std::vector<DocumentCase> cases;
  for (const SourceLine& line : LinesOf(text)) {
    if (line.text.starts_with("  ")) {
      if (!cases.empty()) cases.back().code += line.text + "\n";
      continue;
    }
    std::istringstream words(line.text);
    std::string key;
    words >> key;
    if (key.empty() || key.starts_with("#")) continue;
    const std::string rest = Rest(words);
    if (key == "case") {
      DocumentCase& one = cases.emplace_back();
      one.file = file;
      one.line = line.number;
      one.name = rest;
    } else if (cases.empty() || !Take(key, rest, cases.back())) {
      error = fmt::format("{}:{}: `{}` cannot be read", file, line.number, line.text);
      return {};
    }
  }
  return cases;
}

std::string KernelOf(const DocumentCase& one) {
  std::string parameters, head, in, out;
  const auto declare = [&](const CaseTensor& tensor) {
    const std::int64_t bytes = Rounded(tensor.count * BytesOf(tensor.type));
    parameters += fmt::format("GM_ADDR g_{}, ", tensor.name);
    head += fmt::format(
        "    TBuf<TPosition::VECCALC> b_{0}; pipe.InitBuffer(b_{0}, {2});\n"
        "    LocalTensor<{1}> {0} = b_{0}.Get<{1}>();\n"
        "    GlobalTensor<{1}> gm_{0}; gm_{0}.SetGlobalBuffer((__gm__ {1}*)g_{0});\n",
        tensor.name, tensor.type, bytes);
    return tensor.count * BytesOf(tensor.type);
  };
  for (const CaseTensor& tensor : one.inputs) {
    const std::int64_t bytes = declare(tensor);
    in += fmt::format(
        "    DataCopyPad({0}, gm_{0}, DataCopyExtParams{{1, {1}, 0, 0, 0}}, "
        "DataCopyPadExtParams<{2}>{{false, 0, 0, ({2})0}});\n",
        tensor.name, bytes, tensor.type);
  }
  for (const CaseTensor& tensor : one.outputs) {
    const std::int64_t bytes = declare(tensor);
    in += fmt::format("    Duplicate({}.template ReinterpretCast<int16_t>(), (int16_t)0, {});\n", tensor.name,
                      Rounded(bytes) / 2);
    out += fmt::format("    DataCopyPad(gm_{0}, {0}, DataCopyExtParams{{1, {1}, 0, 0, 0}});\n", tensor.name, bytes);
  }
  return fmt::format(
      "#include \"kernel_operator.h\"\nusing namespace AscendC;\n\n"
      "extern \"C\" __global__ __aicore__ void example({}GM_ADDR workspace, GM_ADDR tiling) {{\n"
      "    TPipe pipe;\n{}{}    PipeBarrier<PIPE_ALL>();\n    {{\n{}    }}\n    PipeBarrier<PIPE_ALL>();\n{}}}\n",
      parameters, head, in, one.code, out);
}

}  // namespace assay::documents
