// The pages are short because the rules are: a suppression without effect would hide the next fault of that name.
#include "driver/suppression-rules.h"

namespace assay {
namespace {

constexpr std::string_view kUnusedPage = R"(# suppression/unused
A comment ignores a rule that finds nothing there

## Why it is wrong
The comment stays behind when the code is put right, and then hides the next finding of that rule on that line.

## Bad
```cpp
constexpr int kTile = 64;  // assay: ignore[memory/ub-overflow] measured on the chip
```

## Good
```cpp
constexpr int kTile = 64;
```

## Limits
Reported only where every rule had its say: at level `full`, with nothing undecided. Comments in a model's reply are not
read at all: a reply cannot accept its own faults.
)";

constexpr std::string_view kUnknownPage = R"(# suppression/unknown-rule
A comment ignores a rule that does not exist

## Why it is wrong
Nothing is ignored, although a reader believes so.

## Bad
```cpp
q.Push(x);  // assay: ignore[queue/mising-enque] by design
```

## Good
```cpp
q.Push(x);  // assay: ignore[queue/missing-enque] by design
```

## Limits
Comments in a model's reply are not read at all: a reply cannot accept its own faults.
)";

constexpr std::string_view kMalformedPage = R"(# suppression/malformed
A comment that should ignore a finding is malformed

## Why it is wrong
Nothing is ignored, although a reader believes so; or a block that is left open ignores the rest of the file.

## Bad
```cpp
Copy(to, from);  // assay: ignore by design
```

## Good
```cpp
Copy(to, from);  // assay: ignore[memory/gm-out-of-bounds] by design
```

## Limits
Four forms are read: `ignore[...]` on the line of the finding or alone on the line before, `ignore-begin[...]` up to
`ignore-end[...]`, and `ignore-file[...]`. Each names its rules.
)";

constexpr std::string_view kReasonPage = R"(# suppression/missing-reason
A comment ignores a finding and does not say why

## Why it is wrong
Later it is impossible to tell whether the reason still holds. Reported where reasons are asked for
(`suppression-reasons = true`, or `--suppression-reasons`).

## Bad
```cpp
Copy(to, from);  // assay: ignore[memory/gm-out-of-bounds]
```

## Good
```cpp
Copy(to, from);  // assay: ignore[memory/gm-out-of-bounds] the consumer is in the other file
```

## Limits
Any text counts as a reason.
)";

RuleEntry Entry(std::string name, std::string_view page, std::string_view summary) {
  RuleInfo info;
  info.summary = summary;
  info.severity = Severity::kNote;
  return {std::move(name), "any", std::string(page), info};
}

}  // namespace

std::vector<RuleEntry> DriverRules() {
  RuleEntry reason =
      Entry("suppression/missing-reason", kReasonPage, "A comment ignores a finding and does not say why");
  reason.info.severity = Severity::kWarning;
  return {Entry("suppression/malformed", kMalformedPage, "A comment that should ignore a finding is malformed"),
          std::move(reason),
          Entry("suppression/unknown-rule", kUnknownPage, "A comment ignores a rule that does not exist"),
          Entry("suppression/unused", kUnusedPage, "A comment ignores a rule that finds nothing there")};
}

}  // namespace assay
