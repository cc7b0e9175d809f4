/** Requirements that each field of a part meets or breaks by itself. */
import { countedFields } from '../../text/counted.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import type { Line, State, Way } from '../schema.ts'
import type { PartKey } from '../table.ts'
import { fieldsOf, hectares, lineOf } from './land.ts'
import { gravest, num, way } from './say.ts'

export interface OfField {
  readonly state: State
  readonly note: string
  readonly jobId?: string
  readonly way?: Way
}
const IS: Readonly<Record<State, Line['is']>> = {
  ok: 'counts',
  attention: 'against',
  violation: 'against',
  unknown: 'unknown',
}

/** Finding over the fields that the farmer named for a part. */
export function perField(facts: SchemeFacts, part: PartKey, judge: (each: SchemeField) => OfField): Finding {
  const fields = fieldsOf(facts, part)
  if (fields.length === 0)
    return {
      state: 'unknown',
      says: 'Põllud on valimata.',
      ways: [way('schemes', 'Valige põllud, mis osalevad')],
    }
  const judged = fields.map((each) => ({ each, found: judge(each) }))
  const good = judged.filter(({ found }) => found.state === 'ok').map(({ each }) => each)
  const ways = judged.flatMap(({ found }) => found.way ?? [])
  const whole = hectares(fields)
  return {
    state: gravest(judged.map(({ found }) => found.state)),
    says: `Korras on ${num(hectares(good))} ha ${num(whole)} hektarist (${countedFields(good.length)} ${fields.length}-st).`,
    figure: { value: hectares(good), unit: 'ha', limit: whole, is: 'least', part: hectares(good), whole },
    lines: judged.map(({ each, found: { state, note, jobId } }) =>
      lineOf(each, { is: IS[state], note, ...(jobId === undefined ? {} : { jobId }) }),
    ),
    ways: ways.filter(({ text }, i) => ways.findIndex((other) => other.text === text) === i),
  }
}
