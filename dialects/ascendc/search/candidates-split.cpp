// Splits that drop a remainder, repaired: the first cores take one more element each, and the last tile of a core has
// its own length, with copies that accept lengths that are not multiples of 32 bytes. Each candidate is many edits,
// since no part of them is right alone.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/facts/ascii.h"
#include "dialects/ascendc/search/candidate-maker.h"

namespace assay::search {
namespace {

using source::IsName;
using source::OpensBracket;

using Texts = std::vector<std::pair<Span, std::string>>;

// `name = whole / parts;`
struct Division {
  std::size_t name = 0;
  Span whole, parts;
};

bool HasAny(const std::string& text, const std::vector<std::string_view>& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

bool CountsCores(const std::string& text) {
  return HasAny(Lower(text), {"getblocknum", "blocknum", "corenum", "blockdim", "usedcore", "numcores", "numblocks"});
}
bool NamesACore(const std::string& text) {
  return HasAny(Lower(text), {"getblockidx", "blockidx", "coreidx", "blockid", "coreid"});
}

class Splits {
 public:
  explicit Splits(Maker& maker) : maker_(maker), code_(maker.code()) {}

  void Make() {
    for (const Statement& statement : code_.statements()) {
      if (const auto division = DivisionIn(statement)) divisions_.push_back(*division);
    }
    for (const Division& cores : divisions_) {
      Texts whole;
      if (!CountsCores(code_.Text(cores.parts)) || !Cores(cores, whole)) continue;
      Offer(cores.name, "give the first cores one element more each", whole, 0);
      Texts copied = whole;
      AllCopies(copied);
      Offer(cores.name, "give the first cores one element more each, and copy any number of bytes", copied, 1);
      for (const Division& tiles : divisions_) {
        if (!IsOf(tiles, cores)) continue;
        Texts both = whole;
        if (Tiles(tiles, both))
          Offer(cores.name, "give the first cores one element more each, and the last tile a length of its own", both,
                1);
      }
    }
    for (const Division& tiles : divisions_) {
      Texts edits;
      if (!CountsCores(code_.Text(tiles.parts)) && Tiles(tiles, edits))
        Offer(tiles.name, "give the last tile a length of its own", edits, 1);
    }
  }

 private:
  void Offer(std::size_t token, const std::string& title, const Texts& texts, int later) {
    maker_.Several(Kind::kTerm, token, title, texts, 3 + later);
  }

  std::optional<Division> DivisionIn(const Statement& statement) const {
    const Span& span = statement.span;
    if (statement.function == kNone || span.last <= span.first + 4) return std::nullopt;
    std::size_t equals = span.first;
    while (equals < span.last && code_.At(equals) != "=") ++equals;
    if (equals >= span.last || equals == span.first || !IsName(code_.At(equals - 1))) return std::nullopt;
    std::size_t slash = kNone;
    for (std::size_t i = equals + 1; i < span.last; ++i) {
      const std::string_view at = code_.At(i);
      if (OpensBracket(at)) {
        const auto closer = code_.tokens().Closer(i);
        if (!closer) return std::nullopt;
        i = *closer;
      } else if (at == "/" && slash == kNone) {
        slash = i;
      } else if (at == "+" || at == "*" || at == "%" || at == "?" || (at == "-" && code_.At(i + 1) != ">")) {
        return std::nullopt;
      }
    }
    if (slash == kNone || slash == equals + 1 || slash + 1 >= span.last) return std::nullopt;
    return Division{equals - 1, {equals + 1, slash - 1}, {slash + 1, span.last - 1}};
  }

  std::string Name(const Division& division) const { return std::string(code_.At(division.name)); }

  // Whether the dividend is the other's result.
  bool IsOf(const Division& division, const Division& other) const {
    return division.whole.last != other.name && code_.At(division.whole.last) == code_.At(other.name);
  }

  // Including `this`, if the member is written that way.
  std::size_t From(std::size_t token) const {
    const bool through = token >= 2 && code_.At(token - 1) == "->" && code_.At(token - 2) == "this";
    return through ? token - 2 : token;
  }
  bool IsMember(std::size_t token) const {
    const std::string_view before = token == 0 ? "" : code_.At(token - 1);
    return before != "." && before != "::" && (before != "->" || From(token) != token);
  }

  // Statements before the division that name the core and the remainder, if they serve every place.
  bool Names(const Division& split, const std::string& core, const std::string& rest, const Texts& products,
             Texts& out) const {
    const std::size_t function = code_.FunctionAt(split.name);
    const std::size_t statement = code_.StatementAt(split.name);
    const bool here = std::all_of(products.begin(), products.end(), [&](const auto& product) {
      return code_.FunctionAt(product.first.first) == function && product.first.first > split.name;
    });
    for (std::size_t i = 0; i < code_.tokens().size(); ++i) {
      if (code_.At(i) == "coreIndex" || code_.At(i) == "coreRest") return false;
    }
    if (!here || statement == kNone) return false;
    const std::size_t first = code_.statements()[statement].span.first;
    out.emplace_back(Span{first, first},
                     fmt::format("const uint32_t coreIndex = {};\n{}const uint32_t coreRest = {};\n{}{}", core,
                                 code_.IndentOf(first), rest, code_.IndentOf(first), code_.At(first)));
    return true;
  }

  // The cores' parts and where they begin.
  bool Cores(const Division& split, Texts& out) const {
    std::string core = "static_cast<uint32_t>(AscendC::GetBlockIdx())";
    std::string rest = fmt::format("{} % {}", code_.Text(split.whole), Divisor(split.parts));
    Texts products;
    for (std::size_t i = 0; i < code_.tokens().size(); ++i) {
      if (code_.At(i) != code_.At(split.name) || i == split.name || !IsMember(i)) continue;
      Span product{From(i), i};
      std::string other;
      if (code_.At(i + 1) == "*") {
        product.last = maker_.OperandTo(i + 2);
        other = code_.Text({i + 2, product.last});
      } else if (From(i) >= 2 && code_.At(From(i) - 1) == "*") {
        product.first = maker_.OperandFrom(From(i) - 2);
        other = code_.Text({product.first, From(i) - 2});
      }
      if (NamesACore(other)) products.emplace_back(product, code_.Text(product));
    }
    if (products.empty()) return false;
    if (Names(split, core, rest, products, out)) {
      core = "coreIndex";
      rest = "coreRest";
    }
    for (const auto& [product, text] : products)
      out.emplace_back(product, fmt::format("({} + ({} < {} ? 0 : {}))", text, core, rest, rest));
    out.emplace_back(Span{split.parts.last, split.parts.last},
                     fmt::format("{} + ({} < {} ? 1 : 0)", code_.At(split.parts.last), core, rest));
    return true;
  }

  std::string Divisor(const Span& parts) const {
    const std::string text = code_.Text(parts);
    return text.find('/') == std::string::npos ? text : "(" + Product(parts) + ")";
  }

  // `a / b / c` divides by `(a) * (b)`.
  std::string Product(const Span& parts) const {
    std::string out = "(";
    for (std::size_t i = parts.first; i <= parts.last; ++i) {
      if (OpensBracket(code_.At(i))) {
        const std::size_t closer = code_.tokens().Closer(i).value_or(i);
        out += code_.Text({i, closer});
        i = closer;
      } else if (code_.At(i) == "/") {
        out += ") * (";
      } else {
        out += code_.At(i);
      }
    }
    return out + ")";
  }

  // A loop over tiles, and the function it calls with its counter.
  bool Tiles(const Division& split, Texts& out) const {
    const std::string length = "this->" + Name(split);
    const std::string whole = code_.Text(split.whole);
    if (!IsName(code_.At(split.whole.last)) || split.whole.last > split.whole.first + 2) return false;
    const std::string part = "this->" + std::string(code_.At(split.whole.last));
    std::set<std::size_t> done;
    Texts made;
    for (const Control& loop : code_.controls()) {
      if (code_.At(loop.keyword) != "for" || loop.parts.size() != 3) continue;
      const Span& condition = loop.parts[1];
      if (condition.last < condition.first + 2 || code_.At(condition.first + 1) != "<") continue;
      const std::size_t known = done.size();
      for (const Call& call : code_.calls()) {
        if (!loop.body.Holds(call.name)) continue;
        for (std::size_t argument = 0; argument < call.arguments.size(); ++argument) {
          const Span& given = call.arguments[argument];
          if (given.first == given.last && code_.At(given.first) == code_.At(condition.first))
            Stage(std::string(code_.At(call.name)), split, part, length, done, made);
        }
      }
      if (done.size() == known) continue;
      made.emplace_back(Bound({condition.first + 2, condition.last}),
                        fmt::format("static_cast<int32_t>(({0} + {1} - 1) / {1})", part, length));
    }
    if (done.empty()) return false;
    // At least a block of 32 elements, and enough for all in the original number of tiles.
    made.emplace_back(Span{split.whole.first, split.parts.last},
                      fmt::format("({} / ({}) / 32 + 1) * 32", whole, Product(split.parts)));
    out.insert(out.end(), made.begin(), made.end());
    return true;
  }

  // Where the number of rounds is written: the bound, or the initialiser of its variable.
  Span Bound(const Span& bound) const {
    const Variable* variable =
        bound.first == bound.last ? code_.Find(code_.At(bound.first), code_.FunctionAt(bound.first)) : nullptr;
    const std::size_t declared =
        variable == nullptr || variable->function == kNone ? kNone : code_.StatementAt(variable->token);
    if (declared == kNone || code_.At(variable->token + 1) != "=") return bound;
    return {variable->token + 2, code_.statements()[declared].span.last - 1};
  }

  // A function for one tile: it treats the rest of this tile as it treated a tile's length.
  void Stage(const std::string& name, const Division& split, const std::string& part, const std::string& length,
             std::set<std::size_t>& done, Texts& out) const {
    for (std::size_t f = 0; f < code_.functions().size(); ++f) {
      const Function& function = code_.functions()[f];
      if (function.name != name || done.contains(f)) continue;
      const auto counter = std::find_if(code_.variables().begin(), code_.variables().end(), [&](const Variable& v) {
        return v.function == f && function.parameters.Holds(v.token) && IsWhole(v.type);
      });
      if (counter == code_.variables().end()) continue;
      std::size_t uses = 0;
      std::vector<Span> copied;
      for (const Call& call : code_.calls()) {
        if (function.body.Holds(call.name)) Copy(call, split, counter->name, copied, out);
      }
      for (std::size_t i = function.body.first; i <= function.body.last; ++i) {
        if (!IsLength(i, split, counter->name)) continue;
        ++uses;
        const bool inside = std::any_of(copied.begin(), copied.end(), [&](const Span& span) { return span.Holds(i); });
        if (!inside) out.emplace_back(Span{From(i), i}, "tileCount");
      }
      if (uses == 0 && copied.empty()) continue;
      done.insert(f);
      const std::string indent = code_.IndentOf(function.body.first + 1);
      const std::string left = fmt::format("{0} - static_cast<uint32_t>({1}) * {2}", part, counter->name, length);
      out.emplace_back(
          Span{function.body.first, function.body.first},
          fmt::format("{{\n{0}const uint32_t tileRest = {1};\n{0}const uint32_t tileCount = tileRest < {2} ? "
                      "tileRest : {2};",
                      indent, left, length));
    }
  }

  // The tile's length, except where it determines the start of the tile.
  bool IsLength(std::size_t i, const Division& split, const std::string& counter) const {
    if (code_.At(i) != code_.At(split.name) || !IsMember(i)) return false;
    const std::size_t from = From(i);
    const bool places = (code_.At(i + 1) == "*" && code_.At(i + 2) == counter) ||
                        (from >= 2 && code_.At(from - 1) == "*" && code_.At(from - 2) == counter);
    return !places;
  }

  // A copy of any number of bytes instead of one of whole blocks. `counter` empty: the count stays unchanged.
  void Copy(const Call& call, const Division& split, const std::string& counter, std::vector<Span>& copied,
            Texts& out) const {
    if (code_.At(call.name) != "DataCopy" || call.arguments.size() != 3) return;
    const std::size_t function = code_.FunctionAt(call.name);
    const auto type = [&](std::size_t argument) -> std::string {
      const Variable* variable = code_.Find(code_.At(call.arguments[argument].first), function);
      return variable == nullptr ? "" : variable->type;
    };
    const bool in = type(1).starts_with("GlobalTensor<"), out_of = type(0).starts_with("GlobalTensor<");
    if (in == out_of) return;
    const std::string element = ArgumentOf(type(in ? 1 : 0));
    std::string count;
    for (std::size_t i = call.arguments[2].first; i <= call.arguments[2].last; ++i) {
      const bool through = code_.At(i) == "this" && i + 2 <= call.arguments[2].last && !counter.empty() &&
                           IsLength(i + 2, split, counter);
      if (through) i += 2;
      count += !counter.empty() && IsLength(i, split, counter) ? "tileCount" : std::string(code_.At(i));
    }
    if (count.find_first_of("+-/%?<>& ") != std::string::npos) count = "(" + count + ")";
    copied.push_back(call.arguments[2]);
    out.emplace_back(Span{call.name, call.name}, "DataCopyPad");
    out.emplace_back(
        call.arguments[2],
        fmt::format("AscendC::DataCopyExtParams{{1, static_cast<uint32_t>({} * sizeof({})), 0, 0, 0}}", count,
                    element) +
            (in ? fmt::format(", AscendC::DataCopyPadExtParams<{0}>{{false, 0, 0, static_cast<{0}>(0)}}", element)
                : ""));
  }

  void AllCopies(Texts& out) const {
    std::vector<Span> copied;
    for (const Call& call : code_.calls()) Copy(call, {}, "", copied, out);
  }

  Maker& maker_;
  const Outline& code_;
  std::vector<Division> divisions_;
};

}  // namespace

void MakeSplits(Maker& maker) {
  if (maker.About(Topic::kBounds) || maker.About(Topic::kValues)) Splits(maker).Make();
}

}  // namespace assay::search
