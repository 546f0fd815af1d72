set(area_libs assay_report)
