__global__ void k(float* a, cudaTextureObject_t t) {
  a[0] = tex2D<float>(t, 0.5f, 0.5f) + tex1Dfetch<float>(t, 3);
  float4 v = tex2D<float4>(t, 1, 2);
  a[1] = v.x;
  surf2Dwrite(a[0], (cudaSurfaceObject_t)t, 0, 0);
}
void f() {
  cudaChannelFormatDesc d = cudaCreateChannelDesc<float>();
  cudaArray_t arr;
  cudaMallocArray(&arr, &d, 4, 4);
  cudaMemcpy2DToArray(arr, 0, 0, 0, 0, 0, 0, cudaMemcpyHostToDevice);
  cudaResourceDesc r = {};
  r.resType = cudaResourceTypeArray;
  r.res.array.array = arr;
  cudaTextureDesc td = {};
  td.addressMode[0] = cudaAddressModeClamp;
  cudaTextureObject_t o = 0;
  cudaCreateTextureObject(&o, &r, &td, nullptr);
}
