int main() {
  long n = 1000;
  int s[] = {n, 2};
  return s[0];
}
