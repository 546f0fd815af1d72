// See file.h.
#include "driver/config/file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "analyzer/facts/suggest.h"
#include "analyzer/report/display.h"
#include "analyzer/report/words.h"
#include "driver/config/keys.h"

namespace {
// What toml++ takes for granted does not hold for every text (`[[[`): that has to be an error, not a crash, and in
// builds without assertions not undefined behaviour.
struct TomlAssumption {};
}  // namespace
#undef NDEBUG
#define TOML_EXCEPTIONS 1
#define TOML_ASSERT(condition) ((condition) ? void() : throw TomlAssumption())
#include <toml++/toml.h>

namespace assay {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::uintmax_t kMostBytes = 1u << 20;
constexpr int kMostExtends = 8;

// Numbers of "0.12.3"; missing ones are 0. No value where it is no version.
std::optional<std::vector<int>> VersionOf(std::string_view text) {
  std::vector<int> numbers = {0, 0, 0};
  std::size_t at = 0;
  for (std::size_t part = 0; part < 3; ++part) {
    if (at >= text.size() || text[at] < '0' || text[at] > '9') return std::nullopt;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
      if (numbers[part] > 100000) return std::nullopt;
      numbers[part] = numbers[part] * 10 + (text[at] - '0');
    }
    if (at == text.size()) return numbers;
    if (text[at++] != '.') return std::nullopt;
  }
  return std::nullopt;
}

std::string_view KindOf(const toml::node& node) {
  switch (node.type()) {
    case toml::node_type::table:
      return "a table";
    case toml::node_type::array:
      return "a list";
    case toml::node_type::string:
      return "a text";
    case toml::node_type::integer:
    case toml::node_type::floating_point:
      return "a number";
    case toml::node_type::boolean:
      return "true or false";
    default:
      return "a date or time";
  }
}

class Reader {
 public:
  Reader(const std::string& path, int depth) : path_(path), folder_(fs::absolute(path).parent_path()), depth_(depth) {
    out_.file.path = path;
  }

  ConfigReading Read(const std::string& text) {
    try {
      Root(toml::parse(text, path_));
    } catch (const toml::parse_error& error) {
      problem_ = fmt::format("{}: {}", Place(error.source()), OneLine(std::string(error.description())));
    } catch (const TomlAssumption&) {
      problem_ = fmt::format("{}: the parser does not understand it", OneLine(path_));
    }
    out_.problem = problem_;
    return std::move(out_);
  }

 private:
  std::string Place(const toml::source_region& region) const {
    return fmt::format("{}:{}", OneLine(path_), region.begin.line);
  }
  std::string Place(const toml::node& node) const { return Place(node.source()); }

  void Fail(const toml::node& node, const std::string& what) {
    if (problem_.empty()) problem_ = fmt::format("{}: {}", Place(node), what);
  }

  void Root(const toml::table& table) {
    if (const toml::node* extend = table.get("extend")) Extend(*extend);
    for (const auto& [key, node] : table) {
      const std::string name(key.str());
      if (name == "extend") continue;
      if (name == "required-version") {
        Version(node);
      } else if (name == "paths") {
        Sections(node);
      } else {
        Take(name, key.source(), node, false, out_.file.settings);
      }
    }
  }

  void Extend(const toml::node& node) {
    const std::optional<std::string> named = node.value<std::string>();
    if (!node.is_string()) return Fail(node, fmt::format("`extend` takes a text, not {}", KindOf(node)));
    if (depth_ >= kMostExtends) return Fail(node, fmt::format("more than {} files extend one another", kMostExtends));
    ConfigReading base = ReadConfig((folder_ / *named).lexically_normal().string(), depth_ + 1);
    if (!base.problem.empty()) return Fail(node, "`extend`: " + base.problem);
    out_.file.settings = std::move(base.file.settings);
    out_.file.sections = std::move(base.file.sections);
  }

