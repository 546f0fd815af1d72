// See exact-division.h.
#include "rules/ascendc/exact-division.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "rules/ascendc/buffers.h"
#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

struct Estimate {
  CallText call;
  std::string element, to, from, count;
  std::string prefix;  // "AscendC::" where the call has it
  std::string indent;
  std::string barrier;  // between two instructions, where the code writes barriers itself
  bool root = false;

  bool in_place() const { return to == from; }
  SourceRange statement() const { return {call.whole.file, call.whole.begin, call.whole.end + 1}; }
};

std::optional<Estimate> Read(const ReplyFacts& reply, const SourceRange& place, const std::string& element) {
  const auto call = ReadCall(reply, place);
  if (!call || !call->statement || call->arguments.size() != 3) return std::nullopt;
  Estimate read;
  read.call = *call;
  const std::string_view callee = TextOf(reply, call->callee);
  const std::size_t name = callee.find("Reciprocal") != callee.npos ? callee.find("Reciprocal") : callee.find("Rsqrt");
  if (name == callee.npos) return std::nullopt;
  read.root = callee.substr(name).starts_with("Rsqrt");
  read.prefix = callee.substr(0, name);
  read.element = element;
  read.to = TextOf(reply, call->arguments[0]);
  read.from = TextOf(reply, call->arguments[1]);
  read.count = TextOf(reply, call->arguments[2]);
  read.indent = IndentOf(reply, call->whole);
  const std::string* text = FileText(reply, place.file);
  if (text != nullptr && text->find("PipeBarrier<PIPE_V>") != std::string::npos)
    read.barrier = fmt::format("{}PipeBarrier<PIPE_V>();\n{}", read.prefix, read.indent);
  return read;
}

std::string Ones(const Estimate& read, const std::string& to) {
  return fmt::format("{}Duplicate({}, static_cast<{}>(1), {});\n{}{}", read.prefix, to, read.element, read.count,
                     read.indent, read.barrier);
}
std::string Quotient(const Estimate& read, const std::string& to, const std::string& a, const std::string& b) {
  return fmt::format("{}Div({}, {}, {}, {});", read.prefix, to, a, b, read.count);
}
std::string Root(const Estimate& read, const std::string& to, const std::string& from) {
  return fmt::format("{}Sqrt({}, {}, {});", read.prefix, to, from, read.count);
}
std::string Next(const Estimate& read) { return "\n" + read.indent + read.barrier; }

// `ones` is a tensor of its own.
std::string WithOnes(const Estimate& read, const std::string& ones) {
  const std::string& divisor = read.root ? read.to : read.from;
  const std::string root = read.root ? Root(read, read.to, read.from) + Next(read) : "";
  return root + Ones(read, ones) + Quotient(read, read.to, ones, divisor);
}

// If the tensors differ, the destination holds the ones.
std::optional<Repair> InDestination(const Estimate& read) {
  if (read.in_place()) return std::nullopt;
  if (!read.root)
    return Repair{"divide 1 by it with `Div`",
                  FixSafety::kSafe,
                  {{read.statement(), Ones(read, read.to) + Quotient(read, read.to, read.to, read.from)}}};
  // 1 / x can leave the range of half where the root does not.
  const std::string text =
      read.element == "half" ? Root(read, read.to, read.from) + Next(read) + Quotient(read, read.to, read.to, read.from)
                             : Ones(read, read.to) + Quotient(read, read.to, read.to, read.from) + Next(read) +
                                   Root(read, read.to, read.to);
  return Repair{"compute it with `Sqrt` and `Div`", FixSafety::kSafe, {{read.statement(), text}}};
}

