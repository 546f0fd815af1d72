// A tensor of an input queue is free for the next load once the vector unit is done with it. A store that reads it is
// not an operation of the vector unit.
#include <algorithm>
#include <array>
#include <cctype>
#include <functional>

#include "dialects/ascendc/read/slips.h"

namespace assay::ascendc {
namespace {

// Names declared as CLASS<...MARK...> in the file.
std::vector<std::string> Declared(const FileText& file, std::string_view type, std::string_view mark) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i + 2 < file.code().size(); ++i) {
    if (file.At(i) != type || file.At(i + 1) != "<") continue;
    std::size_t end = i + 2;
    int depth = 1;
    bool marked = mark.empty();
    for (; end < file.code().size() && depth > 0; ++end) {
      depth += file.At(end) == "<" ? 1 : file.At(end) == ">" ? -1 : 0;
      marked = marked || file.At(end) == mark;
      if (file.At(end) == ";" || file.At(end) == "{") break;
    }
    if (depth != 0 || !marked) continue;
    while (file.At(end) == "&" || file.At(end) == "const") ++end;
    for (; source::IsName(file.At(end)); end += 2) {
      names.emplace_back(file.At(end));
      if (file.At(end + 1) != ",") break;
    }
  }
  return names;
}

bool Has(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Arguments of the call whose bracket opens at `open`: their first tokens, and one past the last.
std::vector<std::size_t> Arguments(const FileText& file, std::size_t open) {
  std::vector<std::size_t> begins{open + 1};
  const std::size_t close = file.code().Closer(open).value_or(open);
  for (std::size_t i = open + 1; i < close; ++i) {
    if (file.At(i) == ",") begins.push_back(i + 1);
    if (const auto end = file.code().Closer(i)) i = *end;
  }
  begins.push_back(close + 1);
  return begins;
}

bool IsCopy(std::string_view name) { return name == "DataCopy" || name == "DataCopyPad"; }

// Whether the function has a local tensor of that name, or takes one as a parameter.
bool IsLocalIn(const FileText& file, const FunctionText& function, std::string_view name) {
  for (std::size_t i = function.params; i < function.close; ++i) {
    if (file.At(i) != "LocalTensor") continue;
    while (i < function.close && file.At(i) != ">") ++i;
    ++i;
    while (file.At(i) == "&" || file.At(i) == "const") ++i;
    if (file.At(i) == name) return true;
  }
  return false;
}

// A copy at `i` from the tensor to global memory.
bool Stores(const FileText& file, const FunctionText& function, std::size_t i, std::string_view tensor,
            const std::vector<std::string>& globals) {
  std::size_t open = i + 1;
  if (file.At(open) == "<")
    while (file.At(open) != ">" && file.At(open) != ";" && !file.At(open).empty()) ++open;
  if (file.At(open) == ">") ++open;
  if (!IsCopy(file.At(i)) || file.At(open) != "(") return false;
  const std::vector<std::size_t> arguments = Arguments(file, open);
  return arguments.size() > 2 && Has(globals, file.At(arguments[0])) && file.At(arguments[1]) == tensor &&
         !IsLocalIn(file, function, file.At(arguments[0]));
}

constexpr std::array<std::string_view, 8> kOrders = {"MTE3_MTE2", "PIPE_ALL", "PIPE_MTE3", "SyncAll",
                                                     "PIPE_MTE2", "MTE3_V",   "MTE3_S",    "pipe_barrier"};

bool IsOrder(std::string_view token) { return std::find(kOrders.begin(), kOrders.end(), token) != kOrders.end(); }

// Whether a function that the file defines stores the tensor passed as this parameter, without any synchronisation.
bool StoresParameter(const FileText& file, std::string_view name, const std::vector<std::size_t>& arguments,
                     const FileText& caller, std::string_view tensor) {
  std::vector<std::string> globals;
  for (const FunctionText& function : file.functions()) {
    if (function.name != name) continue;
    if (globals.empty()) globals = Declared(file, "GlobalTensor", "");
    const std::vector<std::string> params = file.Parameters(function);
    for (std::size_t k = 0; k + 1 < arguments.size() && k < params.size(); ++k) {
      if (caller.At(arguments[k]) != tensor || arguments[k + 1] != arguments[k] + 2) continue;
      bool stores = false, orders = false;
      for (std::size_t at = function.open; at < function.close; ++at) {
        stores = stores || Stores(file, function, at, params[k], globals);
        orders = orders || IsOrder(file.At(at));
      }
      if (stores && !orders) return true;
    }
  }
  return false;
}

// Whether the call at `i` is of a function that stores its tensor argument.
bool StoresBelow(const FileText& file, std::size_t i, std::string_view tensor, const std::vector<std::string>& globals,
                 const std::function<const std::vector<FileText>&()>& headers) {
  if (file.At(i + 1) != "(" || !source::IsName(file.At(i)) || file.At(i) == "FreeTensor") return false;
  const std::vector<std::size_t> arguments = Arguments(file, i + 1);
  const auto holds = [&](const auto& is) { return std::any_of(arguments.begin(), arguments.end() - 1, is); };
  if (!holds([&](std::size_t k) { return file.At(k) == tensor; })) return false;
  if (StoresParameter(file, file.At(i), arguments, file, tensor)) return true;
  if (!holds([&](std::size_t k) { return Has(globals, file.At(k)); })) return false;
  return std::any_of(headers().begin(), headers().end(), [&](const FileText& header) {
    return StoresParameter(header, file.At(i), arguments, file, tensor);
  });
}

// Names of helpers that order pipes in ways that are not analysed here.
bool NamesOrder(std::string_view token) {
  std::string lower(token);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
  for (const std::string_view part : {"sync", "mte3tomte2", "mte3mte2", "barrier"})
    if (lower.find(part) != std::string::npos) return true;
  return false;
}

// Whether a tensor from the queue is loaded by a copy from global memory.
bool IsLoaded(const FileText& file, std::string_view queue) {
  for (std::size_t i = 4; i < file.code().size(); ++i) {
    if (file.At(i) != "AllocTensor" || file.At(i - 2) != queue || file.At(i - 3) != "=") continue;
    for (std::size_t k = i; k + 2 < file.code().size(); ++k)
      if (IsCopy(file.At(k)) && file.At(k + 1) == "(" && file.At(k + 2) == file.At(i - 4)) return true;
  }
  return false;
}

// Whether the token is inside a loop.
bool IsInLoop(const FileText& file, const FunctionText& function, std::size_t i) {
  for (std::size_t k = function.open; k < i; ++k) {
    if (file.At(k) != "for" && file.At(k) != "while") continue;
    const auto head = file.code().Closer(k + 1);
    const auto close = head ? file.code().Closer(*head + 1) : std::nullopt;
    if (close && i < *close) return true;
  }
  return false;
}

// Whether the place is reached repeatedly: by a loop around it, or around a call of its function.
bool IsRepeated(const FileText& file, const FunctionText& function, std::size_t i) {
  if (IsInLoop(file, function, i)) return true;
  for (const FunctionText& caller : file.functions())
    for (std::size_t k = caller.open; k < caller.close; ++k)
      if (file.At(k) == function.name && file.At(k + 1) == "(" && IsInLoop(file, caller, k)) return true;
  return false;
}

constexpr std::array<std::string_view, 28> kVectorCalls = {
    "Cast", "Add", "Adds", "Sub",    "Mul",       "Muls",   "Div",  "Max",       "Maxs",      "Min",
    "Mins", "Exp", "Ln",   "Abs",    "Sqrt",      "Rsqrt",  "Relu", "Not",       "Duplicate", "LeakyRelu",
    "Axpy", "And", "Or",   "Select", "Transpose", "Gather", "Neg",  "Reciprocal"};

bool IsOneOf(std::string_view token, const auto& words) {
  return std::find(words.begin(), words.end(), token) != words.end();
}

// Whether the call at `i` is a vector instruction that writes the tensor from its start.
bool Computes(const FileText& file, std::size_t i, std::string_view tensor) {
  if (!IsOneOf(file.At(i), kVectorCalls) || file.At(i - 1) == "." || file.At(i - 1) == "->") return false;
  std::size_t open = i + 1;
  if (file.At(open) == "<")
    while (file.At(open) != ">" && file.At(open) != ";" && !file.At(open).empty()) ++open;
  if (file.At(open) == ">") ++open;
  return file.At(open) == "(" && file.At(open + 1) == tensor && (file.At(open + 2) == "," || file.At(open + 2) == ")");
}

// The same for a function of the file that writes its tensor argument with its first instruction.
bool ComputesBelow(const FileText& file, std::size_t i, std::string_view tensor) {
  if (file.At(i + 1) != "(" || !source::IsName(file.At(i))) return false;
  const std::vector<std::size_t> arguments = Arguments(file, i + 1);
  for (const FunctionText& function : file.functions()) {
    if (function.name != file.At(i)) continue;
    const std::vector<std::string> params = file.Parameters(function);
    for (std::size_t k = 0; k + 1 < arguments.size() && k < params.size(); ++k) {
      if (file.At(arguments[k]) != tensor || arguments[k + 1] != arguments[k] + 2) continue;
      for (std::size_t at = function.open; at < function.close; ++at) {
        if (IsOrder(file.At(at)) || NamesOrder(file.At(at)) || IsCopy(file.At(at)) || file.At(at) == "WaitFlag") break;
        if (Computes(file, at, params[k])) return true;
      }
    }
  }
  return false;
}

constexpr std::array<std::string_view, 8> kHandOver = {"AllocTensor", "FreeTensor", "EnQue",  "DeQue",
                                                       "WaitFlag",    "wait_flag",  "return", "else"};

// The tensor that a statement's call stores, if it is passed on as a whole.
std::optional<std::string> StoredBy(const FileText& file, const FunctionText& function, std::size_t i,
                                    const std::vector<std::string>& globals) {
  if (file.At(i + 1) != "(" || !source::IsName(file.At(i))) return std::nullopt;
  const std::vector<std::size_t> arguments = Arguments(file, i + 1);
  for (std::size_t k = 0; k + 1 < arguments.size(); ++k) {
    const std::string_view tensor = file.At(arguments[k]);
    if (!source::IsName(tensor) || arguments[k + 1] != arguments[k] + 2) continue;
    if (Stores(file, function, i, tensor, globals) || StoresParameter(file, file.At(i), arguments, file, tensor))
      return std::string(tensor);
  }
  return std::nullopt;
}

bool BeginsStatement(const FileText& file, std::size_t i) {
  std::size_t before = i - 1;
  if (file.At(before) == "::") before -= 2;
  return file.At(before) == ";" || file.At(before) == "{" || file.At(before) == "}";
}

}  // namespace

