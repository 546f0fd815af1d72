// Sizes and tilings of the vector library, as a tiling function asks for them.
#include "register/op_impl_registry.h"
#include "tiling/platform/platform_ascendc.h"
#include "tiling/tiling_api.h"

struct Numbers {
  uint32_t softmax[4];     // largest space, rows of a step, steps, rows left
  uint32_t norm[4];        // elements of a piece, pieces, rows of a piece, elements left
  uint32_t deep[4];        // elements of a piece, pieces, elements left, their place
  uint32_t topk[4];        // least space, elements of it, offset of masks, floats of a half
  uint32_t small_topk[4];  // least space, elements of it, masks of values and indices
  uint32_t pad[4];         // largest and least space, width of a piece, elements left in whole data blocks
  uint32_t dequant[2];     // largest and least space
  uint32_t basic;
};

static ge::graphStatus Tile(gert::TilingContext* context) {
  Numbers* n = context->GetTilingData<Numbers>();
  auto platform = platform_ascendc::PlatformAscendC(context->GetPlatformInfo());
  context->SetBlockDim(1);

  optiling::SoftMaxTiling softmax;
  const ge::Shape rows({8, 64});
  n->softmax[0] = AscendC::GetSoftMaxMaxTmpSize(rows, 4, false);
  AscendC::SoftMaxTilingFunc(rows, 4, n->softmax[0], softmax);
  n->softmax[1] = softmax.get_reduceM();
  n->softmax[2] = softmax.get_rangeM();
  n->softmax[3] = softmax.get_tailM();
  n->basic = AscendC::IsBasicBlockInSoftMax(softmax, 4) ? 1 : 0;

  optiling::LayerNormTiling norm;
  AscendC::GetLayerNormNDTilingInfo(ge::Shape({2, 4, 64, 60}), 3 * 64 * 4 * 2, 4, false, norm);
  n->norm[0] = norm.get_oneTmpSize();
  n->norm[1] = norm.get_loopRound();
  n->norm[2] = norm.get_meanVarRoundSize();
  n->norm[3] = norm.get_inputTailSize();

  optiling::DeepNormTiling deep;
  const ge::Shape cube({2, 4, 64});
  if (!AscendC::GetDeepNormTilingInfo(cube, cube, 3 * 64 * 4 * 3, 4, false, false, deep)) return ge::GRAPH_FAILED;
  n->deep[0] = deep.get_oneTmpSize();
  n->deep[1] = deep.get_loopRound();
  n->deep[2] = deep.get_inputTailSize();
  n->deep[3] = deep.get_inputTailPos();

  uint32_t max = 0;
  optiling::TopkTiling topk;
  AscendC::GetTopKMaxMinTmpSize(platform, 64, 2, false, false, AscendC::TopKMode::TOPK_NORMAL, true, 2, max,
                                n->topk[0]);
  AscendC::TopKTilingFunc(platform, 64, 2, 8, 2, false, AscendC::TopKMode::TOPK_NORMAL, true, topk);
  n->topk[1] = topk.get_tmpLocalSize();
  n->topk[2] = topk.get_maskOffset();
  n->topk[3] = topk.get_mrgFourQueueTailPara2();

  optiling::TopkTiling few;
  AscendC::GetTopKMaxMinTmpSize(platform, 32, 4, false, true, AscendC::TopKMode::TOPK_NSMALL, true, 4, max,
                                n->small_topk[0]);
  AscendC::TopKTilingFunc(platform, 32, 4, 3, 4, true, AscendC::TopKMode::TOPK_NSMALL, true, few);
  n->small_topk[1] = few.get_tmpLocalSize();
  n->small_topk[2] = few.get_vreduceValMask0();
  n->small_topk[3] = few.get_vreduceIdxMask0();

  optiling::PadTiling pad;
  const ge::Shape odd({16, 40});
  AscendC::GetPadMaxMinTmpSize(odd, 2, n->pad[0], n->pad[1]);
  AscendC::PadTilingFunc(odd, odd, n->pad[1], 2, pad);
  n->pad[2] = pad.get_widthTiling();
  n->pad[3] = pad.get_widthFractalTailAlingned();

  AscendC::GetAscendDequantMaxMinTmpSize(ge::Shape({4, 32}), 4, n->dequant[0], n->dequant[1]);
  return ge::GRAPH_SUCCESS;
}

IMPL_OP_OPTILING(LibrarySizes).Tiling(Tile, 4096);
#include "assay/host_driver.h"
