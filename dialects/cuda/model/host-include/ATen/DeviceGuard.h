#include <c10/core/DeviceGuard.h>
