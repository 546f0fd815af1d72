"""Reductions, scans, sorting: dimensions, keepdim, dtypes, empty tensors, what is not finite."""
from templates import FLOATS, REAL, ALL, each

REDUCE = "sum mean prod amax amin max min argmax argmin any all std var logsumexp norm median nanmean nansum count_nonzero nanmedian mode aminmax"
SHAPES = ["x(2, 3, 4)", "x(3, 4).t()", "x(3, 4)[:, ::2]"]
DIMS = ["", ", 0", ", -1", ", 1, True", ", dim=-2, keepdim=True"]


def cases():
    yield from each("torch.{o}({a}{k})", o=REDUCE.replace("logsumexp ", ""), a=SHAPES, k=DIMS)
    yield from each("torch.{o}({a}, {k})", o="sum mean amax amin std var logsumexp nansum nanmean count_nonzero", a=["x(2, 3, 4)"],
                    k=["(0, 2)", "(0, 1, 2)", "[1, -1]", "dim=(0, 2)"])
    yield from each("torch.{o}(x(2, 3, 4), {k}, keepdim=True)", o="sum mean amax amin std var logsumexp", k=["(0, 2)", "(0, 1, 2)"])
    yield from each("torch.{o}(x(2, 3, d='{d}'){k})", o="sum mean prod max min argmax argmin amax any all cumsum cumprod", d=ALL, k=["", ", 1"])
    yield from each("x(2, 3, d='{d}').{o}({k})", o="sum mean prod max min any all std var norm median argmax", d="f32 bf16 i64", k=["", "1", "dim=0"])
    yield from each("torch.{o}({s}{k})", o="sum max min argmax argmin amax amin prod mean median sort cumsum cummax cummin logsumexp any all norm "
                    "nansum nanmean nanmedian", s="special()", k=["", ", 0"])
    yield from each("torch.{o}(torch.tensor([2.0, float('nan'), 3.0]){k})", o="max min argmax argmin amax aminmax sort argsort median", k=["", ", 0"])
    yield from each("torch.{o}(torch.zeros({s}){k})", o="sum mean prod any all max amax argmax std logsumexp cumsum", s=["0", "0, 3", "2, 0"], k=["", ", 0", ", 1"])
    yield from each("torch.{o}(torch.tensor(2.5){k})", o="sum mean prod max min argmax amax std var any all cumsum sort logsumexp median", k=["", ", 0", ", -1"])
    yield from each("torch.{o}(x(2, 3, d='{d}'), dtype=torch.{t})", o="sum mean prod", d="f32 i32 bf16 bool u8", t="float32 float64 int64 bfloat16")
    yield from each("torch.sum(x(2, 3, d='{d}'), 0, dtype=torch.{t})", d="f32 f16", t="float64 int32")
    yield from each("torch.{o}(x(2, 3, 4), {k})", o="std var", k=["unbiased=False", "0, unbiased=False", "1, False, True", "dim=1, correction=0", "dim=(0, 1), correction=2",
                                                                "dim=1, unbiased=True, keepdim=True"])
    yield from each("torch.{o}(x(2, 3, 4), {k})", o="std_mean var_mean", k=["1", "dim=(0, 2), keepdim=True", "unbiased=False", "dim=-1, unbiased=False"])
    yield from each("torch.{o}(x(1, 3), 0)", o="std var")
    yield from each("torch.{n}(x(3, 4), {k})", n="norm", k=["1", "2", "float('inf')", "float('-inf')", "0", "3", "0.5", "'fro'", "2, 0", "1, -1", "2, (0, 1)", "p=2, dim=1, keepdim=True",
                                                          "p=1, dim=0", "p=float('inf'), dim=1"])
    yield from each("x(3, 4).norm({k})", k=["", "p=2", "p=1, dim=1", "dim=1", "2, -1, True"])
    yield from each("torch.linalg.{n}(x(3, 4), {k})", n="norm vector_norm", k=["2", "1", "float('inf')", "2, 0", "ord=2, dim=1", "ord=1, dim=-1, keepdim=True", "dim=0", "0", "3, 1"])
    yield from each("torch.linalg.{n}(x(2, 3, 4){k})", n="norm vector_norm matrix_norm", k=["", ", dim=(1, 2)", ", dim=(-2, -1), keepdim=True"])
    yield from each("torch.linalg.matrix_norm(x(3, 4), {k})", k=["1", "float('inf')", "-1", "'fro'", "'nuc'", "2"])
    yield from each("torch.max(x(2, 3), {b})", b=["x(3, seed=2)", "x(2, 1, seed=2)", "torch.tensor(0.5)"])
    yield from each("torch.min(x(2, 3, d='{d}'), x(3, seed=2, d='{d}'))", d="i64 bf16")
    yield from each("x(2, 3).{o}(1).values, x(2, 3).{o}(1).indices, x(2, 3).{o}(1)[0]", o="max min median sort kthvalue mode cummax cummin")
    yield from each("torch.{o}(torch.tensor([[1, 3, 3], [2, 2, 0]]), {k})", o="max min argmax argmin median mode cummax cummin sort", k=["0", "1"])
    yield from each("torch.{o}(x(2, 3, 4), {k})", o="cumsum cumprod logcumsumexp cummax cummin", k="0 1 -1")
    yield from each("torch.{o}(x(6, d='{d}'), 0)", o="cumsum cumprod cummax cummin flip diff", d=REAL)
    yield from each("torch.{o}(x(6, d='{d}'), 0, dtype=torch.float64)", o="cumsum cumprod", d="i32 f32")
    yield from each("a = x(2, 3); a.{o}; a", o=["cumsum_(1)", "cumprod_(0)"])
    yield from each("torch.flip(x(2, 3), {k})", k=["[0]", "(1,)", "[0, 1]", "dims=(-1,)"])
    yield from each("x(2, 3).flip({k})", k=["0", "-1", "0, 1", "[0, 1]"])
    yield from each("torch.{o}(x(2, 3))", o="fliplr flipud rot90 trace diag diagonal")
    yield from each("torch.rot90(x(2, 3), {k})", k=["2", "-1", "1, [1, 0]"])
    yield from each("torch.diff(x(2, 5, d='{d}'), {k})", d="f32 i64 bool", k=["n=1", "n=2", "dim=0", "1, -1"])
    yield from each("torch.diff(x(5), prepend=x(1, seed=2){k})", k=["", ", append=x(1, seed=3)"])
    yield from each("torch.roll(x(3, 4), {k})", k=["1", "-1", "1, 0", "(1, 2), (0, 1)", "shifts=5, dims=1", "shifts=(1, -1), dims=(0, -1)"])
    yield from each("torch.{o}(x(3, 5), {k})", o="sort argsort", k=["0", "-1", "1, True", "dim=0, descending=True"])
    yield from each("torch.{o}(at(4, 12), {k})", o="sort argsort", k=["stable=True, dim=0", "stable=True, dim=0, descending=True"])
    yield from each("torch.sort(x(7, d='{d}'))[0]", d=ALL)
    yield from each("x(3, 5).{o}({k})", o="sort argsort", k=["", "0", "descending=True"])
    yield "torch.msort(x(3, 2))"
    yield from each("torch.topk(x(3, 6), {k})", k=["2", "3, 0", "2, 1, False", "k=2, dim=-1, largest=True", "6", "1, largest=False", "0"])
    yield from each("torch.topk(x(9, d='{d}'), 3)[0]", d=REAL)
    yield from each("torch.topk(special(), {k})[0]", k=["3", "4, largest=False"])
    yield from each("torch.kthvalue(x(3, 5), {k})", k=["1", "3, 0", "2, -1, True", "k=5, dim=1"])
    yield from each("torch.median(x(3, {n}), {k})", n="4 5", k=["0", "1", "-1, True"])
    yield from each("torch.quantile(x(3, 5), {k})", k=["0.5", "0.25, 1", "torch.tensor([0.1, 0.9]), 0", "0.3, dim=1, keepdim=True", "0.4, interpolation='nearest'",
                                                     "0.4, interpolation='lower'", "0.4, interpolation='higher'", "0.4, interpolation='midpoint'"])
    yield from each("torch.unique({a}{k})", a=["at(5, 8)", "at(3, 2, 4)", "x(3, 3)"], k=["", ", return_inverse=True", ", return_counts=True", ", return_inverse=True, return_counts=True"])
    yield from each("torch.unique(at(2, 5, 2), dim={k})", k="0 1")
    yield from each("torch.unique_consecutive(torch.tensor([1, 1, 2, 2, 3, 1]){k})", k=["", ", return_counts=True", ", return_inverse=True"])
    yield from each("torch.bincount(at(5, 8){k})", k=["", ", minlength=8", ", weights=unit(8)", ", x(8, d='i64')", ", minlength=2"])
    yield from each("torch.histc(x(12), {k})", k=["4", "4, -2, 2", "bins=3, min=0, max=4", "5, min=0, max=0"])
    yield from each("torch.searchsorted(torch.tensor({a}), {b}{k})", a=["[1.0, 2.0, 2.0, 3.5]"], b=["x(2, 3)", "torch.tensor(2.0)", "torch.tensor([2.0, 5.0])"],
                    k=["", ", right=True", ", side='right'", ", out_int32=True"])
    yield from each("torch.searchsorted(torch.sort(x(2, 5))[0], x(2, 3, seed=2){k})", k=["", ", right=True"])
    yield from each("torch.bucketize({b}, torch.tensor([1.0, 2.0, 2.0, 3.5]){k})", b=["x(2, 3)", "torch.tensor(2.0)"], k=["", ", right=True"])
    yield from each("torch.{o}(x(4, 4, d='{d}'))", o="trace", d="f32 i64 i32 bf16")
    yield from each("torch.cumulative_trapezoid(x(5)), torch.trapezoid(x(2, 5){k})", k=["", ", dx=2.0", ", dim=0"])
    yield from each("torch.{o}(x(3, 5){k})", o="cov corrcoef", k=[""])
    yield from each("torch.{o}(x(2, 3, 4), 1)", o="softmax log_softmax argmax logsumexp cumsum renorm")
    yield from each("torch.dist(x(3), x(3, seed=2), {p})", p="1 2 0 float('inf')")
    yield from each("torch.{o}(x(2, 3) > 0{k})", o="sum any all count_nonzero argmax mean max", k=["", ", 1"])
    yield from each("torch.all(x(2, 3, 4, d='{d}'), 1, keepdim=True)", d=FLOATS)
    yield from each("a = torch.zeros(2); torch.{o}(x(2, 3), 1, out=a); a", o="sum mean amax cumsum")
