// Which headers are precompiled: by the build for two configurations, by the first process that needs them for others.
#include "dialects/cuda/read/precompiled-headers.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <thread>
#include <utility>

#include "analyzer/frontend/kept-headers.h"
#include "dialects/cuda/read/build-flags.h"
#include "dialects/cuda/read/unit.h"

namespace assay::cuda {
namespace {

constexpr std::string_view kCommonUses = "#include <assay/common_uses.h>\n";

std::string PrecompiledName(std::string_view what, Side side, bool newest = false) {
  return fmt::format("cuda-{}-{}{}.pch", what, side == Side::kHost ? "host" : "device", newest ? "-newest" : "");
}

// The text of a header for a CUDA file.
std::string TextOf(std::string_view what) {
  std::string text(kRuntime);
  if (what == "runtime") return text;
  text += kTypes;
  if (what == "extension") text += kExtension;
  return text + std::string(kCommonUses);
}

std::string CpuName(std::string_view what) { return fmt::format("cuda-{}-cpu.pch", what); }

BuildSettings SettingsFor(const Chip& chip, const Toolkit& toolkit, bool torch) {
  BuildSettings settings;
  settings.arch = chip.arch;
  settings.clang_arch = chip.clang_arch;
  settings.toolkit = toolkit.version;
  settings.torch = torch;
  settings.relaxed = torch;
  return settings;
}

// Precompiled headers are made for these two.
BuildSettings UsualSettings(bool torch) { return SettingsFor(ChipNamed(""), ToolkitNamed(""), torch); }
BuildSettings NewestSettings(bool torch) { return SettingsFor(Chips().back(), Toolkits().back(), torch); }

// Whether a header made for one configuration equals that of the other.
bool AreAlike(const BuildSettings& a, const BuildSettings& b) {
  return a.arch == b.arch && a.toolkit == b.toolkit && a.standard == b.standard && a.relaxed == b.relaxed;
}

// Names the contents of the model's headers: the build makes this file together with them. Empty if there is none.
std::string VersionOf(const std::string& resources) {
  struct stat found = {};
  const std::string stamp = resources + "/pch/" + PrecompiledName("main", Side::kHost);
  if (stat(stamp.c_str(), &found) != 0) return {};
  return fmt::format("{} {} {}.{}", stamp, found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec);
}

UnitRequest RequestFor(const std::string& resources, const ModelData& model, std::string_view what, Side side,
                       const BuildSettings& settings, bool for_cpu) {
  UnitRequest request;
  request.half = Half::kKernel;
  request.system_dirs = TorchDirs(resources);
  request.language = for_cpu ? DeviceLanguage(settings) : CudaLanguage(model, side, settings);
  request.prelude = TextOf(what);
  return request;
}

}  // namespace

std::vector<std::string> MainLanguage() {
  return {"-triple",
          "x86_64-pc-linux-gnu",
          "-x",
          "c++",
          "-fgnuc-version=4.2.1",
          "-std=c++17",
          "-fcxx-exceptions",
          "-fexceptions",
          "-ferror-limit",
          "0",
          "-fno-spell-checking",
          "-Wno-unknown-pragmas",
          "-DTORCH_EXTENSION_NAME=extension",
          "-DTORCH_API_INCLUDE_EXTENSION_H"};
}

std::vector<std::string> CudaLanguage(const ModelData& model, Side side, const BuildSettings& settings) {
  std::vector<std::string> args = model.Flags(side, settings);
  // In the prelude or the precompiled header.
  const auto include = std::find(args.begin(), args.end(), "-include");
  if (include != args.end()) args.erase(include, include + 2);
  if (settings.torch) args.insert(args.end(), {"-DTORCH_EXTENSION_NAME=extension", "-DTORCH_API_INCLUDE_EXTENSION_H"});
  return args;
}

std::vector<std::string> TorchDirs(const std::string& resources) {
  return {resources + "/cuda/host-include", resources + "/cuda/include"};
}

std::vector<Reader::Precompiled> Reader::PrecompiledHeaders(const std::string& resources) {
  const ModelData model = ModelData::Load(resources + "/cuda");
  std::vector<Precompiled> made;
  UnitRequest main;
  main.language = MainLanguage();
  main.system_dirs = TorchDirs(resources);
  main.prelude = std::string(kExtension) + std::string(kCommonUses);
  made.push_back({PrecompiledName("main", Side::kHost), main});
  const std::string runtime = TextOf("runtime");
  const std::pair<std::string_view, std::string> torch_texts[] = {{"types", TextOf("types")},
                                                                  {"extension", TextOf("extension")}};
  for (const Side side : {Side::kHost, Side::kDevice}) {
    UnitRequest request;
    request.half = Half::kKernel;
    request.system_dirs = TorchDirs(resources);
    for (const bool newest : {false, true}) {
      request.language = CudaLanguage(model, side, newest ? NewestSettings(true) : UsualSettings(true));
      for (const auto& [name, text] : torch_texts) {
        request.prelude = text;
        made.push_back({PrecompiledName(name, side, newest), request});
      }
    }
    request.prelude = runtime;
    for (const bool newest : {false, true}) {
      request.language = CudaLanguage(model, side, newest ? NewestSettings(false) : UsualSettings(false));
      made.push_back({PrecompiledName("runtime", side, newest), request});
    }
  }
  for (const bool torch : {false, true}) {
    UnitRequest request;
    request.half = Half::kKernel;
    request.system_dirs = TorchDirs(resources);
    request.language = DeviceLanguage(UsualSettings(torch));
    request.prelude = runtime;
    if (!torch) made.push_back({CpuName("runtime"), request});
    for (const auto& [name, text] : torch_texts) {
      request.prelude = text;
      if (torch) made.push_back({CpuName(name), request});
    }
  }
  return made;
}

std::string Reader::PrecompiledFor(std::string_view what, bool for_cpu, const Unit& unit,
                                   const ReadOptions& options) const {
  const bool usual = unit.is_main || AreAlike(unit.settings, UsualSettings(unit.settings.torch));
  const bool newest = !unit.is_main && AreAlike(unit.settings, NewestSettings(unit.settings.torch));
  if (usual || (newest && !for_cpu)) {
    const std::string name = for_cpu ? CpuName(what) : PrecompiledName(what, unit.side, newest);
    const std::string path = resources_ + "/pch/" + name;
    return std::filesystem::exists(path) ? path : std::string();
  }
  if (options.kept_headers.empty()) return {};
  return KeptHeaders(options.kept_headers, VersionOf(resources_))
      .Find(RequestFor(resources_, model_, what, unit.side, unit.settings, for_cpu));
}

void Reader::KeepHeaders(const std::string& resources, const ReadOptions& options, bool runs, bool soon) {
  const std::string version = VersionOf(resources);
  if (version.empty() || options.kept_headers.empty()) return;
  const ModelData model = ModelData::Load(resources + "/cuda");
  std::vector<UnitRequest> requests;
  const auto add = [&](const BuildSettings& settings, bool cpu) {
    if (AreAlike(settings, UsualSettings(settings.torch))) return;
    const bool newest = AreAlike(settings, NewestSettings(settings.torch));
    for (const std::string_view what : {"extension", "types", "runtime"}) {
      if (settings.torch == (what == "runtime")) continue;
      for (const Side side : {Side::kHost, Side::kDevice}) {
        if (!newest) requests.push_back(RequestFor(resources, model, what, side, settings, false));
      }
      if (cpu) requests.push_back(RequestFor(resources, model, what, Side::kDevice, settings, true));
    }
  };
  const BuildFlags flags = ReadBuildFlags(options.words, {});
  for (const bool torch : {true, false}) {
    BuildSettings settings = SettingsFor(*options.chip, *options.toolkit, torch);
    settings.relaxed |= flags.relaxed;
    if (flags.standard != 0) settings.standard = flags.standard;
    add(settings, runs);
    SetNewest(options, settings);
    add(settings, false);
  }
  const int jobs = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  KeptHeaders(options.kept_headers, version).Make(requests, jobs, soon);
}

}  // namespace assay::cuda
