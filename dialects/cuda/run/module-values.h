// Values that go into a module and come out of it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "analyzer/facts/facts.h"
#include "reference/value.h"

namespace assay::cuda {

// An error with its place in the module, where there is one.
std::string ErrorText(const harness::Error& error);

// Tensors of their own: a module may change what it is given.
ValueList CopyAll(const ValueList& values);

// Tensors among them, and in lists, lie on the device from now on.
void MoveToDevice(const ValueList& inputs);

// Dtypes and shapes of the tensors among them: "float32[4, 8], int64[4]".
std::string LabelOf(const ValueList& values);

// The members of a list or tuple; else the value alone.
ValueList ItemsOf(const Value& value);

// Names of parameters by kernel, see HostRequest.
std::map<std::string, std::vector<std::string>> ParametersOf(const Facts& read);

}  // namespace assay::cuda
