// glibc declares host functions under these names, some of which CUDA gives to device functions. Included twice around
// <math.h>: first to rename them, then to forget.
#ifndef ASSAY_GLIBC_HIDDEN
#define ASSAY_GLIBC_HIDDEN
#define __acosf assay_glibc_acosf
#define __acoshf assay_glibc_acoshf
#define __asinf assay_glibc_asinf
#define __asinhf assay_glibc_asinhf
#define __atan2f assay_glibc_atan2f
#define __atanf assay_glibc_atanf
#define __atanhf assay_glibc_atanhf
#define __cbrtf assay_glibc_cbrtf
#define __ceilf assay_glibc_ceilf
#define __copysignf assay_glibc_copysignf
#define __cosf assay_glibc_cosf
#define __coshf assay_glibc_coshf
#define __dremf assay_glibc_dremf
#define __erf assay_glibc_erf
#define __erfcf assay_glibc_erfcf
#define __erff assay_glibc_erff
#define __exp10f assay_glibc_exp10f
#define __exp2f assay_glibc_exp2f
#define __expf assay_glibc_expf
#define __expm1f assay_glibc_expm1f
#define __fdimf assay_glibc_fdimf
#define __floorf assay_glibc_floorf
#define __fmaf assay_glibc_fmaf
#define __fmaxf assay_glibc_fmaxf
#define __fmaximum_mag_numf assay_glibc_fmaximum_mag_numf
#define __fmaximum_magf assay_glibc_fmaximum_magf
#define __fmaximum_numf assay_glibc_fmaximum_numf
#define __fmaximumf assay_glibc_fmaximumf
#define __fmaxmagf assay_glibc_fmaxmagf
#define __fminf assay_glibc_fminf
#define __fminimum_mag_numf assay_glibc_fminimum_mag_numf
#define __fminimum_magf assay_glibc_fminimum_magf
#define __fminimum_numf assay_glibc_fminimum_numf
#define __fminimumf assay_glibc_fminimumf
#define __fminmagf assay_glibc_fminmagf
#define __fmodf assay_glibc_fmodf
#define __frexpf assay_glibc_frexpf
#define __fromfpf assay_glibc_fromfpf
#define __fromfpxf assay_glibc_fromfpxf
#define __gammaf assay_glibc_gammaf
#define __getpayloadf assay_glibc_getpayloadf
#define __hypotf assay_glibc_hypotf
#define __ilogbf assay_glibc_ilogbf
#define __isinf assay_glibc_isinf
#define __j0f assay_glibc_j0f
#define __j1f assay_glibc_j1f
#define __jnf assay_glibc_jnf
#define __ldexpf assay_glibc_ldexpf
#define __lgammaf assay_glibc_lgammaf
#define __llogbf assay_glibc_llogbf
#define __llrintf assay_glibc_llrintf
#define __llroundf assay_glibc_llroundf
#define __log10f assay_glibc_log10f
#define __log1pf assay_glibc_log1pf
#define __log2f assay_glibc_log2f
#define __logbf assay_glibc_logbf
#define __logf assay_glibc_logf
#define __lrintf assay_glibc_lrintf
#define __lroundf assay_glibc_lroundf
#define __modf assay_glibc_modf
#define __modff assay_glibc_modff
#define __nanf assay_glibc_nanf
#define __nearbyintf assay_glibc_nearbyintf
#define __nextafterf assay_glibc_nextafterf
#define __nextdownf assay_glibc_nextdownf
#define __nexttowardf assay_glibc_nexttowardf
#define __nextupf assay_glibc_nextupf
#define __powf assay_glibc_powf
#define __remainderf assay_glibc_remainderf
#define __remquof assay_glibc_remquof
#define __rintf assay_glibc_rintf
#define __roundevenf assay_glibc_roundevenf
#define __roundf assay_glibc_roundf
#define __scalbf assay_glibc_scalbf
#define __scalblnf assay_glibc_scalblnf
#define __scalbnf assay_glibc_scalbnf
#define __significandf assay_glibc_significandf
#define __sincosf assay_glibc_sincosf
#define __sinf assay_glibc_sinf
#define __sinhf assay_glibc_sinhf
#define __sqrtf assay_glibc_sqrtf
#define __tanf assay_glibc_tanf
#define __tanhf assay_glibc_tanhf
#define __tgammaf assay_glibc_tgammaf
#define __truncf assay_glibc_truncf
#define __ufromfpf assay_glibc_ufromfpf
#define __ufromfpxf assay_glibc_ufromfpxf
#define __y0f assay_glibc_y0f
#define __y1f assay_glibc_y1f
#define __ynf assay_glibc_ynf
#else
#undef ASSAY_GLIBC_HIDDEN
#undef __acosf
#undef __acoshf
#undef __asinf
#undef __asinhf
#undef __atan2f
#undef __atanf
#undef __atanhf
#undef __cbrtf
#undef __ceilf
#undef __copysignf
#undef __cosf
#undef __coshf
#undef __dremf
#undef __erf
#undef __erfcf
#undef __erff
#undef __exp10f
#undef __exp2f
#undef __expf
#undef __expm1f
#undef __fdimf
#undef __floorf
#undef __fmaf
#undef __fmaxf
#undef __fmaximum_mag_numf
#undef __fmaximum_magf
#undef __fmaximum_numf
#undef __fmaximumf
#undef __fmaxmagf
#undef __fminf
#undef __fminimum_mag_numf
#undef __fminimum_magf
#undef __fminimum_numf
#undef __fminimumf
#undef __fminmagf
#undef __fmodf
#undef __frexpf
#undef __fromfpf
#undef __fromfpxf
#undef __gammaf
#undef __getpayloadf
#undef __hypotf
#undef __ilogbf
#undef __isinf
#undef __j0f
#undef __j1f
#undef __jnf
#undef __ldexpf
#undef __lgammaf
#undef __llogbf
#undef __llrintf
#undef __llroundf
#undef __log10f
#undef __log1pf
#undef __log2f
#undef __logbf
#undef __logf
#undef __lrintf
#undef __lroundf
#undef __modf
#undef __modff
#undef __nanf
#undef __nearbyintf
#undef __nextafterf
#undef __nextdownf
#undef __nexttowardf
#undef __nextupf
#undef __powf
#undef __remainderf
#undef __remquof
#undef __rintf
#undef __roundevenf
#undef __roundf
#undef __scalbf
#undef __scalblnf
#undef __scalbnf
#undef __significandf
#undef __sincosf
#undef __sinf
#undef __sinhf
#undef __sqrtf
#undef __tanf
#undef __tanhf
#undef __tgammaf
#undef __truncf
#undef __ufromfpf
#undef __ufromfpxf
#undef __y0f
#undef __y1f
#undef __ynf
#endif
