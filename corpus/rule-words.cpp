// Explanations of cases, from a rule's page or for cases that the page does not cover.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "corpus/record-text.h"
#include "corpus/rule-cases.h"

namespace assay {
namespace {

constexpr std::size_t kShortWhy = 80;  // bytes of a reason too short to stand alone
constexpr std::size_t kMostWhy = 400;  // bytes of a rule's reason

// "`ge` has no member `X`": names of namespaces are small letters alone here, those of classes are not.
bool OfNamespace(const std::string& message) {
  if (!message.starts_with("`")) return false;
  const std::string_view owner = std::string_view(message).substr(1, message.find('`', 1) - 1);
  return std::all_of(owner.begin(), owner.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == ':' || c == '_'; });
}

}  // namespace

// A page speaks of most cases of its rule. A member that the class lacks, and a member called as a function, are real
// names in a wrong place.
RuleWords WordsOfCase(const Finding& finding, const RuleWords& words) {
  const auto says = [&](std::string_view words_of_it) {
    return finding.message.find(words_of_it) != std::string::npos;
  };
  const auto notes_say = [&](std::string_view words_of_it) {
    return std::any_of(finding.notes.begin(), finding.notes.end(),
                       [&](const std::string& note) { return note.find(words_of_it) != std::string::npos; });
  };
  // The compiler's message is the cause; the page has none.
  if (finding.rule == "build/compile-error") return {};
  if (says("waits forever") && std::any_of(finding.fixes.begin(), finding.fixes.end(),
                                           [](const Fix& fix) { return fix.title.starts_with("give the queue "); })) {
    return {
        "more tensors are held at once than the queue has buffers",
        "`AllocTensor` takes a buffer until `FreeTensor` gives it back; another before that waits for a buffer of its "
        "own."};
  }
  if (const std::optional<RuleWords> own = CaseWords(finding, words)) return *own;
  // The page explains one of several expressions; the note says what this one needs.
  if (finding.rule == "api/tensor-expression") return {words.summary, ""};
  if (says("_tiling.h` for kernel code")) {
    return {"header of the host in the kernel",
            "The kernel is compiled from its own folder, where the host's headers are not; `GET_TILING_DATA` knows the "
            "tiling class by its registration and needs no header of it."};
  }
  if (notes_say("as long as the kernel's entry is misspelt")) {
    return {
        "operator that the answer does not register",
        "Once the entry has the name that the tools derive, the answer's host file takes the place of the generated "
        "one, and with it the generated registration goes."};
  }
  if (says("is not `gert::")) {
    return {
        "shape of another namespace",
        "The classes of `ge` describe graphs; the contexts of tiling and of shape inference give those of `gert`, and "
        "no conversion leads from one to the other."};
  }
  if (says("a shape inference context gives")) {
    return {words.summary,
            "`InferShapeContext::GetInputShape` gives a `Shape` itself; a tiling function's context gives a "
            "`StorageShape`, which holds two: `GetOriginShape()` and `GetStorageShape()`."};
  }
  if (notes_say("the operator itself is complete")) {
    return {
        "module that ends in the middle",
        "Python reads a module as a whole before it runs any of it, so that nothing of this one calls the operator."};
  }
  if (says("and the generator drops it")) {
    return {"attribute of a type that the generator does not know",
            "The generator knows the types of attributes by name, and goes on without an attribute of any other."};
  }
  if (says("is used as its value")) {
    return {"pointer taken for what it points to",
            "What gives an attribute gives its address, and as a truth value an address is true unless it is null."};
  }
  if (says("gives a pointer, not a value")) {
    return {
        "pointer taken for what it points to",
        "The member gives the address at which the attribute is kept, and no number is initialised with a pointer."};
  }
  if (notes_say("the tensor in it comes from")) {
    return {"queue or buffer where the operation takes a tensor",
            "A queue or buffer is the memory that tensors are taken from, and is none itself; no overload takes one."};
  }
  if (says("*`") && says("takes a tensor here, but")) {
    return {"pointer where the operation takes a tensor",
            "A tensor knows its memory and its length; a pointer is none, and no overload takes one in its place."};
  }
  if (says("is a tensor, but a single value is needed here")) {
    return {"tensor where a single value belongs",
            "A tensor does not convert to a number: `GetValue(offset)` reads one of its values."};
  }
  if (says("` gave it no buffer") || says("` with 0 buffers"))
    return {"queue that is given no buffers",
            "A queue hands out the buffers that it was set up with; without any the core waits forever."};
  if (says("has no member `") && OfNamespace(finding.message))
    return {"name that the namespace does not have",
            "The compiler knows the names that it declares, and stops at any other."};
  if (says("has no member `") || (says("` has no `") && says("`; write"))) {
    return {"member that the class does not have",
            "The compiler knows the members that a class declares, and stops at any other, even where another class "
            "has one of that name."};
  }
  if (says("` is not accessible here")) {
    return {"member that is not for callers",
            "A member that is protected, or that a class takes over from a base that is, is for the class's own code; "
            "the compiler stops at any other use of it."};
  }
  if (says("is a member function of")) {
    return {"member function called without its object",
            "A member function is called on an object of its class; without one the compiler knows no function of that "
            "name."};
  }
  if (says("`: a number is no tensor")) {
    return {"number where a tensor is used",
            "`x[i]` is a tensor that starts at element i, and a number does not become one; `x.SetValue(i, value)` "
            "stores a value there."};
  }
  return words;
}

RuleWords WordsOfPage(std::string_view summary, std::string_view page) {
  RuleWords words{std::string(summary), "", CasesOfPage(page)};
  constexpr std::string_view kHeading = "## Why it is wrong\n";
  std::size_t at = page.find(kHeading);
  if (at == std::string_view::npos) return words;
  std::string_view body = page.substr(at + kHeading.size());
  while (body.starts_with('\n')) body.remove_prefix(1);
  body = body.substr(0, std::min(body.find("\n\n"), body.find("\n#")));
  // To a full stop that ends a sentence: before a capital or code, outside of code. A short first sentence gets its
  // second.
  bool code = false;
  for (std::size_t i = 0; i < body.size(); ++i) {
    if (body[i] == '`') code = !code;
    const bool gap = i + 1 == body.size() || body[i + 1] == ' ' || body[i + 1] == '\n';
    const char next = i + 2 < body.size() ? body[i + 2] : 'A';
    const bool begins = (next >= 'A' && next <= 'Z') || next == '`';
    if (code || body[i] != '.' || !gap || !begins || i < kShortWhy) continue;
    body = body.substr(0, i + 1);
    break;
  }
  if (body.size() > kMostWhy) return words;
  words.why = std::string(body);
  std::replace(words.why.begin(), words.why.end(), '\n', ' ');
  return words;
}

}  // namespace assay
