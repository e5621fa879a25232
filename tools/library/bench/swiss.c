/* Swiss Ephemeris at the work of the bench: see ../bench.ts. Arguments: folder of its files, "random" or "successive",
   number of charts. Prints the microseconds of processor time a chart and the sum of the longitudes, so that nothing is left out. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <swephexp.h>
#include <time.h>

int main(int count, char **arguments) {
  if (count != 4) return 2;
  const int bodies[] = {SE_SUN, SE_MOON, SE_MARS, SE_MERCURY, SE_JUPITER, SE_VENUS, SE_SATURN, SE_MEAN_NODE};
  const int flags = SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_NONUT;
  const int random = strcmp(arguments[2], "random") == 0;
  const long charts = atol(arguments[3]);
  uint32_t state = 1;
  double figures[6], sum = 0;
  char message[AS_MAXCH];
  struct timespec began, ended;
  swe_set_ephe_path(arguments[1]);
  for (long chart = -100; chart < charts; chart += 1) {
    /* The first hundred open the files and are not counted. */
    if (chart == 0) clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
    state = state * 1664525u + 1013904223u;
    const double jd = random ? 2305448.0 + 292000.0 * (state / 4294967296.0) : 2451545.0 + chart / 24.0;
    for (int at = 0; at < 8; at += 1) {
      const int used = swe_calc(jd, bodies[at], flags, figures, message);
      if (used < 0 || !(used & SEFLG_SWIEPH)) {
        fprintf(stderr, "%s\n", message);
        return 1;
      }
      sum += figures[0];
    }
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
  const double seconds = (double)(ended.tv_sec - began.tv_sec) + 1e-9 * (double)(ended.tv_nsec - began.tv_nsec);
  printf("%.4f %.3f\n", 1e6 * seconds / (double)charts, sum);
  return 0;
}
