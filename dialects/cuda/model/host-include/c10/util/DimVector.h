#include <c10/util/SmallVector.h>
