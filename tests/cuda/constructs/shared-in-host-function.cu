void f() {
  __shared__ float s[4];
  s[0] = 1;
}
