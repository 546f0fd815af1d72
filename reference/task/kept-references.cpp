// See kept-references.h.
#include "reference/task/kept-references.h"

#include <list>
#include <utility>

namespace assay::harness {
namespace {

// Half of what a worker may keep between inputs before it is replaced.
constexpr std::size_t kUsualBound = std::size_t{256} << 20;
constexpr std::size_t kBytesAValue = 512;
constexpr int kMostDepth = 16;
// A twentieth of what a module has.
constexpr std::uint64_t kMostSteps = 1'000'000;

struct Entry {
  std::string key;
  std::shared_ptr<const ReferenceRun> run;
  std::size_t bytes;
};

struct Store {
  std::list<Entry> entries;  // what was used last comes first
  std::size_t held = 0, bound = kUsualBound;
  std::uint64_t found = 0;
};

Store& OfProcess() {
  static thread_local Store store;  // values are counted by thread (budget.h)
  return store;
}

// Size of a value's contents; nothing if it contains something that cannot be cached.
std::optional<std::size_t> BytesOf(const Value& value, int depth = 0) {
  if (value.is(Value::Kind::kObject) || value.is(Value::Kind::kDict) || depth > kMostDepth) return std::nullopt;
  if (value.is_tensor()) {
    const Tensor& tensor = *value.tensor();
    if (tensor.node != nullptr) return std::nullopt;  // it holds on to the operations that made it
    const std::size_t values = tensor.has_values() ? static_cast<std::size_t>(tensor.count()) * sizeof(double) : 0;
    return kBytesAValue + values;
  }
  std::size_t bytes = kBytesAValue;
  if (value.is(Value::Kind::kString)) bytes += value.text().size();
  if (!value.is_sequence()) return bytes;
  for (const Value& item : value.items()) {
    const std::optional<std::size_t> own = BytesOf(item, depth + 1);
    if (!own) return std::nullopt;
    bytes += *own;
  }
  return bytes;
}

std::optional<std::size_t> BytesOf(const ReferenceRun& run) {
  std::size_t bytes = kBytesAValue + run.why_not.size();
  const auto add = [&](const Value& value) {
    const std::optional<std::size_t> own = BytesOf(value);
    bytes += own.value_or(0);
    return own.has_value();
  };
  for (const ValueList* values : {&run.init, &run.given}) {
    for (const Value& value : *values) {
      if (!add(value)) return std::nullopt;
    }
  }
  if (run.want && !add(*run.want)) return std::nullopt;
  return bytes;
}

ReferenceRun::Spent SpentBy(PythonModule& module) {
  const TensorContext& context = module.context();
  return {context.work(), context.asked(), context.largest(), context.mixing()};
}

ReferenceRun::Spent Between(const ReferenceRun::Spent& before, const ReferenceRun::Spent& after) {
  return {after.work - before.work, after.asked - before.asked, after.largest, after.mixing - before.mixing};
}

void Count(const ReferenceRun::Spent& spent, PythonModule& module) {
  module.context().Spend(spent.work);
  module.context().Ask(spent.largest, spent.asked);
}

std::shared_ptr<const ReferenceRun> FindIn(Store& store, const std::string& key) {
  for (auto at = store.entries.begin(); at != store.entries.end(); ++at) {
    if (at->key != key) continue;
    store.entries.splice(store.entries.begin(), store.entries, at);
    ++store.found;
    return at->run;
  }
  return nullptr;
}

void Keep(Store& store, const std::string& key, std::shared_ptr<const ReferenceRun> run) {
  const std::optional<std::size_t> bytes = BytesOf(*run);
  if (!bytes || *bytes + key.size() > store.bound) return;
  store.entries.push_front({key, std::move(run), *bytes + key.size()});
  store.held += *bytes + key.size();
}

void LetGo(Store& store) {
  while (store.held > store.bound) {
    store.held -= store.entries.back().bytes;
    store.entries.pop_back();
  }
}

}  // namespace

std::string KeptReferences::KeyOf(const std::vector<std::string_view>& parts) {
  std::string key;
  for (const std::string_view part : parts) {
    key += std::to_string(part.size()) + ":";
    key += part;
  }
  return key;
}

std::shared_ptr<const ReferenceRun> KeptReferences::Find(const std::string& key) {
  return key.empty() ? nullptr : FindIn(OfProcess(), key);
}

void KeptReferences::CountAsSpent(const ReferenceRun& run, PythonModule& maker, PythonModule& reference) {
  Count(run.drawing, maker);
  Count(run.computing, reference);
}

std::shared_ptr<const ReferenceRun> KeptReferences::Evaluate(const std::string& key, const ReferenceSteps& steps) {
  if (std::shared_ptr<const ReferenceRun> kept = Find(key)) {
    CountAsSpent(*kept, steps.maker, steps.reference);
    return kept;
  }
  auto made = std::make_shared<ReferenceRun>();
  const int outside = steps.outside ? steps.outside() : 0;
  Budget count("the task", {});
  {
    const Budget::Use counting(count);
    const ReferenceRun::Spent before = SpentBy(steps.maker);
    if (!steps.draw(*made)) return nullptr;
    made->drawing = Between(before, SpentBy(steps.maker));
    const ReferenceRun::Spent drawn = SpentBy(steps.reference);
    steps.compute(*made);
    made->whole = SpentBy(steps.reference);
    made->computing = Between(drawn, made->whole);
  }
  const bool alone = !steps.outside || steps.outside() == outside;
  if (!key.empty() && alone && count.steps() <= kMostSteps) Keep(OfProcess(), key, made);
  return made;
}

bool KeptReferences::LeavesTraces(const std::string& text) { return text.find("global ") != std::string::npos; }

void KeptReferences::BeginInput() { LetGo(OfProcess()); }

void KeptReferences::Bound(std::size_t bytes) {
  OfProcess().bound = bytes;
  LetGo(OfProcess());
}

std::size_t KeptReferences::Held() { return OfProcess().held; }
std::uint64_t KeptReferences::Found() { return OfProcess().found; }

}  // namespace assay::harness
