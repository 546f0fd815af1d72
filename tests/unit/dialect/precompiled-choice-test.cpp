// Which precompiled header a file gets: by what it includes before its own code, through the project's headers.
#include "dialects/ascendc/read/precompiled-choice.h"

#include <gtest/gtest.h>

#include <utility>

namespace assay::ascendc {
namespace {

Project WithFiles(std::vector<std::pair<std::string, std::string>> files) {
  Project project;
  for (auto& [name, text] : files) {
    VirtualFile file;
    file.role = name.ends_with("tiling.h")       ? FileRole::kHostTiling
                : name.starts_with("op_kernel/") ? FileRole::kKernel
                                                 : FileRole::kHostOperator;
    file.name = std::move(name);
    file.text = std::move(text);
    project.files.push_back(std::move(file));
  }
  return project;
}

TEST(PrecompiledChoice, IncludesEndWhereCodeBegins) {
  const Project project = WithFiles({{"op_kernel/k.cpp",
                                      "// a comment\n/* another */\n#pragma once\n#include \"kernel_operator.h\"\n"
                                      "#include <cmath>\nint x;\n#include <limits>\n"}});
  EXPECT_EQ(LeadingIncludes(project, 0, Half::kKernel), (std::vector<std::string>{"kernel_operator.h", "cmath"}));
}

TEST(PrecompiledChoice, FollowsHeadersOfTheProject) {
  const Project project = WithFiles(
      {{"op_host/x.cpp", "#include \"x_tiling.h\"\n#include \"register/op_def_registry.h\"\n"},
       {"op_host/x_tiling.h", "#ifndef X_H\n#define X_H\n#include <cmath>\nint y;\n#include <algorithm>\n#endif\n"}});
  EXPECT_EQ(LeadingIncludes(project, 0, Half::kHost),
            (std::vector<std::string>{"cmath", "register/op_def_registry.h"}));
  EXPECT_EQ(PrecompiledName(project, 0, Half::kHost), "host-cmath.pch");
}

TEST(PrecompiledChoice, HeadersThatIncludeEachOtherEnd) {
  const Project project =
      WithFiles({{"op_host/a.cpp", "#include \"a_tiling.h\"\n"}, {"op_host/a_tiling.h", "#include \"a_tiling.h\"\n"}});
  EXPECT_TRUE(LeadingIncludes(project, 0, Half::kHost).empty());
}

TEST(PrecompiledChoice, MathsOnlyWhereItIsIncludedUpFront) {
  const auto name = [](const std::string& text) {
    return PrecompiledName(WithFiles({{"op_kernel/k.cpp", text}}), 0, Half::kKernel);
  };
  EXPECT_EQ(name("#include \"kernel_operator.h\"\n#include \"math.h\"\n"), "kernel-cmath.pch");
  EXPECT_EQ(name("#include \"kernel_operator.h\"\n"), "kernel.pch");
  EXPECT_EQ(name("#include \"kernel_operator.h\"\n#define EPS 1\n#include <cmath>\n"), "kernel.pch");
  EXPECT_EQ(name("#include \"kernel_operator.h\"\n// #include <cmath>\n"), "kernel.pch");
  EXPECT_EQ(name("#include <cmath>\n"), "");
}

TEST(PrecompiledChoice, AHeaderOfTheProjectIsNotTheLibrarys) {
  const Project project = WithFiles(
      {{"op_kernel/k.cpp", "#include \"kernel_operator.h\"\n#include \"math.h\"\n"}, {"op_kernel/math.h", "int z;\n"}});
  EXPECT_EQ(PrecompiledName(project, 0, Half::kKernel), "kernel.pch");
}

TEST(PrecompiledChoice, TilingHeaderAlone) {
  const Project project = WithFiles({{"op_host/x_tiling.h", "#include \"register/tilingdata_base.h\"\n"}});
  EXPECT_EQ(PrecompiledName(project, 0, Half::kHost), "host-tiling.pch");
}

TEST(PrecompiledChoice, ReadAheadIsWhatLiesElsewhere) {
  const Project project = WithFiles(
      {{"op_host/x.cpp", "#include \"x.h\"\n#include <vector>\n#include \"../../other/y.h\"\n#include \"util/z.h\"\n"},
       {"op_host/x.h", "#pragma once\n#include \"log/log.h\"\n#include \"util/z.h\"\nint x;\n"},
       {"op_host/d.cpp", "#include <vector>\n#include \"register/op_def_registry.h\"\n"}});
  EXPECT_EQ(ReadAhead(project, 0), (std::vector<std::string>{"log/log.h", "util/z.h", "vector"}));
  EXPECT_TRUE(ReadAhead(project, 2).empty());
}

TEST(PrecompiledChoice, SharedAreAsManyNamesOfAsManyFilesAsPossible) {
  EXPECT_EQ(SharedBySeveral({{"a", "b"}, {"a", "b"}, {"b", "a", "c"}, {"c"}}), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(SharedBySeveral({{"a", "b", "c"}, {"a", "b", "c"}, {"a", "b", "c"}, {"a"}, {"a"}}),
            (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_TRUE(SharedBySeveral({{"a", "b"}, {"a", "b"}}).empty());
  EXPECT_TRUE(SharedBySeveral({{"a"}, {"b"}, {}}).empty());
}

}  // namespace
}  // namespace assay::ascendc
