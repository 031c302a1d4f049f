/* Notes what the server under test asks of the disk, in the order in which it is done: every write to
   its data and its write-ahead log, and every flush. It is loaded before the C library. The notes go
   to the file that BANGO_TEST_TRACE names: a head, and the bytes of a write. */

#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct head {
  uint64_t what; /* 'W'rite, 'S'ync, 'T'runcate or 'U'nlink */
  uint64_t file; /* 0 the data, 1 the log */
  uint64_t at;
  uint64_t length;
};

static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

static int named(const char *path) {
  static const char *names[] = {"/bango.db", "/bango.db-wal"};
  size_t length = strlen(path);
  for (int file = 0; file < 2; file++) {
    size_t tail = strlen(names[file]);
    if (length >= tail && strcmp(path + length - tail, names[file]) == 0) return file;
  }
  return -1;
}

static int opened(int descriptor) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return -1;
  path[length] = 0;
  return named(path);
}

static void note(char what, int file, uint64_t at, uint64_t length, const void *bytes) {
  static int trace = -1;
  const char *path = getenv("BANGO_TEST_TRACE");
  if (trace < 0 && path) trace = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  struct head head = {(uint64_t)what, (uint64_t)file, at, length};
  struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, bytes ? length : 0}};
  /* Half a note would be worse than none. */
  if (trace < 0 || writev(trace, parts, 2) != (ssize_t)(sizeof head + parts[1].iov_len)) abort();
}

static ssize_t written(int descriptor, const void *bytes, size_t count, off64_t at) {
  int file = opened(descriptor);
  if (file < 0) return syscall(SYS_pwrite64, descriptor, bytes, count, at);
  pthread_mutex_lock(&order);
  ssize_t done = syscall(SYS_pwrite64, descriptor, bytes, count, at);
  if (done > 0) note('W', file, (uint64_t)at, (uint64_t)done, bytes);
  pthread_mutex_unlock(&order);
  return done;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t at) {
  return written(descriptor, bytes, count, at);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t at) {
  return written(descriptor, bytes, count, at);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  int file = opened(descriptor);
  if (file < 0) return syscall(SYS_write, descriptor, bytes, count);
  pthread_mutex_lock(&order);
  off64_t at = lseek64(descriptor, 0, SEEK_CUR);
  ssize_t done = syscall(SYS_write, descriptor, bytes, count);
  if (done > 0) note('W', file, (uint64_t)at, (uint64_t)done, bytes);
  pthread_mutex_unlock(&order);
  return done;
}

static int flushed(long call, int descriptor) {
  int file = opened(descriptor);
  pthread_mutex_lock(&order);
  int done = (int)syscall(call, descriptor);
  if (done == 0 && file >= 0) note('S', file, 0, 0, NULL);
  pthread_mutex_unlock(&order);
  return done;
}

int fsync(int descriptor) { return flushed(SYS_fsync, descriptor); }
int fdatasync(int descriptor) { return flushed(SYS_fdatasync, descriptor); }

static int cut(int descriptor, off64_t length) {
  int file = opened(descriptor);
  pthread_mutex_lock(&order);
  int done = (int)syscall(SYS_ftruncate, descriptor, length);
  if (done == 0 && file >= 0) note('T', file, (uint64_t)length, 0, NULL);
  pthread_mutex_unlock(&order);
  return done;
}

int ftruncate(int descriptor, off_t length) { return cut(descriptor, length); }
int ftruncate64(int descriptor, off64_t length) { return cut(descriptor, length); }

int unlink(const char *path) {
  int file = named(path);
  pthread_mutex_lock(&order);
  int done = (int)syscall(SYS_unlink, path);
  if (done == 0 && file >= 0) note('U', file, 0, 0, NULL);
  pthread_mutex_unlock(&order);
  return done;
}
