set(area_libs assay_driver)
