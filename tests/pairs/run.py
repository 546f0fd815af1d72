#!/usr/bin/env python3
"""Proves a pair of kernels that differ in one place: the right one for all shapes, the wrong one not.

A pair is one file of a kernel's text. Lines that end in `//@right` or `//@wrong` stand in that form alone. Comments at its top:
  // pair: what the wrong one gets wrong
  // part, part-right, part-wrong: elements of a core, in the host's C++ (default: rounded up)
  // reference: built-in operator (default: none)
  // in-place: the output is the input's memory
  // workspace: bytes, in the host's C++
  // cores: how many (default 40); most: the largest N
  // broken: the kind of obligation that the wrong one breaks
  // shown: yes where a run has to show it, no where it stays undecided
  // first: shape of the run (default 100003)
"""
import json
import os
import re
import subprocess
import sys
import tempfile

REPLY = """```python
project_json_src = '''
[{"op": "PairCase", "language": "cpp",
  "input_desc": [{"name": "x", "param_type": "required", "format": ["ND"], "type": ["float"]}],
  "output_desc": [{"name": "y", "param_type": "required", "format": ["ND"], "type": ["float"]}]}]
'''

host_tiling_src = '''
#include "register/tilingdata_base.h"

namespace optiling {
BEGIN_TILING_DATA_DEF(PairCaseTilingData)
TILING_DATA_FIELD_DEF(uint32_t, total);
TILING_DATA_FIELD_DEF(uint32_t, part);
END_TILING_DATA_DEF;
REGISTER_TILING_DATA_CLASS(PairCase, PairCaseTilingData)
}
'''

host_operator_src = '''
#include "pair_case_tiling.h"
#include "register/op_def_registry.h"

namespace optiling {
static ge::graphStatus TilingFunc(gert::TilingContext* context)
{
    PairCaseTilingData data;
    const int64_t N = context->GetInputShape(0)->GetOriginShape().GetShapeSize();
    const uint32_t cores = CORES;
    const uint32_t part = PART;
    data.set_total(N);
    data.set_part(part);
    context->SetBlockDim(cores);
    context->GetWorkspaceSizes(1)[0] = WORKSPACE;
    data.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
    context->GetRawTilingData()->SetDataSize(data.GetDataSize());
    return ge::GRAPH_SUCCESS;
}
}

namespace ge {
static graphStatus InferShape(gert::InferShapeContext* context)
{
    *context->GetOutputShape(0) = *context->GetInputShape(0);
    return GRAPH_SUCCESS;
}
}

namespace ops {
class PairCase : public OpDef {
public:
    explicit PairCase(const char* name) : OpDef(name)
    {
        this->Input("x").ParamType(REQUIRED).DataType({ge::DT_FLOAT}).Format({ge::FORMAT_ND});
        this->Output("OUTPUT").ParamType(REQUIRED).DataType({ge::DT_FLOAT}).Format({ge::FORMAT_ND});
        this->SetInferShape(ge::InferShape);
        this->AICore().SetTiling(optiling::TilingFunc);
        this->AICore().AddConfig("ascend910b");
    }
};
OP_ADD(PairCase);
}
'''

kernel_src = '''
#include "kernel_operator.h"
using namespace AscendC;

KERNEL
'''

python_bind_src = '''
#include <torch/extension.h>
#include "pytorch_npu_helper.hpp"
at::Tensor run(const at::Tensor& x)
{
    at::Tensor result = at::empty_like(x);
    EXEC_NPU_CMD(aclnnPairCase, x, result);
    return result;
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("pair_case", &run, ""); }
'''
```
"""


def said(text, key, default=""):
    found = re.search(rf"^// {key}: (.*)$", text, re.MULTILINE)
    return found.group(1).strip() if found else default


def form(text, name):
    other = "wrong" if name == "right" else "right"
    kept = [line for line in text.splitlines() if not line.rstrip().endswith("//@" + other)]
    return "\n".join(line for line in kept if not re.match(r"// [a-z-]+:", line)).replace("//@" + name, "")


def prove(assay, text, name):
    in_place = said(text, "in-place") == "yes"
    output = "x" if in_place else "y"
    values = {"KERNEL": form(text, name), "PART": said(text, "part-" + name, said(text, "part", "(N + cores - 1) / cores")),
              "WORKSPACE": said(text, "workspace", "0"), "CORES": said(text, "cores", "40"), "OUTPUT": output}
    reply = re.sub("|".join(rf"\b{key}\b" for key in values), lambda m: values[m.group(0)], REPLY)
    contract = {"symbols": {"N": {"range": [1, int(said(text, "most", "2147483647"))],
                                  "first": int(said(text, "first", "100003"))}},
                "inputs": [{"name": "x", "dtype": "float32", "shape": ["N"], "range": [-2.0, 2.0]}],
                "outputs": [{"name": output, "dtype": "float32", "shape": ["N"]}], "seed": 11}
    if said(text, "reference"):
        contract["reference"] = said(text, "reference")
        contract["tolerance"] = {"float32": {"relative": 0.001, "absolute": 0.001}}
    with tempfile.TemporaryDirectory() as folder:
        for file, content in (("reply.txt", reply), ("contract.json", json.dumps(contract))):
            with open(os.path.join(folder, file), "w", encoding="utf-8") as out:
                out.write(content)
        run = subprocess.run([assay, "prove", "--whole", "--format", "json", "--contract", folder + "/contract.json",
                              folder + "/reply.txt"], capture_output=True, text=True)
    if run.returncode > 1:
        sys.exit(f"{name}: exit {run.returncode}: {run.stderr}{run.stdout[-2000:]}")
    return json.loads(run.stdout)


def open_rows(report):
    proof = report["proof"].get("all_shapes", {})
    rows = [f"{r['status']} {r['kind']}: {r['what']}: {r.get('why', '')} {r.get('model', '')}"
            for r in proof.get("obligations", []) if r["status"] != "proved"]
    if not proof.get("obligations"):
        rows.append("nothing was asked")
    rows += [proof["rest"]] if "rest" in proof else []
    return rows + [doubt for way in proof.get("ways", []) for doubt in way.get("doubts", [])]


def main():
    assay, file = sys.argv[1:3]
    with open(file, encoding="utf-8") as source:
        text = source.read()
    wrong = []
    rows = open_rows(prove(assay, text, "right"))
    if rows:
        wrong.append("the right one is not proved:\n  " + "\n  ".join(rows))
    rows = open_rows(prove(assay, text, "wrong"))
    kind, shown = said(text, "broken"), said(text, "shown", "yes") == "yes"
    status = "confirmed" if shown else "undecided"
    if not any(row.startswith(f"{status} {kind}: ") for row in rows):
        wrong.append(f"of the wrong one no `{kind}` is {status}:\n  " + "\n  ".join(rows or ["all is proved"]))
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
