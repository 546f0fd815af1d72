// Arguments of calls: exchanged, or written as in another call of the same function.
#include <algorithm>
#include <string>

#include "dialects/ascendc/search/candidate-maker.h"
#include "dialects/ascendc/search/device-words.h"

namespace assay::search {
namespace {

// What may be exchanged: variables of one kind, or two of which one is not a plain variable.
std::string ArgumentKind(const Outline& code, const Span& span) {
  const Variable* variable = code.Find(code.At(span.first), code.FunctionAt(span.first));
  return variable == nullptr ? "" : KindOf(variable->type);
}

void Swaps(Maker& maker, const Call& call) {
  const Outline& code = maker.code();
  const std::size_t count = std::min<std::size_t>(call.arguments.size(), 8);
  const std::string_view name = code.At(call.name);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      const std::string a = ArgumentKind(code, call.arguments[i]), b = ArgumentKind(code, call.arguments[j]);
      if ((a.empty() || b.empty()) ? j != i + 1 : a != b) continue;
      if (IsCommutative(name) && i == 1 && j == 2) continue;
      // The entry's arguments: two addresses have the same type for the compiler.
      const int later = a == "GM_ADDR" ? -10 : j == i + 1 ? 0 : 2;
      maker.Exchange(Kind::kSwap, call.arguments[i], call.arguments[j], later);
    }
  }
}

// Two call statements whose only arguments may have been exchanged: setters, queue calls.
void SwapsBetween(Maker& maker, const Call& a, const Call& b) {
  const Outline& code = maker.code();
  if (a.arguments.size() != 1 || b.arguments.size() != 1 || a.receiver.empty() || b.receiver.empty()) return;
  const bool setters = code.At(a.name).starts_with("set_") && code.At(b.name).starts_with("set_");
  if (setters || b.statement == a.statement + 1)
    maker.Exchange(Kind::kSwap, a.arguments[0], b.arguments[0], setters ? 0 : 1);
  if (b.statement == a.statement + 1 && a.receiver != b.receiver) {
    maker.Exchange(Kind::kSwap, {a.first, a.first}, {b.first, b.first}, 2);
  }
}

// The argument of `there` in the words of `here`: names at the same position in both become `here`'s.
std::string Adapted(const Outline& code, const Span& here, const Span& there) {
  std::string text;
  const auto& all = code.tokens().tokens();
  for (std::size_t i = there.first; i <= there.last; ++i) {
    const std::size_t own = here.first + (i - there.first);
    const bool both = own <= here.last && source::IsName(code.At(own)) && source::IsName(code.At(i));
    if (i > there.first && all[i - 1].end < all[i].begin) text += ' ';
    text += both ? code.At(own) : code.At(i);
  }
  return text;
}

// A core's offset that is not added to the address of its tensor.
void Places(Maker& maker, const Call& call) {
  const Outline& code = maker.code();
  if (code.At(call.name) != "SetGlobalBuffer" || call.arguments.empty()) return;
  const Span& address = call.arguments[0];
  for (const Variable* variable : code.Visible(call.name)) {
    if (IsWhole(variable->type) && variable->function != kNone)
      maker.InsertText(Kind::kSetUp, address.last, true, " + " + variable->name, 1);
  }
}

void LikeAnother(Maker& maker, const Call& call, const Call& other) {
  const Outline& code = maker.code();
  for (std::size_t i = 0; i < call.arguments.size(); ++i) {
    const Span& here = call.arguments[i];
    const Span& there = other.arguments[i];
    const std::string adapted = Adapted(code, here, there);
    maker.Replace(Kind::kSetUp, here, adapted);
    // The other's own names are meant.
    if (i > 0) maker.Replace(Kind::kSetUp, here, code.Text(there), 2);
  }
}

}  // namespace

void MakeCalls(Maker& maker) {
  const Outline& code = maker.code();
  const std::vector<Call>& calls = code.calls();
  for (const Call& call : calls) {
    if (!maker.Looked(call.name)) continue;
    Swaps(maker, call);
    Places(maker, call);
    if (call.statement == kNone) continue;
    const std::size_t function = code.FunctionAt(call.name);
    std::size_t seen = 0;
    for (const Call& other : calls) {
      if (&other == &call || other.statement == kNone || !maker.Looked(other.name)) continue;
      if (other.name > call.name && code.FunctionAt(other.name) == function) SwapsBetween(maker, call, other);
      constexpr std::size_t kMost = 6;
      if (code.At(other.name) != code.At(call.name) || other.arguments.size() != call.arguments.size() ||
          ++seen > kMost)
        continue;
      if (call.receiver.empty() && IsVectorOperation(code.At(call.name))) continue;
      LikeAnother(maker, call, other);
    }
  }
}

}  // namespace assay::search
