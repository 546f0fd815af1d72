// Loss of accuracy: round modes, estimates, sums and steps in a narrower type, overflow and cancellation, truncated
// constants.
#include <deque>
#include <string>

#include "dialects/ascendc/mutators/tables.h"

namespace assay::mutators {
namespace {

constexpr std::string_view kLost = "numeric/value-mismatch";
constexpr std::string_view kFloatSource = "LocalTensor<$T:id> $s";
constexpr std::string_view kFloat = "T=float";
constexpr std::string_view kFloatApart = "T=float d!=s";
constexpr std::string_view kFloatPair = "T=float d!=s d!=o f=Add|Sub|Mul|Div|Max|Min";
constexpr std::string_view kFloatScalar = "T=float d!=s f=Adds|Muls|Maxs|Mins|LeakyRelu|Cast";
constexpr std::string_view kFloatUnary = "T=float d!=s f=Exp|Ln|Sqrt|Abs|Relu|Tanh|Sigmoid|Rsqrt|Reciprocal";

// Each rewrite twice: `@` is the API's namespace if the code spells it out, and nothing otherwise.
std::vector<Rewrite> BothSpellings(const std::vector<Rewrite>& rewrites) {
  static std::deque<std::string> kept;
  const auto spelt = [](std::string_view text, std::string_view name) -> std::string_view {
    std::string& out = kept.emplace_back();
    for (const char c : text) c == '@' ? out.append(name) : out.append(1, c);
    return out;
  };
  std::vector<Rewrite> both;
  for (const std::string_view name : {"", "AscendC::"}) {
    for (const Rewrite& one : rewrites)
      both.push_back({spelt(one.from, name), spelt(one.to, name), one.given, one.where, one.also});
  }
  return both;
}

// Every mode that `from` may be confused with.
std::vector<Rewrite> RoundModes() {
  return {{"RoundMode::CAST_RINT", "RoundMode::CAST_CEIL"},   {"RoundMode::CAST_RINT", "RoundMode::CAST_FLOOR"},
          {"RoundMode::CAST_RINT", "RoundMode::CAST_TRUNC"},  {"RoundMode::CAST_RINT", "RoundMode::CAST_NONE"},
          {"RoundMode::CAST_NONE", "RoundMode::CAST_RINT"},   {"RoundMode::CAST_ROUND", "RoundMode::CAST_FLOOR"},
          {"RoundMode::CAST_ROUND", "RoundMode::CAST_TRUNC"}, {"RoundMode::CAST_TRUNC", "RoundMode::CAST_RINT"},
          {"RoundMode::CAST_TRUNC", "RoundMode::CAST_FLOOR"}, {"RoundMode::CAST_FLOOR", "RoundMode::CAST_TRUNC"},
          {"RoundMode::CAST_FLOOR", "RoundMode::CAST_RINT"},  {"RoundMode::CAST_CEIL", "RoundMode::CAST_RINT"},
          {"RoundMode::CAST_CEIL", "RoundMode::CAST_TRUNC"}};
}

// Rounds an operand to a narrower type and back, in the space of the result.
std::vector<Rewrite> Through(std::string_view type) {
  static std::deque<std::string> kept;
  const std::string narrow = "$d.ReinterpretCast<" + std::string(type) + ">()";
  const std::string round =
      "@Cast(" + narrow + ", $s, @RoundMode::CAST_RINT, $n);\n@Cast($s, " + narrow + ", @RoundMode::CAST_NONE, $n);\n";
  const auto with = [&](const char* step) -> std::string_view { return kept.emplace_back(round + step); };
  return BothSpellings({
      {"^@$f:id($d:id, $s:id, $n);", with("@$f($d, $s, $n);"), kFloatSource, kFloatUnary},
      {"^@$f:id($d:id, $s:id, $k, $n);", with("@$f($d, $s, $k, $n);"), kFloatSource, kFloatScalar},
      {"^@$f:id($d:id, $s:id, $o:id, $n);", with("@$f($d, $s, $o, $n);"), kFloatSource, kFloatPair},
      {"^@$f:id($d:id, $o:id, $s:id, $n);", with("@$f($d, $o, $s, $n);"), kFloatSource, kFloatPair},
  });
}

}  // namespace

std::vector<Mutator> NumberMutators() {
  return {
      {"wrong-round-mode",
       "a conversion rounds another way, or in a way its types do not have",
       "wrong round mode",
       kKernel,
       {"numeric/round-mode", kLost},
       RoundModes()},
      {"inexact-quotient",
       "a quotient becomes a product with an estimated reciprocal, which is off by up to 3e-3",
       "inexact instruction",
       kKernel,
       {"numeric/inexact-instruction", kLost},
       BothSpellings({{"^@Div($d, $s, $b, $n);", "@Reciprocal($d, $b, $n);\n@Mul($d, $s, $d, $n);", "", "d!=s"},
                      {"^@Div($d, $d, $b, $n);", "@Reciprocal($b, $b, $n);\n@Mul($d, $d, $b, $n);"}})},
      {"inexact-root",
       "a quotient by a root becomes a product with an estimated one",
       "inexact instruction",
       kKernel,
       {"numeric/inexact-instruction", kLost},
       BothSpellings({{"^@Sqrt($d:id, $s, $n); @Div($r, $a, $d, $m);", "@Rsqrt($d, $s, $n);\n@Mul($r, $a, $d, $m);"}})},
      {"scalar-through-half",
       "a scalar is kept in half, which has 11 bits of it",
       "narrowed real",
       kKernel,
       {kLost},
       BothSpellings({{"^@Muls($d, $s:id, $k, $n);", "@Muls($d, $s, static_cast<float>(static_cast<half>($k)), $n);",
                       kFloatSource, kFloat},
                      {"^@Adds($d, $s:id, $k, $n);", "@Adds($d, $s, static_cast<float>(static_cast<half>($k)), $n);",
                       kFloatSource, kFloat},
                      {"^float $x:id = $e;", "float $x = static_cast<float>(static_cast<half>($e));"}})},
      {"constant-cut-short",
       "a constant has two digits of those that it needs",
       "constant cut short",
       kKernel,
       {kLost},
       BothSpellings({{"@Muls($d, $s, $k:num, $n)", "@Muls($d, $s, $k~, $n)"},
                      {"@Muls($d, $s, -$k:num, $n)", "@Muls($d, $s, -$k~, $n)"},
                      {"@Adds($d, $s, $k:num, $n)", "@Adds($d, $s, $k~, $n)"},
                      {"@Adds($d, $s, -$k:num, $n)", "@Adds($d, $s, -$k~, $n)"},
                      {"float $x:id = $k:num;", "float $x = $k~;"},
                      {"float $x:id = -$k:num;", "float $x = -$k~;"}})},
      {"operand-through-half",
       "an operand is rounded to half on its way",
       "narrowed real",
       kKernel,
       {kLost},
       Through("half")},
      {"operand-through-bfloat16",
       "an operand is rounded to bfloat16 on its way",
       "narrowed real",
       kKernel,
       {kLost},
       Through("bfloat16_t")},
      {"step-in-half",
       "a step is done in half, before the conversion to float that it should follow",
       "narrowed real",
       kKernel,
       {kLost},
       BothSpellings({
           {"^@Cast($s:id, $h:id, $m, $n); @$f:id($s, $s, $k, $c);",
            "@$f($h, $h, static_cast<half>($k), $c);\n@Cast($s, $h, $m, $n);", "LocalTensor<$T:id> $h",
            "T=half f=Adds|Muls|Maxs|Mins"},
           {"^@Cast($s:id, $h:id, $m, $n); @$f:id($d:id, $s, $k, $c);",
            "@Cast($s, $h, $m, $n);\n@$f($h, $h, static_cast<half>($k), $c);\n@Cast($d, $h, $m, $n);",
            "LocalTensor<$T:id> $h", "T=half d!=s f=Adds|Muls|Maxs|Mins"},
           {"^@Cast($s:id, $h:id, $m, $n); @Mul($d:id, $s, $s, $c);",
            "@Cast($s, $h, $m, $n);\n@Mul($h, $h, $h, $c);\n@Cast($d, $h, $m, $n);", "LocalTensor<$T:id> $h",
            "T=half d!=s"},
           {"^@Cast($s:id, $h:id, $m, $n); @$f:id($d:id, $s, $c);",
            "@Cast($s, $h, $m, $n);\n@$f($h, $h, $c);\n@Cast($d, $h, $m, $n);", "LocalTensor<$T:id> $h",
            "T=half d!=s f=Exp|Ln|Sqrt|Abs"},
           {"^@$f:id($s:id, $a:id, $k, $c); @Cast($h:id, $s, $m, $n);",
            "@Cast($h, $a, $m, $n);\n@$f($h, $h, static_cast<half>($k), $c);", "LocalTensor<$T:id> $h",
            "T=half f=Adds|Muls|Maxs|Mins"},
           {"^@$f:id($s:id, $a:id, $c); @Cast($h:id, $s, $m, $n);", "@Cast($h, $a, $m, $n);\n@$f($h, $h, $c);",
            "LocalTensor<$T:id> $h", "T=half f=Exp|Ln|Sqrt|Abs"},
       })},
      {"sum-in-half",
       "a sum over values in float is taken in half",
       "sum in a narrow type",
       kKernel,
       {kLost},
       BothSpellings({
           {"^@ReduceSum($d:id, $s:id, $w:id, $n);",
            "@Cast($w.ReinterpretCast<half>(), $s, @RoundMode::CAST_RINT, $n);\n"
            "@ReduceSum($d.ReinterpretCast<half>(), $w.ReinterpretCast<half>(), $w[($n) / 2].ReinterpretCast<half>(), "
            "$n);\n"
            "@Cast($w, $d.ReinterpretCast<half>(), @RoundMode::CAST_NONE, 1);\n@Adds($d, $w, 0.0f, 1);",
            kFloatSource, "T=float w!=s w!=d"},
           {"^@ReduceSum<float>($d:id, $s:id, $w:id, $n);",
            "@Cast($w.ReinterpretCast<half>(), $s, @RoundMode::CAST_RINT, $n);\n"
            "@ReduceSum<half>($d.ReinterpretCast<half>(), $w.ReinterpretCast<half>(), $w[($n) / "
            "2].ReinterpretCast<half>(), $n);\n"
            "@Cast($w, $d.ReinterpretCast<half>(), @RoundMode::CAST_NONE, 1);\n@Adds($d, $w, 0.0f, 1);",
            kFloatSource, "T=float w!=s w!=d"},
       })},
      {"running-sum-in-half",
       "a running sum is kept in half between its steps",
       "sum in a narrow type",
       kKernel,
       {kLost},
       BothSpellings({
           {"^@Add($s:id, $s, $b:id, $n);",
            "@Add($s, $s, $b, $n);\n@Cast($b.ReinterpretCast<half>(), $s, @RoundMode::CAST_RINT, $n);\n"
            "@Cast($s, $b.ReinterpretCast<half>(), @RoundMode::CAST_NONE, $n);",
            kFloatSource, "T=float b!=s", "Duplicate($s, $z"},
           {"^@Add($s:id, $b:id, $s, $n);",
            "@Add($s, $b, $s, $n);\n@Cast($b.ReinterpretCast<half>(), $s, @RoundMode::CAST_RINT, $n);\n"
            "@Cast($s, $b.ReinterpretCast<half>(), @RoundMode::CAST_NONE, $n);",
            kFloatSource, "T=float b!=s", "Duplicate($s, $z"},
           {"^$x:id += $e;", "$x = static_cast<float>(static_cast<half>($x + $e));", "float $x"},
       })},
      {"unshifted-exponent",
       "an exponential without the subtraction that keeps it in range",
       "overflow",
       kKernel,
       {kLost},
       BothSpellings({{"^@Adds($d:id, $s:id, -$m:id, $n); @Exp($d, $d, $c);", "@Exp($d, $s, $c);"},
                      {"^@Adds($d:id, $s:id, -$m:id, $n); @Exp($e:id, $d, $c);",
                       "@Adds($d, $s, -$m, $n);\n@Exp($e, $s, $c);", "", "d!=e d!=s"},
                      {"^@Sub($d:id, $s:id, $m:id, $n); @Exp($d, $d, $c);", "@Exp($d, $s, $c);"},
                      {"^@Sub($d:id, $s:id, $m:id, $n); @Exp($e:id, $d, $c);",
                       "@Sub($d, $s, $m, $n);\n@Exp($e, $s, $c);", "", "d!=e d!=s"}})},
      {"variance-of-squares",
       "a variance is the mean of squares less the square of the mean, which cancels where the mean is large",
       "cancellation",
       kKernel,
       {kLost},
       BothSpellings({{"^@Adds($d:id, $s:id, -$m:id, $n); @Mul($q:id, $d, $d, $n); @ReduceSum($t:id, $q, $w, $n); "
                       "float $v:id = $e;",
                       "@Adds($d, $s, -$m, $n);\n@Mul($q, $s, $s, $n);\n@ReduceSum($t, $q, $w, $n);\n"
                       "float $v = $e - $m * $m;"}})},
  };
}

}  // namespace assay::mutators
