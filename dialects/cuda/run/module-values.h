// Values that go into a module and come out of it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "analyzer/facts/facts.h"
#include "reference/value.h"

namespace assay::cuda {

// An error with its place in the module, if there is one.
std::string ErrorText(const harness::Error& error);

// Copies of tensors: a module may change its arguments.
ValueList CopyAll(const ValueList& values);

// Moves the tensors among them, and in lists, to the device.
void MoveToDevice(const ValueList& inputs);

// Dtypes and shapes of the tensors among them: "float32[4, 8], int64[4]".
std::string LabelOf(const ValueList& values);

// The members of a list or tuple; else the value alone.
ValueList ItemsOf(const Value& value);

// Names of parameters by kernel, see HostRequest.
std::map<std::string, std::vector<std::string>> ParametersOf(const Facts& read);

}  // namespace assay::cuda
