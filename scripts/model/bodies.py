"""Bodies of the modelled functions: which helper of assay/lower.h an overload of the vendor API is one line of.

body_of(name, overload) returns the text between the braces, or None where the function is declared only.
"""
import library_bodies

import cube_bodies

UNARY = {"Abs": "ABS", "Exp": "EXP", "Ln": "LN", "Sqrt": "SQRT", "Rsqrt": "RSQRT", "Reciprocal": "RECIPROCAL",
         "Relu": "RELU", "Not": "NOT"}
BINARY = {"Add": "ADD", "Sub": "SUB", "Mul": "MUL", "Div": "DIV", "Max": "MAX", "Min": "MIN", "And": "AND", "Or": "OR",
          "AddRelu": "ADD_RELU", "SubRelu": "SUB_RELU", "MulAddDst": "MUL_ADD_DST", "FusedMulAdd": "FUSED_MUL_ADD",
          "FusedMulAddRelu": "FUSED_MUL_ADD_RELU"}
SCALAR = {"Adds": "ADDS", "Muls": "MULS", "Maxs": "MAXS", "Mins": "MINS", "LeakyRelu": "LEAKY_RELU",
          "ShiftLeft": "SHIFT_LEFT", "ShiftRight": "SHIFT_RIGHT", "Axpy": "AXPY", "ClampMax": "MINS",
          "ClampMin": "MAXS", "Swish": "SWISH"}
# Advanced API of one source whose result is a documented function of each element.
MATHS = {"Tanh": "TANH", "Sigmoid": "SIGMOID", "Gelu": "GELU", "FasterGelu": "FAST_GELU", "FasterGeluV2": "FAST_GELU",
         "Silu": "SILU", "Erf": "ERF", "Erfc": "ERFC", "Sin": "SIN", "Cos": "COS", "Tan": "TAN", "Sinh": "SINH",
         "Cosh": "COSH", "Asin": "ASIN", "Acos": "ACOS", "Atan": "ATAN", "Asinh": "ASINH", "Acosh": "ACOSH",
         "Atanh": "ATANH", "Log": "LN", "Log2": "LOG2", "Log10": "LOG10", "Sign": "SIGN", "Floor": "FLOOR",
         "Ceil": "CEIL", "Round": "ROUND", "Trunc": "TRUNC", "Frac": "FRAC", "Exp": "EXP"}
REDUCE = {"Sum": "SUM", "Max": "MAX", "Min": "MIN"}

