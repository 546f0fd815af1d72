"""Probes of libcu++, textures, arrays and the compiler's own atomics, for the device and for the host. One body a line; see
cuda_probes.py."""
from cuda_probe import Probe

STANDARD_HEADERS = "utility tuple type_traits limits cmath array optional numeric functional cstdint cstddef climits cfloat cassert cstdlib cstring initializer_list iterator ratio atomic barrier".split()
STANDARD = r'''
cuda::std::pair<int, float> p(1, 2.0f); auto q = cuda::std::make_pair(1, 2.0f); p = q; bool b = p == q;
cuda::std::pair<cuda::std::pair<int, int>, float> p(cuda::std::piecewise_construct, cuda::std::make_tuple(1, 2), cuda::std::make_tuple(3.0f)); int x = p.first.second;
cuda::std::tuple<int, float> t(1, 2.0f); int x = cuda::std::get<0>(t); auto [a, c] = t; cuda::std::tie(x, c) = t; cuda::std::tie(x, cuda::std::ignore) = t;
auto t = cuda::std::tuple_cat(cuda::std::make_tuple(1), cuda::std::make_tuple(2.0f, 3)); static_assert(cuda::std::tuple_size<decltype(t)>::value == 3, ""); static_assert(cuda::std::tuple_size_v<decltype(t)> == 3, "");
int r = cuda::std::apply([](int a, int b) { return a + b; }, cuda::std::make_tuple(1, 2));
int r = cuda::std::apply(U(), cuda::std::make_tuple(1));
static_assert(cuda::std::is_same<int, int>::value && cuda::std::is_same_v<int, int>, ""); cuda::std::enable_if_t<true, int> x = 1; cuda::std::conditional_t<true, int, float> y = 2; cuda::std::decay_t<int&> z = 3; cuda::std::remove_cvref_t<const int&> w = 3;
int x = cuda::std::numeric_limits<int>::max(); float f = cuda::std::numeric_limits<float>::infinity() + cuda::std::numeric_limits<float>::lowest() + cuda::std::numeric_limits<double>::epsilon(); static_assert(cuda::std::numeric_limits<int>::digits == 31, ""); constexpr int m = cuda::std::numeric_limits<int>::min();
float f = cuda::std::numeric_limits<float>::quiet_NaN() + cuda::std::numeric_limits<float>::denorm_min();
float f = 1; f = cuda::std::sqrt(f) + cuda::std::exp(f) + cuda::std::pow(f, 2) + cuda::std::fabs(f) + cuda::std::abs(f) + cuda::std::sin(f) + cuda::std::floor(f) + cuda::std::max(f, 1.0f); bool b = cuda::std::isnan(f) || cuda::std::isinf(f) || cuda::std::isfinite(f) || cuda::std::signbit(f);
double f = 1; f = cuda::std::sqrt(2) + cuda::std::pow(f, f) + cuda::std::fma(f, f, f) + cuda::std::hypot(f, f) + cuda::std::fmin(f, f) + cuda::std::copysign(f, f) + cuda::std::round(f) + cuda::std::log2(f) + cuda::std::rint(f); 
float f = 1; f = cuda::std::sqrtf(f) + cuda::std::fmaxf(f, f) + cuda::std::expf(f);
float f = 1; int e; f = cuda::std::frexp(f, &e) + cuda::std::ldexp(f, 2) + cuda::std::fmod(f, f) + cuda::std::nextafter(f, f) + cuda::std::lgamma(f) + cuda::std::erf(f) + cuda::std::cbrt(f);
cuda::std::array<int, 3> a{1, 2, 3}; a[0] = a.size() + a.front() + a.back(); for (int x : a) (void)x; for (auto& x : a) x = 1; int* p = a.data(); a.fill(3); p = a.begin(); auto b = a; bool e = a == b; e = a.empty(); cuda::std::swap(a, b); int y = cuda::std::get<1>(a); auto [u, v, w] = a;
cuda::std::array<int, 3> a = {1, 2, 3}; constexpr cuda::std::array<int, 2> c{1, 2}; static_assert(c[0] == 1 && c.size() == 2, ""); cuda::std::array d{1, 2}; a.at(1) = 2; cuda::std::array<int, 0> z; cuda::std::array<cuda::std::array<int, 2>, 2> m{}; m[0][1] = 2;
cuda::std::optional<int> o; o = 3; if (o) o.reset(); int x = *o + o.value() + o.value_or(2); o = cuda::std::nullopt; bool b = o.has_value(); cuda::std::optional<int> q(3), r = 4, s = cuda::std::nullopt, t = cuda::std::make_optional(3); b = o == q; b = o == 3; b = o != cuda::std::nullopt; o.emplace(4);
int x = cuda::std::min(1, 2) + cuda::std::max(1, 2) + cuda::std::max({1, 2, 3}) + cuda::std::min(1, 2, cuda::std::less<int>());
int x = cuda::std::min(1, 2.0f);
int a = 1, b = 2; cuda::std::swap(a, b); int c = cuda::std::exchange(a, 3); c = cuda::std::move(a); int&& d = cuda::std::forward<int>(b); const int& e = cuda::std::as_const(a); int s[2], t[2]; cuda::std::swap(s, t);
int x = cuda::std::plus<int>()(1, 2) + cuda::std::plus<>()(1, 2) + cuda::std::minus<>{}(1, 2) + cuda::std::multiplies<>{}(1, 2) + cuda::std::negate<>{}(1); bool b = cuda::std::less<int>{}(1, 2) || cuda::std::logical_not<>{}(b) || cuda::std::equal_to<>{}(1, 1); x = cuda::std::bit_xor<>{}(1, 2) + cuda::std::bit_not<>{}(3) + cuda::std::invoke(U(), 3) + cuda::std::identity{}(3);
cuda::std::uint32_t a = 1; cuda::std::int64_t b = 2; cuda::std::uint8_t c = 3; cuda::std::size_t d = 4; cuda::std::ptrdiff_t e = 4; cuda::std::uintptr_t f = 3; cuda::std::byte g{3}; int h = INT_MAX; float m = FLT_MAX; assert(h);
char a[4], b[4]; cuda::std::memcpy(a, b, 4); cuda::std::memset(a, 0, 4); int x = cuda::std::abs(-3);
int a[4] = {1, 2, 3, 4}; cuda::std::fill(a, a + 4, 3);
int a[4] = {1, 2, 3, 4}; auto i = cuda::std::max_element(a, a + 4); i = cuda::std::min_element(a, a + 4); cuda::std::copy(a, a + 2, a + 2); auto i = cuda::std::find(a, a + 4, 2); i = cuda::std::lower_bound(a, a + 4, 2); i = cuda::std::upper_bound(a, a + 4, 2); i = cuda::std::max_element(a, a + 4); bool b = cuda::std::all_of(a, a + 4, U()); cuda::std::transform(a, a + 4, a, U()); cuda::std::for_each(a, a + 4, U()); cuda::std::reverse(a, a + 4); cuda::std::fill_n(a, 4, 3);
int a[4] = {1, 2, 3, 4}; int s = cuda::std::accumulate(a, a + 4, 0) + cuda::std::reduce(a, a + 4, 0) + cuda::std::gcd(4, 6) + cuda::std::lcm(4, 6); cuda::std::iota(a, a + 4, 0); s = cuda::std::distance(a, a + 4); int* p = cuda::std::next(a); p = cuda::std::prev(p); cuda::std::advance(p, 1); for (auto i = cuda::std::begin(a); i != cuda::std::end(a); ++i) s += *i; s = cuda::std::size(a);
cuda::std::index_sequence<0, 1> s; cuda::std::make_index_sequence<3> t; cuda::std::integral_constant<int, 3> u; int x = u; cuda::std::true_type b; cuda::std::void_t<int>* v;
cuda::std::invoke_result_t<U, int> x = 1; using T = decltype(cuda::std::declval<int>()); static_assert(cuda::std::is_convertible_v<int, float> && cuda::std::is_trivially_copyable_v<int> && cuda::std::is_invocable_v<U, int> && cuda::std::is_arithmetic_v<int>, ""); cuda::std::common_type_t<int, float> f = 1; cuda::std::make_unsigned_t<int> y = 2; cuda::std::underlying_type_t<E> z = 1;
cuda::std::initializer_list<int> l = {1, 2}; for (int x : l) (void)x; auto n = l.size();
cuda::std::atomic<int> a(0); a.fetch_add(1); a.store(1, cuda::std::memory_order_relaxed); int x = a.load(cuda::memory_order_acquire); x = a++; ++a; a += 2; int e = 0; a.compare_exchange_strong(e, 1); x = a; a = 3; cuda::std::atomic_thread_fence(cuda::std::memory_order_seq_cst);
int v = 0; cuda::atomic_ref<int, cuda::thread_scope_device> r(v); r.fetch_add(1, cuda::memory_order_relaxed); r.fetch_max(3); r.fetch_or(1); cuda::std::atomic_ref<int> s(v); s.store(1); cuda::atomic_thread_fence(cuda::memory_order_acq_rel, cuda::thread_scope_block);
float v = 0; cuda::atomic_ref<float, cuda::thread_scope_device> r(v); r.fetch_add(1.0f); r.fetch_max(3.0f); r.store(1); float x = r;
float v = 0; cuda::atomic_ref<float, cuda::thread_scope_device> r(v); r.fetch_or(1);
cuda::atomic<float, cuda::thread_scope_block> a{0}; a.fetch_add(1); a.fetch_sub(1); a += 1; a.exchange(3); a.fetch_min(2);
cuda::atomic<float, cuda::thread_scope_block> a{0}; a++;
cuda::atomic<bool> a; a.store(true); a.exchange(false); bool b = a;
cuda::atomic<bool> a; a.fetch_add(1);
cuda::atomic<int*> a; a.fetch_add(1); a++; int* p = a;
cuda::atomic<unsigned> a; a &= 3; a |= 3; a ^= 3; a--; a.fetch_and(3); a.fetch_xor(2);
cuda::atomic<U> a; U u = a.load(); a.store(u);
cuda::atomic<int, cuda::thread_scope_block> a{0}; cuda::atomic<int, cuda::thread_scope_block> b = 3; cuda::atomic<int> c; c.wait(0); c.notify_all(); c.notify_one(); c.is_lock_free();
cuda::atomic<int, cuda::thread_scope_block> a{0}; auto b = a;
cuda::std::atomic_flag f; f.test_and_set(); f.clear();
cuda::std::atomic_int i; cuda::std::atomic_bool b; i.fetch_add(1);
cuda::std::nosuch(1);
int x = cuda::std::vector<int>().size();
cuda::std::string s;
'''

