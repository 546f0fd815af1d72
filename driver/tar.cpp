// See tar.h. The format of POSIX (ustar), without owners and times, so that equal contents are equal bytes.
#include "driver/tar.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace assay {
namespace {

constexpr std::size_t kBlock = 512;
constexpr std::size_t kLongestName = 99;
constexpr std::size_t kLongestPrefix = 154;

void Put(std::string& header, std::size_t at, std::string_view text) { header.replace(at, text.size(), text); }

// The name in the two fields that hold it, split at a slash.
void PutName(std::string& header, std::string_view name) {
  if (name.size() > kLongestName) {
    const std::size_t slash = name.find('/', name.size() - kLongestName - 1);
    if (slash != name.npos && slash <= kLongestPrefix) {
      Put(header, 345, name.substr(0, slash));
      name.remove_prefix(slash + 1);
    } else {
      name.remove_prefix(name.size() - kLongestName);
    }
  }
  Put(header, 0, name);
}

}  // namespace

void Tar::Add(std::string_view name, std::string_view bytes) {
  std::string header(kBlock, '\0');
  PutName(header, name);
  Put(header, 100, "0000644");
  Put(header, 108, "0000000");
  Put(header, 116, "0000000");
  Put(header, 124, fmt::format("{:011o}", bytes.size()));
  Put(header, 136, "00000000000");
  Put(header, 148, "        ");  // the sum counts its own field as spaces
  Put(header, 156, "0");
  Put(header, 257, std::string_view("ustar\00000", 8));
  std::uint32_t sum = 0;
  for (const char c : header) sum += static_cast<unsigned char>(c);
  Put(header, 148, fmt::format("{:06o}", sum));
  header[154] = '\0';
  out_ += header;
  out_ += bytes;
  out_.append((kBlock - bytes.size() % kBlock) % kBlock, '\0');
}

std::string Tar::Take() { return std::move(out_.append(2 * kBlock, '\0')); }

}  // namespace assay
