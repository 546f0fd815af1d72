// Tensors through queues, in tilings of many kinds.
#include "tests/agreement/tiling-maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>

#include "tests/agreement/kernel-draw.h"
#include "tests/agreement/kernel-text.h"

namespace assay::agreement {
namespace {

struct Type {
  const char* device;
  const char* registered;
  const char* described;
  const char* contract;
  int bytes;
  std::vector<const char*> operations;
};

const Type kTypes[] = {
    {"half", "DT_FLOAT16", "float16", "float16", 2, {"Abs(out, in, @COUNT@)", "Relu(out, in, @COUNT@)"}},
    {"float", "DT_FLOAT", "float", "float32", 4, {"Abs(out, in, @COUNT@)", "Exp(out, in, @COUNT@)"}},
    {"int32_t", "DT_INT32", "int32", "int32", 4, {"Adds(out, in, @T@(3), @COUNT@)", "Muls(out, in, @T@(2), @COUNT@)"}},
    {"int16_t", "DT_INT16", "int16", "int16", 2, {"Adds(out, in, @T@(3), @COUNT@)"}},
};

constexpr std::int64_t kMost = 2147483647;

class TilingMaker : private Draw {
 public:
  TilingMaker(std::uint64_t seed, std::set<int> bent, int shapes) : Draw(seed, std::move(bent)), wanted_(shapes) {}

  using Draw::sites;

  Made Run() {
    type_ = &kTypes[Pick(4)];
    Set("T", type_->device);
    Set("DT", type_->registered);
    Set("JT", type_->described);
    block_ = 32 / type_->bytes;
    Set("B", block_);
    cores_ = Pick(4) == 0 ? 1 + Pick(8) : 2 + Pick(47);
    Set("CORES", cores_);
    tile_ = block_ * (1 + Pick(Pick(2) == 0 ? 16 : 512));
    Set("TILE", tile_);
    Set("DEPTH", 1 + Pick(2));
    switch (Pick(7)) {
      case 0:
        Rows();
        break;
      case 1:
        Columns();
        break;
      case 2:
        Grid();
        break;
      default:
        Parts();
    }
    Made made;
    made.reply = Fill(kReply);
    made.contract = contract_;
    made.shapes = shapes_;
    return made;
  }

 private:
  void Fields(const std::vector<std::string>& names, const std::string& type) {
    std::string declared, set, parameters, passed;
    for (const std::string& name : names) {
      declared += fmt::format("TILING_DATA_FIELD_DEF({}, {});\n", type, name);
      set += fmt::format("    data.set_{}({});\n", name, name);
      parameters += fmt::format(", {} {}", type, name);
      passed += fmt::format(", data.{}", name);
    }
    Set("FIELDS", declared);
    Set("SETS", set);
    Set("PARAMETERS", parameters);
    Set("PASSED", passed);
  }

