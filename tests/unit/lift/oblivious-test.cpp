// Which kernels are data-oblivious, and what keeps the others from being so.
#include "analyzer/lift/oblivious.h"

#include <functional>
#include <map>
#include <regex>
#include <set>

#include "dialects/ascendc/semantics/content-table.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"
#include "tests/unit/lift/judge.h"

namespace assay {
namespace {

TEST(Oblivious, CopiesByCore) {
  const Obliviousness result = Judge(R"(
  %core = call i64 @assay_block_idx()
  %first = icmp eq i64 %core, 0
  br i1 %first, label %out, label %end
out:
)" + std::string(kCopyOut) + R"(  br label %end
end:
  ret void
)");
  EXPECT_TRUE(result.holds) << result.why_not;
}

TEST(Oblivious, ScalarThatOnlyBecomesData) {
  const Obliviousness result = Judge(R"(
  %bits = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  %low = trunc i64 %bits to i32
  %value = bitcast i32 %low to float
  %zero = fcmp oeq float %value, 0.0
  br i1 %zero, label %one, label %join
one:
  br label %join
join:
  %factor = phi float [ 1.0, %one ], [ %value, %0 ]
  %wide = fpext float %factor to double
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double %wide, i64 256)
  call void @assay_ub_set(i64 %c, i64 0, i32 4, i64 %bits)
)" + std::string(kCopyOut) + "  ret void\n");
  EXPECT_TRUE(result.holds) << result.why_not;
}

TEST(Oblivious, CountFromATensor) {
  const Obliviousness result = Judge(R"(
  %n = call i64 @assay_gm_get(ptr addrspace(1) %x, i32 4)
  call void @assay_loc(i32 3)
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 %n)
  ret void
)");
  EXPECT_EQ(result.why_not,
            "an address, a count or a mode of a vector operation depends on what a scalar read finds in global memory");
  EXPECT_EQ(result.where, (SourceRange{0, 3, 4}));
}

std::string GatherBy(const std::string& index, const std::string& before = "") {
  return before + "  call void @assay_gather(i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 " + index +
         ", i64 0, i64 0, i64 64)\n  ret void\n";
}

std::string CountFrom(const std::string& tensor, const std::string& after = "") {
  return "  %n = call i64 @assay_gm_get(ptr addrspace(1) " + tensor + ", i32 4)\n" + R"(
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 %n)
)" + after +
         "  ret void\n";
}

TEST(Oblivious, CountFromATensorWhoseValuesAreGiven) {
  const Obliviousness result = Judge(CountFrom("%x"), true);
  EXPECT_TRUE(result.holds) << result.why_not;
  EXPECT_TRUE(Judge(GatherBy("%b"), true).holds);
  EXPECT_FALSE(Judge(CountFrom("%y"), true).holds);
  EXPECT_FALSE(Judge(CountFrom("%w"), true).holds);
}

// Values that the kernel itself may change are not the contract's.
TEST(Oblivious, GivenValuesThatSomethingWritesOver) {
  const std::string why = "something may write into a tensor whose values are given";
  EXPECT_EQ(Judge(CountFrom("%x",
                            "  call void @assay_dma_out(i32 0, i32 1, ptr addrspace(1) %x, i64 %b, i64 0, i64 1, i64 "
                            "1024, i64 0, i64 0)\n"),
                  true)
                .why_not,
            why);
  EXPECT_EQ(Judge(CountFrom("%x", "  store i32 1, ptr addrspace(1) %x\n"), true).why_not, why);
  EXPECT_TRUE(Judge(CountFrom("%x", kCopyOut), true).holds);
}

TEST(Oblivious, CountThroughAnOwnVariable) {
  const Obliviousness result = Judge(R"(
  %own = alloca [4 x i64]
  %core = call i64 @assay_block_idx()
  %at = getelementptr i64, ptr %own, i64 %core
  %n = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  store i64 %n, ptr %at
  %second = getelementptr i64, ptr %own, i64 1
  %m = load i64, ptr %second
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 %m)
  ret void
)");
  EXPECT_EQ(result.why_not,
            "an address, a count or a mode of a vector operation depends on data copied from global memory");
}

TEST(Oblivious, FieldsOfAVariableAreApart) {
  const Obliviousness result = Judge(R"(
  %own = alloca [4 x i64]
  %core = call i64 @assay_block_idx()
  %n = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  store i64 %n, ptr %own
  %second = getelementptr i64, ptr %own, i64 1
  store i64 %core, ptr %second
  call void @opaque_use(ptr %own)
  %m = load i64, ptr %second
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 %m)
  ret void
}
define internal void @opaque_use(ptr %p) {
  ret void
)");
  EXPECT_TRUE(result.holds) << result.why_not;
}

TEST(Oblivious, WhetherACopyHappens) {
  const Obliviousness result = Judge(R"(
  %n = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  %is = icmp eq i64 %n, 7
  br i1 %is, label %out, label %end
out:
)" + std::string(kCopyOut) + R"(  br label %end
end:
  ret void
)");
  EXPECT_EQ(result.why_not, "whether a copy out happens depends on data copied from global memory");
}

