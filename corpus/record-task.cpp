// The specification of an operator: its entry, its tensors, the kind of work it does.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>

#include "analyzer/facts/kernel-language.h"
#include "analyzer/source/content.h"
#include "corpus/record-text.h"

namespace assay {
namespace {

std::string OperatorWords() { return std::string(FirstLanguage().shown) + " operator"; }

// Operations of a module by the kind of work, what decides first.
struct ModuleWords {
  std::string_view kind;
  std::initializer_list<std::string_view> words;
};
const ModuleWords kModuleWords[] = {
    {"matrix",
     {"matmul", "bmm", "mm", "addmm", "baddbmm", "mv", "linear", "conv", "convtranspose", "einsum", "bilinear",
      "attention", "lstm", "gru", "rnn", "outer", "tensordot"}},
    {"reduction", {"sum",     "mean",       "prod",    "max",    "min",  "amax", "amin", "argmax",    "argmin",
                   "softmax", "logsoftmax", "softmin", "norm",   "var",  "std",  "pool", "logsumexp", "cumsum",
                   "cumprod", "loss",       "entropy", "median", "topk", "sort", "all",  "any",       "similarity"}},
    {"movement", {"transpose", "permute",     "cat",      "concat", "stack",     "gather",  "scatter", "index",
                  "select",    "flip",        "pad",      "roll",   "embedding", "shuffle", "unfold",  "repeat",
                  "take",      "interpolate", "upsample", "tril",   "triu",      "split",   "chunk",   "expand"}},
};

// "AvgPool3d", "avg_pool3d" are avg, pool; a number, and the `d` behind it, belongs to neither.
void AddWordsOf(std::string_view name, std::set<std::string>& words) {
  std::string word;
  for (std::size_t i = 0; i <= name.size(); ++i) {
    const char c = i < name.size() ? name[i] : '_';
    const bool upper = c >= 'A' && c <= 'Z';
    const bool letter = upper || (c >= 'a' && c <= 'z');
    const bool starts = upper && i > 0 && !(name[i - 1] >= 'A' && name[i - 1] <= 'Z');
    if ((!letter || starts) && !word.empty()) {
      words.insert(word);
      word.clear();
    }
    if (letter) word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
}

// The words of every name that is called, outside of comments and of texts in three quotes.
std::set<std::string> OperationsIn(std::string_view module) {
  std::set<std::string> words;
  for (std::size_t i = 0; i < module.size(); ++i) {
    const std::string_view quotes = module.substr(i, 3);
    if (quotes == "\"\"\"" || quotes == "'''") {
      i = std::min(module.find(quotes, i + 3), module.size() - 3) + 2;
      continue;
    }
    if (module[i] == '#') i = std::min(module.find('\n', i), module.size() - 1);
    const std::size_t begin = i;
    while (i < module.size() && source::IsIdentifierChar(module[i])) ++i;
    if (i > begin && i < module.size() && module[i] == '(') AddWordsOf(module.substr(begin, i - begin), words);
    if (i > begin) --i;
  }
  if (module.find(" @ ") != std::string_view::npos) words.insert("matmul");
  return words;
}

std::size_t FindWord(const std::string& text, const std::string& word, std::size_t from) {
  const auto joins = [&](std::size_t i) { return i < text.size() && source::IsIdentifierChar(text[i]); };
  std::size_t at = text.find(word, from);
  while (at != std::string::npos && ((at > 0 && joins(at - 1)) || joins(at + word.size())))
    at = text.find(word, at + 1);
  return at;
}

std::string DeclaredSignature(const Project& project, const std::string& entry) {
  std::string signature;
  for (const VirtualFile& file : project.files) {
    if (entry.empty() || file.role != FileRole::kKernel) continue;
    const std::size_t mark = file.text.find("__global__");
    const std::size_t at = mark == std::string::npos ? mark : FindWord(file.text, entry, mark);
    const std::size_t close = at == std::string::npos ? at : file.text.find(')', at);
    if (close == std::string::npos) continue;
    for (const char c : file.text.substr(at, close + 1 - at)) {
      const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
      if (!blank || (!signature.empty() && signature.back() != ' ')) signature += blank ? ' ' : c;
    }
    break;
  }
  return signature;
}

std::string Tensors(const Contract& contract, const std::vector<ContractTensor>& tensors) {
  std::string out;
  for (const ContractTensor& tensor : tensors) {
    std::string shape;
    for (std::size_t i = 0; i < tensor.shape.size(); ++i) {
      const int symbol = i < tensor.symbols.size() ? tensor.symbols[i] : -1;
      shape += i == 0 ? "" : ", ";
      shape += symbol < 0 ? std::to_string(tensor.shape[i]) : contract.symbols[static_cast<std::size_t>(symbol)].name;
    }
    out += fmt::format("{}`{}` {}[{}]", out.empty() ? "" : ", ", tensor.name, NameOf(tensor.dtype), shape);
  }
  return out;
}

std::string Demand(const Contract& contract) {
  std::string out =
      fmt::format(" Inputs: {}. Outputs: {}.", Tensors(contract, contract.inputs), Tensors(contract, contract.outputs));
  if (!contract.reference.empty()) out += fmt::format(" The outputs are `{}` of the inputs.", contract.reference);
  for (const ContractSymbol& symbol : contract.symbols) {
    out += fmt::format(" `{}` is any number from {} to {}", symbol.name, symbol.low, symbol.high);
    out += symbol.multiple > 1 ? fmt::format(" that {} divides.", symbol.multiple) : ".";
  }
  return out;
}

}  // namespace

std::string EntryOf(const Project& project) {
  for (const VirtualFile& file : project.files) {
    if (file.role != FileRole::kKernel) continue;
    std::string name = source::EntryName(source::ScanCpp(file.text, true).code);
    if (!name.empty()) return name;
  }
  return "";
}

std::string WritingTask(const Project& project, const std::vector<std::size_t>& shown, const std::string& chip,
                        const std::optional<Contract>& contract) {
  const std::string entry = EntryOf(project);
  const std::string signature = DeclaredSignature(project, entry);
  std::string names;
  for (const std::size_t i : shown) names += fmt::format("{}`{}`", names.empty() ? "" : ", ", project.files[i].name);
  const std::string what =
      entry.empty() ? fmt::format("this {}", OperatorWords()) : fmt::format("the {} `{}`", OperatorWords(), entry);
  const std::string how = signature.empty() ? "" : fmt::format(" with the kernel entry `{}`", signature);
  return fmt::format("Write {} for {}{}.{} Files: {}.", what, chip, how, contract ? Demand(*contract) : "", names);
}

std::string ModuleTask(const Project& project, const std::vector<std::size_t>& shown, const std::string& chip,
                       const std::string& release, const std::string& module, bool lacks_parts) {
  const auto has = [&](std::initializer_list<FileRole> roles) {
    return std::any_of(shown.begin(), shown.end(), [&](std::size_t i) {
      return std::find(roles.begin(), roles.end(), project.files[i].role) != roles.end();
    });
  };
  std::vector<std::string_view> parts;
  // An answer with a description has all the parts, whatever this one leaves out.
  const bool whole = lacks_parts || has({FileRole::kProjectJson});
  if (whole) parts.push_back("the description of the operator in JSON");
  if (whole || has({FileRole::kHostTiling, FileRole::kHostOperator}))
    parts.push_back("the host code (tiling and operator definition)");
  if (whole || has({FileRole::kKernel}) || parts.empty()) parts.push_back("the kernel");
  if (whole || has({FileRole::kBinding})) parts.push_back("the binding");
  if (whole || has({FileRole::kModel}))
    parts.push_back("a Python module whose class `ModelNew` takes the place of `Model`");
  std::string asked;
  for (std::size_t i = 0; i < parts.size(); ++i)
    asked += fmt::format("{}{}", i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ", parts[i]);
  std::string fence = "```";
  while (module.find(fence) != std::string::npos) fence += '`';
  return fmt::format(
      "Write an {} for {} and toolkit release {} that computes what this PyTorch module computes, on the "
      "inputs that the module itself makes:\n\n{}python\n{}\n{}\n\nAnswer with {}, each file under its name.",
      OperatorWords(), chip, release, fence, module, fence, asked);
}

std::string TaskKindOf(const Project& project) {
  std::string code;
  for (const VirtualFile& file : project.files) {
    if (file.role == FileRole::kKernel) code += source::ScanCpp(file.text, true).code + "\n";
  }
  for (const auto& [kind, words] : FirstLanguage().kinds) {
    for (const std::string_view word : words) {
      if (source::HasWord(code, word)) return std::string(kind);
    }
  }
  return "other";
}

std::string KindOfModule(const std::string& module) {
  const std::set<std::string> operations = OperationsIn(module);
  for (const auto& [kind, words] : kModuleWords) {
    for (const std::string_view word : words) {
      if (operations.contains(std::string(word))) return std::string(kind);
    }
  }
  return module.find("torch") != std::string::npos ? "elementwise" : "other";
}

}  // namespace assay
