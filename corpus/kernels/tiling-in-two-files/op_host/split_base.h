#pragma once

#include "register/op_def_registry.h"

#include <map>

namespace optiling {
inline std::map<uint32_t, uint32_t>& TileLengths()
{
    static std::map<uint32_t, uint32_t> lengths;
    return lengths;
}

uint32_t CountBlocks(gert::TilingContext* context, uint32_t blockElements);

class SplitBase {
public:
    explicit SplitBase(gert::TilingContext* context) : context_(context) {}
    virtual ~SplitBase() = default;
    virtual uint32_t CoreNum() const;
    ge::graphStatus Finish() const;

protected:
    gert::TilingContext* context_;
};
}  // namespace optiling
