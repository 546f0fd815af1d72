// The source of random kernels: numbers, choices, placeholders of a text, and the sites at which it can be made wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace assay::agreement {

// Two kernels of one seed differ only in the bent sites: bending uses separate random numbers.
class Draw {
 public:
  Draw(std::uint64_t seed, std::set<int> bent)
      : random_(seed * 0x9E3779B97F4A7C15ull + 1), bends_(seed * 0xD1B54A32D192ED03ull + 5), bent_(std::move(bent)) {}

  int Pick(int n) { return static_cast<int>(random_() % static_cast<std::uint64_t>(n)); }
  template <class... Choices>
  std::string One(Choices... choices) {
    const std::vector<std::string> all = {choices...};
    return all[static_cast<std::size_t>(Pick(static_cast<int>(all.size())))];
  }

  void Set(const std::string& name, std::string text) { holes_[name] = std::move(text); }
  void Set(const std::string& name, std::int64_t value) { holes_[name] = std::to_string(value); }
  const std::string& Get(const std::string& name) const { return holes_.at(name); }
  std::string Fill(std::string text) const;

  // An expression, or one that is nearly the same.
  std::string Bent(const std::string& text);
  // A one-line statement, or none, or one that some rounds leave out; it may use `at`, `count` and `round`.
  std::string Kept(const std::string& statement);
  // The same outside of the loop over tiles.
  std::string KeptOnce(const std::string& statement);
  // One of two texts; `wrong` if the site is bent.
  std::string Either(const std::string& right, const std::string& wrong);

  int sites() const { return sites_; }

 private:
  bool BendsHere() { return bent_.contains(sites_++); }
  int Which(int n) { return static_cast<int>(bends_() % static_cast<std::uint64_t>(n)); }

  std::mt19937_64 random_, bends_;
  std::set<int> bent_;
  int sites_ = 0;
  std::map<std::string, std::string> holes_{{"GROUP", "1"}};
};

}  // namespace assay::agreement