FETCHES = """
tex1Dfetch|o, 1
tex1Dfetch|o, f
tex1D|o, f
tex2D|o, f, f
tex2D|o, f, f, b
tex3D|o, f, f, f
tex3D|o, f, f, f, b
tex1DLayered|o, f, 1
tex2DLayered|o, f, f, 1
tex2DLayered|o, f, f, 1, b
texCubemap|o, f, f, f
texCubemap|o, f, f
texCubemapLayered|o, f, f, f, 1
tex2Dgather|o, f, f
tex2Dgather|o, f, f, 1
tex2Dgather|o, f, f, b
tex2Dgather|o, f, f, b, 1
tex1DLod|o, f, f
tex2DLod|o, f, f, f
tex2DLod|o, f, f, f, b
tex3DLod|o, f, f, f, f
tex3DLod|o, f, f, f, f, b
tex1DLayeredLod|o, f, 1, f
tex2DLayeredLod|o, f, f, 1, f
tex2DLayeredLod|o, f, f, 1, f, b
texCubemapLod|o, f, f, f, f
texCubemapLayeredLod|o, f, f, f, 1, f
tex1DGrad|o, f, f, f
tex2DGrad|o, f, f, f2, f2
tex2DGrad|o, f, f, f2, f2, b
tex3DGrad|o, f, f, f, f4, f4
tex3DGrad|o, f, f, f, f4, f4, b
tex1DLayeredGrad|o, f, 1, f, f
tex2DLayeredGrad|o, f, f, 1, f2, f2
tex2DLayeredGrad|o, f, f, 1, f2, f2, b
texCubemapGrad|o, f, f, f, f4, f4
texCubemapLayeredGrad|o, f, f, f, 1, f4, f4
tex1DLod|o, f
tex2DGrad|o, f, f, f, f
tex1D|o, f, b
texCubemap|o, f, f, f, b
"""
SURFACES = {"surf1D": "1", "surf2D": "1, 1", "surf3D": "1, 1, 1", "surf1DLayered": "1, 1", "surf2DLayered": "1, 1, 1", "surfCubemap": "1, 1, 1", "surfCubemapLayered": "1, 1, 1"}

