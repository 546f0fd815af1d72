"""Probes of what Thrust declares: pairs, tuples, algorithms, containers and iterators. One body a line; see cuda_probes.py."""
from cuda_probe import Probe

# Parameters, then the body.
PAIRS = r'''
I,F|thrust::pair<int, float> p; p.first = 1; (void)p;
I,F|thrust::pair<int, float> p(1, 2.0f); (void)p;
I,F|thrust::pair<int, float> p{1, 2.0f}; (void)p;
I,F|thrust::pair<int, float> p = {1, 2.0f}; (void)p;
I,F|thrust::pair<int, float> p = 1;
P|thrust::pair<double, double> q = p; (void)q;
P|thrust::pair<int, int*> q = p; (void)q;
P,D|d = p;
P,I,F|p = thrust::make_pair(i, f);
P,I,F|p = thrust::make_pair(1, 2);
P,I,F|thrust::tie(i, f) = p;
P,I,F|thrust::tie(i, f) = thrust::make_tuple(1, 2.0f);
P,I,F|auto [a, b] = p; i = a; f = b;
P,I|i = thrust::get<0>(p);
P,I|thrust::get<0>(p) = i;
P,I|i = std::get<0>(p);
P,I|i = thrust::get<int>(p);
P,Q|(void)(p == q);
P,Q|(void)(p != q);
P,Q|(void)(p < q);
P,Q|(void)(p > q);
P,Q|(void)(p <= q);
P,Q|(void)(p >= q);
P,D|(void)(p == d);
P,Q|(void)(p + q);
P,Q|p.swap(q);
P,Q|thrust::swap(p, q);
P,Q|swap(p, q);
P,S|p = s;
S|thrust::pair<int, float> p = s; (void)p;
S|thrust::pair<int, float> p(s); (void)p;
P|std::pair<int, float> s = p; (void)s;
P|static_assert(thrust::tuple_size<thrust::pair<int, float>>::value == 2, ""); thrust::tuple_element<0, thrust::pair<int, float>>::type x = 1; (void)x;
P|thrust::pair<int, float>::first_type x = 1; thrust::pair<int, float>::second_type y = 2; (void)x; (void)y;
P|static_assert(std::is_same<thrust::pair<int, float>, std::pair<int, float>>::value, "");
I|constexpr thrust::pair<int, float> p(1, 2.0f); static_assert(p.first == 1, ""); (void)i;
I|thrust::pair p(i, 2.0f); p.first = 2;
I|thrust::pair<int&, float> p(i, 2.0f); p.first = 2;
T|thrust::tuple<int, float, double> u; u = t;
T|thrust::tuple<int, float, double> u(1, 2.0f, 3.0); u = t;
T|thrust::tuple<int, float, double> u(1); u = t;
T|thrust::tuple<int, float, double> u(1, 2.0f); u = t;
T|thrust::tuple<int, float, double> u{1, 2.0f, 3.0}; u = t;
T|thrust::tuple<int, float, double> u = {1, 2.0f, 3.0}; u = t;
T|thrust::tuple<int, float, double> u = thrust::make_tuple(1, 2.0f, 3.0); u = t;
T|thrust::tuple<int, float, double> u = thrust::make_tuple(1, 2, 3); u = t;
T|thrust::tuple<double, double, double> u = t; (void)u;
T|thrust::tuple<double, double> u = t; (void)u;
T,I|i = thrust::get<0>(t);
T,I|thrust::get<0>(t) = i;
T,I|i = t.get<0>();
T,I|i = std::get<0>(t);
T,F|f = thrust::get<float>(t);
T,I,F|double d; thrust::tie(i, f, d) = t;
T,I,F|double d; thrust::tie(i, f, d) = thrust::make_tuple(1, 2, 3);
T,I,F|thrust::tie(i, f) = t;
T,I,F|double d; thrust::tie(i, thrust::ignore, d) = t;
T,I,F|double d; std::tie(i, f, d) = t;
T,I,F|auto [a, b, c] = t; i = a + b + c;
T,I,F|const auto& [a, b, c] = t; i = a + b + c;
T,I,F|auto [a, b] = t; i = a + b;
T,U|(void)(t == u);
T,U|(void)(t != u);
T,U|(void)(t < u);
T,U|(void)(t >= u);
T,U|t.swap(u);
T,U|thrust::swap(t, u);
T,U|std::tuple<int, float, double> s = t; (void)s;
T,U|std::tuple<int, float, double> s(1, 2.0f, 3.0); t = s;
P|thrust::tuple<int, float> t = p; (void)t;
P|thrust::tuple<int, float> t; t = p;
T|static_assert(thrust::tuple_size<thrust::tuple<int, float, double>>::value == 3, "");
T|thrust::tuple_element<1, thrust::tuple<int, float, double>>::type f = 2.0f; (void)f;
T|static_assert(std::tuple_size<thrust::tuple<int, float, double>>::value == 3, "");
T|t.get_head();
T|t.get_tail();
T|static_assert(std::is_same<thrust::tuple<int>, std::tuple<int>>::value, "");
I|constexpr thrust::tuple<int, float> p(1, 2.0f); static_assert(thrust::get<0>(p) == 1, ""); (void)i;
I|thrust::tuple<int&, float> p(i, 2.0f); thrust::get<0>(p) = 2;
I|thrust::tuple<> p; (void)p;
I|thrust::tuple t(i, 2.0f); (void)t;
I|thrust::null_type n; (void)n;
I,I2|thrust::swap(i, i2);
I,I2|int a[3], b[3]; thrust::swap(a, b);
I,F|thrust::swap(i, f);
I,I2|i = thrust::min(i, i2);
I,I2|i = thrust::max(i, i2);
I,F|i = thrust::max(i, f);
I,I2|i = thrust::min(i, i2, thrust::less<int>());
I,I2|i = thrust::plus<int>()(i, i2);
I,I2|i = thrust::plus<>()(i, i2);
I,I2|i = thrust::maximum<int>()(i, i2);
I,I2|i = thrust::minimum<>()(i, i2);
I,I2|i = thrust::multiplies<int>{}(i, i2) + thrust::divides<int>{}(i, i2) + thrust::modulus<int>{}(i, i2) + thrust::minus<int>{}(i, i2);
I,I2|i = thrust::negate<int>{}(i) + thrust::square<int>{}(i) + thrust::identity<int>{}(i);
I,I2|i = thrust::identity<>{}(i);
I,I2|i = thrust::equal_to<int>{}(i, i2) && thrust::not_equal_to<int>{}(i, i2) && thrust::greater<int>{}(i, i2) && thrust::less_equal<int>{}(i, i2);
I,I2|i = thrust::logical_and<bool>{}(i, i2) || thrust::logical_or<bool>{}(i, i2) || thrust::logical_not<bool>{}(i);
I,I2|i = thrust::bit_and<int>{}(i, i2) | thrust::bit_or<int>{}(i, i2) | thrust::bit_xor<int>{}(i, i2);
I,I2|i = thrust::project1st<int, int>{}(i, i2) + thrust::project2nd<int, int>{}(i, i2);
I,I2|i = thrust::not1(thrust::logical_not<bool>{})(i);
I,I2|struct f : thrust::unary_function<int, int> {}; (void)i;
I,I2|struct f : thrust::binary_function<int, int, int> {}; (void)i;
I,I2|thrust::plus<int>::result_type x = i; (void)x;
I,I2|thrust::plus<int>::first_argument_type x = i; (void)x;
I|i = thrust::get<1>(thrust::make_tuple(1, 2, 3));
I|auto t = thrust::tuple_cat(thrust::make_tuple(1), thrust::make_tuple(2)); (void)t;
'''
PARAMETERS = {
    "I": "int i", "I2": "int i2", "F": "float f", "P": "thrust::pair<int, float> p", "Q": "thrust::pair<int, float> q",
    "D": "thrust::pair<double, double> d", "S": "std::pair<int, float> s", "T": "thrust::tuple<int, float, double> t",
    "U": "thrust::tuple<int, float, double> u"}

