#!/usr/bin/env python3
"""known-names.txt from a table of names: TABLE > known-names.txt.

TABLE has the columns name, kinds, kernel_cann_8_1, kernel_devkit_9_1, host_cann_8_1 (y or -). The list keeps one name a
line and its flags: k declared by the device headers of CANN 8.1, n by those of CANN 9, h by the host headers of CANN 8.1.
"""
import csv
import sys

with open(sys.argv[1]) as file:
    print("# Names that the vendor's headers declare: k device 8.1, n device 9, h host 8.1.")
    for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
        flags = "".join(flag for flag, column in (("k", "kernel_cann_8_1"), ("n", "kernel_devkit_9_1"),
                                                  ("h", "host_cann_8_1")) if row[column] == "y")
        if flags:
            print(row["name"], flags)
