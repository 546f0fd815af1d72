"""Calls that probe overload sets: one call a line, in a function of the device or of the host. A line's verdict is nvcc's or
Clang's alone, so that a missing overload and one too many both show. The texts are made here and not stored."""
import itertools

from cuda_library_probes import library_probes
from cuda_probe import Probe
from cuda_thrust_probes import thrust_probes

BASIC = {"b": "bool", "c": "char", "s": "short", "i": "int", "u": "unsigned int", "l": "long", "m": "unsigned long",
         "x": "long long", "y": "unsigned long long", "f": "float", "d": "double"}
NARROW = {"h": "__half", "n": "__nv_bfloat16"}
PAIRS = {"H": "__half2", "N": "__nv_bfloat162"}
VECTORS = {v: v for v in ("char2 char4 short2 short4 int2 int3 int4 uint2 uint4 long2 longlong2 ulonglong2 uchar4 ushort2 float2 "
                          "float3 float4 double2 double4").split()}

UNARY = ("sqrt rsqrt cbrt rcbrt exp exp2 exp10 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh "
         "atanh erf erfc erfinv erfcinv erfcx normcdf normcdfinv lgamma tgamma floor ceil trunc round rint nearbyint fabs abs "
         "sinpi cospi j0 j1 y0 y1 cyl_bessel_i0 cyl_bessel_i1 logb ilogb lrint llrint lround llround isnan isinf isfinite "
         "signbit labs llabs").split()
UNARY_F = ("sqrtf rsqrtf cbrtf rcbrtf expf exp2f exp10f expm1f logf log2f log10f log1pf sinf cosf tanf asinf acosf atanf sinhf "
           "coshf tanhf asinhf acoshf atanhf erff erfcf erfinvf erfcinvf erfcxf normcdff normcdfinvf lgammaf tgammaf floorf ceilf "
           "truncf roundf rintf nearbyintf fabsf sinpif cospif j0f j1f y0f y1f logbf ilogbf lrintf llrintf lroundf "
           "llroundf isnanf isinff cyl_bessel_i0f cyl_bessel_i1f").split()
BINARY = "pow atan2 fmod remainder hypot rhypot fmin fmax fdim copysign nextafter ldexp scalbn fdivide".split()
BINARY_F = "powf atan2f fmodf remainderf hypotf rhypotf fminf fmaxf fdimf copysignf nextafterf ldexpf scalbnf fdividef".split()
DEVICE_F = ("__expf __exp10f __logf __log2f __log10f __sinf __cosf __tanf __tanhf __saturatef __frcp_rn __frcp_rz __fsqrt_rn "
            "__fsqrt_ru __frsqrt_rn __float_as_int __float_as_uint __float2int_rn __float2uint_rz __float2ll_rd __float2ull_ru "
            "__double2float_rn __double2int_rz __double_as_longlong __int_as_float __uint_as_float __longlong_as_double "
            "__int2float_rn __uint2float_rn __ll2double_rn __int2double_rn __uint2double_rn __double2hiint __brev __brevll "
            "__clz __clzll __ffs __ffsll __popc __popcll __nanosleep __half2float __bfloat162float __float2half __float2half_rn "
            "__float2bfloat16 __double2half __double2bfloat16 __half2int_rz __int2half_rn __short_as_half __half_as_short "
            "__float2half2_rn __half2half2 __bfloat162bfloat162 __low2float __high2float __half22float2 __bfloat1622float2 __low2half "
            "__high2bfloat16 __habs __hneg __habs2 __hneg2 __hisnan __hisinf hexp hlog hsqrt hrsqrt hrcp hsin hcos htanh hexp2 "
            "hlog2 h2exp h2sqrt h2rcp htrunc hfloor hceil hrint h2rint __isGlobal __isShared __cvta_generic_to_shared "
            "__sinpif __fabsf float_as_int saturate __shfl __syncthreads_count __syncthreads_or __activemask "
            "__trap clock clock64 __syncwarp __threadfence __syncthreads umin mulhi").split()
DEVICE_FF = ("__fadd_rn __fmul_rz __fdividef __fdiv_rn __powf __dadd_rn __dmul_rn __mulhi __umulhi __mul24 __umul24 __mul64hi "
             "__hadd __hsub __hmul __hdiv __hadd2 __hmul2 __h2div __hmax __hmin __hmax2 __hmax_nan __heq __hlt __hgt __hge __hne "
             "__hequ __heq2 __hbeq2 __hadd_rn __hadd_sat __rhadd __vadd2 __vadd4 __vmaxs4 __vabsdiffu4 __vcmpeq4 __vsetgtu2 "
             "mulhi mul24 umax llmin ullmax __halves2half2 __floats2half2_rn __floats2bfloat162_rn __hiloint2double __all_sync __any_sync "
             "__ballot_sync __match_any_sync __shfl_sync __shfl_xor_sync __reduce_add_sync __reduce_min_sync __reduce_or_sync "
             "__shfl_down_sync").split()
