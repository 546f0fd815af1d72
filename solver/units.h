// The units of a launch, each of which runs the kernel's code: its cores, or the threads of its blocks. A unit has a
// place on every axis; here they are numbered as well, from 0, inner axes fastest.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "analyzer/facts/events.h"

namespace assay {

class Units {
 public:
  explicit Units(const DeviceEvents& events);

  // According to the ranges of the axes; the hypotheses of a launch may exclude the last ones.
  WideInt count() const { return count_; }
  bool IsAxis(SymbolId id) const;
  bool AnyAxisIn(const std::set<SymbolId>& symbols) const;
  // Sets the symbols of the axes to the values of this unit, and reads its number from them.
  void Put(WideInt unit, std::vector<WideInt>& symbols) const;
  WideInt NumberOf(const std::vector<WideInt>& symbols) const;
  // The values of the axes for a model.
  void Copy(const std::vector<WideInt>& symbols, Assignment& to) const;
  // The same as constants of the pool.
  std::map<SymbolId, Expr> Constants(WideInt unit, ExprPool& pool) const;
  // The names of the axes and their values for a unit, for people.
  void Name(WideInt unit, std::map<std::string, std::int64_t>& model) const;

 private:
  struct Axis {
    SymbolId symbol = 0;
    std::string name;
    ExprRange range;
  };
  template <class Take>
  void Split(WideInt unit, const Take& take) const;

  std::vector<Axis> axes_;
  WideInt count_ = 1;
};

// A unit other than the one that the events refer to: a separate symbol for each axis.
class OtherUnit {
 public:
  OtherUnit(const DeviceEvents& events, ExprPool& pool);

  // The expressions that replace the axes there.
  const std::map<SymbolId, Expr>& elsewhere() const { return elsewhere_; }
  // The axes of both, for people.
  std::map<std::string, Expr> Names() const;
  // It has a lower number than the one of the events, or a higher one.
  Expr Before() const { return Compare(true); }
  Expr After() const { return Compare(false); }

 private:
  struct Axis {
    std::string name;
    std::string other_name;
    Expr here;
    Expr there;
  };
  Expr Compare(bool before) const;

  ExprPool& pool_;
  std::vector<Axis> axes_;
  std::map<SymbolId, Expr> elsewhere_;
};

}  // namespace assay
