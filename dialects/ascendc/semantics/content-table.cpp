// The rows, after the signatures of include/assay/device_abi.h and device_abi_cube.h.
#include "dialects/ascendc/semantics/content-table.h"

#include <map>

#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::ascendc {
namespace {

constexpr ContentRow kContents[] = {
    {.name = "assay_block_idx", .harmless = true},
    {.name = "assay_block_num", .harmless = true},
    {.name = "assay_sub_block_idx", .harmless = true},
    {.name = "assay_sub_block_num", .harmless = true},
    {.name = "assay_tiling_key", .harmless = true},
    {.name = "assay_sys_workspace", .harmless = true},
    {.name = "assay_loc", .harmless = true},
    {.name = "assay_fuel_spent", .harmless = true},
    {.name = "assay_kernel_type", .harmless = true},
    {.name = "assay_que_query"},
    {.name = "assay_tiling_read", .global = 1},
    {.name = "assay_que_init"},
    {.name = "assay_buf_init"},
    {.name = "assay_local_at"},
    {.name = "assay_que_alloc"},
    {.name = "assay_que_deque"},
    {.name = "assay_que_enque"},
    {.name = "assay_que_free"},
    {.name = "assay_que_positions"},
    {.name = "assay_pipe_begin"},
    {.name = "assay_pipe_end"},
    {.name = "assay_pipe_reset"},
    {.name = "assay_hidden_space"},
    {.name = "assay_set_flag"},
    {.name = "assay_wait_flag"},
    {.name = "assay_event_alloc"},
    {.name = "assay_event_release"},
    {.name = "assay_barrier"},
    {.name = "assay_sync_all"},
    {.name = "assay_sync_all_cores"},
    {.name = "assay_sync_soft"},
    {.name = "assay_cross_set"},
    {.name = "assay_cross_wait"},
    {.name = "assay_dcache_clean", .global = 0},
    {.name = "assay_atomic"},
    {.name = "assay_mask_mode"},
    {.name = "assay_mask_set"},
    {.name = "assay_assert"},
    {.name = "assay_trap"},
    {.name = "assay_unmodelled"},
    {.name = "assay_divided_by_zero"},
    {.name = "assay_hf32"},
    {.name = "assay_local_handle"},
    {.name = "assay_local_offset"},
    {.name = "assay_local_address", .returns = Returns::kPlace},
    {.name = "assay_ub_ref", .returns = Returns::kPlace},
    {.name = "assay_gm_ref"},
    {.name = "assay_special_get", .returns = Returns::kContents},
    {.name = "assay_special_set", .data = {1, -1, -1}},
    {.name = "assay_ub_get", .returns = Returns::kOfBuffer, .reads = {0, -1, -1, -1, -1, -1}},
    {.name = "assay_ub_set", .data = {3, -1, -1}, .writes = {0, -1, -1, -1}},
    {.name = "assay_gm_get", .returns = Returns::kContents, .global = 0},
    {.name = "assay_gm_set", .data = {2, -1, -1}},
    {.name = "assay_gm_fill", .data = {3, -1, -1}},
    {.name = "assay_dma_in", .from_global = true, .global = 4, .writes = {2, -1, -1, -1}},
    {.name = "assay_dma_in_pad", .from_global = true, .global = 3, .data = {11, -1, -1}, .writes = {1, -1, -1, -1}},
    {.name = "assay_dma_out", .reads = {3, -1, -1, -1, -1, -1}},
    {.name = "assay_dma_local", .writes = {2, -1, -1, -1}, .reads = {4, -1, -1, -1, -1, -1}},
    {.name = "assay_vec_n", .data = {9, -1, -1}, .writes = {3, -1, -1, -1}, .reads = {5, 7, -1, -1, -1, -1}},
    {.name = "assay_vec_r", .data = {9, -1, -1}, .writes = {3, -1, -1, -1}, .reads = {5, 7, -1, -1, -1, -1}},
    {.name = "assay_cast_n", .writes = {3, -1, -1, -1}, .reads = {5, -1, -1, -1, -1, -1}},
    {.name = "assay_cast_r", .writes = {3, -1, -1, -1}, .reads = {5, -1, -1, -1, -1, -1}},
    {.name = "assay_cmp_n", .writes = {2, -1, -1, -1}, .reads = {4, 6, -1, -1, -1, -1}},
    {.name = "assay_cmp_r", .writes = {2, -1, -1, -1}, .reads = {4, 6, -1, -1, -1, -1}},
    {.name = "assay_cmps_n", .data = {6, -1, -1}, .writes = {2, -1, -1, -1}, .reads = {4, -1, -1, -1, -1, -1}},
    {.name = "assay_cmps_r", .data = {6, -1, -1}, .writes = {2, -1, -1, -1}, .reads = {4, -1, -1, -1, -1, -1}},
    {.name = "assay_select_n", .data = {10, -1, -1}, .writes = {2, -1, -1, -1}, .reads = {4, 6, 8, -1, -1, -1}},
    {.name = "assay_select_r", .data = {10, -1, -1}, .writes = {2, -1, -1, -1}, .reads = {4, 6, 8, -1, -1, -1}},
    {.name = "assay_reduce_n", .writes = {2, 6, -1, -1}, .reads = {4, -1, -1, -1, -1, -1}},
    {.name = "assay_reduce_r", .writes = {2, 6, -1, -1}, .reads = {4, -1, -1, -1, -1, -1}},
    {.name = "assay_whole_reduce", .writes = {2, -1, -1, -1}, .reads = {4, -1, -1, -1, -1, -1}},
    {.name = "assay_block_reduce", .writes = {2, -1, -1, -1}, .reads = {4, -1, -1, -1, -1, -1}},
    {.name = "assay_reduce_to_register", .reads = {1, -1, -1, -1, -1, -1}},
    {.name = "assay_gather", .writes = {1, -1, -1, -1}, .reads = {3, 5, -1, -1, -1, -1}, .index = 5},
    {.name = "assay_brcb", .writes = {1, -1, -1, -1}, .reads = {3, -1, -1, -1, -1, -1}},
    {.name = "assay_lib", .data = {41, 42, -1}, .writes = {3, 6, 9, 12}, .reads = {15, 18, 21, 24, 27, 30}},
    {.name = "assay_trans_5hd", .local = {1, 2}},
    {.name = "assay_nd2nz", .from_global = true, .writes = {1, -1, -1, -1}},
    {.name = "assay_load_fractals", .writes = {1, -1, -1, -1}, .reads = {3, -1, -1, -1, -1, -1}},
    {.name = "assay_load_matrix", .writes = {1, -1, -1, -1}, .reads = {3, -1, -1, -1, -1, -1}},
    {.name = "assay_load_fractals_gm", .from_global = true, .writes = {1, -1, -1, -1}},
    {.name = "assay_load_squares", .writes = {1, -1, -1, -1}, .reads = {3, -1, -1, -1, -1, -1}},
    {.name = "assay_load_image", .data = {20, -1, -1}, .writes = {1, -1, -1, -1}, .reads = {3, -1, -1, -1, -1, -1}},
    {.name = "assay_fill_fractals", .data = {6, -1, -1}, .writes = {1, -1, -1, -1}},
    {.name = "assay_load_bias", .writes = {0, -1, -1, -1}, .reads = {2, -1, -1, -1, -1, -1}},
    {.name = "assay_mmad", .writes = {2, -1, -1, -1}, .reads = {4, 6, 8, -1, -1, -1}},
    {.name = "assay_fixpipe_out", .data = {13, -1, -1}, .reads = {3, 5, -1, -1, -1, -1}},
    {.name = "assay_fixpipe_local", .data = {14, -1, -1}, .writes = {2, -1, -1, -1}, .reads = {4, 6, -1, -1, -1, -1}},
    {.name = "assay_fixpipe_matrices"},
    {.name = "assay_fixpipe_scalar", .data = {0, -1, -1}},
    {.name = "assay_fixpipe_vector", .reads = {0, -1, -1, -1, -1, -1}},
    {.name = "assay_matmul_out", .local = {0, -1}},
    {.name = "assay_matmul_local", .from_global = true, .writes = {1, -1, -1, -1}, .local = {0, -1}},
};

}  // namespace

