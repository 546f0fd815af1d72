// Model of the bounds-checked C library that comes with the toolkit.
#ifndef ASSAY_HOST_SECUREC_H_
#define ASSAY_HOST_SECUREC_H_

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#ifndef EOK
#define EOK 0
#endif
#ifndef EINVAL
#define EINVAL 22
#endif
#ifndef ERANGE
#define ERANGE 34
#endif
#ifndef errno_t
typedef int errno_t;
#endif

static inline errno_t memcpy_s(void* to, size_t room, const void* from, size_t count) {
  if (to == NULL || from == NULL) return EINVAL;
  if (room == 0 || count > room) return ERANGE;
  memcpy(to, from, count);
  return EOK;
}
static inline errno_t memmove_s(void* to, size_t room, const void* from, size_t count) {
  if (to == NULL || from == NULL) return EINVAL;
  if (room == 0 || count > room) return ERANGE;
  memmove(to, from, count);
  return EOK;
}
static inline errno_t memset_s(void* to, size_t room, int value, size_t count) {
  if (to == NULL) return EINVAL;
  if (room == 0 || count > room) return ERANGE;
  memset(to, value, count);
  return EOK;
}
static inline errno_t strcpy_s(char* to, size_t room, const char* from) {
  if (to == NULL || from == NULL) return EINVAL;
  if (strlen(from) + 1 > room) return ERANGE;
  memcpy(to, from, strlen(from) + 1);
  return EOK;
}
static inline errno_t strcat_s(char* to, size_t room, const char* from) {
  if (to == NULL || from == NULL) return EINVAL;
  if (strlen(to) + strlen(from) + 1 > room) return ERANGE;
  memcpy(to + strlen(to), from, strlen(from) + 1);
  return EOK;
}
static inline int snprintf_s(char* to, size_t room, size_t count, const char* format, ...) {
  va_list args;
  va_start(args, format);
  const int wrote = vsnprintf(to, count < room ? count + 1 : room, format, args);
  va_end(args);
  return wrote;
}
static inline int sprintf_s(char* to, size_t room, const char* format, ...) {
  va_list args;
  va_start(args, format);
  const int wrote = vsnprintf(to, room, format, args);
  va_end(args);
  return wrote;
}

static inline int vsnprintf_s(char* to, size_t room, size_t count, const char* format, va_list args) {
  return vsnprintf(to, count < room ? count + 1 : room, format, args);
}
static inline int vsprintf_s(char* to, size_t room, const char* format, va_list args) {
  return vsnprintf(to, room, format, args);
}
static inline errno_t strncpy_s(char* to, size_t room, const char* from, size_t count) {
  if (to == NULL || from == NULL) return EINVAL;
  const size_t length = strnlen(from, count);
  if (length + 1 > room) return ERANGE;
  memcpy(to, from, length);
  to[length] = 0;
  return EOK;
}
static inline errno_t strncat_s(char* to, size_t room, const char* from, size_t count) {
  if (to == NULL || from == NULL) return EINVAL;
  const size_t before = strnlen(to, room);
  return before == room ? ERANGE : strncpy_s(to + before, room - before, from, count);
}
int sscanf_s(const char* from, const char* format, ...);

#endif
