// The host fills the tiling struct, the kernel reads it. A field that the kernel reads and the host never sets is zero
// on the device; one that is set and never read costs bytes and often marks a computation that was forgotten.
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/characters.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_unset_field {

static constexpr RuleInfo kInfo = {
    .summary = "tiling field that one half uses and the other does not",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static bool HasWord(std::string_view text, std::string_view word) { return NextWord(text, word) != text.npos; }

// Whether the text has `.field` or `->field`: a member of some struct.
static bool ReadsMember(std::string_view text, std::string_view field) {
  for (std::size_t at = text.find(field); at != std::string_view::npos; at = text.find(field, at + 1)) {
    const bool ends = at + field.size() >= text.size() || !IsWord(text[at + field.size()]);
    const std::string_view before = text.substr(0, at);
    const bool own = before.ends_with("this->") || before.ends_with("(*this).");
    if (ends && !own && (before.ends_with('.') || before.ends_with("->"))) return true;
  }
  return false;
}

// The kernel passes the struct on as a whole, or names its fields in a way that is not recognised here.
static bool IsOpaque(std::string_view kernel) {
  return kernel.find("GET_TILING_DATA(") == std::string_view::npos || HasWord(kernel, "GET_TILING_DATA_MEMBER") ||
         HasWord(kernel, "GET_TILING_DATA_WITH_STRUCT") || HasWord(kernel, "COPY_TILING_WITH_STRUCT");
}

// What a call's parentheses hold.
static std::string_view Arguments(std::string_view call) {
  const std::size_t open = call.find('('), close = call.rfind(')');
  return open < close && close != call.npos ? call.substr(open + 1, close - open - 1) : std::string_view();
}

// Whether the host sets the field to the number of cores that it asks for. A kernel has that from GetBlockNum.
static bool HoldsTheCores(const ascendc::OperatorFacts& host, const ReplyFacts& reply, std::string_view field) {
  for (const TilingUse& use : host.tiling_uses) {
    if (use.how != TilingUse::How::kSet || use.field != field) continue;
    const std::string_view value = Arguments(TextOf(reply, use.range));
    for (const TilingDuty& duty : host.tiling_duties) {
      const bool cores = duty.what == "SetBlockDim" && !value.empty();
      if (cores && Arguments(TextOf(reply, duty.range)) == value) return true;
    }
  }
  return false;
}

static void Check(const ascendc::OperatorFacts& host, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  if (!reply.is_reply || !parse.host_parsed || host.tiling_structs.size() != 1) return;
  std::string host_text;
  std::string kernel_text;
  for (const FileFact& file : reply.files) {
    if (file.role == FileRole::kHostOperator || file.role == FileRole::kHostTiling) host_text += file.text;
    if (file.role == FileRole::kKernel) kernel_text += file.text;
  }
  // A struct that is never saved, or is filled through a pointer, is not reported here.
  if (IsOpaque(kernel_text) || !HasWord(host_text, "SaveToBuffer") || HasWord(host_text, "SetDataPtr")) return;
  for (const TilingField& field : host.tiling_structs.front().fields) {
    if (field.is_struct || field.name.empty()) continue;
    const bool set = HasWord(host_text, "set_" + field.name);
    const bool pointer = field.count > 0 && HasWord(host_text, "get_" + field.name);
    const bool read = ReadsMember(kernel_text, field.name);
    if (read && !set && !pointer) {
      out.Report(field.range, "the kernel reads tiling field `{}`, but the host never sets it", field.name)
          .Arg("field", field.name)
          .Note(fmt::format("on the device it is 0; call `set_{}` in the tiling function", field.name));
    } else if (set && !HasWord(kernel_text, field.name) && !HoldsTheCores(host, reply, field.name)) {
      out.Report(field.range, "the host sets tiling field `{}`, but the kernel never reads it", field.name)
          .As(Severity::kNote)
          .Arg("field", field.name);
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_unset_field
