int f() {
  int x{1.5};
  return x;
}
