// See program-record.h.
#include "dialects/ascendc/worker/program-record.h"

#include <algorithm>
#include <cstring>

namespace assay {
namespace {

constexpr std::uint64_t kMostParts = 4096;  // arguments, blocks, files

class RecordReader {
 public:
  RecordReader(const std::byte* from, std::size_t bytes) : from_(from), left_(bytes) {}

  std::uint64_t Number() {
    std::uint64_t value = 0;
    if (left_ < sizeof value) {
      sound_ = false;
      return 0;
    }
    std::memcpy(&value, from_, sizeof value);
    Skip(sizeof value);
    return value;
  }
  std::uint64_t Count() {
    const std::uint64_t count = Number();
    if (count > kMostParts) sound_ = false;
    return sound_ ? count : 0;
  }
  std::vector<std::byte> Block() {
    const std::size_t bytes = Size();
    std::vector<std::byte> block(from_, from_ + bytes);
    Skip(bytes);
    return block;
  }
  std::string Text() {
    const std::size_t bytes = Size();
    std::string text(reinterpret_cast<const char*>(from_), bytes);
    Skip(bytes);
    return text;
  }
  bool sound() const { return sound_; }

 private:
  std::size_t Size() {
    const std::uint64_t bytes = Number();
    if (bytes > left_) sound_ = false;
    return sound_ ? static_cast<std::size_t>(bytes) : 0;
  }
  void Skip(std::size_t bytes) {
    from_ += bytes;
    left_ -= bytes;
  }

  const std::byte* from_;
  std::size_t left_;
  bool sound_ = true;
};

}  // namespace

void RecordWriter::Bytes(const void* from, std::size_t bytes) {
  full_ = full_ || room_ - used_ < bytes;
  if (full_) return;
  if (bytes > 0) std::memcpy(to_ + used_, from, bytes);
  used_ += bytes;
}

void RecordWriter::Text(std::string_view text) { Block(text.data(), text.size()); }

void RecordWriter::Block(const void* data, std::size_t bytes) {
  Number(bytes);
  Bytes(data, bytes);
}

void WriteRecord(const ProgramRecord& record, RecordWriter& to) {
  to.Number(record.launch ? 1 : 0);
  to.Number(static_cast<std::uint64_t>(static_cast<std::int64_t>(record.status)));
  to.Number(record.early_read ? 1 : 0);
  to.Number(record.chose_split ? 1 : 0);
  to.Text(record.printed);
  for (const std::vector<std::string>* list : {&record.missing, &record.errors}) {
    const std::size_t count = std::min<std::size_t>(list->size(), kMostParts);
    to.Number(count);
    for (std::size_t i = 0; i < count; ++i) to.Text((*list)[i]);
  }
  to.Number(record.written.size());
  for (const auto& [path, text] : record.written) {
    to.Text(path);
    to.Text(text);
  }
  if (!record.launch) return;
  const ProgramLaunch& launch = *record.launch;
  to.Text(launch.symbol);
  to.Number(static_cast<std::uint64_t>(launch.blocks));
  to.Number(static_cast<std::uint64_t>(static_cast<std::int64_t>(launch.location)));
  for (const std::uint32_t number : launch.shape) to.Number(number);
  to.Number(launch.arguments.size());
  for (const auto& argument : launch.arguments) to.Block(argument.data(), argument.size());
  to.Number(launch.memory.size());
  for (const ProgramBlock& block : launch.memory) {
    to.Number(block.address);
    to.Number(block.given ? 1 : 0);
    to.Block(block.data.data(), block.data.size());
  }
}

std::optional<ProgramRecord> ReadRecord(const std::byte* from, std::size_t bytes) {
  RecordReader in(from, bytes);
  ProgramRecord record;
  const bool launches = in.Number() != 0;
  record.status = static_cast<int>(static_cast<std::int64_t>(in.Number()));
  record.early_read = in.Number() != 0;
  record.chose_split = in.Number() != 0;
  record.printed = in.Text();
  for (std::vector<std::string>* list : {&record.missing, &record.errors}) {
    for (std::uint64_t i = in.Count(); i > 0 && in.sound(); --i) list->push_back(in.Text());
  }
  for (std::uint64_t i = in.Count(); i > 0 && in.sound(); --i) {
    std::string path = in.Text();
    record.written[std::move(path)] = in.Text();
  }
  if (launches && in.sound()) {
    ProgramLaunch& launch = record.launch.emplace();
    launch.symbol = in.Text();
    launch.blocks = static_cast<std::int64_t>(in.Number());
    launch.location = static_cast<std::int32_t>(static_cast<std::int64_t>(in.Number()));
    for (std::uint32_t& number : launch.shape) number = static_cast<std::uint32_t>(in.Number());
    for (std::uint64_t i = in.Count(); i > 0 && in.sound(); --i) launch.arguments.push_back(in.Block());
    for (std::uint64_t i = in.Count(); i > 0 && in.sound(); --i) {
      ProgramBlock block;
      block.address = in.Number();
      block.given = in.Number() != 0;
      block.data = in.Block();
      launch.memory.push_back(std::move(block));
    }
  }
  if (!in.sound()) return std::nullopt;
  return record;
}

}  // namespace assay
