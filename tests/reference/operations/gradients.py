"""Derivatives: backward and torch.autograd.grad."""
from templates import each

SOME = ["a * b", "a / b", "a + b", "a - b", "a.exp()", "pos(2, 3).log() * a", "a.tanh()", "a.sigmoid()", "a.relu()", "torch.softmax(a, 1)", "torch.log_softmax(a, 0)", "a @ b.t()", "a.sum(1)", "a.mean(0)", "a.max(1)[0]", "a.amax(1)", "a ** 2", "a ** 3", "a.abs()", "F.gelu(a)", "F.silu(a)", "F.leaky_relu(a)", "F.layer_norm(a, (3,))", "F.mse_loss(a, b)", "F.l1_loss(a, b)", "F.cross_entropy(a, at(3, 2))", "a.t()", "a.reshape(3, 2)", "a[0]", "a[:, 1:]", "torch.cat([a, b])", "torch.stack([a, b])",
        "a.clamp(-1, 1)", "torch.where(a > 0, a, b)", "a.sqrt() * 0 + a", "a.cumsum(1)", "a.sin() * b.cos()", "F.linear(a, x(4, 3))", "a.var(1)", "a.std()", "a.norm()", "a.prod(1)", "torch.maximum(a, b)", "torch.minimum(a, b)", "F.softplus(a)", "F.elu(a)", "a.logsumexp(1)", "a.gather(1, at(3, 2, 2))", "a.masked_fill(a > 0, 0.0)", "a.expand(4, 2, 3)", "a.repeat(2, 1)", "a.double()", "torch.einsum('ij,kj->ik', a, b)", "F.normalize(a)", "F.cosine_similarity(a, b)", "F.conv1d(a.unsqueeze(0), x(2, 2, 2))", "F.max_pool1d(a.unsqueeze(0), 2)", "a.flip(0)", "a.sort(1)[0]",
        "torch.outer(a[0], b[0])", "torch.addmm(x(2, 2), a, b.t())", "F.hardswish(a)", "F.mish(a)", "torch.lerp(a, b, 0.3)", "a.square().mean().sqrt()", "F.group_norm(a.unsqueeze(0), 1)", "F.pad(a, (1, 1))", "a.topk(2)[0]", "a.roll(1, 1)", "a.tril()", "torch.atan2(a, b)", "a.erf()", "a.detach() * b", "F.rms_norm(a, (3,))", "F.batch_norm(a, None, None, training=True)", "F.embedding(at(2, 3), a)", "F.nll_loss(a, at(3, 2))", "F.kl_div(a, unit(2, 3))", "F.smooth_l1_loss(a, b)", "F.huber_loss(a, b)", "F.binary_cross_entropy_with_logits(a, unit(2, 3))"]


def cases():
    yield from each("a = x(2, 3).requires_grad_(); b = pos(2, 3, seed=2).requires_grad_(); ({e}).sum().backward(); a.grad, b.grad", e=SOME[:4] + ["a @ b.t()", "torch.maximum(a, b)", "torch.atan2(a, b)", "torch.lerp(a, b, 0.3)", "torch.where(a > 0, a, b)", "torch.cat([a, b])", "F.mse_loss(a, b)", "torch.einsum('ij,kj->ik', a, b)"])
    for text in SOME:
        yield f"a = x(2, 3).requires_grad_(); b = pos(2, 3, seed=2).requires_grad_(); c = {text}; torch.autograd.grad((c * x(*c.shape, seed=5)).sum(), [a, b], allow_unused=True)"
    yield "a = x(3).requires_grad_(); a.mul(2).backward(x(3, seed=2)); a.grad"
    yield "a = x(3).requires_grad_(); (a * 2).sum().backward(); (a * a).sum().backward(); a.grad"
    yield "a = x(3).requires_grad_(); torch.autograd.grad(a * a, a, x(3, seed=2))"
    yield "a = x(3).requires_grad_(); torch.autograd.grad((a * a).sum(), a)[0].requires_grad"
    yield "a = x(3).requires_grad_(); torch.autograd.backward((a * a).sum()); a.grad"
    yield "m = filled(nn.Linear(3, 2)); m(x(4, 3)).pow(2).mean().backward(); m.weight.grad, m.bias.grad"
