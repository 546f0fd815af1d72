// ORC JIT with eager compilation for a plain baseline processor, so that a run gives the same numbers everywhere.
#include "simulator/worker/jit.h"

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/ExecutionEngine/Orc/ExecutionUtils.h>
#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/ExecutionEngine/Orc/RTDyldObjectLinkingLayer.h>
#include <llvm/ExecutionEngine/RTDyldMemoryManager.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>

#include <mutex>
#include <utility>

#include "simulator/worker/vet.h"

namespace assay {
namespace {

namespace orc = llvm::orc;

class Resolving : public orc::DefinitionGenerator {
 public:
  explicit Resolving(Jit::Resolver resolver) : resolver_(std::move(resolver)) {}

  llvm::Error tryToGenerate(orc::LookupState&, orc::LookupKind, orc::JITDylib& library, orc::JITDylibLookupFlags,
                            const orc::SymbolLookupSet& names) override {
    orc::SymbolMap found;
    for (const auto& [name, flags] : names) {
      const llvm::StringRef text = *name;
      if (void* address = resolver_({text.data(), text.size()})) {
        found[name] = {orc::ExecutorAddr::fromPtr(address), llvm::JITSymbolFlags::Exported};
      }
    }
    return found.empty() ? llvm::Error::success() : library.define(orc::absoluteSymbols(std::move(found)));
  }

 private:
  Jit::Resolver resolver_;
};

std::string TextOf(llvm::Error error) { return llvm::toString(std::move(error)); }

llvm::Expected<std::unique_ptr<orc::LLJIT>> MakeJit(ImageMemory& memory) {
  orc::JITTargetMachineBuilder target(llvm::Triple(LLVM_HOST_TRIPLE));
#if defined(__x86_64__)
  target.setCPU("x86-64");
  // Devices fuse products and sums: use FMA instructions if there are any, else library calls with the same result.
  if (__builtin_cpu_supports("fma")) target.getFeatures().AddFeature("fma");
#endif
  target.setCodeGenOptLevel(llvm::CodeGenOptLevel::Less);
  target.setRelocationModel(llvm::Reloc::PIC_);
  orc::LLJITBuilder builder;
  builder.setJITTargetMachineBuilder(std::move(target));
  builder.setPlatformSetUp(orc::setUpInactivePlatform);
  builder.setLinkProcessSymbolsByDefault(false);
  builder.setObjectLinkingLayerCreator([&memory](orc::ExecutionSession& session, const llvm::Triple&) {
    auto layer = std::make_unique<orc::RTDyldObjectLinkingLayer>(session, [&memory] { return memory.MakeManager(); });
    // Code generation adds symbols of its own, such as the reference to the personality routine.
    layer->setAutoClaimResponsibilityForObjectSymbols(true);
    return layer;
  });
  return builder.create();
}

}  // namespace

Jit::Jit() = default;
Jit::~Jit() = default;

llvm::Module* Jit::Parse(const std::string& bitcode, std::string& error) {
  context_ = std::make_unique<llvm::LLVMContext>();
  module_ = ParseUnit(bitcode, error);
  return module_.get();
}

std::unique_ptr<llvm::Module> Jit::ParseUnit(const std::string& bitcode, std::string& error) {
  auto buffer = llvm::MemoryBuffer::getMemBuffer(bitcode, "kernel", false);
  auto module = llvm::parseBitcodeFile(buffer->getMemBufferRef(), *context_);
  if (!module) {
    error = TextOf(module.takeError());
    return nullptr;
  }
  llvm::raw_string_ostream out(error);
  if (llvm::verifyModule(**module, &out)) return nullptr;
  if (const std::string why = WhyNotCompiled(**module); !why.empty()) {
    error = "it " + why;
    return nullptr;
  }
  return std::move(*module);
}

std::unique_ptr<llvm::Module> Jit::ParseOwn(const std::string& bitcode, std::string& error) {
  auto module =
      llvm::getOwningLazyBitcodeModule(llvm::MemoryBuffer::getMemBuffer(bitcode, "library", false), *context_);
  if (!module) {
    error = TextOf(module.takeError());
    return nullptr;
  }
  return std::move(*module);
}

bool Jit::Link(const std::string& bitcode, std::string& error) {
  auto buffer = llvm::MemoryBuffer::getMemBuffer(bitcode, "unit", false);
  auto module = llvm::parseBitcodeFile(buffer->getMemBufferRef(), *context_);
  if (!module) {
    error = TextOf(module.takeError());
    return false;
  }
  if (const std::string why = WhyNotCompiled(**module); !why.empty()) {
    error = "it " + why;
    return false;
  }
  // A folder can contain the files of several libraries: the first units' definitions take precedence, except
  // for names that the unit defines itself.
  for (llvm::GlobalObject& object : (*module)->global_objects()) {
    const llvm::GlobalValue* first = object.hasExternalLinkage() ? module_->getNamedValue(object.getName()) : nullptr;
    if (first == nullptr || object.isDeclaration() || first->isDeclaration() || !first->hasExternalLinkage()) continue;
    object.setLinkage(llvm::GlobalValue::InternalLinkage);
  }
  return Link(std::move(*module), error);
}

bool Jit::Link(std::unique_ptr<llvm::Module> unit, std::string& error) {
  // Remaining linker errors are reported through the context.
  context_->setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo*, void*) {});
  if (llvm::Linker::linkModules(*module_, std::move(unit))) {
    error = "two of its files define the same name";
    return false;
  }
  return true;
}

