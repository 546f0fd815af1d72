__global__ void k(int* a) {
  switch (a[0]) {
    case 1:
      int x = 3;
      a[1] = x;
      break;
    case 2:
      a[1] = 0;
  }
}
