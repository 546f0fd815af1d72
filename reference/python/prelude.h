// Texts of the modules that the evaluator brings along, written in the subset that it reads.
#pragma once

namespace assay::harness {

extern const char* const kNnText;
extern const char* const kNnLayersText;
extern const char* const kNnRecurrentText;
extern const char* const kNnAttentionText;
extern const char* const kNnInitText;
extern const char* const kAutogradText;
extern const char* const kNumpyText;
extern const char* const kNumpyRandomText;
extern const char* const kRandomText;
extern const char* const kTypingText;
extern const char* const kCollectionsText;
extern const char* const kFunctoolsText;
extern const char* const kItertoolsText;
extern const char* const kCopyText;
extern const char* const kSparseText;
extern const char* const kScipySpecialText;
extern const char* const kAstText;

}  // namespace assay::harness
