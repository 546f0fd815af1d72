// Turns a request into the record behind the contexts: which instances each declared input has, attributes in the
// order of the op definition with their defaults filled in, tensors, and a raw tiling buffer. Memory is never
// freed: a module serves one request per worker.
#ifndef ASSAY_HOST_BUILDER_H_
#define ASSAY_HOST_BUILDER_H_

#include <new>

#include "assay/host_platforms.h"
#include "assay/host_state.h"
#include "register/op_def.h"

namespace assay_host {

[[noreturn]] inline void BadRequest(const char* format, const char* name) {
  char text[256];
  ::std::snprintf(text, sizeof(text), format, name);
  Stop(ASSAY_HOST_BAD_REQUEST, text);
}

template <typename T>
T* Zeroed(size_t count) {
  return static_cast<T*>(::std::calloc(count == 0 ? 1 : count, sizeof(T)));
}

struct Builder {
  KernelRunContext run;
  ::gert::TilingData raw;

  // One side (inputs or outputs): the tensors present in order, and where each declared parameter's instances lie.
  struct Side {
    ::std::vector<const assay_host_tensor*> present;
    ::std::vector<::gert::AnchorInstanceInfo> instances;
    ::std::vector<bool> on_host;  // beside `present`: host functions read the values
  };

  // Values are on the host for inputs that the op definition marks ValueDepend and for those that a registration names.
  static void MarkValues(const Operator& op, const ::ops::OpDef* def, Side& side) {
    side.on_host.assign(side.present.size(), false);
    ::std::uint64_t asked = op.host_values;
    size_t at = 0;
    if (def != nullptr) {
      for (const ::ops::OpParamDef& param : def->inputs_) {
        if (param.value_depend_ != ::ops::IGNORE && at < 64) asked |= ::std::uint64_t{1} << at;
        ++at;
      }
    }
    for (size_t i = 0; i < side.instances.size() && i < 64; ++i) {
      if ((asked >> i & 1) == 0) continue;
      for (size_t n = 0; n < side.instances[i].GetInstanceNum(); ++n) {
        side.on_host[side.instances[i].GetInstanceStart() + n] = true;
      }
    }
  }

  static bool Knows(const ::std::list<::ops::OpParamDef>& params, const char* name) {
    for (const ::ops::OpParamDef& param : params) {
      if (param.IsNamed(name)) return true;
    }
    return false;
  }

  static void Put(Side& side, const assay_host_tensor* const* from, size_t count) {
    const size_t start = side.present.size();
    for (size_t i = 0; i < count; ++i) {
      if (from[i]->present != 0) side.present.push_back(from[i]);
    }
    side.instances.emplace_back(static_cast<::std::uint32_t>(start),
                                static_cast<::std::uint32_t>(side.present.size() - start));
  }

  // By name where every name of the request is declared, else in order: a dynamic parameter then takes the surplus.
  static Side Match(const ::std::list<::ops::OpParamDef>& params, const assay_host_tensor* tensors, int count) {
    Side side;
    bool by_name = true;
    for (int i = 0; i < count; ++i) by_name = by_name && tensors[i].name != nullptr && Knows(params, tensors[i].name);
    ::std::vector<const assay_host_tensor*> group;
    if (by_name) {
      for (const ::ops::OpParamDef& param : params) {
        group.clear();
        for (int i = 0; i < count; ++i) {
          if (param.IsNamed(tensors[i].name)) group.push_back(tensors + i);
        }
        Put(side, group.data(), group.size());
      }
      return side;
    }
    int surplus = count - static_cast<int>(params.size());
    int at = 0;
    for (const ::ops::OpParamDef& param : params) {
      int take = at < count ? 1 : 0;
      if (param.param_type_ == ::ops::DYNAMIC && surplus > 0) {
        take += surplus;
        surplus = 0;
      }
      group.clear();
      for (int i = 0; i < take; ++i) group.push_back(tensors + at + i);
      at += take;
      Put(side, group.data(), group.size());
    }
    if (at < count) BadRequest("more tensors are given than the operator declares, from `%s` on", tensors[at].name);
    return side;
  }

  static Side InOrder(const assay_host_tensor* tensors, int count) {
    Side side;
    for (int i = 0; i < count; ++i) {
      const assay_host_tensor* one = tensors + i;
      Put(side, &one, 1);
    }
    return side;
  }

  static ::gert::AnchorInstanceInfo* Copy(const ::std::vector<::gert::AnchorInstanceInfo>& from) {
    ::gert::AnchorInstanceInfo* to = Zeroed<::gert::AnchorInstanceInfo>(from.size());
    for (size_t i = 0; i < from.size(); ++i) to[i] = from[i];
    return to;
  }

