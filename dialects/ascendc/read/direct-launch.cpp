// See direct-launch.h.
#include "dialects/ascendc/read/direct-launch.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <set>

#include "analyzer/source/cmake.h"
#include "dialects/ascendc/chips.h"

namespace assay::ascendc {
namespace {

constexpr std::size_t kMostCases = 16;

bool IsNameByte(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// NAME or NAME=VALUE of the command line; not text that only a build system expands.
bool IsDefinition(const std::string& text) {
  const std::string name = text.substr(0, text.find('='));
  const bool spelled = !name.empty() && std::all_of(name.begin(), name.end(), IsNameByte);
  return spelled && std::isdigit(static_cast<unsigned char>(name[0])) == 0 && !text.ends_with("=") &&
         text.find_first_of("$\n\r") == std::string::npos;
}

std::vector<std::string> Definitions(const source::CmakeReading& reading) {
  std::vector<std::string> definitions;
  std::copy_if(reading.definitions.begin(), reading.definitions.end(), std::back_inserter(definitions), IsDefinition);
  // Options may hold definitions, too.
  for (const std::string& option : reading.options) {
    if (option.starts_with("-D") && IsDefinition(option.substr(2))) definitions.push_back(option.substr(2));
  }
  return definitions;
}

// The numbers that follow `name ==` in the text.
void CollectCompared(const std::string& text, const std::string& name, std::set<int>& out) {
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    std::size_t next = text.find_first_not_of(' ', at + name.size());
    if (next == std::string::npos || text.compare(next, 2, "==") != 0) continue;
    next = text.find_first_not_of(' ', next + 2);
    int number = 0;
    std::size_t digits = 0;
    for (; next < text.size() && digits < 4 && text[next] >= '0' && text[next] <= '9'; ++next, ++digits)
      number = number * 10 + (text[next] - '0');
    if (digits > 0) out.insert(number);
  }
}

// The value that the command line in a document gives the variable: a line `NAME=1` of it.
std::vector<int> NumberWritten(const std::string& document, const std::string& name) {
  for (std::size_t at = document.find(name + "="); at != std::string::npos; at = document.find(name + "=", at + 1)) {
    const std::size_t line = document.rfind('\n', at) + 1, end = document.find('\n', at);
    std::string value = document.substr(at + name.size() + 1, end - at - name.size() - 1);
    value.erase(value.find_last_not_of(" \r") + 1);
    const bool alone = document.find_first_not_of(' ', line) == at;
    const bool digits = !value.empty() && value.find_first_not_of("0123456789") == std::string::npos;
    if (alone && digits && value.size() < 4) return {std::stoi(value)};
  }
  return {};
}

// The values to try for a variable that is never set.
std::vector<int> Numbers(const Project& project, const std::string& variable, const std::vector<std::string>& macros) {
  std::vector<int> numbers = source::NumbersTaken(project.cmake, variable);
  if (!numbers.empty()) return numbers;
  std::set<int> compared;
  for (const VirtualFile& file : project.files) {
    for (const std::string& macro : macros) CollectCompared(file.text, macro, compared);
  }
  if (compared.empty()) return NumberWritten(project.manual, variable);
  return {compared.begin(), compared.end()};
}

}  // namespace

std::string DirectPrelude(const Project& project, std::string_view chip) {
  // Substrings of the names of headers that declare the tensors.
  static constexpr std::string_view kDevice[] = {"kernel_operator", "lib/",        "_intf.h",
                                                 "c_api/",          "tensor_api/", "adv_api/"};
  const auto names = [&](std::string_view name) {
    return std::any_of(project.files.begin(), project.files.end(),
                       [&](const VirtualFile& file) { return file.text.find(name) != std::string::npos; });
  };
  const std::string threads = names("threadIdx") ? "#include \"assay/simt_words.h\"\n" : "";
  const bool device = std::any_of(std::begin(kDevice), std::end(kDevice), names);
  if (device)
    return "#include \"kernel_operator.h\"\n#include \"assay/direct_launch.h\"\n" + ArchitecturePrelude(chip) + threads;
  const std::string words = "#include \"assay/direct_words.h\"\n" + threads;
  const int architecture = ArchitectureOf(chip);
  return architecture == 0 ? words
                           : fmt::format("{}#undef __NPU_ARCH__\n#define __NPU_ARCH__ {}\n", words, architecture);
}

std::vector<BuildCase> BuildCases(const Project& project) {
  const source::CmakeReading plain = source::ReadCmake(project.cmake);
  for (const std::string& variable : plain.unset) {
    // A value used nowhere else, to see what the variable affects.
    constexpr const char* kProbe = "7919";
    std::vector<std::string> macros;
    // The text may reject the probe itself: its definitions come after its checks.
    for (const int number : Numbers(project, variable, {})) {
      for (const std::string& definition :
           Definitions(source::ReadCmake(project.cmake, {{variable, std::to_string(number)}})))
        if (definition.ends_with(fmt::format("={}", number)))
          macros.push_back(definition.substr(0, definition.find('=')));
      break;
    }
    for (const std::string& definition : Definitions(source::ReadCmake(project.cmake, {{variable, kProbe}}))) {
      if (definition.ends_with(fmt::format("={}", kProbe)))
        macros.push_back(definition.substr(0, definition.find('=')));
    }
    if (macros.empty()) continue;
    std::vector<BuildCase> cases;
    for (const int number : Numbers(project, variable, macros)) {
      if (cases.size() == kMostCases) break;
      cases.push_back({fmt::format("{}={}", variable, number),
                       Definitions(source::ReadCmake(project.cmake, {{variable, std::to_string(number)}}))});
    }
    if (!cases.empty()) return cases;
  }
  return {{"", Definitions(plain)}};
}

std::string PreludeOf(const BuildCase& build, const std::vector<std::string>& given) {
  std::string text;
  for (const std::string& definition : build.defines) {
    const std::size_t equals = definition.find('=');
    const std::string name = definition.substr(0, equals);
    const bool taken = std::any_of(given.begin(), given.end(),
                                   [&](const std::string& other) { return other.substr(0, other.find('=')) == name; });
    if (taken) continue;
    text += fmt::format("#define {} {}\n", name, equals == std::string::npos ? "1" : definition.substr(equals + 1));
  }
  return text;
}

std::string ChipOfBuild(const Project& project) {
  if (project.cmake.empty()) return {};
  const source::CmakeReading reading = source::ReadCmake(project.cmake);
  const auto found = reading.variables.find("CMAKE_ASC_ARCHITECTURES");
  std::string architecture = found == reading.variables.end() ? "" : found->second;
  for (const std::string& option : reading.options) {
    if (architecture.empty() && option.starts_with("--npu-arch=")) architecture = option.substr(11);
  }
  if (architecture == "dav-2201") return "ascend910b";
  if (architecture == "dav-3510") return "ascend950";
  if (architecture == "dav-2002") return "ascend310p";
  return {};
}

std::string LaunchedKernel(const std::string& function, const AstFacts& ast) {
  // "void ns::add<2048u, float>(unsigned char*, int)": the name ends at the last parenthesis that opens outside of
  // template arguments.
  std::size_t end = function.size();
  int depth = 0;
  for (std::size_t i = function.size(); i > 0; --i) {
    const char c = function[i - 1];
    depth += c == ')' ? 1 : c == '(' ? -1 : 0;
    if (c == '(' && depth == 0) {
      end = i - 1;
      break;
    }
  }
  std::string name = function.substr(0, end);
  const std::size_t angle = name.find('<');
  const std::size_t space = name.rfind(' ', angle);
  if (space != std::string::npos) name.erase(0, space + 1);
  const std::pair<std::string, std::string> spelled[] = {{"(anonymous namespace)::", ""},
                                                         {"std::bfloat16_t", "__bf16"}};
  for (const auto& [from, to] : spelled) {
    for (std::size_t at = name.find(from); at != std::string::npos; at = name.find(from, at))
      name.replace(at, from.size(), to);
  }
  std::string plain = name.substr(0, name.find('<'));
  if (plain.rfind(':') != std::string::npos) plain.erase(0, plain.rfind(':') + 1);
  const bool kernel = std::any_of(ast.functions.begin(), ast.functions.end(),
                                  [&](const FunctionFact& f) { return f.is_kernel && f.name == plain; });
  return kernel ? name : std::string();
}

void KeepErrorsOf(Pass pass, AstFacts& ast) {
  const bool wanted = pass == Pass::kDevice;
  std::erase_if(ast.errors, [&](const ParseError& error) {
    // `__ubuf__ float tile[2048];` in a kernel is a buffer that the compiler allocates.
    if (error.diag == "err_as_qualified_auto_decl") return true;
    // The innermost function decides: a lambda of host code is host code.
    const FunctionFact* innermost = nullptr;
    for (const FunctionFact& function : ast.functions) {
      if (!error.range.valid() || !function.has_body || !function.range.Holds(error.range)) continue;
      if (innermost == nullptr || innermost->range.Holds(function.range)) innermost = &function;
    }
    // Both passes read text outside of functions, but only one reports it.
    return innermost == nullptr ? pass == Pass::kHost : innermost->is_device != wanted;
  });
}

}  // namespace assay::ascendc
