import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mail, MailRefused } from '../src/ports.ts'
import { outboxMail, smtpMail } from './mail.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

const FROM = 'Vagu <vagu@vagu.test>'
const MAIL: Mail = {
  to: 'mari@talu.test',
  subject: 'Uus salasõna',
  text: 'Tere!\n\n.\nhttp://localhost:3000/uusparool?token=abc',
  replyTo: 'jaan@talu.test',
}
const subjectOf = (message: string): string => {
  const [, encoded = ''] = /^Subject: =\?UTF-8\?Q\?(.*)\?=\r?$/m.exec(message) ?? []
  return decodeURIComponent(encoded.replaceAll('_', ' ').replaceAll('=', '%'))
}

describe('mail without a mail server', () => {
  let folder = ''
  const logged: object[] = []
  const log = { info: (facts: object) => void logged.push(facts), warn() {}, error() {} }
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'vagu-outbox-')), 'outbox')
    logged.length = 0
  })
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

  it('is a file that the log names and nobody else may read', async () => {
    const now = () => new Date('2026-05-20T09:00:00.000Z')
    await outboxMail(folder, FROM, { log, now })(MAIL)
    const [name = ''] = readdirSync(folder)
    expect(name).toMatch(/^2026-05-20T09-00-00-000Z-[0-9a-f]{8}\.eml$/)
    expect(logged).toEqual([{ file: join(folder, name) }])
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
    const message = readFileSync(join(folder, name), 'utf8')
    expect(message).toContain('From: Vagu <vagu@vagu.test>')
    expect(message).toContain('To: mari@talu.test')
    expect(message).toContain('Reply-To: jaan@talu.test')
    expect(message).toContain('http://localhost:3000/uusparool?token=abc')
    expect(subjectOf(message)).toBe(MAIL.subject)
  })
  it('of the same moment is not written over', async () => {
    const send = outboxMail(folder, FROM, { log, now: () => new Date(0) })
    await Promise.all([send(MAIL), send(MAIL), send(MAIL)])
    expect(readdirSync(folder)).toHaveLength(3)
  })
})

describe('mail by SMTP', () => {
  let server: MailServer
  beforeEach(async () => {
    server = await startMailServer('nobody@talu.test')
  })
  afterEach(() => server.close())

  it('arrives whole, a lone dot included', async () => {
    await smtpMail(server.url, FROM)(MAIL)
    const [delivered] = server.delivered
    expect(delivered).toMatchObject({ from: 'vagu@vagu.test', to: ['mari@talu.test'] })
    expect(subjectOf(delivered?.message ?? '')).toBe(MAIL.subject)
    expect(delivered?.message).toContain('Tere!\r\n\r\n.\r\nhttp://localhost:3000/uusparool?token=abc')
  })
  it('that the server refuses is an error', async () => {
    const sending = smtpMail(server.url, FROM)({ ...MAIL, to: 'nobody@talu.test' })
    await expect(sending).rejects.toThrow(MailRefused)
    await expect(sending).rejects.toThrow('550')
    expect(server.delivered).toEqual([])
  })
  it('cannot be given further recipients or headers by a line break in what a user typed', async () => {
    await smtpMail(
      server.url,
      FROM,
    )({ ...MAIL, subject: 'Tere\r\nBcc: spam@talu.test', to: 'mari@talu.test' })
    expect(server.delivered[0]?.to).toEqual(['mari@talu.test'])
    expect(server.delivered[0]?.message).not.toMatch(/^Bcc:/m)
  })
  it.each(['a,ohver@naide.ee', 'nimi<ohver@naide.ee>', 'Ohver <ohver@naide.ee>', 'grupp:ohver@naide.ee;'])(
    'to %s reaches nobody that it does not name whole',
    async (to) => {
      await smtpMail(server.url, FROM)({ ...MAIL, to }).catch(() => undefined)
      expect(server.delivered.flatMap((mail) => mail.to)).not.toContain('ohver@naide.ee')
    },
  )
  it('of a letter bears its mark in each try', async () => {
    await smtpMail(server.url, FROM)({ ...MAIL, id: 'abc' })
    expect(server.delivered[0]?.message).toMatch(/^Message-ID: <abc@vagu.test>/m)
  })
  it('that comes every week says how mail programs end it', async () => {
    await smtpMail(server.url, FROM)({ ...MAIL, unsubscribe: 'https://vagu.test/api/letters/weekly/off/x' })
    const message = server.delivered[0]?.message.replaceAll(/\r\n[ \t]+/g, ' ')
    expect(message).toMatch(/^List-Unsubscribe: <https:\/\/vagu\.test\/api\/letters\/weekly\/off\/x>\r$/m)
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  })
  it('without a server is an error', async () => {
    await expect(smtpMail('smtp://127.0.0.1:9', FROM)(MAIL)).rejects.toThrow('ECONNREFUSED')
  })
})
