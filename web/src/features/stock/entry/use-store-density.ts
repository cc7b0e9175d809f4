import { changeStockFacts } from '@vagu/core/stock/contract'
import { stockEntryText as text } from '../../../entities/stock/text.ts'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../ui/Messages.tsx'

/** Stores the densities that were typed beside entries; an entry that is stored stays so whatever becomes of them. */
export function useStoreDensity() {
  const messages = useMessages()
  return async (densities: ReadonlyMap<string, number>): Promise<void> => {
    try {
      for (const [id, density] of densities)
        await call(changeStockFacts, { params: { id }, body: { density } })
    } catch (error) {
      messages.failed(error, text.densityFailed)
    }
  }
}
