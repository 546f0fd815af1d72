"""Bodies of the advanced API and of the vector instructions with a walk of their own: one line a function, a call of a
helper of assay/lower_library.h or assay/lower_norm.h. body_of(name, overload) returns None where there is none."""


def names(overload):
    return [p["name"] for p in overload["params"]]


def kinds(overload):
    return {p["name"]: p["type"] for p in overload["params"]}


def temporary(overload):
    for name in ("sharedTmpBuffer", "tmpLocal"):
        if name in names(overload):
            return f"assay_model::Temporary({name})"
    return "assay_model::NoTemporary()"


def first_template(overload):
    return {t.split("=")[0].split()[-1] for t in overload.get("template") or []}


def elementwise(api, scalar=None):
    def body(overload):
        params = names(overload)
        tensors = [p["name"] for p in overload["params"]
                   if "LocalTensor<" in p["type"] and p["name"] != "sharedTmpBuffer"]
        count = "calCount" if "calCount" in params else tensors[1] + ".GetSize()"
        tail = f", {scalar}" if scalar else ""
        return (f"assay_model::Elements<ASSAY_LIB_{api}>({', '.join(tensors)}, {temporary(overload)}, {count}{tail});")
    return body


def power(overload):
    params = names(overload)
    if params[1] != "src0Scalar":
        return None
    count = "calCount" if "calCount" in params else "src1Tensor.GetSize()"
    return f"assay_model::PowerOf(dstTensor, src0Scalar, src1Tensor, {temporary(overload)}, {count});"


def rows(api, acc):
    def body(overload):
        params = names(overload)
        return (f"assay_model::ReduceRows<ASSAY_LIB_{api}, {acc}>({params[0]}, {params[1]}, {temporary(overload)}, "
                f"{params[-1]});")
    return body


def broadcast(overload):
    return ("assay_model::BroadcastRows<dim, axis>(dstLocal, srcLocal, dstShape, srcShape, "
            f"{temporary(overload)});")


def create_index(overload):
    if "mask" in names(overload):
        return ("assay_model::ProgressionR(dstLocal, firstValue, assay_model::MaskOf<T>(mask), repeatTimes, "
                "dstBlkStride, dstRepStride);")
    return "assay_model::Progression<false>(dstLocal, firstValue, T(1), calCount);"


def select_bytes(overload):
    scalar_last = names(overload)[2] == "src1" and "LocalTensor" not in kinds(overload)["src1"]
    source, scalar = ("src0", "src1") if scalar_last else ("src1", "src0")
    # 0 in the mask takes src0.
    return (f"assay_model::SelectBytes(dst, {source}, {scalar}, {'true' if scalar_last else 'false'}, mask, "
            f"{temporary(overload)}, info);")


def gather_mask(overload):
    params = names(overload)
    if "reduceMode" in params:
        if "LocalTensor" in kinds(overload)["src1Pattern"]:
            at, pattern = "assay_model::BytesFrom(src1Pattern, 0)", "0"
        else:
            at, pattern = "assay_model::NoTemporary()", "src1Pattern"
        return (f"rsvdCnt = assay_model::Collect(dstLocal, src0Local, {at}, {pattern}, reduceMode, mask, "
                "gatherMaskParams);")
    return None


def gather(overload):
    if "mask" in names(overload):
        return ("assay_model::GatherR(dstLocal, srcLocal, srcOffsetLocal, srcBaseAddr, assay_model::MaskOf<T>(mask), "
                "repeatTimes, dstRepStride);")
    return None


def merge(overload):
    if "params" in names(overload):
        return ("assay_model::MergeLists(dstLocal, srcLocal, params.elementLengths, params.validBit, "
                "params.ifExhaustedSuspension, params.repeatTimes);")
    return ("const assay_u64 done = assay_model::MergeLists(dstLocal, sortList, elementCountList, validBit, "
            "isExhaustedSuspension, repeatTimes);\n"
            "  if (isExhaustedSuspension) {\n"
            "    for (int i = 0; i < 4; ++i) sortedNum[i] = static_cast<uint32_t>(done >> 16 * i & 0xffff);\n"
            "  }")


def trans_5hd(overload):
    kind = overload["params"][0]["type"]
    d, s, p = names(overload)
    if "LocalTensor<uint64_t>" in kind:
        return None
    helper = "Trans5hdTensors" if "LocalTensor" in kind else "Trans5hdPointers" if "__ubuf__" in kind else "Trans5hd"
    return f"assay_model::{helper}<T>({d}, {s}, {p});"


def transpose(overload):
    if "transposeParams" in names(overload):
        return f"assay_model::TransposeExt(dstLocal, srcLocal, {temporary(overload)}, transposeParams);"
    return "assay_model::Transpose16(dstLocal, srcLocal);"


