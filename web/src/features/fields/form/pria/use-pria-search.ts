import { useMutation } from '@tanstack/react-query'
import type { LatLng } from '@vagu/core/geo/schema'
import { findPriaParcel, listPriaAreasAt } from '@vagu/core/pria-map/contract'
import { MassifNumber, type PriaAreasAt } from '@vagu/core/pria-map/schema'
import { useState } from 'react'
import { tooManyTries } from '../../../../entities/session/wait-text.ts'
import { CallError } from '../../../../lib/call-error.ts'
import { call } from '../../../../lib/call.ts'
import { priaText } from './text.ts'

type Asked = { readonly number: string } | { readonly place: LatLng }

async function ask(asked: Asked): Promise<PriaAreasAt> {
  if ('number' in asked) {
    const { isTest, ...area } = await call(findPriaParcel, { params: { id: asked.number } })
    return { isTest, areas: [area] }
  }
  const { lat, lng } = asked.place
  return call(listPriaAreasAt, { query: { lat: String(lat), lng: String(lng) } })
}

const SENTENCES: Readonly<Record<string, string>> = {
  invalid: priaText.wrongNumber,
  notFound: priaText.unknownNumber,
  switchedOff: priaText.switchedOff,
}
function sentenceOf(error: Error): string {
  const code = error instanceof CallError ? error.code : ''
  if (error instanceof CallError && code === 'tooManyTries') return tooManyTries(error.retryAfter)
  return SENTENCES[code] ?? priaText.silent
}

/** How the map is asked: by the number that was typed, or by a place that is tapped. */
export type PriaWay = 'number' | 'place'

export interface PriaSearch {
  /** Undefined while the map is closed. */
  readonly way: PriaWay | undefined
  readonly isAsking: boolean
  readonly found: PriaAreasAt | undefined
  /** A sentence on what went wrong. */
  readonly error: string | undefined
  readonly byNumber: (text: string) => void
  readonly openMap: () => void
  readonly at: (place: LatLng) => void
  readonly close: () => void
}

/** A look-up on PRIA's map. */
export function usePriaSearch(): PriaSearch {
  const [way, setWay] = useState<PriaWay>()
  const [isWrong, setIsWrong] = useState(false)
  const asking = useMutation({ mutationFn: ask, meta: { isQuiet: true } })
  const begin = (next: PriaWay | undefined, isWrongNumber = false): void => {
    setWay(next)
    setIsWrong(isWrongNumber)
    asking.reset()
  }
  const nothing = asking.data?.areas.length === 0 ? priaText.nothingHere : undefined
  return {
    way,
    isAsking: asking.isPending,
    found: asking.data,
    error: isWrong ? priaText.wrongNumber : asking.error ? sentenceOf(asking.error) : nothing,
    byNumber: (text) => {
      const number = MassifNumber.safeParse(text)
      begin('number', !number.success)
      if (number.success) asking.mutate({ number: number.data })
    },
    openMap: () => begin('place'),
    at: (place) => asking.mutate({ place }),
    close: () => begin(undefined),
  }
}
