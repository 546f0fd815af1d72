// Runs a program's `main` inside the confined worker, against its own runtime and files. Otherwise it sees the
// same process as other host code.
#include "dialects/ascendc/worker/program-worker.h"

#include <llvm/IR/Module.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <iterator>
#include <map>
#include <new>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

#include "dialects/ascendc/worker/host-worker.h"
#include "dialects/ascendc/worker/program-files.h"
#include "dialects/ascendc/worker/program-runtime.h"
#include "simulator/worker/instrument.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/sandbox.h"

namespace assay {
namespace {

constexpr const char* kNoFilter = "the system offers no system call filter";
constexpr const char* kDriver = "assay_host_program";

using Driver = int (*)(const assay_host_request*, assay_host_reply*, int (*)(int, char**), int, char**, int*);

ProgramRecord g_record;
std::int64_t g_fuel = 0;

[[noreturn]] void Exit(int status) {
  g_record.status = status;
  LeaveProgram();
}

void FuelSpent() { LeaveUndecided(WorkerResult(), "the program takes more steps than it is given"); }

// Functions of the C library that would dereference a FILE, which is no object here.
bool LooksBehindFile(std::string_view name) {
  static constexpr std::string_view kNames[] = {"fgets",  "fgetc",   "getc",     "ungetc", "fscanf",  "vfscanf",
                                                "scanf",  "getline", "getdelim", "fileno", "fgetpos", "fsetpos",
                                                "fseeko", "ftello",  "fputws",   "fgetws", "clearerr"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

// Programs read past allocated blocks, and unwritten bytes of them. They then read zeros, in every run.
void* Allocate(std::size_t bytes) {
  constexpr std::size_t kBehind = 4096;
  return std::calloc(1, bytes > SIZE_MAX - kBehind ? SIZE_MAX : bytes + kBehind);
}

void* Symbol(std::string_view name) {
  if (name == "malloc") return reinterpret_cast<void*>(&Allocate);
  if (name == "assay_fuel_spent") return reinterpret_cast<void*>(&FuelSpent);
  if (name == "exit" || name == "_exit" || name == "_Exit" || name == "quick_exit")
    return reinterpret_cast<void*>(&Exit);
  if (void* runtime = ProgramRuntimeSymbol(name)) return runtime;
  if (void* files = ProgramFileSymbol(name)) return files;
  if (LooksBehindFile(name) || name.starts_with("acl")) return nullptr;
  return HostWorkerSymbol(name);
}

// Output to std::cout.
class Printer : public std::streambuf {
 protected:
  int_type overflow(int_type c) override {
    const char one = traits_type::to_char_type(c);
    if (!traits_type::eq_int_type(c, traits_type::eof())) ProgramFileSystem::Current()->Print({&one, 1});
    return traits_type::not_eof(c);
  }
  std::streamsize xsputn(const char* text, std::streamsize count) override {
    ProgramFileSystem::Current()->Print({text, static_cast<std::size_t>(count)});
    return count;
  }
};

int (*Prepare(Jit& jit, const ProgramRequest& given, SharedResult* result, void*& init,
              std::map<const void*, std::string>& kernels))(int, char**) {
  std::string error;
  const auto refuse = [&] { LeaveUndecided(result, ("the program is not run: " + error).c_str()); };
  if (!ConfineCompiler(result, given.limits)) LeaveUndecided(result, kNoFilter);
  llvm::Module* module = jit.Parse(given.module->bitcode, error);
  if (module == nullptr) refuse();
  std::vector<std::string> unknown;
  for (const llvm::Function& function : *module) {
    if (function.isDeclaration() && !function.isIntrinsic() && Symbol(function.getName()) == nullptr)
      unknown.push_back(function.getName().str());
  }
  StubUnknownFunctions(*module, [](std::string_view name) -> std::string_view {
    if (Symbol(name) != nullptr) return {};
    return ForbiddenFunction(name) ? "assay_forbidden" : "assay_unmodelled";
  });
  // Their addresses identify the launched kernel.
  for (const std::string& name : unknown) {
    llvm::Function* function = module->getFunction(name);
    if (function != nullptr && !function->isDeclaration()) function->setLinkage(llvm::GlobalValue::ExternalLinkage);
  }
  CollectStaticInit(*module);
  TolerateDivisionByZero(*module, true);
  InsertFuel(*module, &g_fuel);
  if (!jit.Compile(Symbol, error)) refuse();
  for (const std::string& name : unknown) {
    if (void* address = jit.Find(name)) kernels[address] = name;
  }
  init = jit.Find("assay_static_init");
  void* entry = jit.Find("main");
  CompilerIsDone();
  return reinterpret_cast<int (*)(int, char**)>(entry);
}

void Call(Driver driver, int (*program)(int, char**), void* init, const ProgramRequest& given,
          assay_host_reply* reply) {
  assay_host_request request{};
  request.abi_version = ASSAY_HOST_ABI_VERSION;
  request.chip = given.chip.c_str();
  std::vector<std::string> words = {"program"};
  words.insert(words.end(), given.arguments.begin(), given.arguments.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  try {
    if (init != nullptr) reinterpret_cast<void (*)()>(init)();
    if (driver(&request, reply, program, static_cast<int>(words.size()), arguments.data(), &g_record.status) !=
        ASSAY_HOST_DONE)
      LeaveUndecided(WorkerResult(), reply->message);
    return;
  } catch (const std::bad_alloc&) {
    ReportInWorker(FaultKind::kMemoryBudget);
  } catch (const std::exception& e) {
    if (FaultRecord* record = ReportInWorker(FaultKind::kUncaughtException)) record->SetText("what", e.what());
  } catch (...) {
    ReportInWorker(FaultKind::kUncaughtException);
  }
  LeaveWorker(Stage::kStopped);
}

}  // namespace

void LeaveProgram() {
  SharedResult* result = WorkerResult();
  g_record.chose_split = reinterpret_cast<const assay_host_reply*>(result->data)->chose_split != 0;
  RecordWriter writer(result->data + kProgramReplyBytes, kMostRecordBytes);
  WriteRecord(g_record, writer);
  if (writer.full()) LeaveUndecided(result, "the program leaves more data than is kept");
  result->data_size = writer.used();
  LeaveWorker(Stage::kFinished);
}

void ProgramWorker(void* argument) {
  const ProgramJob& job = *static_cast<ProgramJob*>(argument);
  const ProgramRequest& given = *job.request;
  SharedResult* result = job.result;
  UseHostLibrary(job.library);
  EnterWorker(given.limits);
  Jit jit;
  void* init = nullptr;
  std::map<const void*, std::string> kernels;
  int (*program)(int, char**) = Prepare(jit, given, result, init, kernels);
  if (program == nullptr) LeaveUndecided(result, "the program has no `main`");
  void* driver = job.library->Symbol(kDriver);
  if (driver == nullptr) LeaveUndecided(result, "the library of the host model runs no programs");
  ProgramFileSystem files(given.files, g_record);
  ProgramRuntime runtime(given, g_record);
  runtime.NameKernels(std::move(kernels));
  static Printer printer;
  std::cout.rdbuf(&printer);
  std::cerr.rdbuf(&printer);
  g_fuel = static_cast<std::int64_t>(given.limits.fuel);
  result->stage = Stage::kCompiled;
  LimitMemory(given.limits);
  if (!Confine(result, {})) LeaveUndecided(result, kNoFilter);
  result->stage = Stage::kRunning;
  Call(reinterpret_cast<Driver>(driver), program, init, given, reinterpret_cast<assay_host_reply*>(result->data));
  LeaveProgram();
}

}  // namespace assay
