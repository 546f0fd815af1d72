// Messages of the rules about order, flags, the data cache and atomics, kind by kind.
#include <string>
#include <utility>
#include <vector>

#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum FaultKind;

bool AnySaysOfMachine(const std::vector<Finding>& findings, std::string_view words) {
  for (const Finding& finding : findings) {
    if (finding.message.find(words) != std::string::npos) return true;
    if (finding.evidence.text.find(words) != std::string::npos) return true;
    for (const std::string& note : finding.notes) {
      if (note.find(words) != std::string::npos) return true;
    }
    for (const Label& label : finding.labels) {
      if (label.text.find(words) != std::string::npos) return true;
    }
  }
  return false;
}

const char* const kText = "pipe.InitBuffer(workBuf, 256);\nCall(a, b);\nOther(c);";

Fault& Unordered(Bench& bench, const char* kind, const char* first, const char* second, const char* event) {
  Fault& fault = bench.AddFault(kUnorderedAccess, bench.At("Call(a, b)"));
  fault.other = bench.At("Other(c)");
  fault.home = bench.At("pipe.InitBuffer(workBuf, 256)");
  fault.args["advisory"] = 1;
  fault.text = {{"kind", kind}, {"first_pipe", first}, {"second_pipe", second}, {"event", event}};
  return fault;
}

TEST(UnorderedAccess, NamesBufferBothEndsAndTheMissingWait) {
  for (const auto& [event, words] : std::vector<std::pair<std::string, std::string>>{
           {"MTE2_V",
            "`SetFlag<HardEvent::MTE2_V>` and `WaitFlag<HardEvent::MTE2_V>`, or `EnQue` and `DeQue` of a "
            "`TQue<TPosition::VECIN, 1>`"},
           {"V_MTE3", "`EnQue` and `DeQue` of a `TQue<TPosition::VECOUT, 1>`"},
           {"MTE2_MTE3", "`EnQue` and `DeQue` of a `TQueBind<TPosition::VECIN, TPosition::VECOUT, 1>`"},
           {"V_MTE2", "`FreeTensor` and `AllocTensor` of a `TQue<TPosition::VECIN, 1>`"},
           {"MTE3_V", "`FreeTensor` and `AllocTensor` of a `TQue<TPosition::VECOUT, 1>`"},
           {"S_V", "`SetFlag<HardEvent::S_V>` and `WaitFlag<HardEvent::S_V>`"},
           {"", "`PipeBarrier<PIPE_ALL>()` between the two"}}) {
    Bench bench(kText);
    Unordered(bench, "write-read", "MTE2", "V", event.c_str());
    const auto all = bench.Findings("sync/unordered-access");
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].message, "`Call` reads `workBuf` without waiting for `Other` to fill it");
    EXPECT_EQ(all[0].severity, Severity::kWarning);
    EXPECT_TRUE(AnySaysOfMachine(all, words)) << event;
    EXPECT_TRUE(AnySaysOfMachine(all, "the earlier access, on pipe MTE2"));
  }
  Bench bench(kText);
  Unordered(bench, "write-write", "MTE2", "MTE2", "");
  EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "`PipeBarrier<PIPE_MTE2>()` between the two"));
  EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "`Call` writes `workBuf` without waiting for `Other` to write it"));
  Bench other(kText);
  Unordered(other, "read-write", "V", "MTE2", "V_MTE2").home = {};
  EXPECT_TRUE(
      AnySaysOfMachine(other.AllFindings(), "`Call` overwrites the buffer without waiting for `Other` to read it"));
}

TEST(UnorderedAccess, StandsBesideAnOverrunOnlyWhereItHitsAnotherBuffer) {
  Bench own(kText), other(kText);
  for (Bench* bench : {&own, &other}) {
    bench->AddFault(kOnChipOutOfBounds, bench->At("Call(a, b)")).args["size"] = 256;
    Unordered(*bench, "read-write", "MTE3", "V", "MTE3_V").args["foreign"] = bench == &other ? 1 : 0;
  }
  EXPECT_EQ(RuleNames(own.AllFindings()), (std::vector<std::string>{"memory/ub-out-of-bounds"}));
  EXPECT_EQ(RuleNames(other.AllFindings()),
            (std::vector<std::string>{"memory/ub-out-of-bounds", "sync/unordered-access"}));
}

TEST(UnorderedAccess, IsAnErrorWhereTheOrderIsCertain) {
  Bench bench(kText);
  Unordered(bench, "write-read", "MTE2", "V", "MTE2_V").args["advisory"] = 0;
  const auto all = bench.Findings("sync/unordered-access");
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].severity, Severity::kError);
}

