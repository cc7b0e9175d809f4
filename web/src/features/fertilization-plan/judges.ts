/** The rules that plans are judged by: a part of its own, that comes after the page. */
export { judgeFarmPlan } from '@vagu/core/warnings/planned/farm'
export { judgePlanned } from '@vagu/core/warnings/planned/judge'
