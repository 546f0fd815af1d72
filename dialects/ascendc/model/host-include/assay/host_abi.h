// Plain C structs that go into and come out of one run of an operator's host functions. The reply is flat (no
// pointers), so it may lie in memory shared with a worker: `outcome` and `stage` tell what was running when it died.
// Caller: fill a request, zero a reply, run the module's static initialisers, call assay_host_main.
#ifndef ASSAY_HOST_ABI_H_
#define ASSAY_HOST_ABI_H_

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
  ASSAY_HOST_ABI_VERSION = 1,
  ASSAY_HOST_MAX_DIMS = 25,
  ASSAY_HOST_MAX_TENSORS = 64,
  ASSAY_HOST_MAX_WORKSPACES = 16,
  ASSAY_HOST_MAX_TILING = 65536,
  ASSAY_HOST_MAX_NAME = 96,
  ASSAY_HOST_MAX_COLUMNS = 128,
  ASSAY_HOST_MAX_DECLARED = 128
};

/* One tensor. dtype and format are values of ge::DataType and ge::Format. A dynamic input is several entries in a row
   with one name; an optional input that is not passed has present = 0. data: host copy of the values, or null where
   there is none; host functions see it for inputs that are ValueDepend or registered as a data dependency. */
struct assay_host_tensor {
  const char* name;
  int32_t dtype;
  int32_t format;
  int32_t present;
  int32_t ndim;
  const int64_t* dims;
  const void* data;
  uint64_t data_bytes;
};

enum assay_host_attr_kind {
  ASSAY_HOST_ATTR_BOOL = 0,
  ASSAY_HOST_ATTR_FLOAT = 1,
  ASSAY_HOST_ATTR_INT = 2,
  ASSAY_HOST_ATTR_STRING = 3,
  ASSAY_HOST_ATTR_LIST_BOOL = 4,
  ASSAY_HOST_ATTR_LIST_FLOAT = 5,
  ASSAY_HOST_ATTR_LIST_INT = 6,
  ASSAY_HOST_ATTR_LIST_LIST_INT = 7
};

/* One attribute value. ints: Int, Bool and their lists (count of them; a list of lists has its inner lengths in
   inner_counts and `count` inner lists). floats: Float and its list. text: String. A number is converted to what the
   op definition declares. Attributes are matched by name, and in order where the op definition does not know a name. */
struct assay_host_attr {
  const char* name;
  int32_t kind;
  int64_t count;
  const int64_t* ints;
  const double* floats;
  const char* text;
  const int64_t* inner_counts;
};

/* Figures of one chip; bytes are physical sizes, the library's own reservation is taken off where the vendor does. */
struct assay_host_platform {
  const char* soc;        /* "Ascend910B1" */
  const char* short_soc;  /* "Ascend910B" */
  const char* family;     /* "ascend910b" */
  int32_t npu_arch;       /* 2201 */
  int32_t soc_enum;       /* platform_ascendc::SocVersion */
  uint32_t ai_core_count;
  uint32_t cube_core_count;
  uint32_t vector_core_count;
  int32_t split;          /* cube and vector cores are separate */
  uint64_t ub_bytes, l1_bytes, l0a_bytes, l0b_bytes, l0c_bytes, l2_bytes, hbm_bytes;
  uint64_t bt_bytes;
  uint32_t l2_rate, hbm_rate;  /* per core, as in the vendor's configuration files */
};

struct assay_host_request {
  uint32_t abi_version;
  const char* op_type;  /* null or "": the only or first registered operator */
  const char* chip;     /* family or chip name; used where platform is null */
  const struct assay_host_platform* platform;
  int32_t input_count;
  const struct assay_host_tensor* inputs;
  int32_t output_count;
  const struct assay_host_tensor* outputs;
  int32_t attr_count;
  const struct assay_host_attr* attrs;
  int32_t run_inference;  /* InferShape and InferDataType too, before tiling */
  int32_t deterministic;
  int32_t empty_compile_info;  /* what an operator without TilingParse gets: an object of the framework, else null */
  int32_t definition_only;  /* the op definition is made and written down, nothing else runs */
};

enum assay_host_declared_kind {
  ASSAY_HOST_DECLARED_INPUT = 0,
  ASSAY_HOST_DECLARED_OUTPUT = 1,
  ASSAY_HOST_DECLARED_ATTR = 2
};

/* One parameter or attribute of an op definition, in the order of declaration within its kind. Figures are those of
   ops::Option, ge::DataType, ge::Format and ops::AttrDataType. */
