// See reading.h. The survey of reference/python finds the calls; here they become extensions.
#include "dialects/cuda/python/reading.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "reference/python/evaluator.h"
#include "reference/python/survey.h"
#include "reference/python/syntax-problem.h"

namespace assay::cuda {
namespace {

using harness::SurveyedCall;
using Kind = Value::Kind;

struct Signature {
  std::string_view function;
  // In positional order, as far as all releases agree on it.
  std::vector<std::string_view> places;
  std::vector<std::string_view> keywords;  // the rest
};

const std::array<Signature, 5>& Signatures() {
  static const std::array<Signature, 5> table{{
      {"load_inline",
       {"name", "cpp_sources", "cuda_sources"},
       {"sycl_sources", "functions", "extra_cflags", "extra_cuda_cflags", "extra_sycl_cflags", "extra_ldflags",
        "extra_include_paths", "build_directory", "verbose", "with_cuda", "with_sycl", "is_python_module",
        "with_pytorch_error_handling", "keep_intermediates", "use_pch", "no_implicit_headers"}},
      {"load",
       {"name", "sources", "extra_cflags", "extra_cuda_cflags"},
       {"extra_sycl_cflags", "extra_ldflags", "extra_include_paths", "build_directory", "verbose", "with_cuda",
        "with_sycl", "is_python_module", "is_standalone", "keep_intermediates"}},
      {"RawKernel",
       {"code", "name", "options", "backend", "translate_cucomplex", "enable_cooperative_groups", "jitify"},
       {}},
      {"RawModule",
       {"code"},
       {"path", "options", "backend", "translate_cucomplex", "enable_cooperative_groups", "name_expressions",
        "jitify"}},
      {"_compile_kernel",
       {"kernel_source", "kernel_name"},
       {"compute_capability", "header_code", "cuda_include_dirs", "nvcc_options"}},
  }};
  return table;
}

source::Span SpanOf(const Value& text) {
  const OffsetMap* origin = text.origin();
  if (origin == nullptr) return {};
  const auto size = static_cast<std::uint32_t>(text.text().size());
  const std::uint32_t begin = origin->ToContainer(0), end = origin->EndInContainer(0, size);
  return {begin, std::max(begin, end)};
}

class Reader {
 public:
  Reader(const SurveyedCall& call, const harness::SurveyResult& survey)
      : call_(call), literals_(survey.literals), written_(survey.files) {}

  Extension Read() {
    out_.call = {call_.begin, call_.end};
    out_.forced = call_.forced;
    out_.how = call_.function.substr(call_.function.rfind('.') + 1);
    if (const auto failed = call_.failed.find("function"); failed != call_.failed.end()) Unknown("", failed->second);
    const auto signature = std::find_if(Signatures().begin(), Signatures().end(),
                                        [&](const Signature& s) { return s.function == out_.how; });
    if (signature != Signatures().end()) BindArguments(*signature);
    const bool kernel = out_.how == "RawKernel" || out_.how == "RawModule" || out_.how == "_compile_kernel";
    Text(out_.how == "_compile_kernel" ? "kernel_name" : "name", out_.name);
    Sources("cpp_sources", out_.cpp_sources);
    Sources(kernel ? out_.how == "_compile_kernel" ? "kernel_source" : "code" : "cuda_sources", out_.cuda_sources);
    if (out_.how == "load") Files();
    Functions();
    Texts("extra_cflags", out_.cflags);
    Texts(kernel ? out_.how == "_compile_kernel" ? "nvcc_options" : "options" : "extra_cuda_cflags", out_.cuda_cflags);
    Texts("extra_ldflags", out_.ldflags);
    out_.no_implicit_headers = Flag("no_implicit_headers").value_or(out_.how == "load");
    out_.with_pytorch_error_handling = Flag("with_pytorch_error_handling").value_or(true);
    out_.with_cuda = Flag("with_cuda");
    if (kernel && !out_.name.empty()) out_.functions = {{{out_.name, "", SpanOf(*Find(NameOfName()))}}};
    return std::move(out_);
  }

 private:
  std::string NameOfName() const { return out_.how == "_compile_kernel" ? "kernel_name" : "name"; }

