project_json_src = '''
[{"op": "SafeCopyCustom", "input_desc": [{"name": "x"}], "output_desc": [{"name": "y"}]}]
'''
host_tiling_src = r'''
#include "register/tilingdata_base.h"
'''
kernel_src = """
#include "kernel_operator.h"
extern "C" __global__ __aicore__ void safe_copy_custom(GM_ADDR x, GM_ADDR y) {}
"""
python_bind_src = '#include <torch/extension.h>\n' + "// joined"
model_src = '''
class ModelNew: pass
'''
