#!/bin/bash
# CLANG OPT INCLUDE SOURCE OUT: lowers a kernel as the front end does and fails if anything of its classes is left: a
# stack slot besides the tiling copy, a store, a load besides the tiling fields, or a call that is no intrinsic.
set -euo pipefail
clang=$1 opt=$2 include=$3 source=$4 out=$5
"$clang" -std=c++17 -w -isystem "$include" -O1 -Xclang -disable-llvm-passes -fwrapv -fno-exceptions -S -emit-llvm \
  "$source" -o "$out.ll"
passes='internalize,always-inline,inline,function(sroa,early-cse,instcombine<no-verify-fixpoint>,simplifycfg,gvn,adce),globaldce'
"$opt" -S -inline-threshold=100000 -passes="$passes" --internalize-public-api-list=kernel "$out.ll" -o "$out.opt.ll"
body=$(sed -n '/^define.* @kernel(/,/^}/p' "$out.opt.ll" | grep -v 'llvm\.lifetime\|llvm\.experimental' |
  sed 's/ noundef//g')
fail=0
check() {
  local what=$1 most=$2 pattern=$3 count
  count=$(grep -cE "$pattern" <<<"$body" || true)
  if ((count > most)); then
    echo "$count $what left, at most $most expected:"
    grep -E "$pattern" <<<"$body"
    fail=1
  fi
}
check "stack slots" 1 'alloca '
check "stores" 0 '^ *store '
check "loads" 2 '= load '
check "foreign calls" 0 'call [^@]*@(_Z|[a-z]*(copy|set)\b)'
grep -q '@assay_vec_n(i32 32, ' <<<"$body" || { echo "the addition is gone"; fail=1; }
exit $fail
