"""Bodies of the matrix API: which helper of assay/lower_cube.h an overload is one line of."""

FIXED = {
    "GetTaskRation": "return assay_sub_block_num();",
    "GetSubBlockNum": "return assay_sub_block_num();",
    "get_subblockdim": "return assay_sub_block_num();",
    "SetFixpipeNz2ndFlag": "assay_fixpipe_matrices(ndNum, srcNdStride, dstNdStride);",
    "SetFixpipePreQuantFlag": "assay_fixpipe_scalar(config);",
    "SetHF32Mode": "assay_hf32(hf32Mode);",
}


def body_of(name, overload):
    params = [p["name"] for p in overload["params"]]
    kinds = [p["type"] for p in overload["params"]]
    last = kinds[-1] if kinds else ""
    if name in FIXED:
        return FIXED[name]
    if name == "SyncAll" and params:
        return ("if constexpr (isAIVOnly) {\n    assay_sync_soft(assay_model::GmOf(gmWorkspace), ASSAY_AT(ubWorkspace), "
                "usedCores);\n  } else {\n    assay_sync_all_cores();\n  }")
    if name == "SyncAll":
        return "if constexpr (isAIVOnly) {\n    assay_sync_all();\n  } else {\n    assay_sync_all_cores();\n  }"
    if name == "DataCopy" and last == "const Nd2NzParams&" and "GlobalTensor" in kinds[1]:
        return f"assay_model::NdToNz({', '.join(params)});"
    if name == "DataCopy" and kinds[0] == "const LocalTensor<dst_T>&" and last == "const DataCopyParams&":
        return f"assay_model::CopyBetween({', '.join(params)});"
    if name == "DataCopy" and last == "const DataCopyCO12DstParams&":
        return f"assay_model::{'FixOut' if 'GlobalTensor' in kinds[0] else 'FixLocal'}({', '.join(params)});"
    if name == "LoadData" and last == "const LoadData2DParams&":
        return f"assay_model::Load2D({', '.join(params)});"
    if name == "LoadData" and last.startswith("const LoadData3DParamsV2<"):
        return f"assay_model::Load3D({', '.join(params)});"
    if name == "LoadDataWithTranspose":
        return f"assay_model::LoadTransposed({', '.join(params)});"
    if name == "InitConstValue":
        return f"assay_model::FillFractals({', '.join(params)});"
    if name == "Mmad":
        return f"assay_model::Multiply({', '.join(params)});"
    if name == "Fixpipe" and last == "const FixpipeParamsV220&":
        way = "FixOut" if "GlobalTensor" in kinds[0] else "FixLocal"
        vector = "ASSAY_AT(cbufWorkspace)" if "cbufWorkspace" in params else "ASSAY_NONE"
        return f"assay_model::{way}<config>({params[0]}, {params[1]}, {vector}, {params[-1]});"
    if name == "SetFixPipeConfig" and params[0] == "preTensor":
        return ('if constexpr (setRelu) {\n    assay_unmodelled("SetFixPipeConfig with setRelu");\n  } else {\n'
                "    assay_fixpipe_vector(ASSAY_AT(preTensor));\n  }")
    return None


def _matmul(body):
    return lambda params: body(params) if callable(body) else body


def _batch(params):
    if "batchLoop" in params or "batchA" not in params:
        return 'assay_unmodelled("Matmul::IterateBatch of this form");'
    if params[0] != "gm":
        return 'assay_unmodelled("Matmul::IterateBatch into a LocalTensor");'
    return ("assay_.Batch(gm, batchA, batchB, matrixStrideA != 0 || matrixStrideB != 0 || matrixStrideC != 0, "
            "enAtomic);")


def _get(params):
    if not params or params[0] == "enAtomic":
        return 'assay_unmodelled("Matmul::GetTensorC into the workspace");\nreturn GlobalTensor<DstT>();'
    if params[0] == "gm":
        extra = "assay_.Get(co2Local, 0, false);\n" if "co2Local" in params else ""
        return extra + "assay_.Get(gm, enAtomic, enSequentialWrite);"
    return f"assay_.Get({params[0]}, enAtomic, {'height != 0 || width != 0' if 'height' in params else 'false'});"


_MEMBERS = {
    "Init": "assay_.Init(cubeTiling);",
    "SetOrgShape": lambda p: f"assay_.SetOrgShape({', '.join(p)});",
    "SetSingleShape": "assay_.SetShape(singleM, singleN, singleK);",
    "SetTail": "assay_.SetShape(tailM, tailN, tailK);",
    "SetHF32": "assay_.SetHf32(enableHF32);",
    "SetTensorA": lambda p: f"assay_.SetA({p[0]}, {'isTransposeA' if len(p) > 1 else 'false'});",
    "SetTensorB": lambda p: f"assay_.SetB({p[0]}, {'isTransposeB' if len(p) > 1 else 'false'});",
    "SetBias": lambda p: f"assay_.SetBias({p[0]});",
    "SetQuantScalar": "assay_.SetScale(quantScalar);",
    "SetQuantVector": "assay_.SetScales(quantTensor);",
    "DisableBias": "assay_.ClearBias();",
    "ClearBias": "assay_.ClearBias();",
    "End": "", "WaitIterateAll": "", "WaitIterateBatch": "", "WaitGetTensorC": "", "SetWorkspace": "",
    "SetLocalWorkspace": "", "SetSubBlockIdx": "", "SetUserDefInfo": "", "SetSelfDefineData": "",
    "Iterate": lambda p: ("return assay_.Next(enPartialSum);" if len(p) == 1 else
                          'assay_unmodelled("Matmul::Iterate with a matrix of its own");\nreturn false;'),
    "IterateAll": lambda p: ("assay_.All(gm, enAtomic, enSequentialWrite);" if p[0] == "gm" else
                             'assay_unmodelled("Matmul::IterateAll into a LocalTensor");'),
    "IterateBatch": _batch,
    "GetTensorC": _get,
    "GetOffsetC": "return {static_cast<int32_t>(assay_.Place()), static_cast<int32_t>(assay_.BlockRow()), "
                  "static_cast<int32_t>(assay_.BlockColumn()), static_cast<int32_t>(assay_.Height()), "
                  "static_cast<int32_t>(assay_.Width())};",
}
CLASS_BODIES = {(owner, name): _matmul(body) for owner in ("MatmulClientBase", "MatmulImpl")
                for name, body in _MEMBERS.items()}
STATE = "  assay_model::MatmulState<A_TYPE, B_TYPE, C_TYPE, BIAS_TYPE> assay_;\n"