  void Version(const toml::node& node) {
    std::string wanted = node.value<std::string>().value_or("");
    const bool exactly = wanted.starts_with("==");
    if (exactly || wanted.starts_with(">=")) wanted.erase(0, 2);
    const auto asked = VersionOf(wanted);
    const auto ours = VersionOf(ToolVersion());
    if (!asked || !node.is_string())
      return Fail(node, "`required-version` takes a version, such as \"0.1\", \">=0.1\" or \"==0.1.0\"");
    if (ours && (exactly ? *ours != *asked : *ours < *asked))
      Fail(node, fmt::format("this file is for assay {}{}; this is {}", exactly ? "" : ">=", wanted, ToolVersion()));
  }

  void Sections(const toml::node& node) {
    const toml::array* list = node.as_array();
    if (list == nullptr) return Fail(node, "`paths` is a list of sections: [[paths]]");
    out_.file.sections.clear();
    for (const toml::node& one : *list) {
      const toml::table* table = one.as_table();
      if (table == nullptr) return Fail(one, "`paths` is a list of sections: [[paths]]");
      PathSection section;
      section.folder = folder_.string();
      for (const auto& [key, value] : *table) {
        const std::string name(key.str());
        if (name == "match") {
          Json globs = Texts("match", value);
          if (globs.is_array()) section.match = globs.get<std::vector<std::string>>();
        } else {
          Take(name, key.source(), value, true, section.settings);
        }
      }
      if (section.match.empty()) return Fail(one, "a section of `paths` needs `match`, a list of globs");
      out_.file.sections.push_back(std::move(section));
    }
  }

  void Take(const std::string& name, const toml::source_region& place, const toml::node& node, bool in_section,
            Settings& out) {
    const ConfigKey* key = FindConfigKey(name);
    if (key == nullptr || (in_section && !key->per_path)) {
      if (problem_.empty()) problem_ = fmt::format("{}: {}", Place(place), Unknown(name, key != nullptr, in_section));
      return;
    }
    Json value = ValueOf(*key, node);
    if (!value.is_null()) out[name] = {std::move(value), Place(place)};
  }

  static std::string Unknown(const std::string& name, bool elsewhere, bool in_section) {
    if (elsewhere) return fmt::format("`{}` holds for all inputs; it cannot stand in a section of `paths`", name);
    std::vector<std::string> names;
    for (const ConfigKey& key : ConfigKeys()) {
      if (!in_section || key.per_path) names.emplace_back(key.name);
    }
    for (const char* other : {"extend", "required-version", "paths"}) names.emplace_back(other);
    if (in_section) names.emplace_back("match");
    const std::string nearest = Nearest(name, names);
    return fmt::format("no key is called `{}`{}", OneLine(name),
                       nearest.empty() ? "; `assay config` lists them" : fmt::format("; did you mean `{}`?", nearest));
  }

  // Null, the problem noted, where the value is none for the key.
  Json ValueOf(const ConfigKey& key, const toml::node& node) {
    switch (key.type) {
      case KeyType::kText:
      case KeyType::kFile:
      case KeyType::kChoice:
        return Text(key, node);
      case KeyType::kWhole:
      case KeyType::kNumber:
        return Number(key, node);
      case KeyType::kFlag:
        if (node.is_boolean()) return *node.value<bool>();
        Wrong(key.name, "true or false", node);
        return nullptr;
      case KeyType::kTexts:
      case KeyType::kSelectors:
        return Texts(key.name, node);
      case KeyType::kFolders:
        return Folders(key.name, node);
      case KeyType::kSeverities:
        break;
    }
    return Severities(node);
  }

  void Wrong(std::string_view name, std::string_view wanted, const toml::node& node) {
    Fail(node, fmt::format("`{}` takes {}, not {}", name, wanted, KindOf(node)));
  }

  Json Text(const ConfigKey& key, const toml::node& node) {
    const std::optional<std::string> text = node.value<std::string>();
    if (!node.is_string()) {
      Wrong(key.name, "a text", node);
      return nullptr;
    }
    if (key.type == KeyType::kFile) return (folder_ / *text).lexically_normal().string();
    if (key.type == KeyType::kChoice && std::find(key.choices.begin(), key.choices.end(), *text) == key.choices.end()) {
      Fail(node, fmt::format("`{}` is one of {}, not `{}`", key.name, fmt::join(key.choices, ", "), OneLine(*text)));
      return nullptr;
    }
    return *text;
  }

