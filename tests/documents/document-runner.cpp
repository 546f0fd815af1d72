// Runs the examples of the vendor's pages and compares the outputs with the page, and the outcome with the case's own
// file. Exit code 0: all as written; 1: a case has another outcome; 2: a file cannot be read.
//   document-runner FOLDER [--resources DIR] [--list]
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <set>

#include "dialects/ascendc/dialect.h"
#include "dialects/options.h"
#include "pipeline/analyze.h"
#include "reference/npy.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"
#include "tests/documents/document-case.h"

namespace assay::documents {
namespace {

struct Result {
  Answer answer = Answer::kUndecided;
  std::string detail;
};

const char* NameOf(Answer answer) {
  return answer == Answer::kAgrees ? "agrees" : answer == Answer::kDiffers ? "differs" : "undecided";
}

Dtype DtypeOf(const std::string& type) {
  static const std::map<std::string, Dtype> kTypes = {
      {"half", Dtype::kF16},     {"bfloat16_t", Dtype::kBF16}, {"float", Dtype::kF32},    {"int8_t", Dtype::kI8},
      {"uint8_t", Dtype::kU8},   {"int16_t", Dtype::kI16},     {"uint16_t", Dtype::kU16}, {"int32_t", Dtype::kI32},
      {"uint32_t", Dtype::kU32}, {"int64_t", Dtype::kI64},     {"uint64_t", Dtype::kU64}};
  const auto found = kTypes.find(type);
  return found == kTypes.end() ? Dtype::kRaw : found->second;
}

ContractTensor TensorOf(const CaseTensor& from, bool input) {
  ContractTensor tensor;
  tensor.name = from.name;
  tensor.dtype = DtypeOf(from.type);
  tensor.shape = {from.count};
  if (!input) return tensor;
  SimTensor made;
  made.dtype = tensor.dtype;
  made.shape = tensor.shape;
  FromDoubles(from.values, made);
  tensor.values = std::make_shared<const std::vector<std::byte>>(std::move(made.data));
  return tensor;
}

bool Same(double got, double want, double tolerance, bool signed_zeros) {
  if (signed_zeros && want == 0 && std::signbit(got) != std::signbit(want)) return false;
  if (std::isnan(got) || std::isnan(want)) return std::isnan(got) && std::isnan(want);
  if (std::isinf(got) || std::isinf(want)) return got == want;
  return std::fabs(got - want) <= tolerance + tolerance * std::fabs(want);
}

Result Compare(const DocumentCase& one, const SimulationReport& simulation) {
  for (const Wanted& wanted : one.wanted) {
    const auto output = std::find_if(simulation.outputs.begin(), simulation.outputs.end(),
                                     [&](const SimulatedOutput& o) { return o.name == wanted.tensor; });
    SimTensor tensor;
    std::string error;
    if (output == simulation.outputs.end() || !ParseNpy(output->npy, tensor, error))
      return {Answer::kUndecided, "no values of `" + wanted.tensor + "` " + error};
    if (output->dtype == assay::NameOf(Dtype::kBF16)) tensor.dtype = Dtype::kBF16;  // uint16 in the file
    const std::vector<double> got = ToDoubles(tensor);
    for (std::size_t i = 0; i < wanted.values.size(); ++i) {
      const std::size_t at = static_cast<std::size_t>(wanted.from) + i;
      if (at >= got.size()) return {Answer::kDiffers, fmt::format("{} has no element {}", wanted.tensor, at)};
      if (!Same(got[at], wanted.values[i], one.tolerance, one.signed_zeros))
        return {Answer::kDiffers,
                fmt::format("{}[{}] is {}, the page has {}", wanted.tensor, at, got[at], wanted.values[i])};
    }
  }
  return {Answer::kAgrees, ""};
}

Result Run(Analyzer& analyzer, const DocumentCase& one) {
  AnalyzeOptions options;
  options.prove = false;
  options.release = one.release;
  Contract& contract = options.contract.emplace();
  contract.core_count = 1;
  contract.chip = options.chip;
  for (const CaseTensor& tensor : one.inputs) contract.inputs.push_back(TensorOf(tensor, true));
  for (const CaseTensor& tensor : one.outputs) contract.outputs.push_back(TensorOf(tensor, false));
  options.observe.details = true;
  for (const CaseTensor& tensor : one.outputs) options.observe.keep.push_back(tensor.name);
  const Report report = analyzer.Analyze(LoadBytes("kernel.cpp", KernelOf(one)), options);
  const auto error = std::find_if(report.findings.begin(), report.findings.end(),
                                  [](const Finding& f) { return f.severity == Severity::kError; });
  if (report.verdict.builds == KernelVerdict::Builds::kNo)
    return {Answer::kUndecided, "does not build: " + (error == report.findings.end() ? "" : error->message)};
  if (!report.simulation || !report.simulation->ran) {
    return {Answer::kUndecided, report.simulation ? report.simulation->why_not : "no run"};
  }
  Result result = Compare(one, *report.simulation);
  if (result.answer == Answer::kDiffers && error != report.findings.end()) result.detail += "; " + error->message;
  return result;
}

int Main(const std::string& folder, const std::string& resources, bool list) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".case") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  Analyzer analyzer(ascendc::TheDialect(), resources);
  std::map<Answer, int> counts;
  std::map<Answer, std::set<std::string>> pages;
  int wrong = 0;
  for (const std::filesystem::path& path : files) {
    std::ifstream in(path);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    std::string error;
    const std::vector<DocumentCase> cases = ParseCases(path.string(), text, error);
    if (!error.empty() || cases.empty()) {
      fmt::print("{}\n", error.empty() ? path.string() + ": no case" : error);
      return 2;
    }
    for (const DocumentCase& one : cases) {
      const Result result = Run(analyzer, one);
      ++counts[result.answer];
      pages[result.answer].insert(one.page);
      const bool expected = result.answer == one.answer;
      wrong += !expected;
      if (!expected || list)
        fmt::print("{}{}:{}: {} {}, as {}: {}\n", expected ? "" : "WRONG ", one.file, one.line, one.name,
                   NameOf(result.answer), NameOf(one.answer), result.detail.empty() ? one.reason : result.detail);
    }
  }
  std::set<std::string> all;
  for (const auto& [answer, names] : pages) all.insert(names.begin(), names.end());
  std::set<std::string> agree = pages[Answer::kAgrees];
  for (Answer other : {Answer::kDiffers, Answer::kUndecided}) {
    for (const std::string& page : pages[other]) agree.erase(page);
  }
  fmt::print("{} examples of {} pages: {} agree, {} differ, {} undecided; {} pages agree in all they show\n",
             counts[Answer::kAgrees] + counts[Answer::kDiffers] + counts[Answer::kUndecided], all.size(),
             counts[Answer::kAgrees], counts[Answer::kDiffers], counts[Answer::kUndecided], agree.size());
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace assay::documents

int main(int argc, char** argv) {
  std::string folder, resources = "share/assay";
  bool list = false;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--list") {
      list = true;
    } else if (argument == "--resources" && i + 1 < argc) {
      resources = argv[++i];
    } else {
      folder = argument;
    }
  }
  return folder.empty() ? 2 : assay::documents::Main(folder, resources, list);
}
