/* A disk that fails when it is told to, for the server under test. It is loaded before the
   C library, so that what SQLite asks of the disk comes here first. A fault is on for as
   long as a file of its name lies in the folder that BANGO_TEST_FAULTS names. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_on(const char *fault) {
  char path[4096];
  const char *folder = getenv("BANGO_TEST_FAULTS");
  if (!folder || snprintf(path, sizeof path, "%s/%s", folder, fault) >= (int)sizeof path) return 0;
  int kept = errno;
  int there = access(path, F_OK) == 0;
  errno = kept;
  return there;
}

/* Sockets and pipes are not on the disk. */
static int is_file(int descriptor) {
  struct stat about;
  return fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode);
}

static int no_room(int descriptor) {
  if (!is_file(descriptor) || !is_on("full")) return 0;
  errno = ENOSPC;
  return 1;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "write");
  return no_room(descriptor) ? -1 : real(descriptor, bytes, count);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t at) {
  static ssize_t (*real)(int, const void *, size_t, off_t);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "pwrite");
  return no_room(descriptor) ? -1 : real(descriptor, bytes, count, at);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t at) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "pwrite64");
  return no_room(descriptor) ? -1 : real(descriptor, bytes, count, at);
}

static int synced(const char *name, int descriptor) {
  int (*real)(int);
  *(void **)&real = dlsym(RTLD_NEXT, name);
  if (is_on("unsynced")) {
    errno = EIO;
    return -1;
  }
  return real(descriptor);
}

int fsync(int descriptor) { return synced("fsync", descriptor); }
int fdatasync(int descriptor) { return synced("fdatasync", descriptor); }
