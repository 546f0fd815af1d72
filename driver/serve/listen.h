// Sockets that the server listens on.
#pragma once

#include <string>

namespace assay::serve {

struct Listening {
  int socket = -1;
  std::string problem;  // where there is none
  std::string address;  // "127.0.0.1:8600", with the port that the system chose for 0
  bool loopback = false;
};

// "HOST:PORT", "[::1]:8600", ":8600" (loopback).
Listening ListenTcp(const std::string& address);
// For its owner alone (mode 600). A socket without a listener is replaced.
Listening ListenUnix(const std::string& path);

}  // namespace assay::serve