void FindOverwrittenStores(const FileText& file, SlipFacts& out) {
  const std::vector<std::string> globals = Declared(file, "GlobalTensor", "");
  if (globals.empty()) return;
  for (const FunctionText& function : file.functions())
    for (std::size_t i = function.open + 1; i + 1 < function.close; ++i) {
      if (!BeginsStatement(file, i)) continue;
      const std::optional<std::string> tensor = StoredBy(file, function, i, globals);
      if (!tensor) continue;
      const std::size_t end = file.code().Closer(i + 1).value_or(i);
      for (std::size_t k = end + 2; k < function.close && file.At(k) != "}"; ++k) {
        const std::string_view token = file.At(k);
        if (IsOrder(token) || NamesOrder(token) || IsOneOf(token, kHandOver) || token == "{" ||
            (token == *tensor && file.At(k + 1) == "="))
          break;
        if (!BeginsStatement(file, k)) continue;
        if (Computes(file, k, *tensor) || ComputesBelow(file, k, *tensor)) {
          out.overwritten_stores.push_back(
              {*tensor, file.Range(i, end), file.Range(k, file.code().Closer(k + 1).value_or(k))});
          break;
        }
      }
    }
}

void FindEarlyFrees(const FileText& file, const std::function<const std::vector<FileText>&()>& headers,
                    SlipFacts& out) {
  const std::string& text = file.code().text();
  if (text.find("VECIN") == std::string::npos || text.find("FreeTensor") == std::string::npos) return;
  for (const std::string_view order : kOrders)
    if (text.find(order) != std::string::npos) return;
  for (std::size_t i = 0; i < file.code().size(); ++i)
    if (source::IsName(file.At(i)) && NamesOrder(file.At(i))) return;
  const std::vector<std::string> queues = Declared(file, "TQue", "VECIN");
  const std::vector<std::string> globals = Declared(file, "GlobalTensor", "");
  for (const FunctionText& function : file.functions()) {
    for (std::size_t i = function.open + 3; i + 2 < function.close; ++i) {
      if (file.At(i) != "DeQue" || file.At(i - 1) != "." || !Has(queues, file.At(i - 2)) || file.At(i - 3) != "=")
        continue;
      const std::string queue(file.At(i - 2)), tensor(file.At(i - 4));
      if (!IsLoaded(file, queue) || !IsRepeated(file, function, i)) continue;
      std::optional<std::size_t> store;
      for (std::size_t k = i; k + 3 < function.close; ++k) {
        if (source::ClosesBracket(file.At(k)) && !file.Opener(k)) break;
        if (source::ClosesBracket(file.At(k)) && *file.Opener(k) < i) break;  // out of the block
        if (Stores(file, function, k, tensor, globals) || StoresBelow(file, k, tensor, globals, headers)) store = k;
        if (!store || file.At(k) != "FreeTensor" || file.At(k + 1) != "(" || file.At(k + 2) != tensor ||
            file.At(k - 2) != queue)
          continue;
        out.early_frees.push_back({queue, tensor, file.Range(*store, *store), file.Range(k - 2, k + 3)});
        break;
      }
    }
  }
}

}  // namespace assay::ascendc
