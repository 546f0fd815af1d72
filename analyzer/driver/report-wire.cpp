// Every record is a Pack of its fields in the order of the struct; numbers are decimal. A reader that runs out of
// fields, or meets a value out of range, gives up on the whole.
#include "analyzer/driver/report-wire.h"

#include <charconv>
#include <utility>

#include "analyzer/driver/pack.h"

namespace assay {
namespace {

class Writer {
 public:
  Writer& Text(std::string text) {
    parts_.push_back(std::move(text));
    return *this;
  }
  template <class T>
  Writer& Number(T number) {
    return Text(std::to_string(static_cast<std::int64_t>(number)));
  }
  Writer& Range(const SourceRange& range) { return Number(range.file).Number(range.begin).Number(range.end); }
  template <class T, class Each>
  Writer& List(const std::vector<T>& items, Each each) {
    std::vector<std::string> encoded;
    for (const T& item : items) encoded.push_back(each(item));
    return Text(Pack(encoded));
  }
  std::string Take() { return Pack(parts_); }

 private:
  std::vector<std::string> parts_;
};

class Reader {
 public:
  explicit Reader(std::string_view bytes) {
    std::optional<std::vector<std::string>> parts = Unpack(bytes);
    good_ = parts.has_value();
    if (good_) parts_ = std::move(*parts);
  }
  bool good() const { return good_ && at_ == parts_.size(); }

  std::string Text() {
    if (at_ >= parts_.size()) {
      good_ = false;
      return "";
    }
    return std::move(parts_[at_++]);
  }
  template <class T>
  T Number(std::int64_t least = INT64_MIN, std::int64_t most = INT64_MAX) {
    const std::string text = Text();
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most) {
      good_ = false;
      number = least == INT64_MIN ? 0 : least;
    }
    return static_cast<T>(number);
  }
  template <class T>
  T Choice(T last) {
    return Number<T>(0, static_cast<std::int64_t>(last));
  }
  SourceRange Range() {
    SourceRange range;
    range.file = Number<int>(-1, 1 << 20);
    range.begin = Number<std::uint32_t>(0, UINT32_MAX);
    range.end = Number<std::uint32_t>(0, UINT32_MAX);
    return range;
  }
  template <class T, class Each>
  std::vector<T> List(Each each) {
    std::vector<T> out;
    const std::string bytes = Text();
    const std::optional<std::vector<std::string>> items = Unpack(bytes);
    if (!items) good_ = false;
    for (std::size_t i = 0; items && i < items->size(); ++i) {
      Reader reader((*items)[i]);
      out.push_back(each(reader));
      if (!reader.good()) good_ = false;
    }
    return out;
  }
  std::vector<std::string> Strings() {
    std::optional<std::vector<std::string>> items = Unpack(Text());
    if (!items) good_ = false;
    return items.value_or(std::vector<std::string>{});
  }

