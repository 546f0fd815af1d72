// A walk over the syntax tree. It leaves out code under #if, code in a function that the grammar does not parse to its
// end, and declarations that could be calls.
#include "dialects/ascendc/read/binding-names.h"

#include <map>
#include <string>

#include "analyzer/source/content.h"
#include "reference/binding/syntax.h"

namespace assay::ascendc {
namespace {

using harness::cpp::Node;

struct Seen {
  SourceRange range;
  bool parameter = false;
};
using Names = std::map<std::string, Seen>;

class Walk {
 public:
  Walk(int file, BindingNameFacts& out) : file_(file), out_(out) {}

  void Any(const Node& node) {
    if (node.Is("function_definition") || node.Is("lambda_expression")) {
      if (!node.has_error()) FunctionOf(node);
      return;
    }
    if (node.Is("compound_statement")) return Block(node, {});
    for (const Node& child : node.Children()) Any(child);
  }

 private:
  // The name that a declarator declares: `x`, `&x`, `*x`, `x[3]`, `x = 1`; not valid for functions and bindings.
  static Node NameOf(Node declarator) {
    for (int depth = 0; depth < 8 && declarator.valid(); ++depth) {
      if (declarator.Is("identifier")) return declarator;
      const bool holds = declarator.Is("init_declarator") || declarator.Is("pointer_declarator") ||
                         declarator.Is("array_declarator") || declarator.Is("reference_declarator");
      if (!holds) return {};
      const Node inner = declarator.Field("declarator");
      declarator = inner.valid() || declarator.Children().empty() ? inner : declarator.Children().back();
    }
    return {};
  }

  void Declare(const Node& name, bool parameter, Names& names) {
    if (!name.valid()) return;
    const auto begin = static_cast<std::uint32_t>(name.begin());
    const SourceRange range{file_, begin, begin + static_cast<std::uint32_t>(name.text().size())};
    const auto [at, fresh] = names.try_emplace(name.text(), Seen{range, parameter});
    if (!fresh) out_.again.push_back({name.text(), range, at->second.range, at->second.parameter});
  }

  void FunctionOf(const Node& function) {
    Names names;
    const Node list = function.Field("declarator").Find("parameter_list");
    for (const Node& one : list.Children()) {
      if (one.Is("parameter_declaration") || one.Is("optional_parameter_declaration"))
        Declare(NameOf(one.Field("declarator")), true, names);
    }
    const Node body = function.Field("body");
    if (body.Is("compound_statement")) Block(body, std::move(names));
  }

  // A block opens with the parameters of its function.
  void Block(const Node& block, Names names) {
    for (const Node& statement : block.Children()) {
      if (statement.Is("declaration")) TakeDeclaration(statement, names);
      Any(statement);
    }
  }

  void TakeDeclaration(const Node& declaration, Names& names) {
    if (!declaration.Field("type").valid()) return;
    const std::vector<Node> parts = declaration.All();
    for (const Node& part : parts) {
      if (part.Is("storage_class_specifier") && part.text() == "extern") return;
    }
    for (const Node& part : parts) {
      // `a * b;` may be a product: only a declarator with an initialiser, or alone, certainly declares.
      if (part.Is("init_declarator") || (part.Is("identifier") && !IsMacro(declaration))) {
        Declare(NameOf(part), false, names);
      }
    }
  }

  // `NAME x;` where NAME is in capitals may expand to anything.
  static bool IsMacro(const Node& declaration) {
    const std::string type = declaration.Field("type").text();
    return type.find_first_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
  }

  int file_;
  BindingNameFacts& out_;
};

constexpr int kDeepest = 200;

}  // namespace

void InterpretBindingNames(const Project& project, BindingNameFacts& out) {
  const int index = project.IndexOf(FileRole::kBinding);
  if (index < 0) return;
  const std::string& text = project.files[static_cast<std::size_t>(index)].text;
  if (!source::FitsTree(text)) return;
  const harness::cpp::Syntax syntax(text);
  if (!syntax.Nests(kDeepest)) Walk(index, out).Any(syntax.root());
}

}  // namespace assay::ascendc
