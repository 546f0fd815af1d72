#include <c10/util/Float8.h>
