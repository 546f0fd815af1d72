#include <torch/python.h>
