# argparse: options with a value or without, and positions.
import sys

class Namespace:
    def __init__(self, **kwargs):
        for name, value in kwargs.items():
            setattr(self, name, value)

class _Option:
    def __init__(self, names, action, type, default, dest, nargs):
        self.names = names
        self.action = action
        self.type = type
        self.default = default
        self.nargs = nargs
        longest = names[0]
        for n in names:
            if n.startswith("--"):
                longest = n
                break
        self.dest = dest if dest is not None else longest.lstrip("-").replace("-", "_")
        self.positional = not names[0].startswith("-")

class ArgumentParser:
    def __init__(self, *args, **kwargs):
        self.options = []
    def add_argument(self, *names, action=None, type=None, default=None, dest=None, nargs=None, **others):
        self.options.append(_Option(names, action, type, default, dest, nargs))
    def _value(self, option, text):
        return text if option.type is None else option.type(text)
    def parse_known_args(self, args=None):
        given = list(sys.argv[1:] if args is None else args)
        made = Namespace()
        rest = []
        for o in self.options:
            default = o.default
            if default is None and o.action == "store_true":
                default = False
            setattr(made, o.dest, default)
        places = [o for o in self.options if o.positional]
        i = 0
        while i < len(given):
            word = given[i]
            i = i + 1
            found = None
            text = None
            if word.startswith("-"):
                parts = word.split("=", 1)
                for o in self.options:
                    if parts[0] in o.names and not o.positional:
                        found = o
                        text = parts[1] if len(parts) > 1 else None
                        break
            elif len(places) > 0:
                o = places[0]
                places = places[1:]
                setattr(made, o.dest, self._value(o, word))
                continue
            if found is None:
                rest.append(word)
                continue
            if found.action == "store_true":
                setattr(made, found.dest, True)
                continue
            if text is None and i < len(given):
                text = given[i]
                i = i + 1
            setattr(made, found.dest, self._value(found, text))
        return made, rest
    def parse_args(self, args=None):
        made, rest = self.parse_known_args(args)
        if len(rest) > 0:
            sys.exit(2)
        return made
