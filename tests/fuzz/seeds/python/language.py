import itertools


def numbers(n, *rest, start=0, **named):
    for i in range(start, n):
        if i % 2:
            yield i ** 2
        else:
            yield from [i, -i]


class Point:
    made = 0

    def __init__(self, x, y):
        self.x, self.y = x, y
        Point.made += 1

    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __str__(self):
        return f"({self.x:>4}, {self.y!r})"

    @property
    def size(self):
        return abs(self.x) + abs(self.y)

    @staticmethod
    def zero():
        return Point(0, 0)


try:
    d = {str(k): v for k, v in zip(numbers(5), "abcde")}
    d.update({"z": [1, 2, (3, {4})]})
    s = sorted(d.items(), key=lambda p: p[0], reverse=True)
    text = ", ".join("{}={}".format(k, v) for k, v in s).replace("a", "bb").split(",")
    assert not (1 < 2 < 3) or Point(1, 2) + Point.zero() == Point(1, 2), "no"
    x = [i for i in range(10) if i not in (3, 4)][1:-1:2]
    a, *b = x
    while b:
        b.pop(0)
        if len(b) == 1:
            break
    else:
        raise ValueError("empty")
    with open("f") as f:
        pass
except (ValueError, TypeError) as e:
    x = str(e)
finally:
    y = None
