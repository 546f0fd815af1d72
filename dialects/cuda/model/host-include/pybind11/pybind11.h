// pybind11, as far as extensions bind functions and small classes.
#ifndef ASSAY_PYBIND11_PYBIND11_H_
#define ASSAY_PYBIND11_PYBIND11_H_

#include <assay/traits.h>
#include <pybind11/bound_function.h>
#include <pybind11/pytypes.h>

#include <memory>
#include <type_traits>
#include <utility>

namespace pybind11 {

enum class return_value_policy : unsigned char {
  automatic, automatic_reference, take_ownership, copy, move, reference, reference_internal
};

struct arg;
struct arg_v;
struct arg {
  constexpr explicit arg(const char* name = nullptr) : name(name) {}
  template <typename T>
  arg_v operator=(T&& value) const;
  arg& noconvert(bool flag = true);
  arg& none(bool flag = true);
  const char* name;
};
struct arg_v : arg {
  template <typename T>
  arg_v(arg&& base, T&& x, const char* descr = nullptr) : arg(base) {
    (void)x, (void)descr;
  }
  template <typename T>
  arg_v(const char* name, T&& x, const char* descr = nullptr) : arg(name) {
    (void)x, (void)descr;
  }
};
template <typename T>
arg_v arg::operator=(T&& value) const {
  return arg_v(arg(*this), std::forward<T>(value));
}
inline namespace literals {
constexpr arg operator""_a(const char* name, std::size_t) { return arg(name); }
}  // namespace literals
struct kw_only {};
struct pos_only {};
struct is_method {};
struct name {
  name(const char* value) : value(value) {}
  const char* value;
};
struct doc {
  doc(const char* value) : value(value) {}
  const char* value;
};
template <typename... Ts>
struct call_guard {};
template <std::size_t Nurse, std::size_t Patient>
struct keep_alive {};
struct dynamic_attr {};
struct module_local {
  constexpr explicit module_local(bool v = true) : value(v) {}
  bool value;
};
class gil_scoped_acquire {
 public:
  gil_scoped_acquire();
  ~gil_scoped_acquire();
};
class gil_scoped_release {
 public:
  explicit gil_scoped_release(bool disassoc = false);
  ~gil_scoped_release();
};

namespace detail {
// A function, a pointer to one, a member function or an object with one call operator: whatever pybind11 can bind. A
// kernel is a function, too.
template <typename F, typename = void>
inline constexpr bool is_bindable_v = false;
template <typename R, typename... A>
inline constexpr bool is_bindable_v<R (*)(A...), void> = true;
template <typename R, typename... A>
inline constexpr bool is_bindable_v<R (*)(A...) noexcept, void> = true;
template <typename C, typename R, typename... A>
inline constexpr bool is_bindable_v<R (C::*)(A...), void> = true;
template <typename C, typename R, typename... A>
inline constexpr bool is_bindable_v<R (C::*)(A...) const, void> = true;
template <typename F>
inline constexpr bool is_bindable_v<F, decltype(void(&F::operator()))> = true;

// Attributes that may follow a function.
template <typename T>
inline constexpr bool is_extra = false;
template <> inline constexpr bool is_extra<arg> = true;
template <> inline constexpr bool is_extra<arg_v> = true;
template <> inline constexpr bool is_extra<const char*> = true;
template <> inline constexpr bool is_extra<char*> = true;
template <> inline constexpr bool is_extra<doc> = true;
template <> inline constexpr bool is_extra<name> = true;
template <> inline constexpr bool is_extra<kw_only> = true;
template <> inline constexpr bool is_extra<pos_only> = true;
template <> inline constexpr bool is_extra<is_method> = true;
template <> inline constexpr bool is_extra<return_value_policy> = true;
template <> inline constexpr bool is_extra<dynamic_attr> = true;
template <> inline constexpr bool is_extra<module_local> = true;
template <typename... Ts> inline constexpr bool is_extra<call_guard<Ts...>> = true;
template <std::size_t N, std::size_t P> inline constexpr bool is_extra<keep_alive<N, P>> = true;
template <typename T> inline constexpr bool is_extra<std::shared_ptr<T>> = true;

template <typename... Args>
struct init {};
template <typename Func>
struct init_factory {
  Func func;
};
}  // namespace detail

class module_ : public object {
 public:
  using object::object;
  explicit module_(const char* name, const char* doc = nullptr);
  template <typename Func, typename... Extra>
  module_& def(const char* name_, Func&& f, const Extra&... extra) {
    static_assert(detail::is_bindable_v<assay_traits::decay<Func>>, "not a function that can be bound");
    static_assert((detail::is_extra<assay_traits::decay<Extra>> && ...), "not an attribute of a binding");
    ((void)extra, ...);
    assay_traits::decay<Func> bound(static_cast<Func&&>(f));
    detail::bind_any(name_, bound, static_cast<int>(((!__is_convertible(Extra, const char*))+... + 0)));
    return *this;
  }
  module_ def_submodule(const char* name, const char* doc = nullptr);
  static module_ import(const char* name);
  void reload();
  template <typename T>
  void add_object(const char* name, T&& obj, bool overwrite = false);
  const char*& doc();
};
using module = module_;

template <typename type_, typename... options>
class class_ : public object {
 public:
  template <typename... Extra>
  class_(handle scope, const char* name, const Extra&... extra) { (void)scope, (void)name, ((void)extra, ...); }
  template <typename Func, typename... Extra>
  class_& def(const char* name_, Func&& f, const Extra&... extra) {
    static_assert(detail::is_bindable_v<assay_traits::decay<Func>>, "not a function that can be bound");
    (void)name_, (void)f, ((void)extra, ...);
    return *this;
  }
  template <typename... Args, typename... Extra>
  class_& def(detail::init<Args...>, const Extra&...) {
    static_assert(std::is_constructible_v<type_, Args...> || sizeof(decltype(type_{std::declval<Args>()...})) != 0,
                  "no such constructor");
    return *this;
  }
  template <typename Func, typename... Extra>
  class_& def(detail::init_factory<Func>&&, const Extra&...) { return *this; }
  template <typename Func, typename... Extra>
  class_& def_static(const char*, Func&&, const Extra&...) { return *this; }
  template <typename C, typename D, typename... Extra>
  class_& def_readwrite(const char*, D C::*, const Extra&...) { return *this; }
  template <typename C, typename D, typename... Extra>
  class_& def_readonly(const char*, const D C::*, const Extra&...) { return *this; }
  template <typename Getter, typename... Extra>
  class_& def_property_readonly(const char*, const Getter&, const Extra&...) { return *this; }
  template <typename Getter, typename Setter, typename... Extra>
  class_& def_property(const char*, const Getter&, const Setter&, const Extra&...) { return *this; }
};
template <typename type_>
class enum_ : public class_<type_> {
 public:
  using class_<type_>::class_;
  enum_& value(char const*, type_, const char* = nullptr) { return *this; }
  enum_& export_values() { return *this; }
};

template <typename... Args>
detail::init<Args...> init() {
  return {};
}
template <typename Func>
detail::init_factory<Func> init(Func&& f) {
  return {std::forward<Func>(f)};
}
template <return_value_policy policy = return_value_policy::automatic_reference, typename... Args>
tuple make_tuple(Args&&... args);
template <typename... Args>
void print(Args&&... args);

}  // namespace pybind11

namespace py = pybind11;

#define PYBIND11_MODULE(name, variable, ...) ASSAY_PYBIND11_MODULE_(name, variable)
#define ASSAY_PYBIND11_MODULE_(name, variable)                                          \
  static void pybind11_init_##name(::pybind11::module_&);                               \
  extern "C" __attribute__((visibility("default"))) ::PyObject* PyInit_##name();        \
  extern "C" __attribute__((visibility("default"))) ::PyObject* PyInit_##name() {       \
    ::pybind11::module_ assay_module(#name);                                            \
    pybind11_init_##name(assay_module);                                                 \
    return assay_module.release().ptr();                                                \
  }                                                                                     \
  void pybind11_init_##name([[maybe_unused]] ::pybind11::module_& variable)

#endif
