#include <c10/core/List.h>
