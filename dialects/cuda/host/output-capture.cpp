// See output-capture.h. The C library's streams are replaced, so that printf, puts and C++ streams on top of them
// follow.
#include "dialects/cuda/host/output-capture.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <streambuf>

namespace assay::cuda {
namespace {

constexpr std::size_t kMostPrinted = std::size_t{1} << 16;

std::string& Text() {
  static std::string text;
  return text;
}

ssize_t Keep(void*, const char* bytes, std::size_t size) {
  AddPrint({bytes, size});
  return static_cast<ssize_t>(size);
}

class PrintBuffer : public std::streambuf {
 protected:
  int_type overflow(int_type c) override {
    std::fflush(stdout);
    const char byte = traits_type::to_char_type(c);
    if (!traits_type::eq_int_type(c, traits_type::eof())) AddPrint({&byte, 1});
    return traits_type::not_eof(c);
  }
  std::streamsize xsputn(const char* bytes, std::streamsize size) override {
    std::fflush(stdout);
    AddPrint({bytes, static_cast<std::size_t>(size)});
    return size;
  }
};

}  // namespace

void AddPrint(std::string_view text) {
  std::string& kept = Text();
  kept.append(text.substr(0, kMostPrinted - std::min(kept.size(), kMostPrinted)));
}

void CapturePrints() {
  static PrintBuffer buffer;
  std::cout.rdbuf(&buffer);
  std::cerr.rdbuf(&buffer);
  std::clog.rdbuf(&buffer);
  cookie_io_functions_t functions{};
  functions.write = Keep;
  if (FILE* stream = fopencookie(nullptr, "w", functions)) {
    stdout = stream;
    stderr = stream;
  }
}

const std::string& CapturedPrints() {
  std::fflush(stdout);
  return Text();
}

}  // namespace assay::cuda
