// What hover says of a function or type of the device API.
#pragma once

#include <cstddef>
#include <string>

#include "driver/lsp/document.h"
#include "driver/services.h"

namespace assay {

// Markdown on the name at `byte`, from the table of the `dialect` (a report's); empty where it is no name of the API,
// is not used as one (a call, a template or a type), or no report says in which language the text is.
std::string LspApiHover(const LspDocument& document, const std::string& dialect, std::size_t byte,
                        const Services& services);

}  // namespace assay