bool Jit::Start(Resolver resolver, std::string& error) {
  auto jit = MakeJit(memory_);
  if (!jit) {
    error = TextOf(jit.takeError());
    return false;
  }
  jit_ = std::move(*jit);
  jit_->getMainJITDylib().addGenerator(std::make_unique<Resolving>(std::move(resolver)));
  return true;
}

// Materialises the whole module, and with it every definition.
bool Jit::Materialise(std::string& error) {
  // The reason for a failure goes to the session, not into the error that a lookup returns.
  std::string reasons;
  jit_->getExecutionSession().setErrorReporter([&reasons](llvm::Error failed) {
    if (!reasons.empty()) reasons += "; ";
    reasons += TextOf(std::move(failed));
  });
  auto init = jit_->lookup("assay_static_init");
  if (!init) {
    error = TextOf(init.takeError());
    if (!reasons.empty()) error = reasons;
  }
  jit_->getExecutionSession().setErrorReporter([](llvm::Error failed) { llvm::consumeError(std::move(failed)); });
  return error.empty();
}

bool Jit::Compile(Resolver resolver, std::string& error) {
  if (!Start(std::move(resolver), error)) return false;
  module_->setDataLayout(jit_->getDataLayout());
  if (auto failed = jit_->addIRModule(orc::ThreadSafeModule(std::move(module_), std::move(context_)))) {
    error = TextOf(std::move(failed));
    return false;
  }
  return Materialise(error);
}

CodeImage Jit::Image(const std::string& entry) const {
  CodeImage image = memory_.image();
  const auto own = [&](const std::string& symbol) {
    const auto address = static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(Find(symbol)));
    return address >= image.base && address < image.base + image.code_bytes ? address : 0;
  };
  image.entry = own(entry);
  image.init = own("assay_static_init");
  return image;
}

void* Jit::Find(const std::string& symbol) const {
  auto address = jit_->lookup(symbol);
  if (!address) {
    llvm::consumeError(address.takeError());
    return nullptr;
  }
  return address->toPtr<void*>();
}

void Jit::Warm() {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    ImageBase();
    auto context = std::make_unique<llvm::LLVMContext>();
    auto module = std::make_unique<llvm::Module>("warm", *context);
    llvm::FunctionType* type = llvm::FunctionType::get(llvm::Type::getVoidTy(*context), false);
    auto* function = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, "assay_static_init", *module);
    llvm::IRBuilder<>(llvm::BasicBlock::Create(*context, "", function)).CreateRetVoid();
    Jit jit;
    jit.context_ = std::move(context);
    jit.module_ = std::move(module);
    std::string error;
    jit.Compile([](std::string_view) -> void* { return nullptr; }, error);
  });
}

}  // namespace assay
