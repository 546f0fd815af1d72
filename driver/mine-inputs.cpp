// See mine-inputs.h. A line of a JSONL file is an attempt (`text` or `path`) or a pair (`before` and `after`, or a
// mutant and its source).
#include "driver/mine-inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "driver/length-prefixed.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::string Text(const Json& from, const char* name) {
  const auto at = from.find(name);
  if (at == from.end() || at->is_null()) return "";
  return at->is_string() ? at->get<std::string>() : at->dump();
}

// The first of these names that the line has, and whether its value is a path.
struct Source {
  std::string key;
  bool is_path = false;
};
std::optional<Source> Find(const Json& line, const std::vector<const char*>& texts,
                           const std::vector<const char*>& paths) {
  for (const char* name : texts) {
    if (line.contains(name) && line[name].is_string()) return Source{name, false};
  }
  for (const char* name : paths) {
    if (line.contains(name) && line[name].is_string()) return Source{name, true};
  }
  return std::nullopt;
}

const std::vector<const char*> kBeforeTexts = {"before"};
const std::vector<const char*> kBeforePaths = {"before_path", "mutant"};
const std::vector<const char*> kAfterTexts = {"after"};
const std::vector<const char*> kAfterPaths = {"after_path", "source"};
const std::vector<const char*> kAttemptTexts = {"text", "reply", "code", "response"};
const std::vector<const char*> kAttemptPaths = {"path"};

bool IsPathKey(const std::string& key) {
  const auto in = [&](const std::vector<const char*>& list) {
    return std::find(list.begin(), list.end(), key) != list.end();
  };
  return in(kBeforePaths) || in(kAfterPaths) || in(kAttemptPaths);
}

void Tell(const Json& line, InputLabel& label) {
  label.claim.task = Text(line, "task");
  label.claim.task_kind = Text(line, "kind");
  label.claim.prompt = Text(line, "prompt");
  label.claim.mutation = Text(line, line.contains("mutation") ? "mutation" : "mutator");
  for (const Json& mutation : line.value("mutations", Json::array())) {
    if (!mutation.is_object()) continue;
    label.claim.mutation += (label.claim.mutation.empty() ? "" : "+") + Text(mutation, "mutator");
  }
  label.run = Text(line, "run");
  label.contract = Text(line, "contract");
  label.reference = Text(line, "reference");
  const std::string correct = Text(line, line.contains("correct") ? "correct" : "outcome");
  label.claim.outcome = ClaimedBy(Text(line, "compiled"), correct);
}

class Reader {
 public:
  Reader(const MineArguments& arguments, const Labels& labels) : arguments_(arguments), labels_(labels) {}

  MineInputs Read() {
    for (const std::string& path : arguments_.paths) {
      if (path.ends_with(".jsonl")) {
        Lines(path);
      } else if (path == "-") {
        InputArguments one = arguments_;
        one.paths = {"-"};
        for (Input& input : ReadInputs(one).inputs) Whole(std::move(input));
      } else {
        for (Input& input : ExpandPaths({path}, arguments_.walk).inputs) {
          if (input.error.empty()) {
            Whole(std::move(input));
          } else {
            problems_.push_back(input.path + ": " + input.error);
          }
        }
      }
    }
    MineInputs out;
    for (MineRequest& request : requests_) {
      std::stable_sort(request.versions.begin(), request.versions.end(), [&](const VersionRef& a, const VersionRef& b) {
        return request.kind == MineRequest::Kind::kChain && a.label.attempt < b.label.attempt;
      });
      out.names.push_back(request.versions.front().path);
      out.requests.push_back(EncodeMineRequest(request));
    }
    out.tasks = tasks_;
    out.problems = std::move(problems_);
    return out;
  }

 private:
  void Whole(Input input) {
    VersionRef ref;
    ref.path = input.path;
    ref.file = input.path;
    ref.bytes = std::move(input.bytes);
    if (const InputLabel* label = labels_.For(input.path)) ref.label = *label;
    tasks_ = tasks_ || !ref.label.reference.empty();
    Put(std::move(ref), "");
  }

  // Attempts at one task of one run are one request, in the place of the first.
  void Put(VersionRef ref, const std::string& list) {
    const InputLabel& label = ref.label;
    if (label.attempt >= 0 && !label.claim.task.empty()) {
      const std::string chain = list + '\n' + label.run + '\n' + label.claim.task;
      const auto [at, fresh] = chains_.try_emplace(chain, requests_.size());
      if (!fresh) {
        requests_[at->second].versions.push_back(std::move(ref));
        return;
      }
    }
    requests_.push_back({MineRequest::Kind::kChain, {}});
    requests_.back().versions.push_back(std::move(ref));
  }

