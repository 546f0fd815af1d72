// The words of a training record: the operator shown file by file, and what is wrong with it in a few sentences.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/report/report.h"
#include "corpus/record.h"

namespace assay {

// What a rule's page says, in a sentence each; empty where it says nothing.
struct RuleCase {
  std::string says, notes, not_says;  // see corpus/rule-cases.h
  std::string summary;
  std::string why;
};
struct RuleWords {
  std::string summary;
  std::string why;
  std::vector<RuleCase> cases;
};
using RuleWordsFn = std::function<RuleWords(std::string_view rule)>;

// Summary and first sentence of "Why it is wrong" of a rule's page.
RuleWords WordsOfPage(std::string_view summary, std::string_view page);

// Those of a case that the page does not speak of; else `words`.
RuleWords WordsOfCase(const Finding& finding, const RuleWords& words);

// How a finding of the kernel's compiler is known.
inline constexpr std::string_view kDoesNotCompile = "the code itself: it does not compile";

// A fence longer than any run of back-quotes in the text.
std::string FenceFor(const std::string& text);
// With a full stop where no mark ends it.
std::string Ended(std::string text);
// One line, with a full stop, starting as a sentence does unless it starts with a name of code.
std::string Sentence(std::string text);

// The files a record shows, as indexes into project.files: kernel, tiling header, operator, and every file of `also`.
std::vector<std::size_t> ShownFiles(const Project& project, const std::vector<std::size_t>& also = {});
// The same with the description, the binding and the module: all that a benchmark task takes from an answer.
std::vector<std::size_t> WholeAnswer(const Project& project, const std::vector<std::size_t>& also = {});
std::vector<RecordFile> FilesOf(const Project& project, const std::vector<std::size_t>& shown);
// These files, each under its name in a fence of its own.
std::string FilesText(const std::vector<RecordFile>& files);
// Those of `names` only.
std::string FilesText(const std::vector<RecordFile>& files, const std::vector<std::string>& names);

// A finding of `project` as a record tells it; `change` as a fix's title has it.
Defect DefectOf(const Project& project, const Finding& finding, const RuleWords& words, std::string change);
// A defect of a later round, told by the line of the input as given that reads the same; without a number where none
// does.
void PlaceInGiven(Defect& defect, const Project& given);
// What stops the build comes first, warnings last: 0, 1 or 2.
int Rank(const Defect& defect);
// Observation, rule, consequence and change of each, numbered where there are several; then what is left open.
std::string Reasoning(const std::vector<Defect>& defects, const std::vector<Defect>& open);
// The change of a later attempt that no line tells.
constexpr std::string_view kWrittenAnew = "the place is written anew in the files below";
// What a review says of a defective version: what stops its build, or else what goes wrong when it runs.
struct ReviewText {
  std::vector<std::string> parts;  // empty where nothing of that kind is known
  bool left_out = false;           // something else was seen whose cause is not known
};
ReviewText Critique(const Record& record, bool of_build);
// Numbered where there are several.
std::string Numbered(const std::vector<std::string>& parts);
// One defect, what corrects it, and the change as a unified diff or as search-and-replace blocks.
std::string EditAnswer(const RecordEdit& edit, bool as_patch);
// One line a finding, as a checker prints it.
std::string FeedbackText(const std::vector<Defect>& defects);

// Name of the kernel's entry function; "" if there is none.
std::string EntryOf(const Project& project);
// What the operator is to be, as far as the contract, or else its own text, tells: entry, parameters, tensors, files.
std::string WritingTask(const Project& project, const std::vector<std::size_t>& shown, const std::string& chip,
                        const std::optional<Contract>& contract);
// The same by the PyTorch module whose work it does. Names no file and no entry of `project`: versions of one task that
// are to be told apart get the same words. Asks for the parts that are among `shown`; for all where a description is
// among them or some are known to be missing (`lacks_parts`).
std::string ModuleTask(const Project& project, const std::vector<std::size_t>& shown, const std::string& chip,
                       const std::string& release, const std::string& module, bool lacks_parts = false);
// elementwise, reduction, matrix, movement or other, by the functions the kernel calls.
std::string TaskKindOf(const Project& project);
// The same by the operations that a task's PyTorch module names, so that all attempts at a task have one kind.
std::string KindOfModule(const std::string& module);

}  // namespace assay
