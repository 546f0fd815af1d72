// Names that a misspelt or invented one may stand for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace assay::search {

// How alike two names are, from 0 to 1: by letters that have to change, by a common beginning or middle, and by the
// words they consist of.
double Likeness(std::string_view a, std::string_view b);

// The names most like `name`, best first, `name` itself left out. Equally similar names keep their order.
std::vector<std::string> NearNames(std::string_view name, const std::vector<std::string>& names, std::size_t most);

}  // namespace assay::search
