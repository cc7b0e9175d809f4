/** Mail by SMTP, or as `.eml` files in an outbox folder for who has no mail server. */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Log, type Mail, MailRefused } from '../src/ports.ts'

type SendMail = (mail: Mail) => Promise<void>

/** A mail server that does not answer must not hold up the letters behind this one for long, ms. */
const PATIENCE = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 }

/** Loaded with the first mail: most starts of the program send none. */
const mailer = () => import('nodemailer')

/** An address is one address, whatever stands in it: as a text it could be read as a list. */
const only = (address: string) => ({ name: '', address })

const domainOf = (from: string): string => /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

const messageOf = (mail: Mail, from: string) => ({
  from,
  to: only(mail.to),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  ...(mail.attachments !== undefined && {
    attachments: mail.attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
  }),
  ...(mail.replyTo !== undefined && { replyTo: only(mail.replyTo) }),
  ...(mail.unsubscribe !== undefined && {
    headers: {
      'List-Unsubscribe': `<${mail.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
  ...(mail.id !== undefined && { messageId: `<${mail.id}@${domainOf(from)}>` }),
})

/** Reply of nodemailer when the server takes mails, but none to this address. */
const Refusal = z.object({
  command: z.literal('RCPT TO'),
  responseCode: z.number().min(500),
  message: z.string(),
})

/** Sends by SMTP; the address may carry user and password. Rejects when the server does not take the mail. */
export function smtpMail(url: string, from: string): SendMail {
  return async (mail) => {
    const { createTransport } = await mailer()
    try {
      await createTransport({ url, ...PATIENCE }).sendMail(messageOf(mail, from))
    } catch (error) {
      const refusal = Refusal.safeParse(error)
      throw refusal.success ? new MailRefused(refusal.data.message, { cause: error }) : error
    }
  }
}

/** Writes each mail as a file that any mail program opens, and names the file in the log. */
export function outboxMail(folder: string, from: string, facts: { log: Log; now: () => Date }): SendMail {
  // a folder that cannot be made is told at the start, not with the first mail
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return async (mail) => {
    const { createTransport } = await mailer()
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail(messageOf(mail, from))
    const moment = facts.now().toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${moment}-${randomBytes(4).toString('hex')}.eml`)
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
    facts.log.info({ file }, 'a mail was written to the outbox')
  }
}