  void Lines(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) {
      problems_.push_back(fmt::format("{}: cannot open", path));
      return;
    }
    std::string text;
    std::size_t offset = 0;
    for (std::size_t number = 1; std::getline(in, text); ++number) {
      const std::size_t length = text.size();
      if (text.find_first_not_of(" \t\r") != std::string::npos) {
        const std::string problem = Line(path, text, offset, number);
        if (!problem.empty()) problems_.push_back(fmt::format("{}:{}: not mined: {}", path, number, problem));
      }
      offset += length + 1;
    }
  }

  std::string Line(const std::string& path, const std::string& text, std::size_t offset, std::size_t number) {
    const Json line = Json::parse(text, nullptr, false);
    if (line.is_discarded()) return "the line is not JSON";
    if (!line.is_object()) return "expected a JSON object";
    VersionRef ref;
    ref.path = fmt::format("{}:{}", path, number);
    ref.file = path;
    ref.offset = offset;
    ref.length = text.size();
    // A line of `assay mutate` names the mutant by `path`.
    const bool mutant = line.contains("mutations") && line.contains("source");
    tasks_ = tasks_ || !Text(line, "reference").empty();
    const auto before = mutant ? Find(line, {}, kAttemptPaths) : Find(line, kBeforeTexts, kBeforePaths);
    const auto after = Find(line, kAfterTexts, kAfterPaths);
    if (before && after) {
      MineRequest request{MineRequest::Kind::kPair, {ref, ref}};
      request.versions[0].key = before->key;
      request.versions[1].key = after->key;
      requests_.push_back(std::move(request));
      return "";
    }
    const auto attempt = Find(line, kAttemptTexts, kAttemptPaths);
    if (!attempt) return "expected `text` or `path`, or `before` and `after`";
    ref.key = attempt->key;
    const std::string number_text = Text(line, "attempt");
    if (!number_text.empty()) {
      const char* end = number_text.data() + number_text.size();
      const auto [stop, bad] = std::from_chars(number_text.data(), end, ref.label.attempt);
      if (bad != std::errc() || stop != end || ref.label.attempt < 0) {
        return fmt::format("attempt is `{}`, expected a number from 0", number_text);
      }
      ref.label.run = Text(line, "run");
      ref.label.claim.task = Text(line, "task");
    }
    Put(std::move(ref), path);
    return "";
  }

  const MineArguments& arguments_;
  const Labels& labels_;
  std::vector<MineRequest> requests_;
  std::map<std::string, std::size_t> chains_;
  std::vector<std::string> problems_;
  bool tasks_ = false;
};

std::string EncodeRef(const VersionRef& ref) {
  const Claim& claim = ref.label.claim;
  return Pack({ref.path, ref.file, std::to_string(ref.offset), std::to_string(ref.length), ref.key,
               ref.bytes ? "b" + *ref.bytes : "", std::to_string(static_cast<int>(claim.outcome)), claim.task,
               claim.task_kind, claim.prompt, claim.mutation, ref.label.run, std::to_string(ref.label.attempt),
               ref.label.contract, ref.label.reference});
}

std::optional<VersionRef> DecodeRef(const std::string& bytes) {
  const auto parts = Unpack(bytes);
  if (!parts || parts->size() != 15) return std::nullopt;
  const std::vector<std::string>& p = *parts;
  VersionRef ref;
  ref.path = p[0];
  ref.file = p[1];
  ref.offset = std::strtoull(p[2].c_str(), nullptr, 10);
  ref.length = std::strtoull(p[3].c_str(), nullptr, 10);
  ref.key = p[4];
  if (!p[5].empty()) ref.bytes = p[5].substr(1);
  ref.label.claim = {static_cast<Claimed>(std::atoi(p[6].c_str())), p[7], p[8], p[9], p[10]};
  ref.label.run = p[11];
  ref.label.attempt = std::atol(p[12].c_str());
  ref.label.contract = p[13];
  ref.label.reference = p[14];
  return ref;
}

}  // namespace

std::string EncodeMineRequest(const MineRequest& request) {
  std::vector<std::string> parts = {request.kind == MineRequest::Kind::kPair ? "pair" : "chain"};
  for (const VersionRef& ref : request.versions) parts.push_back(EncodeRef(ref));
  return Pack(parts);
}

std::optional<MineRequest> DecodeMineRequest(std::string_view bytes) {
  const auto parts = Unpack(bytes);
  if (!parts || parts->size() < 2) return std::nullopt;
  MineRequest request;
  request.kind = parts->front() == "pair" ? MineRequest::Kind::kPair : MineRequest::Kind::kChain;
  for (std::size_t i = 1; i < parts->size(); ++i) {
    std::optional<VersionRef> ref = DecodeRef((*parts)[i]);
    if (!ref) return std::nullopt;
    request.versions.push_back(std::move(*ref));
  }
  return request;
}

MineInputs ReadMineInputs(const MineArguments& arguments, const Labels& labels) {
  return Reader(arguments, labels).Read();
}

VersionText ReadVersion(const VersionRef& ref) {
  VersionText out{ref.bytes, ref.file, ref.label, ""};
  if (ref.length == 0) return out;
  std::ifstream in(ref.file, std::ios::binary);
  std::string text(ref.length, '\0');
  in.seekg(static_cast<std::streamoff>(ref.offset));
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  const Json line = Json::parse(text, nullptr, false);
  if (!in || !line.is_object() || !line.contains(ref.key) || !line[ref.key].is_string()) {
    out.error = "the line has changed since it was listed";
    return out;
  }
  const long attempt = out.label.attempt;
  Tell(line, out.label);
  out.label.attempt = attempt;
  const fs::path folder = fs::path(ref.file).parent_path();
  for (std::string* path : {&out.label.contract, &out.label.reference}) {
    if (!path->empty()) *path = (folder / *path).lexically_normal().string();
  }
  const std::string value = line[ref.key].get<std::string>();
  if (IsPathKey(ref.key)) {
    // Next to the list, or as it was named where the list was made.
    std::error_code ignored;
    const fs::path beside = (folder / value).lexically_normal();
    out.file = fs::exists(beside, ignored) ? beside.string() : value;
  } else {
    out.bytes = value;
  }
  return out;
}

}  // namespace assay
