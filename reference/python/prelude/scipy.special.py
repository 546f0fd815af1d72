# scipy.special: the functions that benchmark modules use.
import numpy
from _assay import as_numpy, call_torch

def spence(x):
    return numpy._number("special.spence", x)
def erf(x):
    return numpy._number("erf", x)
def erfc(x):
    return numpy._number("erfc", x)
def expit(x):
    return numpy._number("sigmoid", x)
def digamma(x):
    return numpy._number("digamma", x)
psi = digamma
def gammaln(x):
    return numpy._number("lgamma", x)