# f, l: a range; f2, l2: another; o: output; s: stencil; v: value; n: count; p: predicate; u: unary, b: binary function; c: comparison;
# g: generator; e: engine. With a policy in front, and without.
ALGORITHMS = '''
adjacent_difference: f,l,o / f,l,o,b
all_of: f,l,p
any_of: f,l,p
none_of: f,l,p
binary_search: f,l,v / f,l,v,c / f,l,f2,l2,o / f,l,f2,l2,o,c
lower_bound: f,l,v / f,l,v,c / f,l,f2,l2,o / f,l,f2,l2,o,c
upper_bound: f,l,v / f,l,v,c / f,l,f2,l2,o / f,l,f2,l2,o,c
equal_range: f,l,v / f,l,v,c
copy: f,l,o
copy_n: f,n,o
copy_if: f,l,o,p / f,l,s,o,p
count: f,l,v
count_if: f,l,p
equal: f,l,f2 / f,l,f2,b
inclusive_scan: f,l,o / f,l,o,b / f,l,o,v,b
exclusive_scan: f,l,o / f,l,o,v / f,l,o,v,b
inclusive_scan_by_key: f,l,f2,o / f,l,f2,o,b / f,l,f2,o,b,b
exclusive_scan_by_key: f,l,f2,o / f,l,f2,o,v / f,l,f2,o,v,b / f,l,f2,o,v,b,b
fill: f,l,v
fill_n: f,n,v
find: f,l,v
find_if: f,l,p
find_if_not: f,l,p
for_each: f,l,u
for_each_n: f,n,u
gather: f,l,f2,o
gather_if: f,l,s,f2,o / f,l,s,f2,o,p
generate: f,l,g
generate_n: f,n,g
inner_product: f,l,f2,v / f,l,f2,v,b,b
is_partitioned: f,l,p
is_sorted: f,l / f,l,c
is_sorted_until: f,l / f,l,c
max_element: f,l / f,l,c
min_element: f,l / f,l,c
minmax_element: f,l / f,l,c
merge: f,l,f2,l2,o / f,l,f2,l2,o,c
merge_by_key: f,l,f2,l2,f,f2,o,o / f,l,f2,l2,f,f2,o,o,c
mismatch: f,l,f2 / f,l,f2,b
partition: f,l,p / f,l,s,p
partition_copy: f,l,o,o,p / f,l,s,o,o,p
stable_partition: f,l,p / f,l,s,p
stable_partition_copy: f,l,o,o,p / f,l,s,o,o,p
partition_point: f,l,p
reduce: f,l / f,l,v / f,l,v,b
reduce_by_key: f,l,f2,o,o / f,l,f2,o,o,b / f,l,f2,o,o,b,b
remove: f,l,v
remove_if: f,l,p / f,l,s,p
remove_copy: f,l,o,v
remove_copy_if: f,l,o,p / f,l,s,o,p
replace: f,l,v,v
replace_if: f,l,p,v / f,l,s,p,v
replace_copy: f,l,o,v,v
replace_copy_if: f,l,o,p,v / f,l,s,o,p,v
reverse: f,l
reverse_copy: f,l,o
scatter: f,l,f2,o
scatter_if: f,l,f2,s,o / f,l,f2,s,o,p
sequence: f,l / f,l,v / f,l,v,v
set_difference: f,l,f2,l2,o / f,l,f2,l2,o,c
set_intersection: f,l,f2,l2,o / f,l,f2,l2,o,c
set_symmetric_difference: f,l,f2,l2,o / f,l,f2,l2,o,c
set_union: f,l,f2,l2,o / f,l,f2,l2,o,c
set_difference_by_key: f,l,f2,l2,f,f2,o,o / f,l,f2,l2,f,f2,o,o,c
set_intersection_by_key: f,l,f2,l2,f,o,o / f,l,f2,l2,f,o,o,c
set_union_by_key: f,l,f2,l2,f,f2,o,o / f,l,f2,l2,f,f2,o,o,c
set_symmetric_difference_by_key: f,l,f2,l2,f,f2,o,o / f,l,f2,l2,f,f2,o,o,c
shuffle: f,l,e
shuffle_copy: f,l,o,e
sort: f,l / f,l,c
stable_sort: f,l / f,l,c
sort_by_key: f,l,f2 / f,l,f2,c
stable_sort_by_key: f,l,f2 / f,l,f2,c
swap_ranges: f,l,f2
tabulate: f,l,u
transform: f,l,o,u / f,l,f2,o,b
transform_if: f,l,o,u,p / f,l,s,o,u,p / f,l,f2,s,o,b,p
transform_reduce: f,l,u,v,b
transform_inclusive_scan: f,l,o,u,b / f,l,o,u,v,b
transform_exclusive_scan: f,l,o,u,v,b
uninitialized_copy: f,l,o
uninitialized_copy_n: f,n,o
uninitialized_fill: f,l,v
uninitialized_fill_n: f,n,v
unique: f,l / f,l,b
unique_copy: f,l,o / f,l,o,b
unique_by_key: f,l,f2 / f,l,f2,b
unique_by_key_copy: f,l,f2,o,o / f,l,f2,o,o,b
unique_count: f,l / f,l,b
'''
KINDS = {"f": "int*", "l": "int*", "f2": "int*", "l2": "int*", "o": "int*", "s": "const int*", "v": "int", "n": "int", "p": "P", "u": "U",
         "b": "B", "c": "C", "g": "G", "e": "thrust::default_random_engine"}
