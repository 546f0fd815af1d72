#include <pybind11/python_objects.h>
