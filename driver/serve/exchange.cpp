// See exchange.h.
#include "driver/serve/exchange.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "corpus/sha256.h"

namespace assay::serve {
namespace {

constexpr std::size_t kBlock = 64u << 10;
constexpr int kTurns = 3;
constexpr std::size_t kMostThrownAway = 512u << 20;

std::string HeaderOf(MHD_Connection* connection, const char* name) {
  const char* value = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
  return value == nullptr ? "" : value;
}

// Takes the same time wherever the texts differ.
bool SameText(std::string_view one, std::string_view other) {
  unsigned differs = one.size() == other.size() ? 0 : 1;
  for (std::size_t i = 0; i < one.size() && i < other.size(); ++i)
    differs |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
  return differs == 0;
}

}  // namespace

Exchange::Exchange(HttpShared& shared, MHD_Connection* connection, bool local, std::string_view url,
                   std::string_view method)
    : shared_(shared),
      connection_(connection),
      local_(local),
      client_(++shared.last_client),
      url_(url),
      method_(method) {
  ++shared_.open;
  const MHD_ConnectionInfo* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  if (info != nullptr) socket_ = info->connect_fd;
}

Exchange::~Exchange() {
  if (job_ != 0) shared_.service.Cancel(job_);
  lines_.reset();
  shared_.bodies -= body_.size();
  --shared_.open;
}

MHD_Result Exchange::Go(const char* data, std::size_t* size) {
  if (!begun_) {
    begun_ = true;
    early_ = Route();
    if (!early_) return MHD_YES;
    // A client that still sends its body would lose the answer; only a body without a foreseeable end is cut off.
    const std::string length = HeaderOf(connection_, MHD_HTTP_HEADER_CONTENT_LENGTH);
    return std::strtoull(length.c_str(), nullptr, 10) > kMostThrownAway ? Send(*early_) : MHD_YES;
  }
  if (*size != 0) {
    if (!early_ && !too_large_) too_large_ = !Take({data, *size});
    if (early_ || too_large_) thrown_away_ += *size;
    *size = 0;
    return thrown_away_ > kMostThrownAway ? MHD_NO : MHD_YES;
  }
  return early_ ? Send(*early_) : Answer();
}

bool Exchange::MayAsk() const {
  if (local_ || shared_.options.token_hash.empty()) return true;
  const std::string header = HeaderOf(connection_, MHD_HTTP_HEADER_AUTHORIZATION);
  const std::string_view scheme = "Bearer ";
  if (header.size() <= scheme.size() || !std::string_view(header).starts_with(scheme)) return false;
  return SameText(Sha256(std::string_view(header).substr(scheme.size())), shared_.options.token_hash);
}

// An answer that needs only the header, or none, and the body is read.
std::optional<Exchange::Reply> Exchange::Route() {
  const bool get = method_ == "GET" || method_ == "HEAD", post = method_ == "POST";
  if (url_ == "/healthz" && get) return Reply{200, "{\"status\":\"alive\"}"};
  if (url_ == "/readyz" && get) {
    const bool ready = !shared_.draining && shared_.service.pool().ready();
    return Reply{ready ? 200 : 503, ready ? "{\"status\":\"ready\"}" : "{\"status\":\"not ready\"}"};
  }
  // A page shown in a browser must not send requests on behalf of its user.
  if (!HeaderOf(connection_, "Origin").empty()) return Error(403, "requests of web pages are refused");
  if (!MayAsk()) return Error(401, "expected the header `Authorization: Bearer TOKEN`");
  if (url_ == "/metrics" && get)
    return Reply{200, shared_.service.MetricsText(), "text/plain; version=0.0.4; charset=utf-8"};
  constexpr std::string_view kExplain = "/v1/explain/";
  if (url_.starts_with(kExplain) && get) {
    Request request;
    request.op = Op::kExplain;
    request.rule = url_.substr(kExplain.size());
    serve::Answer answer = *shared_.service.Ask(client_, std::move(request), {}).answer;
    return Reply{answer.status, std::move(answer.document)};
  }
  const bool known_get = url_ == "/healthz" || url_ == "/readyz" || url_ == "/metrics" || url_.starts_with(kExplain);
  if (url_ == "/v1/check") op_ = Op::kCheck;
  if (url_ == "/v1/reward") op_ = Op::kReward;
  if (url_ == "/v1/prompt") op_ = Op::kPrompt;
  if (url_ == "/v1/fix") op_ = Op::kFix;
  batch_ = url_ == "/v1/batch";
  if (!known_get && !op_ && !batch_) return Error(404, fmt::format("there is no `{}`", url_));
  if (known_get || !post) {
    Reply reply = Error(405, fmt::format("`{}` takes {}", url_, known_get ? "GET" : "POST"));
    reply.allow = known_get ? "GET, HEAD" : "POST";
    return reply;
  }
  return Refusal();
}

std::optional<Exchange::Reply> Exchange::Refusal() {
  if (shared_.draining) {
    Reply reply = Error(503, "the server is shutting down");
    reply.retry_after = 1;
    return reply;
  }
  const std::size_t most = MostBody();
  const std::string length = HeaderOf(connection_, MHD_HTTP_HEADER_CONTENT_LENGTH);
  if (!length.empty() && std::strtoull(length.c_str(), nullptr, 10) > most)
    return Error(413, fmt::format("the body has {} bytes; the most is {}", length, most));
  if (shared_.service.pool().waiting() >= shared_.options.most_waiting) return Busy();
  return std::nullopt;
}

Exchange::Reply Exchange::Busy() const {
  Reply reply = Error(429, fmt::format("{} requests are already waiting", shared_.service.pool().waiting()));
  const double mean = std::max(shared_.service.metrics().MeanSeconds(), 0.01);
  reply.retry_after = std::clamp(static_cast<int>(std::ceil(mean * 10)), 1, 60);
  return reply;
}

bool Exchange::Take(std::string_view bytes) {
  if (body_.size() + bytes.size() > MostBody() || shared_.bodies + bytes.size() > shared_.options.most_bodies)
    return false;
  shared_.bodies += bytes.size();
  body_ += bytes;
  return true;
}

// Called at the end of the body, and again when the awaited result is there.
MHD_Result Exchange::Answer() {
  if (abandoned_) return MHD_NO;
  if (too_large_) {
    const bool own = body_.size() + kBlock > MostBody();
    return Send(own ? Error(413, "the body is larger than this server takes") : Busy());
  }
  if (answer_) return Send({answer_->status, answer_->document + "\n"});
  if (job_ != 0) {
    Suspend();
    return MHD_YES;
  }
  return batch_ ? Stream() : Ask();
}

MHD_Result Exchange::Ask() {
  const RequestRules rules{op_, false, shared_.options.most_seconds};
  ParsedRequest parsed = ParseRequest(body_, rules, shared_.service.services());
  shared_.bodies -= body_.size();
  body_ = std::string();
  if (parsed.problem) return Send({parsed.problem->status, ProblemJson(*parsed.problem) + "\n"});
  Service::Ticket ticket = shared_.service.Ask(client_, std::move(parsed.request), [this](serve::Answer answer) {
    job_ = 0;
    answer_ = std::move(answer);
    Resume();
  });
  if (ticket.answer) return Send({ticket.answer->status, ticket.answer->document + "\n"});
  job_ = ticket.job;
  Suspend();
  return MHD_YES;
}

MHD_Result Exchange::Stream() {
  const char* order = MHD_lookup_connection_value(connection_, MHD_GET_ARGUMENT_KIND, "order");
  const std::string_view wanted = order == nullptr ? "completion" : order;
  if (wanted != "completion" && wanted != "input")
    return Send(Error(422, fmt::format("`order` is `{}`; expected completion or input", wanted), "order"));
  const RequestRules rules{std::nullopt, true, shared_.options.most_seconds};
  lines_ = std::make_unique<LineStream>(shared_.service, client_, rules, wanted == "input", [this] { Resume(); });
  lines_->Append(body_);
  shared_.bodies -= body_.size();
  body_ = std::string();
  lines_->End();
  lines_->Feed();
  const auto read = [](void* self, std::uint64_t, char* to, std::size_t most) {
    return static_cast<Exchange*>(self)->Read(to, most);
  };
  MHD_Response* response = MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, kBlock, read, this, nullptr);
  MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, "application/x-ndjson");
  const MHD_Result queued = MHD_queue_response(connection_, MHD_HTTP_OK, response);
  MHD_destroy_response(response);
  return queued;
}

