#include <ATen/Functions.h>
