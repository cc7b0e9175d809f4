import { harvestDelay } from './harvest-delay/rule.ts'
import { useNotAuthorised } from './use-not-authorised/rule.ts'
import { doseExceeded } from './dose-exceeded/rule.ts'
import type { Rule } from './rule.ts'
import { usageTimes } from './usage-times/rule.ts'
import { workDelay } from './work-delay/rule.ts'

/** Every rule once. */
export const rules: readonly Rule[] = [workDelay, harvestDelay, usageTimes, useNotAuthorised, doseExceeded]
