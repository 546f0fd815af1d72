// What a reply's Python builds, and whether its texts map back to it.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "dialects/cuda/python/reading.h"

namespace assay::test {

inline constexpr std::string_view kImport = "import torch\nfrom torch.utils.cpp_extension import load_inline\n";

// The module with the imports before it.
inline std::string Reply(std::string_view module) { return std::string(kImport) + std::string(module); }

inline cuda::PythonReading ReadOf(const std::string& reply) {
  cuda::PythonReading reading = cuda::ReadPython(reply);
  EXPECT_EQ(reading.broken_line, 0) << reading.broken;
  return reading;
}

// The one extension of a reply, with nothing about it unknown.
inline cuda::Extension OneOf(const std::string& reply) {
  cuda::PythonReading reading = ReadOf(reply);
  EXPECT_EQ(reading.error, "") << "line " << reading.error_line;
  EXPECT_EQ(reading.extensions.size(), 1u);
  if (reading.extensions.empty()) return {};
  EXPECT_EQ(reading.extensions[0].undecided, "");
  return reading.extensions[0];
}

// The single CUDA text of the one extension.
inline cuda::SourceText CudaOf(const std::string& reply) {
  const cuda::Extension extension = OneOf(reply);
  EXPECT_EQ(extension.cuda_sources.size(), 1u);
  return extension.cuda_sources.empty() ? cuda::SourceText{} : extension.cuda_sources[0];
}

// A marker in the text leads to the same marker in the reply. It must come once in each.
inline void ExpectWay(const std::string& reply, const cuda::SourceText& source, const std::string& marker) {
  const std::size_t in_text = source.text.find(marker), in_reply = reply.find(marker);
  ASSERT_NE(in_text, std::string::npos) << marker << " is not in " << source.text;
  ASSERT_EQ(reply.find(marker, in_reply + 1), std::string::npos) << marker << " comes twice";
  for (std::size_t i = 0; i < marker.size(); ++i)
    EXPECT_EQ(source.map.ToContainer(static_cast<std::uint32_t>(in_text + i)), in_reply + i) << marker << " + " << i;
  EXPECT_TRUE(source.map.IsContiguous(static_cast<std::uint32_t>(in_text),
                                      static_cast<std::uint32_t>(in_text + marker.size() - 1)));
}

// The module passes its text `cuda` to load_inline unchanged.
inline std::string Building(const std::string& statements) {
  return Reply(statements + "\nmodule = load_inline(name='m', cpp_sources='', cuda_sources=cuda, functions=['f'])\n");
}

}  // namespace assay::test
