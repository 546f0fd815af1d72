# functools: partial application, reductions, caches.
def partial(f, *args, **kwargs):
    def call(*more, **others):
        all = dict(kwargs)
        all.update(others)
        return f(*args, *more, **all)
    return call
def reduce(f, items, *start):
    items = list(items)
    if len(start) > 0:
        total = start[0]
    else:
        total = items.pop(0)
    for item in items:
        total = f(total, item)
    return total
def wraps(f):
    return lambda g: g
def lru_cache(*args, **kwargs):
    if len(args) == 1 and callable(args[0]):
        return args[0]
    return lambda f: f
cache = lru_cache