TEST(UnorderedAccess, LeavesCopiesOfTheWrongQueueToTheirRule) {
  Bench bench(kText);
  Unordered(bench, "write-read", "MTE2", "V", "MTE2_V");
  Fault& wrong = bench.AddFault(kWrongSpace, bench.At("Other(c)"));
  wrong.args = {{"advisory", 1}, {"write", 1}};
  EXPECT_TRUE(bench.Findings("sync/unordered-access").empty());
}

TEST(UnorderedCores, SaysWhoReadsOrWritesBehindWhom) {
  for (const auto& [kind, words] : std::vector<std::pair<std::string, std::string>>{
           {"write-read", "core 2 reads elements 16 to 31 of `y` without waiting for core 1 to write them"},
           {"read-write", "core 2 overwrites elements 16 to 31 of `y` without waiting for core 1 to read them"},
           {"write-write", "cores 1 and 2 write elements 16 to 31 of `y`, which are read later, in no order"},
           {"write-add", "core 2 adds to elements 16 to 31 of `y` without waiting for core 1 to set them"},
           {"add-write", "core 2 overwrites elements 16 to 31 of `y`, to which core 1 adds at any time"}}) {
    Bench bench(kText);
    Fault& fault = bench.AddFault(kUnorderedCores, bench.At("Call(a, b)"));
    fault.other = bench.At("Other(c)");
    fault.args = {{"advisory", 1}, {"core_a", 1}, {"core_b", 2}, {"first", 16}, {"last", 31}};
    fault.text = {{"kind", kind}, {"tensor", "y"}};
    EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), words)) << kind;
    EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "core 1: `Other`"));
    fault.args["element_bytes"] = 1;
    EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "bytes 16 to 31 of `y`"));
  }
}

TEST(StuckFlag, SaysWhichFlagAndWhy) {
  struct Said {
    const char* reason;
    bool advisory;
    std::string words;
  };
  for (const Said& said : {Said{"id-out-of-range", false, "event id 9 of `HardEvent::V_MTE3`: ids run from 0 to 7"},
                           Said{"set-twice", true, "`HardEvent::V_MTE3` id 9 is set twice before a `WaitFlag`"},
                           Said{"held-by-queue", true, "`HardEvent::V_MTE3` id 9 is set here while a queue holds it"},
                           Said{"left-set", true, "`HardEvent::V_MTE3` id 9 is set and never waited for"},
                           Said{"no-event-id-left", false, "`EnQue` asks for an event id of"}}) {
    Bench bench(kText);
    Fault& fault = bench.AddFault(kFlagStuck, bench.At("Call(a, b)"));
    fault.other = bench.At("Other(c)");
    fault.args = {{"id", 9}, {"event", 7}, {"max", said.reason == std::string("no-event-id-left") ? 8 : 7}};
    if (said.advisory) fault.args["advisory"] = 1;
    fault.text = {{"reason", said.reason}, {"name", "V_MTE3"}};
    if (said.reason == std::string("no-event-id-left")) fault.text["api"] = "EnQue";
    EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), said.words)) << said.reason;
    if (said.reason == std::string("held-by-queue"))
      EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "an id of its own"));
    if (said.reason == std::string("set-twice")) EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "set before"));
  }
  Bench bench(kText);
  Fault& fault = bench.AddFault(kFlagStuck, bench.At("Call(a, b)"));
  fault.text["reason"] = "no-event-id-left";
  fault.args["max"] = 8;
  EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "no event id is left: the 8 of this kind are all taken"));
  fault.text["api"] = "FreeTensor";
  fault.args["advisory"] = 1;
  EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "`FreeTensor` gives a buffer an event id beyond the 8 of"));
  fault.args.erase("advisory");
  fault.text["api"] = "AllocTensor";
  EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "`AllocTensor` waits for an event id beyond the 8 of"));
}

TEST(StuckFlag, MoreBlocksThanCores) {
  Bench bench(kText);
  Fault& fault = bench.AddFault(kSyncDeadlock, bench.At("Call(a, b)"));
  fault.args = {{"blocks", 64}, {"cores", 48}};
  fault.text = {{"api", "SyncAll"}, {"reason", "more-blocks-than-cores"}};
  EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "`SyncAll` of 64 blocks on a chip with 48 cores waits forever"));
}

TEST(WrappedOffset, ExplainsTheAccessOutOfBounds) {
  Bench bench(kText);
  Fault& outside = bench.AddFault(kGlobalWriteOutOfBounds, bench.At("Call(a, b)"));
  outside.args = {{"address", 64}, {"bytes", 32}};
  outside.text = {{"reason", "wild-pointer"}};
  Fault& wrapped = bench.AddFault(kWrappedOffset, bench.At("Call(a, b)"));
  wrapped.args = {{"exact", 4294967360}, {"used", 64}};
  const std::vector<Finding> findings = bench.AllFindings();
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].message, "an offset wraps at 32 bits: 4,294,967,360 becomes 64");
}

