// Journals, shards and datasets on disk: what is dropped, what is kept, and equal bytes after any interruption.
#include "corpus/dataset.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/unit/corpus/record-fixture.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::Kernel;
using testing::Text;

std::string Read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

std::vector<json> Lines(const fs::path& path) {
  std::vector<json> out;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) out.push_back(json::parse(line));
  return out;
}

JournalEntry EntryOf(const std::string& path, const std::string& text) {
  const RecordMaker maker = testing::MadeOf({Text(path, text)});
  JournalEntry entry;
  entry.path = path;
  entry.counts = maker.counts();
  for (const MadeRecord& made : maker.records()) {
    entry.facts.push_back(FactsLine(made));
    entry.records.push_back(ToJsonLine(made.record));
  }
  return entry;
}

class Dataset : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("assay-dataset-" + std::to_string(getpid()));
    fs::create_directories(folder_ / "out/.mine");
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string JournalPath() const { return (folder_ / "out/.mine/journal.zst").string(); }

  DatasetStats Written(const std::vector<JournalEntry>& entries, const DatasetOptions& options = {}) {
    fs::remove(JournalPath());
    Journal journal;
    EXPECT_EQ(journal.Open(JournalPath(), "run"), "");
    for (const JournalEntry& entry : entries) EXPECT_EQ(journal.Append(EncodeEntry(entry)), "");
    DatasetStats stats;
    EXPECT_EQ(WriteDataset(journal, (folder_ / "out").string(), options, stats), "");
    return stats;
  }

  fs::path folder_;
};

TEST_F(Dataset, AJournalContinuesAfterItsLastWholeEntry) {
  const std::vector<JournalEntry> entries = {EntryOf("a.cpp", Kernel("a", "Mule(y, x);")),
                                             EntryOf("b.cpp", Kernel("b", "Muls(y, x);")),
                                             EntryOf("c.cpp", Kernel("c", "Addz(y, x);"))};
  Written(entries);
  const std::string whole = Read(JournalPath());
  const std::string stats = Read(folder_ / "out/stats.json");
  // Cut off anywhere, as by a kill in the midst of a write.
  for (std::size_t length = 0; length <= whole.size(); length += 7) {
    std::ofstream(JournalPath(), std::ios::binary | std::ios::trunc) << whole.substr(0, length);
    Journal journal;
    ASSERT_EQ(journal.Open(JournalPath(), "run"), "");
    ASSERT_LE(journal.done(), entries.size());
    for (std::size_t i = journal.done(); i < entries.size(); ++i)
      ASSERT_EQ(journal.Append(EncodeEntry(entries[i])), "");
    ASSERT_EQ(Read(JournalPath()), whole) << length;
  }
  Journal again;
  ASSERT_EQ(again.Open(JournalPath(), "run"), "");
  DatasetStats counts;
  ASSERT_EQ(WriteDataset(again, (folder_ / "out").string(), {}, counts), "");
  EXPECT_EQ(Read(folder_ / "out/stats.json"), stats);
}

TEST_F(Dataset, AJournalOfAnotherRunIsReplaced) {
  Written({EntryOf("a.cpp", Kernel("a", "Mule(y, x);"))});
  Journal journal;
  EXPECT_EQ(journal.Open(JournalPath(), "another"), "");
  EXPECT_TRUE(journal.replaced());
  EXPECT_EQ(journal.done(), 0u);
}

TEST_F(Dataset, TwoRunsDoNotWriteOneJournal) {
  Journal journal;
  ASSERT_EQ(journal.Open(JournalPath(), "run"), "");
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    Journal second;
    _exit(second.Open(JournalPath(), "run").starts_with("another run is writing") ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST_F(Dataset, DamagedFramesAreFound) {
  Written({EntryOf("a.cpp", Kernel("a", "Mule(y, x);")), EntryOf("b.cpp", Kernel("b", "Muls(y, x);"))});
  std::string bytes = Read(JournalPath());
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 0x55);
  std::ofstream(JournalPath(), std::ios::binary | std::ios::trunc) << bytes;
  Journal journal;
  ASSERT_EQ(journal.Open(JournalPath(), "run"), "");
  EXPECT_LT(journal.done(), 2u);
  EXPECT_FALSE(DecodeEntry("").has_value());
  EXPECT_FALSE(DecodeEntry("{}").has_value());
}

TEST_F(Dataset, EqualAndNearlyEqualRecordsAreLeftOut) {
  std::string body;
  for (int i = 0; i < 60; ++i) body += "DataCopy(x" + std::to_string(i % 7) + ", y, " + std::to_string(i) + "); ";
  const std::string code = Kernel("a_custom", body + "Mule(y, x);");
  const DatasetStats stats = Written({EntryOf("a.cpp", code), EntryOf("again.cpp", "// other words\n" + code),
                                      EntryOf("near.cpp", Kernel("a_custom", body + "Mule(y, x, 2);")),
                                      EntryOf("task.cpp", Kernel("b_custom", body + "Mule(y, x, 2);")),
                                      EntryOf("other.cpp", Kernel("c_custom", body + "Wait(y, x);")),
                                      EntryOf("far.cpp", Kernel("d_custom", "Mule(y, x);"))});
  EXPECT_EQ(stats.records_made, 6u);
  EXPECT_EQ(stats.duplicates, 1u);
  EXPECT_EQ(stats.near_duplicates, 1u);  // b_custom is another task's
  EXPECT_EQ(stats.records, 4u);
  const DatasetStats kept =
      Written({EntryOf("a.cpp", code), EntryOf("near.cpp", Kernel("b", body + "Mule(y, x, 2);"))}, {.keep_near = 2});
  EXPECT_EQ(kept.records, 2u);
  const auto rows = Lines(folder_ / "out/record-train-00000.jsonl");
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0]["meta"]["near_dup_cluster"], rows[1]["meta"]["near_dup_cluster"]);
}

