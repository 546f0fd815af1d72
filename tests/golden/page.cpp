// Reading rule pages.
#include "tests/golden/page.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <regex>
#include <sstream>

namespace assay::golden {
namespace {

std::vector<std::string> Lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t newline = text.find('\n');
    lines.emplace_back(text.substr(0, newline));
    if (newline == std::string_view::npos) break;
    text.remove_prefix(newline + 1);
  }
  return lines;
}

std::string Trimmed(std::string text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.pop_back();
  const std::size_t first = text.find_first_not_of(" \t");
  return first == std::string::npos ? std::string() : text.substr(first);
}

// Where the first marker of a line starts, its leading blanks included.
std::size_t FindMarker(const std::string& line) {
  static const std::regex form(R"([ \t]*// ((error|warning|note): ([0-9]+ )?\[|label: ))");
  std::smatch found;
  return std::regex_search(line, found, form) ? static_cast<std::size_t>(found.position()) : std::string::npos;
}

// False where something in `rest` is no marker.
bool ReadMarkers(std::string rest, int line, std::vector<Marker>& out) {
  static const std::regex finding(
      R"re([ \t]*// (error|warning|note): (?:([0-9]{1,4}) )?\[([^\]]+)\](?: "([^"]+)")?( @outside)?(?=[ \t]*$|[ \t]+// ))re");
  static const std::regex label(R"([ \t]*// (label): (.+?)( @outside)?(?=[ \t]*$|[ \t]+// ))");
  while (!Trimmed(rest).empty()) {
    Marker marker;
    marker.line = line;
    std::smatch part;
    constexpr auto kHere = std::regex_constants::match_continuous;
    if (std::regex_search(rest, part, finding, kHere)) {
      marker.column = part[2].matched ? std::stoi(part[2]) : 0;
      marker.text = part[3];
      marker.words = part[4];
      marker.outside = part[5].matched;
    } else if (std::regex_search(rest, part, label, kHere)) {
      marker.text = part[2];
      marker.outside = part[3].matched;
    } else {
      return false;
    }
    if (marker.outside && marker.column != 0) return false;
    marker.kind = part[1];
    out.push_back(std::move(marker));
    rest = part.suffix();
  }
  return true;
}

bool IsKind(const std::string& word) {
  static constexpr std::array<const char*, 5> kKinds = {"bad", "fixed", "good", "known-fp", "known-fn"};
  return std::find(kKinds.begin(), kKinds.end(), word) != kKinds.end();
}

bool IsOption(const std::string& key) {
  static constexpr std::array<const char*, 8> kKeys = {"prelude", "contract",  "form",   "cann",
                                                       "soc",     "reference", "domain", "differs"};
  return std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
}

// A comment that looks like a marker but is not one: "// eror: [queue/missing-enque]".
bool LooksLikeMarker(const std::string& line) {
  static const std::regex form(R"(//\s*([A-Za-z-]+)\s*:(\s*[^\s\[]+)?\s*\[[a-z-]+/[a-z-]+\])");
  std::smatch found;
  return std::regex_search(line, found, form) && FindMarker(line) == std::string::npos;
}

Block MakeBlock(std::istringstream& info, const std::vector<std::string>& lines, std::size_t begin, std::size_t end,
                std::vector<std::size_t>& wrong) {
  Block block;
  for (std::string word; info >> word;) {
    const std::size_t equals = word.find('=');
    if (equals != std::string::npos) block.options[word.substr(0, equals)] = word.substr(equals + 1);
  }
  block.first_line = static_cast<int>(begin) + 1;
  for (std::size_t i = begin; i < end; ++i) {
    block.raw += lines[i] + "\n";
    const std::size_t marker = FindMarker(lines[i]);
    // A backslash behind markers continues the line.
    const bool continues = marker != std::string::npos && lines[i].ends_with('\\');
    block.text += lines[i].substr(0, marker) + (continues ? " \\\n" : "\n");
    if (marker != std::string::npos &&
        !ReadMarkers(lines[i].substr(marker, lines[i].size() - marker - (continues ? 1 : 0)),
                     static_cast<int>(i - begin) + 1, block.markers))
      wrong.push_back(i);
  }
  return block;
}

// Some bad block has to show the page's own rule, and what it says.
void CheckMarkers(Page& page) {
  bool own = false, words = false;
  for (const Block& block : page.blocks) {
    for (const Marker& marker : block.markers) {
      if ((block.kind != "bad" && block.kind != "known-fp") || marker.text != page.name) continue;
      own = true;
      words |= !marker.words.empty();
    }
  }
  if (!own) page.problems.push_back("1: no bad block has a marker of the page's own rule");
  if (own && !words) page.problems.push_back("1: no marker of the page's own rule has words of its headline");
}

void ReadTitle(const std::string& line, Page& page) {
  const std::size_t colon = line.find(": ");
  if (!line.starts_with("# ") || colon == std::string::npos) return;
  page.name = line.substr(2, colon - 2);
  page.summary = line.substr(colon + 2);
}

}  // namespace

std::optional<std::string> ReadFile(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

Page ParsePage(std::string_view text) {
  Page page;
  const std::vector<std::string> lines = Lines(text);
  if (!lines.empty()) ReadTitle(lines.front(), page);
  std::string contract;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].starts_with("## ")) page.headings.push_back(lines[i].substr(3));
    if (!lines[i].starts_with("```")) continue;
    std::size_t end = i + 1;
    while (end < lines.size() && lines[end] != "```") ++end;
    const auto problem = [&](std::size_t line, const std::string& what) {
      page.problems.push_back(std::to_string(line + 1) + ": " + what);
    };
    if (end == lines.size()) problem(i, "the block has no end");
    for (std::size_t j = i + 1; j < end; ++j) {
      if (LooksLikeMarker(lines[j])) problem(j, "the comment looks like a marker and is none");
    }
    std::istringstream info(lines[i].substr(3));
    std::string language;
    std::string kind;
    info >> language >> kind;
    if (language == "json" && kind == "contract") {
      contract.clear();
      for (std::size_t j = i + 1; j < end; ++j) contract += lines[j] + "\n";
    } else if (IsKind(kind)) {
      std::vector<std::size_t> wrong;
      Block block = MakeBlock(info, lines, i + 1, end, wrong);
      for (const std::size_t at : wrong) problem(at, "the text after the code is not all markers");
      block.kind = kind;
      block.page = page.name;
      block.contract = contract;
      contract.clear();
      for (const auto& [key, value] : block.options) {
        if (!IsOption(key)) problem(i, "`" + key + "` is no option of a block");
      }
      page.blocks.push_back(std::move(block));
    } else if (!language.empty()) {
      problem(i, kind.empty() ? "the block has no kind" : "`" + kind + "` is no kind of block");
    }
    i = end;
  }
  CheckMarkers(page);
  return page;
}