  Json Number(const ConfigKey& key, const toml::node& node) {
    const std::optional<double> number = node.is_number() ? node.value<double>() : std::nullopt;
    if (!number || (key.type == KeyType::kWhole && !node.is_integer())) {
      Wrong(key.name, key.type == KeyType::kWhole ? "a whole number" : "a number", node);
      return nullptr;
    }
    if (!(*number >= key.least && *number <= key.most)) {
      Fail(node, fmt::format("`{}` is between {:g} and {:g}, not {:g}", key.name, key.least, key.most, *number));
      return nullptr;
    }
    return node.is_integer() ? Json(*node.value<std::int64_t>()) : Json(*number);
  }

  Json Texts(std::string_view name, const toml::node& node) {
    const toml::array* list = node.as_array();
    Json out = Json::array();
    if (list == nullptr) {
      Wrong(name, "a list of texts", node);
      return nullptr;
    }
    for (const toml::node& one : *list) {
      if (!one.is_string()) {
        Fail(one, fmt::format("`{}` takes a list of texts; one of them is {}", name, KindOf(one)));
        return nullptr;
      }
      out.push_back(*one.value<std::string>());
    }
    return out;
  }

  Json Folders(std::string_view name, const toml::node& node) {
    Json out = Texts(name, node);
    if (!out.is_array()) return nullptr;
    for (Json& one : out) {
      const fs::path folder = (folder_ / one.get<std::string>()).lexically_normal();
      std::error_code ignored;
      if (!fs::is_directory(folder, ignored)) {
        Fail(node, fmt::format("`{}`: `{}` is no folder", name, OneLine(one.get<std::string>())));
        return nullptr;
      }
      one = folder.string();
    }
    return out;
  }

  Json Severities(const toml::node& node) {
    const toml::table* table = node.as_table();
    if (table == nullptr) {
      Wrong("severity", "a table, such as {\"memory\" = \"warning\"}", node);
      return nullptr;
    }
    Json out = Json::object();
    for (const auto& [key, value] : *table) {
      const std::string word = value.value<std::string>().value_or("");
      const auto& words = SeverityWords();
      if (!value.is_string() || std::find(words.begin(), words.end(), word) == words.end()) {
        Fail(value,
             fmt::format("the severity of `{}` is one of {}", OneLine(std::string(key.str())), fmt::join(words, ", ")));
        return nullptr;
      }
      out[std::string(key.str())] = word;
    }
    return out;
  }

 public:
  static ConfigReading ReadConfig(const std::string& path, int depth) {
    std::error_code failed;
    ConfigReading out;
    const bool there = fs::is_regular_file(path, failed);
    if (there && fs::file_size(path, failed) > kMostBytes) {
      out.problem = fmt::format("{}: larger than 1 MiB", OneLine(path));
      return out;
    }
    std::ifstream in(path, std::ios::binary);
    if (!there || !in) {
      out.problem = fmt::format("{}: cannot be read", OneLine(path));
      return out;
    }
    return Reader(path, depth).Read(std::string(std::istreambuf_iterator<char>(in), {}));
  }

 private:
  std::string path_;
  fs::path folder_;
  int depth_;
  ConfigReading out_;
  std::string problem_;
};

}  // namespace

ConfigReading ReadConfigFile(const std::string& path) { return Reader::ReadConfig(path, 0); }

ConfigReading ReadConfigText(const std::string& text, const std::string& path) { return Reader(path, 0).Read(text); }

std::string NearestConfig(const std::string& path) {
  std::error_code failed;
  fs::path folder = fs::absolute(path.empty() ? "." : path, failed).lexically_normal();
  if (failed) return "";
  if (!fs::is_directory(folder, failed)) folder = folder.parent_path();
  for (;; folder = folder.parent_path()) {
    const fs::path file = folder / kConfigName;
    if (fs::is_regular_file(file, failed)) {
      const fs::path near = fs::relative(file, failed);
      return failed || near.empty() || *near.begin() == ".." ? file.string() : near.string();
    }
    if (fs::exists(folder / ".git", failed) || folder == folder.parent_path()) return "";
  }
}

}  // namespace assay
