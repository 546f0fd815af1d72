// Launches as contracts and comments spell them.
#include "dialects/cuda/run/launch-text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace assay::cuda {
namespace {

LaunchText Read(const std::string& text) {
  std::string error;
  const std::optional<LaunchText> launch = ParseLaunch(text, error);
  EXPECT_TRUE(launch.has_value()) << error;
  return launch.value_or(LaunchText{});
}

std::string Refused(const std::string& text) {
  std::string error;
  EXPECT_FALSE(ParseLaunch(text, error).has_value()) << text;
  return error;
}

TEST(LaunchText, NumbersAndArguments) {
  const LaunchText launch = Read("lib::scale<float, 4><<<(4, 2), dim3(8, 4, 2), 1024>>>(x, y, 100, -0.5f);");
  EXPECT_EQ(launch.kernel, "lib::scale<float, 4>");
  EXPECT_EQ(launch.grid, (std::array<std::uint32_t, 3>{4, 2, 1}));
  EXPECT_EQ(launch.block, (std::array<std::uint32_t, 3>{8, 4, 2}));
  EXPECT_EQ(launch.shared, 1024);
  EXPECT_TRUE(launch.has_arguments);
  EXPECT_EQ(launch.arguments, (std::vector<std::string>{"x", "y", "100", "-0.5f"}));
}

TEST(LaunchText, KernelAndArgumentsMayBeLeftOut) {
  const LaunchText launch = Read("<<<64, 256>>>");
  EXPECT_EQ(launch.kernel, "");
  EXPECT_EQ(launch.block[0], 256u);
  EXPECT_FALSE(launch.has_arguments);
  EXPECT_TRUE(Read("<<<1, 1>>>()").arguments.empty());
}

TEST(LaunchText, WhatIsNoneSaysWhy) {
  EXPECT_NE(Refused("add(x, y)").find("<<<blocks, threads>>>"), std::string::npos);
  EXPECT_NE(Refused("add<<<4>>>").find("it takes blocks, threads"), std::string::npos);
  EXPECT_NE(Refused("add<<<n, 256>>>").find("whole number"), std::string::npos);
  EXPECT_NE(Refused("add<<<4, 256, -8>>>").find("bytes of shared memory"), std::string::npos);
  EXPECT_NE(Refused("add<<<4, 256>>> x, y").find("in no parentheses"), std::string::npos);
  EXPECT_NE(Refused("add); system(\"x\"<<<4, 256>>>").find("no kernel's name"), std::string::npos);
}

TEST(LaunchText, CommentOfAFile) {
  Project project;
  VirtualFile file;
  file.text = "#include <cuda.h>\n  //assay:  launch add<<<4, 256>>>  \n__global__ void add();\n";
  project.files.push_back(file);
  EXPECT_EQ(FindLaunchComment(project), "add<<<4, 256>>>");
  project.files[0].text = "// launches nothing\n";
  EXPECT_EQ(FindLaunchComment(project), "");
}

}  // namespace
}  // namespace assay::cuda
