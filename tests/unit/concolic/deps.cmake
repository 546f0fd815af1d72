set(area_libs assay_simulator assay_llvm)
