// A check that is cut off takes the rest of the file with it.
#include <torch/extension.h>

void check(int n) {
  TORCH_CHECK(n > 0, "no closing"          // error: unterminated function-like macro invocation
}  // error: expected '}'
