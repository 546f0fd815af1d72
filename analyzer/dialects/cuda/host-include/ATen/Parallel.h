#include <ATen/Context.h>
