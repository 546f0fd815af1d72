// The way back from every byte to the container: escapes, raw strings, continuations, concatenation.
#include <gtest/gtest.h>

#include <string>

#include "analyzer/source/project.h"

namespace assay {
namespace {

const VirtualFile* Kernel(const Project& project) { return project.Find(FileRole::kKernel); }

Project FromLiteral(const std::string& literal) {
  return LoadBytes("r.py", "project_json_src='''[{\"op\": \"A\"}]'''\nkernel_src = " + literal + "\n");
}

TEST(Offsets, Segments) {
  OffsetMap map;
  map.Append(10, 3);
  map.Append(13, 2);  // goes on: merged
  map.Append(17, 4);  // two bytes of the container are skipped
  EXPECT_EQ(map.ToContainer(0), 10u);
  EXPECT_EQ(map.ToContainer(4), 14u);
  EXPECT_EQ(map.ToContainer(5), 17u);
  EXPECT_EQ(map.ToContainer(9), 21u);
  EXPECT_EQ(map.ToContainer(100), 21u);
  EXPECT_TRUE(map.IsContiguous(0, 4));
  EXPECT_FALSE(map.IsContiguous(4, 6));
  EXPECT_TRUE(map.IsContiguous(5, 9));
  EXPECT_EQ(OffsetMap().ToContainer(3), 0u);
}

TEST(Offsets, MadeBytesBelongToAPlace) {
  OffsetMap map;
  map.Append(10, 3);
  map.AppendMade(20, 4, 2);  // two bytes for four of the container
  map.AppendMade(20, 4, 5);  // of the same place: merged
  map.Append(24, 3);
  EXPECT_EQ(map.size(), 13u);
  EXPECT_EQ(map.ToContainer(3), 20u);
  EXPECT_EQ(map.ToContainer(9), 24u) << "no further than the place goes";
  EXPECT_EQ(map.ToContainer(10), 24u);
  EXPECT_EQ(map.EndInContainer(3, 8), 24u);
  EXPECT_EQ(map.EndInContainer(0, 3), 13u);
  EXPECT_FALSE(map.IsContiguous(3, 5));
  EXPECT_FALSE(map.IsContiguous(1, 11)) << "as many bytes, but not the same";
  EXPECT_TRUE(map.IsContiguous(10, 13));
  EXPECT_TRUE(map.HasMade());
  EXPECT_EQ(map.Places().size(), 3u);
}

TEST(Offsets, PartsOfAnotherMap) {
  OffsetMap whole;
  whole.Append(10, 3);
  whole.AppendMade(20, 4, 2);
  whole.Append(30, 5);
  OffsetMap part;
  part.Append(whole, 6, 8);
  part.Append(whole, 8, 9);
  part.Append(whole, 1, 4);
  EXPECT_EQ(part.size(), 6u);
  EXPECT_EQ(part.ToContainer(0), 31u);
  EXPECT_TRUE(part.IsContiguous(0, 2)) << "pieces that go on are one";
  EXPECT_EQ(part.ToContainer(3), 11u);
  EXPECT_EQ(part.ToContainer(5), 20u);
  OffsetMap empty;
  empty.Append(whole, 5, 5);
  EXPECT_EQ(empty.ToContainer(0), 30u);
  EXPECT_EQ(empty.size(), 0u);
}

TEST(Offsets, EveryEscape) {
  std::string literal = R"py("""__global__ \\ \' \" \x41 \101 \u00e9 \U0001F600 \t\
end \d \N{DASH}""")py";
  Project project = FromLiteral(literal);
  ASSERT_NE(Kernel(project), nullptr);
  const VirtualFile& file = *Kernel(project);
  EXPECT_EQ(file.text, "__global__ \\ ' \" A A \xC3\xA9 \xF0\x9F\x98\x80 \tend \\d \\N{DASH}");
  const std::string& bytes = project.containers[0].bytes;
  EXPECT_EQ(bytes.substr(file.map.ToContainer(17), 4), "\\x41");
  EXPECT_EQ(bytes.substr(file.map.ToContainer(static_cast<std::uint32_t>(file.text.find("end"))), 3), "end");
  EXPECT_FALSE(file.map.IsContiguous(17, 18)) << "one byte stands for four";
}

TEST(Offsets, EveryUnescapedByteIsTheContainers) {
  Project project = FromLiteral("'''a\\nb__global__\\tc\\\\d\\x41''' \"tail\\n\" r'\\n'");
  const VirtualFile& file = *Kernel(project);
  ASSERT_EQ(file.text, "a\nb__global__\tc\\dAtail\n\\n");
  const std::string& bytes = project.containers[0].bytes;
  std::uint32_t before = 0;
  for (std::uint32_t i = 0; i < file.text.size(); ++i) {
    std::uint32_t at = file.map.ToContainer(i);
    EXPECT_GT(at, before);
    before = at;
    if (bytes[at] != '\\') EXPECT_EQ(bytes[at], file.text[i]) << i;
  }
}

TEST(Offsets, PlacesHaveLineAndColumnOfTheContainer) {
  Project project = FromLiteral("'''\n__global__\\n\\\nvoid f()'''");
  const VirtualFile& file = *Kernel(project);
  std::uint32_t at = static_cast<std::uint32_t>(file.text.find("void"));
  Place place = ToPlace(project, {project.IndexOf(FileRole::kKernel), at, at + 4});
  EXPECT_EQ(place.path, "r.py");
  EXPECT_EQ(place.start.line, 4);
  EXPECT_EQ(place.start.column, 1);
  EXPECT_EQ(place.end.column, 5);
  Place whole = ToPlace(project, {});
  EXPECT_EQ(whole.start.line, 1);
}

TEST(Offsets, PythonReadingUnlessItBreaksALiteral) {
  // As Python reads it, the C++ literal would contain a line break; as written it is intact, so it is read as written.
  Project written = FromLiteral("'''\n__global__ \"x\\n\" '''");
  EXPECT_EQ(Kernel(written)->text, "\n__global__ \"x\\n\" ");
  EXPECT_EQ(Kernel(written)->quoting, VirtualFile::Quoting::kPythonRaw);
  Project escaped = FromLiteral("'''\n__global__ \"x\\\\n\" '''");
  EXPECT_EQ(Kernel(escaped)->text, "\n__global__ \"x\\n\" ");
  EXPECT_EQ(Kernel(escaped)->quoting, VirtualFile::Quoting::kPythonTriple);
}

}  // namespace
}  // namespace assay
