import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const url = 'https://agency.example.ee/api/'
const program = { VAGU_AGENCY_CLIENT_ID: 'vagu', VAGU_AGENCY_CLIENT_SECRET: 'secret' }

it('is the bundled simulator without settings', () => {
  expect(readConfig({}).agency).toBeUndefined()
  expect(readConfig({ VAGU_AGENCY_URL: 'none' }).agency).toBe('none')
})
it('is an agency with an address and what the program is known by there', () => {
  const named = {
    url: 'https://agency.example.ee/api',
    clientId: 'vagu',
    clientSecret: 'secret',
    isTest: false,
  }
  expect(readConfig({ VAGU_AGENCY_URL: url, ...program }).agency).toEqual(named)
  const test = readConfig({ VAGU_AGENCY_URL: url, ...program, VAGU_AGENCY_TEST: '1' })
  expect(test.agency).toEqual({ ...named, isTest: true })
})
it('says what is missing or wrong, and no secret', () => {
  expect(() => readConfig({ VAGU_AGENCY_URL: url })).toThrow(
    'VAGU_AGENCY_CLIENT_ID and VAGU_AGENCY_CLIENT_SECRET',
  )
  expect(() => readConfig({ VAGU_AGENCY_URL: 'agency' })).toThrow('VAGU_AGENCY_URL must be')
  const short = () => readConfig({ VAGU_SECRET_KEY: 'short-secret' })
  expect(short).toThrow('VAGU_SECRET_KEY must have at least 32 letters')
  expect(short).not.toThrow('short-secret')
})
