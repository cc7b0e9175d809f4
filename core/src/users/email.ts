/** Addresses that mail can be sent to. */

/** Most characters of a whole address and of its part before the @ (RFC 5321), least of the whole (the product's own). */
const MAX_LENGTH = 254
const MAX_NAME = 64
const MIN_LENGTH = 7

/** Words with dots between them; what mail reads as a list, a group, a comment or a second address is no part of one. */
const NAME = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
/** At least two labels of letters and digits, hyphens within; the last one is no number. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** Whether mail to this text goes to one address and to no other than it says. */
export function isEmailAddress(text: string): boolean {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return false
  const [name = '', domain = '', ...more] = text.split('@')
  if (more.length > 0 || name.length > MAX_NAME) return false
  // a domain whose letters fold into others would lead to another one
  return NAME.test(name) && DOMAIN.test(domain) && domain === domain.normalize('NFKC')
}
