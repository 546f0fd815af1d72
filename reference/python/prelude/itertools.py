# itertools, as lists.
def repeat(x, n):
    return [x for i in range(n)]
def chain(*lists):
    return [x for items in lists for x in items]
def product(*lists):
    out = [()]
    for items in lists:
        out = [row + (x,) for row in out for x in items]
    return out
def accumulate(items):
    out = []
    for x in items:
        out.append(x if len(out) == 0 else out[-1] + x)
    return out
