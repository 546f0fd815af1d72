#!/usr/bin/env bash
# Requirements for every file of the repository: a readable size, an opening comment, no path or host of one machine.
set -eu
cd "$(dirname "$0")/../.."
bad=0
complain() {
  echo "$*"
  bad=1
}
files() {
  if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
    git ls-files --cached -- "$@"
  else
    find . -type f -not -path './.deps/*' -not -path './build*' | sed 's|^\./||'
  fi
}

own=$(files | grep -E '\.(h|cpp)$' \
  | grep -vE '^(corpus/kernels/|dialects/[^/]+/model/|tests/golden/preludes/|tests/unit/[^/]+/data/)' \
  | while read -r file; do [ ! -f "$file" ] || echo "$file"; done)
shape=$(tr '\n' '\0' <<<"$own" | xargs -0 awk '
  function told() {
    if (name == "") return
    if (lines > 400) print name ": " lines " lines, at most 400"
    if (name ~ /\.h$/ && !once) print name ": no #pragma once"
  }
  FNR == 1 {
    told()
    name = FILENAME
    once = 0
    if ($0 !~ /^\/\//) print name ": does not open with a comment"
  }
  { lines = FNR }
  /^#pragma once/ { once = 1 }
  END { told() }')
[ -z "$shape" ] || complain "$shape"

# Hosts are allowed in a text that names its own licence or a schema that names its dialect.
hosts=$(files | grep -v -e '^LICENSE$' | tr '\n' '\0' \
  | xargs -0 grep -InE '(deb\.debian\.org|registry\.npmjs\.org|files\.pythonhosted\.org|/home/[a-z]+/|/root/|/work/)' -- 2>/dev/null \
  | grep -v '^tests/meta/repository.sh:' || true)
[ -z "$hosts" ] || complain "names a host or a place of one machine:"$'\n'"$hosts"

while read -r rule; do
  [ -f "${rule%.cpp}.md" ] || complain "$rule: no page beside it"
done < <(files | grep -E '^rules/[^/]+/[^/]+/[^/]+\.cpp$')
while read -r page; do
  [ -f "${page%.md}.cpp" ] || complain "$page: no rule beside it"
done < <(files | grep -E '^rules/[^/]+/[^/]+/[^/]+\.md$')

# A source that git ignores builds here but is missing in every clone.
if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
  ignored=$(git ls-files --others --ignored --exclude-standard -- analyzer dialects driver pipeline reference rules solver simulator \
    fixits corpus tests bench scripts docs cmake | grep -v __pycache__ || true)
  [ -z "$ignored" ] || complain "ignored by git:"$'\n'"$ignored"
fi
exit "$bad"
