#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>

struct Square {
  __host__ __device__ float operator()(float x) const { return x * x; }
};

float f(float* p, int n, cudaStream_t stream) {
  thrust::device_vector<float> v(n), w(n, 1.0f);
  thrust::host_vector<float> h = v;
  v = h;
  thrust::sort(v.begin(), v.end());
  thrust::sort(thrust::device, p, p + n);
  thrust::sort(thrust::cuda::par.on(stream), v.begin(), v.end(), thrust::greater<float>());
  thrust::transform(v.begin(), v.end(), w.begin(), Square());
  thrust::device_ptr<float> d(p);
  thrust::device_ptr<float> most = thrust::max_element(d, d + n);
  float* raw = thrust::raw_pointer_cast(v.data());
  v[0] = 3;
  return thrust::reduce(v.begin(), v.end(), 0.0f, thrust::plus<float>()) + thrust::reduce(thrust::device, d, d + n) +
         thrust::distance(d, most) + (raw != nullptr) + v[1];
}
