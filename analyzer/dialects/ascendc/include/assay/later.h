// Names newer than CANN 8.1 that kernels known to build use.
#pragma once
