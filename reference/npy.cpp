// Reads the header as the Python dictionary literal it is, strictly enough to reject what we cannot represent.
#include "reference/npy.h"

#include <array>
#include <cstring>
#include <fstream>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

namespace assay {
namespace {

constexpr std::string_view kMagic("\x93NUMPY", 6);

constexpr std::array<std::pair<std::string_view, Dtype>, 14> kTypes = {{
    {"<f2", Dtype::kF16},
    {"<f4", Dtype::kF32},
    {"<f8", Dtype::kF64},
    {"<c8", Dtype::kC64},
    {"|i1", Dtype::kI8},
    {"|u1", Dtype::kU8},
    {"<i2", Dtype::kI16},
    {"<u2", Dtype::kU16},
    {"<i4", Dtype::kI32},
    {"<u4", Dtype::kU32},
    {"<i8", Dtype::kI64},
    {"<u8", Dtype::kU64},
    {"|b1", Dtype::kBool},
    {"<u2", Dtype::kBF16},
}};

std::string_view DescrOf(Dtype dtype) {
  for (const auto& [text, type] : kTypes) {
    if (type == dtype) return text;
  }
  return "|u1";
}

// The text after `'key':`, without leading blanks; empty when the header has no such key.
std::string_view After(std::string_view header, std::string_view key) {
  for (const char quote : {'\'', '"'}) {
    const std::string quoted = quote + std::string(key) + quote;
    std::size_t at = header.find(quoted);
    if (at == std::string_view::npos) continue;
    at = header.find(':', at + quoted.size());
    if (at == std::string_view::npos) return {};
    at = header.find_first_not_of(" \t", at + 1);
    return at == std::string_view::npos ? std::string_view() : header.substr(at);
  }
  return {};
}

bool ParseShape(std::string_view text, std::vector<std::int64_t>& shape, std::uint64_t& count) {
  count = 1;
  if (text.empty() || text.front() != '(') return false;
  std::int64_t value = -1;
  for (const char c : text.substr(1)) {
    if (c >= '0' && c <= '9') {
      value = (value < 0 ? 0 : value) * 10 + (c - '0');
      if (value > (std::int64_t{1} << 40)) return false;
    } else if (c == ',' || c == ')') {
      if (value >= 0) {
        shape.push_back(value);
        if (__builtin_mul_overflow(count, static_cast<std::uint64_t>(value), &count)) return false;
      }
      value = -1;
      if (c == ')') return true;
    } else if (c != ' ' && c != 'L') {
      return false;
    }
  }
  return false;
}

std::optional<std::string_view> Quoted(std::string_view text) {
  if (text.size() < 2 || (text[0] != '\'' && text[0] != '"')) return std::nullopt;
  const std::size_t end = text.find(text[0], 1);
  if (end == std::string_view::npos) return std::nullopt;
  return text.substr(1, end - 1);
}

}  // namespace

bool ParseNpy(const std::string& bytes, SimTensor& tensor, std::string& error) {
  const auto fail = [&](std::string why) {
    error = std::move(why);
    return false;
  };
  if (bytes.size() < 10 || std::string_view(bytes).substr(0, 6) != kMagic) return fail("it is not a .npy file");
  const unsigned major = static_cast<unsigned char>(bytes[6]);
  const std::size_t prefix = major == 1 ? 10 : 12;
  if (major < 1 || major > 3 || bytes.size() < prefix) return fail("its format version is not 1, 2 or 3");
  std::size_t length = 0;
  for (std::size_t i = prefix; i-- > 8;) length = length << 8 | static_cast<unsigned char>(bytes[i]);
  if (bytes.size() - prefix < length) return fail("its header is cut off");
  const std::string_view header = std::string_view(bytes).substr(prefix, length);

  const auto descr = Quoted(After(header, "descr"));
  if (!descr) return fail("its header names no element type");
  std::optional<Dtype> dtype;
  for (const auto& [text, type] : kTypes) {
    if (!dtype && (text == *descr || (text[0] == '|' && text.substr(1) == descr->substr(1)))) dtype = type;
  }
  if (!dtype) return fail("its element type `" + std::string(*descr) + "` is not read; little-endian numbers are");
  if (!After(header, "fortran_order").starts_with("False")) return fail("it is not in C order");
  std::vector<std::int64_t> shape;
  std::uint64_t count = 0;
  if (!ParseShape(After(header, "shape"), shape, count)) return fail("its header has no readable shape");
  const std::uint64_t size = bytes.size() - prefix - length;
  if (size / SizeOf(*dtype) < count) {
    return fail("it holds " + std::to_string(size) + " bytes, its shape needs " + std::to_string(count) +
                " elements of " + std::to_string(SizeOf(*dtype)));
  }
  tensor.dtype = *dtype;
  tensor.shape = std::move(shape);
  tensor.data.resize(count * SizeOf(*dtype));
  std::memcpy(tensor.data.data(), bytes.data() + prefix + length, tensor.data.size());
  return true;
}

std::string FormatNpy(const SimTensor& tensor) {
  std::string header = "{'descr': '" + std::string(DescrOf(tensor.dtype)) + "', 'fortran_order': False, 'shape': (";
  for (std::size_t i = 0; i < tensor.shape.size(); ++i) {
    header += std::to_string(tensor.shape[i]) + (i + 1 < tensor.shape.size() ? ", "
                                                 : tensor.shape.size() == 1  ? ","
                                                                             : "");
  }
  header += "), }";
  header.append(63 - (header.size() + 10) % 64, ' ');
  header += '\n';
  std::string bytes(kMagic);
  bytes += {'\x01', '\x00', static_cast<char>(header.size() & 0xff), static_cast<char>(header.size() >> 8)};
  bytes += header;
  bytes.append(reinterpret_cast<const char*>(tensor.data.data()), tensor.data.size());
  return bytes;
}

bool ReadNpy(const std::string& path, SimTensor& tensor, std::string& error) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    error = "`" + path + "` cannot be opened";
    return false;
  }
  std::ostringstream bytes;
  bytes << file.rdbuf();
  if (ParseNpy(bytes.str(), tensor, error)) return true;
  error = "`" + path + "`: " + error;
  return false;
}

bool WriteNpy(const std::string& path, const SimTensor& tensor, std::string& error) {
  std::ofstream file(path, std::ios::binary);
  const std::string bytes = FormatNpy(tensor);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.flush();
  if (file) return true;
  error = "`" + path + "` cannot be written";
  return false;
}

}  // namespace assay