Assembled Assemble(const Block& block, const std::string& folder) {
  Assembled made;
  const auto option = [&](const char* key) {
    const auto it = block.options.find(key);
    return it == block.options.end() ? std::string() : it->second;
  };
  made.path = option("form") == "reply" ? "reply.txt" : option("form") == "cuda" ? "kernel.cu" : "kernel.cpp";
  made.release = option("cann");
  made.chip = option("soc");
  made.of_cases = option("domain") == "cases";
  made.contract = block.contract;
  made.contract_path = folder + "/contract.json";
  std::string contract_name = option("contract");
  if (const std::string prelude = option("prelude"); !prelude.empty()) {
    std::optional<std::string> text = ReadFile(folder + "/" + prelude + ".cpp");
    if (!text) {
      text = ReadFile(folder + "/" + prelude + ".txt");
      made.path = "reply.txt";
    }
    constexpr std::string_view kMark = "//@snippet\n";
    const std::size_t at = text ? text->find(kMark) : std::string::npos;
    if (at == std::string::npos) {
      made.error = "prelude `" + prelude + "` is missing or has no //@snippet line";
      return made;
    }
    made.before = text->substr(0, at);
    made.after = text->substr(at + kMark.size());
    const bool has_contract = ReadFile(folder + "/" + prelude + ".json").has_value();
    if (has_contract && contract_name.empty() && made.contract.empty()) contract_name = prelude + ".json";
  }
  if (const std::string reference = option("reference"); !reference.empty()) {
    made.task = folder + "/" + reference;
    made.contract.clear();
    contract_name = "none";
  }
  if (!contract_name.empty() && contract_name != "none") {
    const std::optional<std::string> json = ReadFile(folder + "/" + contract_name);
    if (!json) made.error = "contract `" + contract_name + "` cannot be read";
    made.contract = json.value_or("");
  }
  made.bytes = made.before + block.text + made.after;
  return made;
}

}  // namespace assay::golden
