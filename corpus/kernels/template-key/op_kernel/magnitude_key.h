#include "ascendc/host_api/tiling/template_argument.h"

#define MAGNITUDE_BY_MAX 5
#define MAGNITUDE_BY_ABS 9

ASCENDC_TPL_ARGS_DECL(Magnitude, ASCENDC_TPL_BOOL_DECL(kDouble, 0, 1),
                      ASCENDC_TPL_UINT_DECL(kWay, ASCENDC_TPL_4_BW, ASCENDC_TPL_UI_MIX, 1, 0, 2, MAGNITUDE_BY_MAX,
                                            MAGNITUDE_BY_ABS, ), );

ASCENDC_TPL_SEL(ASCENDC_TPL_ARGS_SEL(ASCENDC_TPL_BOOL_SEL(kDouble, 0, 1),
                                     ASCENDC_TPL_UINT_SEL(kWay, ASCENDC_TPL_UI_LIST, MAGNITUDE_BY_ABS)), );
