set(area_libs assay_cuda_read assay_cuda_host)
set(area_timeout 120)
