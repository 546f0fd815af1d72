set(area_libs assay_cuda_python)
