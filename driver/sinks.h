// Where the results of a run go: standard output and files, each in a format of its own, never two in one place.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "driver/check-work.h"
#include "driver/commands.h"
#include "driver/formats/documents.h"

namespace assay {

// Standard output, or a file.
class Output {
 public:
  explicit Output(const std::string& path) : file_(path.empty() ? stdout : std::fopen(path.c_str(), "wb")) {}
  ~Output() {
    if (file_ != nullptr && file_ != stdout) std::fclose(file_);
  }
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  bool open() const { return file_ != nullptr; }
  bool terminal() const;
  // False once there is no reader any more, or the disk is full.
  bool Write(std::string_view text);

 private:
  std::FILE* file_;
};

// The names that --format and --output take.
const std::vector<std::string>& FormatNames();

class Sinks {
 public:
  // Opens what the arguments name. `resource_dir`: where the rules' pages are. `problem`: what is wrong with them.
  Sinks(const CheckArguments& arguments, const std::string& resource_dir, std::string& problem);

  // What workers have to render, put into the settings. `documents`: the JSON document is wanted whatever the formats.
  void Ask(CheckSettings& settings, bool documents);
  OutputFormat format() const { return sinks_.front().format; }
  bool Uses(OutputFormat format) const;

  // The JSON document of a result; empty where none was asked for.
  std::string_view DocumentOf(const CheckResult& result) const;
  // False where something cannot be written.
  bool Add(const CheckResult& result);
  bool Finish(const Totals& totals, const std::vector<RuleEntry>& rules, bool array);
  void set_array(bool array) { array_ = array; }
  // As of RewardOptions.
  void set_symptoms(std::vector<std::string> symptoms) { symptoms_ = std::move(symptoms); }

 private:
  struct Sink {
    OutputFormat format = OutputFormat::kConcise;
    std::unique_ptr<Output> output;
    TextOptions text;
    int rendering = -1;  // of CheckResult::more; -1: the first one
  };

  bool AddTo(Sink& sink, const std::string& rendered);
  bool Collects() const;

  const CheckArguments& arguments_;
  std::vector<Sink> sinks_;
  int document_ = -2;  // as Sink::rendering; -2: none
  bool array_ = false;
  std::vector<std::string> symptoms_;
  std::size_t written_ = 0;
  RunDocuments run_;  // of the formats that are written at the end
};

}  // namespace assay
