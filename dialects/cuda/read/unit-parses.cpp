// See unit-parses.h. A thread has a stack as large as deeply nested code needs; where the system gives none, parses
// follow one another.
#include "dialects/cuda/read/unit-parses.h"

#include <pthread.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <thread>

namespace assay::cuda {
namespace {

constexpr std::size_t kStackBytes = 128u << 20;
constexpr std::size_t kMostKept = 12;
constexpr std::size_t kMostKeyBytes = 1u << 20;

struct Job {
  const UnitParse* parse = nullptr;
  UnitResult result;
  pthread_t thread{};
  bool started = false;
};

void* Run(void* given) {
  Job& job = *static_cast<Job*>(given);
  job.result = (*job.parse)();
  return nullptr;
}

std::string_view BaseName(std::string_view name) { return name.substr(name.rfind('/') + 1); }

}  // namespace

std::vector<UnitResult> ParseTogether(const std::vector<UnitParse>& parses) {
  std::vector<Job> jobs(parses.size());
  for (std::size_t i = 0; i < parses.size(); ++i) jobs[i].parse = &parses[i];
  static const bool several = std::thread::hardware_concurrency() > 1;
  pthread_attr_t attributes;
  const bool threads = several && parses.size() > 1 && pthread_attr_init(&attributes) == 0;
  if (threads) {
    pthread_attr_setstacksize(&attributes, kStackBytes);
    for (std::size_t i = 1; i < jobs.size(); ++i)
      jobs[i].started = pthread_create(&jobs[i].thread, &attributes, Run, &jobs[i]) == 0;
    pthread_attr_destroy(&attributes);
  }
  for (Job& job : jobs) {
    if (!job.started) Run(&job);
  }
  std::vector<UnitResult> results;
  for (Job& job : jobs) {
    if (job.started) pthread_join(job.thread, nullptr);
    results.push_back(std::move(job.result));
  }
  return results;
}

std::optional<std::string> UnitCache::TextsOf(const Project& project, int file) {
  if (project.checkout != nullptr || file < 0) return std::nullopt;
  std::vector<std::size_t> read = {static_cast<std::size_t>(file)};
  for (std::size_t at = 0; at < read.size(); ++at) {
    const std::string& text = project.files[read[at]].text;
    for (std::size_t other = 0; other < project.files.size(); ++other) {
      const bool known = std::find(read.begin(), read.end(), other) != read.end();
      if (!known && text.find(BaseName(project.files[other].name)) != std::string::npos) read.push_back(other);
    }
  }
  // Places name files by their numbers.
  std::string texts = std::to_string(project.files.size());
  for (const std::size_t one : read) {
    const VirtualFile& seen = project.files[one];
    texts += '\0' + std::to_string(one) + '\0' + seen.name + '\0' + seen.text;
  }
  return texts.size() > kMostKeyBytes ? std::nullopt : std::optional(std::move(texts));
}

const UnitResult* UnitCache::Find(const std::string& key) const {
  const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const auto& one) { return one.first == key; });
  return found == kept_.end() ? nullptr : &found->second;
}

void UnitCache::Keep(std::string key, const UnitResult& result) {
  if (result.module) return;
  kept_.emplace_back(std::move(key), result);
  if (kept_.size() > kMostKept) kept_.pop_front();
}

}  // namespace assay::cuda
