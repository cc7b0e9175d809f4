import {
  PRIA_BLOCKS,
  PRIA_ITEM_STATES,
  PRIA_OWN_REFUSALS,
  PRIA_RUN_STATES,
  PRIA_WAITS,
} from '@vagu/core/pria/run-schema'
import {
  PRIA_ACCESS,
  PRIA_DIRECTIONS,
  PRIA_MATCHES,
  PRIA_PROBLEMS,
  PRIA_STATUSES,
} from '@vagu/core/pria/schema'
import { expect, it } from 'vitest'
import { priaText } from '../../entities/pria/text.ts'
import { problemText } from './problem-text.ts'
import { runText } from './run-text.ts'
import { compareText } from './text.ts'

it('has a word for every status, each different', () => {
  const labels = PRIA_STATUSES.map((status) => compareText.statuses[status].label)
  expect(labels.filter((label) => label.length < 3)).toEqual([])
  expect(new Set(labels).size).toBe(PRIA_STATUSES.length)
})
it('has a sentence and a button for every problem', () => {
  for (const code of PRIA_PROBLEMS) {
    const { text, mend } = problemText.codes[code]
    expect([code, text('Fredis')]).toEqual([code, expect.stringMatching(/^[A-ZÕÄÖÜ].{8,}\.$/u)])
    expect([code, mend]).toEqual([code, expect.stringMatching(/^[A-ZÕÄÖÜ].{4,}/u)])
  }
})
it('has words for every direction, reason, wait and state', () => {
  const { directions, going, access, matchedBy } = compareText
  const words = [
    ...PRIA_DIRECTIONS.flatMap((each) => [directions[each], going(each, 2)]),
    ...PRIA_ACCESS.flatMap((each) => (each === 'CONNECTED' ? [] : [access[each]])),
    ...PRIA_MATCHES.map((each) => matchedBy[each]),
    ...PRIA_OWN_REFUSALS.map((each) => priaText.answer(each, '')),
    ...PRIA_BLOCKS.map((each) => runText.blocks[each]),
    ...PRIA_WAITS.map((each) => runText.waits[each]),
    ...PRIA_RUN_STATES.map((each) => runText.states[each]),
    ...PRIA_ITEM_STATES.map((each) => runText.items[each]),
  ]
  expect(words.filter((word) => word.length < 3)).toEqual([])
})
