// Which record carries which form is decided here and nowhere else. An answer that is known to leave errors is never
// used for training.
#include "corpus/forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <sstream>
#include <utility>

#include "analyzer/facts/kernel-language.h"
#include "corpus/curate/minhash.h"
#include "corpus/record-text.h"
#include "corpus/tokens.h"
#include "corpus/without-comments.h"

namespace assay {
namespace {

constexpr std::array<std::pair<Form, std::string_view>, 9> kFormNames = {{{Form::kRecord, "record"},
                                                                          {Form::kSftRepair, "sft-repair"},
                                                                          {Form::kSftEdit, "sft-edit"},
                                                                          {Form::kSftGeneration, "sft-generation"},
                                                                          {Form::kCritique, "critique"},
                                                                          {Form::kMultiTurn, "multi-turn"},
                                                                          {Form::kDpo, "dpo"},
                                                                          {Form::kKto, "kto"},
                                                                          {Form::kRl, "rl"}}};
constexpr std::array<std::pair<Framework, std::string_view>, 6> kFrameworkNames = {
    {{Framework::kTrl, "trl"},
     {Framework::kMsSwift, "ms-swift"},
     {Framework::kLlamaFactory, "llama-factory"},
     {Framework::kAxolotl, "axolotl"},
     {Framework::kOpenRlhf, "openrlhf"},
     {Framework::kVerl, "verl"}}};

template <class Names, class Value>
std::string_view NameIn(const Names& names, Value value) {
  return std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == value; })->second;
}

template <class Value, class Names>
std::optional<Value> Named(const Names& names, std::string_view name) {
  for (const auto& [value, known] : names) {
    if (known == name) return value;
  }
  return std::nullopt;
}

// The second version is shown to be right or, with `allow_unshown`, vouched for by the caller.
bool RightAfter(const Record& record, bool allow_unshown) {
  if (record.kind != "right" && !record.Complete()) return false;
  if (!allow_unshown) return record.standing_after.Shown();
  if (record.kind == "right") return record.standing_after.Right() || record.meta.label == "correct";
  return record.standing_after.Right() || record.meta.repaired_by != "assay";
}

bool KnownWrong(const Record& record) {
  const auto error = [](const Defect& defect) { return defect.severity == "error"; };
  return record.meta.label == "failing" || std::any_of(record.observed.begin(), record.observed.end(), error);
}

// The compiler says something at no place in the answer: the cause is further up and unknown.
bool HasPlacelessError(const Record& record) {
  return std::any_of(record.observed.begin(), record.observed.end(), [](const Defect& defect) {
    return Rank(defect) == 0 && (defect.line == 0 || defect.file.empty()) && defect.rule.starts_with("build/");
  });
}

// More errors than a reviewer lists: most follow from a few, such as a header of the other half.
bool HasTooManyErrors(const Record& record) {
  constexpr std::ptrdiff_t kMost = 24;
  return std::count_if(record.observed.begin(), record.observed.end(),
                       [](const Defect& defect) { return Rank(defect) == 0; }) > kMost;
}

bool SaysWhatToWrite(const Record& record) { return record.meta.prompt_from != "entry"; }

// What the operator is for, where that is known; else its kind and chip alone.
std::string ThisOperator(const Record& record, std::string_view question) {
  if (SaysWhatToWrite(record)) return fmt::format("This was asked:\n\n{}\n\n{} this answer", record.prompt, question);
  return fmt::format("{} this {} operator for {}", question, FirstLanguage().shown, record.meta.target);
}

// A row lists at most this many defects: in a long list, one entry easily contradicts another.
constexpr std::size_t kMostTold = 4;      // of a repair
constexpr std::size_t kMostReviewed = 3;  // of a review, where no change shows what is meant

// Whether the description of a change is short enough to include; else its answer is the files alone.
bool Tells(const Record& record) {
  const auto has = [&](std::string_view part) { return record.reasoning.find(part) != std::string::npos; };
  return !has(fmt::format("\n{}. ", kMostTold + 1)) && !has(kWrittenAnew);
}

