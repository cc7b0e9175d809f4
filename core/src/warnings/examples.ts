import { harvestDelayExamples } from './harvest-delay/examples.ts'
import { useNotAuthorisedExamples } from './use-not-authorised/examples.ts'
import { doseExceededExamples } from './dose-exceeded/examples.ts'
import type { Example } from './rule.ts'
import { usageTimesExamples } from './usage-times/examples.ts'
import { workDelayExamples } from './work-delay/examples.ts'

/** The examples of each rule, by its id: what the tests run and the document of the rules shows. */
export const examplesOf: Readonly<Record<string, readonly Example[]>> = {
  WORK_DELAY_IGNORED: workDelayExamples,
  HARVEST_DELAY_IGNORED: harvestDelayExamples,
  USAGE_TIMES_EXCEEDED: usageTimesExamples,
  USE_NOT_AUTHORISED: useNotAuthorisedExamples,
  DOSE_EXCEEDED: doseExceededExamples,
}
