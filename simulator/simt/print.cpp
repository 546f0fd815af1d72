// Conversions of device printf, one at a time: the format comes from the input.
#include "simulator/simt/print.h"

#include <array>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <string_view>

namespace assay::simt {
namespace {

struct Conversion {
  std::string text;  // "%08.3f"
  std::size_t length = 0;
  bool wide = false;  // of 64 bits
  char kind = 0;
};

// The conversion that begins at `at`; its kind is 0 if the machine does not support it.
Conversion ReadConversion(std::string_view format, std::size_t at) {
  Conversion found;
  std::size_t i = at + 1;
  constexpr std::size_t kMostDigits = 24;
  while (i < format.size() && i < at + kMostDigits && std::string_view("-+ #0123456789.").find(format[i]) < 15) ++i;
  found.text = std::string(format.substr(at, i - at));
  while (i < format.size() && std::string_view("hlzjt").find(format[i]) < 5) {
    found.wide = found.wide || format[i] != 'h';
    ++i;
  }
  if (i < format.size() && std::string_view("diouxXcpsfFeEgGaA%").find(format[i]) < 18) found.kind = format[i++];
  found.length = i - at;
  return found;
}

template <class Value>
std::string PrintOne(const std::string& conversion, Value value) {
  std::array<char, 512> text{};
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  const int length = std::snprintf(text.data(), text.size(), conversion.c_str(), value);
#pragma GCC diagnostic pop
  return length < 0 ? std::string() : std::string(text.data());
}

}  // namespace

std::string FormatPrinted(const std::string& format, const void* arguments, std::string (*text_at)(const void*)) {
  std::va_list list;
  va_copy(list, *static_cast<std::va_list*>(const_cast<void*>(arguments)));
  std::string printed;
  for (std::size_t i = 0; i < format.size();) {
    if (format[i] != '%') {
      printed += format[i++];
      continue;
    }
    const Conversion conversion = ReadConversion(format, i);
    i += conversion.length;
    switch (conversion.kind) {
      case 0:
        printed += conversion.text;
        break;
      case '%':
        printed += '%';
        break;
      case 's':
        printed += PrintOne(conversion.text + 's', text_at(va_arg(list, const void*)).c_str());
        break;
      case 'p':
        printed += PrintOne(conversion.text + "p", va_arg(list, void*));
        break;
      case 'f':
      case 'F':
      case 'e':
      case 'E':
      case 'g':
      case 'G':
      case 'a':
      case 'A':
        printed += PrintOne(conversion.text + conversion.kind, va_arg(list, double));
        break;
      default:
        if (conversion.wide) {
          printed += PrintOne(conversion.text + "ll" + conversion.kind, va_arg(list, long long));
        } else {
          printed += PrintOne(conversion.text + conversion.kind, va_arg(list, int));
        }
    }
  }
  va_end(list);
  return printed;
}

}  // namespace assay::simt
