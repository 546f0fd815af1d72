#!/usr/bin/env bash
# scripts/new-rule and scripts/new-api make their files in the right places, in a copy of what they read, and refuse
# existing and misnamed ones.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cd "$copy"
mkdir -p scripts rules dialects/ascendc/model dialects/ascendc/table tests/model tests/library
cp "$root"/scripts/new-rule "$root"/scripts/new-api scripts/
cp "$root"/rules/family.cpp rules/
cp "$root"/dialects/ascendc/model/known-names.txt dialects/ascendc/model/
cp "$root"/dialects/ascendc/table/*.json dialects/ascendc/table/
cp -r dialects before

bad=0
complain() {
  echo "$*"
  bad=1
}
# A call that has to fail, say why, and leave every file as it was.
refused() {
  local old new
  old=$(find . -type f -exec cksum {} + | sort)
  if "$@" >out 2>&1; then complain "not refused: $*"; fi
  grep -q "^$1: \|^usage: " out || complain "refused without a reason: $*"
  rm out
  new=$(find . -type f -exec cksum {} + | sort)
  [ "$old" = "$new" ] || complain "refused, and changed files: $*"
}

scripts/new-rule ascendc queue/toy-rule >said
[ -f rules/ascendc/queue/toy-rule.cpp ] || complain "new-rule: no rule"
grep -q 'namespace assay::rules::queue_toy_rule {' rules/ascendc/queue/toy-rule.cpp || complain "new-rule: the registry looks for another object"
grep -q '// error: \[queue/toy-rule\]' rules/ascendc/queue/toy-rule.md || complain "new-rule: the page has no marker that fails"
[ "$(grep '^## ' rules/ascendc/queue/toy-rule.md | tr -d '\n')" = \
  '## Why it is wrong## Bad## Good## Limits## Fix safety## References' ] || complain "new-rule: other headings than a page has"
grep -q 'golden.*queue.*toy-rule' said || complain "new-rule: does not say how to test"
scripts/new-rule common run/toy-rule >/dev/null
mkdir -p dialects/cuda
scripts/new-rule cuda race/toy-rule >said
grep -q 'const CudaFacts&' rules/cuda/race/toy-rule.cpp || complain "new-rule: a rule of CUDA runs on other inputs, too"
grep -q '^```cuda bad prelude=cuda-run$' rules/cuda/race/toy-rule.md || complain "new-rule: the page of a CUDA rule is in another language"
for page in rules/*/*/toy-rule.md; do
  [ "$(grep -c '// error: \[.*/toy-rule\]' "$page")" = 1 ] || complain "new-rule: $page: not one marker"
  grep -q '^```c[a-z]* good prelude=' "$page" || complain "new-rule: $page: no good block"
done
rm -r dialects/cuda
if command -v clang-format-19 >/dev/null; then
  cp "$root/.clang-format" .
  clang-format-19 --dry-run --Werror rules/*/*/*.cpp || complain "new-rule: not formatted"
fi
# The existing families, each with its subject.
listed=$(scripts/new-rule --help | grep -c '^    [a-z]*: .')
[ "$listed" = "$(grep -oE '[{]"[a-z]+"' rules/family.cpp | wc -l)" ] || complain "new-rule: --help leaves out families"
{ scripts/new-rule ascendc nothing/toy 2>&1 || true; } | grep -q '^    queue: ' || complain "new-rule: does not say which families there are"
refused scripts/new-rule ascendc queue/toy-rule
refused scripts/new-rule common queue/toy-rule
refused scripts/new-rule ascendc queue/Toy
refused scripts/new-rule ascendc queue/toy_rule
refused scripts/new-rule ascendc ../toy
refused scripts/new-rule ascendc nothing/toy
refused scripts/new-rule nothing queue/toy
refused scripts/new-rule queue/toy

if command -v python3 >/dev/null; then
  scripts/new-api ToyScale --group vector-scalar --since 9.0 >said
  [ -f tests/model/toy-scale.cpp ] && [ -f tests/library/toy-scale.cpp ] || complain "new-api: no tests"
  grep -q '^ToyScale 9n$' dialects/ascendc/model/known-names.txt || complain "new-api: the name stays unknown"
  grep -q 'ASSAY_SINCE(9_0)' said || complain "new-api: does not say where the declaration belongs"
  grep -q '^{"name": "ToyScale", .*"modelled": true' dialects/ascendc/table/vector-scalar.json || complain "new-api: no row"
  grep -q 'table/vector-scalar.json' said || complain "new-api: does not say where the row is"
  # Missing arguments are reported at once.
  for word in --since --group; do
    { scripts/new-api Toy 2>&1 || true; } | grep -q "give $word, one of: [a-z0-9]" || complain "new-api: does not ask for $word"
  done
  # One line each, and a comma if the new row is the last.
  added=$(diff -r before dialects | grep -c '^>' || true)
  [ "$added" -le 3 ] || complain "new-api: $added lines changed"
  # A vendor name that is not modelled keeps the data of its row.
  scripts/new-api MulsCast >/dev/null
  grep '"MulsCast"' dialects/ascendc/table/vector-scalar.json | grep -q '"chips".*"modelled": true' || complain "new-api: the old row is lost"
  refused scripts/new-api ToyScale
  refused scripts/new-api Muls
  refused scripts/new-api Toy
  refused scripts/new-api Toy --since 9.0
  refused scripts/new-api Toy --since 9.0 --group nothing
  refused scripts/new-api ../Toy --since 9.0 --group reduce
  refused scripts/new-api toy --since 9.0 --group reduce
  refused scripts/new-api
fi
exit "$bad"
