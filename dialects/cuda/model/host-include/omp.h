// OpenMP's functions, for programs that are built with it.
#ifndef _OMP_H
#define _OMP_H 1

extern "C" {
typedef struct {
  unsigned char assay_lock[4];
} omp_lock_t;
typedef struct {
  unsigned char assay_lock[16];
} omp_nest_lock_t;
typedef enum omp_sched_t { omp_sched_static = 1, omp_sched_dynamic = 2, omp_sched_guided = 3, omp_sched_auto = 4 } omp_sched_t;
typedef enum omp_proc_bind_t {
  omp_proc_bind_false = 0,
  omp_proc_bind_true = 1,
  omp_proc_bind_master = 2,
  omp_proc_bind_close = 3,
  omp_proc_bind_spread = 4
} omp_proc_bind_t;
void omp_set_num_threads(int) throw();
int omp_get_num_threads() throw();
int omp_get_max_threads() throw();
int omp_get_thread_num() throw();
int omp_get_num_procs() throw();
int omp_in_parallel() throw();
void omp_set_dynamic(int) throw();
int omp_get_dynamic() throw();
void omp_set_nested(int) throw();
int omp_get_nested() throw();
void omp_init_lock(omp_lock_t*) throw();
void omp_destroy_lock(omp_lock_t*) throw();
void omp_set_lock(omp_lock_t*) throw();
void omp_unset_lock(omp_lock_t*) throw();
int omp_test_lock(omp_lock_t*) throw();
void omp_init_nest_lock(omp_nest_lock_t*) throw();
void omp_destroy_nest_lock(omp_nest_lock_t*) throw();
void omp_set_nest_lock(omp_nest_lock_t*) throw();
void omp_unset_nest_lock(omp_nest_lock_t*) throw();
int omp_test_nest_lock(omp_nest_lock_t*) throw();
double omp_get_wtime() throw();
double omp_get_wtick() throw();
void omp_set_schedule(omp_sched_t, int) throw();
void omp_get_schedule(omp_sched_t*, int*) throw();
int omp_get_thread_limit() throw();
void omp_set_max_active_levels(int) throw();
int omp_get_max_active_levels() throw();
int omp_get_level() throw();
int omp_get_ancestor_thread_num(int) throw();
int omp_get_team_size(int) throw();
int omp_get_active_level() throw();
int omp_in_final() throw();
int omp_get_cancellation() throw();
omp_proc_bind_t omp_get_proc_bind() throw();
int omp_get_num_places() throw();
int omp_get_place_num() throw();
void omp_set_default_device(int) throw();
int omp_get_default_device() throw();
int omp_get_num_devices() throw();
int omp_get_num_teams() throw();
int omp_get_team_num() throw();
int omp_is_initial_device() throw();
int omp_get_initial_device() throw();
}
#endif