  void Unknown(const std::string& parameter, const std::string& why) {
    if (!parameter.empty()) out_.unknown.push_back(parameter);
    if (out_.undecided.empty()) out_.undecided = parameter.empty() ? why : "`" + parameter + "`: " + why;
  }

  void BindArguments(const Signature& signature) {
    for (std::size_t i = 0; i < call_.arguments.size(); ++i) {
      if (i >= signature.places.size()) {
        Unknown("", "what the arguments from the " + std::to_string(i + 1) + "th on mean depends on the release");
        break;
      }
      given_[std::string(signature.places[i])] = {&call_.arguments[i], std::to_string(i)};
    }
    for (const auto& [name, value] : call_.keywords) {
      if (name == "**") {
        Unknown("", "the arguments in " + harness::UnknownPart(value) + " are not known");
        for (const std::string_view parameter : signature.places) spread_.emplace_back(parameter);
        for (const std::string_view parameter : signature.keywords) spread_.emplace_back(parameter);
        continue;
      }
      out_.keywords.push_back(name);
      const auto has = [&](const std::vector<std::string_view>& names) {
        return std::find(names.begin(), names.end(), name) != names.end();
      };
      if (!has(signature.places) && !has(signature.keywords)) {
        out_.foreign_keywords.push_back(name);
      } else {
        given_[name] = {&value, name};
      }
    }
    for (const std::string& parameter : spread_) {
      if (!given_.contains(parameter)) out_.unknown.push_back(parameter);
    }
  }

  // The value of a parameter that is given and not None; otherwise null and, perhaps, a reason.
  const Value* Find(const std::string& parameter) const {
    const auto found = given_.find(parameter);
    return found == given_.end() || found->second.first->is_none() ? nullptr : found->second.first;
  }
  const Value* Known(const std::string& parameter) {
    const Value* value = Find(parameter);
    if (value == nullptr) return nullptr;
    const auto failed = call_.failed.find(given_.at(parameter).second);
    if (failed != call_.failed.end()) {
      Unknown(parameter, failed->second);
      return nullptr;
    }
    if (const std::string path = harness::UnknownPart(*value); !path.empty()) {
      Unknown(parameter, path + " is not known");
      return nullptr;
    }
    return value;
  }
  void Mismatch(const std::string& parameter, const Value& value) {
    Unknown(parameter, "a " + value.TypeName() + " where texts are needed");
  }

  void Text(const std::string& parameter, std::string& out) {
    const Value* value = Known(parameter);
    if (value == nullptr) return;
    if (!value->is(Kind::kString)) return Mismatch(parameter, *value);
    out = value->text();
  }

  void Texts(const std::string& parameter, std::vector<std::string>& out) {
    const Value* value = Known(parameter);
    if (value == nullptr) return;
    if (value->is(Kind::kString)) {
      out.push_back(value->text());
    } else if (!value->is_sequence()) {
      Mismatch(parameter, *value);
    } else {
      for (const Value& item : value->items()) {
        if (!item.is(Kind::kString)) return Mismatch(parameter, item);
        out.push_back(item.text());
      }
    }
  }

  void Sources(const std::string& parameter, std::vector<SourceText>& out) {
    const Value* value = Known(parameter);
    if (value == nullptr) return;
    if (value->is(Kind::kString)) {
      out.push_back(Source(*value));
    } else if (!value->is_sequence()) {
      Mismatch(parameter, *value);
    } else {
      for (const Value& item : value->items()) {
        if (!item.is(Kind::kString)) return Mismatch(parameter, item);
        out.push_back(Source(item));
      }
    }
  }

  // Source files that the module writes before it builds them.
  void Files() {
    Texts("sources", out_.files);
    for (const std::string& name : out_.files) {
      const auto found = written_.find(harness::KeptPath(name));
      if (found == written_.end()) {
        out_.missing_files.push_back(name);
      } else {
        (name.ends_with(".cu") ? out_.cuda_sources : out_.cpp_sources).push_back(Source(found->second));
      }
    }
  }

  SourceText Source(const Value& value) const {
    SourceText made;
    made.text = value.text();
    if (value.origin() == nullptr) return made;
    made.map = *value.origin();
    made.exact_map = !made.map.HasMade() && made.map.size() == made.text.size();
    made.span = SpanOf(value);
    if (made.exact_map) made.quoting = QuotingOf(made.map);
    return made;
  }