# Functions whose body does not depend on the overload; the key is the name.
FIXED = {
    "SetFlag": "assay_set_flag(static_cast<int32_t>(event), eventID);",
    "WaitFlag": "assay_wait_flag(static_cast<int32_t>(event), eventID);",
    "PipeBarrier": "assay_barrier(static_cast<int32_t>(pipe));",
    "SetMaskCount": "assay_mask_mode(1);",
    "SetMaskNorm": "assay_mask_mode(0);",
    "ResetMask": "assay_mask_set(~0ull, ~0ull);",
    "IBSet": "assay_model::FlagOfBlock<isAIVOnly, true>(gmWorkspace, ubWorkspace, blockIdx, eventID);",
    "IBWait": "assay_model::FlagOfBlock<isAIVOnly, false>(gmWorkspace, ubWorkspace, blockIdx, eventID);",
    "copy_data": "for (uint64_t i = 0; i < size; ++i) dst[i] = src[i];",
    "copy_data_align64": "for (uint64_t i = 0; i < size; ++i) dst[i] = src[i];",
    "CrossCoreSetFlag": "assay_cross_set(modeId, static_cast<int32_t>(pipe), flagId);",
    "CrossCoreWaitFlag": "assay_cross_wait(flagId);",
    "SetAtomicAdd": "assay_atomic(ASSAY_ATOMIC_ADD, assay_model::kDtypeOf<T>);",
    "SetAtomicMax": "assay_atomic(ASSAY_ATOMIC_MAX, assay_model::kDtypeOf<T>);",
    "SetAtomicMin": "assay_atomic(ASSAY_ATOMIC_MIN, assay_model::kDtypeOf<T>);",
    "SetAtomicNone": "assay_atomic(ASSAY_ATOMIC_NONE, 0);",
    "GetBlockIdx": "return assay_block_idx();",
    "GetBlockNum": "return assay_block_num();",
    "GetSubBlockIdx": "return assay_sub_block_idx();",
    "pipe_barrier": "assay_barrier(static_cast<int32_t>(pipe));",
    "set_mask_count": "assay_mask_mode(1);",
    "set_mask_norm": "assay_mask_mode(0);",
    "set_vector_mask": "assay_mask_set(mask1, mask0);",
    "get_block_idx": "return assay_block_idx();",
    "get_block_num": "return assay_block_num();",
    "get_subblockid": "return assay_sub_block_idx();",
    "ScalarCountLeadingZero": "return clz(valueIn);",
    "ScalarGetCountOfValue": "return countValue == 1 ? bcnt1(valueIn) : bcnt0(valueIn);",
    "ScalarGetSFFValue": "return countValue == 1 ? sff1(valueIn) : sff0(valueIn);",
    "Trap": "assay_trap();",
    "trap": "assay_trap();",
    # The kernel's workspace argument already is the user's part.
    "GetUserWorkspace": "return workspace;",
    "SetSysWorkspace": "",
    "GetSysWorkSpacePtr": "return reinterpret_cast<__gm__ uint8_t*>(assay_sys_workspace());",
    "ToFloat": "return assay_model::FloatOf(bVal);",
    "ToBfloat16": "return assay_model::Bfloat16Of(fVal);",
    "DivCeil": "return (a + b - 1) / b;",
    "AlignUp": "return (a + b - 1) / b * b;",
    "ConstCeil": "return (a + b - 1) / b;",
    "CeilDivision": "return (num1 + num2 - 1) / num2;",
    "GetDataBlockSizeInBytes": "return 32;",
    "SupportType": "return (IsSameType<T, U>::value || ... || IsSameType<T, Args>::value);",
    "SupportBytes": "return sizeof(T) == U || (... || (sizeof(T) == Args));",
    "IsAivTscm": "return false;",
}
# Instruction cache and performance hints: nothing that a value depends on.
HINTS = {"ICachePreLoad", "icache_preload", "SetLreluMode", "DumpTensor", "DumpAccChkPoint", "PRINTF", "printf",
         "PrintTimeStamp", "MetricsProfStart", "MetricsProfStop"}


# Functions that take temporary space behind the kernel's buffers where no sharedTmpBuffer is given.
HIDDEN_SPACE = {
    "Acos", "Acosh", "Asin", "Asinh", "Atan", "Atanh", "Cos", "Cosh", "Erf", "Erfc", "Sigmoid", "Sin", "Sinh",
    "Tan", "Tanh"}


def takes_hidden_space(name, overload):
    return name in HIDDEN_SPACE and overload.get("returns") == "void" and "sharedTmpBuffer" not in names(overload) and any(
        "LocalTensor" in p["type"] for p in overload["params"])


def names(overload):
    return [p["name"] for p in overload["params"]]


def types(overload):
    return {p["name"]: p["type"] for p in overload["params"]}


def template_names(overload):
    return {t.split("=")[0].split()[-1] for t in overload.get("template") or []}


def mask_of(overload, tensor_type="T"):
    flag = ", isSetMask" if "isSetMask" in template_names(overload) else ""
    return f"assay_model::MaskOf<{tensor_type}{flag}>(mask)"


def count_name(overload):
    for candidate in ("calCount", "dataSize", "count"):
        if candidate in names(overload):
            return candidate
    return None


def tensors(overload):
    return [p["name"] for p in overload["params"]
            if "LocalTensor<" in p["type"] and p["name"] not in ("sharedTmpBuffer", "workLocal")]


