import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconCurrentLocation, IconFileImport, IconFlask, IconPlus, IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { SamplingOverview, SoilSample } from '@vagu/core/soil-samples/schema'
import { type ReactNode, useMemo, useState } from 'react'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { FarmPaperTitle } from '../../entities/session/FarmPaperTitle.tsx'
import { FieldSamples } from '../../entities/soil-samples/FieldSamples.tsx'
import { LazySampleDialog } from '../../entities/soil-samples/LazySampleDialog.tsx'
import { sampleKind } from '../../entities/soil-samples/sample-kind.ts'
import { soilSamplesText } from '../../entities/soil-samples/text.ts'
import { useSoilSamples } from '../../entities/soil-samples/use-soil-samples.ts'
import { formatDay } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import { pathTo } from '../../navigation/paths.ts'
import { DeletedButton } from '../../records/history/DeletedButton.tsx'
import { ListState } from '../../records/ListState.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { IfMay } from '../../ui/may.tsx'
import { Page } from '../../ui/Page.tsx'
import { samplingQuery } from './api.ts'
import { type FieldRow, fieldRowsOf, rowsTakenIn, takenYears } from './field-rows.ts'
import { FieldTable } from './FieldTable.tsx'
import layout from '../../ui/layout.module.css'
import styles from './SoilSamples.module.css'
import { soilPageText as text } from './text.ts'

const SoilMap = lazyComponent(async () => (await import('./SoilMap.tsx')).SoilMap)

/** Kind of what is added: a sample, or one that is taken where one stands. */
type Adding = 'sample' | 'here'

/** The way to the results of a laboratory in a file. */
const ImportLink = ({ year }: { readonly year: number }) => (
  <IfMay to="write">
    <Button
      component={Link}
      to={pathTo('soilImport', { year })}
      variant="default"
      leftSection={<IconFileImport size={20} aria-hidden />}
    >
      {text.toImport}
    </Button>
  </IfMay>
)

const AddButtons = ({ onAdd }: { readonly onAdd: (adding: Adding) => void }) => (
  <IfMay to="enter">
    <Button
      variant="default"
      leftSection={<IconCurrentLocation size={20} aria-hidden />}
      onClick={() => onAdd('here')}
    >
      {soilSamplesText.here}
    </Button>
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => onAdd('sample')}>
      {soilSamplesText.add}
    </Button>
  </IfMay>
)

function Summary({ overview, children }: { overview: SamplingOverview; children: ReactNode }) {
  const { needed, owed, by, fields, year } = overview
  // more samples than one field needs are none of another
  const kept = fields.reduce((sum, field) => sum + Math.min(field.kept, field.needed), 0)
  return (
    <div className={styles.summary}>
      <FarmPaperTitle title={text.onPaper(year)} />
      <div className={styles.facts}>
        <span className={styles.owed}>{owed > 0 ? text.owed(owed, formatDay(by)) : text.noneOwed(year)}</span>
        <span className={layout.quiet}>
          {text.state(needed, kept)}. {text.why}
        </span>
      </div>
      <div className={styles.choices}>{children}</div>
    </div>
  )
}

interface ContentProps {
  readonly overview: SamplingOverview
  readonly samples: readonly SoilSample[]
  readonly onAdd: (adding: Adding) => void
}

function Empty({ overview, onAdd }: Omit<ContentProps, 'samples'>) {
  if (overview.fields.length === 0)
    return (
      <EmptyState
        icon={<IconFlask size={32} />}
        title={text.noFieldsTitle}
        action={
          <Button component={Link} to={pathTo('fields', { year: overview.year })}>
            {text.toFields}
          </Button>
        }
      >
        {text.noFieldsText}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<IconFlask size={32} />}
      title={text.emptyTitle}
      action={
        <div className={layout.wrap}>
          <ImportLink year={overview.year} />
          <AddButtons onAdd={onAdd} />
        </div>
      }
    >
      {text.emptyText(overview.owed)}
    </EmptyState>
  )
}

type View = 'table' | 'map'

/** The field behind the # of the address, as a link from a job has it. */
function useFieldAtHash() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const forget = (): void => {
    if (hash !== '') void navigate({ to: '.', hash: '', replace: true })
  }
  return { hash, forget }
}