def config(overload):
    return "config" if "config" in first_template(overload) else "assay_model::NoConfig()"


def flag(overload, name):
    return name if name in first_template(overload) else "false"


def soft_max(overload):
    nz = flag(overload, "isDataFormatNZ")
    tail = f"{temporary(overload)}, tiling, softmaxShapeInfo);"
    if "sumTensor" not in names(overload):
        return f"assay_model::SoftMaxOnly({config(overload)}, dstTensor, srcTensor, {tail}"
    return (f"assay_model::SoftMaxRows<ASSAY_LIB_SOFTMAX, {nz}>({config(overload)}, dstTensor, sumTensor, maxTensor, "
            f"srcTensor, {tail}")


def simple_soft_max(overload):
    return (f"assay_model::SoftMaxSimple<{flag(overload, 'isDataFormatNZ')}>({config(overload)}, dstTensor, "
            f"inSumTensor, inMaxTensor, srcTensor, {temporary(overload)}, tiling, softmaxShapeInfo);")


def log_soft_max(overload):
    return ("assay_model::SoftMaxRows<ASSAY_LIB_LOG_SOFTMAX, isDataFormatNZ>(assay_model::NoConfig(), dst, sumTensor, "
            f"maxTensor, src, {temporary(overload)}, tiling, softmaxShapeInfo);")


def soft_max_flash(api, sums, in_sums):
    def body(overload):
        return (f"assay_model::SoftMaxFlash<ASSAY_LIB_{api}, {flag(overload, 'isDataFormatNZ')}>({config(overload)}, "
                f"isUpdate, dstTensor, {sums}, maxTensor, srcTensor, expMaxTensor, {in_sums}, inMaxTensor, "
                f"{temporary(overload)}, tiling, softmaxShapeInfo);")
    return body


def soft_max_grad(front):
    def body(overload):
        return (f"assay_model::SoftMaxGradient<isDataFormatNZ>({front}, dstTensor, gradTensor, srcTensor, "
                f"{temporary(overload)}, tiling, softmaxShapeInfo);")
    return body


def layer_norm(overload):
    if "para" in names(overload):
        return ("assay_model::LayerNormSeparate<config.isNoBeta, config.isNoGamma, config.isOutputRstd>(output, "
                f"outputMean, outputRstd, inputX, gamma, beta, {temporary(overload)}, epsilon, para, tiling);")
    return ("assay_model::LayerNormRows(output, outputMean, outputVariance, inputX, gamma, beta, "
            f"{temporary(overload)}, epsilon, tiling);")


def batch_norm(overload):
    return ("assay_model::BatchNormRows(output, outputMean, outputVariance, inputX, gamm, beta, "
            f"{temporary(overload)}, epsilon, tiling);")


def quant(overload):
    params = names(overload)
    temp = temporary(overload)
    if "scaleTensor" not in params:
        count = "calCount" if "calCount" in params else "srcTensor.GetSize()"
        return f"assay_model::Quantise(dstTensor, srcTensor, {temp}, scale, offset, {count});"
    scales = "scaleCount" if "scaleCount" in params else "scaleTensor.GetSize()"
    count = "calCount" if "calCount" in params else "srcTensor.GetSize()"
    offset = "&offsetTensor, 0" if "offsetTensor" in params else "nullptr, assay_model::ScalarOf(offset)"
    return (f"assay_model::QuantiseRows<T>(dstTensor, srcTensor, {temp}, scaleTensor, {scales}, {offset}, {count});")


def dequant(overload):
    params = names(overload)
    if "params" not in params:
        return None
    tensor = "LocalTensor" in kinds(overload)["deqScale"]
    scale = "assay_model::BytesFrom(deqScale, 0), 0" if tensor else \
        "assay_model::NoTemporary(), assay_model::ScalarOf(deqScale)"
    return (f"assay_model::Dequantise<dstT, scaleT>(dstTensor, srcTensor, {scale}, {temporary(overload)}, params);")


def welford_end(overload):
    counts = "assay_model::BytesFrom(counts, 0)" if "counts" in names(overload) else "assay_model::NoTemporary()"
    return ("assay_model::WelfordEnd(outputMean, outputVariance, inputMean, inputVariance, "
            f"{counts}, {temporary(overload)}, para);")


def register_max_min(overload):
    if len(overload["params"]) < 2:
        return None
    exact = overload["params"][0]["type"].startswith("uint32_t")
    return ("assay_model::MaxMinRegister<T>(maxMinValue, maxMinIndex);" if not exact else
            "assay_model::MaxMinRegisterBits<T>(maxMinValue, maxMinIndex);")


