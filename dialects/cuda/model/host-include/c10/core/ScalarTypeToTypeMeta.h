#include <c10/util/typeid.h>
