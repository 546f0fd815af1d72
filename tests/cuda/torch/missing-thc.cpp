// Its headers were removed with THC.
#include <torch/extension.h>
#include <THC/THC.h>  // error: 'THC/THC.h' file not found
