// Inputs that try to read files: the tool reads what it was given and its own headers, nothing else.
#include <gtest/gtest.h>

#include <sys/stat.h>

#include "tests/hostile/inputs.h"
#include "tests/hostile/sandbox.h"

namespace assay::hostile {
namespace {

// Text of a file that no input may read. It would surface in a Clang message if it were ever parsed.
constexpr const char* kSecret = "#error secret-4711\nint secret_4711 = secret_4712;\n";

struct Attempt {
  const char* name;
  const char* text;  // SECRET stands for the absolute path, UP for the relative one
  bool in_host;
};

const Attempt kAttempts[] = {
    {"AbsolutePath", "#include \"SECRET\"\n", false},
    {"AngledAbsolutePath", "#include <SECRET>\n", false},
    {"RelativePath", "#include \"UP\"\n", false},
    {"HostAbsolutePath", "#include \"SECRET\"\n", true},
    {"HostRelativePath", "#include \"UP\"\n", true},
    {"MacroPath", "#define HEADER \"SECRET\"\n#include HEADER\n", false},
    {"Import", "#import \"SECRET\"\n", false},
    {"Embed",
     "const unsigned char stolen[] = {\n#embed \"SECRET\"\n};\nstatic_assert(stolen[0] != '#', \"secret-4711\");\n",
     false},
    {"HasInclude", "#if __has_include(\"SECRET\")\n#error secret-4711\n#endif\nstatic_assert(sizeof(int) == 3);\n",
     false},
    {"HostHasInclude", "#if __has_include(\"SECRET\")\n#error secret-4711\n#endif\nstatic_assert(sizeof(int) == 3);\n",
     true},
    {"HostEmbed", "const unsigned char stolen[] = {\n#embed \"SECRET\"\n};\n", true},
    {"AngledEmbed", "const unsigned char stolen[] = {\n#embed <SECRET>\n};\n", false},
    {"EmbedOwnHeader", "const unsigned char stolen[] = {\n#embed \"kernel_operator.h\"\n};\n", false},
    {"HasEmbed", "#if __has_embed(\"SECRET\") == 1\n#error secret-4711\n#endif\nstatic_assert(sizeof(int) == 3);\n",
     false},
    {"IncludeNext", "#include_next <SECRET>\n", false},
    {"HasIncludeNext",
     "#if __has_include_next(<SECRET>)\n#error secret-4711\n#endif\nstatic_assert(sizeof(int) == 3);\n", true},
    {"PragmaDependency", "#pragma GCC dependency \"SECRET\" secret-4711\nstatic_assert(sizeof(int) == 3);\n", false},
    {"PragmaDependencyByOperator",
     "_Pragma(\"GCC dependency \\\"SECRET\\\" secret-4711\") static_assert(sizeof(int) == 3);\n", true},
    {"PragmaIncludeAlias",
     "#pragma include_alias(\"alias.h\", \"SECRET\")\n#include \"alias.h\"\nstatic_assert(sizeof(int) == 3);\n", false},
    {"PragmaModule", "#pragma clang module load Hidden\nstatic_assert(sizeof(int) == 3);\n", false},
    {"ImportModule", "@import Hidden;\nstatic_assert(sizeof(int) == 3);\n", true},
    {"LineThenRelative", "#line 1 \"SECRET\"\n#include \"hidden.h\"\n", false},
    {"DotDotThroughHeaders", "#include \"../../../../../../../../../../SECRET\"\n", true},
    {"LineMarker", "# 1 \"SECRET\"\nstatic_assert(sizeof(int) == 3);\n", false},
};

std::string Replace(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

void PrintTo(const Attempt& one, std::ostream* out) { *out << one.name; }

class HostileInclude : public testing::TestWithParam<Attempt> {};

TEST_P(HostileInclude, ReadsNothingOutside) {
  Sandbox sandbox;
  const std::string secret = sandbox.Write("outside/hidden.h", kSecret);
  const std::string text = Replace(Replace(GetParam().text, "SECRET", secret), "UP", "../outside/hidden.h");
  Parts parts;
  (GetParam().in_host ? parts.host_top : parts.kernel_top) = text;
  const std::string input = sandbox.Write("work/reply.txt", MakeReply(parts));
  const Outcome outcome = sandbox.Check({input});
  ExpectHarmless(outcome);
  ASSERT_TRUE(outcome.document.is_object());
  EXPECT_NE(outcome.document["verdict"].value("builds", ""), "yes") << Words(outcome.document);
  EXPECT_EQ(Words(outcome.document).find("secret"), std::string::npos) << Words(outcome.document);
  for (const char* bytes : {"secret_4711", "secret_4712"}) EXPECT_EQ(outcome.out.find(bytes), std::string::npos);
  EXPECT_EQ(outcome.err.find("secret"), std::string::npos) << outcome.err;
}

INSTANTIATE_TEST_SUITE_P(All, HostileInclude, testing::ValuesIn(kAttempts),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(HostileInclude, EndlessDevice) {
  Sandbox sandbox;
  mkfifo(sandbox.Path("outside/fifo").c_str(), 0600);
  const std::string fifo = sandbox.Path("outside/fifo");
  for (const std::string& device :
       {std::string("/dev/zero"), std::string("/dev/stdin"), std::string("/proc/self/environ"), fifo}) {
    const std::string line = "#include \"" + device + "\"\n";
    const Outcome outcome = sandbox.Check({sandbox.Write("work/kernel.cpp", MakeKernel({.kernel_top = line}))});
    ExpectHarmless(outcome);
    ASSERT_TRUE(outcome.document.is_object());
    EXPECT_NE(outcome.document["verdict"].value("builds", ""), "yes") << device;
  }
}

TEST(HostileInclude, FileIncludesItselfTwice) {
  Sandbox sandbox;
  const std::string again = "#include \"safe_copy_custom.cpp\"\n#include \"safe_copy_custom.cpp\"\n";
  sandbox.Write("work/op/op_host/safe_copy_custom.cpp", "");
  sandbox.Write("work/op/op_kernel/safe_copy_custom.cpp", MakeKernel({.kernel_top = again}));
  const Outcome outcome = sandbox.Check({sandbox.Path("work/op")});
  ExpectReported(outcome);
}

// A contract's command is the user's program, run only if the user allows it.
TEST(HostileInclude, ContractCommandIsNotRunUnasked) {
  Sandbox sandbox;
  std::string text = MakeContract(false);
  text.insert(1, "\"command\": \"touch made-by-command; rm -f " + sandbox.canary() + "\", ");
  const std::string contract = sandbox.Write("work/contract.json", text);
  const Outcome outcome = sandbox.Check({"--contract", contract, sandbox.Write("work/reply.txt", MakeReply({}))});
  EXPECT_TRUE(outcome.disturbed.empty()) << testing::PrintToString(outcome.disturbed);
  EXPECT_FALSE(outcome.timed_out);
  EXPECT_LE(outcome.exit_code, 3);
}

TEST(HostileInclude, ContractWithAnAbsurdShape) {
  Sandbox sandbox;
  const std::string contract = sandbox.Write(
      "work/contract.json", Replace(MakeContract(false), "[256]", "[4611686018427387904, 4611686018427387904]"));
  const Outcome outcome = sandbox.Check({"--contract", contract, sandbox.Write("work/reply.txt", MakeReply({}))});
  EXPECT_FALSE(outcome.timed_out);
  EXPECT_LE(outcome.seconds, LimitSeconds());
  EXPECT_LE(outcome.exit_code, 3) << outcome.err;
  EXPECT_TRUE(outcome.disturbed.empty());
}

}  // namespace
}  // namespace assay::hostile
