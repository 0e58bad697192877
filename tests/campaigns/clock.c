/* A clock that can be set without touching the machine's: loaded with LD_PRELOAD, it adds the number of seconds that
   stands in the file which CLOCK_JUMP names (eight bytes, changed at any moment) to whatever the time of day is. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const long long none = 0;
static const volatile long long *jump = &none;

__attribute__((constructor)) static void find_the_jump(void) {
    const char *path = getenv("CLOCK_JUMP");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *found = mmap(NULL, sizeof *jump, PROT_READ, MAP_SHARED, file, 0);
    if (found != MAP_FAILED) jump = found;
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int status = (int)syscall(SYS_clock_gettime, clock, now);
    if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *jump;
    return status;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec found;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &found);
    now->tv_sec = found.tv_sec;
    now->tv_usec = found.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *told) {
    struct timespec found;
    clock_gettime(CLOCK_REALTIME, &found);
    if (told) *told = found.tv_sec;
    return found.tv_sec;
}
