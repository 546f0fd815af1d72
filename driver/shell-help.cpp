// See shell-help.h.
#include "driver/shell-help.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "analyzer/report/words.h"

namespace assay {
namespace {

std::vector<const CLI::App*> Commands(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// "--level" and "-j" of one option, all its spellings.
std::vector<std::string> Spellings(const CLI::Option& option) {
  std::vector<std::string> out;
  for (const std::string& name : option.get_snames()) out.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) out.push_back("--" + name);
  return out;
}

std::vector<std::string> AllSpellings(const CLI::App& command) {
  std::vector<std::string> out;
  for (const CLI::Option* option : command.get_options()) {
    for (std::string& one : Spellings(*option)) out.push_back(std::move(one));
  }
  return out;
}

// Inside single quotes.
std::string Quoted(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : c == '\n' ? std::string(" ") : std::string(1, c);
  return out;
}

std::string Bash(const CLI::App& app) {
  std::string names, cases;
  for (const CLI::App* command : Commands(app)) {
    names += command->get_name() + " ";
    cases += fmt::format("    {}) words='{}' ;;\n", command->get_name(), fmt::join(AllSpellings(*command), " "));
  }
  return "_assay() {\n  local words='" + names + fmt::format("{}'", fmt::join(AllSpellings(app), " ")) +
         "\n  [ \"$COMP_CWORD\" -gt 1 ] && case ${COMP_WORDS[1]} in\n" + cases +
         "  esac\n  COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))\n}\n"
         "complete -o default -F _assay assay\n";
}

std::string Zsh(const CLI::App& app) {
  // zsh runs bash's function.
  return "#compdef assay\nautoload -U +X bashcompinit && bashcompinit\n" + Bash(app);
}

std::string Fish(const CLI::App& app) {
  std::string out = "complete -c assay -n __fish_use_subcommand -l version -l help\n";
  for (const CLI::App* command : Commands(app)) {
    out += fmt::format("complete -c assay -n __fish_use_subcommand -a {} -d '{}'\n", command->get_name(),
                       Quoted(command->get_description()));
    for (const CLI::Option* option : command->get_options()) {
      std::string spellings;
      for (const std::string& name : option->get_snames()) spellings += " -s " + name;
      for (const std::string& name : option->get_lnames()) spellings += " -l " + name;
      if (spellings.empty()) continue;
      out += fmt::format("complete -c assay -n '__fish_seen_subcommand_from {}'{}{} -d '{}'\n", command->get_name(),
                         spellings, option->get_expected_max() > 0 ? " -r" : "", Quoted(option->get_description()));
    }
  }
  return out;
}

// Text of a manual page: with requests and escapes neutralised.
std::string Roff(const std::string& text) {
  std::string out;
  bool start = true;
  for (const char c : text) {
    if (start && (c == '.' || c == '\'')) out += "\\&";
    out += c == '\\' ? std::string("\\e") : c == '-' ? std::string("\\-") : std::string(1, c);
    start = c == '\n';
  }
  return out;
}

std::string Options(const CLI::App& command) {
  std::string out;
  for (const CLI::Option* option : command.get_options()) {
    const std::vector<std::string> spellings = Spellings(*option);
    const std::string name = spellings.empty() ? option->get_name(true) : fmt::format("{}", fmt::join(spellings, ", "));
    out += fmt::format(".TP\n.B {}\n{}\n", Roff(name), Roff(option->get_description()));
  }
  return out;
}

}  // namespace

std::string ShellCompletions(const CLI::App& app, const std::string& shell) {
  return shell == "bash" ? Bash(app) : shell == "zsh" ? Zsh(app) : Fish(app);
}

std::string ManualPage(const CLI::App& app) {
  std::string out = fmt::format(
      ".TH ASSAY 1 \"\" \"assay {}\"\n.SH NAME\nassay \\- {}\n.SH SYNOPSIS\n.B assay\nCOMMAND "
      "[OPTION...] [PATH...]\n.SH OPTIONS\n{}",
      ToolVersion(), Roff(app.get_description()), Options(app));
  for (const CLI::App* command : Commands(app)) {
    out += fmt::format(".SH \"ASSAY {}\"\n{}\n{}", command->get_name(), Roff(command->get_description()),
                       Options(*command));
    if (!command->get_footer().empty()) out += fmt::format(".PP\n.nf\n{}\n.fi\n", Roff(command->get_footer()));
  }
  return out + fmt::format(".SH \"EXIT STATUS\"\n{}\n", Roff(app.get_footer()));
}

}  // namespace assay
