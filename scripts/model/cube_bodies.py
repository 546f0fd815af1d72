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
