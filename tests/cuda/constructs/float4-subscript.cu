__global__ void k(float4* a, int i) { a[0].x = a[1][i]; }