ATOMICS = ("atomicAdd atomicSub atomicExch atomicMin atomicMax atomicInc atomicDec atomicAnd atomicOr atomicXor "
           "atomicAdd_block atomicAdd_system atomicMax_system").split()
LOADS = "__ldg __ldcg __ldca __ldcs __ldlu __ldcv".split()
STORES = "__stwb __stcg __stcs __stwt".split()


def probes():
    basic, narrow = list(BASIC.values()), list(NARROW.values())
    scalars = "int", "unsigned int", "long", "unsigned long long", "float", "double"
    unary = Probe("unary")
    for f in UNARY + UNARY_F:
        for t in ("int", "long", "unsigned int", "float", "double"):
            unary.call(f, [t])
        for t in ("float", "double"):
            unary.call("std::" + f, [t])
        unary.call(f, ["float"], "__host__")
    yield unary
    binary = Probe("binary")
    for f in BINARY + BINARY_F:
        for a, b in itertools.product(("int", "float", "double"), repeat=2):
            binary.call(f, [a, b])
        binary.call("std::" + f, ["float", "float"])
        binary.call("std::" + f, ["float", "int"])
        binary.call(f, ["float", "float"], "__host__")
    for f in ("fma", "fmaf", "std::fma", "norm3d", "norm3df", "rnorm3d", "norm4d", "sincos", "sincosf", "sincospi", "__sincosf"):
        for t in ("float", "double"):
            binary.call(f, [t] * 3)
            binary.call(f, [t, t + "*", t + "*"])
            binary.call(f, [t] * 4)
    yield binary
    extremes = Probe("min-max")
    for f in ("min", "max"):
        for a, b in itertools.product(basic, repeat=2):
            extremes.call(f, [a, b])
        for t in narrow:
            extremes.call(f, [t, t])
        for a, b in itertools.product(("int", "float", "size_t", "int64_t"), repeat=2):
            extremes.call(f, [a, b], "__host__")
            extremes.call("std::" + f, [a, b])
    yield extremes
    for flags in ("plain", "torch"):
        device = Probe("device-unary-" + flags, "plain" if flags == "plain" else "")
        for f in DEVICE_F:
            device.call(f, [])
            for t in ("int", "unsigned int", "long long", "float", "double", "short", "unsigned short", *narrow, *PAIRS.values(),
                      "void*", "float2"):
                device.call(f, [t])
            device.call(f, ["float"], "__host__")
            device.call(f, ["__half"], "__host__")
        yield device
        pairs = Probe("device-binary-" + flags, "plain" if flags == "plain" else "")
        for f in DEVICE_FF:
            for t in (*scalars, *narrow, *PAIRS.values()):
                pairs.call(f, [t, t])
                pairs.call(f, ["unsigned int", t])
            pairs.call(f, ["unsigned int", "float", "int"])
            pairs.call(f, ["unsigned int", "__half2", "int", "int"])
            pairs.call(f, ["__half", "__half"], "__host__")
            pairs.call(f, ["__nv_bfloat16", "float"])
        yield pairs
        numbers = Probe("half-operators-" + flags, "plain" if flags == "plain" else "")
        for t in (*narrow, *PAIRS.values()):
            for op in "+ - * / == < += *= >= != && %".split():
                numbers.body(f"{t} a, {t} b", f"(void)(a {op} b);")
                numbers.body(f"{t} a, {t} b", f"(void)(a {op} b);", "__host__")
                for other in ("float", "int", "double"):
                    numbers.body(f"{t} a, {other} b", f"(void)(a {op} b);")
                    numbers.body(f"{t} a, {other} b", f"(void)(b {op} a);")
            for op in ("-a", "+a", "!a", "++a", "a++", "--a", "~a"):
                numbers.body(f"{t} a", f"(void)({op});")
            for other in (*basic, *narrow, *PAIRS.values(), "float2", "signed char", "unsigned short"):
                numbers.body(f"{t} a", f"{other} b = a;")
                numbers.body(f"{other} a", f"{t} b = a;")
                numbers.body(f"{other} a", f"{t} b(a);")
                numbers.body(f"{t} a", f"({other})a;")
                numbers.body(f"{other} a, {t} b", "b = a;")
                numbers.body(f"{t} a", f"{other} b{{a}};")
            numbers.body(f"{t} a", "if (a) {}")
            numbers.body(f"{t} a, {t} b, bool c", "auto d = c ? a : b;")
            numbers.body(f"{t} a, bool c", "auto d = c ? a : 0.0f;")
            numbers.body(f"{t} a, bool c", "float d = c ? (float)a : 0.0f;")
            numbers.body("", f"{t} a = 0; ")
            numbers.body("", f"{t} a{{}}; ")
            numbers.body("", f"{t} a = {{0, 0}}; ")
            numbers.body("", f"__shared__ {t} a[4]; a[0] = a[1];")
            numbers.body(f"volatile {t}* a, {t} b", "a[0] = b;")
            numbers.body(f"volatile {t}* a, {t} b", "b = a[0];")
            numbers.body(f"const {t}* a, {t} b", "b = a->x;")
        yield numbers
    atomic = Probe("atomics")
    types = basic + narrow + list(PAIRS.values()) + ["int2", "unsigned short", "unsigned char"]
    for f in ATOMICS:
        for t in types:
            atomic.call(f, [t + "*", t])
        for a, b in (("float", "int"), ("float", "double"), ("int", "float"), ("double", "float"), ("int", "unsigned int"),
                     ("unsigned int", "int"), ("unsigned long long", "int"), ("__half", "float"), ("unsigned long", "unsigned long")):
            atomic.call(f, [a + "*", b])
        atomic.call(f, ["int*", "int"], "__host__")
        atomic.call(f, ["volatile int*", "int"])
        atomic.call(f, ["const int*", "int"])
    for t in types:
        atomic.call("atomicCAS", [t + "*", t, t])
        atomic.call("atomicCAS_block", [t + "*", t, t])
    yield atomic
    memory = Probe("loads")
    for t in basic + list(VECTORS) + narrow + list(PAIRS.values()) + ["signed char", "unsigned char", "unsigned short"]:
        for f in LOADS:
            memory.call(f, [f"const {t}*"])
        memory.call("__ldg", [t + "*"])
        for f in STORES:
            memory.call(f, [t + "*", t])
        for f in ("__shfl_sync", "__shfl_xor_sync", "__shfl_up_sync"):
            memory.call(f, ["unsigned int", t, "int"])
        memory.call("__match_any_sync", ["unsigned int", t])
        memory.call("__match_all_sync", ["unsigned int", t, "int*"])
        memory.call("__reduce_max_sync", ["unsigned int", t])
    yield memory
    vectors = Probe("vectors")
    for name in "char uchar short ushort int uint long ulong longlong ulonglong float double".split():
        for n in range(1, 5):
            vectors.call(f"make_{name}{n}", ["int"] * n)
            vectors.call(f"make_{name}{n}", ["float"] * (n - 1) if n > 1 else ["float", "float"])
            vectors.body("", f"static_assert(alignof({name}{n}) == {BAD_ALIGN}, \"\");")
            for size in (1, 2, 4, 8, 16, 32):
                vectors.body("", f"static_assert(alignof({name}{n}) == {size}, \"\");")
                vectors.body("", f"static_assert(sizeof({name}{n}) == {size}, \"\");")
    for line in ("dim3 d = 4;", "dim3 d(1, 2, 3, 4);", "dim3 d{1, 2};", "dim3 d = {1, 2, 3};", "uint3 u = dim3(1);", "dim3 d = threadIdx;",
                 "dim3 d = make_uint3(1, 2, 3);", "int3 d = dim3(1);", "dim3 d = make_int3(1, 2, 3);", "float4 f = {1, 2, 3, 4};", "float4 f;  f = f;",
                 "float4 f = make_float4(1.0f);", "int i = dim3(1);", "bool b = dim3(1) == dim3(1);", "constexpr dim3 d(3); static_assert(d.x == 3, \"\");",
                 "auto t = threadIdx; t.x = 3;", "const uint3& t = blockIdx; (void)t;", "uint3* p = &threadIdx;",
                 "blockDim.x = 3;", "gridDim.w;", "int w = warpSize;", "warpSize = 3;", "constexpr int w = warpSize;"):
        vectors.body("", line)
        vectors.body("", line, "__host__")
    yield vectors
    yield from thrust_probes()
    yield from library_probes()


BAD_ALIGN = 64


def write(folder):
    import os
    paths = []
    for probe in probes():
        path = os.path.join(folder, f"probe-{probe.name}.cu")
        with open(path, "w") as out:
            out.write("\n".join(probe.lines) + "\n")
        paths.append(path)
    return paths
