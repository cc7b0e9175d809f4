import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PrintButton } from '../../ui/PrintButton.tsx'
import { useFieldShapes } from '../../entities/fields/use-fields.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { findPosition, type Position } from '../../entities/places/position.ts'
import { soilSamplesText } from '../../entities/soil-samples/text.ts'
import { useUser } from '../../entities/session/session.ts'
import { pathTo } from '../../navigation/paths.ts'
import { ListState } from '../../records/ListState.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/Page.tsx'
import { samplingQuery } from './api.ts'
import { BagLabels } from './BagLabels.tsx'
import styles from './Taking.module.css'
import { TakingTable } from './TakingTable.tsx'
import { takingPlan } from './taking-plan.ts'
import { soilPageText as page, takingText as text } from './text.ts'

const NOT_ASKED = { isMissing: false, text: '', forget: () => undefined }

/** Position that the place of the start is known by. */
function useStart() {
  const [position, setPosition] = useState<Position>()
  const [isLocating, setIsLocating] = useState(false)
  const locate = async (): Promise<void> => {
    setIsLocating(true)
    setPosition(await findPosition())
    setIsLocating(false)
  }
  const start = position?.kind === 'found' ? position.place : null
  const fault = position && position.kind !== 'found' ? text[position.kind] : undefined
  return { start, fault, isLocating, locate }
}

/** `/mullaproovid/{year}/votmine`: which samples are owed, in the order in which one goes, and labels for their bags. */
export function TakingPage() {
  const year = useGlobalYear()
  const user = useUser()
  const overview = useQuery(samplingQuery(year))
  const fields = useFieldShapes()
  const { start, fault, isLocating, locate } = useStart()
  const parents = useMemo(
    () => [{ label: soilSamplesText.title, to: pathTo('soilSamples', { year }) }],
    [year],
  )
  const plan = useMemo(
    () =>
      overview.data && fields.data
        ? takingPlan(overview.data.fields, fields.data, { year, start })
        : undefined,
    [overview.data, fields.data, year, start],
  )
  const actions = plan && plan.length > 0 && (
    <>
      <Button
        variant="default"
        loading={isLocating}
        leftSection={<IconCurrentLocation size={20} aria-hidden />}
        onClick={() => void locate()}
      >
        {text.fromHere}
      </Button>
      <PrintButton label={text.print} />
    </>
  )
  return (
    <Page parents={parents} actions={actions}>
      <ListState query={overview.isError ? overview : fields} lines={6} missing={NOT_ASKED} />
      {plan?.length === 0 && <EmptyState title={text.nothing}>{page.noneOwed(year)}</EmptyState>}
      {plan && plan.length > 0 && (
        <>
          <p className={layout.quiet} role="status">
            {fault ?? (start ? text.orderFromHere : text.order)}
          </p>
          <div className={styles.list}>
            <Card>
              <TakingTable plan={plan} fields={fields.data ?? []} year={year} />
            </Card>
          </div>
          <BagLabels plan={plan} year={year} farm={user?.company.name ?? ''} />
        </>
      )}
    </Page>
  )
}
