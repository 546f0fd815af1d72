// Raw replies: whatever the bytes, the virtual files lie inside them and splitting again gives the same.
#include "analyzer/source/project.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace assay;
  constexpr const char* kNames[] = {"reply.txt", "kernel.cpp", "reply.py", "reply.md"};
  if (size == 0) return 0;
  const std::string bytes(reinterpret_cast<const char*>(data + 1), size - 1);
  const Project project = LoadBytes(kNames[data[0] % 4], bytes);
  for (const VirtualFile& file : project.files) {
    const auto end = static_cast<std::uint32_t>(file.text.size());
    for (const std::uint32_t at : {0u, end / 2, end}) {
      if (file.map.ToContainer(at) > bytes.size()) fuzz::Fail("a virtual file leaves its container");
    }
    const int index = static_cast<int>(&file - project.files.data());
    const Place place = ToPlace(project, {index, 0, end});
    if (place.start.line < 1 || place.end.byte > bytes.size()) fuzz::Fail("a place outside the container");
  }
  const Project again = Resplit(project);
  if (again.files.size() != project.files.size()) fuzz::Fail("splitting again gives other files");
  return 0;
}