THRUST_HEADERS = """adjacent_difference advance binary_search copy count device_malloc device_free device_reference distance equal
execution_policy extrema fill find for_each functional gather generate inner_product logical memory merge mismatch partition
random reduce remove replace reverse scan scatter sequence set_operations shuffle sort swap tabulate transform
transform_reduce transform_scan uninitialized_copy uninitialized_fill unique device_vector host_vector
iterator/counting_iterator iterator/constant_iterator iterator/zip_iterator iterator/transform_iterator
iterator/permutation_iterator iterator/discard_iterator iterator/reverse_iterator iterator/iterator_traits
iterator/transform_output_iterator zip_function universal_vector system/cuda/execution_policy""".split()

CONTAINERS = r'''
thrust::device_vector<int> v; 
thrust::device_vector<int> v(10); v[0] = 1; int x = v[0]; v[0] += 2; v[1]++; x = v.front() + v.back();
thrust::device_vector<int> v(10, 1); v.resize(20); v.resize(20, 3); v.push_back(1); v.pop_back(); v.clear(); v.shrink_to_fit(); v.reserve(5);
thrust::device_vector<int> v = {1, 2, 3}; v = {1, 2};
std::vector<int> h; thrust::device_vector<int> v(h); v = h; thrust::device_vector<int> w = h;
std::vector<int> h; thrust::device_vector<int> v(h.begin(), h.end()); v.assign(h.begin(), h.end()); v.assign(3, 1); v.insert(v.begin(), 1); v.insert(v.end(), h.begin(), h.end());
thrust::host_vector<int> h(10); thrust::device_vector<int> v = h; h = v; v = h; thrust::host_vector<int> g(v);
thrust::host_vector<int> h(10); thrust::device_vector<float> v = h; v = h;
thrust::device_vector<int> v(10); int* p = thrust::raw_pointer_cast(v.data()); p = thrust::raw_pointer_cast(&v[0]); p = v.data().get(); thrust::device_ptr<int> d = v.data(); d = &v[3];
thrust::device_vector<int> v(10); int* p = v.data();
thrust::device_vector<int> v(10); int* p = &v[0];
thrust::device_vector<int> v(10); const int* p = thrust::raw_pointer_cast(v.data());
const thrust::device_vector<int> v(10); const int* p = thrust::raw_pointer_cast(v.data()); int x = v[0]; auto i = v.begin(); x = *i;
const thrust::device_vector<int> v(10); int* p = thrust::raw_pointer_cast(v.data());
thrust::device_vector<int> v(10); int x = *v.begin(); x = *(v.begin() + 3); auto n = v.end() - v.begin(); n = v.size(); x = v.begin()[2];
thrust::device_vector<int> v(10), w(10); bool b = v == w; b = v != w; v.swap(w); std::swap(v, w); thrust::swap(v, w); v.erase(v.begin()); v.erase(v.begin(), v.end());
thrust::device_vector<int> v(10), w(v), u(std::move(w)), t(v.begin(), v.end()); u = v; u = std::move(t);
thrust::device_vector<int> v(10); for (int x : v) (void)x; for (auto x : v) (void)x;
thrust::device_vector<int> v(10); for (auto i = v.begin(); i != v.end(); ++i) { int x = *i; *i = x; } for (auto i = v.rbegin(); i != v.rend(); i++) (void)*i;
thrust::device_vector<int> v(10); std::cout << v[0] << *v.begin();
thrust::device_vector<int> v(10); thrust::copy(v.begin(), v.end(), std::ostream_iterator<int>(std::cout, " "));
thrust::device_vector<int> v(10); printf("%d", (int)v[0]); int x = v[0] + v[1] * 2; bool b = v[0] == 3; b = v[0] < v[1];
thrust::device_vector<int> v(10); std::vector<int> h(v.begin(), v.end());
thrust::device_vector<int> v(10); std::vector<int> h(10); thrust::copy(v.begin(), v.end(), h.begin()); thrust::copy(h.begin(), h.end(), v.begin()); 
thrust::device_vector<int> v(10, thrust::no_init);
thrust::device_vector<int>::iterator i; thrust::device_vector<int>::value_type x = 1; thrust::device_vector<int>::const_iterator c; c = i;
thrust::device_vector<int> v(10); v.at(0);
thrust::device_vector<int> v(10); v.emplace_back(1);
thrust::device_vector<int> v(10); v.data()[0] = 3;
thrust::host_vector<int> v(10); int* p = v.data(); p = &v[0]; p = thrust::raw_pointer_cast(v.data()); v.push_back(1); std::sort(v.begin(), v.end());
thrust::host_vector<int> v(10); std::generate(v.begin(), v.end(), rand); for (auto& x : v) x = 1;
thrust::universal_vector<int> v(10); v[0] = 1; int x = v[0]; int* p = thrust::raw_pointer_cast(v.data());
thrust::device_ptr<int> p = thrust::device_malloc<int>(10); thrust::device_free(p); p[0] = 1; int x = p[0]; *p = 2; int* r = p.get(); 
int* r = nullptr; thrust::device_ptr<int> p(r); p = thrust::device_pointer_cast(r); p = p + 3; p += 2; ++p; auto n = p - p; bool b = p == p; b = p < p;
int* r = nullptr; thrust::device_ptr<int> p = r;
int* r = nullptr; thrust::device_ptr<int> p; p = r;
int* r = nullptr; thrust::device_ptr<const int> p(r); thrust::device_ptr<int> q(r); p = q;
int* r = nullptr; thrust::device_ptr<int> p(r); int* s = p;
int* r = nullptr; thrust::device_ptr<int> p(r); thrust::device_ptr<void> w = p; bool b = (bool)p; b = p != nullptr;
float* r = nullptr; thrust::device_ptr<float> p(r);
thrust::device_vector<float> v(10); float s = thrust::reduce(v.begin(), v.end()); s = thrust::reduce(v.begin(), v.end(), 0.0f, thrust::maximum<float>());
thrust::device_vector<float> v(10); auto i = thrust::max_element(v.begin(), v.end()); float m = *i; int at = i - v.begin(); at = thrust::distance(v.begin(), i);
thrust::device_vector<float> v(10); auto r = thrust::minmax_element(v.begin(), v.end()); float m = *r.first + *r.second;
thrust::device_vector<int> k(10), v(10); auto e = thrust::reduce_by_key(k.begin(), k.end(), thrust::make_constant_iterator(1), k.begin(), v.begin()); int n = e.first - k.begin();
thrust::device_vector<int> k(10), v(10); auto z = thrust::make_zip_iterator(thrust::make_tuple(k.begin(), v.begin())); auto t = *z; int x = thrust::get<0>(t); thrust::tuple<int, int> u = *z; z + 3; z[2]; ++z;
thrust::device_vector<int> k(10), v(10); auto z = thrust::make_zip_iterator(k.begin(), v.begin()); auto e = z + 10; e - z;
typedef thrust::device_vector<int>::iterator I; typedef thrust::tuple<I, I> T; typedef thrust::zip_iterator<T> Z; thrust::device_vector<int> k(10); Z z(thrust::make_tuple(k.begin(), k.begin())); Z y = thrust::make_tuple(k.begin(), k.begin()); T t = z.get_iterator_tuple();
thrust::counting_iterator<int> c(0); int x = *c; c + 3; c[3]; ++c; c++; c += 2; --c; x = c - c; bool b = c < c; thrust::counting_iterator<int> d = c;
thrust::counting_iterator<int> c = 3;
auto c = thrust::make_counting_iterator(3); auto d = thrust::make_counting_iterator<size_t>(3); (void)*d;
thrust::constant_iterator<int> c(3); int x = *c; x = c[3]; auto d = thrust::make_constant_iterator(3.0f);
thrust::constant_iterator<int> c = 3;
thrust::device_vector<int> k(10), v(10); auto p = thrust::make_permutation_iterator(k.begin(), v.begin()); int x = *p; x = p[2]; *p = 3; thrust::permutation_iterator<thrust::device_vector<int>::iterator, thrust::counting_iterator<int>> q(k.begin(), thrust::counting_iterator<int>(0));
auto t = thrust::make_transform_iterator(thrust::make_counting_iterator(0), U()); int x = *t; x = t[3]; t + 3; ++t; auto b = t.base(); thrust::transform_iterator<U, thrust::counting_iterator<int>> u(thrust::counting_iterator<int>(0), U()), w(thrust::counting_iterator<int>(0));
auto t = thrust::make_transform_output_iterator(thrust::device_vector<int>(3).begin(), U());
auto d = thrust::make_discard_iterator(); *d = 3; thrust::discard_iterator<> e; thrust::discard_iterator f;
auto r = thrust::make_reverse_iterator(thrust::device_vector<int>(3).end());
thrust::iterator_traits<int*>::value_type x = 1; thrust::iterator_value<int*>::type y = 2; thrust::iterator_difference<int*>::type z = 3; thrust::iterator_reference<int*>::type w = x;
thrust::default_random_engine e(1); thrust::uniform_real_distribution<float> d(0, 1); float x = d(e); e.discard(3); unsigned u = e(); thrust::uniform_int_distribution<int> i(0, 9); int y = i(e);
thrust::minstd_rand e; thrust::random::normal_distribution<float> n(0, 1); float x = n(e); thrust::random::uniform_real_distribution<double> d; e.seed(3);
thrust::taus88 e; thrust::ranlux24 f(3); e(); f(); thrust::default_random_engine::result_type r = thrust::default_random_engine::max;
cudaStream_t s = 0; int* p = 0; thrust::sort(thrust::cuda::par.on(s), p, p); thrust::sort(thrust::device.on(s), p, p); thrust::sort(thrust::cuda::par_nosync.on(s), p, p); thrust::sort(thrust::host, p, p);
int* p = 0; thrust::sort(p, p, thrust::greater<int>()); thrust::sort(p, p + 3, thrust::greater<>()); thrust::sort(p, (const int*)p);
int* p = 0; thrust::sort(thrust::device, p);
int* p = 0; thrust::nosuch(p, p);
thrust::advance(*new int*, 3);
thrust::device_vector<int> v(3); auto i = v.begin(); thrust::advance(i, 2); i = thrust::next(i); i = thrust::prev(i);
struct S { int a; float b; }; thrust::device_vector<S> v(3); S s = v[0]; v[0] = s; S* p = thrust::raw_pointer_cast(v.data());
struct S { int a; float b; }; thrust::device_vector<S> v(3); v[0].a = 3;
struct S { int a; float b; }; thrust::device_vector<S> v(3); int a = static_cast<S>(v[0]).a;
'''

