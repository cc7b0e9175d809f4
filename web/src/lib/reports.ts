/** Reports to the installation about this browser's pages, and the browser's word against them. */
import { REPORTS_META } from '@vagu/core/reports/page-meta'
import { ReportSettings } from '@vagu/core/reports/schema'
import { isOnNetwork } from './transport.ts'

const OPT_OUT = 'vagu_opt_out'
const IS_OPTED_OUT = new RegExp(`(?:^|;\\s*)${OPT_OUT}=1(?:;|$)`)
/** Browsers keep no cookie longer, s. */
const MAX_AGE = 34_560_000

/** Undefined where nobody is told anything. */
export function reportSettings(): ReportSettings | undefined {
  const text = document.querySelector(`meta[name="${REPORTS_META}"]`)?.getAttribute('content')
  return typeof text === 'string' ? ReportSettings.safeParse(JSON.parse(text)).data : undefined
}

export const isOptedOut = (): boolean => IS_OPTED_OUT.test(document.cookie)

/** Whether anything of this page is told: asked anew each time, since a page may become the demo. */
export const mayTell = (): boolean => isOnNetwork() && !isOptedOut()

export function setOptedOut(isOut: boolean): void {
  const secure = globalThis.location.protocol === 'https:' ? '; secure' : ''
  const [value, age] = isOut ? ['1', MAX_AGE] : ['', 0]
  document.cookie = `${OPT_OUT}=${value}; path=/; max-age=${age}; samesite=lax${secure}`
}
