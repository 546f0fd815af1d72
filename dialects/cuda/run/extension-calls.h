// The extensions of a reply as its Python calls them: each call runs the bound function on the machine.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/cuda/launch.h"
#include "dialects/cuda/host/host-run.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/reader.h"
#include "reference/python/evaluator.h"

namespace assay::cuda {

class ExtensionCalls : public harness::ExternalModule {
 public:
  ExtensionCalls(Reader& reader, const Project& project, const Input& input, const ReadOptions& options);

  // Kernels run, and results have values.
  void FollowValues(const DeviceOptions& how) { how_ = how; }
  // Host code alone, with shapes instead of values: the initial state.
  void FollowShapes() {
    how_.reset();
    bounds_.reset();
  }
  // The same, but some blocks of each launch run for their accesses alone: DeviceOptions::bounds_only.
  void FollowBounds(const DeviceOptions& how) {
    how_.reset();
    bounds_ = how;
  }
  // Parameters of kernels by name, see HostRequest.
  void NameParameters(std::map<std::string, std::vector<std::string>> names) { parameters_ = std::move(names); }
  std::vector<CudaFault>& faults() { return faults_; }
  // Of DeviceOptions::count.
  std::vector<CudaLaunchWork>& work() { return work_; }
  // Of kernels that ran with values, all calls together.
  std::uint64_t steps() const { return steps_; }
  // Launches of kernels that ran so far.
  int launches() const { return launches_; }
  // Forgets what calls did, but not what was lowered: for the next module.
  void Begin();

  // Our replacement of torch.utils.cpp_extension in the module; nothing for other names.
  static std::optional<std::string> ModuleText(const std::string& name);

  bool Provides(const std::string& module) const override;
  std::optional<Value> Call(const std::string& module, const std::string& attribute, const ValueList& arguments,
                            const ValueMap& keywords, std::string& error) override;

  // The module whose calls these are, once it exists: maps lines.
  void SetModule(const harness::PythonModule* module) { module_ = module; }
  std::vector<CudaCall>& calls() { return calls_; }
  // The line of the reply's module that runs, or ran last; invalid before the first.
  SourceRange Line() const;

 private:
  std::optional<Value> Build(const ValueList& arguments, std::string& error);
  // A failure may be the usual chip's where none was asked for and the code asks which it is: undecided.
  void LeaveOpen(CudaCall& call) const;
  HostRecord Follow(std::size_t number, HostRequest& request);
  std::vector<CudaStorage> Leaks(std::size_t number, const HostRequest& request, const CudaCall& call);
  std::optional<Value> Run(std::size_t number, HostRequest& request, std::string& error);
  // Adds the kernels to the request; the reason if they are not lowered.
  std::string AddKernels(std::size_t number, const DeviceOptions& how, HostRequest& request);
  std::optional<Value> CallFunction(const ValueList& arguments, const ValueMap& keywords, std::string& error);

  Reader& reader_;
  const Project& project_;
  const Input& input_;
  const ReadOptions& options_;
  const harness::PythonModule* module_ = nullptr;
  std::set<std::size_t> built_;
  std::map<std::size_t, LoweredHost> lowered_;
  std::map<std::size_t, std::map<std::string, std::int64_t>> allowed_;  // dynamic shared memory, by kernel
  // Calls equivalent to an earlier one are answered from its record.
  struct Known {
    HostRecord record;
    std::size_t call;  // of calls_
  };
  std::map<std::string, Known> known_;
  std::map<std::size_t, std::vector<HostRequest::Before>> before_;  // calls of each extension so far
  std::vector<CudaCall> calls_;
  std::optional<DeviceOptions> how_, bounds_;
  std::map<std::string, std::vector<std::string>> parameters_;
  std::map<std::size_t, DeviceProgram> programs_;  // kernels of each extension
  std::vector<CudaFault> faults_;
  std::vector<CudaLaunchWork> work_;
  std::uint64_t steps_ = 0;
  int launches_ = 0;
};

}  // namespace assay::cuda
