import { AppError } from '@vagu/core/errors'
import { describe, expect, it } from 'vitest'
import { JsonCount } from './json-count.ts'

/** Reads a text in pieces of this many bytes. */
function read(text: string, max = 100, pieces = 1000): string {
  const bytes = new TextEncoder().encode(text)
  const count = new JsonCount(max)
  try {
    for (let i = 0; i < bytes.length; i += pieces) count.read(bytes.subarray(i, i + pieces))
    return 'taken'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe.each([1, 3, 1000])('JSON in pieces of %i bytes', (pieces) => {
  it.each([
    [`[${'{},'.repeat(49)}{}]`, 101, 'taken'],
    [`[${'{},'.repeat(49)}{}]`, 100, 'tooLarge'],
    [`["${'{},'.repeat(200)}"]`, 100, 'taken'],
    [`["\\"${'{},'.repeat(200)}"]`, 100, 'taken'],
    [`["\\\\",${'1,'.repeat(100)}1]`, 100, 'tooLarge'],
  ])('%.20s… with at most %i values is %s', (text, max, outcome) => {
    expect(read(text, max, pieces)).toBe(outcome)
  })
  it.each([
    [nested(32), 'taken'],
    [nested(33), 'unreadable'],
    [`"${nested(100)}"`, 'taken'],
    ['"Ki\\u0000vi"', 'unreadable'],
    ['"Ki\\\\\\u0000vi"', 'unreadable'],
    ['"Ki\\\\u0000vi"', 'taken'],
    ['"\\u0001\\u00000"', 'unreadable'],
    ['"\\u0001, 0000"', 'taken'],
  ])('%.20s is %s', (text, outcome) => {
    expect(read(text, 1000, pieces)).toBe(outcome)
  })
})