struct assay_host_declared {
  char name[ASSAY_HOST_MAX_NAME];
  uint8_t kind;          /* assay_host_declared_kind */
  uint8_t option;        /* attributes: REQUIRED or OPTIONAL */
  uint8_t value_depend;
  uint8_t scalar;        /* Scalar() or ScalarList() */
  uint8_t attr_type;
  uint8_t dtype_count;
  uint8_t format_count;
  uint8_t dtypes[ASSAY_HOST_MAX_COLUMNS];
  uint8_t formats[ASSAY_HOST_MAX_COLUMNS];
};

enum assay_host_outcome {
  ASSAY_HOST_NOT_STARTED = 0,
  ASSAY_HOST_RUNNING = 1,        /* left so: the code of `stage` crashed or never returned */
  ASSAY_HOST_DONE = 2,           /* the functions returned; see the graph statuses */
  ASSAY_HOST_NO_OPERATOR = 3,    /* nothing is registered under op_type */
  ASSAY_HOST_NO_TILING = 4,      /* the operator has no tiling function */
  ASSAY_HOST_LOAD_ERROR = 5,     /* the vendor's loader would stop here too; message says why */
  ASSAY_HOST_UNMODELLED = 6,     /* the code needs a helper whose result is not modelled; message names it */
  ASSAY_HOST_BAD_REQUEST = 7     /* request and operator do not fit; message says where */
};

enum assay_host_stage {
  ASSAY_HOST_STAGE_LOAD = 0,
  ASSAY_HOST_STAGE_OP_DEF = 1,
  ASSAY_HOST_STAGE_INFER_SHAPE = 2,
  ASSAY_HOST_STAGE_INFER_DTYPE = 3,
  ASSAY_HOST_STAGE_TILING_PARSE = 4,
  ASSAY_HOST_STAGE_TILING = 5,
  ASSAY_HOST_STAGE_END = 6
};

/* What every successful path of a tiling function owes the framework. */
enum assay_host_duty {
  ASSAY_HOST_DUTY_BLOCK_DIM = 1,
  ASSAY_HOST_DUTY_TILING_DATA = 2,  /* SaveToBuffer into the raw buffer, GetTilingData<T>, Append or GetData */
  ASSAY_HOST_DUTY_DATA_SIZE = 4,
  ASSAY_HOST_DUTY_WORKSPACE = 8,    /* GetWorkspaceSizes called */
  ASSAY_HOST_DUTY_TILING_KEY = 16,
  ASSAY_HOST_DUTY_SCHEDULE_MODE = 32
};

struct assay_host_output {
  int32_t ndim;  /* -1: not inferred */
  int32_t dtype; /* ge::DataType; -1: not inferred */
  int64_t dims[ASSAY_HOST_MAX_DIMS];
};

struct assay_host_reply {
  int32_t outcome;
  int32_t stage;
  uint32_t infer_shape_status;  /* ge::graphStatus; 0 where not run */
  uint32_t infer_dtype_status;
  uint32_t parse_status;
  uint32_t tiling_status;
  uint32_t duties;
  uint32_t block_dim;
  uint64_t tiling_key;
  uint32_t schedule_mode;
  int32_t tiling_cond;
  int32_t needs_atomic;
  uint32_t local_memory_bytes;
  int64_t registered_tiling_bytes;  /* size of the tiling class registered for the op; -1: none */
  uint64_t tiling_capacity;
  uint64_t tiling_size;             /* what SetDataSize was told */
  uint64_t saved_bytes;             /* what the last SaveToBuffer wrote */
  uint64_t save_overflow_bytes;     /* > 0: SaveToBuffer refused, the data is longer than the capacity by so much */
  int32_t workspace_count;
  uint64_t workspaces[ASSAY_HOST_MAX_WORKSPACES];
  int32_t output_count;
  struct assay_host_output outputs[ASSAY_HOST_MAX_TENSORS];
  int32_t chose_split;    /* the library split a product over cores or blocks as the vendor may not */
  int32_t without_parse;  /* the operator registers no TilingParse: its compile info is the framework's */
  int32_t logged_error;   /* a function of the operator wrote an error to the log */
  int32_t declared_count;  /* of definition_only: so many assay_host_declared lie in `tiling` */
  char op_type[128];
  char message[512];
  uint8_t tiling[ASSAY_HOST_MAX_TILING];
};

/* Emitted by assay/host_driver.h at the end of a host translation unit. Returns reply->outcome. */
int assay_host_main(const struct assay_host_request* request, struct assay_host_reply* reply);

#ifdef __cplusplus
}
#endif

#endif
