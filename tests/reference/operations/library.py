"""Modules of Python's library that the evaluator has its own of."""


def cases():
    for name, texts in {
            "itertools": ["list(m.repeat(3, 2))", "list(m.chain([1], [2, 3], []))", "list(m.product([1, 2], [3, 4]))", "list(m.product())", "list(m.accumulate([1, 2, 3]))", "list(m.accumulate([]))", "[list(p) for p in m.product([1, 2], repeat=2)]"],
            "functools": ["m.partial(max, 3)(5)", "m.reduce(lambda a, b: a * b, [2, 3, 4])", "m.reduce(lambda a, b: a * b, [2, 3], 10)", "m.reduce(lambda a, b: a + b, [], 7)", "m.lru_cache(lambda v: v + 1)(2)", "m.lru_cache(maxsize=4)(lambda v: v + 1)(2)", "m.cache(lambda v: v + 1)(2)", "m.partial(pow, 2)(3)", "m.wraps(max)(min)(3, 2)"],
            "collections": ["list(m.OrderedDict([('b', 1), ('a', 2)]).items())", "m.namedtuple('P', 'x y')(1, 2).y", "m.namedtuple('P', ['x', 'y'])(1, y=2)[1]", "len(m.namedtuple('P', 'x, y')(1, 2))", "list(m.namedtuple('P', 'x y')(1, 2))", "m.namedtuple('P', 'x y').__name__", "m.defaultdict(int)['a']", "m.Counter('aab')['a']"],
            "ast": ["m.literal_eval('[1, (2, 3)]')", "m.literal_eval('-2')", "m.literal_eval('None')"],
            "copy": ["m.deepcopy([1, [2, 3]])", "m.copy((1, 2))", "m.deepcopy({'a': [1]})['a']", "m.deepcopy(x(2, 3))", "m.deepcopy(filled(nn.Linear(2, 1)))(x(1, 2))", "m.copy('text')"],
            "typing": ["m.Optional[int] is None", "m.List[m.Tuple[int, ...]] is None", "m.Union[int, str] is None"],
            "torch.nn.modules.utils": ["m._pair(2)", "m._pair((1, 2))", "m._single(3)", "m._triple(1)", "m._quadruple(2)", "list(m._reverse_repeat_tuple((1, 2), 2))", "m._ntuple(3)(4)"],
            "math": ["m.sqrt(2)", "m.floor(-2.5)", "m.ceil(2.1)", "m.prod([2, 3, 4])", "m.gcd(12, 18)", "m.log(8, 2)", "m.log2(8)", "m.isnan(m.nan)", "m.erf(0.5)", "m.gamma(4.5)", "m.isqrt(17)", "m.trunc(-2.7)", "m.fmod(-7, 3)", "m.pow(2, 0.5)", "m.atan2(1, -1)", "m.inf", "m.pi", "m.lgamma(3.5)", "m.expm1(1e-5)", "m.copysign(1, -0.0)", "m.hypot(3, 4)", "m.comb(5, 2)", "m.factorial(5)", "m.tau", "m.degrees(1.0)", "m.radians(90)", "m.exp(1)", "m.fabs(-2)"],
            "scipy.special": ["m.erf(0.5)", "m.erfc(x(3).double().numpy())", "m.expit(0.25)", "m.digamma(2.5)", "m.psi(1.5)", "m.gammaln(4.5)", "m.spence(0.5)", "m.expit(x(3).double().numpy())"],
            "torch.sparse": []}.items():
        for text in texts:
            yield f"import {name} as m; {text}"
    made = "torch.sparse_coo_tensor(torch.tensor([[0, 1, 1], [2, 0, 0]]), torch.tensor([3.0, 4.0, 5.0]), (2, 3))"
    for text in ["to_dense()", "coalesce().indices()", "coalesce().values()", "shape", "_nnz()", "coalesce()._nnz()", "size(1)", "dim()", "is_coalesced()", "coalesce().to_dense()", "sparse_dim()", "dense_dim()", "dtype"]:
        yield f"{made}.{text}"
    yield "torch.sparse_coo_tensor([[0, 1], [1, 2]], [1, 2]).to_dense()"
    yield "torch.sparse_coo_tensor(torch.tensor([[0, 1]]), x(2, 3), (3, 3)).to_dense()"
    yield "import random; random.seed(3); v = random.random(); 0 <= v < 1"
    yield "import random; 2 <= random.randint(2, 4) <= 4, random.choice([5]), sorted(random.sample([1, 2, 3], 3)), 1 <= random.uniform(1, 2) <= 2, random.randrange(1)"
    yield "import random; a = [1, 2, 3]; random.shuffle(a); sorted(a)"
    yield "import random; random.gauss(1, 0)"
    yield "a = torch.autograd.Variable(x(3)); a"
