"""Operations on elements: one tensor, two, their dtypes, broadcasting, in-place forms."""
from templates import FLOATS, REAL, ALL, each

UNARY = ("abs absolute acos acosh arccos arccosh arcsin arcsinh arctan arctanh asin asinh atan atanh ceil cos cosh deg2rad "
         "digamma erf erfc erfinv exp exp2 expm1 fix floor frac isfinite isinf isnan isneginf isposinf lgamma log log10 log1p log2 "
         "logical_not logit neg negative positive rad2deg reciprocal round rsqrt sgn sigmoid sign signbit sin sinc sinh sqrt "
         "square tan tanh trunc nan_to_num relu selu")
BINARY = ("add sub subtract mul multiply div divide true_divide floor_divide remainder fmod pow float_power maximum minimum fmax fmin "
          "atan2 arctan2 hypot xlogy logaddexp logaddexp2 eq ne not_equal lt less le less_equal gt greater ge greater_equal logical_and "
          "logical_or logical_xor rsub copysign")
WHOLE = "bitwise_and bitwise_or bitwise_xor bitwise_left_shift bitwise_right_shift gcd lcm"
INPLACE = ("abs acos asin atan ceil clamp_min(0) cos cosh erf exp expm1 floor frac log1p neg reciprocal round sigmoid sign sin sinh "
           "square tan tanh trunc add(2) sub(2) mul(2) div(2) pow(2) fmod(2) remainder(2) clamp(-1,1) clamp_max(1) zero fill(3) "
           "floor_divide(2) eq(1) lt(1) logical_not relu")
PAIRS = [(a, b) for a in "f32 f16 bf16 f64 i64 i32 u8 bool".split() for b in "f32 f16 bf16 i64 i32 u8 bool".split()]


def cases():
    # In float32, sinc of a whole number is the rounding of pi and nothing else.
    return [text for text in drawn() if text != "torch.sinc(x(2, 3, d='u8'))"]