std::span<const ContentRow> Contents() { return kContents; }

const ContentRow* FindContent(std::string_view name) {
  static const auto kByName = [] {
    std::map<std::string_view, const ContentRow*> out;
    for (const ContentRow& row : kContents) out.emplace(row.name, &row);
    return out;
  }();
  const auto found = kByName.find(name);
  return found == kByName.end() ? nullptr : found->second;
}

LibraryAddresses AddressesOf(std::int64_t api, std::int64_t pattern, std::int64_t stops) {
  switch (api) {
    case ASSAY_LIB_GATHER_MASK:
      return pattern > 0 ? LibraryAddresses::kOfArguments : LibraryAddresses::kOfIndex;
    case ASSAY_LIB_GATHER_BLOCKS:
    case ASSAY_LIB_GATHER_R:
    case ASSAY_LIB_SCATTER:
    case ASSAY_LIB_SCATTER_R:
    case ASSAY_LIB_BILINEAR:
      return LibraryAddresses::kOfIndex;
    case ASSAY_LIB_MRG_SORT:
      return stops == 0 ? LibraryAddresses::kOfArguments : LibraryAddresses::kOfContents;
    default:
      return api < 0 || api >= ASSAY_LIB_COUNT ? LibraryAddresses::kOfContents : LibraryAddresses::kOfArguments;
  }
}

bool ReturnsContents(std::int64_t api) { return api < 0 || api == ASSAY_LIB_ADJUST_SOFTMAX; }

bool HoldsCount(std::int64_t special) { return special == ASSAY_REG_REMAINING || special == ASSAY_REG_MRG_SORT; }

}  // namespace assay::ascendc
