// The families of rules: the first part of a rule's name.
#pragma once

#include <span>
#include <string_view>

namespace assay::rules {

struct Family {
  std::string_view name;
  // Its rules compare code with tables of one chip (sizes, dtypes, fields of instructions). Where the input is for a
  // chip without tables, what they find in a kernel is dropped, unless a run showed it.
  bool rests_on_chip_tables = false;
};

// All families, by name.
std::span<const Family> Families();
// Of a rule's name, "queue/missing-enque"; null where there is no such family.
const Family* FindFamily(std::string_view rule);

}  // namespace assay::rules
