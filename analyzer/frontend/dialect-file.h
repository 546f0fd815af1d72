// A header in the dialect, read as plain C++ of the same length.
#pragma once

#include <cstdint>
#include <memory>
#include <system_error>
#include <utility>

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/file-system.h"

namespace assay {

class DialectFile : public llvm::vfs::File {
 public:
  DialectFile(std::unique_ptr<llvm::vfs::File> file, const FrontendDialect& dialect)
      : file_(std::move(file)), dialect_(dialect) {}  // the file system outlives its files

  llvm::ErrorOr<llvm::vfs::Status> status() override { return file_->status(); }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> getBuffer(const llvm::Twine& name, std::int64_t size, bool ends,
                                                               bool is_volatile) override {
    auto buffer = file_->getBuffer(name, size, ends, is_volatile);
    if (!buffer) return buffer.getError();
    return llvm::MemoryBuffer::getMemBufferCopy(ToPlainCpp(dialect_, (*buffer)->getBuffer().str()), name);
  }
  std::error_code close() override { return file_->close(); }

 private:
  std::unique_ptr<llvm::vfs::File> file_;
  const FrontendDialect& dialect_;
};

}  // namespace assay
