import type { FarmSnapshot } from '../../farm/farm.ts'
import { takePreferredKind } from './custom-area-form.ts'
import { followDays } from './grazing-steps.ts'
import type { JobForm } from './job-form.ts'

/** Consequences of a change of the form, whatever it was. */
export const settle = (
  before: JobForm,
  after: JobForm,
  now: { readonly farm: Pick<FarmSnapshot, 'requisites' | 'customAreas'>; readonly today: string },
): JobForm => (after === before ? before : followDays(takePreferredKind(before, after, now.farm), now.today))
