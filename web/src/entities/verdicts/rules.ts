/** The rules and what is asked of them: a part of its own, that comes after the form. */
export { affectsUntil } from '@vagu/core/warnings/reach'
export { verdictByRule, verdictsFor } from '@vagu/core/warnings/verdicts'
