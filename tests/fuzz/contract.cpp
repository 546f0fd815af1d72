// Contracts and the JSON that replies bring: errors have places inside the text.
#include "analyzer/contract/contract.h"
#include "analyzer/source/project.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace assay;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const ParsedContract parsed = ParseContract(text, "contract.json");
  if (!parsed.contract && parsed.errors.empty()) fuzz::Fail("no contract and no word about it");
  for (const ContractError& error : parsed.errors) {
    if (error.line < 1 || error.column < 1 || error.message.empty()) fuzz::Fail("an error without a place");
  }
  (void)parsed.Text();
  // The project file of a reply, as the splitter and its readers see it.
  (void)LoadBytes("reply.txt",
                  "project_json_src = '''\n" + text + "\n'''\nkernel_src = '''\n__global__ void k();\n'''\n");
  return 0;
}
