// One list of fields a struct serves both directions, so that what is written is what is read.
#include "corpus/record.h"

#include "corpus/record-json.h"

namespace assay {
namespace {

template <class Self, class Each>
void Fields(Self& file, const Each& each, const RecordFile*) {
  each("name", file.name);
  each("language", file.language);
  each("text", file.text);
}

template <class Self, class Each>
void Fields(Self& defect, const Each& each, const Defect*) {
  each("rule", defect.rule);
  each("severity", defect.severity);
  each("verdict", defect.verdict);
  each("file", defect.file);
  each("line", defect.line);
  each("code", defect.code);
  each("message", defect.message);
  each("summary", defect.summary);
  each("why", defect.why);
  each("notes", defect.notes);
  each("also", defect.also);
  each("evidence", defect.evidence);
  each("change", defect.change);
  each("cause", defect.cause);
  each("later", defect.later);
}

template <class Self, class Each>
void Fields(Self& standing, const Each& each, const Standing*) {
  each("builds", standing.builds);
  each("runs", standing.runs);
  each("values", standing.values);
  each("proved", standing.proved);
  each("errors", standing.errors);
  each("cycles", standing.cycles);
  each("shapes", standing.shapes);
  each("divisor", standing.divisor);
  each("inputs", standing.inputs);
  each("not_shown", standing.not_shown);
}

template <class Self, class Each>
void Fields(Self& edit, const Each& each, const RecordEdit*) {
  each("defect", edit.defect);
  each("file", edit.file);
  each("blocks", edit.blocks);
  each("patch", edit.patch);
  each("standing", edit.standing);
  each("verified_by", edit.verified_by);
}

template <class Self, class Each>
void Fields(Self& meta, const Each& each, const RecordMeta*) {
  each("schema_version", meta.schema_version);
  each("form", meta.form);
  each("source_repo", meta.source_repo);
  each("source_path", meta.source_path);
  each("source_commit", meta.source_commit);
  each("license_spdx", meta.license_spdx);
  each("license_type", meta.license_type);
  each("origin", meta.origin);
  each("generator", meta.generator);
  each("mutation", meta.mutation);
  each("label", meta.label);
  each("repaired_by", meta.repaired_by);
  each("explained", meta.explained);
  each("prompt_from", meta.prompt_from);
  each("unshown", meta.unshown);
  each("better_in", meta.better_in);
  each("rule", meta.rule);
  each("rules", meta.rules);
  each("verdict", meta.verdict);
  each("evidence", meta.evidence);
  each("fix_safety", meta.fix_safety);
  each("verified_by", meta.verified_by);
  each("target", meta.target);
  each("dialect", meta.dialect);
  each("task", meta.task);
  each("task_kind", meta.task_kind);
  each("difficulty", meta.difficulty);
  each("split", meta.split);
  each("group", meta.group);
  each("sha256", meta.sha256);
  each("dedupe_key", meta.dedupe_key);
  each("near_dup_cluster", meta.near_dup_cluster);
  each("benchmark_overlap", meta.benchmark_overlap);
  each("known_benchmarks", meta.known_benchmarks);
  each("known_by", meta.known_by);
  each("tokens", meta.tokens);
  each("reasoning_tokens", meta.reasoning_tokens);
  each("time_from", meta.time_from);
  each("lang", meta.lang);
  each("created", meta.created);
}

template <class Self, class Each>
void Fields(Self& record, const Each& each, const Record*) {
  each("id", record.id);
  each("kind", record.kind);
  each("prompt", record.prompt);
  each("contract", record.contract);
  each("module", record.module);
  each("changed", record.changed);
  each("reasoning", record.reasoning);
  each("before", record.before);
  each("after", record.after);
  each("observed", record.observed);
  each("findings", record.findings);
  each("open", record.open);
  each("edits", record.edits);
  each("standing_before", record.standing_before);
  each("standing_after", record.standing_after);
  each("meta", record.meta);
}

template <class T>
RecordJson Out(const T& value) {
  RecordJson out = RecordJson::object();
  Fields(value, [&](const char* name, const auto& field) { out[name] = field; }, static_cast<const T*>(nullptr));
  return out;
}

template <class T>
RecordJson OutAll(const std::vector<T>& values) {
  RecordJson out = RecordJson::array();
  for (const T& value : values) out.push_back(Out(value));
  return out;
}

bool Take(const RecordJson& from, std::string& to) {
  if (!from.is_string()) return false;
  to = from.get_ref<const std::string&>();
  return true;
}
bool Take(const RecordJson& from, std::int64_t& to) {
  if (!from.is_number_integer()) return false;
  to = from.get<std::int64_t>();
  return true;
}
bool Take(const RecordJson& from, bool& to) {
  if (!from.is_boolean()) return false;
  to = from.get<bool>();
  return true;
}
template <class T>
bool Take(const RecordJson& from, T& to);
template <class T>
bool Take(const RecordJson& from, std::vector<T>& to) {
  if (!from.is_array()) return false;
  to.resize(from.size());
  for (std::size_t i = 0; i < to.size(); ++i) {
    if (!Take(from[i], to[i])) return false;
  }
  return true;
}
// A struct: every field has to be there.
template <class T>
bool Take(const RecordJson& from, T& to) {
  bool good = from.is_object();
  const auto each = [&](const char* name, auto& field) {
    const auto at = good ? from.find(name) : from.end();
    good = good && at != from.end() && Take(*at, field);
  };
  Fields(to, each, static_cast<const T*>(nullptr));
  return good;
}

RecordJson OutField(const std::string& text) { return text; }
RecordJson OutField(const std::vector<std::string>& texts) { return texts; }
RecordJson OutField(const std::vector<RecordFile>& files) { return OutAll(files); }
RecordJson OutField(const std::vector<Defect>& defects) { return OutAll(defects); }
RecordJson OutField(const Standing& standing) { return Out(standing); }
RecordJson OutField(const RecordMeta& meta) { return Out(meta); }
RecordJson OutField(const Defect& defect) { return Out(defect); }
RecordJson OutField(const std::vector<RecordEdit>& edits) {
  RecordJson out = RecordJson::array();
  for (const RecordEdit& edit : edits) {
    RecordJson one = RecordJson::object();
    Fields(
        edit, [&](const char* name, const auto& field) { one[name] = OutField(field); },
        static_cast<const RecordEdit*>(nullptr));
    out.push_back(std::move(one));
  }
  return out;
}

}  // namespace

bool Standing::Clean() const { return builds == "yes" && errors == 0 && runs != "faults" && values != "mismatch"; }

std::string DumpLine(const RecordJson& value) {
  return value.dump(-1, ' ', false, RecordJson::error_handler_t::replace);
}

RecordJson DefectsJson(const std::vector<Defect>& defects) { return OutAll(defects); }

RecordJson MetaJson(const Record& record) { return MetaJson(record, record.standing_after); }

RecordJson MetaJson(const Record& record, const Standing& after) {
  RecordJson out = Out(record.meta);
  const auto standing = [&](const char* when, const Standing& of) {
    const RecordJson fields = Out(of);
    for (const auto& [name, value] : fields.items()) out[name + std::string("_") + when] = value;
  };
  standing("before", record.standing_before);
  standing("after", after);
  return out;
}

std::string ToJsonLine(const Record& record) {
  RecordJson out = RecordJson::object();
  Fields(
      record, [&](const char* name, const auto& field) { out[name] = OutField(field); },
      static_cast<const Record*>(nullptr));
  return DumpLine(out);
}

std::optional<Record> RecordFromJson(std::string_view line) {
  const RecordJson from = RecordJson::parse(line, nullptr, false);
  Record record;
  if (from.is_discarded() || !Take(from, record)) return std::nullopt;
  return record;
}

}  // namespace assay
