// Other names for what an input itself declares.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace assay::golden {

using Names = std::map<std::string, std::string>;

// All words of a file, and of the files below a folder. Of a vendor's headers there are many.
using WordSet = std::unordered_set<std::string>;
WordSet WordsIn(const std::string& path);
WordSet WordsBelow(const std::string& folder);

// New names for the names that the C++ texts declare. A name stays where it is more than a name:
// - a type of the standard library (int64_t), or a macro that a build defines of a tensor's name (DTYPE_X);
// - a word of `elsewhere`: contracts, Python, JSON, a text around the C++ code;
// - in a literal, an #include or a comment that Assay reads, or differing from a word in one by case and underscores
// alone (AddCustom, add_custom);
// - a member that a vendor's header has, too, by `api`, or any name that a list of the vendor's names has, by `known`;
// - a name by which a parameter of a kernel is recognised (`workspace`, `tiling`).
Names NewNames(const std::vector<std::string>& texts, const std::vector<std::string>& elsewhere, const WordSet& api,
               const WordSet& known);

// Every word of a text that has another name, comments and literals left out if the text is code.
std::string RenameCode(const std::string& text, const Names& names);
std::string RenameWords(std::string_view text, const Names& names);

}  // namespace assay::golden
