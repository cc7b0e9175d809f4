import { render, screen } from '@testing-library/react'
import { eventFactsOf } from '@vagu/core/warnings/facts'
import type { Verdict } from '@vagu/core/warnings/verdicts'
import { expect, it } from 'vitest'
import { Providers } from '../../app/Providers.tsx'
import { verdictsText } from '../verdicts/text.ts'
import { answerBy, Calls } from '../../testing/calls.ts'
import { fieldOf, jobOn } from '../../testing/builders.ts'
import { checkRow } from './check-row.ts'
import type { FieldQuestion } from './row-verdicts.ts'
import { reader, rowWith } from './testing/rows.ts'
import { fieldsBehind, judgedBy } from './use-row-verdicts.ts'
import { VerdictCell } from './VerdictCell.tsx'

const field = fieldOf('Kivi', 5)
const verdict: Verdict = {
  fieldId: field._id,
  kind: 'ok',
  found: [],
  told: () => ({ warnings: [], onOthers: [], unknowns: [], advices: [], failures: [] }),
  failures: [],
  isIncomplete: false,
}
const question = (area: number): FieldQuestion => ({
  field,
  jobs: [{ rowId: 'r', job: eventFactsOf(jobOn(field, { area })) }],
  stored: undefined,
  today: '2026-05-20',
  products: undefined,
  ksmYears: undefined,
  workers: undefined,
})

it('knows which fields were judged on something else than stands in their rows now', () => {
  const [before, now] = [question(5), question(4)]
  const judged = new Map([[field._id, { by: judgedBy(before), verdicts: new Map([['r', verdict]]) }]])
  expect([...fieldsBehind([before], judged)]).toEqual([])
  expect([...fieldsBehind([now], judged)]).toEqual([field._id])
  expect([...fieldsBehind([now], new Map())]).toEqual([])
})
it.each([
  [true, verdictsText.checking],
  [false, verdictsText.kind.ok],
])('says of a row that is judged anew (%s) what it knows', (isChecking, text) => {
  answerBy(new Calls())
  const checked = checkRow(rowWith({ date: '3.5', job: 'kündsin', fields: 'kodupõllul' }), reader)
  render(
    <Providers env="test">
      <VerdictCell
        index={0}
        checked={checked}
        shown={{ state: 'judged', errors: new Map(), needs: [] }}
        verdicts={{ of: () => [verdict], isChecking: () => isChecking, isLoading: false, hasFailed: false }}
        year={2026}
        onOpenForm={() => undefined}
      />
    </Providers>,
  )
  screen.getByText(text)
  screen.getByRole('button', { name: new RegExp(`^${text}: `) })
})
