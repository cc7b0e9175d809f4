import { describe, expect, it } from 'vitest'
import { isPersonalCode } from './personal-code.ts'

describe('a personal code', () => {
  it.each(['38001085718', '49403136515', '37605030299', '60001019906'])('%s is one', (code) =>
    expect(isPersonalCode(code)).toBe(true),
  )
  it.each([
    '',
    '38001085719',
    '3800108571',
    '380010857181',
    '38013085718',
    '38002305710',
    '98001085718',
    '3800108571a',
  ])('%s is none', (code) => expect(isPersonalCode(code)).toBe(false))
})
