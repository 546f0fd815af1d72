# pybind11: where its headers are, for the flags of a build.
def get_include(user=False):
    return "/usr/include/pybind11"
