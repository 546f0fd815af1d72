#pragma once
#include <map>
#include <string>

#include "register/op_def_registry.h"
#include "register/op_impl_registry.h"
#include "register/tilingdata_base.h"

namespace optiling {
BEGIN_TILING_DATA_DEF(RectifiedTilingData)
TILING_DATA_FIELD_DEF(uint32_t, part);
END_TILING_DATA_DEF;
REGISTER_TILING_DATA_CLASS(Rectified, RectifiedTilingData)

class Split {
public:
    virtual ~Split() = default;
    virtual uint32_t Cores(int64_t length) const;
    virtual uint32_t Part(int64_t length) const = 0;
};

// One list for all files, as a registry of tiling templates has it.
class Splits {
public:
    static Splits& All()
    {
        static Splits only;
        return only;
    }
    bool Add(const std::string& name, const Split* split)
    {
        return splits_.emplace(name, split).second;
    }
    const Split* Find(const std::string& name) const
    {
        const auto found = splits_.find(name);
        return found == splits_.end() ? nullptr : found->second;
    }

private:
    std::map<std::string, const Split*> splits_;
};
}  // namespace optiling
