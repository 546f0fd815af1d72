float f(float x) { return __expf(x); }
