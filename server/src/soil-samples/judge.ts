/** Jobs that are judged anew when soil samples come, change or go. */
import { validUntil } from '@vagu/core/soil-samples/validity'
import { yearOf } from '@vagu/core/time/day'
import { rules } from '@vagu/core/warnings/registry'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import type { SampleDocument } from './stored.ts'

const reading = rules.filter(({ readsSoilSamples }) => readsSoilSamples)

type Sampled = Pick<SampleDocument, 'fieldId' | 'date'>

/**
 * Judges jobs anew by rules that read soil samples, after some came, changed or went: `samples` are they as they were
 * and as they are. They bear on the days from when they were taken until they end, and on plans of those years.
 */
export async function judgeSampled(tx: Writer, actor: Actor, samples: readonly Sampled[]): Promise<void> {
  if (samples.length === 0) return
  const days = samples.flatMap(({ date }) => [`${yearOf(date)}-01-01`, `${yearOf(validUntil(date))}-12-31`])
  await recomputeWarnings(tx, actor, {
    fieldIds: samples.map(({ fieldId }) => fieldId),
    days,
    rules: reading,
  })
}
