void f() { __syncthreads(); }
