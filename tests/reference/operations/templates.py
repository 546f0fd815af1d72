"""Templates of cases: each of their values with each other."""
import itertools

FLOATS = "f32 f16 bf16 f64"
REAL = "f32 f16 bf16 i64 i32 u8"
ALL = "f32 f16 bf16 f64 i64 i32 u8 bool"


def each(template, **values):
    """The template with every combination of the values: lists, or words of a text. `pair` sets {a} and {b} together."""
    lists = [v.split() if isinstance(v, str) and k != "c" else [v] if isinstance(v, str) else v for k, v in values.items()]
    for chosen in itertools.product(*lists):
        names = dict(zip(values, chosen))
        if "pair" in names:
            names["a"], names["b"] = names.pop("pair")
        text = template
        for _ in range(2):  # values hold templates of their own
            for name, value in names.items():
                text = text.replace("{" + name + "}", str(value))
        yield text
