int total(int n) {
  const int count = n;
  int values[count] = {0};
  values[0] = n;
  return values[0];
}
