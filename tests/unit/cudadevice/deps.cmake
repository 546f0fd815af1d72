set(area_libs assay_cuda_ptx assay_cuda_read assay_cuda_host assay_simulator assay_llvm)
set(area_timeout 120)
