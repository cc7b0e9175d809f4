import { expect, it } from 'vitest'
import { checkFieldGroups } from './field-groups.ts'

const group = (fieldGroupName: string, ...linkedFieldIds: string[]) => ({ fieldGroupName, linkedFieldIds })
const wrong = (...groups: ReturnType<typeof group>[]) =>
  checkFieldGroups(groups).map(({ path, code }) => `${path.replace('fieldGroups.', '')} ${code}`)

it.each([
  ['nothing', [], []],
  ['two groups', [group('Põhi', 'a', 'b'), group('Lõuna', 'c', 'd')], []],
  ['one field', [group('Põhi', 'a')], ['0.linkedFieldIds groupTooSmall']],
  [
    'one field twice',
    [group('Põhi', 'a', 'a')],
    ['0.linkedFieldIds groupTooSmall', '0.linkedFieldIds fieldInOtherGroup'],
  ],
  [
    'a name in another case',
    [group('Põhi', 'a', 'b'), group(' PÕHI ', 'c', 'd')],
    ['1.fieldGroupName groupNameTaken'],
  ],
  [
    'a field of two groups',
    [group('Põhi', 'a', 'b'), group('Lõuna', 'b', 'c')],
    ['1.linkedFieldIds fieldInOtherGroup'],
  ],
])('%s', (_, groups, errors) => {
  expect(wrong(...groups)).toEqual(errors)
})
it('says it in the words of the farmer', () => {
  expect(checkFieldGroups([group('Põhi', 'a')])[0]?.message).toBe('Vähemalt 2 põldu on vaja grupi loomiseks')
})
