int f() {
  char c[] = {300};
  return c[0];
}
