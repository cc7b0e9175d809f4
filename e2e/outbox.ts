/** The mails of a server without a mail server: files in its outbox. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The link to a page in the newest mail to an address; nothing where there is none. */
function linkInMail(data: string, email: string, page: string): string | undefined {
  const outbox = join(data, 'outbox')
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  for (const name of names.toSorted().toReversed()) {
    const mail = readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const link = /https?:\/\/\S+#token=[\w-]+/.exec(mail)?.[0]
    if (mail.includes(email) && link?.includes(page)) return link
  }
  return undefined
}

/** Waits for the mail: it is sent after the call that asked for it. */
export async function mailedLink(data: string, email: string, page: string): Promise<string> {
  await expect.poll(() => linkInMail(data, email, page)).toBeDefined()
  return linkInMail(data, email, page) ?? ''
}
