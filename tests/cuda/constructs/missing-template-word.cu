struct S {
  template <class T>
  T get() const {
    return T();
  }
};
template <class X>
float f(const X& x) {
  return x.get<float>();
}
float g() { return f(S()); }
