// assay mutate merge: the mutants of all shards in one folder, as a single run would have written them.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "analyzer/report/display.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/mine-work.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view kStats = "stats-shard-";

struct MutantPart {
  fs::path folder;
  Shard shard;
  OrderedJson stats;
};

// "stats-shard-2-of-8.json"
std::optional<Shard> ShardOfName(const std::string& name) {
  if (!name.starts_with(kStats) || !name.ends_with(".json")) return std::nullopt;
  std::string numbers = name.substr(kStats.size(), name.size() - kStats.size() - 5);
  const std::size_t of = numbers.find("-of-");
  if (of == numbers.npos) return std::nullopt;
  return Shard::Parse(numbers.replace(of, 4, "/"));
}

std::string CollectMutants(const std::vector<std::string>& folders, std::vector<MutantPart>& parts) {
  for (const std::string& folder : folders) {
    const std::size_t before = parts.size();
    std::error_code ec;
    for (const auto& file : fs::directory_iterator(folder, ec)) {
      const std::optional<Shard> shard = ShardOfName(file.path().filename().string());
      if (!shard) continue;
      std::string problem;
      OrderedJson stats = OrderedJson::parse(ReadAll(file.path().string(), problem), nullptr, false);
      if (!stats.is_object() || !stats.contains("set") || !stats.contains("by_mutator"))
        return fmt::format("`{}` is damaged; run that shard again", file.path().string());
      parts.push_back({folder, *shard, std::move(stats)});
    }
    if (parts.size() == before) return fmt::format("`{}` holds no finished shard of `assay mutate --shard`", folder);
  }
  std::sort(parts.begin(), parts.end(),
            [](const MutantPart& a, const MutantPart& b) { return a.shard.number < b.shard.number; });
  std::vector<Shard> shards;
  for (const MutantPart& part : parts) {
    const MutantPart& first = parts.front();
    if (part.shard.of != first.shard.of || part.stats["set"] != first.stats["set"] ||
        part.stats["tool_version"] != first.stats["tool_version"]) {
      return fmt::format("shard {} in `{}` is not of the run of shard {} in `{}`: program, options or inputs differ",
                         part.shard.Name(), part.folder.string(), first.shard.Name(), first.folder.string());
    }
    shards.push_back(part.shard);
  }
  return WhyNotAll(shards);
}

// Throws nlohmann's exceptions.
OrderedJson SumOf(const std::vector<MutantPart>& parts) {
  OrderedJson sum = parts.front().stats;
  sum.erase("set");
  std::size_t inputs = 0, failures = 0;
  std::map<std::string, OrderedJson> by;
  for (const MutantPart& part : parts) {
    inputs += part.stats.at("inputs").get<std::size_t>();
    failures += part.stats.at("not_mutated").get<std::size_t>();
    for (const auto& [name, tally] : part.stats.at("by_mutator").items()) {
      const auto [at, fresh] = by.try_emplace(name, tally);
      if (fresh) continue;
      for (auto& [key, count] : at->second.items()) count = count.get<std::size_t>() + tally.at(key).get<std::size_t>();
    }
  }
  sum["inputs"] = inputs;
  sum["not_mutated"] = failures;
  sum["by_mutator"] = OrderedJson::object();
  for (auto& [name, tally] : by) sum["by_mutator"][name] = std::move(tally);
  return sum;
}

// The folder of a mutant. A name must not lead out of the shard's folder.
std::string Copy(const MutantPart& part, const std::string& line, const fs::path& to) {
  const OrderedJson record = OrderedJson::parse(line, nullptr, false);
  const std::string id = record.is_object() ? record.value("id", "") : "";
  const fs::path name = fs::path(id).lexically_normal();
  if (id.empty() || name.is_absolute() || *name.begin() == "..") return "a record of a mutant is damaged";
  std::error_code ec;
  if (fs::equivalent(part.folder, to, ec)) return "";
  ec.clear();
  fs::create_directories((to / name).parent_path(), ec);
  if (!ec)
    fs::copy(part.folder / name, to / name, fs::copy_options::recursive | fs::copy_options::overwrite_existing, ec);
  return ec ? fmt::format("cannot copy `{}`: {}", (part.folder / name).string(), ec.message()) : "";
}

bool WriteText(const fs::path& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  return static_cast<bool>(out.flush());
}

}  // namespace

int RunMutateMerge(const MergeArguments& arguments) {
  std::vector<MutantPart> parts;
  std::string problem = CollectMutants(arguments.folders, parts);
  if (!problem.empty()) return UsageError(problem);
  const fs::path to(arguments.output);
  std::error_code ec;
  fs::create_directories(to, ec);
  if (ec) return UsageError(fmt::format("cannot make `{}`: {}", arguments.output, ec.message()));
  std::string lines;
  std::size_t mutants = 0;
  for (const MutantPart& part : parts) {
    const std::string path = (part.folder / ("mutants" + part.shard.FileMark() + ".jsonl")).string();
    const std::string text = ReadAll(path, problem);
    if (!problem.empty()) return UsageError(problem);
    for (std::size_t at = 0; at < text.size(); ++mutants) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      problem = Copy(part, text.substr(at, end - at), to);
      if (!problem.empty()) return UsageError(problem);
      at = end + 1;
    }
    lines += text;
  }
  std::string stats;
  try {
    stats = SumOf(parts).dump(2) + "\n";
  } catch (const std::exception&) {
    return UsageError("the counts of a shard are damaged; run it again");
  }
  if (!WriteText(to / "mutants.jsonl", lines) || !WriteText(to / "stats.json", stats))
    return UsageError(fmt::format("cannot write into `{}`", arguments.output));
  fmt::print("{} shards, {} confirmed mutants in {}\n", parts.size(), mutants, OneLine(arguments.output));
  return OrderedJson::parse(stats)["not_mutated"] == 0 ? kClean : kNotAnalysed;
}

}  // namespace assay
