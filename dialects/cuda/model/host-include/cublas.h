// The old interface declares names of its own; its calls without a handle are not modelled (known-names.tsv).
#include <cublas_api.h>
