template <class T>
__global__ void k(T t, int* a) {
  a[0] = sizeof(T);
}
template <int N>
__global__ void n(int* a) {
  a[0] = N;
}
template <class T>
__device__ int on_device(T t) {
  return sizeof(T);
}
template <class T>
void never_made() {
  struct Local {
    T v;
  };
  k<<<1, 1>>>(Local{}, (int*)0);
}
struct Functor {
  __device__ float operator()(float x) const { return x; }
};
struct Outer {
  struct Inner {
    int v;
  };
  void launch() { k<<<1, 1>>>(Inner{1}, (int*)0); }
};
namespace {
struct Hidden {
  int v;
};
}  // namespace
typedef struct {
  int v;
} Named;
void launch() {
  enum { local = 3 };
  constexpr int four = 4;
  float (*f)(float) = [](float x) { return x; };
  k<<<1, 1>>>(Functor{}, (int*)0);
  k<<<1, 1>>>(Hidden{1}, (int*)0);
  k<<<1, 1>>>(Named{1}, (int*)0);
  k<<<1, 1>>>(f, (int*)0);
  n<local><<<1, 1>>>((int*)0);
  n<four><<<1, 1>>>((int*)0);
}
__global__ void own(int* a) {
  struct Local {
    int v;
  };
  auto twice = [](int x) { return 2 * x; };
  a[0] = on_device(Local{}) + on_device(twice);
}
