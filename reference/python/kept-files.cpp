// Support functions of the preludes `kept.*` for files that a module writes.
#include <filesystem>

#include "reference/python/interpreter.h"

namespace assay::harness {

bool BuildsFromFiles(const std::string& text) {
  return text.find("cpp_extension") != std::string::npos && text.find("load(") != std::string::npos;
}

std::string KeptPath(const std::string& path) {
  return (std::filesystem::path("/module") / path).lexically_normal().string();
}

void AddKeptFiles(ValueNames& names) {
  constexpr std::size_t kMostFiles = 256;
  const auto path_of = [](Interpreter& in, const ValueList& args) {
    if (args.empty() || !args[0].is(Value::Kind::kString)) Unsupported("a file whose name is not known");
    return KeptPath(in.Text(args[0]));
  };
  names["keep_file"] = MakeNative("keep_file", [path_of](Interpreter& in, const ValueList& args, const ValueMap&) {
    if (args.size() != 2 || !args[1].is(Value::Kind::kString)) Unsupported("a file whose text is not known");
    if (in.kept_files().size() >= kMostFiles) throw Stopped{"the module writes too many files"};
    in.kept_files()[path_of(in, args)] = args[1];
    return Value();
  });
  names["kept_file"] = MakeNative("kept_file", [path_of](Interpreter& in, const ValueList& args, const ValueMap&) {
    const auto found = in.kept_files().find(path_of(in, args));
    return found == in.kept_files().end() ? Value() : found->second;
  });
  names["drop_file"] = MakeNative("drop_file", [path_of](Interpreter& in, const ValueList& args, const ValueMap&) {
    in.kept_files().erase(path_of(in, args));
    return Value();
  });
}

}  // namespace assay::harness
