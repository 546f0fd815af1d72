__global__ void k(float*a){ if(a[0]>0) goto e; int x=1; a[1]=x; e: a[2]=1; }
