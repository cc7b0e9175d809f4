/** Has the browser take the export: from the network by itself, in the demo out of the worker. */
import { exportAccount } from '@vagu/core/account/contract'
import { isOnNetwork, transport } from '../../lib/transport.ts'

const ADDRESS = `/api${exportAccount.path}`
/** Some browsers read the file only after the click is over, ms. */
const KEPT_FOR = 60_000

function take(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Rejects where the demo could not make the file; what the network brings the browser shows by itself. */
export async function takeExport(): Promise<void> {
  if (isOnNetwork()) return take(ADDRESS, '')
  const response = await transport()(new Request(new URL(ADDRESS, globalThis.location.origin)))
  if (!response.ok) throw new Error(`the export answered ${response.status}`)
  const address = URL.createObjectURL(await response.blob())
  take(address, 'vagu.zip')
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR)
}
