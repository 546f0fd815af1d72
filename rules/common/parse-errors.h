// Compile errors as rules see them: each place once.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "analyzer/diagnostics/emitter.h"
#include "analyzer/facts/parse.h"

namespace assay::rules {

// Errors of these classes by position, without those that repeat the place and name of another.
std::vector<const ParseError*> ErrorsOf(const ParseFacts& parse, std::initializer_list<ParseErrorClass> classes);

// The same, with all errors about one name (in one half and owner) together; groups by the position of their first.
std::vector<std::vector<const ParseError*>> ErrorsByName(const ParseFacts& parse,
                                                         std::initializer_list<ParseErrorClass> classes);

// Labels the other places of a group (at most three) and says how many more there are.
void LabelRest(FindingBuilder& finding, const std::vector<const ParseError*>& group, const std::string& label);

// Whether there is a compile error at this place.
bool IsRefused(const ParseFacts& parse, const SourceRange& place);

// Adds one note for all errors that follow from an error.
void NoteFollowers(FindingBuilder& finding, const ParseError& error);

// Adds which dtype combinations an error shows up in, where it is not all of them.
void NoteCombos(FindingBuilder& finding, const ParseError& error);

// "Tensor<float>" -> "float"; empty if the type has no template argument.
std::string ElementOf(const std::string& type);
// "Vendor::Tensor<float>" -> "Tensor<float>", "const unsigned int" -> "uint32_t".
std::string ShortType(std::string type);
bool IsUnsigned(const std::string& type);
bool IsIdentifier(const std::string& text);

}  // namespace assay::rules
