// Compile errors as facts. The front end fills these; the dialect says what each means in the vendor's vocabulary.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

enum class Half { kHost, kKernel };

enum class ParseErrorClass {
  kOther,             // a C++ error without a more telling name
  kSyntax,            // the text is not C++ here
  kInventedName,      // an identifier that no release of the vendor API has
  kUnmodelledName,    // real, but our headers lack it: our gap, never an error of the kernel
  kOtherRelease,      // real, but not in the release that the input is judged for
  kUndeclared,        // an identifier of the user's own that is not declared
  kInventedMember,    // a member that its (vendor) class does not have
  kNoOverload,        // a real API with arguments that no overload takes
  kScalarAsTensor,    // a scalar instead of a tensor
  kTensorAsScalar,    // a tensor instead of a scalar
  kTensorExpression,  // an operator or conversion that tensors do not have
  kNoValue,           // the value of a call that returns nothing
  kHeaderNotFound,
  kHostMath,            // host C or C++ library function called on the core
  kHostCall,            // function that is not marked as device code, called on the core
  kUnsignedFloat,       // float <-> unsigned conversion on the core
  kTilingFieldDirect,   // `tiling.f = v` on the host's macro class
  kTilingFieldMissing,  // set_f / get_f / field that the tiling struct does not declare
  kTilingClassMissing,  // GET_TILING_DATA without a registered tiling class
  kShapeKind,           // gert::Shape and gert::StorageShape mixed up
  kNamespace,           // real name, its namespace missing
  kHostApi,             // member or type that the host API does not have, or has with other arguments
  kHostName,            // name whose header the host code does not include, or that is newer than its C++
  kRegistrationMacro,   // macro that no release has, meant to register something
  kPythonLiteral,       // None, True, False, [1, 2] in C++
  kTilingArray,         // `f[8]` in the macro for scalar fields
  kMissingInclude,      // declared by a header that exists and is not included; `suggestion` names it
  kDtypeUnsupported,    // the API exists, not for this element type
  kOtherSide,           // a function of the host called on the device, or the other way round
  kVariableLength,      // a variable-length array in a language without them
  kHalfOperator,        // an operator or conversion of a half type that the build's flags take away
  kRemovedName,         // a function of earlier releases; `suggestion` is what took its place
  kAtomicType,          // an atomic operation on a type that it has no form for
  kMixedTypes           // two types where a template wants one
};

struct ParseNote {
  SourceRange range;
  std::string message;
};

struct ParseError {
  Half half = Half::kKernel;
  ParseErrorClass what = ParseErrorClass::kOther;
  SourceRange range;                        // the offending tokens
  SourceRange statement;                    // the whole call or statement, where known
  std::string diag;                         // Clang's name of the diagnostic: "err_undeclared_var_use"
  std::string message;                      // Clang's text
  std::string name;                         // the identifier, function or header in question
  std::string owner;                        // class or namespace it was looked up in, where known
  std::string suggestion;                   // closest real name by meaning or spelling; empty if none
  std::string since;                        // first release that has the name, where not all have it
  std::string until;                        // first release that lacks it again
  std::vector<std::string> argument_types;  // of the call, where the error is about a call
  std::vector<SourceRange> argument_ranges;
  int argument = -1;              // index of the offending argument, where one is
  std::string expected;           // what the argument should be: "const half*"
  std::string signature;          // of the candidate closest to a failed call: "Max(dst, src0, src1, calCount)"
  std::vector<std::string> args;  // of the diagnostic, as text
  SourceRange declaration;        // of the user's own function or variable concerned, where one is; its first token on
  std::vector<ParseNote> notes;
  std::vector<ParseNote> followers;  // errors that would not be without this one
  bool in_template = false;          // only inside an instantiation
  std::vector<std::string> combos;   // dtype combinations it shows up in; empty = all
};

// The value of ParseError::expected for a name that exists but is used in a wrong place.
inline constexpr std::string_view kHostsName = "a name of the host";        // in code of the core
inline constexpr std::string_view kUndeclaredName = "a declared name";      // of the C++ library, not included
inline constexpr std::string_view kClassTemplateName = "a class template";  // which may be called like a function
inline constexpr std::string_view kSetField = "a field with a setter";      // assigned to, or read, by its bare name

// Whether an overload refuses a dtype that is bfloat16_t.
inline bool RefusesBfloat16(const ParseError& error) {
  return error.what == ParseErrorClass::kDtypeUnsupported &&
         std::any_of(error.notes.begin(), error.notes.end(), [](const ParseNote& note) {
           return note.message.find("__bf16") != std::string::npos ||
                  note.message.find("bfloat16_t") != std::string::npos;
         });
}

struct ParseFacts {
  bool host_parsed = false;
  bool kernel_parsed = false;
  std::vector<ParseError> errors;  // by position
  // Errors that are not certain, because a file that the input includes is missing or not modelled.
  std::vector<ParseError> unsure;
  std::vector<std::string> beyond;  // which those are, and what else is beyond this model, as one reason each
  std::vector<std::string> apart;   // files of another library of the project, which are not judged
  std::vector<std::string> unread;  // files and dtype combinations beyond the number that is parsed
};

}  // namespace assay
