import { render, screen } from '@testing-library/react'
import type { Verdict } from '@vagu/core/warnings/verdicts'
import { expect, it, vi } from 'vitest'
import { Providers } from '../../app/Providers.tsx'
import { answerBy, Calls } from '../../testing/calls.ts'
import { verdictsText } from './text.ts'
import { VerdictDetails } from './VerdictDetails.tsx'

const cause = new Error('the name is gone')
const verdict: Verdict = {
  fieldId: 'kivi',
  kind: 'violation',
  found: [],
  told: () => ({
    warnings: [],
    onOthers: [],
    unknowns: [],
    advices: [],
    failures: [{ id: 'HARVEST_DELAY_IGNORED', title: 'Ooteaeg', cause }],
  }),
  failures: [],
  isIncomplete: true,
}

it('logs a rule whose words cannot be made, as it says it', () => {
  answerBy(new Calls())
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  render(
    <Providers env="test">
      <VerdictDetails verdict={verdict} hasFailed={false} />
    </Providers>,
  )
  screen.getByText(verdictsText.ruleFailed(['Ooteaeg']))
  expect(log.mock.calls).toEqual([['the rule HARVEST_DELAY_IGNORED broke off', cause]])
})