def vector_body(name, overload):
    params = names(overload)
    parts = tensors(overload)
    count = count_name(overload)
    repeat = "repeatTimes" in params
    # Axpy is ruled by the wider type, the destination.
    if name in UNARY and repeat:
        return f"assay_model::Unary(ASSAY_{UNARY[name]}, {parts[0]}, {parts[1]}, {mask_of(overload)}, repeatTimes, repeatParams);"
    if name in UNARY and "template" in overload and name != "Exp" and count:
        return f"assay_model::Unary(ASSAY_{UNARY[name]}, {parts[0]}, {parts[1]}, {count});"
    if name in BINARY and repeat and len(parts) == 3:
        return f"assay_model::Binary(ASSAY_{BINARY[name]}, {', '.join(parts)}, {mask_of(overload)}, repeatTimes, repeatParams);"
    if name in BINARY and count and len(parts) == 3:
        return f"assay_model::Binary(ASSAY_{BINARY[name]}, {', '.join(parts)}, {count});"
    if name in SCALAR and len(parts) == 2 and ("scalarValue" in params or "scalar" in params):
        scalar = "scalarValue" if "scalarValue" in params else "scalar"
        if repeat:
            # A rounding right shift is another operation.
            guard = ('if (roundEn) assay_unmodelled("ShiftRight with rounding");\n  '
                     if "roundEn" in params else "")
            return (guard + f"assay_model::Scalar(ASSAY_{SCALAR[name]}, {parts[0]}, {parts[1]}, {scalar}, "
                    f"{mask_of(overload)}, repeatTimes, repeatParams);")
        if count:
            return f"assay_model::Scalar(ASSAY_{SCALAR[name]}, {parts[0]}, {parts[1]}, {scalar}, {count});"
    if name in MATHS and len(parts) == 2:
        return f"assay_model::Unary(ASSAY_{MATHS[name]}, {parts[0]}, {parts[1]}, {count or parts[1] + '.GetSize()'});"
    if name in ("Power", "Xor") and len(parts) == 3:
        return f"assay_model::Binary(ASSAY_{name.upper()}, {', '.join(parts)}, {count or parts[1] + '.GetSize()'});"
    if name == "Power" and len(parts) == 2 and "src1Scalar" in params:
        return f"assay_model::Scalar(ASSAY_POWER, {parts[0]}, {parts[1]}, src1Scalar, {count or parts[1] + '.GetSize()'});"
    return None


def fill_body(name, overload):
    params = names(overload)
    if name == "Duplicate":
        if "mask" in params:
            return (f"assay_model::Fill(dstLocal, scalarValue, {mask_of(overload)}, repeatTimes, dstBlockStride, "
                    "dstRepeatStride);")
        return "assay_model::Fill(dstLocal, scalarValue, calCount);"
    if name == "Brcb":
        return "assay_model::BroadcastBlocks(dstLocal, src0Local, repeatTimes, repeatParams);"
    if name == "Gather" and "count" in params:
        return "assay_model::GatherN(dstLocal, srcLocal, srcOffsetLocal, srcBaseAddr, count);"
    if name == "Cast":
        if "mask" in params:
            wider = "std::conditional_t<(sizeof(T1) > sizeof(T2)), T1, T2>"
            return (f"assay_model::Convert(dstLocal, srcLocal, round_mode, {mask_of(overload, wider)}, repeatTimes, "
                    "repeatParams);")
        return "assay_model::Convert(dstLocal, srcLocal, round_mode, calCount);"
    return None


def compare_body(name, overload):
    params = names(overload)
    if name == "Compare" and "dstLocal" in params:
        if "mask" in params:
            return (f"assay_model::CompareR(dstLocal, src0Local, src1Local, cmpMode, {mask_of(overload)}, repeatTimes, "
                    "repeatParams);")
        return "assay_model::CompareN(dstLocal, src0Local, src1Local, cmpMode, calCount);"
    if name == "CompareScalar":
        if "mask" in params:
            return (f"assay_model::CompareScalarR(dstLocal, src0Local, src1Scalar, cmpMode, {mask_of(overload)}, "
                    "repeatTimes, repeatParams);")
        return "assay_model::CompareScalarN(dstLocal, src0Local, src1Scalar, cmpMode, calCount);"
    if name == "Select" and "selMode" in params:
        operands = "dstLocal, selMask, src0Local, src1Local, selMode"
        if "mask" in params:
            return f"assay_model::SelectR({operands}, {mask_of(overload)}, repeatTimes, repeatParams);"
        return f"assay_model::SelectN({operands}, calCount);"
    return None