ARRAYS = r'''
cudaExtent e = make_cudaExtent(1, 2, 3); cudaPos q = make_cudaPos(0, 0, 0); cudaPitchedPtr p = make_cudaPitchedPtr(b, 1, 2, 3); cudaMalloc3D(&p, e); cudaMemset3D(p, 0, e); cudaMemcpy3DParms m = {0}; m.srcPtr = p; m.dstPos = q; m.extent = e; m.kind = cudaMemcpyHostToDevice; cudaMemcpy3D(&m); cudaMemcpy3DAsync(&m); cudaMemset3DAsync(p, 0, e);
cudaArray* a; cudaArray_t c; cudaChannelFormatDesc d = cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat); cudaMallocArray(&a, &d, 4, 4); cudaMalloc3DArray(&c, &d, make_cudaExtent(1, 2, 3)); cudaMalloc3DArray(&a, &d, make_cudaExtent(1, 2, 3), cudaArrayLayered); cudaMemcpy2DToArray(c, 0, 0, b, 4, 4, 4, cudaMemcpyHostToDevice); cudaMemcpyToArray(c, 0, 0, b, 4, cudaMemcpyHostToDevice); cudaMemcpy2DFromArray(b, 4, c, 0, 0, 4, 4, cudaMemcpyDeviceToHost); cudaFreeArray(a);
cudaResourceDesc r; r.resType = cudaResourceTypeArray; r.res.array.array = 0; r.res.linear.devPtr = b; r.res.linear.desc = cudaCreateChannelDesc<float>(); r.res.linear.sizeInBytes = 3; r.res.pitch2D.pitchInBytes = 3; cudaTextureDesc t = {}; t.addressMode[0] = cudaAddressModeWrap; t.filterMode = cudaFilterModeLinear; t.readMode = cudaReadModeElementType; t.normalizedCoords = true; cudaResourceViewDesc v = {}; v.format = cudaResViewFormatFloat4; cudaTextureObject_t x; cudaCreateTextureObject(&x, &r, &t, &v); cudaCreateTextureObject(&x, &r, &t, NULL); cudaSurfaceObject_t s; cudaCreateSurfaceObject(&s, &r); cudaDestroySurfaceObject(s);
texture<float, 2> t;
texture<float, cudaTextureType2D, cudaReadModeElementType> t;
cudaBindTexture(0, 0, 0, 0);
cudaUnbindTexture(0);
int x = cudaTextureType2D + cudaSurfaceType3D;
cudaGraphNode_t n; cudaGraph_t g; cudaMemcpy3DParms m = {0}; cudaGraphAddMemcpyNode(&n, g, 0, 0, &m); cudaGraphAddChildGraphNode(&n, g, 0, 0, g); cudaGraphAddDependencies(g, &n, &n, 0, 1); cudaGraphDebugDotPrint(g, "x", 0); cudaGraphNodeParams q = {cudaGraphNodeTypeConditional}; q.conditional.handle = 0; q.conditional.type = cudaGraphCondTypeWhile; q.conditional.size = 1; cudaGraphAddNode(&n, g, 0, 0, 0, &q); q.kernel.func = 0; q.type = cudaGraphNodeTypeKernel;
cudaGraphNode_t n; cudaGraph_t g; cudaGraphAddDependencies(g, &n, &n, 1);
cudaLaunchConfig_t c = {0}; c.gridDim = 3; c.blockDim = dim3(4); c.dynamicSmemBytes = 3; cudaLaunchAttribute a[1]; a[0].id = cudaLaunchAttributeClusterDimension; a[0].val.clusterDim.x = 2; c.attrs = a; c.numAttrs = 1;
cudaStream_t s; cudaStreamCaptureStatus st; unsigned long long id; cudaGraph_t g; const cudaGraphNode_t* d; size_t n; cudaStreamGetCaptureInfo(s, &st); cudaStreamGetCaptureInfo(s, &st, &id, &g, &d, 0, &n); cudaStreamIsCapturing(s, &st);
int v; cudaDeviceGetP2PAttribute(&v, cudaDevP2PAttrPerformanceRank, 0, 1); cudaSetDeviceFlags(cudaDeviceBlockingSync | cudaDeviceMapHost);
'''