TEST(WordingMachine, AFlagThatNobodySetsIsNamed) {
  Bench bench("Call(a, b);");
  Fault& fault = bench.AddFault(kSyncDeadlock, bench.At("Call(a, b)"));
  fault.args = {{"waiting", 2}, {"cores", 4}, {"id", 3}};
  fault.text = {{"api", "CrossCoreWaitFlag"}};
  const std::vector<Finding> findings = bench.AllFindings();
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].message, "2 of 4 cores wait at `CrossCoreWaitFlag` forever");
  EXPECT_NE(findings[0].evidence.text.find("no core still running sets flag 3 for them"), std::string::npos)
      << findings[0].evidence.text;
}

TEST(ScalarCache, SaysWhoLostWhat) {
  Bench shared(kText);
  Fault& lost = shared.AddFault(kSharedLine, shared.At("Call(a, b)"), 1, 3);
  lost.other = shared.At("Other(c)");
  lost.args = {{"first", 2}, {"line_first", 0}, {"line_last", 15}};
  lost.text["tensor"] = "y";
  EXPECT_TRUE(AnySaysOfMachine(shared.AllFindings(),
                               "`SetValue` of core 3 overwrites element 2 of `y`, which another write set"));
  EXPECT_TRUE(AnySaysOfMachine(shared.AllFindings(), "its cache line holds elements 0 to 15 as they were before"));
  EXPECT_TRUE(AnySaysOfMachine(shared.AllFindings(), "the last write to `y`"));
  lost.args["advisory"] = 1;
  EXPECT_TRUE(shared.Findings("memory/scalar-cache").empty()) << "no loss is certain";
  lost.args["in_no_order"] = 1;
  EXPECT_TRUE(AnySaysOfMachine(
      shared.AllFindings(), "`SetValue` of core 3 writes back a line with element 2 of `y`, which another core sets"));
  EXPECT_TRUE(
      AnySaysOfMachine(shared.AllFindings(), "both cores write to the cache line of elements 0 to 15, in no order"));
  for (const auto& [core, words] : std::vector<std::pair<int, std::string>>{
           {0, "global memory still has the value before it"}, {4, "core 4 set it and has not written it out"}}) {
    Bench copy(kText);
    Fault& stale = copy.AddFault(kStaleCache, copy.At("Call(a, b)"));
    stale.other = copy.At("Other(c)");
    stale.args = {{"first", 5}, {"core_a", core}, {"core_b", 0}};
    stale.text = {{"tensor", "y"}, {"reason", "copy"}};
    EXPECT_TRUE(
        AnySaysOfMachine(copy.AllFindings(), "`Call` reads `y` at element 5, whose value is still in the data cache"));
    EXPECT_TRUE(AnySaysOfMachine(copy.AllFindings(), words));
    EXPECT_TRUE(AnySaysOfMachine(copy.AllFindings(), "set here"));
  }
  Bench get(kText);
  Fault& old = get.AddFault(kStaleCache, get.At("Call(a, b)"));
  old.text = {{"tensor", "y"}, {"reason", "get"}};
  old.args["first"] = 7;
  old.other = get.At("Other(c)");
  EXPECT_TRUE(AnySaysOfMachine(get.AllFindings(), "`GetValue` reads an old value of element 7 of `y`"));
}

TEST(AtomicCopy, IsQuietWhereTheHostSetsTheOutput) {
  const auto bench = [](const char* host) {
    Bench made(kText, host);
    Fault& fault = made.AddFault(kAtomicMisuse, made.At("Call(a, b)"));
    fault.args = {{"advisory", 1}, {"first", 0}};
    fault.text = {{"reason", "undefined-base"}, {"tensor", "y"}};
    return made.Findings("memory/atomic-copy").size();
  };
  EXPECT_EQ(bench("this->Output(\"y\");"), 1u);
  EXPECT_EQ(bench("this->Output(\"y\").InitValue(0);"), 0u);
}

TEST(QueueHistory, IsToldByPlace) {
  Bench bench("a = q.AllocTensor<float>();\nq.EnQue(a);\nb = q.AllocTensor<float>();");
  bench.AddQueue("q");
  Fault& fault = bench.AddFault(kQueueStarved, bench.At("q.AllocTensor<float>()", 1));
  fault.args["buffers"] = 2;
  fault.text["reason"] = "not-dequeued";
  const SourceRange alloc = bench.At("q.AllocTensor<float>()"), enque = bench.At("q.EnQue(a)");
  fault.steps = {{"AllocTensor", alloc}, {"EnQue", enque}, {"AllocTensor", alloc}};
  EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "before: `AllocTensor`, 2 times"));
  EXPECT_TRUE(AnySaysOfMachine(bench.AllFindings(), "before: `EnQue`"));
}

}  // namespace
}  // namespace assay
