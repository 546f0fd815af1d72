// Parameters of the chips that a request may name. Plain C data, so that a caller outside the module can read it
// too. Source of every number: the vendor's public platform configuration files. A family name means its commonest
// chip.
#ifndef ASSAY_HOST_PLATFORMS_H_
#define ASSAY_HOST_PLATFORMS_H_

#include <stddef.h>
#include <string.h>

#include "assay/host_abi.h"

/* soc, short name, family, arch, SocVersion, AI cores, cube cores, vector cores, split,
   UB, L1, L0A, L0B, L0C, L2, HBM, bias table, L2 rate, HBM rate. The first row of a family is its default. */
static const struct assay_host_platform assay_host_platforms[] = {
    {"Ascend910B1", "Ascend910B", "ascend910b", 2201, 1, 24, 24, 48, 1, 196608, 524288, 65536, 65536, 131072, 201326592,
     68719476736ULL, 1024, 110, 32},
    {"Ascend910B2", "Ascend910B", "ascend910b", 2201, 1, 24, 24, 48, 1, 196608, 524288, 65536, 65536, 131072, 201326592,
     68719476736ULL, 1024, 110, 32},
    {"Ascend910B3", "Ascend910B", "ascend910b", 2201, 1, 20, 20, 40, 1, 196608, 524288, 65536, 65536, 131072, 201326592,
     68719476736ULL, 1024, 110, 32},
    {"Ascend910B4", "Ascend910B", "ascend910b", 2201, 1, 20, 20, 40, 1, 196608, 524288, 65536, 65536, 131072, 100663296,
     34359738368ULL, 1024, 110, 32},
    {"Ascend910B2C", "Ascend910B", "ascend910b", 2201, 1, 24, 24, 48, 1, 196608, 524288, 65536, 65536, 131072,
     201326592, 0, 1024, 110, 32},
    {"Ascend910B4-1", "Ascend910B", "ascend910b", 2201, 1, 20, 20, 40, 1, 196608, 524288, 65536, 65536, 131072,
     176160768, 34359738368ULL, 1024, 110, 32},
    {"Ascend910_9391", "Ascend910_93", "ascend910_93", 2201, 1, 24, 24, 48, 1, 196608, 524288, 65536, 65536, 131072,
     201326592, 68719476736ULL, 1024, 110, 32},
    {"Ascend910_9362", "Ascend910_93", "ascend910_93", 2201, 1, 20, 20, 40, 1, 196608, 524288, 65536, 65536, 131072,
     176160768, 34359738368ULL, 1024, 110, 32},
    {"Ascend910_9372", "Ascend910_93", "ascend910_93", 2201, 1, 20, 20, 40, 1, 196608, 524288, 65536, 65536, 131072,
     201326592, 68719476736ULL, 1024, 110, 32},
    {"Ascend910_9381", "Ascend910_93", "ascend910_93", 2201, 1, 24, 24, 48, 1, 196608, 524288, 65536, 65536, 131072,
     201326592, 68719476736ULL, 1024, 110, 32},
    {"Ascend910_9382", "Ascend910_93", "ascend910_93", 2201, 1, 24, 24, 48, 1, 196608, 524288, 65536, 65536, 131072,
     201326592, 68719476736ULL, 1024, 110, 32},
    {"Ascend910_9392", "Ascend910_93", "ascend910_93", 2201, 1, 24, 24, 48, 1, 196608, 524288, 65536, 65536, 131072,
     201326592, 68719476736ULL, 1024, 110, 32},
    {"Ascend310P3", "Ascend310P", "ascend310p", 2002, 2, 8, 8, 7, 0, 262144, 1048576, 65536, 65536, 262144, 16777216,
     24000000000ULL, 0, 114, 17},
    {"Ascend310P1", "Ascend310P", "ascend310p", 2002, 2, 10, 10, 8, 0, 262144, 1048576, 65536, 65536, 262144, 16777216,
     24000000000ULL, 0, 114, 17},
    {"Ascend310P5", "Ascend310P", "ascend310p", 2002, 2, 8, 8, 7, 0, 262144, 1048576, 65536, 65536, 262144, 16777216,
     24000000000ULL, 0, 114, 17},
    {"Ascend310P7", "Ascend310P", "ascend310p", 2002, 2, 8, 8, 7, 0, 262144, 1048576, 65536, 65536, 262144, 16777216,
     24000000000ULL, 0, 114, 17},
    {"Ascend310B1", "Ascend310B", "ascend310b", 3002, 3, 1, 1, 1, 0, 253952, 1048576, 65536, 65536, 131072, 4194304,
     34359738368ULL, 1024, 256, 17},
    {"Ascend310B4", "Ascend310B", "ascend310b", 3002, 3, 1, 1, 1, 0, 253952, 1048576, 65536, 65536, 131072, 4194304,
     0, 1024, 256, 8},
    {"Ascend910A", "Ascend910", "ascend910", 1001, 0, 32, 32, 0, 0, 262144, 1048576, 65536, 65536, 262144, 33554432, 0,
     0, 110, 32},
    {"Ascend910ProA", "Ascend910", "ascend910", 1001, 0, 32, 32, 0, 0, 262144, 1048576, 65536, 65536, 262144,
     33554432, 0, 0, 110, 32},
    {"Ascend910ProB", "Ascend910", "ascend910", 1001, 0, 30, 30, 0, 0, 262144, 1048576, 65536, 65536, 262144,
     33554432, 0, 0, 110, 32},
    {"Ascend910PremiumA", "Ascend910", "ascend910", 1001, 0, 32, 32, 0, 0, 262144, 1048576, 65536, 65536, 262144,
     33554432, 0, 0, 110, 32},
    {"Ascend910_95", "Ascend910_95", "ascend910_95", 3510, 4, 32, 32, 64, 1, 253952, 524288, 65536, 65536, 262144,
     134217728, 137438953472ULL, 4096, 100, 31},
    /* Figures of the row above: the same chip by its later name, which the devkit's architecture constants bear out. */
    {"Ascend950", "Ascend950", "ascend950", 3510, 4, 32, 32, 64, 1, 253952, 524288, 65536, 65536, 262144,
     134217728, 137438953472ULL, 4096, 100, 31},
};

/* By chip or family name, "ascend910b2" and "Ascend910B2" alike; null where unknown. Null or "" means ascend910b. */
static inline const struct assay_host_platform* assay_host_find_platform(const char* name) {
  size_t i;
  if (name == NULL || name[0] == 0) return &assay_host_platforms[0];
  for (i = 0; i < sizeof(assay_host_platforms) / sizeof(assay_host_platforms[0]); ++i) {
    if (strcmp(assay_host_platforms[i].family, name) == 0) return &assay_host_platforms[i];
  }
  for (i = 0; i < sizeof(assay_host_platforms) / sizeof(assay_host_platforms[0]); ++i) {
    const char* soc = assay_host_platforms[i].soc;
    size_t c = 0;
    while (soc[c] != 0 && (soc[c] | 0x20) == (name[c] | 0x20)) ++c;
    if (soc[c] == 0 && name[c] == 0) return &assay_host_platforms[i];
  }
  return NULL;
}

#endif