def register_sum(overload):
    if "template" in overload and overload["template"]:
        return "return assay_model::FromBits<T>(assay_special_get(ASSAY_REG_SUM));"
    return "return static_cast<int64_t>(assay_special_get(ASSAY_REG_SUM));"


def set_deq_scale(overload):
    # A scale of 1 changes no conversion; any other is not modelled.
    if names(overload) != ["scale"]:
        return None
    return 'if (static_cast<float>(scale) != 1.0f) assay_unmodelled("SetDeqScale of another scale than 1");'


def fixed(text):
    return lambda overload: text.format(tmp=temporary(overload))


BODIES = {
    "BroadCast": broadcast,
    "Broadcast": broadcast,
    "Sum": rows("SUM", "T"),
    "Mean": rows("MEAN", "accType"),
    "CumSum": fixed("assay_model::CumulativeSum<config.isLastAxis, config.outputLastRow>(dstTensor, lastRowTensor, "
                    "srcTensor, {tmp}, cumSumInfo);"),
    "ReduceXorSum": fixed("assay_model::XorSum(dstTensor, src0Tensor, src1Tensor, {tmp}, calCount);"),
    "GeGLU": elementwise("GEGLU"),
    "ReGlu": elementwise("REGLU"),
    "SwiGLU": elementwise("SWIGLU", "scalarValue"),
    "Fmod": elementwise("FMOD"),
    "Lgamma": elementwise("LGAMMA"),
    "Digamma": elementwise("DIGAMMA"),
    "Power": power,
    "ArithProgression": fixed("assay_model::Progression<true>(dstLocal, firstValue, diffValue, count);"),
    "CreateVecIndex": create_index,
    "SelectWithBytesMask": select_bytes,
    "GatherMask": gather_mask,
    "GetGatherMaskRemainCount": fixed("return static_cast<int64_t>(assay_special_get(ASSAY_REG_REMAINING));"),
    "Gatherb": fixed("assay_model::CollectBlocks(dstLocal, src0Local, offsetLocal, repeatTimes, repeatParams);"),
    "Gather": gather,
    "Sort32": fixed("assay_model::SortGroups(dstLocal, src0Local, src1Local, repeatTimes);"),
    "MrgSort": merge,
    "Sort": fixed("assay_model::SortAll<isFullSort>(dstLocal, concatLocal, indexLocal, tmpLocal, repeatTimes);"),
    "Concat": fixed("concatLocal = srcLocal;"),
    "Extract": fixed("assay_model::ExtractSorted(dstValueLocal, dstIndexLocal, sortedLocal, repeatTimes);"),
    "GetSortOffset": fixed("return elemOffset * (8 / sizeof(T));"),
    "GetSortLen": fixed("return elemCount * (8 / sizeof(T));"),
    "GetMrgSortResult": fixed("const assay_u64 done = assay_special_get(ASSAY_REG_MRG_SORT);\n"
                              "  mrgSortList1 = static_cast<uint16_t>(done);\n"
                              "  mrgSortList2 = static_cast<uint16_t>(done >> 16);\n"
                              "  mrgSortList3 = static_cast<uint16_t>(done >> 32);\n"
                              "  mrgSortList4 = static_cast<uint16_t>(done >> 48);"),
    "TopK": fixed("assay_model::TopValues<isInitIndex, isHasfinish, topkMode == TopKMode::TOPK_NSMALL>(dstValueLocal, "
                  "dstIndexLocal, srcLocal, srcIndexLocal, finishLocal, {tmp}, k, tilling, topKInfo, isLargest);"),
    "TransDataTo5HD": trans_5hd,
    "TransDataTo5HDImpl": trans_5hd,
    "Transpose": transpose,
    "Pad": fixed("assay_model::PadRows(dstTensor, srcTensor, {tmp}, padParams, tiling);"),
    "UnPad": fixed("assay_model::UnPadRows(dstTensor, srcTensor, {tmp}, unPadParams, tiling);"),
    "SoftMax": soft_max,
    "SimpleSoftMax": simple_soft_max,
    "LogSoftMax": log_soft_max,
    "SoftmaxFlash": soft_max_flash("SOFTMAX_FLASH", "sumTensor", "inSumTensor"),
    "SoftmaxFlashV2": soft_max_flash("SOFTMAX_FLASH_V2", "expSumTensor", "inExpSumTensor"),
    "SoftmaxGrad": soft_max_grad("isFront"),
    "SoftmaxGradFront": soft_max_grad("true"),
    "AdjustSoftMaxRes": fixed("return assay_model::AdjustRows<isDataFormatNZ, stepSizeMode>(softMaxRes, maxTensor, "
                              "from, to, softmaxShapeInfo);"),
    "LayerNorm": layer_norm,
    "Normalize": fixed("assay_model::NormalizeRows<config.isNoBeta, config.isNoGamma>(output, outputRstd, inputMean, "
                       "inputVariance, inputX, gamma, beta, {tmp}, epsilon, para);"),
    "RmsNorm": fixed("assay_model::RmsNormRows(dstLocal, srcLocal, gammaLocal, {tmp}, epsilon, tiling);"),
    "DeepNorm": fixed("assay_model::DeepNormRows(dstLocal, meanLocal, rstdLocal, srcLocal, gxLocal, betaLocal, "
                      "gammaLocal, {tmp}, alpha, epsilon, tiling);"),
    "BatchNorm": batch_norm,
    "WelfordUpdate": fixed("assay_model::WelfordStep<config.isInplace>(outputMean, outputVariance, inputMean, "
                           "inputVariance, inputX, {tmp}, para);"),
    "WelfordFinalize": welford_end,
    "AscendQuant": quant,
    "AscendDequant": dequant,
    "DropOut": fixed("assay_model::DropElements<dropOutMode, isInitBitMode>(dstLocal, srcLocal, maskLocal, {tmp}, "
                     "keepProb, info);"),
    "GetReduceMaxMinCount": register_max_min,
    "GetAccVal": register_sum,
    "get_acc_val": fixed("return static_cast<int64_t>(assay_special_get(ASSAY_REG_SUM));"),
    "get_max_min_cnt": fixed("return static_cast<int64_t>(assay_special_get(ASSAY_REG_MAX_MIN));"),
    "get_rsvd_cnt": fixed("return static_cast<int64_t>(assay_special_get(ASSAY_REG_REMAINING));"),
    "SetDeqScale": set_deq_scale,
    "InitOutput": fixed("assay_model::FillGlobal(gmWorkspaceAddr, size, value);"),
    "InitGlobalMemory": fixed("assay_model::FillGlobal(gmWorkspaceAddr, size, value);"),
}