  const harness::SurveyedLiteral* LiteralAt(std::uint32_t place) const {
    const auto after =
        std::upper_bound(literals_.begin(), literals_.end(), place,
                         [](std::uint32_t at, const harness::SurveyedLiteral& literal) { return at < literal.begin; });
    if (after == literals_.begin()) return nullptr;
    return place <= std::prev(after)->end ? &*std::prev(after) : nullptr;
  }

  VirtualFile::Quoting QuotingOf(const OffsetMap& map) const {
    using Quoting = VirtualFile::Quoting;
    std::optional<Quoting> all;
    for (const auto& [begin, end] : map.Places()) {
      const harness::SurveyedLiteral* literal = LiteralAt(begin);
      if (literal == nullptr || literal->format || end > literal->end) return Quoting::kNone;
      const Quoting quoting = literal->raw      ? Quoting::kPythonRaw
                              : literal->triple ? Quoting::kPythonTriple
                                                : Quoting::kPythonSingle;
      if (all && *all != quoting) return Quoting::kNone;
      all = quoting;
    }
    return all.value_or(Quoting::kNone);
  }

  void Functions() {
    const Value* value = Known("functions");
    if (value == nullptr) return;
    std::vector<OfferedFunction> functions;
    const auto add = [&](const Value& name, std::string doc) {
      if (!name.is(Kind::kString)) {
        Mismatch("functions", name);
        return false;
      }
      functions.push_back({name.text(), std::move(doc), SpanOf(name)});
      return true;
    };
    if (value->is(Kind::kString)) {
      add(*value, "");
    } else if (value->is(Kind::kDict)) {
      for (const auto& [name, doc] : value->dict().entries) {
        if (!add(name, doc.is(Kind::kString) ? doc.text() : "")) return;
      }
    } else if (value->is_sequence()) {
      for (const Value& name : value->items()) {
        if (!add(name, "")) return;
      }
    } else {
      return Mismatch("functions", *value);
    }
    out_.functions = std::move(functions);
  }

  std::optional<bool> Flag(const std::string& parameter) {
    const Value* value = Known(parameter);
    if (value == nullptr || !value->is_number()) return std::nullopt;
    return value->number() != 0;
  }

  const SurveyedCall& call_;
  const std::vector<harness::SurveyedLiteral>& literals_;
  const std::map<std::string, Value>& written_;
  std::map<std::string, std::pair<const Value*, std::string>> given_;  // value, and its key in `failed`
  std::vector<std::string> spread_;
  Extension out_;
};

}  // namespace

bool Extension::Knows(std::string_view parameter) const {
  return std::find(unknown.begin(), unknown.end(), parameter) == unknown.end();
}

PythonReading ReadPython(std::string_view text) {
  return ReadPython(text, {0, static_cast<std::uint32_t>(text.size())});
}

PythonReading ReadPython(std::string_view text, source::Span within) {
  PythonReading reading;
  // Text around the module is blanked, so that offsets and lines stay the same.
  std::string module(text);
  for (std::uint32_t i = 0; i < module.size(); ++i) {
    if ((i < within.begin || i >= within.end) && module[i] != '\n') module[i] = ' ';
  }
  if (const auto problem = harness::PythonSyntaxProblem(module)) {
    reading.broken_line = problem->line;
    reading.broken = problem->what;
    reading.reported_line = problem->reported_line;
    reading.reported = problem->reported;
    return reading;
  }
  harness::SurveyOptions options;
  options.functions = {"load_inline", "cpp_extension.load", "RawKernel", "RawModule", "_compile_kernel"};
  const harness::SurveyResult survey = harness::SurveyPython(module, options);
  reading.error = survey.error.message;
  reading.error_line = survey.error.line;
  reading.error_is_certain = survey.certain;
  reading.has_model_new = std::find(survey.classes.begin(), survey.classes.end(), "ModelNew") != survey.classes.end();
  for (const SurveyedCall& call : survey.calls) reading.extensions.push_back(Reader(call, survey).Read());
  return reading;
}

}  // namespace assay::cuda