COMPLEX = r'''
thrust::complex<float> a, b(1), c(1, 2), d = 3.0f, e = thrust::complex<float>(1, 2); a = c; a = 2.0f; float r = a.real() + a.imag(); a.real(3); a.imag(4);
thrust::complex<float> a(1, 2), b(3, 4); a = a + b; a = a - b; a = a * b; a = a / b; a += b; a -= b; a *= b; a /= b; a = -a; a = +a; bool e = a == b || a != b;
thrust::complex<float> a(1, 2); a = a + 1.0f; a = a * 2.0f; a = 2.0f * a; a = 1.0f - a; a = a / 2.0f; a = 1.0f / a; a *= 2.0f; a += 1.0f; bool e = a == 1.0f || 1.0f == a || a != 1.0f;
thrust::complex<float> a(1, 2); a = a * 2;
thrust::complex<double> a(1, 2); a = 2 * a;
thrust::complex<double> a(1, 2); a = a * 2.0f;
thrust::complex<double> a(1, 2); thrust::complex<float> b(a); a = b; thrust::complex<double> c = b; auto d = a * b; d = a + b; b = a;
thrust::complex<float> a(1, 2); float r = thrust::abs(a) + thrust::arg(a) + thrust::norm(a); a = thrust::conj(a); a = thrust::polar(1.0f, 2.0f); a = thrust::exp(a) + thrust::log(a) + thrust::sqrt(a) + thrust::sin(a) + thrust::cos(a) + thrust::tan(a) + thrust::sinh(a) + thrust::cosh(a) + thrust::tanh(a) + thrust::log10(a) + thrust::asin(a) + thrust::acos(a) + thrust::atan(a) + thrust::proj(a);
thrust::complex<float> a(1, 2); a = thrust::pow(a, a); a = thrust::pow(a, 2.0f); a = thrust::pow(2.0f, a); a = thrust::pow(a, 2);
thrust::complex<float> a(1, 2); a = exp(a) * sqrt(a) + pow(a, 2.0f); float r = abs(a) + norm(a); a = conj(a);
__shared__ thrust::complex<float> s[4]; s[0] = thrust::complex<float>(1, 2); s[1] += s[0];
thrust::complex<float> a = 1;
thrust::complex<float> a = 1.0;
thrust::complex<float> a{1.0f, 2.0f}; volatile thrust::complex<float>* p = &a; float r = p->real();
thrust::complex<float> a(1, 2); bool b = a < a;
thrust::complex<float> a(1, 2); float r = a;
thrust::complex<float> a(1, 2); float r = a.x;
thrust::complex<float> a(1, 2); a = thrust::polar(1.0f); float r = real(a);
typename thrust::complex<double>::value_type v = 1; thrust::complex<double> z(v, 0); z = z * z * v + v;
'''
COMPLEX_ON_HOST = "std::complex<float> s(1, 2); thrust::complex<float> a(s), b = s; s = a; a = s; std::complex<double> d(b);"


