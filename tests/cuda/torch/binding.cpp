// Modules: torch's own macro, defaults, documentation, classes.
#include <torch/extension.h>

torch::Tensor one(torch::Tensor x, double eps, c10::optional<torch::Tensor> bias);
std::vector<torch::Tensor> many(std::vector<torch::Tensor> xs, std::vector<int64_t> sizes);
void twice(int);
void twice(float);
template <typename T>
T generic(T x);

struct Counter {
  explicit Counter(int start) : n(start) {}
  int next() { return n++; }
  int n;
};

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.doc() = "documentation";
  m.def("one", &one, "one tensor (CUDA)");
  m.def("one", one, py::arg("x"), py::arg("eps") = 1e-5, py::arg("bias") = py::none());
  m.def("one", &one, "doc", pybind11::arg("x"), pybind11::arg("eps") = 1e-5f, pybind11::arg("bias") = c10::nullopt);
  m.def("many", &many);
  m.def("lambda", [](torch::Tensor x, int n) { return x + n; }, "doc");
  m.def("wrapped", torch::wrap_pybind_function(one), "one");
  m.def("nogil", &one, py::call_guard<py::gil_scoped_release>());
  m.def("twice", static_cast<void (*)(int)>(&twice));
  m.def("generic", &generic<float>);
  py::class_<Counter>(m, "Counter").def(py::init<int>()).def("next", &Counter::next).def_readwrite("n", &Counter::n);
  m.def("twice", &twice);                  // error: no matching member function for call to 'def'
  m.def("generic", &generic);              // error: no matching member function for call to 'def'
  m.def("none");                           // error: no matching member function for call to 'def'
  m.def("absent", &absent);                // error: use of undeclared identifier 'absent'
  m.def("wrapped", torch::wrap_pybind_function(twice), "t");  // error: no matching function for call to 'wrap_pybind_function'
  m.define("one", &one);                   // error: no member named 'define' in 'pybind11::module_'
  m.def("number", 3);                      // error: in header
}