def body_of(name, overload):
    rule = BODIES.get(name)
    return rule(overload) if rule else raw_body(name, overload)


# --- instructions by native pointer, in the forms with strides of one unit
RAW_BINARY = {"vadd": "ADD", "vsub": "SUB", "vmul": "MUL", "vor": "OR", "vand": "AND", "vmax": "MAX", "vmin": "MIN",
              "vdiv": "DIV", "vmadd": "FUSED_MUL_ADD"}
RAW_UNARY = {"vexp": "EXP", "vabs": "ABS", "vln": "LN", "vsqrt": "SQRT", "vrelu": "RELU"}


def raw_body(name, overload):
    params = names(overload)
    kind = [p["type"] for p in overload["params"]]
    if name in RAW_BINARY and params[3:] and len(params) == 10 and "repeat" in params:
        d, a, b, repeat, db, ab, bb, dr, ar, br = params
        return (f"assay_model::RawVector(ASSAY_{RAW_BINARY[name]}, {d}, {a}, {b}, 0, "
                f"{{{repeat}, {db}, {ab}, {bb}, {dr}, {ar}, {br}}});")
    if name in RAW_UNARY and len(params) == 7 and "repeat" in params:
        d, a, repeat, db, ab, dr, ar = params
        if kind[0] != kind[1]:
            return None
        return (f"assay_model::RawVector(ASSAY_{RAW_UNARY[name]}, {d}, {a}, decltype({a})(nullptr), 0, "
                f"{{{repeat}, {db}, {ab}, 1, {dr}, {ar}, 8}});")
    if name == "vector_dup" and len(params) == 7 and "repeat" in params:
        d, value, repeat, db, _, dr, _ = params
        return (f"assay_model::RawVector(ASSAY_DUP, {d}, decltype({d})(nullptr), decltype({d})(nullptr), "
                f"static_cast<double>({value}), {{{repeat}, {db}, 1, 1, {dr}, 8, 8}});")
    if name == "vcadd" and "repeat" in params and len(params) in (6, 7):
        mode = params[6] if len(params) == 7 else "false"
        return f"assay_model::RawSum({', '.join(params[:6])}, {mode});"
    if name == "vtranspose":
        return f"assay_model::RawTranspose16({params[0]}, {params[1]});"
    copies = {"copy_gm_to_ubuf": "RawCopyIn", "copy_ubuf_to_gm": "RawCopyOut", "copy_ubuf_to_ubuf": "RawCopyLocal"}
    if name in copies and len(params) == 7 and "nBurst" in params:
        return f"assay_model::{copies[name]}({params[0]}, {params[1]}, {', '.join(params[3:])});"
    return None
