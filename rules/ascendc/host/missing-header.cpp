// Host code sees the toolkit's include folder, op_host and op_kernel. Device headers, generated files and headers that
// no release has are not there; a reply's own tiling header has to be included by its name.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_missing_header {

static constexpr RuleInfo kInfo = {
    .summary = "include that host code cannot see",
    .basis = Basis::kPattern,
    .fix = FixSafety::kUnsafe,
};

static std::string_view Base(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

// The file that is the reply's own tiling header, -1 where it has none.
static int OwnTilingHeader(const ReplyFacts& reply) {
  const auto own = [](const FileFact& file) { return file.role == FileRole::kHostTiling; };
  const auto found = std::find_if(reply.files.begin(), reply.files.end(), own);
  return found == reply.files.end() ? -1 : static_cast<int>(found - reply.files.begin());
}

static bool IsMatmul(std::string_view header) {
  return header.find("matmul") != std::string_view::npos || header.find("cube_tiling") != std::string_view::npos;
}

static bool IsDevice(std::string_view header) {
  static constexpr std::array<std::string_view, 4> kDevice = {"kernel_operator.h", "kernel_common.h", "kernel_tpipe.h",
                                                              "kernel_tensor.h"};
  return std::find(kDevice.begin(), kDevice.end(), Base(header)) != kDevice.end();
}

// Meant to be the reply's own: the name mentions tiling and is not in a folder of the toolkit.
static bool MeansOwn(std::string_view header, const std::string& own) {
  return !own.empty() && header.find("tiling") != std::string_view::npos &&
         header.find('/') == std::string_view::npos && header != own;
}

static void Check(const ParseFacts& parse, const ReplyFacts& reply, const ascendc::OperatorFacts& host, Emitter& out) {
  const int header_file = OwnTilingHeader(reply);
  const std::string own(header_file < 0 ? "" : Base(reply.files[static_cast<std::size_t>(header_file)].name));
  bool included = false;
  for (const Include& include : host.includes) included = included || (include.in_host && include.text == own);
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kHeaderNotFound})) {
    if (error->half != Half::kHost) continue;
    auto finding = out.Report(error->range, "no header `{}` for host code", error->name);
    finding.BreaksBuild().Arg("header", error->name);
    const std::string spelled(TextOf(reply, error->range));
    const auto use = [&](const std::string& header, FixSafety safety) {
      if (spelled.size() < 3) return;
      finding.Fix(fmt::format("include `{}`", header), safety,
                  {{error->range, spelled.front() + header + spelled.back()}});
    };
    const SourceRange line = LineOf(reply, error->range);
    const bool directive = TextOf(reply, line).find("#include") != std::string_view::npos;
    if (MeansOwn(error->name, own) && !included && error->range.file != header_file) {
      finding.Note(fmt::format("the reply's own tiling header is `{}`", own));
      use(own, FixSafety::kSafe);
    } else if (!error->suggestion.empty()) {
      use(error->suggestion, FixSafety::kUnsafe);
    } else if (IsMatmul(error->name)) {
      finding.Note("tiling of the matrix API is in `tiling/tiling_api.h`");
      use("tiling/tiling_api.h", FixSafety::kSafe);
    } else if (directive) {
      if (IsDevice(error->name)) finding.Note("device headers are for `op_kernel`");
      finding.Fix("delete the include", FixSafety::kUnsafe, {{line, ""}});
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_missing_header
