// Python's own objects as pybind11 wraps them. Declarations: none of them can be run without an interpreter.
#ifndef ASSAY_PYBIND11_PYTYPES_H_
#define ASSAY_PYBIND11_PYTYPES_H_

#include <pybind11/python_objects.h>

#include <cstddef>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

namespace pybind11 {

using ssize_t = Py_ssize_t;
class object;
class str;
class handle;
class error_already_set : public std::runtime_error { using std::runtime_error::runtime_error; };
class cast_error : public std::runtime_error { using std::runtime_error::runtime_error; };
class value_error : public std::runtime_error { using std::runtime_error::runtime_error; };
class type_error : public std::runtime_error { using std::runtime_error::runtime_error; };
class index_error : public std::runtime_error { using std::runtime_error::runtime_error; };
class key_error : public std::runtime_error { using std::runtime_error::runtime_error; };

struct accessor;
class handle {
 public:
  handle() = default;
  template <typename T, typename = std::enable_if_t<std::is_same_v<T, PyObject*> || std::is_same_v<T, std::nullptr_t>>>
  handle(T ptr) : m_ptr(ptr) {}
  PyObject* ptr() const { return m_ptr; }
  PyObject*& ptr() { return m_ptr; }
  const handle& inc_ref() const&;
  const handle& dec_ref() const&;
  template <typename T>
  T cast() const;
  explicit operator bool() const { return m_ptr != nullptr; }
  bool is_none() const;
  bool is(const handle& other) const { return m_ptr == other.m_ptr; }
  accessor attr(const char* key) const;
  accessor operator[](const char* key) const;
  accessor operator[](handle key) const;
  template <typename T>
  bool contains(T&& item) const;
  template <typename... Args>
  object operator()(Args&&... args) const;

 protected:
  PyObject* m_ptr = nullptr;
};

class object : public handle {
 public:
  object() = default;
  object(handle h, bool is_borrowed) : handle(h) { (void)is_borrowed; }
  object(const object&) = default;
  object(object&&) noexcept = default;
  object& operator=(const object&) = default;
  object& operator=(object&&) noexcept = default;
  handle release() { return *this; }
};
struct accessor : public object {
  template <typename T>
  void operator=(T&& value) &&;
  template <typename T>
  void operator=(T&& value) &;
  template <typename T>
  T cast() const;
};

#define ASSAY_PYBIND11_TYPE(name)  \
  class name : public object {     \
   public:                         \
    name();                        \
    name(const object& o);         \
    name(object&& o);              \
    using object::object;
class str : public object {
 public:
  str();
  str(const char* c);
  str(const std::string& s);
  explicit str(handle h);
  operator std::string() const;
  template <typename... Args>
  str format(Args&&... args) const;
};
class bytes : public object {
 public:
  bytes(const char* c = "");
  bytes(const std::string& s);
  bytes(const char* c, std::size_t n);
  operator std::string() const;
};
ASSAY_PYBIND11_TYPE(none) };
ASSAY_PYBIND11_TYPE(bool_) bool_(bool x); operator bool() const; };
ASSAY_PYBIND11_TYPE(int_) template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0> int_(T value); template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0> operator T() const; };
ASSAY_PYBIND11_TYPE(float_) float_(double value); operator float() const; operator double() const; };
struct item_iterator {
  handle operator*() const;
  item_iterator& operator++();
  bool operator!=(const item_iterator& other) const;
};
struct pair_iterator {
  std::pair<handle, handle> operator*() const;
  pair_iterator& operator++();
  bool operator!=(const pair_iterator& other) const;
};
ASSAY_PYBIND11_TYPE(tuple) template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0> explicit tuple(T size); std::size_t size() const; bool empty() const; accessor operator[](std::size_t i) const; item_iterator begin() const; item_iterator end() const; };
ASSAY_PYBIND11_TYPE(list) template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0> explicit list(T size); std::size_t size() const; bool empty() const; accessor operator[](std::size_t i) const; item_iterator begin() const; item_iterator end() const; template <typename T> void append(T&& value); };
ASSAY_PYBIND11_TYPE(dict) std::size_t size() const; bool empty() const; pair_iterator begin() const; pair_iterator end() const; using object::operator[]; };
ASSAY_PYBIND11_TYPE(function) };
ASSAY_PYBIND11_TYPE(args) std::size_t size() const; accessor operator[](std::size_t i) const; item_iterator begin() const; item_iterator end() const; };
ASSAY_PYBIND11_TYPE(kwargs) std::size_t size() const; pair_iterator begin() const; pair_iterator end() const; using object::operator[]; };
ASSAY_PYBIND11_TYPE(capsule) capsule(const void* value, void (*destructor)(void*)); template <typename T = void> T* get_pointer() const; };
ASSAY_PYBIND11_TYPE(buffer) };
ASSAY_PYBIND11_TYPE(type) };
#undef ASSAY_PYBIND11_TYPE

template <typename T>
T cast(const handle& handle);
template <typename T, std::enable_if_t<!std::is_base_of_v<handle, std::decay_t<T>>, int> = 0>
object cast(T&& value);
template <typename T>
T reinterpret_borrow(handle h);
template <typename T>
T reinterpret_steal(handle h);
template <typename T>
bool isinstance(handle obj);
bool hasattr(handle obj, const char* name);
object getattr(handle obj, const char* name);
std::size_t len(handle h);

}  // namespace pybind11

#endif