def reduce_body(name, overload):
    params = names(overload)
    for suffix, op in REDUCE.items():
        op = "ASSAY_REDUCE_" + op
        index = "calIndex" if "calIndex" in params else "false"
        if name == "Reduce" + suffix and "workLocal" in params:
            if "mask" in params:
                return (f"assay_model::ReduceR({op}, dstLocal, srcLocal, workLocal, {mask_of(overload)}, repeatTimes, "
                        f"srcRepStride, {index});")
            return f"assay_model::ReduceN({op}, dstLocal, srcLocal, workLocal, count, {index});"
        if name == "WholeReduce" + suffix:
            order = "order" if "order" in params else "ReduceOrder::ORDER_ONLY_VALUE"
            return (f"assay_model::WholeReduce({op}, dstLocal, srcLocal, {mask_of(overload)}, repeatTimes, "
                    f"dstRepStride, srcBlkStride, srcRepStride, {order});")
        if name == "BlockReduce" + suffix:
            return (f"assay_model::BlockReduce({op}, dstLocal, srcLocal, {mask_of(overload)}, repeat, dstRepStride, "
                    "srcBlkStride, srcRepStride, false);")
    if name == "PairReduceSum":
        return (f"assay_model::BlockReduce(ASSAY_REDUCE_SUM, dstLocal, srcLocal, {mask_of(overload)}, repeat, "
                "dstRepStride, srcBlkStride, srcRepStride, true);")
    if name == "RepeatReduceSum":
        return ("assay_model::WholeReduce(ASSAY_REDUCE_SUM, dstLocal, srcLocal, assay_model::MaskOf<T, isSetMask>("
                "elemsInOneRepeat), repeat, dstRepStride, srcBlkStride, srcRepStride, ReduceOrder::ORDER_ONLY_VALUE);")
    return None


def copy_body(name, overload):
    kinds = types(overload)
    params = list(kinds)
    if name not in ("DataCopy", "DataCopyPad", "Copy"):
        return None
    if name == "Copy":
        return f"assay_model::CopyMasked(dstLocal, srcLocal, {mask_of(overload)}, repeatTimes, repeatParams);"
    into, out_of = kinds[params[0]], kinds[params[1]]
    way = ("In" if "GlobalTensor" in out_of else "Out" if "GlobalTensor" in into else "Local")
    third = kinds[params[2]]
    if name == "DataCopy":
        if len(params) == 3 and (params[2] == "calCount" or third == "const DataCopyParams&"):
            return f"assay_model::Copy{way}({params[0]}, {params[1]}, {params[2]});"
        return None
    if way == "In":
        pad = kinds[params[3]]
        bits = "padParams.paddingValue" if pad == "const DataCopyPadParams&" else "assay_model::ToBits(padParams.paddingValue)"
        return f"assay_model::PadIn({params[0]}, {params[1]}, {params[2]}, {params[3]}, {bits});"
    if way == "Out" and len(params) == 3:
        return f"assay_model::PadOut({params[0]}, {params[1]}, {params[2]});"
    return None


def other_body(name, overload):
    params = names(overload)
    if name in HINTS:
        return ""
    if name == "SetVectorMask":
        return "assay_mask_set(maskHigh, maskLow);" if "maskHigh" in params else (
            "if constexpr (mode == MaskMode::COUNTER) {\n    assay_mask_set(0, static_cast<assay_u64>(len));\n  } else {\n"
            "    assay_model::MaskFirst(len);\n  }")
    if name == "DataCacheCleanAndInvalid" and "GlobalTensor" in types(overload)["dstTensor"]:
        return ("assay_dcache_clean(assay_model::GmOf(dstTensor), entireType == CacheLine::ENTIRE_DATA_CACHE);")
    if name in ("set_flag", "wait_flag") and "tpipe" in params and "pipe" in params:
        return (f"assay_{name}(static_cast<int32_t>(assay_model::EventOf(pipe, tpipe)), static_cast<int32_t>(pipeID));")
    if name == "ScalarCast":
        return ("static_assert(assay_model::OneOf<srcT, float>, \"ScalarCast: srcT must be float\");\n"
                "  if constexpr (assay_model::OneOf<dstT, int32_t>) {\n"
                "    return assay_model::SaturateInt32(assay_model::RoundFloat<roundMode>(valueIn));\n"
                "  } else if constexpr (assay_model::OneOf<dstT, bfloat16_t>) {\n"
                "    return assay_model::Bfloat16Of(valueIn);\n"
                "  } else {\n"
                "    return static_cast<dstT>(valueIn);\n"
                "  }")
    return FIXED.get(name)


def scalar_ceil(name, overload):
    params = names(overload)
    if name != "Ceil" or len(params) != 2:
        return None
    return "return ({0} + {1} - 1) / {1};".format(*params)


def body_of(name, overload):
    for rule in (scalar_ceil, cube_bodies.body_of, vector_body, fill_body, compare_body, reduce_body, copy_body, other_body,
                 library_bodies.body_of):
        text = rule(name, overload)
        if text is not None:
            return text
    return None
