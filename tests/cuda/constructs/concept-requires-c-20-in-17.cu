template<class T> requires (sizeof(T)==4) __global__ void k(T*a){ a[0]=1; }
