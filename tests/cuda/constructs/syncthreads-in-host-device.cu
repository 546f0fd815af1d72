__host__ __device__ void f() { __syncthreads(); }
