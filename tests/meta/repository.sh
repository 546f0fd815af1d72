#!/usr/bin/env bash
# What every file of the repository owes: a size a person can read, an opening comment, no path or host of one machine.
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

while read -r file; do
  [ -f "$file" ] || continue
  case "$file" in
    corpus/kernels/* | dialects/*/model/* | tests/golden/preludes/* | tests/unit/*/data/*) continue ;;
    *.h | *.cpp)
      lines=$(wc -l <"$file")
      [ "$lines" -le 400 ] || complain "$file: $lines lines, at most 400"
      case "$file" in *.h) grep -q '^#pragma once' "$file" || complain "$file: no #pragma once" ;; esac
      head -1 "$file" | grep -q '^//' || complain "$file: does not open with a comment"
      ;;
  esac
done < <(files)

# Hosts are allowed where a text names its own licence or a schema its dialect.
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

# A source that git ignores builds here and is missing in every clone.
if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
  ignored=$(git ls-files --others --ignored --exclude-standard -- analyzer dialects driver pipeline reference rules solver simulator \
    fixits corpus tests bench scripts docs cmake | grep -v __pycache__ || true)
  [ -z "$ignored" ] || complain "ignored by git:"$'\n'"$ignored"
fi
exit "$bad"