def drawn():
    yield from each("torch.{o}(x(2, 3, d='{d}'))", o=UNARY, d=ALL)
    yield from each("torch.{o}(unit(5, d='{d}'))", o=UNARY, d=FLOATS)
    yield from each("torch.{o}(pos(5))", o=UNARY)
    yield from each("torch.{o}(special('{d}'))", o=UNARY, d="f32 bf16")
    yield from each("x(2, 3).{o}()", o=UNARY.replace("selu", "").replace("relu", ""))
    yield from each("torch.special.{o}(unit(2, 3))", o="erf erfc erfinv exp2 expm1 log1p logit expit digamma psi gammaln sinc round ndtr ndtri "
                    "i0 i0e i1 entr log_ndtr erfcx")
    yield from each("torch.special.{o}(unit(3), pos(3))", o="xlogy logsumexp xlog1py zeta")
    yield from each("torch.{o}(torch.zeros(0, 3))", o="exp neg abs isnan round")
    yield from each("torch.{o}(x(3, 4).t())", o="exp neg abs isnan round")
    yield from each("torch.{o}(x(3, 4)[:, ::2])", o="exp neg abs isnan round")
    for form in INPLACE.split():
        name, _, rest = form.partition("(")
        yield f"a = unit(2, 3); b = a.{name}_({rest or ')'}; a, b"
    yield from each("a = unit(3, 4); a.t()[1:].{o}_(); a", o="exp neg sqrt")
    yield from each("a = x(2, 3, d='i32'); a.{o}; a", o="add_(2) mul_(3) sub_(1) neg_() abs_() clamp_(0,3) fill_(2.7) zero_() floor_divide_(2) "
                    "remainder_(3) pow_(2) div_(2) add_(1.5) mul_(x(3)) add_(x(3,d='i64')) div_(2,rounding_mode='floor')")
    yield from each("a = x(2, 3, d='{d}'); a.{o}; a", d="f16 bf16 u8", o="add_(2) mul_(3) sub_(1) add_(x(3)) div_(3) clamp_(0,3)")
    yield from each("torch.round(x(6, d='{d}') * 2.5)", d="f32 f64")
    yield from each("torch.round(special() * 3.14159, decimals={n})", n="0 1 2 3 -1 -2")
    yield from each("torch.{o}(special('{d}'), {a})", o="nan_to_num", d=FLOATS, a=["0.5", "1.0, 2.0", "0.0, 5.0, -5.0", "nan=7.0", "neginf=-3.0"])
    yield from each("torch.logit({a})", a=["unit(4), 0.3", "x(4), 1e-6", "torch.tensor([0.0, 1.0]), eps=0.1"])
    yield from each("torch.{o}(x(2, 3, d='{a}'), x(2, 3, seed=2, d='{b}'))", o="add mul div floor_divide eq maximum sub pow remainder", pair=PAIRS)
    yield from each("torch.{o}(x(2, 3, d='{d}'), pos(2, 3, seed=3, d='{d}'))", o=BINARY, d=REAL)
    yield from each("torch.{o}(x(2, 3, d='bool'), x(2, 3, seed=2, d='bool'))", o="add mul div eq lt logical_and logical_or logical_xor maximum sub pow")
    yield from each("torch.{o}(x(2, 1, 3), x(4, 1, seed=2))", o=BINARY)
    yield from each("torch.{o}(x(3), torch.tensor(2.5))", o=BINARY)
    yield from each("torch.{o}(special(), torch.tensor({v}))", o="add mul div floor_divide remainder fmod maximum minimum fmax fmin pow eq lt "
                    "logical_and atan2 xlogy logaddexp hypot", v="2.5 0.0 float('nan') float('inf') -1.0")
    yield from each("torch.{o}(x(6, d='{d}'), x(6, seed=5, d='{d}'))", o="floor_divide remainder fmod", d="f32 f64 i8 f16")
    yield from each("torch.{o}(x(6, d='{d}'), {v})", o="floor_divide remainder fmod div mul add sub pow eq gt", d=ALL, v="2 -3 2.5")
    yield from each("{v} {o} x(4, d='{d}')", v="2 2.5 True", o="+ - * / // % ** < == >=", d="f32 bf16 i64 i32 u8 bool")
    yield from each("pos(4, d='{d}') {o} pos(4, seed=2, d='{d}')", o="+ - * / // % ** < == >= !=", d="f32 i64 u8")
    yield from each("{o}x(4, d='{d}')", o="- ~ +", d="f32 i64 bool u8")
    yield from each("x(4, d='{d}') {o} x(4, seed=2, d='{d}')", o="& | ^", d="i64 bool i32 u8")
    yield from each("x(4, d='{d}') {o} pos(4, seed=2, d='{d}')", o="<< >>", d="i64 i32 u8")
    yield from each("torch.{o}(x(5, d='{d}'), pos(5, seed=2, d='{d}'))", o=WHOLE, d="i64 i32 u8 i8")
    yield from each("torch.{o}(x(5, d='bool'), x(5, seed=2, d='bool'))", o="bitwise_and bitwise_or bitwise_xor")
    yield from each("x(5, d='{d}').{o}(3)", o="bitwise_and bitwise_or bitwise_xor __and__ __or__", d="i64 i32")
    yield from each("torch.bitwise_not(x(4, d='{d}'))", d="i64 i32 u8 i8 bool")
    yield from each("torch.div(x(6, d='{d}'), {b}, rounding_mode={m})", d="f32 i64 i32 f16", b=["pos(6, seed=2, d='{d}')", "2", "-3", "2.5"],
                    m="None 'floor' 'trunc'")
    yield from each("torch.add(x(2, 3, d='{d}'), x(3, seed=2, d='{d}'), alpha={a})", d="f32 bf16 i64", a="2 -1")
    yield from each("torch.sub(x(2, 3, d='{d}'), x(3, seed=2, d='{d}'), alpha={a})", d="f32 i64", a="2 -1")
    yield from each("torch.rsub(x(2, 3), {v}, alpha=3)", v=["x(3, seed=2)", "1.5"])
    yield from each("torch.{o}(x(2, 3), x(2, 3, seed=2), pos(3, seed=4), value={v})", o="addcmul addcdiv", v="1 0.5 -2")
    yield from each("x(2, 3).{o}_(x(2, 3, seed=2), pos(3, seed=4), value=2)", o="addcmul addcdiv")
    yield from each("torch.addcmul(x(2, 3, d='{d}'), x(2, 3, seed=2, d='{d}'), pos(3, seed=4, d='{d}'))", d="bf16 i64 f64")
    yield from each("torch.lerp(x(2, 3), x(3, seed=2), {w})", w=["0.25", "0.75", "unit(2, 3)", "2.0"])
    yield from each("torch.{o}(x(2, 3, d='{d}'), {a})", o="clamp clip", d="f32 bf16 i64 u8", a=["-1, 2", "min=1", "max=1", "2, -1", "-0.5, 1.5"])
    yield from each("torch.clamp(x(2, 3), {a})", a=["x(3, seed=2), x(3, seed=3)", "min=x(3, seed=2)", "max=x(2, 1, seed=3)", "x(1), 2 * x(1)"])
    yield from each("torch.clamp(special(), {a})", a=["-1, 2", "min=0.0"])
    yield from each("torch.clamp_{m}(x(2, 3, d='{d}'), {v})", m="min max", d="f32 i64", v=["1", "-0.5", "x(3, seed=2, d='{d}')"])
    yield from each("torch.where({c}, {a}, {b})", c=["x(2, 3) > 0", "x(2, 1, d='bool')", "x(3, d='bool')"],
                    a=["x(2, 3, seed=2)", "x(2, 3, seed=2, d='i32')", "x(3, seed=2, d='bf16')", "torch.tensor(2)", "1.5", "3"],
                    b=["x(3, seed=3)", "x(1, seed=3, d='i64')", "torch.tensor(0.5)", "2", "0.5"])
    yield from each("torch.where(x(2, 3) > 0)")
    yield from each("x(2, 3).where(x(2, 3) > 0, {v})", v=["torch.tensor(0.0)", "x(3, seed=2)", "1.0"])
    yield from each("torch.isclose({a}, {b}, {k})", a="special()", b=["special() + 1e-6", "special()"], k=["rtol=1e-5", "equal_nan=True", "rtol=0, atol=1e-5"])
    yield from each("torch.allclose(x(3), {b})", b=["x(3)", "x(3) + 1e-9", "x(3) + 1"])
    yield from each("torch.equal(x(3), {b})", b=["x(3)", "x(3) + 1", "x(2)", "x(1, 3)"])
    yield from each("torch.isin({a}, {b})", a=["at(5, 2, 3)", "at(5, 4, d='i32')"], b=["torch.tensor([1, 3])", "2"])
    yield from each("torch.add(x(3), x(3, seed=2), out=torch.zeros(3))")
    yield from each("a = torch.zeros(3); torch.{o}(x(3), x(3, seed=2), out=a); a", o="add mul maximum")
    yield from each("torch.{o}(torch.tensor(3), torch.tensor(2))", o="add mul div floor_divide pow eq maximum fmod")
    yield from each("torch.{o}(torch.tensor(3, dtype=torch.int32), x(3, d='{d}'))", o="add div mul maximum", d=ALL)
    yield from each("torch.{o}(x(3, d='{d}'), torch.tensor(3.5, dtype=torch.float64))", o="add div mul", d=ALL)
    yield from each("torch.heaviside(x(3), x(3, seed=2)), torch.{o}(x(3), x(3, seed=2))", o="copysign nextafter")
    yield from each("torch.{o}(x(3), 2)", o="ldexp mvlgamma polygamma")
    yield from each("torch.squared_difference(x(3), x(3, seed=2))")
    yield from each("100 * x(4, d='{d}') + 27", d="i8 u8 i16")
    yield from each("torch.tensor([2147483647, -2147483648], dtype=torch.int32) {o}", o=["+ 1", "* 2", "- 1", "* 65537"])
    yield from each("torch.tensor([70000.0, 65519.0, 65520.0, 1e-8, 6e-8, 2049.0]).to(TYPES['{d}'])", d=FLOATS)
    yield from each("torch.tensor([3.9, -3.9, 255.5, 0.5]).to(TYPES['{d}'])", d="i64 i32 i8 bool")
    yield from each("torch.tensor([300, -1, 128, 65536]).to(TYPES['{d}'])", d="i8 u8 i16 i32 bool f16 bf16")