 private:
  std::vector<std::string> parts_;
  std::size_t at_ = 0;
  bool good_ = true;
};

struct Run {
  std::uint32_t container;
  std::uint32_t length;
};

std::vector<Run> RunsOf(const VirtualFile& file) {
  std::vector<Run> runs;
  const auto size = static_cast<std::uint32_t>(file.text.size());
  for (std::uint32_t at = 0; at < size; ++at) {
    const std::uint32_t container = file.map.ToContainer(at);
    if (!runs.empty() && runs.back().container + runs.back().length == container) {
      ++runs.back().length;
    } else {
      runs.push_back({container, 1});
    }
  }
  return runs;
}

std::string EncodeFile(const VirtualFile& file) {
  return Writer()
      .Text(file.name)
      .Number(file.role)
      .Text(file.text)
      .Number(file.container)
      .Number(file.quoting)
      .List(RunsOf(file), [](const Run& run) { return Writer().Number(run.container).Number(run.length).Take(); })
      .Take();
}

VirtualFile DecodeFile(Reader& reader) {
  VirtualFile file;
  file.name = reader.Text();
  file.role = reader.Choice(FileRole::kOther);
  file.text = reader.Text();
  file.container = reader.Number<int>(0, 1 << 20);
  file.quoting = reader.Choice(VirtualFile::Quoting::kPythonRaw);
  const auto runs = reader.List<Run>([](Reader& run) {
    const auto container = run.Number<std::uint32_t>(0, UINT32_MAX);
    return Run{container, run.Number<std::uint32_t>(1, UINT32_MAX)};
  });
  for (const Run& run : runs) file.map.Append(run.container, run.length);
  return file;
}

std::string EncodeProject(const Project& project) {
  return Writer()
      .Text(project.path)
      .Number(project.form)
      .List(project.containers, [](const Container& c) { return Pack({c.path, c.bytes}); })
      .List(project.files, EncodeFile)
      .Take();
}

Project DecodeProject(Reader reader, bool& good) {
  Project project;
  project.path = reader.Text();
  project.form = reader.Choice(InputForm::kPlainText);
  project.containers = reader.List<Container>([](Reader& item) {
    std::string path = item.Text();
    return Container{std::move(path), item.Text()};
  });
  project.files = reader.List<VirtualFile>(DecodeFile);
  good = good && reader.good();
  for (const VirtualFile& file : project.files)
    good = good && file.container < static_cast<int>(project.containers.size());
  return project;
}

std::string EncodeFix(const Fix& fix) {
  return Writer()
      .Text(fix.title)
      .Number(fix.safety)
      .List(fix.edits, [](const Edit& edit) { return Writer().Range(edit.range).Text(edit.insert).Take(); })
      .Number(fix.verified)
      .Text(Pack(fix.checked))
      .Take();
}

Fix DecodeFix(Reader& reader) {
  Fix fix;
  fix.title = reader.Text();
  fix.safety = reader.Choice(FixSafety::kDisplay);
  fix.edits = reader.List<Edit>([](Reader& item) {
    const SourceRange range = item.Range();
    return Edit{range, item.Text()};
  });
  fix.verified = reader.Number<int>(0, 1) == 1;
  fix.checked = reader.Strings();
  return fix;
}

std::string EncodeArgs(const Finding& finding) {
  std::vector<std::string> args;
  for (const auto& [key, value] : finding.args) {
    const auto* number = std::get_if<std::int64_t>(&value);
    args.push_back(Pack({key, number != nullptr ? "n" : "s",
                         number != nullptr ? std::to_string(*number) : std::get<std::string>(value)}));
  }
  return Pack(args);
}

std::string EncodeFinding(const Finding& finding) {
  std::vector<std::pair<std::string, std::int64_t>> values(finding.evidence.values.begin(),
                                                           finding.evidence.values.end());
  return Writer()
      .Text(finding.rule)
      .Number(finding.severity)
      .Number(finding.verdict)
      .Range(finding.primary)
      .Text(finding.message)
      .Text(EncodeArgs(finding))
      .List(finding.labels, [](const Label& label) { return Writer().Range(label.range).Text(label.text).Take(); })
      .Text(Pack(finding.notes))
      .Number(finding.evidence.kind)
      .Text(finding.evidence.text)
      .List(values, [](const auto& value) { return Writer().Text(value.first).Number(value.second).Take(); })
      .List(finding.fixes, EncodeFix)
      .Text(finding.fingerprint)
      .Number(finding.breaks_build)
      .Number(finding.build_step)
      .Take();
}

Finding DecodeFinding(Reader& reader) {
  Finding finding;
  finding.rule = reader.Text();
  finding.severity = reader.Choice(Severity::kError);
  finding.verdict = reader.Choice(Verdict::kConfirmed);
  finding.primary = reader.Range();
  finding.message = reader.Text();
  using NamedArg = std::pair<std::string, Arg>;
  for (NamedArg& arg : reader.List<NamedArg>([](Reader& item) {
         std::string key = item.Text();
         const bool number = item.Text() == "n";
         return NamedArg{std::move(key), number ? Arg(item.Number<std::int64_t>()) : Arg(item.Text())};
       })) {
    finding.args.insert(std::move(arg));
  }
  finding.labels = reader.List<Label>([](Reader& item) {
    const SourceRange range = item.Range();
    return Label{range, item.Text()};
  });
  finding.notes = reader.Strings();
  finding.evidence.kind = reader.Choice(Evidence::Kind::kPath);
  finding.evidence.text = reader.Text();
  using Value = std::pair<std::string, std::int64_t>;
  for (Value& value : reader.List<Value>([](Reader& item) {
         std::string key = item.Text();
         return Value{std::move(key), item.Number<std::int64_t>()};
       })) {
    finding.evidence.values.insert(std::move(value));
  }
  finding.fixes = reader.List<Fix>(DecodeFix);
  finding.fingerprint = reader.Text();
  finding.breaks_build = reader.Number<int>(0, 1) == 1;
  finding.build_step = reader.Choice(BuildStep::kBinding);
  return finding;
}

// 0: the input has no such part.
int StepNumber(const std::optional<KernelVerdict::Builds>& builds) {
  return builds ? 1 + static_cast<int>(*builds) : 0;
}

std::optional<KernelVerdict::Builds> StepOf(int number) {
  if (number == 0) return std::nullopt;
  return static_cast<KernelVerdict::Builds>(number - 1);
}

}  // namespace

std::string EncodeReport(const Report& report) {
  const KernelVerdict& verdict = report.verdict;
  return Writer()
      .Text(EncodeProject(report.project))
      .Text(report.dialect)
      .Text(report.release)
      .Text(report.chip)
      .Number(verdict.builds)
      .Number(StepNumber(verdict.host))
      .Number(StepNumber(verdict.kernel))
      .Number(StepNumber(verdict.binding))
      .Number(verdict.runs)
      .Number(verdict.values)
      .Number(verdict.proved)
      .List(report.findings, EncodeFinding)
      .List(report.errors, [](const ToolError& error) { return Pack({error.path, error.what}); })
      .Take();
}

std::optional<Report> DecodeReport(std::string_view bytes) {
  Reader reader(bytes);
  Report report;
  bool good = true;
  report.project = DecodeProject(Reader(reader.Text()), good);
  report.dialect = reader.Text();
  report.release = reader.Text();
  report.chip = reader.Text();
  report.verdict.builds = reader.Choice(KernelVerdict::Builds::kUndecided);
  report.verdict.host = StepOf(reader.Number<int>(0, 3));
  report.verdict.kernel = StepOf(reader.Number<int>(0, 3));
  report.verdict.binding = StepOf(reader.Number<int>(0, 3));
  report.verdict.runs = reader.Choice(KernelVerdict::Runs::kSkipped);
  report.verdict.values = reader.Choice(KernelVerdict::Values::kSkipped);
  report.verdict.proved = reader.Choice(KernelVerdict::Proved::kSkipped);
  report.findings = reader.List<Finding>(DecodeFinding);
  report.errors = reader.List<ToolError>([](Reader& item) {
    std::string path = item.Text();
    return ToolError{std::move(path), item.Text()};
  });
  if (!good || !reader.good()) return std::nullopt;
  return report;
}

}  // namespace assay