TEST_F(Dataset, LimitsBalanceRulesAndTasks) {
  std::vector<JournalEntry> entries;
  for (const std::string name : {"alpha", "beta", "gamma", "delta"}) {
    entries.push_back(EntryOf(name, Kernel(name, name + "(x); Mule(y, x);")));
    entries.push_back(EntryOf(name, Kernel(name, name + "(y, y, x); Wait(y, x);")));
  }
  DatasetOptions options;
  options.keep_near = 100;
  options.most_per_rule = 3;
  const DatasetStats by_rule = Written(entries, options);
  EXPECT_EQ(by_rule.by_rule.at("api/unknown-name"), 3u);
  EXPECT_EQ(by_rule.over_limit, 2u);
  options.most_per_rule = 0;
  options.most_per_group = 1;
  EXPECT_EQ(Written(entries, options).records, 4u);
}

TEST_F(Dataset, AGroupIsInOneSplit) {
  std::vector<JournalEntry> entries;
  for (int i = 0; i < 40; ++i) {
    const std::string name = std::string(1, static_cast<char>('a' + i % 20)) + "op";
    entries.push_back(
        EntryOf("k.cpp", Kernel(name, "Mule(y, " + std::string(static_cast<std::size_t>(i + 1), 'x') + ");")));
  }
  Written(entries, {.keep_near = 100});
  std::map<std::string, std::string> split_of;
  for (const std::string split : {"train", "validation", "test"}) {
    for (const json& row : Lines(folder_ / ("out/dpo-" + split + "-00000.jsonl"))) {
      EXPECT_EQ(row["meta"]["split"], split);
      const auto [at, fresh] = split_of.try_emplace(row["meta"]["group"], split);
      EXPECT_EQ(at->second, split);
    }
  }
  EXPECT_EQ(split_of.size(), 20u);
}

TEST_F(Dataset, ShardsAreBoundedCompressedAndReplaceThoseBefore) {
  std::vector<JournalEntry> entries;
  for (const std::string name : {"alpha", "beta", "gamma"})
    entries.push_back(EntryOf(name, Kernel(name, "Mule(y, x);")));
  DatasetOptions options;
  options.forms = {Form::kDpo};
  options.keep_near = 9;
  options.shards.most_bytes = 100;
  const DatasetStats plain = Written(entries, options);
  ASSERT_EQ(plain.files.size(), 3u);
  std::string text;
  for (const std::string& file : plain.files) text += Read(folder_ / "out" / file);
  options.shards = {.compress = true};
  const DatasetStats packed = Written(entries, options);
  ASSERT_EQ(packed.files, std::vector<std::string>{"dpo-train-00000.jsonl.zst"});
  for (const std::string& file : plain.files) EXPECT_FALSE(fs::exists(folder_ / "out" / file));
  std::string unpacked;
  ReadFrames((folder_ / "out" / packed.files[0]).string(), [&](std::string_view content) {
    unpacked += content;
    return true;
  });
  EXPECT_EQ(unpacked, text);
}

TEST_F(Dataset, CardAndCountsSayWhatIsThere) {
  DatasetOptions options;
  options.license_spdx = "MIT";
  options.framework = Framework::kLlamaFactory;
  Written({EntryOf("a.cpp", Kernel("a", "Mule(y, x);"))}, options);
  const json stats = json::parse(Read(folder_ / "out/stats.json"));
  EXPECT_EQ(stats["records"], 1);
  EXPECT_EQ(stats["by_form"]["dpo"], 1);
  EXPECT_EQ(stats["by_rule"]["api/unknown-name"], 1);
  EXPECT_EQ(stats["forms_left_out"], json::array({"rl"}));
  const std::string card = Read(folder_ / "out/README.md");
  EXPECT_NE(card.find("| dpo | 1 |"), std::string::npos);
  EXPECT_NE(card.find("`MIT`"), std::string::npos);
  EXPECT_NE(card.find("## Known limits"), std::string::npos);
  const std::string page = Read(folder_ / "out/stats.html");
  EXPECT_NE(page.find("1 records of 1 inputs"), std::string::npos) << page;
  EXPECT_NE(page.find("<td class=\"name\">api/unknown-name</td>"), std::string::npos) << page;
  EXPECT_EQ(page.find("<script"), std::string::npos);
  const json info = json::parse(Read(folder_ / "out/dataset_info.json"));
  EXPECT_EQ(info["assay-dpo-train-00000"]["ranking"], true);
  EXPECT_EQ(info["assay-kto-train-00000"]["columns"]["kto_tag"], "kto_tag");
}

TEST_F(Dataset, ThePageShowsTheCountsAndNoMarkupOfTheInput) {
  DatasetStats stats;
  stats.inputs = 2000;
  stats.records = 1234;
  stats.near_duplicates = 77;
  stats.by_label["<script>alert(1)</script>\"\x1b"] = 5;
  for (int i = 0; i < 50; ++i) stats.by_rule["family/rule-" + std::to_string(i)] = 1;
  const std::string page = PageText(stats);
  EXPECT_NE(page.find("1,234 records of 2,000 inputs"), std::string::npos);
  EXPECT_NE(page.find("near another with the same rules</td>"), std::string::npos);
  EXPECT_NE(page.find(">77</td>"), std::string::npos);
  EXPECT_NE(page.find("10 more names with 10 together."), std::string::npos);
  EXPECT_NE(page.find("&lt;script&gt;"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_EQ(page.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace assay
