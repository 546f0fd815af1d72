// The canonical training record (docs/formats/record.md): what one input, or one pair of versions, has to teach. Forms
// and dialects are made from it; nothing in it comes from a clock.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/kernel-language.h"

namespace assay {

inline constexpr std::string_view kRecordVersion = "2.4";

struct RecordFile {
  std::string name;      // as a build would name it
  std::string language;  // cpp, json, python
  std::string text;      // without blank lines at its ends
};

// A finding as a record tells it. Lines are those of the files the record shows.
struct Defect {
  std::string rule;
  std::string severity;
  std::string verdict;
  std::string file;  // empty: the input as a whole
  std::int64_t line = 0;
  std::string code;        // that line
  std::string message;     // what was seen
  std::string summary;     // the rule in a sentence
  std::string why;         // what it leads to
  std::string notes;       // of this case
  std::string also;        // further lines of the file with the same: "8, 9"
  std::string evidence;    // how it is known: core, shape, element, bytes
  std::string change;      // what repairs it; empty where another change does, or nothing
  bool elsewhere = false;  // the change leaves that line as it is; not written out
  std::string becomes;     // of a later one: the line as its fix leaves it; not written out
  bool follows = false;    // the change of another mends it, at another line; not written out
  bool cause = true;       // Finding::is_cause
  bool later = false;      // seen only once the defects before it were mended, in what the files then were
};

// What is known of one version.
struct Standing {
  std::string builds = "undecided";
  std::string runs = "skipped";
  std::string values = "skipped";
  std::string proved = "skipped";
  std::int64_t errors = 0;
  std::int64_t cycles = 0;  // of the simulated launch; 0: not known
  std::int64_t shapes = 0;  // at which the values were compared and match
  // Shapes for which it is shown: those whose sizes have the task's remainders by this divisor, 1: whatever their
  // sizes; 0: nothing is claimed beyond the shapes that were compared.
  std::int64_t divisor = 0;
  std::int64_t inputs = 0;  // shown by a run to reach an output
  // Why it is no answer to imitate; empty where it is one: it ran clean, its values match the reference at as many
  // shapes as the task offers, and no warning is left.
  std::string not_shown = "no such version";

  // Nothing is known against it, and it builds.
  bool Clean() const;
  // Shown to compute the right values.
  bool Right() const { return Clean() && values == "match"; }
  // Right, and past the gate for answers to imitate.
  bool Shown() const { return Right() && not_shown.empty(); }
};

// One error and what corrects it alone; other errors may be left.
struct RecordEdit {
  Defect defect;
  std::string file;    // the one that changes
  std::string blocks;  // search and replace, in the text that `before` shows
  std::string patch;   // the same as a unified diff
  Standing standing;   // of the input with this change alone
  std::string verified_by;
};

struct RecordMeta {
  std::string schema_version{kRecordVersion};
  std::string form = "record";
  std::string source_repo, source_path, source_commit;
  std::string license_spdx = "NOASSERTION", license_type = "unknown";
  std::string origin = "model";  // human mutated model
  std::string generator, mutation;
  std::string label = "none";         // what the caller said of the input: correct failing none
  std::string repaired_by = "none";   // assay attempt given none
  bool explained = false;             // findings of ours account for the difference between the versions
  std::string prompt_from = "entry";  // given task contract entry
  bool unshown = false;               // the row's answer did not pass the gate (--allow-unshown)
  std::string better_in = "none";     // the first stage in which `after` is better: build run values none
  std::string rule;                   // of the first defect
  std::vector<std::string> rules;     // of all, sorted
  std::string verdict = "none";       // of the first defect
  std::string evidence;               // of the first defect
  std::string fix_safety = "none";    // safe unsafe none
  std::string verified_by;            // tool, version and stages
  std::string target, dialect{FirstLanguage().name};
  std::string task;       // what the row asks for: repair write review
  std::string task_kind;  // elementwise reduction matrix movement other
  std::int64_t difficulty = 1;
  std::string split = "train", group;
  std::string sha256, dedupe_key;
  std::int64_t near_dup_cluster = 0;
  std::string benchmark_overlap = "unchecked";  // with the caller's texts: unchecked none name text
  std::string known_benchmarks;                 // of the built-in index, ", " between them
  std::string known_by = "none";                // none name text
  std::int64_t tokens = 0, reasoning_tokens = 0;
  std::string time_from = "none";  // simulator none: where the cycles come from
  std::string lang = "en", created;
};

struct Record {
  std::string id;                    // twelve hex digits
  std::string kind;                  // repair failing right
  std::string prompt;                // what the generator was asked
  std::string contract;              // JSON text; empty where there is none
  std::string module;                // text of the task's PyTorch module, where an answer is judged by it
  std::vector<RecordFile> before;    // the defective version; empty in a right one
  std::vector<RecordFile> after;     // the repaired, or right, version; empty in a failing one
  std::vector<std::string> changed;  // names of the files that differ
  std::vector<Defect> observed;      // errors and warnings of `before`
  std::vector<Defect> findings;      // what the change to `after` mends
  std::vector<Defect> open;          // errors left in `after`
  std::vector<RecordEdit> edits;     // corrections of single errors of `before` that hold alone
  std::string reasoning;             // observation, rule, consequence, change of each finding
  Standing standing_before, standing_after;
  RecordMeta meta;

  // A repair that leaves no known fault. A version that the caller vouches for need not be decided here.
  bool Complete() const {
    return kind == "repair" && open.empty() && (meta.repaired_by != "assay" || standing_after.Clean());
  }
  // Suitable for training: shown to be right. With `allow_unshown` also one whose intention is unambiguous.
  bool Learnable(bool allow_unshown = false) const {
    if (!Complete()) return false;
    return standing_after.Shown() ||
           (allow_unshown && (meta.repaired_by != "assay" || meta.fix_safety == "safe" || standing_after.Right()));
  }
};

// One line of JSON, without its newline. Keys have a fixed order; bytes that are not UTF-8 are replaced.
std::string ToJsonLine(const Record& record);
// No value where the line is no such record.
std::optional<Record> RecordFromJson(std::string_view line);

}  // namespace assay