ATOMICS = r'''
int v = __nv_atomic_load_n(i, __NV_ATOMIC_RELAXED); v = __nv_atomic_load_n(i, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE); __nv_atomic_load(i, &v, __NV_ATOMIC_ACQUIRE);
__nv_atomic_store_n(i, 3, __NV_ATOMIC_RELEASE); int v = 3; __nv_atomic_store(i, &v, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
int v = __nv_atomic_fetch_add(i, 3, __NV_ATOMIC_RELAXED); __nv_atomic_add(i, 3, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_SYSTEM); v = __nv_atomic_fetch_max(i, 2, __NV_ATOMIC_RELAXED); v = __nv_atomic_fetch_xor(i, 2, __NV_ATOMIC_RELAXED); __nv_atomic_min(i, 3, __NV_ATOMIC_RELAXED);
float v = __nv_atomic_fetch_add(f, 3.0f, __NV_ATOMIC_RELAXED); double w = __nv_atomic_fetch_add(d, 3.0, __NV_ATOMIC_RELAXED); __nv_atomic_add(f, 1.0f, __NV_ATOMIC_RELAXED);
unsigned long long v = __nv_atomic_fetch_add(u, 3ull, __NV_ATOMIC_RELAXED); v = __nv_atomic_fetch_and(u, 3ull, __NV_ATOMIC_RELAXED); v = __nv_atomic_exchange_n(u, 3ull, __NV_ATOMIC_RELAXED);
int v = 0, w = 1; bool b = __nv_atomic_compare_exchange_n(i, &v, 3, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED); b = __nv_atomic_compare_exchange(i, &v, &w, true, __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE); __nv_atomic_exchange(i, &v, &w, __NV_ATOMIC_RELAXED);
__nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST); __nv_atomic_thread_fence(__NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_BLOCK);
unsigned long long v = __nv_atomic_fetch_add(u, 3, __NV_ATOMIC_RELAXED);
unsigned long long e = 1; bool b = __nv_atomic_compare_exchange_n(u, &e, 3, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED);
__nv_atomic_add(i, 3);
__nv_atomic_nosuch(i, 3);
long long* l = (long long*)u; long long v = __nv_atomic_load_n(l, __NV_ATOMIC_RELAXED); v = __nv_atomic_fetch_min(l, v, __NV_ATOMIC_RELAXED);
'''

