// Model of fe::PlatFormInfos and fe::OptionalInfos (the keyed figures behind platform_ascendc) and of the plain structs.
#ifndef ASSAY_HOST_PLATFORM_INFO_H_
#define ASSAY_HOST_PLATFORM_INFO_H_

#include "platform/platform_info_def.h"
#include "platform/platform_infos_def.h"

#endif
