// An independent implementation of the vector unit's arithmetic and addressing, for the differential tests: numbers are
// decoded bit by bit, computed with 113 bits and rounded by one routine that knows nothing of the hardware formats but
// their sizes; operands are traversed lane by lane from the documented addresses. Shares no code with the simulator.
#pragma once

#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/unit/simulator/device-fixture.h"

namespace assay::second {

__extension__ typedef __float128 Quad;

enum Round { kNone, kRint, kFloor, kCeil, kAway, kTrunc, kOdd };

bool IsReal(Dtype dtype);
int Size(Dtype dtype);
bool IsSigned(Dtype dtype);

// A floating-point number of the dtype. Exact: every one of them is a double.
double DecodeReal(Dtype dtype, std::uint64_t bits);
// The nearest (or otherwise rounded) number of the dtype; infinity on overflow.
std::uint64_t EncodeReal(Dtype dtype, Quad value, Round round = kRint);
std::uint64_t NotANumber(Dtype dtype);
__int128 DecodeWhole(Dtype dtype, std::uint64_t bits);
std::uint64_t Wrap(Dtype dtype, __int128 value);
// Rounded to an integer, then clamped to the dtype; NaN is 0.
__int128 Clamp(Dtype dtype, __int128 value);
__int128 RoundToWhole(Quad value, Round round);

std::uint64_t Get(const std::vector<std::uint8_t>& image, std::int64_t at, int size);
void Set(std::vector<std::uint8_t>& image, std::int64_t at, int size, std::uint64_t bits);
// Equal bits, or both NaN.
bool Same(Dtype dtype, std::uint64_t a, std::uint64_t b);

// One result of an elementwise operation, from the bits of its operands (`old` is the destination's).
std::uint64_t Elementwise(int op, Dtype dtype, Dtype source, std::uint64_t a, std::uint64_t b, std::uint64_t old,
                          double scalar);
std::uint64_t Convert(Dtype to, Dtype from, Round round, std::uint64_t bits);
bool Compare(int mode, Dtype dtype, std::uint64_t a, std::uint64_t b);
// Sum of the numbers by a binary tree of neighbours over `width` places, every sum rounded; absent lanes are zero.
std::uint64_t TreeSum(Dtype dtype, std::vector<double> places, int width);

// How one call specifies its lanes.
struct Form {
  enum Kind { kCount, kMaskCount, kMaskBits, kRegister, kCounterCount, kCounterBits, kCounterRegister } kind = kCount;
  std::int64_t n = 0;  // count form and counter mode: all elements
  std::uint64_t mask0 = 0, mask1 = 0;
  int repeat = 1;
  int d_block = 1, a_block = 1, b_block = 1, d_repeat = 8, a_repeat = 8, b_repeat = 8;
};

struct Lane {
  std::int64_t repeat, lane;
};
// The lanes of a call whose repeats have `per_repeat` elements, in order.
std::vector<Lane> LanesOf(const Form& form, int per_repeat);
// Byte of a lane in an operand; the count form is contiguous.
std::int64_t Address(const Form& form, int per_repeat, const Lane& lane, int size, int block, int repeat);

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  std::uint64_t Bits() { return engine_(); }
  std::int64_t Below(std::int64_t n) { return static_cast<std::int64_t>(engine_() % static_cast<std::uint64_t>(n)); }
  bool Chance(int percent) { return Below(100) < percent; }
  // Bits of one element: mostly of moderate size, sometimes zero, infinite, NaN, subnormal or arbitrary bits.
  std::uint64_t Element(Dtype dtype);
  double Scalar(Dtype dtype);
  // A form of the kind, within an image of `image` bytes.
  Form FormOf(Form::Kind kind, int widest, std::int64_t image);

 private:
  std::mt19937_64 engine_;
};

// Local memory in which every byte is defined, and its expected contents after an instruction.
class Images : public device::Device {
 protected:
  static constexpr std::int64_t kImage = 8192;
  static constexpr int kOperands = 4;

  // Runs `body` on the device with the operands' buffers allocated.
  void OnDevice(const std::function<void()>& body);
  // Fills operand `i` with random elements.
  void Fill(int i, Dtype dtype, Random& random);
  void Load(int i);
  // Compares the buffer of operand `i` with its image; `dtype` determines which bits are NaN.
  void Expect(int i, Dtype dtype, const std::string& what);

  std::uint64_t buffer_[kOperands] = {};
  std::vector<std::uint8_t> image_[kOperands];
  int cases_ = 0;

 private:
  std::uint8_t* in_ = nullptr;
  std::uint8_t* out_ = nullptr;
};

}  // namespace assay::second