GROUPS = r'''
auto g = cg::this_grid(); g.sync(); unsigned long long n = g.size() + g.thread_rank() + g.num_blocks() + g.block_rank() + g.num_threads(); dim3 d = g.group_dim(); d = g.dim_blocks(); d = g.block_index(); bool v = g.is_valid();
auto b = cg::this_thread_block(); b.sync(); unsigned n = b.size() + b.thread_rank() + b.num_threads(); dim3 d = b.group_dim(); d = b.group_index(); d = b.thread_index(); d = b.dim_threads(); cg::sync(b); auto tok = b.barrier_arrive(); b.barrier_wait(std::move(tok));
auto b = cg::this_thread_block(); auto t = cg::tiled_partition<32>(b); t.sync(); int x = t.shfl(i, 0) + t.shfl_down(i, 1) + t.shfl_up(i, 1) + t.shfl_xor(i, 1) + t.any(i) + t.all(i) + t.ballot(i) + t.match_any(i) +  t.size() + t.thread_rank() + t.meta_group_rank() + t.meta_group_size() + t.num_threads();
auto b = cg::this_thread_block(); cg::thread_block_tile<16> t = cg::tiled_partition<16>(b); cg::thread_block_tile<4> u = cg::tiled_partition<4>(t); float r = cg::reduce(u, f, cg::plus<float>()); r = cg::reduce(t, f, cg::greater<float>()); int s = cg::reduce(t, i, cg::bit_or<int>()); r = cg::reduce(t, f, [](float a, float b) { return a + b; });
auto b = cg::this_thread_block(); cg::thread_block_tile<8, cg::thread_block> t = cg::tiled_partition<8>(b); int s = cg::inclusive_scan(t, i) + cg::exclusive_scan(t, i) + cg::inclusive_scan(t, i, cg::plus<int>()) + cg::exclusive_scan(t, i, cg::less<int>());
auto b = cg::this_thread_block(); cg::thread_group g = cg::tiled_partition(b, 16); g.sync(); unsigned n = g.size() + g.thread_rank();
auto c = cg::coalesced_threads(); int x = c.shfl(i, 0) + c.any(i) + c.ballot(i) + c.size() + c.thread_rank() + c.shfl_up(i, 1) + c.match_any(i) + c.num_threads() + c.meta_group_rank(); c.sync(); float r = cg::reduce(c, f, cg::plus<float>());
auto b = cg::this_thread_block(); auto t = cg::tiled_partition<32>(b); auto c = cg::binary_partition(t, i > 0); auto l = cg::labeled_partition(t, i); int s = c.size() + l.thread_rank() + cg::reduce(l, i, cg::plus<int>());
auto b = cg::this_thread_block(); cg::memcpy_async(b, p, q, 16); cg::memcpy_async(b, p, q, cuda::aligned_size_t<4>(16)); cg::wait(b); cg::wait_prior<1>(b); cg::memcpy_async(b, p, 4, q, 4);
auto b = cg::this_thread_block(); cg::thread_block* a = &b; cg::invoke_one(b, []() {});
auto b = cg::tiled_partition<32>(cg::this_thread_block()); int r = cg::invoke_one_broadcast(b, []() { return 3; });
auto t = cg::tiled_partition<32>(cg::this_thread_block()); int pred; int x = t.match_all(i, pred);
__shared__ cuda::barrier<cuda::thread_scope_block> bar; bool b = bar.try_wait_parity(false);
__shared__ cuda::barrier<cuda::thread_scope_block> bar; bool b = bar.try_wait(bar.arrive());
auto t = cg::tiled_partition<32>(cg::this_thread_block()); cg::reduce_update_async(t, *at, i, cg::plus<int>()); cg::reduce_store_async(t, p, i, cg::plus<int>());
auto g = cg::this_grid(); auto t = g.barrier_arrive(); g.barrier_wait(std::move(t));
auto m = cg::this_multi_grid();
auto b = cg::this_thread_block(); auto t = cg::tiled_partition<64>(b);
auto b = cg::this_thread_block(); auto t = cg::tiled_partition<16>(b);
auto b = cg::this_thread_block(); bool x = b.any(i);
auto b = cg::this_thread_block(); int x = b.shfl(i, 1);
auto b = cg::this_thread_block(); b.nosuch();
dim3 d = cg::this_thread_block().thread_index(); unsigned x = cg::thread_block::thread_rank() + cg::thread_block::size() + cg::grid_group::size(); cg::thread_block::sync();
cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline(); pipe.producer_acquire(); cuda::memcpy_async(p, q, sizeof(int), pipe); cuda::memcpy_async(p, q, cuda::aligned_size_t<4>(4), pipe); pipe.producer_commit(); pipe.consumer_wait(); cuda::pipeline_consumer_wait_prior<1>(pipe); pipe.consumer_release();
__shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> st; auto b = cg::this_thread_block(); auto pipe = cuda::make_pipeline(b, &st); cuda::memcpy_async(b, p, q, 16, pipe); auto pipe2 = cuda::make_pipeline(b, &st, 32); auto pipe3 = cuda::make_pipeline(b, &st, cuda::pipeline_role::producer); pipe.quit();
__shared__ cuda::barrier<cuda::thread_scope_block> bar; auto b = cg::this_thread_block(); if (b.thread_rank() == 0) init(&bar, b.size()); b.sync(); bar.arrive_and_wait(); auto t = bar.arrive(); bar.wait(std::move(t)); cuda::memcpy_async(b, p, q, cuda::aligned_size_t<16>(16), bar); cuda::memcpy_async(p, q, 4, bar); bar.arrive_and_drop(); (void)cuda::barrier<cuda::thread_scope_block>::max(); bar.wait_parity(true);
__shared__ cuda::barrier<cuda::thread_scope_block> bar; cuda::device::barrier_arrive_tx(bar, 1, 16); auto h = cuda::device::barrier_native_handle(bar);
__pipeline_memcpy_async(p, q, 16); __pipeline_commit(); __pipeline_wait_prior(0); __pipeline_memcpy_async(p, q, 16, 4);
cuda::atomic_ref<int, cuda::thread_scope_block> r(*p); r.fetch_add(1, cuda::std::memory_order_relaxed); r.wait(1); r.notify_all();
int x = cuda::ceil_div(i, 4);
cuda::std::barrier<>* sb = 0; sb->arrive_and_wait(); cuda::latch<cuda::thread_scope_block> l(3); cuda::std::latch k(3); k.wait(); l.count_down(); l.arrive_and_wait(); cuda::counting_semaphore<cuda::thread_scope_block> s(2); s.acquire(); s.release(); cuda::binary_semaphore<cuda::thread_scope_device> bs(1);
auto f2 = cuda::proclaim_return_type<int>([] __device__ (int a) { return a; });
cuda::maximum<int> m; int x = m(1, 2) + cuda::minimum<>{}(1, 2);
'''