  static void Fill(const assay_host_tensor& from, bool on_host, ::gert::Tensor& tensor,
                   ::gert::CompileTimeTensorDesc& desc) {
    if (from.ndim > ASSAY_HOST_MAX_DIMS) BadRequest("`%s` has more than 25 dimensions", from.name);
    for (int i = 0; i < from.ndim; ++i) {
      tensor.MutableOriginShape().AppendDim(from.dims[i]);
      tensor.MutableStorageShape().AppendDim(from.dims[i]);
    }
    const ::ge::Format format = static_cast<::ge::Format>(from.format);
    tensor.SetDataType(static_cast<::ge::DataType>(from.dtype));
    tensor.SetOriginFormat(format);
    tensor.SetStorageFormat(format);
    if (on_host && from.data == nullptr && tensor.GetShapeSize() > 0) {
      BadRequest("the values of `%s`, which the host reads, are not given", from.name);
    }
    if (on_host && from.data != nullptr) {
      tensor.SetPlacement(::gert::kOnHost);
      tensor.MutableTensorData().SetAddr(from.data, nullptr);
      tensor.MutableTensorData().SetPlacement(::gert::kOnHost);
      tensor.SetSize(from.data_bytes);
    }
    desc.SetDataType(tensor.GetDataType());
    desc.SetOriginFormat(format);
    desc.SetStorageFormat(format);
  }

  static void Fill(const Side& side, ::gert::Tensor*& tensors, ::gert::CompileTimeTensorDesc*& descs) {
    const size_t count = side.present.size();
    tensors = new ::gert::Tensor[count == 0 ? 1 : count];
    descs = new ::gert::CompileTimeTensorDesc[count == 0 ? 1 : count];
    for (size_t i = 0; i < count; ++i) {
      Fill(*side.present[i], i < side.on_host.size() && side.on_host[i], tensors[i], descs[i]);
    }
  }

  static ::std::uint8_t Small(size_t value) { return static_cast<::std::uint8_t>(value < 255 ? value : 255); }

  template <typename T>
  static ::std::uint8_t Columns(const ::std::vector<T>& from, const char* name, ::std::uint8_t* to) {
    if (from.size() > ASSAY_HOST_MAX_COLUMNS) BadRequest("`%s` has more than 128 dtypes", name);
    for (size_t i = 0; i < from.size(); ++i) to[i] = Small(static_cast<size_t>(from[i]));
    return Small(from.size());
  }

  static assay_host_declared Declared(int kind, const char* name, int option) {
    assay_host_declared made = {};
    if (::std::strlen(name) >= sizeof(made.name)) BadRequest("the name `%s` is longer than 95 characters", name);
    CopyText(made.name, sizeof(made.name), name);
    made.kind = Small(static_cast<size_t>(kind));
    made.option = Small(static_cast<size_t>(option));
    return made;
  }

  static void Put(const assay_host_declared& one, assay_host_reply& reply) {
    if (reply.declared_count >= ASSAY_HOST_MAX_DECLARED) BadRequest("more than 128 parameters, `%s` is left", one.name);
    ::std::memcpy(reply.tiling + sizeof(one) * static_cast<size_t>(reply.declared_count++), &one, sizeof(one));
  }

  // A parameter that the chip's own configuration names too is declared as there.
  static void Declare(const ::std::list<::ops::OpParamDef>& params, const ::std::list<::ops::OpParamDef>* own, int kind,
                      assay_host_reply& reply) {
    for (const ::ops::OpParamDef& general : params) {
      const ::ops::OpParamDef* param = &general;
      if (own != nullptr) {
        for (const ::ops::OpParamDef& other : *own) {
          if (other.IsNamed(general.name_.GetString())) param = &other;
        }
      }
      assay_host_declared made = Declared(kind, param->name_.GetString(), param->param_type_);
      made.value_depend = param->value_depend_ != ::ops::IGNORE ? 1 : 0;
      made.scalar = param->scalar_ ? 1 : 0;
      made.dtype_count = Columns(param->types_, made.name, made.dtypes);
      made.format_count = Columns(param->formats_, made.name, made.formats);
      Put(made, reply);
    }
  }

