set(area_libs assay_rules assay_ascendc assay_diagnostics assay_facts golden_pages fmt::fmt)
# They contain the enumerators of CudaFaultKind, the others those of FaultKind.
set_source_files_properties(${folder}/cuda-races-test.cpp ${folder}/cuda-run-rules-test.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