def library_probes():
    standard = Probe("cuda-std", "strict plain", [f"cuda/std/{h}" for h in STANDARD_HEADERS] + ["cuda/atomic", "cuda/barrier", "cuda/pipeline"])
    standard.lines += ["struct U { __host__ __device__ int operator()(int) const { return 0; } };", "enum E { e0 };"]
    for side in ("__device__", "__host__"):
        for line in STANDARD.strip().split("\n"):
            standard.body("", line, side)
    yield standard

    textures = Probe("textures", "strict plain")
    given = "cudaTextureObject_t o, float f, float2 f2, float4 f4, bool* b"
    for line in FETCHES.strip().split("\n"):
        name, _, arguments = line.partition("|")
        for t in ("float", "uchar4", "float2"):
            textures.body(given, f"{t} r = {name}<{t}>({arguments});")
        textures.body(given, f"float4 r; {name}(&r, {arguments});")
        textures.body(given, f"float r = {name}<float>({arguments});", "__host__")
    for t in ("char", "signed char", "unsigned char", "short", "ushort2", "int", "uint4", "float1", "float3", "double", "long", "long long",
              "unsigned long long", "bool", "int3", "char1", "uchar3", "float4", "longlong1", "longlong2", "ulonglong2", "longlong3"):
        for body in (f"{t} r = tex1Dfetch<{t}>(o, 1);", f"{t} r; tex2D(&r, o, f, f);", f"{t} r; surf2Dread(&r, o, 1, 1);",
                     f"{t} r = surf2Dread<{t}>(o, 1, 1);", f"{t} r{{}}; surf1Dwrite(r, o, 1);", f"{t} r; surf3Dread(&r, o, 1, 1, 1);"):
            textures.body(given, body)
    for name, at in SURFACES.items():
        for body in ("float r = {}read<float>(o, {});", "float r = {}read<float>(o, {}, cudaBoundaryModeClamp);", "float4 r; {}read(&r, o, {});",
                     "float4 r; {}read(&r, o, {}, cudaBoundaryModeZero);", "{}write(f, o, {});", "{}write(f4, o, {}, cudaBoundaryModeTrap);",
                     "{}write<float>(f, o, {});", "{}write(f, o, {}, 3, 3);"):
            textures.body(given, body.format(name, at))
    for line in ARRAYS.strip().split("\n"):
        textures.body(given, line, "__host__")
    yield textures

    atomics = Probe("compiler-atomics", "strict plain")
    for side in ("__device__", "__host__"):
        for line in ATOMICS.strip().split("\n"):
            atomics.body("int* i, float* f, double* d, unsigned long long* u", line, side)
    yield atomics

    groups = Probe("groups-and-pipelines", "strict plain lambda", ["cooperative_groups.h"] +
                   [f"cooperative_groups/{h}.h" for h in ("reduce", "scan", "memcpy_async")] + ["cuda_pipeline.h"] +
                   [f"cuda/{h}" for h in "barrier pipeline atomic std/barrier functional latch semaphore".split()] + ["utility"])
    groups.lines.append("namespace cg = cooperative_groups;")
    for line in GROUPS.split("\n")[1:-1]:
        groups.body("int i, float f, int* p, const int* q, cuda::atomic<int, cuda::thread_scope_device>* at", line)
    yield groups