  // A tensor of any length, or one of whole blocks only.
  void Flat() {
    whole_ = Pick(5) == 0;
    const std::string index = One("uint32_t", "uint32_t", "uint64_t", "int64_t", "int32_t");
    Set("I", index);
    const std::string bytes = "static_cast<uint32_t>(count * sizeof(" + std::string(type_->device) + "))";
    Set("IN", whole_
                  ? "DataCopy(in, xGm[at], count);"
                  : "const DataCopyPadExtParams<@T@> pad{false, 0, 0, 0};\n        const DataCopyExtParams copy{1, " +
                        bytes + ", 0, 0, 0};\n        DataCopyPad(in, xGm[at], copy, pad);");
    Set("OUT", whole_ ? "DataCopy(yGm[at], out, count);" : "DataCopyPad(yGm[at], out, copy);");
    Set("IN", Fill(Get("IN")));
    Set("COUNT", One("count", "count", "count", "TILE"));
    Set("OPERATION",
        Fill(type_->operations[static_cast<std::size_t>(Pick(static_cast<int>(type_->operations.size())))]));
    Set("BUFFER", Bent("TILE") + " * sizeof(" + type_->device + ")");
    Set("REFUSE", whole_ && Pick(3) != 0
                      ? fmt::format("    if (length % {} != 0) {{\n        return ge::GRAPH_FAILED;\n    }}\n", block_)
                      : "");
    const std::int64_t most = Pick(4) == 0 ? 1000 + Pick(100000) : kMost;
    contract_ = fmt::format(
        R"({{"symbols": {{"N": {{"range": [1, {}], "first": {}}}}}, "inputs": [{{"name": "x", "dtype": "{}", "shape": ["N"]}}],
 "outputs": [{{"name": "y", "dtype": "{}", "shape": ["N"]}}]}})",
        most, std::min<std::int64_t>(most, 16 * (1 + Pick(400))), type_->contract, type_->contract);
    FlatShapes(most);
  }

  void FlatShapes(std::int64_t most) {
    const std::int64_t round = cores_ * tile_;
    std::vector<std::int64_t> all = {1,
                                     2,
                                     block_ - 1,
                                     block_,
                                     block_ + 1,
                                     tile_ - 1,
                                     tile_,
                                     tile_ + 1,
                                     cores_ - 1,
                                     cores_,
                                     cores_ + 1,
                                     cores_ * block_,
                                     cores_ * block_ + 1,
                                     round - 1,
                                     round,
                                     round + 1,
                                     2 * round + tile_ + 1};
    while (all.size() < static_cast<std::size_t>(wanted_)) {
      std::int64_t some = static_cast<std::int64_t>(std::pow(2.0, 1 + Pick(1800) / 100.0));
      if (whole_ && Pick(2) == 0) some = some / block_ * block_;
      all.push_back(some);
    }
    for (std::int64_t n : all)
      shapes_.push_back({{"N", std::clamp<std::int64_t>(n, 1, std::min<std::int64_t>(most, 1 << 21))}});
    shapes_.resize(std::min(shapes_.size(), static_cast<std::size_t>(wanted_)));
  }

  // Each core has a part of its own, which it takes in tiles.
  void Parts() {
    Flat();
    std::string cores = Pick(2) == 0 ? "@CORES@"
                                     : One("(length < @CORES@ ? length : @CORES@)",
                                           "(length > @CORES@ * @TILE@ ? @CORES@ : (length + @TILE@ - 1) / @TILE@)");
    const std::string unit = whole_ || Pick(2) == 0 ? std::to_string(block_) : "1";
    std::string host = "    const @F@ cores = " + cores + ";\n    const @F@ units = (length + @U@ - 1) / @U@;\n";
    if (unit == "1") host = "    const @F@ cores = " + cores + ";\n    const @F@ units = length;\n";
    std::string start, length;
    switch (Pick(3)) {
      case 0:
        Even(host, start, length);
        break;
      case 1:
        host += "    const @F@ part = " + Bent("(units + cores - 1) / cores * @U@") +
                ";\n    const @F@ total = " + Bent("length") + ";\n";
        Fields({"part", "total"}, "uint32_t");
        start = Bent("core * part");
        length = Bent("start < total ? (total - start < part ? total - start : part) : 0");
        break;
      default:
        host += "    const @F@ small = units / cores;\n    const @F@ bigs = " + Bent("units % cores") +
                ";\n    const @F@ total = length;\n";
        Fields({"small", "bigs", "total"}, "uint32_t");
        Set("PRE", "");
        start = "(core * small + " + Bent("(core < bigs ? core : bigs)") + ") * @U@";
        length =
            "start >= total ? 0 : (total - start < (small + (core < bigs ? 1 : 0)) * @U@ ? total - start : (small + (" +
            Bent("core < bigs") + " ? 1 : 0)) * @U@)";
    }
    Set("F", "uint32_t");
    Set("U", unit);
    Set("SHAPE", "    const uint32_t length = context->GetInputShape(0)->GetOriginShape().GetShapeSize();\n");
    Set("HOST", Fill(host));
    Set("BLOCKDIM", "cores");
    Set("MEMBERS", Fill("    @I@ length;\n"));
    Set("INIT", Fill("        const @I@ core = GetBlockIdx();\n        const @I@ start = " + start +
                     ";\n        length = " + length +
                     ";\n        xGm.SetGlobalBuffer((__gm__ @T@*)x + start);\n        yGm.SetGlobalBuffer((__gm__ "
                     "@T@*)y + start);\n"));
    Set("LOOP", Loop());
    Set("STEP", Fill(kFlatStep));
  }

  void Even(std::string& host, std::string& start, std::string& length) {
    host += "    const @F@ part = " + Bent("units / cores * @U@") +
            ";\n    const @F@ last = " + Bent("length - (cores - 1) * part") + ";\n";
    Fields({"part", "last"}, "uint32_t");
    start = Bent("core * part");
    length = Bent("core == GetBlockNum() - 1") + " ? last : part";
  }

  std::string Loop() {
    switch (Pick(4)) {
      case 0:
        return Fill("        for (@I@ at = 0; at < " + Bent("length") +
                    "; at += TILE) {\n            Step(at, length - at < TILE ? length - at : TILE);\n        }\n");
      case 1:
        return Fill("        const @I@ tiles = " + Bent("(length + TILE - 1) / TILE") +
                    ";\n        for (@I@ i = 0; i < tiles; ++i) {\n            Step(i * TILE, i == " +
                    Bent("tiles - 1") + " ? length - i * TILE : TILE);\n        }\n");
      case 2:
        return Fill("        const @I@ tiles = " + Bent("length / TILE") +
                    ";\n        for (@I@ i = 0; i < tiles; ++i) {\n            Step(" + Bent("i * TILE") +
                    ", TILE);\n        }\n        const @I@ tail = " + Bent("length % TILE") +
                    ";\n        if (tail > 0) {\n            Step(tiles * TILE, tail);\n        }\n");
      default:
        return Fill(
            "        @I@ at = 0;\n        @I@ left = " + Bent("length") +
            ";\n        while (left > 0) {\n            const @I@ count = left < TILE ? left : TILE;\n            "
            "Step(at, count);\n            at += count;\n            left -= count;\n        }\n");
    }
  }

  // Tiles are assigned to the cores round-robin.
  void Grid() {
    Flat();
    Fields({"total", "tiles"}, "uint32_t");
    Set("SHAPE", "    const uint32_t length = context->GetInputShape(0)->GetOriginShape().GetShapeSize();\n");
    Set("HOST", "    const uint32_t total = " + Bent("length") +
                    ";\n    const uint32_t tiles = " + Bent(Fill("(length + @TILE@ - 1) / @TILE@")) + ";\n");
    Set("BLOCKDIM", Fill(Pick(2) == 0 ? "@CORES@" : "tiles < @CORES@ ? tiles : @CORES@"));
    Set("MEMBERS", Fill("    @I@ total;\n    @I@ tiles;\n"));
    Set("INIT", Fill("        this->total = total;\n        this->tiles = tiles;\n"
                     "        xGm.SetGlobalBuffer((__gm__ @T@*)x);\n        yGm.SetGlobalBuffer((__gm__ @T@*)y);\n"));
    Set("LOOP", Fill("        for (@I@ i = GetBlockIdx(); i < tiles; i += " + Bent("GetBlockNum()") +
                     ") {\n            const @I@ at = " + Bent("i * TILE") +
                     ";\n            Step(at, total - at < TILE ? " + Bent("total - at") + " : TILE);\n        }\n"));
    Set("STEP", Fill(kFlatStep));
  }

  void Plane(const std::string& text) {
    const std::int64_t rows = Pick(2) == 0 ? kMost : 1 + Pick(5000), columns = Pick(2) == 0 ? kMost : 8 + Pick(3000);
    contract_ = fmt::format(
        R"({{"symbols": {{"R": {{"range": [1, {}], "first": {}}}, "C": {{"range": [1, {}], "first": {}}}}}, "most_elements": {},
 "inputs": [{{"name": "x", "dtype": "{}", "shape": ["R", "C"]}}], "outputs": [{{"name": "y", "dtype": "{}", "shape": ["R", "C"]}}]}})",
        rows, std::min<std::int64_t>(rows, 40), columns, std::min<std::int64_t>(columns, 64), kMost, type_->contract,
        type_->contract);
    Set("COUNT", "count");
    Set("OPERATION", Fill(type_->operations[0]));
    Set("I", One("uint32_t", "uint64_t", "uint64_t", "int64_t"));
    Set("SHAPE",
        "    const uint32_t rows = context->GetInputShape(0)->GetOriginShape().GetDim(0);\n"
        "    const uint32_t columns = context->GetInputShape(0)->GetOriginShape().GetDim(1);\n");
    Set("INIT",
        Fill(text + "        xGm.SetGlobalBuffer((__gm__ @T@*)x);\n        yGm.SetGlobalBuffer((__gm__ @T@*)y);\n"));
    while (shapes_.size() < static_cast<std::size_t>(wanted_)) {
      std::int64_t r = static_cast<std::int64_t>(std::pow(2.0, Pick(1000) / 100.0));
      std::int64_t c = static_cast<std::int64_t>(std::pow(2.0, Pick(1100) / 100.0));
      if (Pick(4) == 0) r = cores_ + Pick(3) - 1;
      if (Pick(4) == 0) c = tile_ + Pick(3) - 1;
      shapes_.push_back({{"R", std::clamp<std::int64_t>(r, 1, rows)}, {"C", std::clamp<std::int64_t>(c, 1, columns)}});
    }
  }

  // Whole rows, several per copy, each padded to whole blocks on chip.
  void Rows() {
    Plane(
        "        this->rows = rows;\n        this->columns = columns;\n        this->group = group;\n"
        "        this->part = part;\n        padded = (columns + @B@ - 1) / @B@ * @B@;\n");
    Set("REFUSE", Fill("    if (columns > @TILE@) {\n        return ge::GRAPH_FAILED;\n    }\n"));
    const std::string fit = "@TILE@ / ((columns + @B@ - 1) / @B@ * @B@)";
    Set("HOST", Fill("    const uint32_t group = " + Bent(Pick(2) == 0 ? "1" : fit) +
                     ";\n    const uint32_t part = " + Bent("(rows + @CORES@ - 1) / @CORES@") + ";\n"));
    Fields({"rows", "columns", "group", "part"}, "uint32_t");
    Set("BLOCKDIM", Get("CORES"));
    Set("BUFFER", Bent("TILE") + " * sizeof(" + type_->device + ")");
    Set("MEMBERS", Fill("    @I@ rows;\n    @I@ columns;\n    @I@ group;\n    @I@ part;\n    @I@ padded;\n"));
    Set("LOOP", Fill("        const @I@ first = GetBlockIdx() * part;\n        const @I@ end = first + part < rows ? " +
                     Bent("first + part") + " : " + Bent("rows") +
                     ";\n        for (@I@ row = first; row < end; row += group) {\n            Step(row, " +
                     Bent("end - row < group ? end - row : group") + ");\n        }\n"));
    Set("ROWLENGTH", Bent("columns"));
    Set("STEP", Fill(kRowStep));
  }

  // Strips of columns over cores; each strip in groups of rows, by strided copies.
  void Columns() {
    Plane("        this->rows = rows;\n        this->columns = columns;\n        this->strips = strips;\n");
    Set("REFUSE", Pick(2) == 0 ? "    if (columns > 100000000) {\n        return ge::GRAPH_FAILED;\n    }\n" : "");
    Set("HOST", Fill("    const uint32_t strips = " + Bent("(columns + @TILE@ - 1) / @TILE@") + ";\n"));
    Fields({"rows", "columns", "strips"}, "uint32_t");
    Set("BLOCKDIM", Fill(Pick(2) == 0 ? "@CORES@" : "strips < @CORES@ ? strips : @CORES@"));
    Set("GROUP", 1 + Pick(std::clamp(32768 / (tile_ * type_->bytes), 1, 64)));
    Set("BUFFER", "GROUP * " + Bent("TILE") + " * sizeof(" + type_->device + ")");
    Set("MEMBERS", Fill("    @I@ rows;\n    @I@ columns;\n    @I@ strips;\n"));
    Set("LOOP",
        Fill("        for (@I@ strip = GetBlockIdx(); strip < strips; strip += GetBlockNum()) {\n"
             "            const @I@ column = strip * TILE;\n            const @I@ wide = columns - column < TILE ? " +
             Bent("columns - column") +
             " : TILE;\n            for (@I@ row = 0; row < rows; row += GROUP) {\n                Step(row, " +
             Bent("rows - row < GROUP ? rows - row : GROUP") + ", column, wide);\n            }\n        }\n"));
    Set("GAP", Bent("columns - wide"));
    Set("STEP", Fill(kStripStep));
  }

  int wanted_;
  const Type* type_ = nullptr;
  int block_ = 0, cores_ = 0, tile_ = 0;
  bool whole_ = false;
  std::string contract_;
  std::vector<std::map<std::string, std::int64_t>> shapes_;  // a value a symbol of the contract
};

}  // namespace

Made MakeTiling(std::uint64_t seed, const std::set<int>& bent, int shapes, int& sites) {
  TilingMaker maker(seed, bent, shapes);
  Made made = maker.Run();
  sites = maker.sites();
  return made;
}

}  // namespace assay::agreement
