import { expect, it } from 'vitest'
import { accountMark } from './account-mark.ts'

const company = { name: 'Kase talu OÜ', code: '12345678', address: { street: 'Kase tee 1' } }
const user = {
  company,
  deletion: null,
  isDemo: false,
  status: { payments: [], active: true, trialUntil: '2026-05-20', linkedUsers: [] },
}
const [lastDay, after] = ['2026-05-20', '2026-05-21']
const markOf = (change: object, today = after, needsConfirmation = false) =>
  accountMark({ user: { ...user, ...change }, needsConfirmation, today })
const without = (part: object) => ({ company: { ...company, ...part } })

it.each([
  ['whole', {}, undefined],
  ['without code', without({ code: '' }), 'companyMissing'],
  ['without street', without({ address: { street: '' } }), 'companyMissing'],
  ['of the demo', { ...without({ code: '' }), isDemo: true }, undefined],
  ['to be deleted', { ...without({ code: '' }), deletion: { day: '2026-06-19' } }, 'deletion'],
])('an account %s', (_, change, mark) => {
  expect(markOf(change)).toBe(mark)
})
it('a trial asks for nothing up to the end of its last day', () => {
  expect(markOf(without({ code: '' }), lastDay)).toBeUndefined()
})
it('an area that is to be confirmed comes before the company', () => {
  expect(markOf(without({ code: '' }), after, true)).toBe('needsConfirmation')
  expect(markOf({}, lastDay, true)).toBe('needsConfirmation')
})