ssize_t Exchange::Read(char* to, std::size_t most) {
  if (abandoned_) return MHD_CONTENT_READER_END_WITH_ERROR;
  lines_->Feed();
  if (lines_->has_output()) return static_cast<ssize_t>(lines_->Take(to, most));
  if (lines_->finished()) return MHD_CONTENT_READER_END_OF_STREAM;
  Suspend();
  return 0;
}

MHD_Result Exchange::Send(const Reply& reply) {
  if (reply.status >= 400 && !answer_) shared_.service.metrics().Refused(reply.status);
  std::string body = reply.body;
  if (!body.ends_with('\n')) body += '\n';
  MHD_Response* response = MHD_create_response_from_buffer(body.size(), body.data(), MHD_RESPMEM_MUST_COPY);
  MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, std::string(reply.type).c_str());
  if (reply.retry_after > 0)
    MHD_add_response_header(response, MHD_HTTP_HEADER_RETRY_AFTER, std::to_string(reply.retry_after).c_str());
  if (reply.allow != nullptr) MHD_add_response_header(response, MHD_HTTP_HEADER_ALLOW, reply.allow);
  if (reply.status == 401) MHD_add_response_header(response, MHD_HTTP_HEADER_WWW_AUTHENTICATE, "Bearer");
  if (shared_.draining) MHD_add_response_header(response, MHD_HTTP_HEADER_CONNECTION, "close");
  const MHD_Result queued = MHD_queue_response(connection_, static_cast<unsigned>(reply.status), response);
  MHD_destroy_response(response);
  return queued;
}

Exchange::Reply Exchange::Error(int status, std::string what, std::string key) const {
  return {status, ProblemJson({status, std::move(key), std::move(what)})};
}

void Exchange::Abandon() {
  abandoned_ = true;
  if (job_ != 0) shared_.service.Cancel(std::exchange(job_, 0));
  lines_.reset();
  Resume();
}

void Exchange::Suspend() {
  if (suspended_) return;
  suspended_ = true;
  MHD_suspend_connection(connection_);
}

void Exchange::Resume() {
  if (!suspended_) return;
  suspended_ = false;
  shared_.turns_due = kTurns;
  MHD_resume_connection(connection_);
}

}  // namespace assay::serve
