/**
 * The first call of the page, sent while its scripts are still on their way: a file of its own, small enough to be there
 * at once. Over a weak network who is signed in and what the page shows come beside the program, and not after it.
 */
import { asksForForm, firstParts } from './first-parts.ts'
import './lib/appearance.ts'
import { beginFirstForm } from './first-form.ts'
import { wasDemo } from './demo/demo-tab.ts'
import type { FirstCall } from './lib/first-call.ts'

function begin(): FirstCall | undefined {
  // a demo is answered in the tab
  if (wasDemo()) return undefined
  const of = firstParts(location.pathname)
  const answer = fetch(`/api/start${of && `?of=${encodeURIComponent(of)}`}`, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
  })
  // whoever takes it over hears of a failure, and asks again
  answer.catch(() => undefined)
  return { of, answer }
}

export const firstCall = begin()
/** The form is asked for at the address of `/lisa` alone. */
export const firstForm =
  firstCall && asksForForm(location.pathname) ? beginFirstForm(firstCall.answer) : undefined
