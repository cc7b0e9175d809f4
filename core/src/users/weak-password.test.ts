import { describe, expect, it } from 'vitest'
import { RegistrationForm } from './new-password.ts'
import { weaknessOf } from './weak-password.ts'

const owner = {
  email: 'mari.kask@kasetalu.ee',
  company: { name: 'Kase talu OÜ', code: '10203046' },
}

describe('a password that anybody guesses is refused:', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    'parool12',
    'Parool2026',
    'salasõna1',
    'Salasona!',
    'qwerty123',
    '1qaz2wsx',
    'iloveyou',
    'football1',
    'eesti2026',
    'tallinn1',
    'traktor1',
    'põlluraamat',
    'vagu1234',
    'Vagu 2026',
    'letmein!!',
  ])('%s, one of the commonest', (password) => expect(weaknessOf(password)).toBe('passwordCommon'))

  it.each([
    '12345678',
    '87654321',
    '0123456789',
    'abcdefgh',
    '        ',
    '11111111',
    'aaaaaaab',
    '12341234',
    'abcdabcd',
    'asdfghjk',
    'qwertyui',
    'lkjhgfdsa',
    'zxcvbnm,',
  ])('%j, a row or one thing again and again', (password) =>
    expect(weaknessOf(password)).toBe('passwordTooSimple'),
  )

  it.each([
    'mari.kask@kasetalu.ee',
    'MARI.KASK@kasetalu.ee1',
    'marikask',
    'mari.kask1',
    'kasetalu',
    'KaseTalu2026',
    'kase talu OÜ',
    '10203046',
    'Kask2026!',
  ])('%s, made of the farmer’s own words', (password) =>
    expect(weaknessOf(password, owner)).toBe('passwordOwnWords'),
  )
})

describe('a password that nobody guesses is taken:', () => {
  it.each([
    'künnipäev26',
    'õige salasõna',
    'uus salasõna 27',
    'lehm hüppas üle kuu',
    'kask kasvab mäe peal',
    'x7Kq-9tPz',
    '2403198812',
    'parool on kapis',
  ])('%s', (password) => expect(weaknessOf(password, owner)).toBeUndefined())
})

describe('the form of a new account', () => {
  const problems = (password: string) =>
    RegistrationForm.safeParse({ email: owner.email, password, company: owner.company }).error?.issues.map(
      ({ path, message }) => [path.join('.'), message],
    )
  it('names the weak password at its place, with the words of the same form', () => {
    expect(problems('Kasetalu1')).toEqual([['password', 'passwordOwnWords']])
    expect(problems('parool12')).toEqual([['password', 'passwordCommon']])
    expect(problems('parool1')).toEqual([['password', 'passwordTooShort']])
    expect(problems('lehm hüppas')).toBeUndefined()
  })
})