  // Writes the definition down for a chip.
  static void Declare(const ::ops::OpDef& def, const char* family,
                      const ::std::map<::std::string, ::ops::OpAICoreConfig>& configs, assay_host_reply& reply) {
    const ::std::map<::std::string, ::ops::OpAICoreConfig>::const_iterator own = configs.find(family);
    const bool has = own != configs.end();
    Declare(def.inputs_, has ? &own->second.inputs_ : nullptr, ASSAY_HOST_DECLARED_INPUT, reply);
    Declare(def.outputs_, has ? &own->second.outputs_ : nullptr, ASSAY_HOST_DECLARED_OUTPUT, reply);
    for (const ::ops::OpAttrDef& attr : def.attrs_) {
      assay_host_declared made = Declared(ASSAY_HOST_DECLARED_ATTR, attr.name_.GetString(),
                                          attr.required_ ? ::ops::REQUIRED : ::ops::OPTIONAL);
      made.attr_type = Small(static_cast<size_t>(attr.type_));
      Put(made, reply);
    }
  }

  // A value in one form, whether it comes from the request or from the op definition's default.
  struct Value {
    bool given;
    ::std::vector<::std::int64_t> ints;
    ::std::vector<double> floats;
    ::std::vector<::std::int64_t> inner_counts;
    const char* text;
  };

  static Value Given(const assay_host_attr& attr) {
    Value value = {true, {}, {}, {}, attr.text};
    ::std::int64_t count = attr.count;
    if (attr.kind == ASSAY_HOST_ATTR_LIST_LIST_INT) {
      value.inner_counts.assign(attr.inner_counts, attr.inner_counts + attr.count);
      count = 0;
      for (::std::int64_t inner : value.inner_counts) count += inner;
    }
    if (attr.ints != nullptr) value.ints.assign(attr.ints, attr.ints + count);
    if (attr.floats != nullptr) value.floats.assign(attr.floats, attr.floats + count);
    if (value.ints.empty()) value.ints.assign(value.floats.begin(), value.floats.end());
    if (value.floats.empty()) value.floats.assign(value.ints.begin(), value.ints.end());
    return value;
  }

  template <typename T, typename From>
  static const void* Vector(const ::std::vector<From>& from) {
    ::gert::ContinuousVector* list =
        reinterpret_cast<::gert::ContinuousVector*>(::gert::ContinuousVector::Create<T>(from.size()).release());
    list->SetSize(from.size());
    for (size_t i = 0; i < from.size(); ++i) static_cast<T*>(list->MutableData())[i] = static_cast<T>(from[i]);
    return list;
  }

  template <typename T, typename From>
  static const void* Scalar(const ::std::vector<From>& from) {
    return from.empty() ? nullptr : new T(static_cast<T>(from[0]));
  }

  static const void* Nested(const Value& value) {
    size_t bytes = ::gert::ContinuousVectorVector::GetOverHeadLength(value.inner_counts.size());
    bytes += value.inner_counts.size() * sizeof(::gert::ContinuousVector) + value.ints.size() * sizeof(::std::int64_t);
    ::gert::ContinuousVectorVector* lists = reinterpret_cast<::gert::ContinuousVectorVector*>(Zeroed<char>(bytes));
    lists->Init(value.inner_counts.size());
    size_t at = 0;
    for (::std::int64_t inner : value.inner_counts) {
      ::gert::ContinuousVector* list = lists->Add<::std::int64_t>(static_cast<size_t>(inner));
      list->SetSize(static_cast<size_t>(inner));
      ::std::int64_t* to = static_cast<::std::int64_t*>(list->MutableData());
      for (::std::int64_t i = 0; i < inner; ++i) to[i] = value.ints[at++];
    }
    return lists;
  }

  // The storage that RuntimeAttrs points to; null where there is no value.
  static const void* Store(int kind, const Value& value) {
    switch (kind) {
      case ASSAY_HOST_ATTR_BOOL: return Scalar<bool>(value.ints);
      case ASSAY_HOST_ATTR_FLOAT: return Scalar<float>(value.floats);
      case ASSAY_HOST_ATTR_INT: return Scalar<::std::int64_t>(value.ints);
      case ASSAY_HOST_ATTR_STRING: return value.text == nullptr ? "" : value.text;
      case ASSAY_HOST_ATTR_LIST_BOOL: return Vector<bool>(value.ints);
      case ASSAY_HOST_ATTR_LIST_FLOAT: return Vector<float>(value.floats);
      case ASSAY_HOST_ATTR_LIST_INT: return Vector<::std::int64_t>(value.ints);
      default: return Nested(value);
    }
  }

  static ::gert::RuntimeAttrs* Attrs(const ::std::vector<const void*>& values) {
    const void** kept = Zeroed<const void*>(values.size());
    for (size_t i = 0; i < values.size(); ++i) kept[i] = values[i];
    ::gert::RuntimeAttrs* attrs = Zeroed<::gert::RuntimeAttrs>(1);
    attrs->count_ = values.size();
    attrs->values_ = kept;
    return attrs;
  }

