// Completions for shells and the manual page, both made of the option table that --help is made of.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace assay {

// "bash", "zsh" or "fish"; to be put where the shell looks for it.
std::string ShellCompletions(const CLI::App& app, const std::string& shell);

// roff, section 1.
std::string ManualPage(const CLI::App& app);

}  // namespace assay
