import { expect, it } from 'vitest'
import { CallError } from '../../../lib/call-error.ts'
import { reasonOf } from './reason.ts'
import { divisionText } from './text.ts'

const SENTENCE = divisionText.splitFailed
const ended = { path: 'year', code: 'fieldEnded', message: 'Põld „Kivi“ oli olemas kuni saagiaastani 2025.' }

it.each([
  [
    'that another changed the field',
    new CallError('refused', { status: 409, code: 'conflict' }),
    divisionText.changedMeanwhile,
  ],
  ['what the server says', new CallError('refused', { code: 'invalid', fields: [ended] }), ended.message],
  ['that it failed, where the server says no more', new CallError('refused', { code: 'internal' }), SENTENCE],
  ['that it failed, where nobody was asked', new Error('line'), SENTENCE],
])('says %s', (_what, error, sentence) => {
  expect(reasonOf(error, SENTENCE)).toBe(sentence)
})
