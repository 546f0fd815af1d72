__global__ void k(__int128* a) { a[0] = a[1] * 3; }
