import { describe, expect, it } from 'vitest'
import { argonPasswords } from './passwords.ts'

describe('passwords', () => {
  it('are kept as argon2id with a salt of their own', async () => {
    const [one, other] = await Promise.all([
      argonPasswords.hash('põlluraamat'),
      argonPasswords.hash('põlluraamat'),
    ])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })
  it('are known again, letter by letter', async () => {
    const hash = await argonPasswords.hash('põlluraamat')
    expect(await argonPasswords.verify(hash, 'põlluraamat')).toBe(true)
    expect(await argonPasswords.verify(hash, 'Põlluraamat')).toBe(false)
    expect(await argonPasswords.verify(hash, '')).toBe(false)
  })
  it('kept with other costs stay good', async () => {
    // the vector of RFC 9106 has a secret, which PHC text does not carry; this one is of the reference program
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await argonPasswords.verify(hash, 'password')).toBe(true)
    expect(await argonPasswords.verify(hash, 'passwort')).toBe(false)
  })
  it.each(['', 'plain', '$argon2i$v=19$m=19456,t=2,p=1$YWJj$YWJj', '$argon2id$v=19$m=19456,t=2,p=1$YWJj$'])(
    'are never right for a hash that is none: %j',
    async (hash) => {
      expect(await argonPasswords.verify(hash, '')).toBe(false)
    },
  )
})