// The statement after a place, skipping barriers.
std::optional<CallText> NextCall(const ReplyFacts& reply, const SourceRange& statement) {
  const std::string* text = FileText(reply, statement.file);
  if (text == nullptr) return std::nullopt;
  std::size_t at = statement.end;
  for (int skipped = 0; skipped < 3; ++skipped) {
    at = text->find_first_not_of(" \t\r\n", at);
    if (at == std::string::npos) return std::nullopt;
    std::size_t end = at;
    while (end < text->size() && (IsWord((*text)[end]) || (*text)[end] == ':')) ++end;
    const std::string_view name = std::string_view(*text).substr(at, end - at);
    if (name.ends_with("PipeBarrier") || name == "pipe_barrier") {
      at = text->find(';', end);
      if (at == std::string::npos) return std::nullopt;
      ++at;
      continue;
    }
    const std::size_t begin = name.rfind(':') == name.npos ? at : at + name.rfind(':') + 1;
    return ReadCall(reply, {statement.file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
  }
  return std::nullopt;
}

// `Reciprocal(t, t, n); Mul(y, x, t, n);`, and nothing reads t afterwards: `Div(y, x, t, n);`.
std::optional<Repair> IntoProduct(const ReplyFacts& reply, const Estimate& read) {
  if (read.root) return std::nullopt;
  const auto product = NextCall(reply, read.statement());
  if (!product || !product->statement || product->arguments.size() != 4) return std::nullopt;
  if (!TextOf(reply, product->callee).ends_with("Mul")) return std::nullopt;
  const auto text = [&](std::size_t i) { return std::string(TextOf(reply, product->arguments[i])); };
  if (text(3) != read.count || (text(1) == read.to) == (text(2) == read.to)) return std::nullopt;
  const std::string other = text(1) == read.to ? text(2) : text(1);
  const bool over = text(0) == read.to;
  if (!over && !IsLastUse(reply, product->whole, read.call.arguments[0])) return std::nullopt;
  const SourceRange gone = {read.call.whole.file, read.call.whole.begin, product->whole.begin};
  return Repair{
      "divide with `Div` in place of multiplying by the reciprocal",
      FixSafety::kSafe,
      {{gone, ""},
       {product->whole, fmt::format("{}Div({}, {}, {}, {})", read.prefix, text(0), other, read.from, read.count)}}};
}

// Put the ones into a tensor of the same type that nothing reads any more.
std::optional<Repair> InSpentTensor(const ReplyFacts& reply, const Estimate& read) {
  const std::string* text = FileText(reply, read.call.whole.file);
  if (text == nullptr) return std::nullopt;
  const std::string head = fmt::format("LocalTensor<{}> ", read.element);
  std::size_t at = text->rfind(head, read.call.whole.begin);
  for (; at != std::string::npos && at > 0; at = text->rfind(head, at - 1)) {
    const std::size_t begin = at + head.size();
    std::size_t end = begin;
    while (end < text->size() && IsWord((*text)[end])) ++end;
    const std::string name = text->substr(begin, end - begin);
    if (name.empty() || NextWord(read.to, name) != std::string::npos || NextWord(read.from, name) != std::string::npos)
      continue;
    const SourceRange place = {read.call.whole.file, static_cast<std::uint32_t>(begin),
                               static_cast<std::uint32_t>(end)};
    if (!IsLastUse(reply, read.call.whole, place)) continue;
    return Repair{fmt::format("divide with `Div`, with the ones in `{}`, which nothing reads any more", name),
                  FixSafety::kSafe,
                  {{read.statement(), WithOnes(read, name)}}};
  }
  return std::nullopt;
}

// Put them into a buffer of their own: declared after the pipe, set up after the last InitBuffer.
std::optional<Repair> InOwnBuffer(const ReplyFacts& reply, const Estimate& read) {
  constexpr std::string_view kName = "onesBuf", kInit = ".InitBuffer(";
  const int file = read.call.whole.file;
  const std::string* text = FileText(reply, file);
  if (text == nullptr || text->find(kName) != std::string::npos) return std::nullopt;
  const std::size_t init = text->rfind(kInit);
  if (init == std::string::npos || text->find(kInit) == std::string::npos) return std::nullopt;
  std::size_t pipe = init;
  while (pipe > 0 && (IsWord((*text)[pipe - 1]) || (*text)[pipe - 1] == '>' || (*text)[pipe - 1] == '-')) --pipe;
  const std::string pipe_name = text->substr(pipe, init - pipe);
  const std::size_t end_of_init = text->find(';', init);
  const std::size_t queue = text->find("    TQue<");
  const std::size_t queue_line = queue == std::string::npos ? text->find("  TQue<") : queue;
  if (pipe_name.empty() || end_of_init == std::string::npos || queue_line == std::string::npos) return std::nullopt;
  const SourceRange behind_init =
      After({file, static_cast<std::uint32_t>(init), static_cast<std::uint32_t>(end_of_init + 1)});
  const SourceRange before_queue = {file, static_cast<std::uint32_t>(queue_line),
                                    static_cast<std::uint32_t>(queue_line)};
  const std::string indent = IndentOf(reply, behind_init);
  const std::string own = IndentOf(reply, {file, static_cast<std::uint32_t>(text->find("TQue<", queue_line)),
                                           static_cast<std::uint32_t>(text->find("TQue<", queue_line) + 1)});
  std::string use =
      fmt::format("AscendC::LocalTensor<{0}> ones = {1}.Get<{0}>();\n{2}", read.element, kName, read.indent);
  use += WithOnes(read, "ones");
  return Repair{"divide with `Div`, with the ones in a buffer of their own",
                FixSafety::kSafe,
                {{before_queue, fmt::format("{}AscendC::TBuf<AscendC::TPosition::VECCALC> {};\n", own, kName)},
                 {behind_init, fmt::format("\n{}{}.InitBuffer({}, {} * sizeof({}));", indent, pipe_name, kName,
                                           read.count, read.element)},
                 {read.statement(), use}}};
}

}  // namespace

std::vector<Repair> ExactForms(const ReplyFacts& reply, const SourceRange& call, const std::string& element) {
  std::vector<Repair> made;
  const auto read = Read(reply, call, element);
  if (!read) return made;
  for (auto repair :
       {IntoProduct(reply, *read), InDestination(*read), InSpentTensor(reply, *read), InOwnBuffer(reply, *read)}) {
    if (repair && made.size() < 2) made.push_back(std::move(*repair));
  }
  return made;
}

}  // namespace assay::rules
