/** Forms of the simulator's pages: read up to a size, and only from a page of its own. */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hashOf, newSecret, type Random } from '../secrets.ts'

const COOKIE = 'pria_testkeskkond'
const MAX_FORM = 300_000

/** The mark of the browser in a page's forms: made of a cookie that pages of others cannot read. */
export async function formMark(context: Context, random: Random): Promise<string> {
  const known = getCookie(context, COOKIE)
  const token = known ?? newSecret(random)
  const isSecure = new URL(context.req.url).protocol === 'https:'
  if (known === undefined)
    setCookie(context, COOKIE, token, { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure })
  return hashOf(`form:${token}`)
}

/** The form that was sent; nothing where it came from no page of ours, or is too large. */
export async function readForm(context: Context): Promise<URLSearchParams | undefined> {
  const text = await context.req.text()
  if (text.length > MAX_FORM) return undefined
  const form = new URLSearchParams(text)
  const token = getCookie(context, COOKIE)
  if (token === undefined || form.get('mark') !== (await hashOf(`form:${token}`))) return undefined
  return form
}
