// The declarations of the model headers: one entry per declaration, from Clang's tree of the headers.
#pragma once

#include <string>
#include <vector>

namespace assay::test {

struct TemplateParam {
  std::string name;  // empty where it has none
  std::string type;  // of a value; empty for a type
  std::string text;  // as written, with its default
  bool pack = false;
};

struct Declaration {
  std::string kind;   // function, method, constructor, class, struct, union, enum, alias, constant
  std::string owner;  // class or namespaces, without a leading `AscendC::` for what is below it; empty = global
  std::string name;
  std::vector<TemplateParam> template_params;
  std::string head;                // template parameters with defaults, as written
  std::string params;              // parameter types with defaults
  std::vector<std::string> types;  // parameter types
  std::string forms;               // parameter names
  std::string returns;             // empty for types
  std::string since;               // release of an `assay_since` annotation; empty = none
};

// Declarations of `includes` (text of #include lines) in the folder of model headers, in their order. The model's own
// names (`assay...`) are left out. Empty with a message on stderr if the headers do not parse.
std::vector<Declaration> ListDeclarations(const std::string& include_dir, const std::string& includes);

// How a namespace or class is written in the table: `AscendC::TPipe` is `TPipe`, template arguments are dropped.
std::string TableOwner(std::string qualified);

}  // namespace assay::test