def thrust_probes():
    pairs = Probe("thrust-pairs", "strict plain", [f"thrust/{h}.h" for h in "pair tuple swap extrema functional execution_policy".split()] +
                  ["utility", "tuple"])
    for side in ("__device__", "__host__"):
        for line in PAIRS.strip().split("\n"):
            names, body = line.split("|", 1)
            pairs.body(", ".join(PARAMETERS[n] for n in names.split(",")), body, side)
    yield pairs

    thrust = [f"thrust/{h}.h" for h in THRUST_HEADERS]
    algorithms = Probe("thrust-algorithms", "strict plain", thrust)
    for name, result, parameters in (("U", "int", "int"), ("P", "bool", "int"), ("G", "int", ""), ("C", "bool", "int, int"), ("B", "int", "int, int")):
        algorithms.lines.append(f"struct {name} {{ __host__ __device__ {result} operator()({parameters}) const; }};")
    parameters = ", ".join(f"{t} {n}" for n, t in KINDS.items())

    def call(name, arguments):
        algorithms.body(parameters, f"using R = decltype((void)thrust::{name}({arguments.replace(',', ', ')}), 0);", "")
    for line in ALGORITHMS.strip().split("\n"):
        name, _, forms = line.partition(": ")
        forms = forms.split(" / ")
        for form in forms:
            for policy in ("", "thrust::device,", "thrust::cuda::par.on(0),"):
                call(name, policy + form)
        call(name, forms[-1] + ",1")
        call(name, forms[0].rpartition(",")[0])
    yield algorithms

    containers = Probe("thrust-containers", "strict plain", thrust + ["iostream", "vector", "algorithm", "cstdio"])
    containers.lines.append("struct U { __host__ __device__ int operator()(int) const { return 0; } };")
    for line in CONTAINERS.strip().split("\n"):
        containers.body("", line, "")
    yield containers

    numbers = Probe("thrust-complex", "strict plain", ["thrust/complex.h", "complex"])
    for side in ("__device__", "__host__"):
        for line in COMPLEX.strip().split("\n"):
            numbers.body("", line, side)
    numbers.body("", COMPLEX_ON_HOST, "__host__")
    yield numbers