interface TakenProps {
  readonly year: number
  /** The year whose samples alone are shown; null for those of all years. */
  readonly taken: number | null
  readonly onTaken: (year: number | null) => void
}

const TakenChoice = ({ year, taken, onTaken }: TakenProps) => (
  <NativeSelect
    aria-label={text.taken}
    value={taken === null ? '' : String(taken)}
    onChange={({ currentTarget: { value } }) => onTaken(value === '' ? null : Number(value))}
    data={[
      { value: '', label: text.allYears },
      ...takenYears(year).map((each) => ({ value: String(each), label: text.takenIn(each) })),
    ]}
  />
)

/** The fields with what their samples say, as a table or on the map; one that is opened shows its samples. */
function Content({ overview, samples }: Omit<ContentProps, 'onAdd'>) {
  const [view, setView] = useState<View>('table')
  const { hash, forget } = useFieldAtHash()
  const [chosenId, setChosenId] = useState<string>()
  const openedId = chosenId ?? hash
  const close = (): void => {
    setChosenId(undefined)
    forget()
  }
  const day = today()
  const rows = useMemo(() => fieldRowsOf(overview, samples, day), [overview, samples, day])
  const [taken, setTaken] = useState<number | null>(null)
  const shown = useMemo(() => rowsTakenIn(overview, samples, { taken, day }), [overview, samples, taken, day])
  const opened = rows.find(({ fieldId }) => fieldId === openedId)
  const open = ({ fieldId }: FieldRow): void => setChosenId(fieldId)
  return (
    <>
      <Summary overview={overview}>
        <Button
          component={Link}
          to={pathTo('soilTaking', { year: overview.year })}
          variant="default"
          leftSection={<IconRoute size={20} aria-hidden />}
        >
          {text.plan}
        </Button>
        <ImportLink year={overview.year} />
        <TakenChoice year={overview.year} taken={taken} onTaken={setTaken} />
        <SegmentedControl<View>
          aria-label={text.view}
          value={view}
          onChange={setView}
          data={[
            { value: 'table', label: text.views.table },
            { value: 'map', label: text.views.map },
          ]}
        />
      </Summary>
      {taken !== null && shown.length === 0 ? (
        <EmptyState icon={<IconFlask size={32} />} title={text.noneTaken(taken)} />
      ) : view === 'table' ? (
        <FieldTable rows={shown} onOpen={open} />
      ) : (
        <SoilMap
          fallback={<DelayedSkeleton lines={1} height={360} />}
          props={{ rows: shown, year: overview.year, onOpen: open }}
        />
      )}
      {opened && (
        <Dialog
          isOpen
          onClose={close}
          title={soilSamplesText.samplesOf(opened.fieldName)}
          width={960}
          isChanged={false}
        >
          <FieldSamples
            fieldId={opened.fieldId}
            fieldName={opened.fieldName}
            year={overview.year}
            samples={opened.all}
            like={samples[0]}
          />
        </Dialog>
      )}
    </>
  )
}

const NOT_ASKED = { isMissing: false, text: '', forget: () => undefined }

/** `/mullaproovid/{year}`: what the soil of each field holds, and which samples are owed. */
export function SoilSamplesPage() {
  const year = useGlobalYear()
  const samples = useSoilSamples()
  const overview = useQuery(samplingQuery(year))
  const [adding, setAdding] = useState<Adding>()
  const close = (): void => setAdding(undefined)
  const isKnown = samples.data && overview.data
  const isEmpty = samples.data?.length === 0 || overview.data?.fields.length === 0
  return (
    <Page actions={isKnown && !isEmpty && <AddButtons onAdd={setAdding} />}>
      <ListState query={samples.isError ? samples : overview} lines={6} missing={NOT_ASKED} />
      {isKnown && isEmpty && <Empty overview={overview.data} onAdd={setAdding} />}
      {isKnown && !isEmpty && <Content overview={overview.data} samples={samples.data} />}
      {isKnown && <DeletedButton kind={sampleKind} title={text.deletedOnes} text={text.deletedOnesText} />}
      {adding && (
        <LazySampleDialog
          onFailed={close}
          props={{
            start: { date: today(), like: samples.data?.[0] },
            isHere: adding === 'here',
            year,
            onClose: close,
            onSaved: close,
          }}
        />
      )}
    </Page>
  )
}
