import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './email.ts'
import { Email, Login, PasswordReset, Registration } from './form-schema.ts'

const label = (length: number) => 'a'.repeat(length)

describe('an e-mail address', () => {
  it.each([
    'mari@talu.ee',
    'mari.kask+vagu@pol-lud.talu.ee',
    "o'neill_1@talu.ee",
    'mari@põllumees.ee',
    'a@bc.ee',
    `${label(64)}@talu.ee`,
    `mari@${label(63)}.ee`,
  ])('is %s', (text) => expect(isEmailAddress(text)).toBe(true))

  it.each([
    ['another address in angle brackets', 'nimi<ohver@naide.ee>'],
    ['a list', 'a,ohver@naide.ee'],
    ['a list with a semicolon', 'a;ohver@naide.ee'],
    ['two addresses', 'a@b.ee@naide.ee'],
    ['a group', 'grupp:ohver@naide.ee'],
    ['a comment', 'a(x)@naide.ee'],
    ['quotation marks', '"a b"@naide.ee'],
    ['a backslash', String.raw`a\b@naide.ee`],
    ['a space', 'a b@naide.ee'],
    ['a line break', 'a\nb@naide.ee'],
    ['a zero byte', 'a\u0000b@naide.ee'],
    ['no name', '@naide.ee'],
    ['no domain', 'ohver@'],
    ['a domain of one word', 'ohver@naide'],
    ['a dot at the beginning', '.a@naide.ee'],
    ['a dot at the end of the name', 'a.@naide.ee'],
    ['two dots', 'a..b@naide.ee'],
    ['two dots in the domain', 'a@naide..ee'],
    ['a hyphen at the end of a label', 'a@naide-.ee'],
    ['a number for a country', 'a@naide.123'],
    ['a bare network address', 'a@[127.0.0.1]'],
    ['a name over 64 characters', `${label(65)}@talu.ee`],
    ['a label over 63 characters', `a@${label(64)}.ee`],
    ['a domain whose letters fold into others', 'ohver@ｎaide.ee'],
    ['6 characters', 'a@b.ee'],
  ])('is not %s', (_, text) => expect(isEmailAddress(text)).toBe(false))

  it.each([
    [254, true],
    [255, false],
  ])('of %i characters: %s', (length, isRight) => {
    const domain = Array.from({ length: 3 }, () => label(62)).join('.')
    const text = `${label(length - domain.length - 4)}@${domain}.ee`
    expect([text.length, isEmailAddress(text)]).toEqual([length, isRight])
  })
})

describe('the calls that mail to an address', () => {
  const wrong = 'nimi<ohver@naide.ee>'
  it('ask for a real one', () => {
    const company = { name: 'Kase talu' }
    expect(Registration.safeParse({ email: wrong, password: 'pikk sõna 9', company }).success).toBe(false)
    expect(PasswordReset.safeParse({ email: wrong }).success).toBe(false)
    expect(Email.parse(' Mari@Talu.EE ')).toBe('mari@talu.ee')
  })
  it('but signing in mails nothing: an account of earlier days still opens', () => {
    expect(Login.safeParse({ email: 'talu@server', password: 'pikk sõna 9' }).success).toBe(true)
    expect(Login.safeParse({ email: 'talu', password: 'pikk sõna 9' }).success).toBe(false)
  })
})
