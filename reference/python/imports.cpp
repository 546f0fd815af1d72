// See imports.h.
#include "reference/python/imports.h"

namespace assay::harness {

Imports::Imports(const Source& source) : source_(source) { Read(source.root()); }

void Imports::Read(TSNode node) {
  const std::string_view type = TypeOf(node);
  if (type == "import_statement" || type == "import_from_statement") {
    const TSNode module = Field(node, "module_name");
    const std::string front = ts_node_is_null(module) ? "" : std::string(source_.Text(module)) + ".";
    for (const TSNode child : Children(node)) {
      if (!ts_node_is_null(module) && ts_node_eq(child, module)) continue;
      const bool renamed = TypeOf(child) == "aliased_import";
      if (!renamed && TypeOf(child) != "dotted_name") continue;
      const std::string name(source_.Text(renamed ? Field(child, "name") : child));
      if (renamed) {
        names_[std::string(source_.Text(Field(child, "alias")))] = front + name;
      } else if (front.empty()) {
        // `import torch.nn` binds `torch`.
        const std::string first = name.substr(0, name.find('.'));
        names_[first] = first;
      } else {
        names_[name] = front + name;
      }
    }
    return;
  }
  for (const TSNode child : Children(node)) Read(child);
}

std::string Imports::NameOf(TSNode node) const {
  if (TypeOf(node) == "identifier") {
    const auto found = names_.find(std::string(source_.Text(node)));
    return found == names_.end() ? "" : found->second;
  }
  if (TypeOf(node) != "attribute") return "";
  const std::string object = NameOf(Field(node, "object"));
  return object.empty() ? "" : object + "." + std::string(source_.Text(Field(node, "attribute")));
}

std::vector<std::string> Imports::ModulesOf(TSNode statement) const {
  if (const TSNode module = Field(statement, "module_name"); !ts_node_is_null(module))
    return {std::string(source_.Text(module))};
  std::vector<std::string> modules;
  for (const TSNode child : Children(statement))
    modules.emplace_back(source_.Text(TypeOf(child) == "aliased_import" ? Field(child, "name") : child));
  return modules;
}

}  // namespace assay::harness
