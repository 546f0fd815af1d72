// The module struct: numbers as bytes and back.
#include <algorithm>
#include <bit>
#include <cctype>
#include <cstring>
#include <vector>

#include "analyzer/facts/number-formats.h"
#include "reference/python/array-rules.h"

namespace assay::harness {
namespace {

struct BinaryField {
  char code;
  std::size_t size;
};

struct Layout {
  bool swapped = false;  // the most significant byte first
  std::vector<BinaryField> fields;
};

std::size_t SizeOfCode(char code, bool native) {
  switch (code) {
    case 'b':
    case 'B':
    case '?':
    case 'x':
      return 1;
    case 'h':
    case 'H':
    case 'e':
      return 2;
    case 'i':
    case 'I':
    case 'f':
      return 4;
    case 'l':
    case 'L':
      return native ? 8 : 4;
    case 'q':
    case 'Q':
    case 'd':
      return 8;
    default:
      Unsupported(std::string("`struct` with the code `") + code + "`");
  }
}

Layout LayoutOf(Interpreter& in, const Value& format) {
  constexpr std::size_t kMostFields = 1 << 16;
  const std::string& text = format.text();
  Layout layout;
  std::size_t at = 0;
  bool native = true;
  if (!text.empty() && std::string_view("@=<>!").find(text[0]) != std::string_view::npos) {
    native = text[0] == '@';
    layout.swapped = text[0] == '>' || text[0] == '!';
    at = 1;
  }
  for (; at < text.size(); ++at) {
    if (text[at] == ' ') continue;
    std::size_t count = 1;
    if (std::isdigit(static_cast<unsigned char>(text[at])) != 0) {
      for (count = 0; at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0; ++at)
        count = std::min(count * 10 + static_cast<std::size_t>(text[at] - '0'), kMostFields + 1);
      if (at == text.size()) in.Raise("ValueError", "repeat count given without format specifier");
    }
    const BinaryField field{text[at], SizeOfCode(text[at], native)};
    if (layout.fields.size() + count > kMostFields) throw Stopped{"a format of `struct` is too long"};
    layout.fields.insert(layout.fields.end(), count, field);
    // Padding of a native layout is not implemented: only layouts without padding are accepted.
    if (native && field.size != layout.fields.front().size) Unsupported("`struct` with gaps between its numbers");
  }
  Interpreter::Count(layout.fields.size());
  return layout;
}

std::uint64_t BitsOf(char code, const Value& value) {
  const double number = value.is_tensor() ? value.tensor()->item() : value.number();
  if (code == 'f') return std::bit_cast<std::uint32_t>(static_cast<float>(number));
  if (code == 'd') return std::bit_cast<std::uint64_t>(number);
  if (code == 'e') return device::FloatToHalf(static_cast<float>(number));
  if (!value.is_tensor() && !value.is(Value::Kind::kFloat)) return static_cast<std::uint64_t>(value.integer());
  return number < 0 ? static_cast<std::uint64_t>(static_cast<std::int64_t>(number))
                    : static_cast<std::uint64_t>(number);
}

Value ValueOf(char code, std::uint64_t bits) {
  switch (code) {
    case 'f':
      return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case 'd':
      return std::bit_cast<double>(bits);
    case 'e':
      return static_cast<double>(device::HalfToFloat(static_cast<std::uint16_t>(bits)));
    case '?':
      return bits != 0;
    case 'b':
      return static_cast<std::int64_t>(static_cast<std::int8_t>(bits));
    case 'h':
      return static_cast<std::int64_t>(static_cast<std::int16_t>(bits));
    case 'i':
      return static_cast<std::int64_t>(static_cast<std::int32_t>(bits));
    case 'Q':
    case 'L':
      if (bits > INT64_MAX) Unsupported("an integer above 64 bits");
      [[fallthrough]];
    default:
      return static_cast<std::int64_t>(bits);
  }
}

Value Pack(Interpreter& in, const ValueList& args, const ValueMap&) {
  if (args.empty() || !args[0].is(Value::Kind::kString)) in.Raise("TypeError", "pack() needs a format");
  const Layout layout = LayoutOf(in, args[0]);
  std::string out;
  std::size_t next = 1;
  for (const BinaryField& field : layout.fields) {
    std::uint64_t bits = 0;
    if (field.code != 'x') {
      if (next == args.size()) in.Raise("ValueError", "pack() has fewer numbers than its format");
      const Value& value = args[next++];
      if (!value.is_number() && !value.is_tensor()) in.Raise("TypeError", "pack() needs numbers");
      bits = BitsOf(field.code, value);
    }
    std::string bytes(field.size, '\0');
    std::memcpy(bytes.data(), &bits, field.size);
    if (layout.swapped) std::reverse(bytes.begin(), bytes.end());
    out += bytes;
  }
  if (next != args.size()) in.Raise("ValueError", "pack() has more numbers than its format");
  return out;
}

Value Unpack(Interpreter& in, const ValueList& args, const ValueMap&) {
  if (args.size() != 2 || !args[0].is(Value::Kind::kString) || !args[1].is(Value::Kind::kString))
    in.Raise("TypeError", "unpack() needs a format and bytes");
  const Layout layout = LayoutOf(in, args[0]);
  const std::string& data = args[1].text();
  std::size_t at = 0;
  ValueList made;
  for (const BinaryField& field : layout.fields) {
    if (at + field.size > data.size()) in.Raise("ValueError", "unpack() needs more bytes");
    std::string bytes = data.substr(at, field.size);
    at += field.size;
    if (layout.swapped) std::reverse(bytes.begin(), bytes.end());
    std::uint64_t bits = 0;
    std::memcpy(&bits, bytes.data(), field.size);
    if (field.code == 'l') {
      made.emplace_back(field.size == 8 ? static_cast<std::int64_t>(bits)
                                        : static_cast<std::int64_t>(static_cast<std::int32_t>(bits)));
    } else if (field.code != 'x') {
      made.push_back(ValueOf(field.code, bits));
    }
  }
  if (at != data.size()) in.Raise("ValueError", "unpack() has bytes left over");
  return Value::Tuple(std::move(made));
}

}  // namespace

std::optional<Value> MakeStructModule(const std::string& name) {
  if (name != "struct") return std::nullopt;
  auto module = std::make_shared<Module>(name);
  module->scope->names["pack"] = MakeNative("pack", Pack);
  module->scope->names["unpack"] = MakeNative("unpack", Unpack);
  module->scope->names["calcsize"] =
      MakeNative("calcsize", [](Interpreter& in, const ValueList& args, const ValueMap&) -> Value {
        if (args.empty() || !args[0].is(Value::Kind::kString)) in.Raise("TypeError", "calcsize() needs a format");
        std::int64_t size = 0;
        for (const BinaryField& field : LayoutOf(in, args[0]).fields) size += static_cast<std::int64_t>(field.size);
        return size;
      });
  return Value(std::shared_ptr<Object>(std::move(module)));
}

}  // namespace assay::harness