// "`a.cpp` becomes `b.cpp`." of each file under another name.
std::string Renamed(const Record& record) {
  std::string out;
  for (std::size_t i = 0; i < record.before.size() && record.before.size() == record.after.size(); ++i) {
    if (record.before[i].name != record.after[i].name)
      out += fmt::format("{}`{}` becomes `{}`.", out.empty() ? "" : " ", record.before[i].name, record.after[i].name);
  }
  return out;
}

// The question for a repair without explanation.
std::string FilesAlone(const Record& record) {
  return Renamed(record).empty()
             ? "Give each file that changes under its name and without comments, and nothing else."
             : "Say which files get another name, and give each file that changes under its name and without comments.";
}

std::string RepairQuestion(const Record& record) {
  const bool several = record.findings.size() > 1;
  if (!Tells(record)) {
    return fmt::format("{}. {}\n\n{}", ThisOperator(record, "Correct the defects in"), FilesAlone(record),
                       FilesText(record.before));
  }
  return fmt::format(
      "{} and correct {}. Explain what is wrong, then give each file that changes under its name and "
      "without comments.\n\n{}",
      ThisOperator(record, several ? "Find the defects in" : "Find the defect in"), several ? "them" : "it",
      FilesText(record.before));
}

void Replace(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

std::string IncludeOf(const std::string& name) {
  return fmt::format("#include \"{}\"", name.substr(name.rfind('/') + 1));
}

// The defective version under the names of the repaired one, also where it includes its own files: names derive from
// the entry, and must not distinguish the two. Nothing where a file of one has none in the other.
std::optional<std::vector<RecordFile>> NamedAlike(const std::vector<RecordFile>& before,
                                                  const std::vector<RecordFile>& after) {
  if (before.size() != after.size()) return std::nullopt;
  std::vector<RecordFile> named = before;
  for (std::size_t i = 0; i < named.size(); ++i) {
    if (named[i].language != after[i].language) return std::nullopt;
    const std::string old = std::exchange(named[i].name, after[i].name);
    for (RecordFile& file : named) Replace(file.text, IncludeOf(old), IncludeOf(after[i].name));
  }
  return named;
}

// Comments in which the author is still deciding must not be imitated.
bool ThinksAloud(const std::vector<RecordFile>& files) {
  static constexpr std::string_view kWords[] = {"we'll ", "let's ",   "let me ", "i'll ",    "we can ",  "we need to ",
                                                "wait, ", "actually", "hmm",     "not sure", "simpler:", "for now"};
  constexpr int kMost = 4;
  int lines = 0;
  for (const RecordFile& file : files) {
    std::istringstream text(file.text);
    for (std::string line; std::getline(text, line);) {
      const std::size_t at = line.find(file.language == "python" ? "#" : "//");
      if (at == std::string::npos) continue;
      std::string comment = line.substr(at) + " ";
      std::transform(comment.begin(), comment.end(), comment.begin(),
                     [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
      const auto in_comment = [&](std::string_view word) { return comment.find(word) != std::string::npos; };
      lines += std::any_of(std::begin(kWords), std::end(kWords), in_comment) ? 1 : 0;
    }
  }
  return lines > kMost;
}

std::string Repaired(const Record& record) {
  const std::string said = Tells(record) ? record.reasoning : Renamed(record);
  return (said.empty() ? "" : said + "\n\n") + FilesText(WithoutComments(record.after), record.changed);
}

// The answer to a task. Comments are unchecked, and must not distinguish a good answer from a bad one.
std::string Written(const std::vector<RecordFile>& files) { return FilesText(WithoutComments(files)); }

class Maker {
 public:
  Maker(const Record& record, Form form, bool allow_unshown)
      : record_(record), form_(form), allow_unshown_(allow_unshown) {}

  std::vector<Sample> Make() {
    switch (form_) {
      case Form::kRecord:
        break;
      case Form::kSftRepair:
        if (record_.Learnable(allow_unshown_) && record_.meta.explained) {
          Add("repair", {{"user", RepairQuestion(record_)}}, Repaired(record_));
        }
        break;
      case Form::kSftEdit:
        for (const RecordEdit& edit : record_.edits) Correct(edit);
        break;
      case Form::kSftGeneration:
        if (SaysWhatToWrite(record_) && RightAfter(record_, allow_unshown_) &&
            !ThinksAloud(WithoutComments(record_.after)))
          Add("write", Asked(), Written(record_.after));
        break;
      case Form::kCritique:
        Review();
        break;
      case Form::kMultiTurn:
        if (record_.Learnable(allow_unshown_) && record_.meta.explained) Converse();
        break;
      case Form::kDpo:
        if (record_.Learnable(allow_unshown_) && (allow_unshown_ || record_.meta.better_in != "none")) {
          const std::optional<std::vector<RecordFile>> rejected = NamedAlike(record_.before, record_.after);
          if (!rejected || Written(*rejected) == Written(record_.after)) break;
          Add("write", Asked(), Written(record_.after));
          samples_.back().rejected = Written(*rejected);
          Count(samples_.back());
        }
        break;
      case Form::kKto:
        if (!record_.before.empty() && KnownWrong(record_)) Judge(record_.before, false);
        if (!record_.after.empty() && RightAfter(record_, allow_unshown_)) Judge(record_.after, true);
        break;
      case Form::kRl:
        // A reward needs the criteria of the judgement.
        if (SaysWhatToWrite(record_) && !(record_.contract.empty() && record_.module.empty())) {
          Add("write", Asked(), "");
          samples_.back().contract = record_.contract;
          samples_.back().module = record_.module;
        }
        break;
    }
    return std::move(samples_);
  }

 private:
  std::vector<Message> Asked() const { return {{"user", record_.prompt}}; }

  // The question matches the kind of defect: what stops the build, or what goes wrong at run time. For a correct
  // version it is drawn at random.
  void Review() {
    const bool right = record_.kind == "right";
    const bool wrong = record_.meta.explained && !right;
    if (!wrong && !(right && record_.standing_after.Shown())) return;
    const bool build = right ? HashText(record_.id) % 2 == 0 : record_.standing_before.builds != "yes";
    if (wrong && build && record_.standing_before.builds != "no") return;  // the result of a build is unknown
    if (wrong && build && (HasPlacelessError(record_) || HasTooManyErrors(record_))) return;
    const std::string code = FilesText(right ? record_.after : record_.before);
    const std::string_view question = build ? "Find the build errors in" : "Find what goes wrong in a run of";
    std::vector<std::string> parts;
    bool more = false;
    if (right) {
      parts = {build ? "Nothing stops the build." : "Nothing goes wrong: it builds, and its results are right."};
    } else {
      ReviewText review = Critique(record_, build);
      parts = std::move(review.parts);
      more = review.left_out;
    }
    if (parts.empty()) return;
    more = more || parts.size() > kMostReviewed;
    if (parts.size() > kMostReviewed) parts.resize(kMostReviewed);
    const std::string answer = Numbered(parts);
    // A compiler names no error that another one hides.
    const std::string how =
        more    ? fmt::format("Name {} of the {} with {}; there are more.", parts.size(), build ? "errors" : "defects",
                           build ? "place and cause" : "place and what it leads to")
        : build ? "Name errors with their places and causes; others may show once they are mended."
                : "Name defects with their places and what they lead to.";
    Add("review", {{"user", fmt::format("{}. {}\n\n{}", ThisOperator(record_, question), how, code)}}, answer);
  }

  // One error, with the answer asked for as blocks or as a patch, by chance.
  void Correct(const RecordEdit& edit) {
    const std::size_t number = samples_.size() + 1;
    const bool as_patch = HashText(fmt::format("{} {}", record_.id, number)) % 2 == 0;
    std::vector<RecordFile> shown;
    for (const RecordFile& file : record_.before) {
      if (file.name == edit.file) shown.push_back(file);
    }
    if (shown.empty()) return;
    Add("edit",
        {{"user", fmt::format("A check of an operator for {} reports this error in the file below:\n{}\n"
                              "Correct this error and leave everything else as it is. Answer with {}.\n\n{}",
                              record_.meta.target, FeedbackText({edit.defect}),
                              as_patch ? "a unified diff" : "search-and-replace blocks", FilesText(shown))}},
        EditAnswer(edit, as_patch));
    Sample& sample = samples_.back();
    sample.id += fmt::format("-{}", number);
    RecordJson meta = MetaJson(record_, edit.standing);
    for (const char* key : {"form", "task", "tokens"}) meta[key] = sample.meta[key];
    meta["rule"] = edit.defect.rule;
    meta["rules"] = RecordJson::array({edit.defect.rule});
    meta["verdict"] = edit.defect.verdict;
    meta["evidence"] = edit.defect.evidence;
    meta["fix_safety"] = "safe";
    meta["repaired_by"] = "assay";
    meta["verified_by"] = edit.verified_by;
    meta["explained"] = true;
    meta["unshown"] = false;  // the answer claims this one correction, which was checked
    sample.meta = std::move(meta);
  }

  void Converse() {
    std::vector<Message> prompt = Asked();
    prompt.push_back({"assistant", FilesText(record_.before)});
    prompt.push_back(
        {"user", "A check of this answer says:\n" + FeedbackText(record_.observed) +
                     (Tells(record_) ? "\nExplain what is wrong and correct it. Give each file that changes "
                                       "under its name and without comments."
                                     : "\nCorrect it. " + FilesAlone(record_))});
    Add("repair", std::move(prompt), Repaired(record_));
  }

  void Judge(const std::vector<RecordFile>& files, bool good) {
    answers_with_draft_ = !good;
    Add("write", Asked(), Written(files));
    samples_.back().good = good;
    samples_.back().id += good ? "-good" : "-bad";
  }

  void Add(const char* task, std::vector<Message> prompt, std::string answer) {
    Sample sample;
    sample.form = form_;
    sample.id = fmt::format("{}-{}", NameOf(form_), record_.id);
    sample.prompt = std::move(prompt);
    sample.answer = std::move(answer);
    sample.split = record_.meta.split;
    sample.meta = MetaJson(record_);
    sample.meta["form"] = NameOf(form_);
    const bool imitated = form_ != Form::kCritique && form_ != Form::kRl && !answers_with_draft_;
    sample.meta["unshown"] = imitated && !record_.standing_after.Shown();
    sample.meta["task"] = task;
    samples_.push_back(std::move(sample));
    Count(samples_.back());
  }

  static void Count(Sample& sample) {
    std::size_t tokens = CountTokens(sample.answer) + CountTokens(sample.rejected);
    for (const Message& message : sample.prompt) tokens += CountTokens(message.content);
    sample.meta["tokens"] = tokens;
  }

  const Record& record_;
  Form form_;
  bool allow_unshown_;
  bool answers_with_draft_ = false;  // the row's answer is a bad one, and told to be
  std::vector<Sample> samples_;
};

}  // namespace

std::string_view NameOf(Form form) { return NameIn(kFormNames, form); }
std::string_view NameOf(Framework framework) { return NameIn(kFrameworkNames, framework); }
std::optional<Form> FormNamed(std::string_view name) { return Named<Form>(kFormNames, name); }
std::optional<Framework> FrameworkNamed(std::string_view name) { return Named<Framework>(kFrameworkNames, name); }

std::vector<Sample> SamplesOf(const Record& record, Form form, bool allow_unshown) {
  return Maker(record, form, allow_unshown).Make();
}

}  // namespace assay
