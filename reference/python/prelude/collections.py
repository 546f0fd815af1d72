# collections and collections.abc, by ordinary dictionaries and lists.
def OrderedDict(*args, **kwargs):
    return dict(*args, **kwargs)

class Iterable:
    pass
class Sequence:
    pass
class Mapping:
    pass
class Callable:
    pass
class abc:
    Iterable = Iterable
    Sequence = Sequence
    Mapping = Mapping
    Callable = Callable

def namedtuple(name, fields):
    names = fields.replace(",", " ").split() if isinstance(fields, str) else list(fields)
    class Named:
        def __init__(self, *args, **kwargs):
            for n, v in zip(names, args):
                setattr(self, n, v)
            for n in names[len(args):]:
                setattr(self, n, kwargs[n])
        def __iter__(self):
            return iter([getattr(self, n) for n in names])
        def __len__(self):
            return len(names)
        def __getitem__(self, i):
            return getattr(self, names[i])
    Named.__name__ = name
    return Named
