// A rule's page as data: the code blocks that are tests, and the findings that their markers expect.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::golden {

// At the end of a line, one after the other:
//   // error: [rule]                   a finding in this line; `warning`, `note` likewise
//   // error: 5 [rule]                 which starts in column 5 of the block's line, counted in bytes from 1
//   // error: [rule] "takes 64 bytes"  whose headline has these words
//   // label: text                     a label in this line, all of its words
// `@outside` after any of them: the place is not in the block but in the code that the prelude puts round it, and a
// column is not given. A page's own rule has its words in at least one marker.
struct Marker {
  int line = 1;  // of the block, from 1
  bool outside = false;
  std::string kind;   // "error", "warning", "note", "label"
  std::string text;   // rule name without brackets, or the label's words
  int column = 0;     // 0: any
  std::string words;  // of the headline; empty: any
};

// A fence whose info string is LANGUAGE KIND [key=value ...].
struct Block {
  std::string page;                            // whose block it is
  std::string kind;                            // "bad", "fixed", "good", "known-fp", "known-fn"
  std::map<std::string, std::string> options;  // prelude, contract, form, cann, soc, reference, domain, differs
  std::string raw;                             // as it stands in the page
  std::string text;                            // without markers
  std::vector<Marker> markers;
  std::string contract;  // JSON of a ```json contract block directly before
  int first_line = 1;    // in the page, of `raw`
};

struct Page {
  std::string name;                   // "queue/missing-enque", from its first line
  std::string summary;                // likewise
  std::vector<std::string> headings;  // of level two, in order
  std::vector<Block> blocks;
  // Errors that would otherwise be ignored silently, each with its line: "12: `bda` is no kind of block". A page
  // with any is no test.
  std::vector<std::string> problems;
};

Page ParsePage(std::string_view text);

// A whole input made of a block and its prelude.
struct Assembled {
  std::string path;  // decides the form: kernel.cpp, kernel.cu or reply.txt
  std::string bytes;
  std::string before;  // what the prelude puts in front of the block, and behind it
  std::string after;
  std::string contract;       // JSON; empty if there is none
  std::string contract_path;  // its folder is where data files are looked for
  std::string task;           // reference=NAME: a Python module beside the preludes, run instead of a contract
  std::string release;        // cann=9.1; empty where the block names none
  std::string chip;           // soc=ascend310p, likewise
  bool of_cases = false;      // domain=cases: the contract stands for the domain that a task's cases make
  std::string error;
};

// Preludes are files NAME.cpp or NAME.txt in `folder`, with a line //@snippet where the block goes, and NAME.json, the
// contract that applies unless the block names another one.
Assembled Assemble(const Block& block, const std::string& folder);

std::optional<std::string> ReadFile(const std::string& path);

}  // namespace assay::golden
