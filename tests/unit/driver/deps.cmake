set(area_libs assay_cli)
