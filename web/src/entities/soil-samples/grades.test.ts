import { expect, it } from 'vitest'
import { GRADE_LOOKS } from './grades.ts'

it('has letters for the classes that are no sign of an element', () => {
  const letters = Object.values(GRADE_LOOKS).map((look) => look.letters)
  expect(letters.filter((each) => ['N', 'P', 'K', 'C', 'MG', 'CA'].includes(each))).toEqual([])
  expect(new Set(letters).size).toBe(letters.length)
})
