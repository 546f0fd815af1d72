#include <ATen/core/TensorBody.h>
