import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ExtractCode } from '@vagu/core/book/schema'
import { useState } from 'react'
import { useFields } from '../../entities/fields/use-fields.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { today } from '../../lib/today.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { IfMay } from '../../ui/may.tsx'
import { Page } from '../../ui/Page.tsx'
import { extractsQuery, previewQuery } from './api.ts'
import { CheckCard } from './CheckCard.tsx'
import { ExtractsCard } from './ExtractsCard.tsx'
import { InspectorCard } from './InspectorCard.tsx'
import { LacksCard } from './LacksCard.tsx'
import { bookText as text } from './text.ts'
import { WishCard } from './WishCard.tsx'
import { firstWish, wishOf } from './wish.ts'

/** Name under which the square on the title page tells its code to this page. */
const CODE = 'kood'

/** Code of the address, as the square on paper brings it. */
const codeOfAddress = (): string =>
  ExtractCode.safeParse(new URLSearchParams(globalThis.location.search).get(CODE)).data ?? ''

/** `/valjavotted`: the book as files, what it lacks for the law, and the codes of those that were made. */
export function BookPage() {
  const year = useGlobalYear()
  const [typed, setTyped] = useState(() => firstWish(year))
  const [code, setCode] = useState(codeOfAddress)
  const wish = wishOf(typed, today())
  const fields = useFields()
  const extracts = useQuery(extractsQuery)
  const preview = useQuery({
    ...previewQuery(wish ?? firstWishOf(year)),
    enabled: wish !== undefined,
    placeholderData: keepPreviousData,
  })
  const parts = [fields, extracts]
  const reload = (): void => {
    for (const part of parts) if (part.isError) void part.refetch()
  }
  // what the book lacks stands above the rest: it would push that down
  if (fields.data === undefined || extracts.data === undefined || preview.isLoading)
    return (
      <Page>
        {parts.some(({ isError }) => isError) ? (
          <LoadFailed title={text.loadFailed} onReload={reload} />
        ) : (
          <DelayedSkeleton lines={6} height={64} />
        )}
      </Page>
    )
  return (
    <Page>
      {preview.isError && <LoadFailed title={text.previewFailed} onReload={() => void preview.refetch()} />}
      {preview.data && <LacksCard preview={preview.data} year={typed.year} fields={fields.data} />}
      <WishCard
        typed={typed}
        wish={wish}
        onChange={setTyped}
        fields={fields.data}
        counts={preview.data?.counts}
        isCounting={preview.isFetching}
      />
      <ExtractsCard extracts={extracts.data} onCheck={setCode} />
      <IfMay to="manage">
        <InspectorCard year={year} today={today()} />
      </IfMay>
      <CheckCard key={code} code={code} onCode={setCode} />
    </Page>
  )
}

/** Stands for a wish that is not right yet: nothing is asked for it. */
const firstWishOf = (year: number) => ({
  period: 'SEASON' as const,
  year,
  fieldIds: null,
  tables: [],
  asOf: null,
})
