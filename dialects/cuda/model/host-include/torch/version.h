// The release assumed for the toolkit: a recent one of 2.x.
#ifndef ASSAY_TORCH_VERSION_H_
#define ASSAY_TORCH_VERSION_H_

#ifndef TORCH_VERSION_MAJOR
#define TORCH_VERSION_MAJOR 2
#endif
#ifndef TORCH_VERSION_MINOR
#define TORCH_VERSION_MINOR 7
#endif
#ifndef TORCH_VERSION_PATCH
#define TORCH_VERSION_PATCH 0
#endif

#endif
