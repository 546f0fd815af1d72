// Errors that are uncertain: the half needs something that is part of neither the input nor this model.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <tuple>

#include "analyzer/facts/open-name.h"
#include "analyzer/facts/profile.h"
#include "analyzer/source/checkout.h"
#include "dialects/ascendc/read/chip-files.h"
#include "dialects/ascendc/read/device-text.h"
#include "dialects/ascendc/read/own-slips.h"
#include "dialects/ascendc/read/reader.h"
#include "dialects/ascendc/read/source-kind.h"
#include "dialects/ascendc/releases.h"

namespace assay::ascendc {
namespace {

// Words of the register-level interface and the types that came with later chips.
constexpr std::string_view kNewerChips[] = {"MicroAPI",     "__VEC_SCOPE__", "__simd_vf__", "__simt_vf__", "RegTensor",
                                            "fp8_e4m3fn_t", "fp8_e5m2_t",    "hifloat8_t",  "fp4x2_e2m1_t"};

// Members that later releases added to classes of the host, by the last part of the class's name.
struct LaterMember {
  std::string_view owner, name;
};
constexpr LaterMember kLaterMembers[] = {{"StorageShape", "GetShape"}, {"StorageShape", "MutableShape"}};

// Namespaces of the host that change with the releases faster than the model does.
constexpr std::string_view kHostLibraries[] = {"matmul_tiling", "optiling", "platform_ascendc", "AscendC::tiling"};

// The model's headers of the library's host side are of one release, and a program for a later one calls functions
// they lack.
bool IsGapOfHostLibrary(const ParseError& error) {
  if (error.what == ParseErrorClass::kNoOverload && !error.declaration.valid()) return true;
  return std::any_of(std::begin(kHostLibraries), std::end(kHostLibraries), [&](std::string_view library) {
    return error.owner.find(library) != std::string::npos || error.message.find(library) != std::string::npos;
  });
}

// The library's tiling structs gain members from release to release; the model's are those of one release.
bool IsFieldOfLibraryTiling(const ParseError& error, const KnownNames& names) {
  if (!error.diag.starts_with("err_no_member") || !error.owner.ends_with("Tiling")) return false;
  const std::size_t space = error.owner.rfind(':');
  return names.Find(std::string_view(error.owner).substr(space == std::string::npos ? 0 : space + 1)) != nullptr;
}

// Libraries in one checkout may have two headers of one name, between which the build's folders choose.
bool IsMissingInNamespace(const ParseError& error) {
  return error.diag.starts_with("err_no_member") && error.message.find("in namespace") != std::string::npos;
}

// A name that was looked up and not found, including members of a class.
bool IsFailedLookup(const ParseError& error) {
  return error.diag.starts_with("err_undeclared") || error.diag.starts_with("err_unknown_type") ||
         error.diag.starts_with("err_no_template") || error.diag == "err_expected_namespace_name";
}

// The name may be declared in a header that the build finds and the search did not choose.
bool IsElsewhereInCheckout(const Project& project, const ParseError& error, int& searched) {
  constexpr int kMostSearched = 8;
  if (!project.checkout || !IsFailedLookup(error)) return false;
  if (error.name.empty()) return error.diag == "err_expected_namespace_name";
  return searched++ < kMostSearched && project.checkout->HeaderNaming(error.name).has_value();
}

// Members of the framework's contexts depend on the release, and libraries use the newest ones.
bool IsMemberOfFramework(const ParseError& error) {
  return error.diag.starts_with("err_no_member") &&
         (error.owner.starts_with("gert::") || error.owner.starts_with("ge::"));
}

bool IsLaterMember(const ParseError& error) {
  return std::any_of(std::begin(kLaterMembers), std::end(kLaterMembers), [&](const LaterMember& member) {
    return error.name == member.name && error.owner.ends_with(member.owner);
  });
}

// Signatures were verified for 2201: on another chip only errors that are not C++ or use a name of no release are
// certain.
bool HoldsOnEveryChip(const ParseError& error) {
  return error.what == ParseErrorClass::kSyntax || error.what == ParseErrorClass::kInventedName ||
         error.what == ParseErrorClass::kPythonLiteral;
}

void NoteOtherChip(const ParseFacts& parse, Half half, const std::string& chip, bool complete,
                   std::vector<std::string>& beyond) {
  for (const ParseError& error : parse.errors) {
    if (error.half != half || (complete && HoldsOnEveryChip(error))) continue;
    const std::string what = error.name.empty() ? error.message : "`" + error.name + "`";
    beyond.push_back(fmt::format("{} on `{}` is not modelled yet", what, chip));
    if (beyond.size() >= 3) return;
  }
}

}  // namespace

// Missing dependencies of the half: then its errors may all follow from them, and are meaningless. A reply has to be
// complete and is built by a known toolkit. Files of a project are part of some tree, for some release and chip.
std::vector<std::string> Reader::Beyond(const Project& project, const ReadOptions& options, const Facts& facts,
                                        Half half) const {
  const bool complete = project.IsReply(), direct = IsDirectLaunch(project);
  std::vector<std::string> beyond;
  const ProfileFacts& profile = facts.Get<ProfileFacts>();
  const bool device = half == Half::kKernel || direct;
  if (device && !profile.chip_followed) {
    beyond.push_back(fmt::format("`{}` has an architecture that is not modelled yet", options.chip));
  } else if (device && !profile.chip_modelled) {
    NoteOtherChip(facts.Get<ParseFacts>(), half, options.chip, complete, beyond);
  }
  int searched = 0;
  for (const ParseError& error : facts.Get<ParseFacts>().errors) {
    if (error.half != half) continue;
    // Without headers of the user's own such an error follows from an unfinished declaration at the end of a file.
    if (!error.range.valid() && !options.include_dirs.empty()) {
      beyond.push_back(fmt::format("a header outside the input does not compile: {}", error.message));
    } else if (!complete && half == Half::kHost && error.owner == "std") {
      const std::string name = error.name.starts_with("std::") ? error.name : "std::" + error.name;
      beyond.push_back(fmt::format("`{}` needs a later standard than the C++11 of generated projects", name));
    } else if (error.what == ParseErrorClass::kHeaderNotFound) {
      if (headers_.KnownAbsent(error.name) || (complete && !headers_.Exists(error.name))) continue;
      if (complete && half == Half::kHost && IsDeviceHeader(error.name)) continue;
      beyond.push_back(fmt::format("`{}` is not part of the input; -I names the folder that it is in", error.name));
    } else if (!complete && error.what == ParseErrorClass::kOtherRelease) {
      if (!options.release_given) beyond.push_back(ReleaseGap(error.name, error.since, error.until));
    } else if (!complete && (error.owner.starts_with("Impl") || error.owner.starts_with("AscendC::Impl"))) {
      beyond.push_back(fmt::format("`{}` is inside the vendor's library, which is not modelled", error.name));
    } else if (direct && half == Half::kHost && IsGapOfHostLibrary(error)) {
      beyond.push_back(fmt::format("the host library of this release is not modelled to the last: {}", error.message));
    } else if (project.checkout &&
               (error.what == ParseErrorClass::kTilingClassMissing || error.name == "AssayDefaultTiling")) {
      beyond.emplace_back("no tiling class is registered in what was read of the checkout");
    } else if (project.checkout && IsFieldOfLibraryTiling(error, names_)) {
      beyond.push_back(fmt::format("`{}` of `{}` differs between releases", error.name, error.owner));
    } else if (project.checkout && half == Half::kHost && IsMemberOfFramework(error)) {
      beyond.push_back(fmt::format("`{}` of `{}` may come with a later release", error.name, error.owner));
    } else if (project.checkout && half == Half::kKernel && RefusesBfloat16(error)) {
      // Operators of public libraries instantiate it in branches that never run, and they build.
      beyond.push_back(
          fmt::format("whether `{}` is compiled for `bfloat16_t`, which has no such instruction", error.name));
    } else if (project.checkout && half == Half::kHost && IsMissingInNamespace(error)) {
      beyond.push_back(
          fmt::format("`{}` is not in the headers that were found, which may be others than the build's: {}",
                      error.name, error.message));
    } else if (project.checkout && half == Half::kHost && error.what == ParseErrorClass::kHostName) {
      beyond.push_back(
          fmt::format("`{}` may come with a header of the toolkit that the model's does not bring", error.name));
    } else if (half == Half::kKernel && error.name == "assay_tiling_key") {
      beyond.emplace_back("`#if` on the tiling key is compiled once for each key, which is not done here");
    } else if (half == Half::kKernel && error.diag == "err_constexpr_if_condition_expression_is_not_constant" &&
               InDeviceFile(project, "TILING_KEY_IS")) {
      beyond.emplace_back("`if constexpr` on the tiling key is compiled once for each key, which is not done here");
    } else if (IsElsewhereInCheckout(project, error, searched)) {
      const std::string what = error.name.empty() ? "a namespace" : "`" + error.name + "`";
      beyond.push_back(
          fmt::format("{} is not declared in the headers that were found; the build may find others", what));
    } else if (!complete && IsLaterMember(error)) {
      beyond.push_back(fmt::format("`{}` of `{}` differs between releases", error.name, error.owner));
    } else if (!complete && error.diag == "err_redefinition_different_typedef") {
      beyond.push_back("a type of the device is defined once more");
    } else if (!complete && !error.since.empty()) {
      beyond.push_back(ReleaseGap(error.name, error.since, error.until));
    } else if (!complete && (error.what == ParseErrorClass::kUnmodelledName || OfAnotherRelease(error))) {
      beyond.push_back(WhyNameIsOpen(error));
    }
  }
  for (const ReleaseUse& use : facts.Get<ProfileFacts>().uses) {
    if (!complete && use.half == half && use.lacking && !options.release_given)
      beyond.push_back(ReleaseGap(use.name, use.since, use.until));
  }
  // The tiling struct of the kernel comes from a host file, and that file was not read.
  const std::vector<std::string>& unread = facts.Get<ParseFacts>().unread;
  for (const VirtualFile& file : project.files) {
    if (half == Half::kKernel && std::find(unread.begin(), unread.end(), file.name) != unread.end())
      beyond.push_back(fmt::format("`{}` is beyond the number of files that are read", file.name));
  }
  // Code for a later chip inside a condition leaves no error.
  const std::vector<ParseError>& all = facts.Get<ParseFacts>().errors;
  const bool errors =
      std::any_of(all.begin(), all.end(), [&](const ParseError& e) { return e.half == half && !e.in_template; });
  if (!complete && half == Half::kKernel && errors) {
    const FilesOfChip chip_files(project, options.chip);
    for (const std::string_view word : kNewerChips) {
      if (InDeviceFile(project, word, &chip_files))
        beyond.push_back(fmt::format("`{}` belongs to chips that are not modelled yet", word));
    }
  }
  return beyond;
}

// Classified as invented for the profile, although a release has it.
bool Reader::OfAnotherRelease(const ParseError& error) const {
  const KnownName* known = names_.Find(error.name);
  if (known == nullptr || error.expected == kMemberFunction) return false;
  if (error.what == ParseErrorClass::kInventedMember || error.what == ParseErrorClass::kHostApi)
    return !known->device_8_1 && !known->host_8_1;
  return error.what == ParseErrorClass::kInventedName;
}

void Reader::SetAsideUnsure(const Project& project, const ReadOptions& options, Facts& facts) const {
  ParseFacts& parse = facts.Mutable<ParseFacts>();
  ProfileFacts& profile = facts.Mutable<ProfileFacts>();
  const auto own = OwnSlips(project, parse);
  for (const Half half : {Half::kHost, Half::kKernel}) {
    std::vector<std::string> beyond = Beyond(project, options, facts, half);
    // One text is read for both.
    if (IsDirectLaunch(project) && beyond.empty())
      beyond = Beyond(project, options, facts, half == Half::kHost ? Half::kKernel : Half::kHost);
    if (beyond.empty()) continue;
    for (const std::string& why : beyond) {
      if (std::find(parse.beyond.begin(), parse.beyond.end(), why) == parse.beyond.end()) parse.beyond.push_back(why);
    }
    const auto rest = std::stable_partition(parse.errors.begin(), parse.errors.end(),
                                            [&](const ParseError& error) { return error.half != half || own(error); });
    std::move(rest, parse.errors.end(), std::back_inserter(parse.unsure));
    parse.errors.erase(rest, parse.errors.end());
    std::erase_if(profile.uses, [&](const ReleaseUse& use) { return use.half == half; });
  }
  std::sort(profile.uses.begin(), profile.uses.end(), [](const ReleaseUse& a, const ReleaseUse& b) {
    return std::tie(a.range, a.name) < std::tie(b.range, b.name);
  });
}

}  // namespace assay::ascendc
