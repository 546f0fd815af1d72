// See tiling-struct.h.
#include "dialects/ascendc/read/tiling-struct.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/source/checkout.h"

#include <fmt/format.h>
#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <set>
#include <variant>

#include "dialects/ascendc/read/device-text.h"
#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {
namespace {

// Fields of `variable` that the text uses: "variable.field".
std::set<std::string> UsedFields(const std::string& text, const std::string& variable) {
  std::set<std::string> fields;
  for (std::size_t at = text.find(variable); at != std::string::npos; at = text.find(variable, at + 1)) {
    const bool starts = at == 0 || (std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0 && text[at - 1] != '_');
    std::size_t begin = at + variable.size();
    if (!starts || begin >= text.size() || text[begin] != '.') continue;
    std::size_t end = ++begin;
    while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_')) ++end;
    if (end > begin) fields.insert(text.substr(begin, end - begin));
  }
  return fields;
}

// The first argument of GET_TILING_DATA in the text.
std::string TilingVariable(const std::string& text) {
  const std::size_t at = text.find("GET_TILING_DATA(");
  if (at == std::string::npos) return {};
  const std::size_t begin = at + 16;
  const std::size_t end = text.find_first_of(",) ", begin);
  return end == std::string::npos ? std::string() : text.substr(begin, end - begin);
}

}  // namespace

std::string TilingWithoutHost(const Project& project, const Contract* contract, bool& ghost) {
  const VirtualFile* kernel = project.Find(FileRole::kKernel);
  if (kernel == nullptr || kernel->text.find("GET_TILING_DATA") == std::string::npos) return {};
  std::string text = "struct alignas(8) AssayTiling {\n";
  if (contract != nullptr && !contract->tiling.empty()) {
    for (const auto& [name, value] : contract->tiling) {
      if (std::holds_alternative<double>(value)) {
        text += fmt::format("  float {};\n", name);
      } else if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
        text += fmt::format("  uint32_t {}[{}];\n", name, list->size());
      } else if (const auto* floats = std::get_if<std::vector<double>>(&value)) {
        text += fmt::format("  float {}[{}];\n", name, floats->size());
      } else {
        text += fmt::format("  uint32_t {};\n", name);
      }
    }
  } else {
    ghost = true;
    for (const std::string& field : UsedFields(kernel->text, TilingVariable(kernel->text))) {
      text += fmt::format("  uint32_t {};\n", field);
    }
  }
  return text + "};\n#define ASSAY_DEFAULT_TILING AssayTiling\n#include \"assay/tiling_macros.h\"\n";
}

std::string TilingFromKernel(const Project& project, const FilesOfChip& chip) {
  if (!InDeviceFile(project, "REGISTER_TILING_DEFAULT", &chip)) return {};
  // The model's REGISTER_TILING_DEFAULT declares a local of the struct. An entry for another chip may do so alone; then
  // the host's class is used here.
  return "#ifdef ASSAY_HOST_TILING\nextern ASSAY_HOST_TILING AssayDefaultTiling;\n#endif\n"
         "#undef ASSAY_DEFAULT_TILING\n#define ASSAY_DEFAULT_TILING decltype(AssayDefaultTiling)\n"
         "#include \"assay/tiling_macros.h\"\n";
}

std::set<std::string> OwnTilingStructs(const Project& project, const ascendc::OperatorFacts& host,
                                       const FilesOfChip& chip) {
  std::set<std::string> own;
  if (!InDeviceFile(project, "REGISTER_TILING_DEFAULT", &chip)) return own;
  for (const TilingStruct& tiling : host.tiling_structs) {
    if (tiling.name.empty()) continue;
    for (const std::string_view brace : {" {", "{", "\n{", "\r\n{"}) {
      if (InDeviceFile(project, " " + tiling.name + std::string(brace), &chip)) own.insert(tiling.name);
    }
  }
  return own;
}

void ExplainTilingVariable(const Project& project, const ascendc::OperatorFacts& host, bool ghost,
                           std::vector<ParseError>& errors) {
  const VirtualFile* kernel = project.Find(FileRole::kKernel);
  const std::string variable = kernel == nullptr ? std::string() : TilingVariable(kernel->text);
  if (variable.empty()) return;
  for (ParseError& error : errors) {
    if (error.half != Half::kKernel || error.name != variable || !error.diag.starts_with("err_undeclared")) continue;
    if (host.tiling_registrations.empty()) error.what = ParseErrorClass::kTilingClassMissing;
  }
  if (!ghost) return;
  std::erase_if(errors, [&](const ParseError& error) {
    const SourceRange& range = error.statement.valid() ? error.statement : error.range;
    if (!range.valid()) return false;
    const std::string& text = project.files[static_cast<std::size_t>(range.file)].text;
    return text.substr(range.begin, range.end - range.begin).find(variable + ".") != std::string::npos;
  });
}

// Operators of a group can share a tiling class, which is registered for each of them in a header of another unit.
void Reader::ReadSharedTiling(const Project& project, UnitRequest request, ascendc::OperatorFacts& host) {
  const OpDefinition* op = DecidingDefinition(host);
  if (project.checkout == nullptr || op == nullptr || op->op_type.empty() || !host.tiling_registrations.empty()) return;
  if (!InDeviceFile(project, "GET_TILING_DATA", nullptr)) return;
  const std::optional<std::string> header =
      project.checkout->HeaderWith(fmt::format("REGISTER_TILING_DATA_CLASS({},", op->op_type));
  if (!header) return;
  request.half = Half::kHost;
  request.flags.insert(request.flags.begin(), {"-std=c++17", "-fcxx-exceptions", "-fexceptions"});
  request.include_dirs.push_back(resources_ + "/ascendc/library-include");
  request.prelude = fmt::format("#include \"{}\"\n", *header);
  ascendc::OperatorFacts shared;
  InterpretHost(ParseWithGhosts(std::move(request), project).ast, shared);
  const auto is_own = [&](const NamedPlace& place) {
    return place.name == op->op_type || place.name.starts_with(op->op_type + "_");
  };
  std::ranges::copy_if(shared.tiling_registrations, std::back_inserter(host.tiling_registrations), is_own);
  std::ranges::move(shared.tiling_structs, std::back_inserter(host.tiling_structs));
}

}  // namespace assay::ascendc