  static const assay_host_attr* Find(const assay_host_request& request, const char* name) {
    for (int i = 0; i < request.attr_count; ++i) {
      if (request.attrs[i].name != nullptr && ::std::strcmp(request.attrs[i].name, name) == 0) return request.attrs + i;
    }
    return nullptr;
  }

  static ::gert::RuntimeAttrs* AttrsOf(const ::ops::OpDef& def, const assay_host_request& request) {
    ::std::vector<const void*> values;
    for (const ::ops::OpAttrDef& attr : def.attrs_) {
      const char* name = attr.name_.GetString();
      const assay_host_attr* given = Find(request, name);
      if (given != nullptr) {
        values.push_back(Store(static_cast<int>(attr.type_), Given(*given)));
      } else if (attr.has_default_) {
        const Value value = {true, attr.ints_, attr.floats_, attr.inner_counts_, attr.text_.c_str()};
        values.push_back(Store(static_cast<int>(attr.type_), value));
      } else {
        BadRequest("attribute `%s` has no value and no default", name);
      }
    }
    return Attrs(values);
  }

  static ::gert::RuntimeAttrs* AttrsInOrder(const assay_host_request& request) {
    ::std::vector<const void*> values;
    for (int i = 0; i < request.attr_count; ++i) {
      values.push_back(Store(request.attrs[i].kind, Given(request.attrs[i])));
    }
    return Attrs(values);
  }

  void Build(const Operator& op, const ::ops::OpDef* def, const assay_host_request& request, void* tiling,
             size_t room) {
    Side in = def != nullptr ? Match(def->inputs_, request.inputs, request.input_count)
                             : InOrder(request.inputs, request.input_count);
    MarkValues(op, def, in);
    const Side out = def != nullptr && request.output_count > 0
                         ? Match(def->outputs_, request.outputs, request.output_count)
                         : InOrder(request.outputs, request.output_count);
    ::gert::ComputeNodeInfo* info = Zeroed<::gert::ComputeNodeInfo>(1);
    info->node_type_ = op.op_type;
    info->node_name_ = op.op_type;
    info->ir_inputs_num_ = in.instances.size();
    info->ir_outputs_num_ = out.instances.size();
    info->inputs_num_ = in.present.size();
    info->outputs_num_ = out.present.size();
    info->ir_inputs_ = Copy(in.instances);
    info->ir_outputs_ = Copy(out.instances);
    Fill(in, run.inputs, info->input_descs_);
    Fill(out, run.outputs, info->output_descs_);
    info->attrs_ = def != nullptr ? AttrsOf(*def, request) : AttrsInOrder(request);
    ::gert::KernelExtendInfo* extend = Zeroed<::gert::KernelExtendInfo>(1);
    extend->kernel_name_ = op.op_type;
    extend->kernel_type_ = "Tiling";
    run.info = info;
    run.extend = extend;
    run.deterministic = request.deterministic;
    run.platform = reinterpret_cast<::fe::PlatFormInfos*>(Zeroed<assay_host_platform>(1));
    *reinterpret_cast<assay_host_platform*>(run.platform) = *request.platform;
    raw.Init(room, tiling);
    run.tiling_data = &raw;
  }

  // A context over `record`; all context classes have this one layout.
  template <typename Context>
  static Context* View(KernelRunContext* record) {
    static_assert(sizeof(Context) == sizeof(KernelRunContext*), "a context is one pointer to the record");
    KernelRunContext** context = Zeroed<KernelRunContext*>(1);
    *context = record;
    return reinterpret_cast<Context*>(context);
  }

  // Outputs declared by the op definition, empty: shape and dtype inference fill them in.
  static void BlankOutputs(const ::ops::OpDef* def, KernelRunContext& record) {
    if (def == nullptr || def->outputs_.empty()) return;
    const size_t count = def->outputs_.size();
    ::gert::ComputeNodeInfo* info = Zeroed<::gert::ComputeNodeInfo>(1);
    ::std::memcpy(static_cast<void*>(info), static_cast<const void*>(record.info), sizeof(*info));
    info->ir_outputs_num_ = info->outputs_num_ = count;
    info->ir_outputs_ = Zeroed<::gert::AnchorInstanceInfo>(count);
    for (size_t i = 0; i < count; ++i) {
      info->ir_outputs_[i] = ::gert::AnchorInstanceInfo(static_cast<::std::uint32_t>(i), 1);
    }
    info->output_descs_ = new ::gert::CompileTimeTensorDesc[count];
    record.info = info;
    record.outputs = new ::gert::Tensor[count];
  }
};

}  // namespace assay_host

#endif
