// Pairs of kernels for all lengths at once: reads on chip are defined in the first, and not in the second.
#include <fmt/format.h>

#include "tests/unit/lift/one-core.h"

namespace assay {
namespace {

using namespace one_core;

// One source, repeats of consecutive whole blocks; kind 1 counts elements, 2 has their bits.
std::string Repeats(const std::string& at, int kind, const std::string& mask, const std::string& repeat,
                    int stride = 8) {
  return fmt::format(
      "  call void @assay_vec_r(i32 1, i32 1, i32 1, i64 %o, i64 {0}, i64 %in, i64 {0}, i64 0, i64 0, double 0.0, i32 "
      "{1}, "
      "i64 {2}, i64 0, i32 {3}, i32 1, i32 1, i32 1, i32 {4}, i32 {4}, i32 {4})\n",
      at, kind, mask, repeat, stride);
}

// Obligations that reads are defined and that are not proved, at N in [1, most]; other obligations are ignored.
std::string JudgeBody(const std::string& body, WideInt most = kMost, ObligationKind kind = ObligationKind::kDefined) {
  ProofFacts facts = ProveBody(body, most);
  bool asked = false;
  std::erase_if(facts.results, [&](const ProofResult& result) {
    asked |= result.kind == kind;
    return result.kind != kind;
  });
  EXPECT_TRUE(asked);
  return Unproved(facts);
}

constexpr const char* kOutAt1 = "refuted: what the copy out reads of its source was written N=1 core=0\n";

TEST(Defined, Count) {
  EXPECT_EQ(JudgeBody(kTakeIn + Vector(kExp, "%o", "%in", "0", "%n") + kTakeOut), "");
  EXPECT_EQ(JudgeBody(kTakeIn + "  %m = sub i64 %n, 1\n" + Vector(kExp, "%o", "%in", "0", "%m") + kTakeOut), kOutAt1);
}

// The workspace's initial contents are unknown; what the core itself wrote there is known.
TEST(Defined, Workspace) {
  const std::string compute = Vector(kExp, "%o", "%in", "0", "%n");
  const std::string write =
      "  call void @assay_dma_out(i32 2, i32 1, ptr addrspace(1) %w, i64 %o, i64 0, i64 1, i64 %bytes, i64 0, i64 0)\n";
  const auto read = [](const std::string& bytes) {
    return "  call void @assay_dma_in_pad(i32 1, i64 %o, i64 0, ptr addrspace(1) %w, i64 1, i64 " + bytes +
           ", i64 0, i64 0, i64 0, i64 0, i32 0, i64 0)\n";
  };
  const std::string open =
      "undecided: what the padded copy in reads of `workspace` was written -- not shown to be written "
      "before it is read\n";
  EXPECT_EQ(JudgeBody(kTakeIn + compute + write + read("%bytes") + kTakeOut), "");
  EXPECT_EQ(JudgeBody(kTakeIn + compute + read("%bytes") + kTakeOut), open);
  EXPECT_EQ(JudgeBody(kTakeIn + compute + read("%bytes") + write + kTakeOut), open);
  EXPECT_EQ(JudgeBody(kTakeIn + compute + write + "  %more = add i64 %bytes, 4\n" + read("%more") + kTakeOut), open);
}

// A tile that is computed as a whole reads bytes that no copy filled; none of that is copied out.
TEST(Defined, MoreThanIsNeeded) {
  EXPECT_EQ(JudgeBody(kTakeIn + Vector(kExp, "%o", "%in", "0", "4096") + kTakeOut), "");
  EXPECT_EQ(JudgeBody(kTakeIn + "  %m = mul i64 %bytes, 1\n" + Vector(kExp, "%o", "%in", "0", "4096") +
                      Vector(kExp, "%tmp", "%o", "0", "4096") + Vector(kExp, "%o", "%tmp", "0", "%n") + kTakeOut),
            "");
}

TEST(Defined, Repeat) {
  const std::string up = "  %u = add i32 %n32, 63\n  %r = lshr i32 %u, 6\n";
  EXPECT_EQ(JudgeBody(kTakeIn + up + Repeats("0", 1, "64", "%r") + kTakeOut), "");
  const std::string down = "  %r = lshr i32 %n32, 6\n";
  EXPECT_EQ(JudgeBody(kTakeIn + down + Repeats("0", 1, "64", "%r") + kTakeOut), kOutAt1);
}

// 256 repeats become 0 in a byte.
TEST(Defined, RepeatOfAByte) {
  const std::string up = "  %u = add i32 %n32, 7\n  %r = lshr i32 %u, 3\n";
  EXPECT_EQ(JudgeBody(kTakeIn + up + Repeats("0", 1, "8", "%r", 1) + kTakeOut), "");
  const std::string byte = up + "  %s = trunc i32 %r to i8\n  %z = zext i8 %s to i32\n";
  EXPECT_EQ(JudgeBody(kTakeIn + byte + Repeats("0", 1, "8", "%z", 1) + kTakeOut),
            "refuted: what the copy out reads of its source was written N=2041 core=0\n");
}

TEST(Defined, MaskOfTheTail) {
  const std::string whole =
      "  %r = lshr i32 %n32, 6\n  %e = and i64 %n, -64\n  %at = mul i64 %e, 4\n  %m = and i64 %n, 63\n";
  EXPECT_EQ(JudgeBody(kTakeIn + whole + Repeats("0", 1, "64", "%r") + Repeats("%at", 1, "%m", "1") + kTakeOut), "");
  const std::string blocks = whole + "  %b = and i64 %m, 56\n";
  EXPECT_EQ(JudgeBody(kTakeIn + blocks + Repeats("0", 1, "64", "%r") + Repeats("%at", 1, "%b", "1") + kTakeOut),
            kOutAt1);
}

TEST(Defined, MaskOfBits) {
  const std::string up = "  %u = add i32 %n32, 63\n  %r = lshr i32 %u, 6\n";
  EXPECT_EQ(JudgeBody(kTakeIn + up + Repeats("0", 2, "-1", "%r") + kTakeOut), "");
  EXPECT_EQ(
      JudgeBody(kTakeIn + up + Repeats("0", 2, "4294967295", "%r") + Repeats("0", 2, "-4294967296", "%r") + kTakeOut),
      "");
  EXPECT_EQ(JudgeBody(kTakeIn + up + Repeats("0", 2, "9223372036854775807", "%r") + kTakeOut),
            "refuted: what the copy out reads of its source was written N=64 core=0\n");
}

TEST(Defined, CopyOfWholeBlocks) {
  const auto copy = [](const char* blocks) {
    return std::string("  %a = call i64 @assay_que_alloc(i64 %inq)\n") + blocks +
           "  %some = mul i64 %k, 32\n"
           "  call void @assay_dma_in(i32 1, i32 1, i64 %a, i64 0, ptr addrspace(1) %x, i64 1, i64 %some, i64 0, i64 "
           "0)\n"
           "  call void @assay_que_enque(i64 %inq, i64 %a)\n  %in = call i64 @assay_que_deque(i64 %inq)\n"
           "  %o = call i64 @assay_que_alloc(i64 %outq)\n" +
           Vector(kExp, "%o", "%in", "0", "%n") + kTakeOut;
  };
  EXPECT_EQ(JudgeBody(copy("  %u = add i64 %n, 7\n  %k = lshr i64 %u, 3\n")), "");
  EXPECT_EQ(JudgeBody(copy("  %k = lshr i64 %n, 3\n")),
            "refuted: what the vector operation reads of its first source was written N=1 core=0\n");
}

TEST(Defined, Compare) {
  const auto select = [](const char* count) {
    return kTakeIn + count +
           "  call void @assay_cmps_n(i32 1, i32 1, i64 %tmp, i64 0, i64 %in, i64 0, double 0.0, i64 %c)\n"
           "  call void @assay_select_n(i32 1, i32 1, i64 %o, i64 0, i64 %tmp, i64 0, i64 %in, i64 0, i64 0, i64 0, "
           "double "
           "0.0, i64 %n)\n" +
           kTakeOut;
  };
  EXPECT_EQ(JudgeBody(select("  %u = add i64 %n, 63\n  %c = and i64 %u, -64\n")), "");
  EXPECT_EQ(JudgeBody(select("  %c = add i64 %n, 0\n")),
            "refuted: what the select reads of its mask was written N=1 core=0\n");
}

// A sum over rounds: %k from 0 to below %n, `first` before them, `each` in them.
std::string Rounds(const std::string& first, const std::string& each, const std::string& after) {
  return kTakeIn + first + "  br label %head\nhead:\n  %k = phi i64 [ 0, %entry ], [ %next, %body ]\n" +
         "  %more = icmp ult i64 %k, %n\n  br i1 %more, label %body, label %done\nbody:\n" + each +
         "  %next = add i64 %k, 1\n  br label %head\ndone:\n" + after + kTakeOut;
}

TEST(Defined, Accumulator) {
  const std::string zero = Vector(kDuplicate, "%tmp", "0", "0", "%n"), add = Vector(kAdd, "%tmp", "%tmp", "%in", "%n"),
                    copy = Vector(kExp, "%o", "%tmp", "0", "%n");
  EXPECT_EQ(JudgeBody(Rounds(zero, add, copy)), "");
  EXPECT_EQ(JudgeBody(Rounds("", add, copy)),
            "refuted: what the vector operation reads of its first source was written N=1 core=0\n");
}

// The first round sets the value that the others add to; a wrong kernel leaves the first one out.
TEST(Defined, SetInTheFirstRound) {
  const auto each = [](const char* test) {
    return std::string(test) + "  br i1 %set, label %zero, label %rest\nzero:\n" +
           Vector(kDuplicate, "%tmp", "0", "0", "%n") + "  br label %rest\nrest:\n" +
           Vector(kAdd, "%tmp", "%tmp", "%in", "%n");
  };
  const auto rounds = [&](const char* test) {
    std::string text = Rounds("", each(test), Vector(kExp, "%o", "%tmp", "0", "%n"));
    const std::string from = "[ %next, %body ]";
    return text.replace(text.find(from), from.size(), "[ %next, %rest ]");
  };
  EXPECT_EQ(JudgeBody(rounds("  %set = icmp eq i64 %k, 0\n")), "");
  EXPECT_EQ(JudgeBody(rounds("  %set = icmp eq i64 %k, 1\n")),
            "refuted: what the vector operation reads of its first source was written N=1 core=0\n");
}

TEST(Defined, PieceByPiece) {
  const auto fill = [](const char* last) {
    return Rounds("",
                  std::string("  %q = mul i64 %k, 4\n") + last +
                      "  call void @assay_ub_set(i64 %tmp, i64 %q, i32 4, i64 7)\n  br label %rest\nrest:\n",
                  Vector(kExp, "%o", "%tmp", "0", "%n"));
  };
  const auto judge = [](std::string text) {
    const std::string from = "[ %next, %body ]";
    return JudgeBody(text.replace(text.find(from), from.size(), "[ %next, %rest ]"));
  };
  EXPECT_EQ(judge(fill("  br label %write\nwrite:\n")), "");
  EXPECT_EQ(judge(fill("  %l = sub i64 %n, 1\n  %not = icmp ult i64 %k, %l\n"
                       "  br i1 %not, label %write, label %rest\nwrite:\n")),
            "refuted: what the vector operation reads of its first source was written N=1 core=0\n");
}

TEST(Defined, TwoTensorsInFlight) {
  const auto both = [](const char* second) {
    return std::string("  %a = call i64 @assay_que_alloc(i64 %inq)\n  %b = call i64 @assay_que_alloc(i64 %inq)\n") +
           "  call void @assay_dma_in_pad(i32 1, i64 %a, i64 0, ptr addrspace(1) %x, i64 1, i64 %bytes, i64 0, i64 0, "
           "i64 "
           "0, i64 0, i32 0, i64 0)\n" +
           fmt::format(
               "  call void @assay_dma_in_pad(i32 1, i64 {}, i64 0, ptr addrspace(1) %x, i64 1, i64 %bytes, i64 0, "
               "i64 0, i64 0, i64 0, i32 0, i64 0)\n",
               second) +
           "  call void @assay_que_enque(i64 %inq, i64 %a)\n  call void @assay_que_enque(i64 %inq, i64 %b)\n"
           "  %in = call i64 @assay_que_deque(i64 %inq)\n  %d = call i64 @assay_que_deque(i64 %inq)\n"
           "  %o = call i64 @assay_que_alloc(i64 %outq)\n" +
           Vector(kAdd, "%o", "%in", "%d", "%n") + "  call void @assay_que_free(i64 %inq, i64 %d)\n" + kTakeOut;
  };
  EXPECT_EQ(JudgeBody(both("%b")), "");
  EXPECT_EQ(JudgeBody(both("%a")),
            "refuted: what the vector operation reads of its second source was written N=1 core=0\n");
}

// A newly taken tensor is undefined, whatever the previous round left in the same place.
TEST(Defined, NewTensorInEachRound) {
  const auto rounds = [](const char* test) {
    return std::string("  br label %head\nhead:\n  %k = phi i64 [ 0, %entry ], [ %next, %rest ]\n") +
           "  %more = icmp ult i64 %k, %n\n  br i1 %more, label %body, label %done\nbody:\n"
           "  %o = call i64 @assay_que_alloc(i64 %outq)\n" +
           test + "  br i1 %set, label %write, label %rest\nwrite:\n" + Vector(kDuplicate, "%o", "0", "0", "8") +
           "  br label %rest\nrest:\n"
           "  call void @assay_que_enque(i64 %outq, i64 %o)\n  %out = call i64 @assay_que_deque(i64 %outq)\n"
           "  call void @assay_dma_out(i32 2, i32 1, ptr addrspace(1) %y, i64 %out, i64 0, i64 1, i64 4, i64 0, i64 "
           "0)\n"
           "  call void @assay_que_free(i64 %outq, i64 %out)\n"
           "  %next = add i64 %k, 1\n  br label %head\ndone:\n";
  };
  EXPECT_EQ(JudgeBody(rounds("  %set = icmp ult i64 %k, %n\n")), "");
  EXPECT_EQ(JudgeBody(rounds("  %set = icmp ult i64 %k, 2\n")),
            "refuted: what the copy out reads of its source was written N=3 core=0 loop0=2\n");
}

TEST(Defined, Reduction) {
  const auto sum = [](const char* count) {
    return kTakeIn + count +
           "  call void @assay_reduce_n(i32 0, i32 1, i64 %tmp, i64 0, i64 %in, i64 0, i64 %tmp, i64 8192, i64 %c, i32 "
           "0)\n"
           "  %v = call i64 @assay_ub_get(i64 %tmp, i64 0, i32 4)\n"
           "  call void @assay_gm_set(ptr addrspace(1) %y, i32 4, i64 %v)\n"
           "  call void @assay_que_free(i64 %inq, i64 %in)\n";
  };
  EXPECT_EQ(JudgeBody(sum("  %c = add i64 %n, 0\n")), "");
  // Scalar code that reads the result: a second run decides whether it matters.
  EXPECT_EQ(
      JudgeBody(sum("  %u = add i64 %n, 63\n  %c = and i64 %u, -64\n")),
      "undecided: what the reduction reads of its source was written -- not shown to be written before it is read\n");
}

TEST(Defined, ReadTooEarly) {
  EXPECT_EQ(
      JudgeBody(kTakeIn + Vector(kExp, "%tmp", "%in", "0", "%n") + Vector(kExp, "%o", "%tmp", "0", "%n") + kTakeOut),
      "");
  EXPECT_EQ(
      JudgeBody(kTakeIn + Vector(kExp, "%o", "%tmp", "0", "%n") + Vector(kExp, "%tmp", "%in", "0", "%n") + kTakeOut),
      "refuted: what the vector operation reads of its first source was written N=1 core=0\n");
}

// Memory after a buffer belongs to others: an earlier write there defines nothing.
TEST(Defined, BehindTheBuffer) {
  EXPECT_EQ(JudgeBody(kTakeIn + Vector(kExp, "%o", "%in", "0", "%n") + kTakeOut, 4096), "");
  EXPECT_EQ(JudgeBody(kTakeIn + Vector(kExp, "%o", "%in", "0", "%n") + kTakeOut, 4104),
            "undecided: what is read on chip was written -- an operation may write outside of its on-chip buffer\n");
  // For few shapes, too, which are walked.
  const std::string small =
      "  %far = add i64 %n, 4090\n" + kTakeIn + Vector(kDuplicate, "%o", "0", "0", "%far") + kTakeOut;
  EXPECT_EQ(JudgeBody(small, 6), "");
  EXPECT_EQ(JudgeBody(small, 7),
            "undecided: what is read on chip was written -- an operation may write outside of its on-chip buffer\n");
}

// Nor is the order of the accesses it meets there known.
TEST(Defined, OrderBehindTheBuffer) {
  const std::string body = kTakeIn + Vector(kExp, "%o", "%in", "0", "%n") + kTakeOut;
  EXPECT_EQ(JudgeBody(body, 4096, ObligationKind::kOrder), "");
  EXPECT_EQ(
      JudgeBody(body, 4104, ObligationKind::kOrder),
      "undecided: units of a core that touch the same bytes wait for each other -- an access may leave its on-chip "
      "buffer, and meet another's there\n");
}

// Nor after a queue that does not pass its buffers on in turn.
TEST(Defined, OrderBehindTheQueue) {
  const std::string body = kTakeIn + Vector(kExp, "%o", "%in", "0", "%n") + kTakeOut;
  EXPECT_EQ(JudgeBody(body + "  call void @assay_que_free(i64 %outq, i64 %out)\n", 4096, ObligationKind::kOrder),
            "undecided: units of a core that touch the same bytes wait for each other -- a queue may not pass its "
            "buffers on in turn, and with them the order of units\n");
}

// An operation under an unknown mask may write all of its buffer, and is not refuted.
TEST(Defined, MaskNotFollowed) {
  const std::string judged = JudgeBody(kTakeIn + Repeats("0", 3, "0", "1") + kTakeOut, 100);
  EXPECT_TRUE(judged.starts_with("undecided: "));
  EXPECT_EQ(judged.find("refuted"), std::string::npos);
}

// A read that reaches further does no harm if none of that is used.
TEST(Defined, ReadBehindTheBuffer) {
  const std::string half = "  %small = call i64 @assay_buf_init(i32 11, i32 64)\n" + kTakeIn +
                           Vector(kDuplicate, "%small", "0", "0", "16") + Vector(kExp, "%o", "%small", "0", "32");
  EXPECT_EQ(JudgeBody(half + Vector(kExp, "%o", "%in", "0", "%n") + kTakeOut), "");
  EXPECT_EQ(JudgeBody(half + kTakeOut, 16), "");
  EXPECT_NE(JudgeBody(half + kTakeOut, 17), "");
}

// Few shapes are walked one by one; the answers are the same.
TEST(Defined, FewShapes) {
  EXPECT_EQ(JudgeBody(kTakeIn + Vector(kExp, "%o", "%in", "0", "%n") + kTakeOut, 100), "");
  EXPECT_EQ(JudgeBody(kTakeIn + "  %m = sub i64 %n, 1\n" + Vector(kExp, "%o", "%in", "0", "%m") + kTakeOut, 100),
            kOutAt1);
}

}  // namespace
}  // namespace assay