TEST(Oblivious, HowOftenALoopRuns) {
  const Obliviousness result = Judge(R"(
  %n = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %next, %head ]
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  call void @assay_ub_set(i64 %c, i64 0, i32 4, i64 %i)
  br i1 %more, label %head, label %end
end:
  ret void
)");
  EXPECT_FALSE(result.holds);
  EXPECT_NE(result.why_not.find("depends on data copied from global memory"), std::string::npos) << result.why_not;
}

TEST(Oblivious, WhatAWayBringsToTheCommonEnd) {
  const Obliviousness result = Judge(R"(
  %n = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  %is = icmp eq i64 %n, 7
  %core = call i64 @assay_block_idx()
  br i1 %is, label %one, label %join
one:
  %twice = mul i64 %core, 512
  br label %join
join:
  %at = phi i64 [ %twice, %one ], [ 0, %0 ]
  %to = getelementptr i8, ptr addrspace(1) %y, i64 %at
  call void @assay_dma_out(i32 0, i32 1, ptr addrspace(1) %to, i64 %b, i64 0, i64 1, i64 512, i64 0, i64 0)
  ret void
)");
  EXPECT_FALSE(result.holds);
}

TEST(Oblivious, GatherByOwnIndexes) {
  const Obliviousness result = Judge(GatherBy("%own",
                                              "  %own = call i64 @assay_buf_init(i32 11, i32 256)\n"
                                              "  call void @assay_ub_set(i64 %own, i64 0, i32 4, i64 8)\n"));
  EXPECT_TRUE(result.holds) << result.why_not;
}

TEST(Oblivious, GatherByAnInput) {
  EXPECT_EQ(Judge(GatherBy("%b")).why_not, "where a gather reads depends on data copied from global memory");
}

TEST(Oblivious, GatherByWhatWasComputedFromAnInput) {
  const Obliviousness result = Judge(
      GatherBy("%own",
               "  %own = call i64 @assay_buf_init(i32 11, i32 256)\n"
               "  call void @assay_vec_n(i32 65, i32 7, i32 7, i64 %own, i64 0, i64 %b, i64 0, i64 0, i64 0, double "
               "1.0, i64 64)\n"));
  EXPECT_FALSE(result.holds);
}

// A tensor that is enqueued comes out of the queue.
TEST(Oblivious, GatherByWhatCameThroughAQueue) {
  const Obliviousness result = Judge(GatherBy("%taken",
                                              "  %q = call i64 @assay_que_init(i32 0, i32 9, i32 1, i32 1, i32 256)\n"
                                              "  call void @assay_que_enque(i64 %q, i64 %b)\n"
                                              "  %taken = call i64 @assay_que_deque(i64 %q)\n"));
  EXPECT_FALSE(result.holds);
}

// A pointer to one of two fields is stored in a variable: its target is known.
std::string ThroughAPointer(const std::string& stored) {
  return R"(
  %own = alloca [4 x i64]
  %to = alloca ptr
  %core = call i64 @assay_block_idx()
  %from = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  %first = getelementptr i64, ptr %own, i64 0
  %second = getelementptr i64, ptr %own, i64 1
  %third = getelementptr i64, ptr %own, i64 2
  store i64 %core, ptr %first
  store i64 8, ptr %second
  store i64 %from, ptr %third
  %is = icmp eq i64 %core, 0
  store ptr %first, ptr %to
  br i1 %is, label %other, label %join
other:
  store ptr )" +
         stored + R"(, ptr %to
  br label %join
join:
  call void @assay_ub_set(i64 %c, i64 0, i32 4, i64 0)
  %p = load volatile ptr, ptr %to
  %n = load i64, ptr %p
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 %n)
  ret void
)";
}

TEST(Oblivious, PointersThatTheKernelKeeps) {
  const Obliviousness result = Judge(ThroughAPointer("%second"));
  EXPECT_TRUE(result.holds) << result.why_not;
  EXPECT_EQ(Judge(ThroughAPointer("%third")).why_not,
            "an address, a count or a mode of a vector operation depends on data copied from global memory");
}

// The second core returns before it sets what the first one uses.
TEST(Oblivious, MembersThatOnlyCoresWithWorkSet) {
  const Obliviousness result = Judge(R"(
  %core = call i64 @assay_block_idx()
  %idle = icmp eq i64 %core, 1
  br i1 %idle, label %join, label %set
set:
  br label %join
join:
  %n = phi i64 [ undef, %0 ], [ %core, %set ]
  %unset = phi i64 [ undef, %0 ], [ 4, %set ]
  br i1 %idle, label %end, label %use
use:
  %at = add i64 %n, %unset
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 %at)
  br label %end
end:
  ret void
)");
  EXPECT_TRUE(result.holds) << result.why_not;
}

TEST(Oblivious, DivisorFromATensor) {
  const Obliviousness result = Judge(R"(
  %n = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  %q = udiv i64 64, %n
  call void @assay_ub_set(i64 %c, i64 0, i32 4, i64 %q)
  ret void
)");
  EXPECT_EQ(result.why_not, "a divisor depends on data copied from global memory");
}

