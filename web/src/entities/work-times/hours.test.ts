import { expect, it } from 'vitest'
import { formatMinutes } from './hours.ts'

it('says minutes as hours and minutes, with spaces between the thousands', () => {
  expect(
    [0, 45, 480, 695, 129_720, 129_745].map((minutes) => formatMinutes(minutes).replaceAll('\u00A0', ' ')),
  ).toEqual(['0 min', '45 min', '8 h', '11 h 35 min', '2 162 h', '2 162 h 25 min'])
})
