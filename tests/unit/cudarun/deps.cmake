set(area_libs assay_cuda_run)
set(area_timeout 120)