TEST(Oblivious, VariableThatNothingSet) {
  const Obliviousness result = Judge(R"(
  %own = alloca [64 x i64]
  %core = call i64 @assay_block_idx()
  %at = getelementptr i64, ptr %own, i64 %core
  %n = load i64, ptr %at
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 %n)
  ret void
)");
  EXPECT_EQ(result.why_not, "an address, a count or a mode of a vector operation depends on an uninitialised value");
}

TEST(Oblivious, WhereATensorLies) {
  const Obliviousness result = Judge(R"(
  %n = ptrtoint ptr addrspace(1) %x to i64
  %low = and i64 %n, 511
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 %low)
  ret void
)");
  EXPECT_NE(result.why_not.find("where in memory a tensor lies"), std::string::npos) << result.why_not;
}

TEST(Oblivious, WhereABufferLies) {
  const Obliviousness result = Judge(R"(
  %p = call ptr @assay_local_address(i64 %b, i64 0)
  %q = call ptr @assay_local_address(i64 %c, i64 0)
  %same = icmp eq ptr %p, %q
  br i1 %same, label %end, label %out
out:
)" + std::string(kCopyOut) + R"(  br label %end
end:
  ret void
)");
  EXPECT_TRUE(result.holds) << result.why_not;
}

TEST(Oblivious, CallsThatAreNotFollowed) {
  EXPECT_EQ(Judge("  call void @opaque()\n  ret void\n").why_not, "a call of `opaque` is not followed");
}

// Calls that end the lift need no row: they are not followed.
TEST(Oblivious, TableKnowsEveryIntrinsicThatIsLifted) {
  for (const ascendc::IntrinsicRow& row : ascendc::Intrinsics()) {
    if (row.effect == ascendc::Effect::kUnmodelled) continue;
    EXPECT_NE(ascendc::FindContent(row.name), nullptr) << row.name;
  }
}

// Whatever the table of effects has as read and written, this one has, too.
TEST(Oblivious, TablesAgree) {
  for (const ascendc::IntrinsicRow& row : ascendc::Intrinsics()) {
    const ascendc::ContentRow* content = ascendc::FindContent(row.name);
    if (content == nullptr || row.effect == ascendc::Effect::kAccessThrough) continue;
    std::set<int> reads(std::begin(content->reads), std::end(content->reads));
    std::set<int> writes(std::begin(content->writes), std::end(content->writes));
    for (const ascendc::OperandRow& operand : row.operands) {
      if (operand.handle < 0 || operand.global) continue;
      EXPECT_TRUE((operand.writes ? writes : reads).contains(operand.handle)) << row.name << " " << operand.name;
    }
  }
}

// Names of each intrinsic's parameters, as in its declaration.
std::map<std::string, std::vector<std::string>, std::less<>> Declared() {
  std::map<std::string, std::vector<std::string>, std::less<>> out;
  for (const char* file : {"device_abi.h", "device_abi_cube.h"}) {
    std::ifstream in(std::string(ASSAY_SOURCE_DIR) + "/dialects/ascendc/model/include/assay/" + file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::regex declaration("\\b(assay_\\w+)\\(([^;{}()]*)\\)[^;{}]*;"), name("(\\w+)\\s*(,|$)");
    for (std::sregex_iterator it(text.begin(), text.end(), declaration), end; it != end; ++it) {
      const std::string list = (*it)[2];
      std::vector<std::string>& names = out[(*it)[1]];
      for (std::sregex_iterator one(list.begin(), list.end(), name); one != end; ++one) names.push_back((*one)[1]);
    }
  }
  return out;
}

TEST(Oblivious, TableFollowsTheDeclarations) {
  const auto declared = Declared();
  ASSERT_GT(declared.size(), 80u);
  const std::set<std::string> data = {"bits", "pad_bits", "scalar", "x0", "x1"};
  for (const ascendc::ContentRow& row : ascendc::Contents()) {
    const auto found = declared.find(row.name);
    ASSERT_NE(found, declared.end()) << row.name;
    const std::vector<std::string>& names = found->second;
    const auto named = [&](int at) {
      return at < static_cast<int>(names.size()) ? names[static_cast<std::size_t>(at)] : "";
    };
    for (int at : row.data) EXPECT_TRUE(at < 0 || data.contains(named(at))) << row.name << " " << at;
    for (const auto& list : {std::vector<int>(std::begin(row.reads), std::end(row.reads)),
                             std::vector<int>(std::begin(row.writes), std::end(row.writes))}) {
      for (int at : list) {
        if (at < 0) continue;
        // A handle precedes its offset.
        const std::string offset = named(at + 1);
        EXPECT_TRUE(offset == "off" || offset == named(at) + "_off") << row.name << " " << at;
      }
    }
  }
  const std::vector<std::string>& library = declared.find("assay_lib")->second;
  EXPECT_EQ(library[ascendc::kLibraryIndex], "s1");
  EXPECT_EQ(library[ascendc::kLibraryPattern], "p0");
  EXPECT_EQ(library[ascendc::kLibraryStops], "p5");
}

}  // namespace
}  // namespace assay
