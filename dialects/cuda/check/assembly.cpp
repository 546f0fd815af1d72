// Assembly in device code: sizes of operands, names of instructions.
#include <fmt/format.h>

#include <algorithm>

#include "dialects/cuda/check/body-walk.h"
#include "dialects/cuda/check/context.h"

namespace assay::cuda {
namespace {

// Every instruction of the PTX ISA up to 9.0; `cctl` and `cctlu` are undocumented but assemble.
constexpr std::string_view kInstructions =
    " abs activemask add addc alloca and applypriority atom bar barrier bfe bfi bfind bmsk bra brev brkpt "
    "brx call cctl cctlu clmad clusterlaunchcontrol clz cnot copysign cos cp createpolicy cvt cvta "
    "discard div dp2a dp4a elect ex2 exit fence fma fns getctarank griddepcontrol isspacep istypep ld "
    "ldmatrix ldu lg2 lop3 mad mad24 madc mapa match max mbarrier membar min mma mov movmatrix mul mul24 "
    "multimem nanosleep neg not or pmevent popc prefetch prefetchu prmt rcp red redux rem ret rsqrt sad "
    "selp set setmaxnreg setp shf shfl shl shr sin slct sqrt st stackrestore stacksave stmatrix sub subc "
    "suld suq sured sust szext tanh tcgen05 tensormap testp tex tld4 trap txq vabsdiff vabsdiff2 "
    "vabsdiff4 vadd vadd2 vadd4 vavrg2 vavrg4 vmad vmax vmax2 vmax4 vmin vmin2 vmin4 vote vset vset2 "
    "vset4 vshl vshr vsub vsub2 vsub4 wgmma wmma xor ";

bool IsInstruction(std::string_view name) {
  return kInstructions.find(fmt::format(" {} ", name)) != std::string_view::npos;
}

bool IsNameChar(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// The text without comments and blocks' braces, cut at semicolons.
std::vector<std::string> Statements(std::string_view text) {
  std::vector<std::string> statements(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "//") {
      i = std::min(text.find('\n', i), text.size());
    } else if (text.substr(i, 2) == "/*") {
      i = std::min(text.find("*/", i), text.size() - 1) + 1;
    } else if (text[i] == ';') {
      statements.emplace_back();
    } else {
      statements.back() += text[i];
    }
  }
  return statements;
}

std::string_view TrimLeft(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n{}");
  return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

// The instruction's name up to its first dot; empty if the statement has none that can be determined.
std::string_view InstructionName(std::string_view statement) {
  statement = TrimLeft(statement);
  for (;;) {
    if (statement.starts_with('@')) {
      const std::size_t end = statement.find_first_of(" \t\n");
      if (end == std::string_view::npos) return {};
      statement = TrimLeft(statement.substr(end));
    }
    std::size_t end = 0;
    while (end < statement.size() && IsNameChar(statement[end])) ++end;
    std::size_t after = end;
    while (after < statement.size() && (statement[after] == ' ' || statement[after] == '\t')) ++after;
    if (end > 0 && after < statement.size() && statement[after] == ':') {
      statement = TrimLeft(statement.substr(after + 1));
      continue;
    }
    // Followed by what follows a name; a name that is put together from operands has a per cent sign.
    const bool whole =
        end == statement.size() || std::string_view(". \t\n").find(statement[end]) != std::string_view::npos;
    const bool letter = end > 0 && statement[0] != '_' && (statement[0] < '0' || statement[0] > '9');
    return whole && letter ? statement.substr(0, end) : std::string_view();
  }
}

// Size and kind that a constraint requires; 0 if it accepts anything or is unknown.
struct Wanted {
  int size = 0;
  bool floating = false;
};

Wanted WantedBy(char letter) {
  switch (letter) {
    case 'h':
      return {2, false};
    case 'r':
      return {4, false};
    case 'l':
      return {8, false};
    case 'f':
      return {4, true};
    case 'd':
      return {8, true};
    default:
      return {};
  }
}

void CheckOperand(Context& context, const clang::Expr* operand, llvm::StringRef constraint) {
  const llvm::StringRef letter = constraint.ltrim("=+&%");
  if (operand == nullptr || letter.size() != 1) return;
  const Wanted wanted = WantedBy(letter[0]);
  clang::QualType type = operand->getType().getNonReferenceType();
  if (wanted.size == 0 || type->isDependentType() || type->isArrayType() || type->isFunctionType()) return;
  if (!type->isScalarType() || type->isIncompleteType()) return;
  const int size = static_cast<int>(context.ast.getTypeSizeInChars(type).getQuantity());
  if (size == wanted.size && type->isRealFloatingType() == wanted.floating) return;
  context.Add(
      "asm-operand-size", operand->getSourceRange(),
      fmt::format("asm operand type size({}) does not match type/size implied by constraint '{}'", size, letter[0]));
}

void CheckOperands(Context& context, const clang::GCCAsmStmt& assembly) {
  for (unsigned i = 0; i < assembly.getNumOutputs(); ++i)
    CheckOperand(context, assembly.getOutputExpr(i), assembly.getOutputConstraint(i));
  for (unsigned i = 0; i < assembly.getNumInputs(); ++i) {
    // An operand that Clang converts for the constraint is judged as written.
    const clang::Expr* input = assembly.getInputExpr(i);
    CheckOperand(context, input, assembly.getInputConstraint(i));
  }
}

void CheckInstructions(Context& context, const clang::GCCAsmStmt& assembly) {
  const clang::StringLiteral* text = assembly.getAsmString();
  if (text == nullptr || (!assembly.isVolatile() && assembly.getNumOutputs() > 0)) return;
  for (const std::string& statement : Statements(text->getString())) {
    const std::string_view name = InstructionName(statement);
    if (name.empty() || IsInstruction(name)) continue;
    context.Add("bad-ptx", text->getSourceRange(),
                fmt::format("ptxas: Not a name of any known instruction: '{}'", name), std::string(name));
  }
}

}  // namespace

void CheckAssembly(Context& context) {
  for (const clang::FunctionDecl* function : context.code.functions) {
    if (!IsOnDevice(*function) || IsDependent(*function)) continue;
    WalkBody(*function, [&](const clang::Stmt& statement, Around) {
      if (const auto* assembly = llvm::dyn_cast<clang::GCCAsmStmt>(&statement)) CheckOperands(context, *assembly);
      return true;
    });
  }
  for (const clang::FunctionDecl* function : Reached(context.code.functions, context.ast)) {
    if (!context.locator.InProject(function->getLocation())) continue;
    DeadCode dead(context.ast);
    WalkBody(*function, [&](const clang::Stmt& statement, Around) {
      if (dead.Holds(statement)) return false;
      // A jump may skip code of a `switch`.
      if (llvm::isa<clang::SwitchStmt>(statement)) return false;
      if (const auto* assembly = llvm::dyn_cast<clang::GCCAsmStmt>(&statement)) CheckInstructions(context, *assembly);
      return true;
    });
  }
}

}  // namespace assay::cuda
