// Words of a report. A value outside the enumeration is shown as the word that claims least.
#include "analyzer/report/words.h"

#include <fmt/format.h>

namespace assay {

std::string_view ToolVersion() { return ASSAY_VERSION; }

std::string_view Word(Severity severity) {
  switch (severity) {
    case Severity::kError:
      return "error";
    case Severity::kWarning:
      return "warning";
    case Severity::kNote:
      return "note";
  }
  return "note";
}

std::string_view Word(Verdict verdict) {
  switch (verdict) {
    case Verdict::kConfirmed:
      return "confirmed";
    case Verdict::kFeasible:
      return "feasible";
    case Verdict::kMatched:
      return "matched";
  }
  return "matched";
}

std::string_view Word(BuildStep step) {
  switch (step) {
    case BuildStep::kHost:
      return "host";
    case BuildStep::kBinding:
      return "binding";
    case BuildStep::kKernel:
    case BuildStep::kByPlace:
      return "kernel";
  }
  return "kernel";
}

std::string_view Word(FixSafety safety) {
  switch (safety) {
    case FixSafety::kSafe:
      return "safe";
    case FixSafety::kUnsafe:
      return "unsafe";
    case FixSafety::kDisplay:
    case FixSafety::kNone:
      return "display";
  }
  return "display";
}

std::string_view Word(Evidence::Kind kind) {
  switch (kind) {
    case Evidence::Kind::kReplay:
      return "replay";
    case Evidence::Kind::kModel:
      return "model";
    case Evidence::Kind::kPath:
      return "path";
    case Evidence::Kind::kNone:
      return "none";
  }
  return "none";
}

std::string_view Word(SuppressedBy by) {
  switch (by) {
    case SuppressedBy::kConfiguration:
      return "configuration";
    case SuppressedBy::kBaseline:
      return "baseline";
    case SuppressedBy::kUnchanged:
      return "unchanged";
    case SuppressedBy::kComment:
      break;
  }
  return "comment";
}

std::string_view Word(KernelVerdict::Builds builds) {
  switch (builds) {
    case KernelVerdict::Builds::kYes:
      return "yes";
    case KernelVerdict::Builds::kNo:
      return "no";
    case KernelVerdict::Builds::kUndecided:
      return "undecided";
  }
  return "undecided";
}

std::string_view Word(KernelVerdict::Runs runs) {
  switch (runs) {
    case KernelVerdict::Runs::kClean:
      return "clean";
    case KernelVerdict::Runs::kFaults:
      return "faults";
    case KernelVerdict::Runs::kUndecided:
      return "undecided";
    case KernelVerdict::Runs::kSkipped:
      return "skipped";
  }
  return "undecided";
}

std::string_view Word(KernelVerdict::Values values) {
  switch (values) {
    case KernelVerdict::Values::kMatch:
      return "match";
    case KernelVerdict::Values::kMismatch:
      return "mismatch";
    case KernelVerdict::Values::kUndecided:
      return "undecided";
    case KernelVerdict::Values::kSkipped:
      return "skipped";
  }
  return "undecided";
}

std::string_view Word(KernelVerdict::Proved proved) {
  switch (proved) {
    case KernelVerdict::Proved::kAllShapes:
      return "all-shapes";
    case KernelVerdict::Proved::kAllOfPart:
      return "all-of-part";
    case KernelVerdict::Proved::kGivenShapes:
      return "given-shapes";
    case KernelVerdict::Proved::kNo:
      return "no";
    case KernelVerdict::Proved::kSkipped:
      return "skipped";
  }
  return "no";
}

std::string GroupDigits(std::int64_t number) {
  std::string text = fmt::format("{}", number);
  const std::size_t first = text[0] == '-' ? 1 : 0;
  for (std::size_t at = text.size(); at > first + 3;) {
    at -= 3;
    text.insert(at, ",");
  }
  return text;
}

std::string Counted(std::int64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", GroupDigits(number), noun, number == 1 ? "" : "s");
}

}  // namespace assay
