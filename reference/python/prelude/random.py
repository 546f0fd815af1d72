# random: drawn from the evaluator's own stream.
import torch

def seed(n=0):
    torch.manual_seed(n)
def random():
    return torch.rand((), dtype=torch.float64).item()
def uniform(a, b):
    return a + (b - a) * random()
def randint(a, b):
    return torch.randint(a, b + 1, ()).item()
def randrange(a, b=None):
    return torch.randint(0, a, ()).item() if b is None else torch.randint(a, b, ()).item()
def choice(items):
    return items[randint(0, len(items) - 1)]
def sample(items, k):
    order = torch.randperm(len(items)).tolist()
    return [items[i] for i in order[:k]]
def shuffle(items):
    order = torch.randperm(len(items)).tolist()
    held = list(items)
    for i, at in enumerate(order):
        items[i] = held[at]
def gauss(mu, sigma):
    return mu + sigma * torch.randn((), dtype=torch.float64).item()
