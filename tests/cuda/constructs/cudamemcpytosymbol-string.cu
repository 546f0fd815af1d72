__constant__ float w[4];
void f(float* h) { cudaMemcpyToSymbol("w", h, 16); }
