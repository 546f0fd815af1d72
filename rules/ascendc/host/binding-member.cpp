// `npu()` is a method of Python's tensors, which the device's extension adds to them; the C++ class has none.
#include <string_view>

#include "analyzer/facts/ascendc/binding-names.h"
#include "analyzer/facts/reply.h"
#include "rules/rule.h"

namespace assay::rules::host_binding_member {

static constexpr RuleInfo kInfo = {
    .summary = "binding calls a method that only Python's tensors have",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static bool IsWord(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// Outside of comments and texts, as far as the lines around it tell.
static bool IsCode(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  const std::string_view line = before.substr(before.rfind('\n') + 1);
  const std::size_t open = before.rfind("/*");
  const bool block = open != std::string_view::npos && before.find("*/", open) == std::string_view::npos;
  return !block && line.find("//") == std::string_view::npos && line.find('"') == std::string_view::npos;
}

static void Check(const BindingNameFacts&, const ReplyFacts& reply, Emitter& out) {
  constexpr std::string_view kCall = ".npu()";
  for (std::size_t i = 0; i < reply.files.size(); ++i) {
    const FileFact& file = reply.files[i];
    if (file.role != FileRole::kBinding) continue;
    const std::string_view text = file.text;
    // A class of the binding's own may have a function of that name.
    bool own = false;
    for (std::size_t at = text.find("npu("); at != std::string_view::npos; at = text.find("npu(", at + 1))
      own = own || (at > 0 && text[at - 1] != '.' && !IsWord(text[at - 1]) && IsCode(text, at));
    for (std::size_t at = text.find(kCall); !own && at != std::string_view::npos; at = text.find(kCall, at + 1)) {
      if (!IsCode(text, at)) continue;
      const auto begin = static_cast<std::uint32_t>(at);
      const auto end = static_cast<std::uint32_t>(at + kCall.size());
      const SourceRange range{static_cast<int>(i), begin, end};
      auto finding = out.Report(range, "`at::Tensor` has no member `npu`");
      finding.BreaksBuild();
      finding.Note("the device is `c10::kPrivateUse1` in C++, and what the module passes is already there");
      finding.Fix("move it with `to(c10::kPrivateUse1)`", FixSafety::kSafe, {{range, ".to(c10::kPrivateUse1)"}});
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_binding_member
