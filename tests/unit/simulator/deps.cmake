set(area_libs assay_simulator assay_ascendc assay_llvm)
