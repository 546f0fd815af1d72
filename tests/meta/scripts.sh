#!/usr/bin/env bash
# Every script parses, explains itself with --help, and refuses what it does not know.
set -eu
cd "$(dirname "$0")/../.."
bad=0
for script in scripts/*; do
  [ -f "$script" ] || continue
  [ -x "$script" ] || { echo "$script: not executable"; bad=1; }
  case "$(head -1 "$script")" in
    *bash) bash -n "$script" || bad=1 ;;
    *python3) command -v python3 >/dev/null || continue ;;
    *) echo "$script: starts with neither bash nor python3"; bad=1 ;;
  esac
  "$script" --help 2>/dev/null </dev/null | grep -q '^usage: ' || { echo "$script --help: no usage line"; bad=1; }
done
exit "$bad"
