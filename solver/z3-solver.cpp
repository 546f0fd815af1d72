// The only file that uses Z3. Integers by default; bit-vectors, wide enough never to overflow, if the query contains
// a wrap.
#include <z3.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "solver/query-log.h"
#include "solver/query.h"
#include "solver/small-domain.h"

namespace assay {
namespace {

constexpr unsigned kMaxBits = 128;

// Z3 reports errors through a handler; the default one ends the process.
void Ignore(Z3_context, Z3_error_code) {}

class Context {
 public:
  Context() {
    Z3_config config = Z3_mk_config();
    Z3_set_param_value(config, "model", "true");
    Z3_set_param_value(config, "auto_config", "false");
    z3_ = Z3_mk_context(config);
    Z3_del_config(config);
    Z3_set_error_handler(z3_, Ignore);
  }
  ~Context() { Z3_del_context(z3_); }
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  Z3_context get() const { return z3_; }

 private:
  Z3_context z3_ = nullptr;
};

class SolverHandle {
 public:
  SolverHandle(Z3_context c, std::uint64_t budget, const char* logic) : c_(c) {
    solver_ = logic ? Z3_mk_solver_for_logic(c, Z3_mk_string_symbol(c, logic)) : Z3_mk_simple_solver(c);
    Z3_solver_inc_ref(c_, solver_);
    Z3_params params = Z3_mk_params(c_);
    Z3_params_inc_ref(c_, params);
    Z3_params_set_uint(c_, params, Z3_mk_string_symbol(c_, "random_seed"), 7);
    Z3_params_set_uint(c_, params, Z3_mk_string_symbol(c_, "rlimit"),
                       static_cast<unsigned>(std::min<std::uint64_t>(budget, 4'000'000'000u)));
    // The nonlinear engine does not count its work towards the limit: some products would run forever.
    if (!logic) Z3_params_set_bool(c_, params, Z3_mk_string_symbol(c_, "arith.nl.nra"), false);
    Z3_solver_set_params(c_, solver_, params);
    Z3_params_dec_ref(c_, params);
  }
  ~SolverHandle() { Z3_solver_dec_ref(c_, solver_); }
  SolverHandle(const SolverHandle&) = delete;
  SolverHandle& operator=(const SolverHandle&) = delete;
  Z3_solver get() const { return solver_; }

 private:
  Z3_context c_;
  Z3_solver solver_ = nullptr;
};

std::vector<Expr> NodesOf(const std::vector<Expr>& roots) {
  std::vector<Expr> order;
  std::unordered_map<const ExprNode*, bool> seen;
  auto visit = [&](auto&& self, Expr e) -> void {
    if (std::exchange(seen[e.node()], true)) return;
    for (Expr operand : e->operands) self(self, operand);
    order.push_back(e);
  };
  for (Expr e : roots) visit(visit, e);
  return order;
}

// A product, quotient or remainder of two unknowns, or a remainder by a large number.
bool IsNonlinear(Expr e) {
  if (e->kind == ExprKind::kWrapSigned || e->kind == ExprKind::kWrapUnsigned) return true;
  if (e->kind == ExprKind::kMul) return !e->operands[0]->IsConst() && !e->operands[1]->IsConst();
  return (e->kind == ExprKind::kDiv || e->kind == ExprKind::kRem) && !e->operands[1]->IsConst();
}

bool IsTruth(ExprKind kind) {
  return kind == ExprKind::kEq || kind == ExprKind::kLt || kind == ExprKind::kLe || kind == ExprKind::kAnd ||
         kind == ExprKind::kOr || kind == ExprKind::kNot;
}

// Translates expressions; numbers are Z3 integers, or signed bit-vectors of `bits` where bits > 0.
class Encoder {
 public:
  Encoder(Z3_context c, unsigned bits) : c_(c), bits_(bits) {
    sort_ = bits ? Z3_mk_bv_sort(c, bits) : Z3_mk_int_sort(c);
  }

  Z3_ast Truth(Expr e) {
    if (auto found = truths_.find(e.node()); found != truths_.end()) return found->second;
    const Z3_ast made = IsTruth(e->kind) ? MakeTruth(e) : Z3_mk_not(c_, Z3_mk_eq(c_, Number(e), Constant(0)));
    return truths_[e.node()] = made;
  }

  Z3_ast Number(Expr e) {
    if (auto found = numbers_.find(e.node()); found != numbers_.end()) return found->second;
    const Z3_ast made = IsTruth(e->kind) ? Z3_mk_ite(c_, Truth(e), Constant(1), Constant(0)) : MakeNumber(e);
    return numbers_[e.node()] = made;
  }

  Z3_ast Constant(WideInt v) { return Z3_mk_numeral(c_, PrintInt(v).c_str(), sort_); }
  Z3_ast SymbolOf(WideInt index) { return Z3_mk_const(c_, Z3_mk_int_symbol(c_, static_cast<int>(index)), sort_); }
  Z3_ast Less(Z3_ast a, Z3_ast b) { return bits_ ? Z3_mk_bvslt(c_, a, b) : Z3_mk_lt(c_, a, b); }
  Z3_ast LessEqual(Z3_ast a, Z3_ast b) { return bits_ ? Z3_mk_bvsle(c_, a, b) : Z3_mk_le(c_, a, b); }

 private:
  Z3_ast MakeTruth(Expr e) {
    const auto& o = e->operands;
    if (e->kind == ExprKind::kNot) return Z3_mk_not(c_, Truth(o[0]));
    if (e->kind == ExprKind::kAnd || e->kind == ExprKind::kOr) {
      const Z3_ast both[] = {Truth(o[0]), Truth(o[1])};
      return e->kind == ExprKind::kAnd ? Z3_mk_and(c_, 2, both) : Z3_mk_or(c_, 2, both);
    }
    const Z3_ast a = Number(o[0]);
    const Z3_ast b = Number(o[1]);
    if (e->kind == ExprKind::kEq) return Z3_mk_eq(c_, a, b);
    return e->kind == ExprKind::kLt ? Less(a, b) : LessEqual(a, b);
  }

  Z3_ast MakeNumber(Expr e) {
    const auto& o = e->operands;
    switch (e->kind) {
      case ExprKind::kConst:
        return Constant(e->value);
      case ExprKind::kSymbol:
        return SymbolOf(e->value);
      case ExprKind::kAdd: {
        Z3_ast sum = Number(o[0]);
        for (std::size_t i = 1; i < o.size(); ++i) sum = Plus(sum, Number(o[i]));
        return sum;
      }
      case ExprKind::kMul: {
        const Z3_ast both[] = {Number(o[0]), Number(o[1])};
        return bits_ ? Z3_mk_bvmul(c_, both[0], both[1]) : Z3_mk_mul(c_, 2, both);
      }
      case ExprKind::kDiv:
      case ExprKind::kRem:
        return Quotient(e);
      case ExprKind::kMin:
      case ExprKind::kMax: {
        const Z3_ast a = Number(o[0]);
        const Z3_ast b = Number(o[1]);
        return e->kind == ExprKind::kMin ? Z3_mk_ite(c_, LessEqual(a, b), a, b) : Z3_mk_ite(c_, LessEqual(a, b), b, a);
      }
      case ExprKind::kSelect:
        return Z3_mk_ite(c_, Truth(o[0]), Number(o[1]), Number(o[2]));
      default:
        return Wrapped(e);
    }
  }

  Z3_ast Plus(Z3_ast a, Z3_ast b) {
    const Z3_ast both[] = {a, b};
    return bits_ ? Z3_mk_bvadd(c_, a, b) : Z3_mk_add(c_, 2, both);
  }

  Z3_ast Negated(Z3_ast a) { return bits_ ? Z3_mk_bvneg(c_, a) : Z3_mk_unary_minus(c_, a); }

  // Z3's integer division rounds so that the remainder is >= 0; ours rounds towards zero.
  Z3_ast Quotient(Expr e) {
    const bool rem = e->kind == ExprKind::kRem;
    const Expr dividend = e->operands[0];
    const Expr divisor = e->operands[1];
    const Z3_ast a = Number(dividend);
    const Z3_ast b = Number(divisor);
    Z3_ast q = nullptr;
    if (bits_) {
      q = rem ? Z3_mk_bvsrem(c_, a, b) : Z3_mk_bvsdiv(c_, a, b);
    } else {
      auto of = [&](Z3_ast x, Z3_ast y) { return rem ? Z3_mk_mod(c_, x, y) : Z3_mk_div(c_, x, y); };
      auto by = [&](Z3_ast y, bool negate) {
        const Z3_ast plus = of(a, y);
        const Z3_ast up = negate ? Negated(plus) : plus;
        if (dividend->range.lo >= 0) return up;
        const Z3_ast minus = of(Negated(a), y);
        return Z3_mk_ite(c_, LessEqual(Constant(0), a), up, negate ? minus : Negated(minus));
      };
      q = by(b, false);
      if (divisor->range.lo < 0) q = Z3_mk_ite(c_, Less(b, Constant(0)), by(Negated(b), !rem), q);
    }
    if (divisor->range.lo > 0 || divisor->range.hi < 0) return q;
    return Z3_mk_ite(c_, Z3_mk_eq(c_, b, Constant(0)), rem ? a : Constant(0), q);
  }

  Z3_ast Wrapped(Expr e) {
    const unsigned width = static_cast<unsigned>(e->value);
    const Z3_ast a = Number(e->operands[0]);
    const bool is_signed = e->kind == ExprKind::kWrapSigned;
    if (bits_) {
      if (width >= bits_) return a;
      const Z3_ast low = Z3_mk_extract(c_, width - 1, 0, a);
      return is_signed ? Z3_mk_sign_ext(c_, bits_ - width, low) : Z3_mk_zero_ext(c_, bits_ - width, low);
    }
    const WideInt modulus = static_cast<WideInt>(1) << width;
    if (!is_signed) return Z3_mk_mod(c_, a, Constant(modulus));
    const Z3_ast moved = Z3_mk_mod(c_, Plus(a, Constant(modulus / 2)), Constant(modulus));
    return Plus(moved, Constant(-modulus / 2));
  }

  Z3_context c_;
  unsigned bits_;
  Z3_sort sort_ = nullptr;
  std::unordered_map<const ExprNode*, Z3_ast> numbers_;
  std::unordered_map<const ExprNode*, Z3_ast> truths_;
};

// The width at which no node overflows, sign included; 0 if that is more than kMaxBits.
unsigned BitsFor(const std::vector<Expr>& nodes) {
  WideInt largest = 1;
  for (Expr e : nodes) {
    largest = std::max({largest, e->range.hi, -e->range.lo});
    if (e->kind == ExprKind::kWrapSigned || e->kind == ExprKind::kWrapUnsigned) {
      largest = std::max(largest, static_cast<WideInt>(1) << static_cast<unsigned>(e->value));
    }
  }
  unsigned bits = 2;
  while (bits < kMaxBits && (largest >> (bits - 2)) != 0) ++bits;
  return largest >= (static_cast<WideInt>(1) << 120) ? 0 : bits;
}

std::optional<WideInt> ParseNumeral(const std::string& text, unsigned bits) {
  WideInt v = 0;
  for (char ch : text) {
    if (ch == '-') continue;
    if (ch < '0' || ch > '9') return std::nullopt;
    v = v * 10 + (ch - '0');
  }
  if (!text.empty() && text[0] == '-') v = -v;
  if (bits && bits < kMaxBits && (v >> (bits - 1)) != 0) v -= static_cast<WideInt>(1) << bits;
  return v;
}

}  // namespace

struct Solver::Impl {
  std::optional<Context> context;  // made by the first question that needs it
  std::uint64_t asked = 0;
  std::uint64_t spent = 0;

  Answer Ask(const Query& query, unsigned bits);
  void Count(Z3_solver solver);
  Answer ReadModel(Z3_solver solver, Encoder& encoder, const Query& query, const std::vector<Expr>& nodes,
                   unsigned bits);
};

Solver::Solver() : impl_(std::make_unique<Impl>()) {}
Solver::~Solver() = default;
std::uint64_t Solver::asked() const { return impl_->asked; }
std::uint64_t Solver::spent() const { return impl_->spent; }

void Solver::Impl::Count(Z3_solver solver) {
  const Z3_context c = context->get();
  const Z3_stats stats = Z3_solver_get_statistics(c, solver);
  Z3_stats_inc_ref(c, stats);
  for (unsigned i = 0; i < Z3_stats_size(c, stats); ++i) {
    if (std::string_view(Z3_stats_get_key(c, stats, i)) == "rlimit count") spent = Z3_stats_get_uint_value(c, stats, i);
  }
  Z3_stats_dec_ref(c, stats);
}

Answer Solver::Impl::ReadModel(Z3_solver solver, Encoder& encoder, const Query& query, const std::vector<Expr>& nodes,
                               unsigned bits) {
  const Z3_context c = context->get();
  const Z3_model model = Z3_solver_get_model(c, solver);
  if (!model) return {AnswerKind::kError, "the solver gave no model", {}};
  Z3_model_inc_ref(c, model);
  Answer answer{AnswerKind::kSat, "", {}};
  for (Expr e : nodes) {
    if (e->kind != ExprKind::kSymbol) continue;
    Z3_ast value = nullptr;
    std::optional<WideInt> parsed;
    if (Z3_model_eval(c, model, encoder.SymbolOf(e->value), true, &value) && value) {
      parsed = ParseNumeral(Z3_get_numeral_string(c, value), bits);
    }
    if (!parsed) {
      answer = {AnswerKind::kError, "the solver's model has no number for a symbol", {}};
      break;
    }
    answer.model.values[static_cast<SymbolId>(e->value)] = *parsed;
  }
  Z3_model_dec_ref(c, model);
  if (answer.kind != AnswerKind::kSat) return answer;
  for (Expr e : query.assertions) {
    const auto holds = Evaluate(e, answer.model.values);
    if (!holds || *holds == 0) return {AnswerKind::kError, "the solver's model does not satisfy the query", {}};
  }
  return answer;
}

Answer Solver::Impl::Ask(const Query& query, unsigned bits) {
  ++asked;
  if (!context) context.emplace();
  const Z3_context c = context->get();
  const std::vector<Expr> nodes = NodesOf(query.assertions);
  const bool products = bits == 0 && std::any_of(nodes.begin(), nodes.end(), IsNonlinear);
  SolverHandle solver(c, LimitedBudget(products ? std::min(query.budget, query.product_budget) : query.budget),
                      bits ? "QF_BV" : nullptr);
  Encoder encoder(c, bits);
  for (Expr e : nodes) {
    if (e->kind != ExprKind::kSymbol) continue;
    const Z3_ast symbol = encoder.SymbolOf(e->value);
    Z3_solver_assert(c, solver.get(), encoder.LessEqual(encoder.Constant(e->range.lo), symbol));
    const auto tighter = query.at_most.find(static_cast<SymbolId>(e->value));
    const WideInt hi = tighter == query.at_most.end() ? e->range.hi : std::min(e->range.hi, tighter->second);
    Z3_solver_assert(c, solver.get(), encoder.LessEqual(symbol, encoder.Constant(hi)));
  }
  for (Expr e : query.assertions) Z3_solver_assert(c, solver.get(), encoder.Truth(e));
  if (Z3_get_error_code(c) != Z3_OK) {
    return {AnswerKind::kError, Z3_get_error_msg(c, Z3_get_error_code(c)), {}};
  }
  const std::uint64_t before = spent;
  const auto begin = std::chrono::steady_clock::now();
  const Z3_lbool checked = Z3_solver_check(c, solver.get());
  Count(solver.get());
  const std::chrono::duration<double, std::milli> lasted = std::chrono::steady_clock::now() - begin;
  AddQueryCost(query.name, spent - std::min(before, spent), lasted.count());
  if (LogsQuestions()) {
    const std::string_view answer = checked == Z3_L_TRUE    ? "sat"
                                    : checked == Z3_L_FALSE ? "unsat"
                                                            : Z3_solver_get_reason_unknown(c, solver.get());
    LogQuestion(query, Z3_solver_to_string(c, solver.get()), answer);
  }
  switch (checked) {
    case Z3_L_TRUE:
      return ReadModel(solver.get(), encoder, query, nodes, bits);
    case Z3_L_FALSE:
      return {AnswerKind::kUnsat, "", {}};
    default:
      break;
  }
  return {AnswerKind::kUnknown, Z3_solver_get_reason_unknown(c, solver.get()), {}};
}

Answer Solver::Check(const Query& query) {
  for (Expr e : query.assertions) {
    if (e->IsConst(0)) return {AnswerKind::kUnsat, "", {}};
  }
  const std::vector<Expr> nodes = NodesOf(query.assertions);
  if (auto answer = CheckSmallDomain(query)) return *answer;
  const bool wraps = std::any_of(query.assertions.begin(), query.assertions.end(), [](Expr e) { return e->has_wrap; });
  if (const unsigned bits = wraps ? BitsFor(nodes) : 0) {
    const Answer answer = impl_->Ask(query, bits);
    if (answer.kind == AnswerKind::kSat || answer.kind == AnswerKind::kUnsat) return answer;
  }
  return impl_->Ask(query, 0);
}

Answer Solver::CheckSmallest(const Query& query, const std::vector<SymbolId>& order) {
  Answer best = Check(query);
  if (best.kind != AnswerKind::kSat) return best;
  std::map<SymbolId, WideInt> lows;
  for (Expr e : NodesOf(query.assertions)) {
    if (e->kind == ExprKind::kSymbol) lows[static_cast<SymbolId>(e->value)] = e->range.lo;
  }
  Query tighter = query;
  for (SymbolId symbol : order) {
    if (!lows.contains(symbol)) continue;
    WideInt lo = lows[symbol];
    while (lo < best.model.values[symbol]) {
      const WideInt middle = lo + (best.model.values[symbol] - lo) / 2;
      tighter.at_most[symbol] = middle;
      const Answer answer = Check(tighter);
      if (answer.kind == AnswerKind::kSat) {
        best = answer;
      } else if (answer.kind == AnswerKind::kUnsat) {
        lo = middle + 1;
      } else {
        break;
      }
    }
    tighter.at_most[symbol] = best.model.values[symbol];
  }
  return best;
}

}  // namespace assay
