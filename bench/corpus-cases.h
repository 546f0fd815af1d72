// The bundled cases as the benchmarks use them, and Clang on the same text as the yardstick.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/source/project.h"

namespace assay::bench {

struct Case {
  std::string name;
  std::string path;    // input
  std::string folder;  // .npy files of the contract lie here
  std::optional<Contract> contract;
};

// Every folder of corpus/kernels, by name. `with_contract`: only those that have one.
std::vector<Case> CorpusCases(bool with_contract);

// Runs `clang++ -fsyntax-only` on the host and the kernel file of a project, each against the same model headers and
// with the flags that the front end uses, without precompiled headers. Writes the files below `scratch`.
class SyntaxOnly {
 public:
  SyntaxOnly(std::string resources, std::string scratch);
  // Milliseconds of both runs together; 0 where the project has no code.
  double Run(const Project& project) const;

 private:
  std::string resources_;
  std::string scratch_;
};

double Median(std::vector<double> values);

}  // namespace assay::bench
