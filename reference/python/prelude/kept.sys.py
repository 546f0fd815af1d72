# sys, as far as a module uses it.
class _Out:
    def write(self, text):
        return len(text)
    def flush(self):
        pass

path = ["/module"]
argv = ["model.py"]
modules = {}
platform = "linux"
byteorder = "little"
executable = "/usr/bin/python3"
prefix = "/usr"
maxsize = 9223372036854775807
version_info = (3, 11, 0, "final", 0)
version = "3.11.0"
stdout = _Out()
stderr = _Out()
